// SPDX-License-Identifier: MIT
#include "library/own_template.h"

#include "app/inspector/bench.h"
#include "library/template_model.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// A show with one act, and its own library of templates.
struct Own : Bench {
    Own()
    {
        QDir(TemplateStore::standardFolder()).removeRecursively();
        model.setDocument(&document);
        model.setSelection(&selection);
        model.setShapes(&shapes);
    }
    ~Own() { QDir(TemplateStore::standardFolder()).removeRecursively(); }
    TemplateModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

Stage sized(double width, double height)
{
    Stage stage;
    stage.width = width;
    stage.height = height;
    return stage;
}

} // namespace

TEST_CASE("Acts on another stage stand as they stood on their own", "[templates]")
{
    Show own = threeActs();
    own.stage = sized(1000, 500);
    own.acts[1].casts[0].place = {250, 250, 2, 30};
    Prop prop;
    prop.act = ActId{"a2"};
    prop.x = 500;
    prop.y = 500;
    prop.textSize = 20;
    own.props = {prop};
    const Show wide = fittedTo(sized(2000, 500), own);
    CHECK(wide.acts[1].casts[0].place == Place{500, 250, 2, 30});
    CHECK(wide.props[0].x == 1000);
    CHECK(wide.props[0].textSize == 20);
    const Show small = fittedTo(sized(500, 250), own);
    CHECK(small.acts[1].casts[0].place == Place{125, 125, 1, 30});
    CHECK(small.props[0].textSize == 10);
    CHECK(fittedTo(sized(1000, 500), own) == own);
}

TEST_CASE("The selected acts are saved and put in again, one undo step, with ids of their own", "[templates]")
{
    Own own;
    const int before = own.model.rowCount();
    own.selection.set({ActId{"a1"}, ActId{"a2"}});
    const QString id = own.model.saveSelection();
    REQUIRE_FALSE(id.isEmpty());
    CHECK(own.model.rowCount() == before + 1);
    CHECK(own.model.rowOf(id) == before);
    CHECK(own.model.index(before).data(TemplateModel::OwnRole).toBool());
    CHECK(own.model.index(before).data(TemplateModel::NameRole).toString() == QStringLiteral("a1"));
    CHECK(own.document.history().count() == 0);

    const Show show = own.document.show();
    CHECK(own.model.add(id, 600));
    REQUIRE(own.document.show().acts.size() == 5);
    CHECK(own.document.show().acts[3].start == Step{600});
    CHECK(own.document.show().acts[4].casts[0].shape == show.acts[1].casts[0].shape);
    CHECK(own.selection.acts().size() == 2);
    CHECK(own.document.show().acts[3].id != ActId{"a1"});
    CHECK(own.document.history().count() == 1);
    own.document.undo();
    CHECK(own.document.show() == show);
    own.document.redo();
    CHECK(own.document.show().acts.size() == 5);
}

TEST_CASE("An own template says when the flock is too small for it", "[templates]")
{
    Own own;
    own.document.edit(QStringLiteral("Code"), [](Show& show) {
        Cast cast = show.acts[1].casts[0];
        QrShape code;
        code.text = std::string(150, 'x');
        cast.shape = code;
        return setCast(show, ActId{"a2"}, cast);
    });
    own.document.edit(QStringLiteral("Many"), [](Show& show) {
        FlockSetup flock = show.flock;
        flock.count = 2000;
        return setFlock(show, flock);
    });
    own.selection.select(ActId{"a2"});
    const int row = own.model.rowOf(own.model.saveSelection());
    REQUIRE(row >= 0);
    CHECK(own.model.index(row).data(TemplateModel::NoteRole).toString().isEmpty());
    own.document.undo();
    CHECK_FALSE(own.model.index(row).data(TemplateModel::NoteRole).toString().isEmpty());
}

TEST_CASE("A broken file is a row that adds nothing and can be deleted and brought back", "[templates]")
{
    Own own;
    QDir().mkpath(TemplateStore::standardFolder());
    QFile file(TemplateStore::standardFolder() + QStringLiteral("/broken.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("[]");
    file.close();
    TemplateModel model;
    const QString id = QStringLiteral("own:broken");
    const int row = model.rowOf(id);
    REQUIRE(row >= 0);
    CHECK_FALSE(model.index(row).data(TemplateModel::ProblemRole).toString().isEmpty());
    model.setDocument(&own.document);
    model.setShapes(&own.shapes);
    CHECK_FALSE(model.add(id, 0));
    CHECK(model.own(id) == nullptr);
    CHECK(model.remove(id));
    CHECK(model.rowOf(id) < 0);
    CHECK(model.removedName() == QStringLiteral("broken"));
    CHECK(model.bringBack());
    CHECK(model.rowOf(id) == row);
    CHECK_FALSE(model.remove(QStringLiteral("disc")));
}
