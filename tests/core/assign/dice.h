// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"
#include "shape/shape.h"

#include <cstdint>
#include <random>
#include <vector>

namespace flocktale::test {

/// Random numbers that are the same with every library: the engine is specified, the distributions are not.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_engine(seed) {}
    double upTo(double bound) { return static_cast<double>(m_engine()) / 4294967296.0 * bound; }
    /// Places in a square of this size around the origin.
    std::vector<Vec2> places(int count, double size);
    std::vector<Vec2> shaken(std::vector<Vec2> places, double by);
    /// A flock as free flight leaves it: seven clumps on a stage of this size.
    std::vector<Vec2> clumps(int count, Vec2 stage);
    /// Spread evenly over a stage.
    std::vector<Vec2> spread(int count, Vec2 stage);

private:
    std::mt19937 m_engine;
};

/// The points of a shape around the origin.
std::vector<Vec2> pointsOf(const Shape& shape, int count);

} // namespace flocktale::test
