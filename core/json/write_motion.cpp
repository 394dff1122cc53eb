// SPDX-License-Identifier: MIT
#include "show/motion/registry.h"
#include "show/names.h"
#include "json/write_parts.h"

namespace flocktale {

namespace {

/// The members that the kind goes by are always there; the others only when they say something.
void writeMotion(JsonWriter& json, const CastMotion& motion)
{
    const CastMotion usual;
    json.openObject();
    const MotionInfo* info = motionInfo(motion.kind);
    if (!info) {
        if (!motion.unknownKind.empty()) json.text("kind", motion.unknownKind);
        json.kept(motion.extra);
        json.closeObject();
        return;
    }
    json.text("kind", nameOf(kMotionKinds, motion.kind));
    writeTime(json, "start", motion.start);
    if (motion.duration.count != 0) writeTime(json, "duration", motion.duration);
    if (motion.easing != usual.easing) writeEasing(json, "easing", motion.easing);
    for (const NumberField<CastMotion>& field : kMotionFields)
        if (usesNumber(*info, field.name) || field.get(motion) != field.get(usual))
            json.number(field.name, field.get(motion));
    if (info->hasColor || motion.color != usual.color) json.color("color", motion.color);
    if (info->hasWay || !motion.points.empty()) json.points("points", motion.points);
    if (motion.closed != usual.closed) json.boolean("closed", motion.closed);
    if (motion.smooth != usual.smooth) json.boolean("smooth", motion.smooth);
    if (!motion.center.empty()) {
        json.openList("center");
        for (const Key& key : motion.center) writeKey(json, key, KeyedProperty::orbitCenter);
        json.closeList();
    }
    if (!motion.stops.empty()) {
        json.openList("stops");
        for (const MotionStop& stop : motion.stops) {
            json.openObject();
            json.numbers(kMotionStopFields, stop);
            json.kept(stop.extra);
            json.closeObject();
        }
        json.closeList();
    }
    if (motion.loop != usual.loop) json.boolean("loop", motion.loop);
    json.kept(motion.extra);
    json.closeObject();
}

} // namespace

void writeMotions(JsonWriter& json, const std::vector<CastMotion>& motions)
{
    if (motions.empty()) return;
    json.openList("motion");
    for (const CastMotion& motion : motions) writeMotion(json, motion);
    json.closeList();
}

} // namespace flocktale
