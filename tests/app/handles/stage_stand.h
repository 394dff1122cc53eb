// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "playback/playback.h"
#include "stage/stage_item.h"
#include "support/shows.h"
#include "sweep/sweep_preview.h"

#include <utility>

namespace flocktale::test {

/// A stage of 1304 by 744 that shows a show at one item unit a stage unit, 12 from the edges, with all that a handle on
/// it needs.
struct StageStand {
    explicit StageStand(Show show = threeActs())
    {
        document.open(std::move(show));
        selection.setDocument(&document);
        playback.setDocument(&document);
        preview.setDocument(&document);
        preview.setSelection(&selection);
        preview.setPlayback(&playback);
        stage.setPlayback(&playback);
        stage.setSize({1304, 744});
    }
    /// Puts a handle on the stage and selects the act whose birds form a shape.
    template <typename Handle>
    void put(Handle& handle)
    {
        handle.setStage(&stage);
        handle.setPreview(&preview);
        selection.select(ActId{"a2"});
        settle();
    }
    void settle()
    {
        playback.finishPending();
        preview.finishPending();
    }
    static QPointF at(double x, double y) { return {x + 12, y + 12}; }

    ShowDocument document;
    Selection selection;
    Playback playback;
    SweepPreview preview;
    StageItem stage;
};

} // namespace flocktale::test
