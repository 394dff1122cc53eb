// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

namespace flocktale {

/// Which of the two seeds' rules turn neighbours into forces.
enum class FlightRules {
    theatre,  ///< forces proportional to the averages, wander, wind, wandering centre, lowest and highest speed
    mirofish, ///< Reynolds steering with a capped force, a soft wall and a little noise
};

/// Free flight. Lengths in stage units, speeds in units per step, forces in units per step².
/// Ranges are in kFlightFields; unknown territory is refused by validation, never by the kernel.
struct FlightParameters {
    FlightRules rules = FlightRules::theatre;

    double sight = 42;            ///< neighbour radius; the grid's cell
    double separationRadius = 14; ///< neighbours nearer than this push away; at most sight
    double align = 0.05;
    double cohere = 0.0012;
    double separate = 0.03;
    double minSpeed = 1.2;
    double maxSpeed = 3.6;
    double maxForce = 0.19; ///< mirofish only: cap of each steering force and of their sum
    double minDistance = 6; ///< mirofish only: nearer neighbours count as this far away

    double wander = 0.035;      ///< theatre: radians per step at the crest; mirofish: noise as a share of maxForce
    double wind = 0.13;         ///< force at the crest of the wind field
    double windScale = 680;     ///< length of the wind field's waves
    double centrePull = 0.0001; ///< pull towards the wandering centre, per unit of distance
    double centreReach = 0.24;  ///< how far the centre wanders, as a share of the stage

    double wallDistance = 120; ///< the soft wall begins this far inside the stage's edge; 0 = no wall
    double wallForce = 0.22;   ///< force at the edge itself

    bool operator==(const FlightParameters&) const = default;
};

/// The MiroFish seed's numbers: weights 1.6/1.0/0.9, sight 48, separation radius 16, speed 3.2, force 0.19,
/// noise 1.6/5 and wall 1.6/3 of the force.
FlightParameters mirofishFlight();
/// The theatre seed's numbers; what it leaves open was chosen by looking.
FlightParameters theatreFlight();

/// Formation: a damped spring per bird whose strength grows with the bird's own departure.
/// k = clamp((p - 0.55 delay) / 0.45, 0, 1), spring = springBase + springGain k², damping = dampingBase - dampingDrop
/// k.
struct FormationParameters {
    double seconds = 1.4; ///< time in which the progress p runs from 0 to 1
    double springBase = 0.004;
    double springGain = 0.05;
    double dampingBase = 0.84;
    double dampingDrop = 0.06;
    double hover = 0.06; ///< velocity added per step at the crest, units per step

    bool operator==(const FormationParameters&) const = default;
};

/// The highest stable spring for a damping: 2 (1 + d) / d, by the Jury conditions of x += v = d (v - k x).
constexpr double highestStableSpring(double damping) { return 2 * (1 + damping) / damping; }
/// True when every pair of spring and damping that k in [0, 1] can give is stable: 0 < d < 1 and 0 < s < 2(1+d)/d.
bool isStable(const FormationParameters& parameters);

/// How the flock begins.
enum class OpeningKind {
    scattered, ///< all over the stage
    vortex,    ///< a small whirl that the flock grows out of while the weight of all free forces ramps from 0 to 1
};

struct Opening {
    OpeningKind kind = OpeningKind::vortex;
    double seconds = 4; ///< time in which the weight ramps from 0 to 1
    double radius = 70; ///< of the whirl at the start, stage units
    bool operator==(const Opening&) const = default;
};

} // namespace flocktale
