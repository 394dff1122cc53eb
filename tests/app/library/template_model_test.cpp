// SPDX-License-Identifier: MIT
#include "library/template_model.h"

#include "app/inspector/bench.h"
#include "base/limits.h"
#include "library/act_templates.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct Library : Bench {
    Library()
    {
        model.setDocument(&document);
        model.setSelection(&selection);
        model.setShapes(&shapes);
    }
    QString note(const QString& id) const
    {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row).data(TemplateModel::TemplateIdRole).toString() == id)
                return model.index(row).data(TemplateModel::NoteRole).toString();
        return QStringLiteral("not there");
    }
    TemplateModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("Adding an act is one undo step, and the act is selected")
{
    Library library;
    const Show before = library.document.show();
    CHECK(library.model.add(QStringLiteral("disc"), 600));
    CHECK(library.document.show().acts.size() == before.acts.size() + 1);
    CHECK(library.selection.currentAct() == library.document.show().acts.back().id);
    CHECK(library.document.show().acts.back().start == Step{600});
    library.document.undo();
    CHECK(library.document.show() == before);
    CHECK(!library.model.add(QStringLiteral("nothing"), 0));
}

TEST_CASE("An act that is dropped at a time begins at the nearest step, and never before the show")
{
    Library library;
    CHECK(library.model.addAt(QStringLiteral("disc"), 7.007));
    CHECK(library.document.show().acts.back().start == Step{420});
    library.document.open(Show{});
    CHECK(library.model.addAt(QStringLiteral("disc"), -2));
    CHECK(library.document.show().acts.front().start == Step{});
    CHECK(library.model.addAt(QStringLiteral("disc"), 1e12));
    CHECK(library.document.show().length() == nearestStep(limits::kShowSeconds));
}

TEST_CASE("An act that is dropped into a narrow gap fills it, and the others stay where they are")
{
    Library library;
    library.document.edit(QStringLiteral("Gap"), [](Show& show) { return trimActStart(show, ActId{"a3"}, Step{270}); });
    const Step gap = library.document.show().acts[1].end();
    CHECK(library.model.addAt(QStringLiteral("disc"), seconds(gap + Step{3})));
    const Show& show = library.document.show();
    REQUIRE(show.acts.size() == 4);
    CHECK(show.acts[2].start == gap);
    CHECK(show.acts[2].end() == Step{270});
    CHECK(show.acts[3].id == ActId{"a3"});
}

TEST_CASE("An act that is added where another plays goes to the nearest free place")
{
    Library library;
    CHECK(library.model.add(QStringLiteral("ring"), 100));
    const Show& show = library.document.show();
    for (std::size_t i = 1; i < show.acts.size(); ++i) CHECK(show.acts[i].start >= show.acts[i - 1].end());
}

TEST_CASE("A template says when the flock is too small for it, and no longer when it has grown")
{
    Library library;
    const auto setBirds = [&](int birds) {
        library.document.edit(QStringLiteral("Birds"), [birds](Show& show) {
            FlockSetup flock = show.flock;
            flock.count = birds;
            return setFlock(show, flock);
        });
    };
    setBirds(10);
    CHECK(!library.note(QStringLiteral("code")).isEmpty());
    CHECK(library.note(QStringLiteral("disc")).isEmpty());
    setBirds(1'000);
    CHECK(library.note(QStringLiteral("code")).isEmpty());
}
