// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <string>

/// Small shows for tests.
namespace flocktale::test {

inline Act act(const std::string& id, double start, double duration, ActMode mode = ActMode::free)
{
    Act made;
    made.id = ActId{id};
    made.name = id;
    made.mode = mode;
    made.start = nearestStep(start);
    made.duration = nearestStep(duration);
    return made;
}

inline Cast cast(const std::string& id, Shape shape, int count = 0)
{
    Cast made;
    made.id = CastId{id};
    made.shape = std::move(shape);
    made.count = count;
    return made;
}

/// Free, a ring of all, free: 240 birds, five seconds.
inline Show threeActs()
{
    Show show;
    show.title = "Three acts";
    show.flock.count = 240;
    show.flock.seed = 7;
    show.flight = theatreFlight();
    show.acts = {act("a1", 0, 1), act("a2", 1, 3, ActMode::form), act("a3", 4, 1)};
    show.acts[1].casts = {cast("c1", RingShape{200})};
    show.acts[1].exit = ExitKind::scatter;
    return show;
}

} // namespace flocktale::test
