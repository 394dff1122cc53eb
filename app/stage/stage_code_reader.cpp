// SPDX-License-Identifier: MIT
#include "stage/stage_code_reader.h"

#ifdef FLOCKTALE_HAS_ZXING

#include "stage/stage_painter.h"

#include <QImage>

#define ZX_USE_UTF8 1 // ZXing 1.4 gives text as std::string, as all later ones do
#if __has_include(<ZXing/ReaderOptions.h>)
#include <ZXing/ReaderOptions.h>
#endif
#include <ZXing/ReadBarcode.h>

#include <algorithm>

namespace flocktale {

namespace {

#if __has_include(<ZXing/ReaderOptions.h>)
ZXing::ReaderOptions readerOptions()
{
    ZXing::ReaderOptions options;
    options.setFormats(ZXing::BarcodeFormat::QRCode);
    options.setTextMode(ZXing::TextMode::Plain);
    return options;
}
#else
ZXing::DecodeHints readerOptions() { return ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode); }
#endif

class StageCodeReader : public CodeReader {
public:
    std::vector<std::string> codesIn(const Show& show, const Frame& frame) const override
    {
        constexpr double kWidth = 1280; // pixels
        const double height = kWidth * show.stage.height / show.stage.width;
        const QSize size(static_cast<int>(kWidth), std::clamp(static_cast<int>(height + 0.5), 1, 4096));
        const QImage picture = paintStage(show, frame, size).convertToFormat(QImage::Format_Grayscale8);
        if (picture.isNull()) return {};
        const ZXing::ImageView view(picture.constBits(), picture.width(), picture.height(), ZXing::ImageFormat::Lum,
                                    static_cast<int>(picture.bytesPerLine()));
        std::vector<std::string> texts;
        for (const auto& found : ZXing::ReadBarcodes(view, readerOptions()))
            if (found.isValid()) texts.push_back(found.text());
        return texts;
    }
};

} // namespace

std::unique_ptr<const CodeReader> makeStageCodeReader() { return std::make_unique<const StageCodeReader>(); }

} // namespace flocktale

#else

namespace flocktale {

std::unique_ptr<const CodeReader> makeStageCodeReader() { return nullptr; }

} // namespace flocktale

#endif
