// SPDX-License-Identifier: MIT
#include "app/cli/program.h"
#include "support/catch.h"
#include "support/qr_readers.h"

#include <QImage>
#include <QTemporaryDir>

using namespace flocktale::test;

namespace {
GrayPicture grayPicture(const QString& path)
{
    const QImage image = QImage(path).convertToFormat(QImage::Format_Grayscale8);
    GrayPicture picture{image.width(), image.height(), {}};
    for (int y = 0; y < image.height(); ++y)
        picture.pixels.insert(picture.pixels.end(), image.constScanLine(y), image.constScanLine(y) + image.width());
    return picture;
}
} // namespace

TEST_CASE("the code of the shipped theatre is read by two readers at 720p and 1080p, from its lights to its end")
{
    const QTemporaryDir folder;
    for (const char* width : {"1280", "1920"})
        for (const char* at : {"106.5", "109", "112.9"}) {
            INFO(width << " pixels at " << at << " s");
            const QString path = folder.filePath("code.png");
            REQUIRE(run({"export", shippedShow("theatre.json"), "-o", path, "--at", at, "--width", width}).status == 0);
            const GrayPicture picture = grayPicture(path);
            CHECK(readWithZbar(picture) == "https://example.org/flocktale");
            CHECK(readWithZXing(picture) == "https://example.org/flocktale");
        }
}
