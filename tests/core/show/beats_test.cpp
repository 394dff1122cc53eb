// SPDX-License-Identifier: MIT
#include "show/beats.h"
#include "support/catch.h"
#include "support/shows.h"

#include <cmath>

using namespace flocktale;

namespace {
Show withTempo(std::vector<Tempo> tempo)
{
    Show show = test::threeActs();
    show.tempo = std::move(tempo);
    return show;
}
} // namespace

TEST_CASE("beats lie a beat length apart from the tempo's start on, and every bar begins with its first")
{
    const Show show = withTempo({{nearestStep(0.5), 97, 3, {}}});
    const std::vector<Beat> beats = beatsBetween(show, Step{}, nearestStep(60));
    REQUIRE(beats.size() == static_cast<std::size_t>(std::ceil(59.5 * 97 / 60)));
    for (std::size_t k = 0; k < beats.size(); ++k) {
        CHECK(beats[k].seconds == Approx(0.5 + static_cast<double>(k) * 60 / 97).margin(1e-12));
        CHECK(beats[k].startsBar() == (k % 3 == 0));
        CHECK(beats[k].bar == static_cast<int>(k / 3) + 1);
    }
    CHECK(beatsBetween(withTempo({}), Step{}, nearestStep(60)).empty());
    CHECK_FALSE(nearestBeat(withTempo({}), Step{}));
}

TEST_CASE("a window shows exactly the beats of the whole that lie in it")
{
    const Show show =
        withTempo({{nearestStep(1), 120, 4, {}}, {nearestStep(7.25), 90.5, 3, {}}, {nearestStep(20), 400, 7, {}}});
    const std::vector<Beat> all = beatsBetween(show, Step{}, nearestStep(40));
    for (std::int64_t from = 0; from < 1800; from += 97)
        for (const std::int64_t length : {1, 30, 311}) {
            std::vector<Beat> expected;
            for (const Beat& beat : all)
                if (beat.seconds >= seconds(Step{from}) && beat.seconds < seconds(Step{from + length}))
                    expected.push_back(beat);
            CHECK(beatsBetween(show, Step{from}, Step{from + length}) == expected);
        }
    CHECK(beatsBetween(show, Step{}, nearestStep(30), 5).size() == 5);
}

TEST_CASE("the next tempo starts a bar of its own, and its first beat is not there twice")
{
    // At 120 a beat falls on 3 s exactly; at 90 three bars of four and a beat pass until 10 s.
    const Show show =
        withTempo({{nearestStep(1), 120, 4, {}}, {nearestStep(3), 90, 4, {}}, {nearestStep(10), 60, 4, {}}});
    const std::vector<Beat> beats = beatsBetween(show, Step{}, nearestStep(12));
    for (std::size_t i = 1; i < beats.size(); ++i) CHECK(beats[i].seconds - beats[i - 1].seconds > 0.3);
    const auto at = [&](double s) { return *nearestBeat(show, nearestStep(s)); };
    CHECK(at(3) == Beat{3, 2, 1});
    CHECK(at(2.9) == Beat{3, 2, 1});
    CHECK(at(10) == Beat{10, 5, 1}); // ten and a half beats of 90: bars 2, 3 and 4
    CHECK(at(0) == Beat{1, 1, 1});   // none before the first
    CHECK(at(2.55).seconds == 2.5);
}
