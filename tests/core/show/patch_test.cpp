// SPDX-License-Identifier: MIT
#include "show/edit.h"
#include "show/patch.h"
#include "support/catch.h"
#include "support/shows.h"

#include <random>

using namespace flocktale;

namespace {
/// Any edit of many, chosen by a fixed sequence of numbers.
void editSomehow(Show& show, std::mt19937& random)
{
    const auto pick = [&](unsigned n) { return n == 0 ? 0u : static_cast<unsigned>(random() % n); };
    const auto anyAct = [&] {
        return show.acts.empty() ? ActId{} : show.acts[pick(static_cast<unsigned>(show.acts.size()))].id;
    };
    switch (pick(13)) {
    case 0:
        addAct(show, test::act("", pick(30), 1 + pick(3)));
        break;
    case 1:
        removeAct(show, anyAct());
        break;
    case 2:
        (void)moveAct(show, anyAct(), nearestStep(pick(40)));
        break;
    case 3:
        (void)trimActEnd(show, anyAct(), nearestStep(pick(40)));
        break;
    case 4:
        (void)reorderAct(show, anyAct(), pick(2) == 0 ? -1 : 1);
        break;
    case 5:
        (void)duplicateAct(show, anyAct());
        break;
    case 6:
        addCast(show, anyAct(), test::cast("", DiscShape{double(1 + pick(300))}));
        break;
    case 7:
        setTitle(show, "title " + std::to_string(pick(5)));
        break;
    case 8:
        show.flock.count = 1 + static_cast<int>(pick(900));
        break;
    case 9:
        addMarker(show, Marker{{}, "m", {}, nearestStep(pick(40)), {}, {}});
        break;
    case 10:
        addProp(show, Prop{});
        break;
    case 11:
        show.tempo = {Tempo{nearestStep(pick(3)), 90.0 + pick(5), 4, {}}};
        break;
    default:
        show.flight.align = pick(10) * 0.01;
        break;
    }
}
} // namespace

TEST_CASE("a patch gives the other show and, swapped again, the first one")
{
    for (const unsigned seed : {1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u}) {
        INFO("seed " << seed);
        std::mt19937 random(seed);
        Show show = test::threeActs();
        for (int i = 0; i < 60; ++i) {
            const Show before = show;
            Show after = show;
            editSomehow(after, random);
            ShowPatch patch = patchBetween(before, after);
            CHECK(patch.empty() == (before == after));
            swapPatch(show, patch);
            REQUIRE(show == after);
            swapPatch(show, patch);
            REQUIRE(show == before);
            swapPatch(show, patch);
            REQUIRE(show == after);
        }
    }
}

TEST_CASE("a patch holds only what differs")
{
    const Show before = test::threeActs();
    Show after = before;
    after.acts[1].name = "other";
    const ShowPatch patch = patchBetween(before, after);
    CHECK(patch.acts.values.size() == 1);
    CHECK_FALSE(patch.acts.order.has_value());
    CHECK_FALSE(patch.flight.has_value());
    CHECK(patch.props.empty());
}
