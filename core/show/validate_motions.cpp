// SPDX-License-Identifier: MIT
#include "show/checking.h"
#include "show/motion/registry.h"

namespace flocktale {

namespace {

void checkStart(Checking& checking, Step start, const std::string& pointer)
{
    checking.checkTime(start, nearestStep(kSpanStartRange.lowest), pointer, "start");
}

void checkMotion(Checking& checking, const CastMotion& motion, const std::string& pointer)
{
    const MotionInfo* info = motionInfo(motion.kind);
    if (!info) {
        checking.report(Severity::warning, ProblemCode::unknownMotion, pointer + "/kind", {motion.unknownKind});
        return;
    }
    checkStart(checking, motion.start, pointer);
    checking.checkTime(motion.duration, Step{0}, pointer, "duration");
    checking.checkNumbers(kMotionFields, motion, pointer);
    checking.checkEasing(motion.easing, pointer + "/easing");
    checking.checkCount(motion.points.size(), limits::kPolylinePoints, pointer + "/points");
    if (info->hasWay && motion.points.size() < 2)
        checking.report(Severity::error, ProblemCode::notEnoughPoints, pointer + "/points",
                        {numberText(static_cast<std::int64_t>(motion.points.size())), "2"});
    checking.checkPoints(motion.points, kCoordinateRange, pointer + "/points");
    checking.checkCount(motion.center.size(), limits::kKeys, pointer + "/center");
    checking.checkRising(motion.center, pointer + "/center");
    for (std::size_t i = 0; i < motion.center.size(); ++i)
        checking.checkKey(motion.center[i], KeyedProperty::orbitCenter, indexed(pointer + "/center", i));
    checking.checkCount(motion.stops.size(), limits::kMotionStops, pointer + "/stops");
    for (std::size_t i = 0; i < motion.stops.size(); ++i)
        checking.checkNumbers(kMotionStopFields, motion.stops[i], indexed(pointer + "/stops", i));
}

} // namespace

void checkMotions(Checking& checking, const std::vector<CastMotion>& motions, const std::string& pointer)
{
    checking.checkCount(motions.size(), limits::kMotions, pointer);
    for (std::size_t i = 0; i < motions.size(); ++i) checkMotion(checking, motions[i], indexed(pointer, i));
}

} // namespace flocktale
