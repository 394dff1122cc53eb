// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "json/read_parts.h"

namespace flocktale {

namespace {
/// A list of `count` numbers.
bool readNumbers(ReadingLog& log, NodeId node, NumberRange range, int count, KeyValue& target)
{
    const JsonTree& tree = log.tree();
    if (tree.kind(node) != JsonKind::list || tree.count(node) != static_cast<std::uint32_t>(count)) {
        log.error(
            ProblemCode::wrongType, node,
            {"a list of " + numberText(std::int64_t{count}) + " numbers", std::string(kindName(tree.kind(node)))});
        return false;
    }
    bool good = true;
    std::size_t i = 0;
    for (NodeId item = tree.firstChild(node); item != kNoNode; item = tree.next(item), ++i) {
        const std::optional<double> value = readNumber(log, item, range, false);
        if (value) target[i] = *value;
        good = good && value;
    }
    return good;
}

void readKeyColor(ReadingLog& log, NodeId node, KeyValue& target)
{
    const JsonTree& tree = log.tree();
    if (tree.kind(node) != JsonKind::text) {
        log.error(ProblemCode::wrongType, node, {"a colour", std::string(kindName(tree.kind(node)))});
    } else if (const std::optional<Rgb> color = parseColor(tree.text(node))) {
        target = {static_cast<double>(color->r), static_cast<double>(color->g), static_cast<double>(color->b)};
    } else {
        log.error(ProblemCode::badColor, node, {quotedValue(tree, node)});
    }
}

void readKeyValue(ReadingLog& log, NodeId node, KeyedProperty property, KeyValue& target)
{
    const NumberRange range = keyRange(property);
    if (property == KeyedProperty::color) {
        readKeyColor(log, node, target);
    } else if (partsOf(property) == 1) {
        if (const std::optional<double> value = readNumber(log, node, range, false)) target[0] = *value;
    } else {
        readNumbers(log, node, range, partsOf(property), target);
    }
}
} // namespace

Key readKey(ObjectReader object, KeyedProperty property)
{
    Key key;
    if (object.require("at") != kNoNode) readTime(object, "at", key.at);
    if (const NodeId value = object.require("value"); value != kNoNode)
        readKeyValue(object.log(), value, property, key.value);
    readEasing(object, "easing", key.easing);
    object.keepUnknown(key.extra);
    return key;
}
void readEasing(ObjectReader& object, std::string_view name, Easing& target)
{
    const NodeId node = object.find(name);
    if (node == kNoNode) return;
    const JsonTree& tree = object.tree();
    if (tree.kind(node) == JsonKind::text) {
        object.choice(name, kEasingKinds, target.kind);
        return;
    }
    ReadingLog& log = object.log();
    if (tree.kind(node) != JsonKind::list || tree.count(node) != 4) {
        log.error(ProblemCode::wrongType, node, {"an easing", std::string(kindName(tree.kind(node)))});
        return;
    }
    Easing bezier{EasingKind::bezier};
    bool good = true;
    NodeId item = tree.firstChild(node);
    for (double* number : {&bezier.x1, &bezier.y1, &bezier.x2, &bezier.y2}) {
        const bool isTime = number == &bezier.x1 || number == &bezier.x2;
        const std::optional<double> value = readNumber(log, item, isTime ? kEasingTimeRange : kEasingValueRange, false);
        if (value) *number = *value;
        good = good && value;
        item = tree.next(item);
    }
    if (good) target = bezier;
}

std::vector<KeyTrack> readKeys(ObjectReader object)
{
    std::vector<KeyTrack> tracks;
    ReadingLog& log = object.log();
    for (const Named<KeyedProperty>& named : kKeyedProperties) {
        const NodeId list = object.tree().find(object.node(), named.name);
        if (list == kNoNode) continue;
        KeyTrack track{named.value, {}};
        for (const NodeId item : object.list(named.name, limits::kKeys)) {
            const JsonKind kind = object.tree().kind(item);
            if (kind == JsonKind::object) {
                track.keys.push_back(readKey(ObjectReader(log, item), named.value));
            } else {
                log.error(ProblemCode::wrongType, item, {"an object", std::string(kindName(kind))});
                track.keys.emplace_back(); // keeps the numbers in the pointers of what comes behind
            }
        }
        tracks.push_back(std::move(track));
    }
    return tracks;
}

} // namespace flocktale
