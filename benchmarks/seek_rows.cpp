// SPDX-License-Identifier: MIT
#include "benchmarks/measure.h"
#include "math/random.h"
#include "show/edit.h"
#include "show/performance.h"

namespace flocktale::bench {

namespace {

constexpr int kSeconds = 180;

/// Twelve acts of ten seconds with five seconds of free flight between them.
Show threeMinutes(int birds)
{
    Show show;
    show.flock.count = birds;
    show.stage.width = 1920;
    show.stage.height = 1080;
    for (int i = 0; i < kSeconds / 15; ++i) {
        Act act;
        act.mode = ActMode::form;
        act.start = Step{(15 * i + 5) * kStepsPerSecond};
        act.duration = Step{10 * kStepsPerSecond};
        Cast cast;
        if (i % 3 == 1) cast.shape = RingShape{};
        if (i % 3 == 2) cast.shape = GridShape{};
        cast.place = {960, 540, 1, 0};
        act.casts.push_back(cast);
        addAct(show, act);
    }
    return show;
}

} // namespace

Row measureSeeking(const Request& request)
{
    Row row;
    row.request = request;
    const ShapeLibrary shapes;
    Performance performance(threeMinutes(request.birds), shapes, {request.threads, std::size_t{64} << 20});
    performance.seek(Step{kSeconds * kStepsPerSecond});
    Random random(7);
    Times times;
    const int jumps = request.steps > 0 ? request.steps : 200;
    for (int i = 0; i < jumps; ++i) {
        const Step to{static_cast<std::int64_t>(random.unit() * kSeconds * kStepsPerSecond)};
        times.measure([&] { performance.seek(to); });
    }
    row.hash = performance.hash();
    times.into(row);
    return row;
}

} // namespace flocktale::bench
