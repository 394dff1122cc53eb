// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/timeline_controller.h"
#include "timeline_fixture.h"

#include <vector>

namespace flocktale::test {

/// A controller as the timeline wires it: three acts, 100 pixels a second from x = 0, and a playhead that follows.
struct ControllerBench {
    ShowDocument document;
    Selection selection;
    TimeScale scale;
    TimelineController controller;
    std::vector<int> seeks;

    ControllerBench()
    {
        scale.setViewWidth(1200);
        controller.setTimeScale(&scale);
        controller.setDocument(&document);
        controller.setSelection(&selection);
        selection.setDocument(&document);
        document.open(threeActs());
        scale.show(0, 100);
        QObject::connect(&controller, &TimelineController::seekRequested, &controller, [this](int step) {
            seeks.push_back(step);
            controller.setPlayhead(step);
        });
    }

    [[nodiscard]] const Show& show() const { return document.show(); }
    [[nodiscard]] const Act& act(const char* id) const { return *findAct(document.show(), ActId{id}); }
    [[nodiscard]] int steps() const { return undoSteps(document); }
    bool key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const bool done = controller.pressKey(key, static_cast<int>(modifiers), false);
        controller.releaseKey(key, false);
        return done;
    }
};

} // namespace flocktale::test
