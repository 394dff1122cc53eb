// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "math/easing.h"
#include "math/step.h"
#include "math/vec2.h"
#include "show/extra.h"
#include "show/keys.h"

#include <string>
#include <vector>

namespace flocktale {

/// The ideas that a cast's birds can move or be coloured by. What each does is said where it is made
/// (show/motion/ideas); core/show/motion/registry.h lists them with the numbers they go by.
enum class MotionKind {
    orbit,   ///< a swarm that turns around the centre
    vortex,  ///< a slow, noisy whirl around the centre
    path,    ///< the shape rides along a way
    stream,  ///< birds leave along a way and are fed again from its start
    drift,   ///< the shape moves off, each bird straying a little
    spin,    ///< the shape turns around the centre
    breathe, ///< the shape swells and shrinks around the centre
    spiral,  ///< birds spiral in to the shape's outline and run around it
    stay,    ///< birds wait where they were when the act was entered
    tint,    ///< a colour comes, and goes with the window
    wipe,    ///< a colour comes along a direction, and stays
    flash,   ///< a colour flares up and goes out
    unknown, ///< a motion of a later version: kept, not played
};

/// A place of an itinerary.
struct MotionStop {
    double x = 640, y = 360;
    double dwell = 1; ///< seconds until the birds hop on
    Extra extra;
    bool operator==(const MotionStop&) const = default;
};

/// One idea over a span of its act. The motions of a cast are played one on top of the other: each leads from where the
/// ones before it in the list want a bird to where it wants it itself, and back.
struct CastMotion {
    MotionKind kind = MotionKind::orbit;
    std::string unknownKind; ///< the file's word when kind is unknown
    Step start;              ///< after the act's start; before it when the act was cut from a longer one
    Step duration;           ///< 0 = as long as the act, and nothing leads back
    double easeIn = 0.5;     ///< seconds at the start of the span in which a bird comes over to the motion
    double easeOut = 0.5;    ///< seconds at its end in which a bird goes back
    Easing easing{EasingKind::smoothstep}; ///< of both
    double spread = 0;   ///< seconds by which the span of the cast's last bird, in the order of its sweep, lies later
    double radius = 120; ///< of the outermost birds, stage units
    double speed = 2;    ///< at the radius or along the way, units per step; negative for the other way round
    double noise = 12;   ///< how far a bird strays from its place, stage units
    double turns = 1;    ///< path: how often it is run through; spiral: turns on the way in
    double driftX = 0, driftY = -30; ///< units per second
    double depth = 0.1;              ///< breathe: share of the size
    double period = 4;               ///< breathe: seconds from breath to breath
    double angle = 45;               ///< wipe: degrees, clockwise from left to right
    double hop = 0;                  ///< seconds that the centre takes from stop to stop; 0 = it is simply there
    Rgb color{255, 255, 255};        ///< tint, wipe and flash
    std::vector<Vec2> points;        ///< path and stream: the way, in stage coordinates
    bool closed = false;             ///< whether the way returns to its first point
    bool smooth = true;      ///< whether the way is a curve through its points or goes straight from one to the next
    std::vector<Key> center; ///< of the centre, sorted, after the motion's start; none = the cast's orbit centre
    std::vector<MotionStop> stops; ///< an itinerary instead
    bool loop = true;              ///< whether it begins again behind the last stop
    Extra extra;
    bool operator==(const CastMotion&) const = default;
};

} // namespace flocktale
