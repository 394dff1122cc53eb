// SPDX-License-Identifier: MIT
#include "show/edit.h"
#include "show/props.h"
#include "support/catch.h"
#include "support/shows.h"

using namespace flocktale;

TEST_CASE("an attached prop shows during its act, follows it, and fades at both ends")
{
    Show show = test::threeActs();
    Prop prop;
    prop.act = ActId{"a2"};
    prop.duration = Step{};
    prop.fade = 0.5;
    addProp(show, prop);
    CHECK(visibleProps(show, nearestStep(0.9)).empty());
    REQUIRE(visibleProps(show, nearestStep(2)).size() == 1);
    CHECK(visibleProps(show, nearestStep(2))[0].opacity == 1);
    const double in = visibleProps(show, nearestStep(1.25))[0].opacity;
    CHECK(in > 0.4);
    CHECK(in < 0.6);
    const double out = visibleProps(show, nearestStep(3.75))[0].opacity;
    CHECK(out > 0.4);
    CHECK(out < 0.6);
    CHECK(visibleProps(show, nearestStep(4)).empty());
    CHECK(moveAct(show, ActId{"a2"}, nearestStep(10)));
    CHECK(visibleProps(show, nearestStep(2)).empty());
    CHECK(visibleProps(show, nearestStep(11)).size() == 1);
}

TEST_CASE("a prop with a time of its own ends with its duration")
{
    Show show;
    Prop prop;
    prop.start = nearestStep(1);
    prop.duration = nearestStep(2);
    addProp(show, prop);
    CHECK(visibleProps(show, nearestStep(1) - Step{1}).empty());
    CHECK(visibleProps(show, nearestStep(1)).size() == 1);
    CHECK(visibleProps(show, nearestStep(3) - Step{1}).size() == 1);
    CHECK(visibleProps(show, nearestStep(3)).empty());
}
