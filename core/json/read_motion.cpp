// SPDX-License-Identifier: MIT
#include "json/read_parts.h"

namespace flocktale {

namespace {

std::vector<Key> readCenter(ObjectReader& object)
{
    std::vector<Key> keys;
    for (const NodeId item : object.list("center", limits::kKeys)) {
        const JsonKind kind = object.tree().kind(item);
        if (kind == JsonKind::object) {
            keys.push_back(readKey(ObjectReader(object.log(), item), KeyedProperty::orbitCenter));
        } else {
            object.log().error(ProblemCode::wrongType, item, {"an object", std::string(kindName(kind))});
            keys.emplace_back();
        }
    }
    return keys;
}

std::vector<MotionStop> readStops(ObjectReader& object)
{
    std::vector<MotionStop> stops;
    for (const NodeId item : object.list("stops", limits::kMotionStops)) {
        MotionStop& stop = stops.emplace_back();
        const JsonKind kind = object.tree().kind(item);
        if (kind == JsonKind::object) {
            ObjectReader inner(object.log(), item);
            inner.numbers(kMotionStopFields, stop);
            inner.keepUnknown(stop.extra);
        } else {
            object.log().error(ProblemCode::wrongType, item, {"an object", std::string(kindName(kind))});
        }
    }
    return stops;
}

} // namespace

CastMotion readMotion(ObjectReader object)
{
    CastMotion motion;
    std::string kind;
    object.text("kind", limits::kNameCharacters, kind);
    motion.kind = MotionKind::unknown;
    for (const Named<MotionKind>& named : kMotionKinds)
        if (named.name == kind) motion.kind = named.value;
    if (motion.kind == MotionKind::unknown) {
        motion.unknownKind = kind;
        object.keepUnknown(motion.extra); // its members may mean anything
        return motion;
    }
    readSpanStart(object, "start", motion.start);
    readDuration(object, "duration", Step{0}, motion.duration);
    readEasing(object, "easing", motion.easing);
    object.numbers(kMotionFields, motion);
    object.color("color", motion.color);
    if (object.tree().find(object.node(), "points") != kNoNode)
        object.points("points", kCoordinateRange, limits::kPolylinePoints, motion.points);
    object.boolean("closed", motion.closed);
    object.boolean("smooth", motion.smooth);
    motion.center = readCenter(object);
    motion.stops = readStops(object);
    object.boolean("loop", motion.loop);
    object.keepUnknown(motion.extra);
    return motion;
}

} // namespace flocktale
