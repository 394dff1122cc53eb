// SPDX-License-Identifier: MIT
#include "inspector/cast_edits.h"

#include "base/limits.h"
#include "show/edit.h"
#include "support/catch.h"
#include "support/shows.h"

using namespace flocktale;
using namespace flocktale::test;

namespace {

Show withCasts(std::vector<Cast> casts, int birds)
{
    Show show = threeActs();
    show.flock.count = birds;
    show.acts[1].casts = std::move(casts);
    return show;
}

const ActId kAct{"a2"};

} // namespace

TEST_CASE("A lone cast that shares gets its birds from a larger flock")
{
    Show show = withCasts({cast("c1", QrShape{})}, 100);
    CHECK(giveBirds(show, kAct, CastId{"c1"}, 400));
    CHECK(show.flock.count == 400);
    CHECK(show.acts[1].casts[0].count == 0);
    CHECK(birdsOfCast(show, kAct, CastId{"c1"}) == 400);
}

TEST_CASE("A cast among others gets a fixed number and nobody else loses a bird that was counted")
{
    for (const int flock : {50, 300, 700}) {
        Show show = withCasts({cast("c1", DiscShape{}, 200), cast("c2", QrShape{}), cast("c3", DiscShape{})}, flock);
        CHECK(giveBirds(show, kAct, CastId{"c2"}, 400));
        CHECK(birdsOfCast(show, kAct, CastId{"c2"}) == 400);
        CHECK(birdsOfCast(show, kAct, CastId{"c1"}) == 200);
        CHECK(missingBirds(show, show.acts[1]) == 0);
    }
}

TEST_CASE("A cast that has birds enough is left as it is")
{
    Show show = withCasts({cast("c1", QrShape{})}, 500);
    const Show before = show;
    CHECK(!giveBirds(show, kAct, CastId{"c1"}, 400));
    CHECK(!giveBirds(show, kAct, CastId{"c9"}, 600));
    CHECK(!giveBirds(show, kAct, CastId{"c1"}, limits::kBirds + 1));
    CHECK(show == before);
}

TEST_CASE("The birds that casts ask for in vain are told")
{
    const Show show =
        withCasts({cast("c1", DiscShape{}, 90), cast("c2", DiscShape{}, 60), cast("c3", DiscShape{})}, 100);
    CHECK(missingBirds(show, show.acts[1]) == 50);
}

TEST_CASE("A cast moves to any place in the order and the others keep theirs")
{
    for (std::size_t from = 0; from < 4; ++from) {
        for (std::size_t to = 0; to < 4; ++to) {
            Show show = withCasts(
                {cast("c1", DiscShape{}), cast("c2", DiscShape{}), cast("c3", DiscShape{}), cast("c4", DiscShape{})},
                9);
            std::vector<std::string> wanted{"c1", "c2", "c3", "c4"};
            const std::string moved = wanted[from];
            wanted.erase(wanted.begin() + static_cast<std::ptrdiff_t>(from));
            wanted.insert(wanted.begin() + static_cast<std::ptrdiff_t>(to), moved);
            CHECK(moveCast(show, kAct, CastId{moved}, to) == (from != to));
            std::vector<std::string> got;
            for (const Cast& entry : show.acts[1].casts) got.push_back(entry.id.value);
            CHECK(got == wanted);
        }
    }
    Show show = withCasts({cast("c1", DiscShape{})}, 9);
    CHECK(!moveCast(show, kAct, CastId{"c1"}, 1));
}

TEST_CASE("A copy of a cast stands behind it and has an id of its own")
{
    Show show = withCasts({cast("c1", RingShape{50}), cast("c2", DiscShape{})}, 10);
    const CastId copy = duplicateCast(show, kAct, CastId{"c1"});
    REQUIRE(show.acts[1].casts.size() == 3);
    CHECK(show.acts[1].casts[1].id == copy);
    CHECK(copy != CastId{"c1"});
    CHECK(show.acts[1].casts[1].shape == show.acts[1].casts[0].shape);
}
