// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/act_clipboard.h"
#include "timeline_fixture.h"

#include <QMimeData>

using namespace flocktale;
using namespace flocktale::test;

TEST_CASE("what is copied comes back as it was, with its props and without those of others")
{
    Show show = threeActs();
    Prop prop;
    prop.act = ActId{"a2"};
    prop.text = "mine";
    addProp(show, prop);
    prop.act = ActId{"a3"};
    addProp(show, prop);
    const auto data = actsToMimeData(show, {ActId{"a2"}, ActId{"a1"}});
    REQUIRE(data);
    CHECK(data->hasFormat("application/x-flocktale-acts+json"));
    const auto group = actsFromMimeData(*data);
    REQUIRE(group);
    REQUIRE(group->acts.size() == 2);
    CHECK(group->acts[0] == show.acts[0]);
    CHECK(group->acts[1] == show.acts[1]);
    REQUIRE(group->props.size() == 1);
    CHECK(group->props[0] == show.props[0]);
}

TEST_CASE("a show as plain text can be pasted too, other text cannot")
{
    QMimeData data;
    data.setText(actsToMimeData(threeActs(), {ActId{"a2"}})->text());
    CHECK(actsFromMimeData(data));
    for (const char* text : {"", "hello", "{}", "[1, 2]", "{\"flocktale\": 1, \"acts\": 7}"}) {
        data.setText(QString::fromLatin1(text));
        CHECK_FALSE(actsFromMimeData(data));
    }
    CHECK_FALSE(actsFromMimeData(QMimeData()));
}

TEST_CASE("nothing selected gives nothing to copy")
{
    CHECK_FALSE(actsToMimeData(threeActs(), {}));
    CHECK_FALSE(actsToMimeData(threeActs(), {ActId{"nobody"}}));
}
