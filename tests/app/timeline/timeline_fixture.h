// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "show/edit.h"

#include <cstdint>

namespace flocktale::test {

inline Act makeAct(const char* id, std::int64_t start, std::int64_t duration, ActMode mode = ActMode::form)
{
    Act act;
    act.id = ActId{id};
    act.name = id;
    act.mode = mode;
    act.start = Step{start};
    act.duration = Step{duration};
    if (mode == ActMode::form) {
        Cast cast;
        cast.id = CastId{std::string("c-") + id};
        cast.shape = TextShape{"HELLO", 200, "", true};
        act.casts.push_back(cast);
    }
    return act;
}

/// a1 free [0, 2 s), a2 text [2 s, 5 s), a3 text [5 s, 6.5 s).
inline Show threeActs()
{
    Show show = newShow();
    show.acts = {makeAct("a1", 0, 120, ActMode::free), makeAct("a2", 120, 180), makeAct("a3", 300, 90)};
    return show;
}

/// Sorted, apart from each other, at least a step long, ids unique.
inline bool isOrderly(const Show& show)
{
    for (std::size_t i = 0; i < show.acts.size(); ++i) {
        if (show.acts[i].duration < Step{1} || show.acts[i].start < Step{}) return false;
        if (i > 0 && show.acts[i].start < show.acts[i - 1].end()) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (show.acts[i].id == show.acts[j].id) return false;
    }
    return true;
}

inline int undoSteps(const ShowDocument& document) { return document.history().index(); }

} // namespace flocktale::test
