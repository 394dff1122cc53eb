// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "json/read_parts.h"

#include <charconv>

namespace flocktale {

namespace {
/// Whether the stops are all there.
bool readPaintStops(ObjectReader& object, std::string_view name, PaintKind kind, Paint& paint)
{
    const NodeId member = object.find(name, JsonKind::list);
    if (member == kNoNode) return false;
    ReadingLog& log = object.log();
    const std::vector<NodeId> items = object.list(name, limits::kPaintStops);
    if (object.tree().count(member) == 0)
        log.error(ProblemCode::outOfRange, member, {"0", "1", numberText(std::int64_t{limits::kPaintStops})});
    std::vector<Rgb> stops;
    for (const NodeId item : items) {
        if (object.tree().kind(item) != JsonKind::text) {
            log.error(ProblemCode::wrongType, item, {"a colour", std::string(kindName(object.tree().kind(item)))});
        } else if (const std::optional<Rgb> stop = parseColor(object.tree().text(item))) {
            stops.push_back(*stop);
        } else {
            log.error(ProblemCode::badColor, item, {quotedValue(object.tree(), item)});
        }
    }
    if (stops.empty() || stops.size() != items.size()) return false;
    paint.kind = kind;
    paint.stops = std::move(stops);
    return true;
}

/// Whether there are as many as stops, and in what order, is told by validation.
void readPositions(ObjectReader& object, Paint& paint)
{
    std::vector<double> positions;
    const std::vector<NodeId> items = object.list("positions", limits::kPaintStops);
    for (const NodeId item : items)
        if (const std::optional<double> value = readNumber(object.log(), item, kStopRange, false))
            positions.push_back(*value);
    if (positions.size() == items.size()) paint.positions = std::move(positions);
}

void readPaint(ObjectReader& owner, Paint& paint, Extra& extra)
{
    const NodeId member = owner.tree().find(owner.node(), "color");
    if (member == kNoNode) return;
    if (owner.tree().kind(member) == JsonKind::text) {
        owner.color("color", paint.stops.front());
        return;
    }
    std::optional<ObjectReader> object = owner.object("color");
    if (!object) return;
    constexpr std::array<std::pair<std::string_view, PaintKind>, 3> kLists{
        {{"solid", PaintKind::solid}, {"gradient", PaintKind::gradient}, {"index", PaintKind::index}}};
    int found = 0;
    bool whole = false;
    for (const auto& [name, kind] : kLists) {
        if (object->tree().find(object->node(), name) == kNoNode) continue;
        ++found;
        whole = readPaintStops(*object, name, kind, paint);
    }
    if (found == 0) owner.log().error(ProblemCode::missingMember, member, {"gradient"});
    if (found > 1) owner.log().error(ProblemCode::tooMany, member, {numberText(std::int64_t{found}), "1"});
    object->numbers(kPaintFields, paint);
    Paint placed = paint;
    readPositions(*object, placed);
    if (whole) paint = std::move(placed);
    object->keepUnknown(extra, "color");
}

void readBaked(ObjectReader& object, Baked& baked)
{
    const NodeId key = object.require("key");
    if (key != kNoNode && object.find("key", JsonKind::text) != kNoNode) {
        const std::string digits = object.tree().text(key);
        const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), baked.key, 16);
        if (digits.size() != 16 || end.ec != std::errc() || end.ptr != digits.data() + digits.size())
            object.log().error(ProblemCode::wrongType, key, {"16 hexadecimal digits", "text"});
    }
    if (object.require("points") != kNoNode) object.points("points", kBakedRange, limits::kBirds, baked.points);
}

void readPins(ObjectReader& object, std::vector<Pin>& pins)
{
    ReadingLog& log = object.log();
    const JsonTree& tree = object.tree();
    for (const NodeId item : object.list("pins", limits::kBirds)) {
        pins.emplace_back();
        if (tree.kind(item) != JsonKind::list || tree.count(item) != 2) {
            log.error(ProblemCode::wrongType, item, {"a pin [bird, point]", std::string(kindName(tree.kind(item)))});
            continue;
        }
        const NodeId first = tree.firstChild(item);
        const std::optional<double> bird = readNumber(log, first, kPinRange, true);
        const std::optional<double> point = readNumber(log, tree.next(first), kPinRange, true);
        if (bird && point) pins.back() = {static_cast<int>(*bird), static_cast<int>(*point)};
    }
}

/// Data of a kind of a later version stays with the unknown members.
void readCastData(ObjectReader& object, std::optional<CastData>& data)
{
    const NodeId member = object.tree().find(object.node(), "data");
    if (member == kNoNode) return;
    if (object.tree().kind(member) != JsonKind::object) {
        object.find("data", JsonKind::object);
        return;
    }
    data = readData(ObjectReader(object.log(), member));
    if (data) object.find("data");
}
} // namespace

Cast readCast(ObjectReader object, ActMode actMode)
{
    Cast cast;
    object.text("id", limits::kNameCharacters, cast.id.value);
    object.text("name", limits::kNameCharacters, cast.name);
    object.numbers(kCastFields, cast);
    object.choice("pick", kCastPicks, cast.pick);

    // A mode of a later version stays with the unknown members.
    const NodeId mode = object.tree().find(object.node(), "mode");
    if (mode != kNoNode && object.tree().kind(mode) == JsonKind::text) {
        const std::string word = object.tree().text(mode);
        for (const Named<ActMode>& named : kActModes)
            if (named.name == word) cast.mode = named.value;
        if (cast.mode) object.find("mode");
    } else if (mode != kNoNode) {
        object.find("mode", JsonKind::text);
    }

    if (auto shape = object.object("shape")) {
        cast.shape = readShape(*shape, cast.shapeExtra);
    } else if (cast.mode.value_or(actMode) == ActMode::form) {
        object.require("shape");
    }
    if (auto place = object.object("place")) {
        place->numbers(kPlaceFields, cast.place);
        place->keepUnknown(cast.extra, "place");
    }
    object.choice("assignment", assignmentNames(), cast.assignment);
    readPins(object, cast.pins);
    readSweep(object, cast.sweep, cast.extra);
    readPaint(object, cast.color, cast.extra);
    object.choice("form", kForms, cast.form);
    if (auto keys = object.object("keys")) {
        cast.keys = readKeys(*keys);
        for (const KeyTrack& track : cast.keys) keys->find(nameOf(kKeyedProperties, track.property));
        keys->keepUnknown(cast.extra, "keys");
    }
    readCastData(object, cast.data);
    for (const NodeId item : object.list("motion", limits::kMotions)) {
        const JsonKind kind = object.tree().kind(item);
        if (kind == JsonKind::object) {
            cast.motion.push_back(readMotion(ObjectReader(object.log(), item)));
        } else {
            object.log().error(ProblemCode::wrongType, item, {"an object", std::string(kindName(kind))});
            cast.motion.emplace_back(); // keeps the numbers in the pointers of what comes behind
        }
    }
    if (auto baked = object.object("baked")) {
        readBaked(*baked, cast.baked.emplace());
        baked->keepUnknown(cast.extra, "baked");
    }
    object.keepUnknown(cast.extra);
    return cast;
}

} // namespace flocktale
