// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "inspector/cast_edits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/fields/forms.h"

#include <QtGlobal>

namespace flocktale {

namespace {

constexpr std::array kAssignments{
    Choice<AssignmentMethod>{AssignmentMethod::optimal, QT_TRANSLATE_NOOP("Fields", "Shortest, no crossing")},
    Choice<AssignmentMethod>{AssignmentMethod::noMeeting, QT_TRANSLATE_NOOP("Fields", "Nobody meets")},
    Choice<AssignmentMethod>{AssignmentMethod::shortestLongest, QT_TRANSLATE_NOOP("Fields", "Shortest longest way")},
    Choice<AssignmentMethod>{AssignmentMethod::nearest, QT_TRANSLATE_NOOP("Fields", "Nearest first")},
    Choice<AssignmentMethod>{AssignmentMethod::angle, QT_TRANSLATE_NOOP("Fields", "By angle")},
    Choice<AssignmentMethod>{AssignmentMethod::index, QT_TRANSLATE_NOOP("Fields", "In order")},
};
constexpr std::array kSweeps{
    Choice<SweepKind>{SweepKind::angle, QT_TRANSLATE_NOOP("Fields", "Around (angle)")},
    Choice<SweepKind>{SweepKind::radius, QT_TRANSLATE_NOOP("Fields", "From the middle (radius)")},
    Choice<SweepKind>{SweepKind::x, QT_TRANSLATE_NOOP("Fields", "Left to right")},
    Choice<SweepKind>{SweepKind::y, QT_TRANSLATE_NOOP("Fields", "Top to bottom")},
    Choice<SweepKind>{SweepKind::distance, QT_TRANSLATE_NOOP("Fields", "Shortest way first")},
    Choice<SweepKind>{SweepKind::linear, QT_TRANSLATE_NOOP("Fields", "Along a direction")},
    Choice<SweepKind>{SweepKind::noise, QT_TRANSLATE_NOOP("Fields", "In patches (noise)")},
    Choice<SweepKind>{SweepKind::field, QT_TRANSLATE_NOOP("Fields", "Painted")},
    Choice<SweepKind>{SweepKind::random, QT_TRANSLATE_NOOP("Fields", "Random")},
};
constexpr std::array kPicks{
    Choice<CastPick>{CastPick::order, QT_TRANSLATE_NOOP("Fields", "In order")},
    Choice<CastPick>{CastPick::alternate, QT_TRANSLATE_NOOP("Fields", "Every second, third …")},
    Choice<CastPick>{CastPick::nearest, QT_TRANSLATE_NOOP("Fields", "Nearest to the shape")},
    Choice<CastPick>{CastPick::left, QT_TRANSLATE_NOOP("Fields", "Left half")},
    Choice<CastPick>{CastPick::right, QT_TRANSLATE_NOOP("Fields", "Right half")},
    Choice<CastPick>{CastPick::top, QT_TRANSLATE_NOOP("Fields", "Upper half")},
    Choice<CastPick>{CastPick::bottom, QT_TRANSLATE_NOOP("Fields", "Lower half")},
};
constexpr std::array kSpares{
    Choice<SpareKind>{SpareKind::fly, QT_TRANSLATE_NOOP("Fields", "Fly freely")},
    Choice<SpareKind>{SpareKind::orbit, QT_TRANSLATE_NOOP("Fields", "Circle")},
    Choice<SpareKind>{SpareKind::hide, QT_TRANSLATE_NOOP("Fields", "Hide")},
    Choice<SpareKind>{SpareKind::wait, QT_TRANSLATE_NOOP("Fields", "Wait")},
    Choice<SpareKind>{SpareKind::join, QT_TRANSLATE_NOOP("Fields", "Join the others")},
};
constexpr std::array kPaints{
    Choice<PaintKind>{PaintKind::solid, QT_TRANSLATE_NOOP("Fields", "One colour")},
    Choice<PaintKind>{PaintKind::gradient, QT_TRANSLATE_NOOP("Fields", "Gradient")},
    Choice<PaintKind>{PaintKind::index, QT_TRANSLATE_NOOP("Fields", "Bird by bird")},
};
constexpr std::array kFormChoices{
    Choice<Form>{Form::bird, QT_TRANSLATE_NOOP("Fields", "Bird")},
    Choice<Form>{Form::triangle, QT_TRANSLATE_NOOP("Fields", "Triangle")},
    Choice<Form>{Form::disc, QT_TRANSLATE_NOOP("Fields", "Disc")},
    Choice<Form>{Form::square, QT_TRANSLATE_NOOP("Fields", "Square")},
};
constexpr std::array kCastModes{
    Choice<std::optional<ActMode>>{std::nullopt, QT_TRANSLATE_NOOP("Fields", "As the act")},
    Choice<std::optional<ActMode>>{ActMode::form, QT_TRANSLATE_NOOP("Fields", "Formation")},
    Choice<std::optional<ActMode>>{ActMode::free, QT_TRANSLATE_NOOP("Fields", "Free flight")},
};

constexpr Look kPercent{0, 100};

constexpr auto kPlace = [](auto& cast) { return &cast.place; };
constexpr auto kSweep = [](auto& cast) { return &cast.sweep; };
constexpr auto kAngleSweep = [](auto& cast) { return cast.sweep.kind == SweepKind::angle ? &cast.sweep : nullptr; };
constexpr auto kLinearSweep = [](auto& cast) { return cast.sweep.kind == SweepKind::linear ? &cast.sweep : nullptr; };
constexpr auto kNoiseSweep = [](auto& cast) { return cast.sweep.kind == SweepKind::noise ? &cast.sweep : nullptr; };
constexpr auto kSpare = [](auto& act) { return &act.spare; };
constexpr auto kOrbit = [](auto& act) { return act.spare.kind == SpareKind::orbit ? &act.spare : nullptr; };
constexpr auto kPaint = [](auto& cast) { return &cast.color; };
constexpr auto kGradient = [](auto& cast) { return cast.color.kind == PaintKind::gradient ? &cast.color : nullptr; };
constexpr auto kCounted = [](auto& cast) { return cast.count > 0 ? &cast : nullptr; };
constexpr auto kShared = [](auto& cast) { return cast.count > 0 ? nullptr : &cast; };

/// The sweep's centre along one axis. Without one of its own it stands in the shape's place, which is what a reset goes
/// back to.
Field centreField(const Words& words, double Vec2::*axis, double Place::*place)
{
    Field field;
    field.name = words.name;
    field.label = {words.label};
    field.tip = {words.tip};
    field.unit = {words.unit};
    field.kind = FieldKind::number;
    field.lowest = kCoordinateRange.lowest;
    field.highest = kCoordinateRange.highest;
    field.decimals = 1;
    const auto around = [](const Show& show, const Focus& focus) -> const Cast* {
        const Cast* cast = Access<Cast>::read(show, focus);
        return cast && (cast->sweep.kind == SweepKind::angle || cast->sweep.kind == SweepKind::radius) ? cast : nullptr;
    };
    field.get = [=](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const Cast* cast = around(show, focus);
        if (!cast) return std::nullopt;
        return FieldValue(cast->sweep.centre ? *cast->sweep.centre.*axis : cast->place.*place);
    };
    field.set = [=](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const Cast* cast = around(show, focus);
        if (!cast) return {};
        Cast changed = *cast;
        Vec2 centre = cast->sweep.centre.value_or(Vec2{cast->place.x, cast->place.y});
        centre.*axis = std::clamp(std::get<double>(value), kCoordinateRange.lowest, kCoordinateRange.highest);
        changed.sweep.centre = centre;
        return {setCast(show, focus.act, changed), {}};
    };
    field.seed = [=](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const Cast* cast = around(show, focus);
        if (!cast) return std::nullopt;
        return FieldValue(cast->place.*place);
    };
    field.reset = [=](Show& show, const Focus& focus) {
        const Cast* cast = around(show, focus);
        if (!cast || !cast->sweep.centre) return false;
        Cast changed = *cast;
        changed.sweep.centre.reset();
        return setCast(show, focus.act, changed);
    };
    return field;
}

void withSliders(Fields& fields, std::initializer_list<std::string_view> names)
{
    for (Field& field : fields)
        if (std::find(names.begin(), names.end(), field.name) != names.end()) field.slider = true;
}

/// Whether a cast has its own number of birds or a share of what the others leave.
Field birdsField()
{
    Field field;
    field.name = "birds";
    field.label = {QT_TRANSLATE_NOOP("Fields", "Birds")};
    field.tip = {QT_TRANSLATE_NOOP("Fields", "A fixed number of birds, or a share of those that the others leave.")};
    field.kind = FieldKind::choice;
    field.choices = [](const Show&, const Focus&) {
        return QStringList{FieldText{QT_TRANSLATE_NOOP("Fields", "By share")}.translated(),
                           FieldText{QT_TRANSLATE_NOOP("Fields", "Fixed number")}.translated()};
    };
    field.get = [](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const Cast* cast = Access<Cast>::read(show, focus);
        if (!cast) return std::nullopt;
        return FieldValue(cast->count > 0 ? 1 : 0);
    };
    field.set = [](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const Cast* cast = Access<Cast>::read(show, focus);
        if (!cast || (cast->count > 0) == (std::get<int>(value) == 1)) return {};
        Cast changed = *cast;
        changed.count = cast->count > 0 ? 0 : std::max(1, birdsOfCast(show, focus.act, focus.cast));
        return {setCast(show, focus.act, changed), {}};
    };
    return field;
}

} // namespace

Fields castFields()
{
    Fields fields;
    fields.push_back(textField<Cast>({"name", QT_TRANSLATE_NOOP("Fields", "Name"),
                                      QT_TRANSLATE_NOOP("Fields", "What the cast is called in the list.")},
                                     kWhole, &Cast::name, limits::kNameCharacters));
    fields.back().seed = nullptr;
    fields.back().reset = nullptr;
    fields.push_back(birdsField());
    fields.push_back(numberField<Cast>(
        {"count", QT_TRANSLATE_NOOP("Fields", "Number"), QT_TRANSLATE_NOOP("Fields", "How many birds the cast takes.")},
        kCounted, kCastFields, "count"));
    // No birds at all would be a cast by share again.
    fields.back().lowest = 1;
    fields.back().seed = nullptr;
    fields.back().reset = nullptr;
    fields.push_back(numberField<Cast>({"share", QT_TRANSLATE_NOOP("Fields", "Share"),
                                        QT_TRANSLATE_NOOP("Fields", "Weight among the casts without a fixed number: "
                                                                    "2 gets twice as many birds as 1.")},
                                       kShared, kCastFields, "share", {2}));
    fields.push_back(choiceField<Cast>({"pick", QT_TRANSLATE_NOOP("Fields", "Which birds"),
                                        QT_TRANSLATE_NOOP("Fields", "Which of the birds that the casts before it leave "
                                                                    "the cast takes when the act begins.")},
                                       kWhole, &Cast::pick, kPicks));
    fields.push_back(
        numberField<Cast>({"points", QT_TRANSLATE_NOOP("Fields", "Points"),
                           QT_TRANSLATE_NOOP("Fields", "How many places the shape has when it shall be fewer than the "
                                                       "birds; 0 is one for each bird.")},
                          kWhole, kCastFields, "points"));
    fields.push_back(choiceField<Cast>({"mode", QT_TRANSLATE_NOOP("Fields", "Mode"),
                                        QT_TRANSLATE_NOOP("Fields", "These birds may fly freely while the others form, "
                                                                    "or the other way round.")},
                                       kWhole, &Cast::mode, kCastModes));
    return fields;
}

Fields placeFields()
{
    return {
        numberField<Cast>({"place.x", QT_TRANSLATE_NOOP("Fields", "X"),
                           QT_TRANSLATE_NOOP("Fields", "Middle of the shape, from the left edge of the stage."),
                           QT_TRANSLATE_NOOP("Fields", "px")},
                          kPlace, kPlaceFields, "x", {1}),
        numberField<Cast>({"place.y", QT_TRANSLATE_NOOP("Fields", "Y"),
                           QT_TRANSLATE_NOOP("Fields", "Middle of the shape, from the top edge of the stage."),
                           QT_TRANSLATE_NOOP("Fields", "px")},
                          kPlace, kPlaceFields, "y", {1}),
        numberField<Cast>({"place.scale", QT_TRANSLATE_NOOP("Fields", "Size"),
                           QT_TRANSLATE_NOOP("Fields", "Enlarges the whole shape."), QT_TRANSLATE_NOOP("Fields", "%")},
                          kPlace, kPlaceFields, "scale", {1, 100}),
        numberField<Cast>({"place.rotation", QT_TRANSLATE_NOOP("Fields", "Rotation"),
                           QT_TRANSLATE_NOOP("Fields", "Turns the whole shape clockwise."),
                           QT_TRANSLATE_NOOP("Fields", "°")},
                          kPlace, kPlaceFields, "rotation", {1}),
    };
}

Fields departureFields()
{
    Fields fields{
        choiceField<Cast>({"assignment", QT_TRANSLATE_NOOP("Fields", "Assignment"),
                           QT_TRANSLATE_NOOP("Fields", "Which bird goes to which point.")},
                          kWhole, &Cast::assignment, kAssignments),
        choiceField<Cast>({"sweep.kind", QT_TRANSLATE_NOOP("Fields", "Sweep"),
                           QT_TRANSLATE_NOOP("Fields", "What the order of departure follows.")},
                          kSweep, &Sweep::kind, kSweeps),
        boolField<Cast>({"sweep.reverse", QT_TRANSLATE_NOOP("Fields", "Backwards"),
                         QT_TRANSLATE_NOOP("Fields", "The last departs first.")},
                        kSweep, &Sweep::reverse),
        numberField<Cast>({"sweep.stagger", QT_TRANSLATE_NOOP("Fields", "Stagger"),
                           QT_TRANSLATE_NOOP("Fields", "0 is all together, 100 is one after the other."),
                           QT_TRANSLATE_NOOP("Fields", "%")},
                          kSweep, kSweepFields, "stagger", kPercent),
        numberField<Cast>({"sweep.startAngle", QT_TRANSLATE_NOOP("Fields", "Start angle"),
                           QT_TRANSLATE_NOOP("Fields", "Where the beam starts, clockwise from the right."),
                           QT_TRANSLATE_NOOP("Fields", "°")},
                          kAngleSweep, kSweepFields, "startAngle", {1}),
        centreField({"sweep.center.x", QT_TRANSLATE_NOOP("Fields", "Centre X"),
                     QT_TRANSLATE_NOOP("Fields", "Middle of the sweep, from the left edge of the stage; the middle of "
                                                 "the shape until it is set."),
                     QT_TRANSLATE_NOOP("Fields", "px")},
                    &Vec2::x, &Place::x),
        centreField({"sweep.center.y", QT_TRANSLATE_NOOP("Fields", "Centre Y"),
                     QT_TRANSLATE_NOOP("Fields", "Middle of the sweep, from the top edge of the stage; the middle of "
                                                 "the shape until it is set."),
                     QT_TRANSLATE_NOOP("Fields", "px")},
                    &Vec2::y, &Place::y),
        numberField<Cast>({"sweep.direction", QT_TRANSLATE_NOOP("Fields", "Direction"),
                           QT_TRANSLATE_NOOP("Fields", "Where the sweep runs to, clockwise from left to right."),
                           QT_TRANSLATE_NOOP("Fields", "°")},
                          kLinearSweep, kSweepFields, "direction", {1}),
        numberField<Cast>({"sweep.scale", QT_TRANSLATE_NOOP("Fields", "Patch size"),
                           QT_TRANSLATE_NOOP("Fields", "Size of the patches that depart together."),
                           QT_TRANSLATE_NOOP("Fields", "px")},
                          kNoiseSweep, kSweepFields, "scale"),
        curveField<Cast>(
            {"sweep.curve", QT_TRANSLATE_NOOP("Fields", "Stagger curve"),
             QT_TRANSLATE_NOOP("Fields", "How the departures are spread: a slow start lets the first ones go "
                                         "in close order.")},
            kSweep, &Sweep::curve),
    };
    withSliders(fields, {"sweep.stagger"});
    return fields;
}

Fields paintFields()
{
    return {
        choiceField<Cast>({"color.kind", QT_TRANSLATE_NOOP("Fields", "Colouring"),
                           QT_TRANSLATE_NOOP("Fields", "One colour, a gradient over the shape, or colours repeated "
                                                       "bird by bird.")},
                          kPaint, &Paint::kind, kPaints),
        numberField<Cast>({"color.angle", QT_TRANSLATE_NOOP("Fields", "Angle"),
                           QT_TRANSLATE_NOOP("Fields", "Direction of the gradient, clockwise from left to right."),
                           QT_TRANSLATE_NOOP("Fields", "°")},
                          kGradient, kPaintFields, "angle", {1}),
    };
}

Fields spareFields()
{
    constexpr Look kPerSecond{1, kStepsPerSecond};
    return {
        choiceField<Act>({"spare.kind", QT_TRANSLATE_NOOP("Fields", "They"),
                          QT_TRANSLATE_NOOP("Fields", "What birds do for which the act has no point.")},
                         kSpare, &Spare::kind, kSpares),
        numberField<Act>({"spare.radius", QT_TRANSLATE_NOOP("Fields", "Radius"),
                          QT_TRANSLATE_NOOP("Fields", "Radius of the outermost circle."),
                          QT_TRANSLATE_NOOP("Fields", "px")},
                         kOrbit, kSpareFields, "radius"),
        numberField<Act>({"spare.speed", QT_TRANSLATE_NOOP("Fields", "Speed"),
                          QT_TRANSLATE_NOOP("Fields", "Speed on the outermost circle; below 0 is anticlockwise."),
                          QT_TRANSLATE_NOOP("Fields", "px/s")},
                         kOrbit, kSpareFields, "speed", kPerSecond),
        numberField<Act>(
            {"spare.x", QT_TRANSLATE_NOOP("Fields", "X"),
             QT_TRANSLATE_NOOP("Fields", "Middle of the circle of birds in no cast; those of a cast circle "
                                         "its shape."),
             QT_TRANSLATE_NOOP("Fields", "px")},
            kOrbit, kSpareFields, "x", {1}),
        numberField<Act>(
            {"spare.y", QT_TRANSLATE_NOOP("Fields", "Y"),
             QT_TRANSLATE_NOOP("Fields", "Middle of the circle of birds in no cast; those of a cast circle "
                                         "its shape."),
             QT_TRANSLATE_NOOP("Fields", "px")},
            kOrbit, kSpareFields, "y", {1}),
    };
}

Fields lookFields()
{
    Fields fields{
        choiceField<Cast>({"form", QT_TRANSLATE_NOOP("Fields", "Glyph"),
                           QT_TRANSLATE_NOOP("Fields", "What a bird is drawn as once it has landed.")},
                          kWhole, &Cast::form, kFormChoices),
        numberField<Cast>({"formSize", QT_TRANSLATE_NOOP("Fields", "Glyph size"),
                           QT_TRANSLATE_NOOP("Fields", "Extent of a landed glyph; 0 is as the shape wants."),
                           QT_TRANSLATE_NOOP("Fields", "px")},
                          kWhole, kCastFields, "formSize", {1}),
        numberField<Cast>(
            {"hover", QT_TRANSLATE_NOOP("Fields", "Hover"),
             QT_TRANSLATE_NOOP("Fields", "How much of the formation's hover these birds show; 0 is still."),
             QT_TRANSLATE_NOOP("Fields", "%")},
            kWhole, kCastFields, "hover", kPercent),
    };
    withSliders(fields, {"hover"});
    return fields;
}

} // namespace flocktale
