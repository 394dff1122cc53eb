// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/lanes/track_span.h"

#include <functional>

namespace flocktale {

/// Seconds that a sound's file lasts; 0 while that is not known.
using FileLength = std::function<double(const Sound&)>;

/// When each sound is heard. One to the end of a file that is not read yet lasts until the show does, at least a
/// second.
[[nodiscard]] std::vector<TrackSpan> soundSpans(const Show& show, const FileLength& length);

/// Moves a sound, one of its edges, or what is heard inside it, by a shift, as far as its file reaches. Returns false
/// when nothing changes.
bool shiftSound(Show& show, const SoundId& id, SpanChange change, Step shift, const FileLength& length);

} // namespace flocktale
