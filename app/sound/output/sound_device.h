// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <span>

namespace flocktale {

/// What plays: the computer's own device, or a simulated one in tests. Frames are left and right in turn at kSoundRate.
class SoundDevice {
public:
    /// Fills frames with what comes next. May be called from any thread, one call at a time.
    using Fill = std::function<void(std::span<float>)>;

    virtual ~SoundDevice() = default;
    /// Whether there is anything to play with, as far as is known.
    [[nodiscard]] virtual bool available() = 0;
    /// Plays from now on, without what it may still have had to play. False: it cannot.
    virtual bool start(Fill fill) = 0;
    virtual void stop() = 0;
    /// Seconds heard since start().
    [[nodiscard]] virtual double played() const = 0;

protected:
    SoundDevice() = default;
    SoundDevice(const SoundDevice&) = default;
    SoundDevice& operator=(const SoundDevice&) = default;
};

/// The system's default output. Looked for when it is first needed.
[[nodiscard]] std::unique_ptr<SoundDevice> systemSoundDevice();

} // namespace flocktale
