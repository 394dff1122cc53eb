// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "base/problem.h"
#include "flock/state.h"
#include "math/vec2.h"
#include "shape/points.h"
#include "show/act_entry.h"
#include "show/show.h"

#include <vector>

class QPainter;
class QRectF;

namespace flocktale {

/// An act as a thumbnail: where its birds land and in which colours, and what the stage draws under them. Stage units.
struct PreviewPicture {
    struct Bird {
        Vec2 at;
        Rgb color;
        Form form = Form::bird;
        double size = 0; ///< extent of a landed form, 0 = a bird
    };
    std::vector<Bird> birds;
    std::vector<StageBacking> backing;
    Problems problems; ///< why birds are missing
    Rgb ground = Stage{}.background;

    /// Draws everything as large as it fits, in the middle.
    void paint(QPainter& painter, const QRectF& area) const;
};

/// Lets `birds` birds enter an act the way a performance does and keeps where they are sent; where the act moves them,
/// as they are at three quarters of it. Casts of shapes that need
/// a number of birds must have them. Pure; may run in any thread.
[[nodiscard]] PreviewPicture previewAct(const Show& show, const Act& act, int birds, const ShapeLibrary& shapes);

} // namespace flocktale
