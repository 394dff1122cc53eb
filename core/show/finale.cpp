// SPDX-License-Identifier: MIT
#include "show/finale.h"

#include "shape/code_points.h"

#include <algorithm>

namespace flocktale {

namespace {

/// Extent of a landed triangle in modules: from 1.0 on codes of triangles are read, with a little in reserve.
constexpr double kTriangle = 1.25;
constexpr double kFrameBeside = 1.5;  ///< modules from the quiet zone to the frame
constexpr double kWhirl = 0.44;       ///< radius of the vortex in sides of the code
constexpr double kIntoTheWhirl = 0.6; ///< of the time between hold and landing
constexpr double kFlashIn = 0.1, kFlashOut = 0.4;
constexpr double kWipeEdge = 0.25; ///< seconds in which the sweeping colour comes over a bird

CastMotion motionOf(MotionKind kind, double start, double end)
{
    CastMotion motion;
    motion.kind = kind;
    motion.start = nearestStep(start);
    motion.duration = end > start ? nearestStep(end - start) : Step{};
    motion.easeIn = motion.easeOut = 0;
    return motion;
}

Cast dataCast(const Finale& finale, int birds, double module)
{
    Cast cast;
    cast.name = "Code";
    cast.count = birds;
    cast.pick = CastPick::nearest;
    cast.shape = finale.code;
    cast.place = finale.place;
    cast.sweep.kind = SweepKind::radius;
    cast.color.stops = {finale.before};
    cast.form = Form::triangle;
    cast.formSize = kTriangle * module * finale.place.scale;
    cast.lights = finale.lights;

    const double into = std::max(finale.landing - finale.hold, 0.0) * kIntoTheWhirl;
    // Each waits until the vortex has it whole; behind the vortex only its module is left.
    CastMotion stay = motionOf(MotionKind::stay, 0, 0.5 * (finale.hold + into + finale.landing));
    CastMotion vortex = motionOf(MotionKind::vortex, finale.hold, finale.landing + finale.flight);
    vortex.easeIn = into;
    vortex.easeOut = finale.flight;
    vortex.radius = std::max(kWhirl * finale.code.size * finale.place.scale, 1.0);
    vortex.speed = 1.6;
    vortex.noise = 14;
    CastMotion flash = motionOf(MotionKind::flash, std::max(finale.landing + finale.flight - kFlashIn, 0.0), 0);
    flash.easeIn = kFlashIn;
    flash.easeOut = kFlashOut;
    for (CastMotion* motion : {&stay, &vortex, &flash}) motion->spread = finale.outermost;
    CastMotion wipe = motionOf(MotionKind::wipe, finale.lights, finale.lights + finale.sweep);
    wipe.easeIn = std::min(kWipeEdge, finale.sweep);
    wipe.color = finale.after;
    cast.motion = {stay, vortex, flash, wipe};
    return cast;
}

Cast frameCast(const Finale& finale, double module)
{
    Cast cast;
    cast.name = "Frame";
    const double side = finale.code.size + 2 * (finale.code.quietZone + kFrameBeside) * module;
    cast.shape = RectShape{side, side};
    cast.place = finale.place;
    // Departing by angle while they turn would gather them in one place.
    cast.sweep.kind = SweepKind::random;
    cast.color.stops = {finale.before};

    CastMotion stay = motionOf(MotionKind::stay, 0, finale.hold + finale.spiral);
    CastMotion spiral = motionOf(MotionKind::spiral, finale.hold, 0);
    spiral.easeIn = finale.spiral;
    spiral.speed = 2.2;
    for (CastMotion* motion : {&stay, &spiral}) motion->spread = finale.leaving;
    CastMotion tint = motionOf(MotionKind::tint, finale.lights, 0);
    tint.easeIn = finale.sweep;
    tint.color = Rgb{167, 139, 250};
    cast.motion = {stay, spiral, tint};
    return cast;
}

} // namespace

Result<Act> finaleAct(const Finale& finale)
{
    const Result<int> birds = codeBirds(finale.code);
    if (!birds) return birds.problem();
    const Result<int> modules = codeModules(finale.code);
    if (!modules) return modules.problem();
    const double module = modules.value() > 0 ? finale.code.size / modules.value() : 0;
    Act act;
    act.name = "Finale";
    act.duration = std::max(nearestStep(finale.length), Step{1});
    act.casts.push_back(dataCast(finale, birds.value(), module));
    act.casts.push_back(frameCast(finale, module));
    return act;
}

} // namespace flocktale
