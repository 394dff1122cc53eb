// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace flocktale {

/// Whose time the playhead follows while it plays. Without one, and as long as it has no say, that is the screen's. All
/// times are seconds of the show. Owned by whoever makes the sound; outlives the playback or is taken from it before.
class PlaybackClock {
public:
    virtual ~PlaybackClock() = default;
    /// Playing begins at this time, or goes on there after a jump.
    virtual void start(double seconds) = 0;
    virtual void stop() = 0;
    /// Where the show should be by now; nothing while this clock has no say.
    [[nodiscard]] virtual std::optional<double> now() = 0;

protected:
    PlaybackClock() = default;
    PlaybackClock(const PlaybackClock&) = default;
    PlaybackClock& operator=(const PlaybackClock&) = default;
};

} // namespace flocktale
