// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "flock/parameters.h"

#include <cstdint>
#include <span>

namespace flocktale {

/// The inner loops of a step as plain pointers and numbers, so that they can be compiled for several instruction sets.
/// Arrays named in* are sorted by (cell, bird) and padded by kLanePadding; all others are in bird order, not padded.

/// Elements that lanes may read past the end of a padded array.
inline constexpr std::uint32_t kLanePadding = 16;

/// Cells along one axis are counted from this many before the origin; what is farther out is in the outermost ones.
inline constexpr float kFarthestCell = 8192;

/// Which cells birds are in, and what that says of the whole flock.
struct Placement {
    const float *x, *y, *vx, *vy;
    float perCell; ///< cells per unit of length
    std::uint32_t *cellX, *cellY;

    float lowX = 2 * kFarthestCell, highX = 0, lowY = 2 * kFarthestCell, highY = 0; ///< cells that are reached
    float farthest = 0, fastest = 0; ///< largest coordinate and velocity along an axis, without sign
};

/// Free flight of the birds that fly freely. A bird's neighbours are added up in memory order: rows of cells from low
/// to high, cells in a row from low to high, birds in a cell by number.
struct FreeFlight {
    FlightRules rules;

    const float* in; ///< x, y, vx, vy of each bird, so that one line of the cache holds all that others see of it
    const std::uint32_t* inBird;
    const std::uint32_t* cellOfBird; ///< in bird order
    const std::uint32_t* cellStart;  ///< of each cell, and one more
    std::uint32_t columns, rows;
    bool wrapX, wrapY; ///< the first and the last column (row) touch

    float *x, *y, *vx, *vy;

    float sight2, separation2; ///< squares of the radii
    float align, cohere, separate, minSpeed, maxSpeed;
    float weight;

    float maxForce, minDistance; // mirofish
    float noise;
    std::uint32_t noiseSalt;

    float wander; // theatre
    float wanderTurns[3];
    std::uint32_t wanderSalt[3];
    float wind;
    float windTurns[3];
    float windPerUnit; ///< turns of the wind's longest wave per unit of length
    float centreX, centreY, centrePull;

    float whirl; ///< weight of the opening's whirl, what the free forces leave
    float whirlX, whirlY, whirlSpeed;

    float width, height, perWallDistance, wallForce;
    std::uint32_t directionSalt;

    const float *pushX, *pushY; ///< in bird order, or null
};

/// Birds that follow their springs.
struct FormationFlight {
    float *x, *y, *vx, *vy;
    const float *targetX, *targetY, *delay, *hover;
    FormationParameters law; ///< stable
    float progress;
    float hoverForce;
    float hoverTurnsX, hoverTurnsY; ///< how far the two hover waves are
    std::uint32_t phaseSalt;
};

/// What follows from the motion: where a bird points, how its wings beat, its colour.
struct Pose {
    const float *vx, *vy;
    float *headingX, *headingY, *wing, *red, *green, *blue;
    const Rgb* color;
    const float* delay; ///< null for free birds
    float progress;
    std::uint32_t restSalt;
};

/// The inner loops for one number of lanes. All give the same bits.
struct FlightKernel {
    const char* name;
    int lanes;
    void (*place)(Placement&, std::uint32_t begin, std::uint32_t end);            ///< range of birds
    void (*fly)(const FreeFlight&, std::uint32_t begin, std::uint32_t end);       ///< range of sorted birds
    void (*form)(const FormationFlight&, std::uint32_t begin, std::uint32_t end); ///< range of birds
    void (*pose)(const Pose&, std::uint32_t begin, std::uint32_t end);            ///< range of birds
};

/// Every kernel that this processor can run, slowest first: plain floats, the platform's own lanes, wider ones.
std::span<const FlightKernel> flightKernels();

} // namespace flocktale
