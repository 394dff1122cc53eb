// SPDX-License-Identifier: MIT
#include "pinned_flights.h"

#include "flocks.h"

namespace flocktale::test {

namespace {
constexpr int kBirds = 1301; // not a multiple of any number of lanes, and enough for several threads
} // namespace

std::vector<PinnedFlight> pinnedFlights()
{
    FlightParameters wide = theatreFlight();
    wide.wallDistance = wide.centrePull = 0;
    return {{"theatre", 0xfd21db9574193996, theatreFlight()},
            {"mirofish", 0xcaf4ff768d643bc8, mirofishFlight()},
            {"without a wall", 0xc0e7edf9da2045c0, wide},
            {"formations", 0x45e4ca80e0710a03, theatreFlight(), true}};
}

FlockState perform(const PinnedFlight& pinned, int from, int until, Flight& flight, FlockState state)
{
    const Cues freely = freeCues(kBirds);
    Cues disc = discCues(kBirds, 200), smaller = discCues(kBirds, 90);
    for (std::size_t i = 900; i < kBirds; ++i) disc.mode[i] = BirdMode::free;
    StepInput input;
    input.seed = 5;
    for (int t = from; t < until; ++t) {
        const Cues* cues = &freely;
        input.tick = t;
        input.weight = t < 30 ? t / 30.0 : 1;
        if (pinned.forms && t >= 40 && t < 120) {
            cues = &disc;
            input.progress = (t - 40) / 84.0;
        } else if (pinned.forms && t >= 170) {
            cues = &smaller;
            input.progress = (t - 170) / 84.0;
        }
        if (pinned.forms && t == 120) scatter(state, 0, 900, 5, input.seed, t);
        flight.step(state, *cues, pinned.flight, {}, input);
    }
    return state;
}

FlockState pinnedFlock() { return openFlock(kBirds, 5, Opening{}, {1280, 720}, theatreFlight()); }

} // namespace flocktale::test
