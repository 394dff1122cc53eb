// SPDX-License-Identifier: MIT
#pragma once

#include "show/performance.h"
#include "show/show.h"

#include <QImage>
#include <QRectF>
#include <QSize>

namespace flocktale {

/// A moment between two steps of a performance. `between` is 0 at `from` and 1 at `to`.
struct StageMoment {
    const Frame& from;
    const Frame& to;
    double between = 1;
};

struct StagePaintOptions {
    bool background = true; ///< false: transparent where nothing is drawn
    bool props = true;      ///< with the backing squares of codes
    bool birds = true;
    bool tintByDelay = false; ///< birds of an act in the colour of their delay
    /// Part of the stage that fills the picture, stage units; null = the whole stage, fitted and centred.
    QRectF view;
};

/// The picture of a stage, complete and in exactly `pixels`, whatever the scale of the screen: the result has a device
/// pixel ratio of 1 and the format ARGB32_Premultiplied. Where the picture has another aspect than the stage, the
/// stage's background goes on to the edges. The same input gives the same bytes on one machine; only labels depend on
/// its fonts. A null image when the size is empty or its memory cannot be had. May be called from any thread.
[[nodiscard]] QImage paintStage(const Show& show, const StageMoment& moment, QSize pixels,
                                const StagePaintOptions& options = {});
/// The picture of one step.
[[nodiscard]] inline QImage paintStage(const Show& show, const Frame& frame, QSize pixels,
                                       const StagePaintOptions& options = {})
{
    return paintStage(show, StageMoment{frame, frame, 1}, pixels, options);
}

} // namespace flocktale
