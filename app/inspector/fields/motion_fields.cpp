// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/fields/forms.h"
#include "inspector/fields/motion_text.h"
#include "inspector/fields/polyline_text.h"
#include "inspector/motion_kinds.h"
#include "show/keyed.h"
#include "show/motion/registry.h"

#include <QCoreApplication>
#include <QtGlobal>

namespace flocktale {

namespace {

constexpr const char* kPx = QT_TRANSLATE_NOOP("Fields", "px");
constexpr const char* kSeconds = QT_TRANSLATE_NOOP("Fields", "s");
constexpr Look kPerSecond{1, kStepsPerSecond};

/// A motion of a later version has nothing that could be set.
constexpr auto kKnown = [](auto& motion) { return motionInfo(motion.kind) ? &motion : nullptr; };
constexpr auto kWay = [](auto& motion) {
    const MotionInfo* info = motionInfo(motion.kind);
    return info && info->hasWay ? &motion : nullptr;
};
constexpr auto kColored = [](auto& motion) {
    const MotionInfo* info = motionInfo(motion.kind);
    return info && info->hasColor ? &motion : nullptr;
};
constexpr auto kCentred = [](auto& motion) {
    const MotionInfo* info = motionInfo(motion.kind);
    return info && info->hasCentre ? &motion : nullptr;
};
constexpr auto kTouring = [](auto& motion) { return kCentred(motion) && !motion.stops.empty() ? &motion : nullptr; };
/// The centre has places of its own over time unless an itinerary says where it is.
constexpr auto kKeyed = [](auto& motion) { return kCentred(motion) && motion.stops.empty() ? &motion : nullptr; };

Field kindField()
{
    Field field;
    field.name = "motion.kind";
    field.label = {QT_TRANSLATE_NOOP("Fields", "Motion")};
    field.tip = {QT_TRANSLATE_NOOP("Fields", "What the birds do in this span of the act.")};
    field.kind = FieldKind::choice;
    field.choices = [](const Show&, const Focus&) {
        QStringList labels;
        for (const MotionInfo& info : motionKinds()) labels.append(motionName(info.kind));
        return labels;
    };
    field.get = [](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const CastMotion* motion = Access<CastMotion>::read(show, focus);
        if (!motion) return std::nullopt;
        const MotionInfo* info = motionInfo(motion->kind);
        return FieldValue(info ? static_cast<int>(info - motionKinds().data()) : -1);
    };
    field.set = [](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const CastMotion* motion = Access<CastMotion>::read(show, focus);
        if (!motion) return {};
        const MotionKind kind = motionKinds()[static_cast<std::size_t>(std::get<int>(value))].kind;
        CastMotion changed = withKind(*motion, kind, show, *Access<Cast>::read(show, focus));
        return {Access<CastMotion>::write(show, focus, std::move(changed)), {}};
    };
    return field;
}

/// A number of kMotionFields, for the kinds that go by it.
Field motionNumber(const Words& words, std::string_view name, Look look = {})
{
    const auto part = [name](auto& motion) {
        const MotionInfo* info = motionInfo(motion.kind);
        return info && usesNumber(*info, name) ? &motion : nullptr;
    };
    return numberField<CastMotion>(words, part, kMotionFields, name, look);
}

/// Where the one key of the centre, or without keys the cast, has it along one axis.
Field centreField(const Words& words, std::size_t axis)
{
    const auto resting = [](const Show& show, const Focus& focus) -> const CastMotion* {
        const CastMotion* motion = Access<CastMotion>::read(show, focus);
        return motion && kKeyed(*motion) && motion->center.size() < 2 ? motion : nullptr;
    };
    const auto ofCast = [](const Show& show, const Focus& focus, const CastMotion& motion) {
        const Vec2 centre = orbitCenterAt(*Access<Cast>::read(show, focus), motion.start);
        return KeyValue{centre.x, centre.y, 0};
    };
    Field field;
    field.name = words.name;
    field.label = {words.label};
    field.tip = {words.tip};
    field.unit = {words.unit};
    field.kind = FieldKind::number;
    field.lowest = kCoordinateRange.lowest;
    field.highest = kCoordinateRange.highest;
    field.decimals = 1;
    field.get = [=](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const CastMotion* motion = resting(show, focus);
        if (!motion) return std::nullopt;
        const KeyValue centre = motion->center.empty() ? ofCast(show, focus, *motion) : motion->center.front().value;
        return FieldValue(centre[axis]);
    };
    field.set = [=](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const CastMotion* motion = resting(show, focus);
        if (!motion) return {};
        CastMotion changed = *motion;
        if (changed.center.empty()) {
            Key key;
            key.value = ofCast(show, focus, *motion);
            changed.center.push_back(key);
        }
        changed.center.front().value[axis] =
            std::clamp(std::get<double>(value), kCoordinateRange.lowest, kCoordinateRange.highest);
        return {Access<CastMotion>::write(show, focus, std::move(changed)), {}};
    };
    field.seed = [=](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const CastMotion* motion = resting(show, focus);
        if (!motion) return std::nullopt;
        return FieldValue(ofCast(show, focus, *motion)[axis]);
    };
    field.reset = [=](Show& show, const Focus& focus) {
        const CastMotion* motion = resting(show, focus);
        if (!motion || motion->center.empty()) return false;
        CastMotion changed = *motion;
        changed.center.clear();
        return Access<CastMotion>::write(show, focus, std::move(changed));
    };
    return field;
}

/// A list as text, a line each; `read` gives the list that a text means beside the one that there is, or nothing.
template <typename Part, typename Item, typename Read>
Field listField(const Words& words, Part part, std::vector<Item> CastMotion::*member,
                QString (*write)(const std::vector<Item>&), Read read, const char* refusal)
{
    Field field = withoutSeed(makeField<CastMotion>(
        words, FieldKind::lines, part, [=](const CastMotion& motion) { return write(motion.*member); },
        [=](CastMotion& motion, const FieldValue& value) {
            if (auto items = read(std::get<QString>(value), motion.*member)) motion.*member = *std::move(items);
        },
        [=](CastMotion& to, const CastMotion& from) { to.*member = from.*member; }));
    field.set = [=, set = std::move(field.set)](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const CastMotion* motion = Access<CastMotion>::read(show, focus);
        if (!motion) return {};
        if (!read(std::get<QString>(value), motion->*member)) return {false, FieldText{refusal}.translated()};
        return set(show, focus, value);
    };
    return field;
}

std::optional<std::vector<Vec2>> wayFromText(const QString& text, const std::vector<Vec2>&)
{
    return cornersFromText(text);
}

Fields wayFields()
{
    return {
        listField({"motion.points", QT_TRANSLATE_NOOP("Fields", "Way"),
                   QT_TRANSLATE_NOOP("Fields", "One point a line: x and y on the stage.")},
                  kWay, &CastMotion::points, cornersText, wayFromText,
                  QT_TRANSLATE_NOOP("Fields", "Two points or more, each a line of two numbers, as in \"200 360\".")),
        boolField<CastMotion>({"motion.closed", QT_TRANSLATE_NOOP("Fields", "Closed"),
                               QT_TRANSLATE_NOOP("Fields", "The way returns to its first point.")},
                              kWay, &CastMotion::closed),
        boolField<CastMotion>({"motion.smooth", QT_TRANSLATE_NOOP("Fields", "Smooth"),
                               QT_TRANSLATE_NOOP("Fields", "The way is a curve through its points.")},
                              kWay, &CastMotion::smooth),
    };
}

Fields centreFields()
{
    return {
        centreField({"motion.center.x", QT_TRANSLATE_NOOP("Fields", "Centre X"),
                     QT_TRANSLATE_NOOP("Fields", "From the left edge of the stage; where the cast has it until it is "
                                                 "set."),
                     kPx},
                    0),
        centreField({"motion.center.y", QT_TRANSLATE_NOOP("Fields", "Centre Y"),
                     QT_TRANSLATE_NOOP("Fields", "From the top edge of the stage; where the cast has it until it is "
                                                 "set."),
                     kPx},
                    1),
        listField({"motion.center", QT_TRANSLATE_NOOP("Fields", "Centre over time"),
                   QT_TRANSLATE_NOOP("Fields", "One place a line: seconds after the motion's start, x and y.")},
                  kKeyed, &CastMotion::center, centreKeysText, centreKeysFromText,
                  QT_TRANSLATE_NOOP("Fields",
                                    "Each line is three numbers with rising times from 0 on, as in \"1.5 640 360\".")),
        listField({"motion.stops", QT_TRANSLATE_NOOP("Fields", "Itinerary"),
                   QT_TRANSLATE_NOOP("Fields", "One stop of the centre a line: x, y and the seconds that it stays.")},
                  kCentred, &CastMotion::stops, stopsText, stopsFromText,
                  QT_TRANSLATE_NOOP("Fields", "Each line is three numbers, the last above 0, as in \"640 360 1.5\".")),
        boolField<CastMotion>({"motion.loop", QT_TRANSLATE_NOOP("Fields", "Again and again"),
                               QT_TRANSLATE_NOOP("Fields", "The itinerary begins anew behind its last stop.")},
                              kTouring, &CastMotion::loop),
        numberField<CastMotion>(
            {"motion.hop", QT_TRANSLATE_NOOP("Fields", "Hop"),
             QT_TRANSLATE_NOOP("Fields", "Time from stop to stop; at 0 the centre is simply there."), kSeconds},
            kTouring, kMotionFields, "hop", {2}),
    };
}

} // namespace

Fields motionFields()
{
    Fields fields{
        kindField(),
        stepField<CastMotion>({"motion.start", QT_TRANSLATE_NOOP("Fields", "Starts at"),
                               QT_TRANSLATE_NOOP("Fields", "From the start of the act."), kSeconds},
                              kKnown, &CastMotion::start, kSpanStartRange),
        stepField<CastMotion>({"motion.duration", QT_TRANSLATE_NOOP("Fields", "Lasts"),
                               QT_TRANSLATE_NOOP("Fields", "0 is until the act ends, and nothing leads back."),
                               kSeconds},
                              kKnown, &CastMotion::duration, kTimeRange),
        colorField<CastMotion>({"motion.color", QT_TRANSLATE_NOOP("Fields", "Colour"),
                                QT_TRANSLATE_NOOP("Fields", "What the birds turn.")},
                               kColored, &CastMotion::color),
        motionNumber({"motion.radius", QT_TRANSLATE_NOOP("Fields", "Radius"),
                      QT_TRANSLATE_NOOP("Fields", "From the centre to the outermost birds."), kPx},
                     "radius"),
        motionNumber({"motion.speed", QT_TRANSLATE_NOOP("Fields", "Speed"),
                      QT_TRANSLATE_NOOP("Fields", "At the radius or along the way; below 0 is the other way round."),
                      QT_TRANSLATE_NOOP("Fields", "px/s")},
                     "speed", kPerSecond),
        motionNumber({"motion.noise", QT_TRANSLATE_NOOP("Fields", "Straying"),
                      QT_TRANSLATE_NOOP("Fields", "How far a bird strays from its place."), kPx},
                     "noise", {1}),
        motionNumber({"motion.turns", QT_TRANSLATE_NOOP("Fields", "Rounds"),
                      QT_TRANSLATE_NOOP("Fields", "How often the way is run through, or the turns on the way in.")},
                     "turns", {2}),
        motionNumber({"motion.driftX", QT_TRANSLATE_NOOP("Fields", "To the right"),
                      QT_TRANSLATE_NOOP("Fields", "How far the shape moves each second; below 0 to the left."),
                      QT_TRANSLATE_NOOP("Fields", "px/s")},
                     "driftX", {1}),
        motionNumber({"motion.driftY", QT_TRANSLATE_NOOP("Fields", "Down"),
                      QT_TRANSLATE_NOOP("Fields", "How far the shape moves each second; below 0 upwards."),
                      QT_TRANSLATE_NOOP("Fields", "px/s")},
                     "driftY", {1}),
        motionNumber({"motion.depth", QT_TRANSLATE_NOOP("Fields", "Depth"),
                      QT_TRANSLATE_NOOP("Fields", "How much of its size the shape gains and loses."),
                      QT_TRANSLATE_NOOP("Fields", "%")},
                     "depth", {0, 100}),
        motionNumber({"motion.period", QT_TRANSLATE_NOOP("Fields", "Period"),
                      QT_TRANSLATE_NOOP("Fields", "Time from breath to breath."), kSeconds},
                     "period", {2}),
        motionNumber({"motion.angle", QT_TRANSLATE_NOOP("Fields", "Direction"),
                      QT_TRANSLATE_NOOP("Fields", "Where the colour runs to, clockwise from left to right."),
                      QT_TRANSLATE_NOOP("Fields", "°")},
                     "angle", {1}),
        motionNumber({"motion.easeIn", QT_TRANSLATE_NOOP("Fields", "Comes in"),
                      QT_TRANSLATE_NOOP("Fields", "Time in which a bird comes over to the motion."), kSeconds},
                     "easeIn", {2}),
        motionNumber({"motion.easeOut", QT_TRANSLATE_NOOP("Fields", "Goes out"),
                      QT_TRANSLATE_NOOP("Fields", "Time in which a bird goes back at the end."), kSeconds},
                     "easeOut", {2}),
        curveField<CastMotion>({"motion.easing", QT_TRANSLATE_NOOP("Fields", "Easing"),
                                QT_TRANSLATE_NOOP("Fields", "How birds come in and go out.")},
                               kKnown, &CastMotion::easing),
        motionNumber({"motion.spread", QT_TRANSLATE_NOOP("Fields", "Spread"),
                      QT_TRANSLATE_NOOP("Fields", "How much later the last bird begins, in the order of departure."),
                      kSeconds},
                     "spread", {2}),
    };
    for (Field& field : wayFields()) fields.push_back(std::move(field));
    for (Field& field : centreFields()) fields.push_back(std::move(field));
    return fields;
}

} // namespace flocktale
