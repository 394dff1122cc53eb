// SPDX-License-Identifier: MIT
#include "inspector/prop_list_model.h"

#include "bench.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>

using namespace flocktale;
using namespace flocktale::test;

namespace {

struct Props : Bench {
    Props()
    {
        model.setDocument(&document);
        model.setSelection(&selection);
    }
    PropListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("A new prop belongs to the selected act, else it shows from the playhead on")
{
    Props props;
    props.model.add(PropListModel::Label, 90);
    props.selection.select(ActId{"a2"});
    props.model.add(PropListModel::Plate, 90);
    const std::vector<Prop>& made = props.document.show().props;
    REQUIRE(made.size() == 2);
    CHECK(made[0].act.empty());
    CHECK(made[0].start == Step{90});
    CHECK(made[0].duration > Step{});
    CHECK(made[1].act == ActId{"a2"});
    CHECK(props.model.currentRow() == 1);
    props.document.undo();
    props.document.undo();
    CHECK(props.model.rowCount() == 0);
    CHECK(props.model.current().isEmpty());
}

TEST_CASE("Every kind of prop appears inside the stage")
{
    Props props;
    for (int kind = PropListModel::Plate; kind <= PropListModel::Finders; ++kind) {
        props.model.add(static_cast<PropListModel::Kind>(kind), 0);
        const Prop& prop = props.document.show().props.back();
        const Stage& stage = props.document.show().stage;
        CHECK(prop.x > 0);
        CHECK(prop.x + (prop.kind == PropKind::dashedLine ? prop.width : prop.width / 2) < stage.width);
        CHECK(prop.y + prop.height / 2 < stage.height);
    }
    CHECK(props.model.rowCount() == 5);
}

TEST_CASE("A removed prop hands the choice on to its neighbour")
{
    Props props;
    for (int i = 0; i < 3; ++i) props.model.add(PropListModel::Box, 0);
    props.model.choose(1);
    const QString behind = props.model.index(2).data(PropListModel::PropIdRole).toString();
    props.model.remove(1);
    CHECK(props.model.current() == behind);
    props.model.remove(1);
    CHECK(props.model.currentRow() == 0);
    props.model.duplicate(0);
    CHECK(props.model.rowCount() == 2);
    CHECK(props.model.currentRow() == 1);
}

TEST_CASE("A prop that leaves its act keeps the time at which it shows")
{
    Props props;
    props.selection.select(ActId{"a2"});
    props.model.add(PropListModel::Plate, 0);
    ParameterModel form;
    props.show(form, ParameterModel::PropForm);
    form.setProp(props.model.current());
    const int row = form.rowOf(QStringLiteral("act"));
    CHECK(form.index(row).data(ParameterModel::ChosenRole).toInt() == 2);
    CHECK(form.setChoice(row, 0));
    const Prop& prop = props.document.show().props.back();
    CHECK(prop.act.empty());
    CHECK(prop.start == props.document.show().acts[1].start);
    CHECK(prop.duration == props.document.show().acts[1].duration);
    CHECK(form.setChoice(row, 3));
    CHECK(props.document.show().props.back().act == ActId{"a3"});
}
