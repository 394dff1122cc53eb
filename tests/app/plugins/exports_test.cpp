// SPDX-License-Identifier: MIT
#include "plugins/exports.h"
#include "support/catch.h"
#include "support/shows.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace flocktale;

namespace {

/// An open show of three acts and its exports.
struct Bench {
    Bench() { document.open(test::threeActs()); }
    void choose(const char* format)
    {
        exports.setFormatIndex(static_cast<int>(exports.formats().indexOf(QLatin1String(format))));
    }

    QTemporaryDir folder;
    ShowDocument document;
    PluginLibrary plugins{{QStringLiteral(FLOCKTALE_PLUGIN_FOLDER)}};
    ShapeLibrary shapes;
    Exports exports{document, plugins, shapes};
    QSignalSpy finished{&exports, &Exports::finished};
    QSignalSpy failed{&exports, &Exports::failed};
    QSignalSpy cancelled{&exports, &Exports::cancelled};
};

} // namespace

TEST_CASE("a picture of the chosen moment is written under the name with its ending")
{
    Bench bench;
    bench.choose("png");
    bench.exports.setTime(2.5);
    bench.exports.choosePath(QUrl::fromLocalFile(bench.folder.filePath("moment")));
    CHECK(bench.exports.isRunning());
    REQUIRE(bench.finished.wait());
    CHECK_FALSE(bench.exports.isRunning());
    CHECK(bench.finished[0][0].toString() == bench.folder.filePath("moment.png"));
    CHECK(QImage(bench.folder.filePath("moment.png")).size() == QSize(1280, 720));
}

TEST_CASE("a file that is there is replaced only after the answer yes")
{
    Bench bench;
    bench.choose("json");
    const QString path = bench.folder.filePath("show.json");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("OLD");
    file.close();
    bench.exports.choosePath(QUrl::fromLocalFile(bench.folder.filePath("show")));
    CHECK(bench.exports.overwritePath() == path);
    CHECK_FALSE(bench.exports.isRunning());
    bench.exports.answerOverwrite(false);
    CHECK(bench.exports.overwritePath().isEmpty());
    CHECK(QFileInfo(path).size() == 3);
    bench.exports.choosePath(QUrl::fromLocalFile(path));
    bench.exports.answerOverwrite(true);
    REQUIRE(bench.finished.wait());
    CHECK(QFileInfo(path).size() > 3);
}

TEST_CASE("a cancelled export leaves no file")
{
    Bench bench;
    bench.choose("contact-sheet");
    bench.exports.choosePath(QUrl::fromLocalFile(bench.folder.filePath("sheet")));
    bench.exports.cancel();
    REQUIRE(bench.cancelled.wait());
    CHECK_FALSE(QFile::exists(bench.folder.filePath("sheet.png")));
    CHECK(bench.finished.isEmpty());
}

TEST_CASE("an export that cannot be made says why")
{
    Bench bench;
    Show show = test::threeActs();
    show.acts[1].casts = {test::cast("c1", TextShape{})}; // this bench has no fonts
    bench.document.open(show);
    bench.choose("json");
    bench.exports.choosePath(QUrl::fromLocalFile(bench.folder.filePath("text")));
    REQUIRE(bench.failed.wait());
    CHECK_FALSE(bench.failed[0][0].toString().isEmpty());
    CHECK_FALSE(QFile::exists(bench.folder.filePath("text.json")));
}

TEST_CASE("the form of the options follows what the exporter declares and keeps values in range")
{
    Bench bench;
    bench.choose("contact-sheet");
    ExportOptionsModel& options = *bench.exports.options();
    const QAbstractItemModelTester tester(&options, QAbstractItemModelTester::FailureReportingMode::Fatal);
    REQUIRE(options.rowCount() == 3);
    CHECK(options.data(options.index(1), ExportOptionsModel::ValueRole).toDouble() == 6);
    CHECK(options.setNumber(1, 3.4));
    CHECK(options.data(options.index(1), ExportOptionsModel::ValueRole).toDouble() == 3);
    CHECK(options.setNumber(1, 1e9));
    CHECK(options.data(options.index(1), ExportOptionsModel::ValueRole).toDouble() == 20);
    CHECK_FALSE(options.setText(1, "many"));
    CHECK_FALSE(options.setNumber(7, 1));
    bench.choose("json");
    CHECK(options.rowCount() == 0);
}
