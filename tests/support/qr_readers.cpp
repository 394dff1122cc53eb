// SPDX-License-Identifier: MIT
#include "support/qr_readers.h"

// zbar comes first: ZXing's Error.h defines macros that spoil zbar's C++ part.
#include <zbar.h>

#define ZX_USE_UTF8 1 // ZXing 1.4 gives text as std::string, as all later ones do
#if __has_include(<ZXing/ReaderOptions.h>)
#include <ZXing/ReaderOptions.h>
#endif
#include <ZXing/ReadBarcode.h>

namespace flocktale::test {

namespace {
#if __has_include(<ZXing/ReaderOptions.h>)
ZXing::ReaderOptions zxingOptions()
{
    ZXing::ReaderOptions options;
    options.setFormats(ZXing::BarcodeFormat::QRCode);
    options.setTextMode(ZXing::TextMode::Plain);
    return options;
}
#else
ZXing::DecodeHints zxingOptions() { return ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode); }
#endif
} // namespace

std::optional<std::string> readWithZbar(const GrayPicture& picture)
{
    zbar::ImageScanner scanner;
    scanner.set_config(zbar::ZBAR_NONE, zbar::ZBAR_CFG_ENABLE, 0);
    scanner.set_config(zbar::ZBAR_QRCODE, zbar::ZBAR_CFG_ENABLE, 1);
    zbar::Image image(static_cast<unsigned>(picture.width), static_cast<unsigned>(picture.height), "Y800",
                      picture.pixels.data(), picture.pixels.size());
    if (scanner.scan(image) != 1) return std::nullopt;
    return image.symbol_begin()->get_data();
}

std::optional<std::string> readWithZXing(const GrayPicture& picture)
{
    const ZXing::ImageView view(picture.pixels.data(), picture.width, picture.height, ZXing::ImageFormat::Lum);
    const auto found = ZXing::ReadBarcodes(view, zxingOptions());
    if (found.size() != 1 || !found.front().isValid()) return std::nullopt;
    return found.front().text();
}

} // namespace flocktale::test
