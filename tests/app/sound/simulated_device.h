// SPDX-License-Identifier: MIT
#pragma once

#include "sound/files/pcm.h"
#include "sound/output/sound_device.h"

#include <cmath>
#include <vector>

namespace flocktale::test {

/// A device with a crystal of its own, on a machine whose time the test sets.
struct World {
    double machine = 1000;
    double skew = 0;  ///< share by which the device is faster than the machine
    double delay = 0; ///< seconds before it begins to play
    bool there = true;
    bool playing = false;
    int starts = 0;
    double startedAt = 0;
    SoundDevice::Fill fill;

    /// The frames that the device would play next.
    [[nodiscard]] std::vector<float> next(std::size_t frames) const
    {
        std::vector<float> out(2 * frames);
        fill(out);
        return out;
    }
};

class SimulatedDevice : public SoundDevice {
public:
    explicit SimulatedDevice(World& world) : m_world(world) {}

    bool available() override { return m_world.there; }
    bool start(Fill fill) override
    {
        m_world.fill = std::move(fill);
        m_world.playing = true;
        m_world.startedAt = m_world.machine;
        ++m_world.starts;
        return true;
    }
    void stop() override { m_world.playing = false; }
    double played() const override
    {
        const double passed = m_world.machine - m_world.startedAt - m_world.delay;
        return m_world.playing ? std::max(0.0, passed * (1 + m_world.skew)) : 0;
    }

private:
    World& m_world;
};

} // namespace flocktale::test
