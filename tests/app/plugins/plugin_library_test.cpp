// SPDX-License-Identifier: MIT
#include "plugins/plugin_library.h"
#include "plugins/plugin_list_model.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace flocktale;

namespace {

const QString kBuilt = QStringLiteral(FLOCKTALE_PLUGIN_FOLDER);

void write(const QString& path, const QByteArray& content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(content);
}

const char* const kStar =
    R"({"id": "test.star", "name": "Test", "version": "1", "api": 1, "kind": "shape", "type": "star"})";

} // namespace

TEST_CASE("the plugins that ship are found, load and do what they say")
{
    PluginLibrary library({kBuilt});
    CHECK(library.formats() == QStringList{"contact-sheet", "json", "png"});
    for (const QString& format : library.formats()) {
        Exporter* exporter = library.exporter(format);
        REQUIRE(exporter);
        CHECK(QString::fromStdString(exporter->ending()) == library.exporterInfo(format)->ending);
    }
    const auto shapes = library.shapes();
    REQUIRE(shapes.size() == 1);
    CHECK(shapes[0]->type() == "star");
    for (const PluginLibrary::Row& row : library.rows()) CHECK(row.failure.isEmpty());
}

TEST_CASE("descriptions are read without loading any code")
{
    const QTemporaryDir folder;
    write(folder.filePath("a/plugin.json"), kStar); // no library beside it at all
    PluginLibrary library({folder.path()});
    REQUIRE(library.rows().size() == 1);
    CHECK(library.rows()[0].info.name == "Test");
    CHECK(library.rows()[0].failure.isEmpty());
    CHECK(library.shapes().empty());
    CHECK_FALSE(library.rows()[0].failure.isEmpty()); // now it has been tried
}

TEST_CASE("a plugin that cannot be used is a row that says why, and the others work")
{
    const QTemporaryDir folder;
    write(folder.filePath("a-broken-library/plugin.json"), kStar);
    write(folder.filePath("a-broken-library/plugin.so"), "this is no library");
    write(folder.filePath("b-not-json/plugin.json"), "{");
    write(folder.filePath("c-other-api/plugin.json"),
          R"({"id": "test.c", "name": "C", "version": "1", "api": 99, "kind": "shape", "type": "c"})");
    write(folder.filePath("d-empty/readme.txt"), "nothing");
    QDir().mkpath(folder.filePath("e-lies"));
    write(folder.filePath("e-lies/plugin.json"),
          R"({"id": "test.e", "name": "E", "version": "1", "api": 1, "kind": "shape", "type": "other"})");
    REQUIRE(QFile::copy(kBuilt + "/star/plugin.so", folder.filePath("e-lies/plugin.so")));
    PluginLibrary library({folder.path(), kBuilt});
    CHECK(library.shapes().size() == 1); // the star that ships
    REQUIRE(library.rows().size() == 9);
    for (std::size_t i = 0; i < 5; ++i) {
        INFO(library.rows()[i].info.folder.toStdString());
        CHECK_FALSE(library.rows()[i].failure.isEmpty());
    }
    PluginListModel model(library);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(model.rowCount() == 9);
    CHECK_FALSE(model.data(model.index(1), PluginListModel::FailureRole).toString().isEmpty());
    CHECK(model.data(model.index(8), PluginListModel::FailureRole).toString().isEmpty());
}

TEST_CASE("of two plugins with one id the first counts")
{
    PluginLibrary library({kBuilt, kBuilt});
    CHECK(library.rows().size() == 4);
}

TEST_CASE("the star has exactly the points asked for, evenly and without a doubled seam")
{
    PluginLibrary library({kBuilt});
    const ShapeGenerator* star = library.shapes().at(0);
    for (const int count : {1, 2, 10, 99, 100}) {
        const auto points = star->points({}, count);
        REQUIRE(points.size() == static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < points.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(points[i] == points[j]);
    }
    const auto points = star->points({{"tips", 5.0}, {"radius", 100.0}}, 10);
    CHECK(points[0].x == Approx(0).margin(1e-9));
    CHECK(points[0].y == Approx(-100));
}
