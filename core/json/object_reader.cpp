// SPDX-License-Identifier: MIT
#include "json/object_reader.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "json/json_text.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

void ReadingLog::add(Severity severity, ProblemCode code, NodeId node, std::vector<std::string> arguments)
{
    if (m_found.size() >= limits::kProblems && (severity == Severity::warning || !m_errorPointers.empty())) return;
    Problem problem{severity, code, m_tree.pointer(node), std::move(arguments)};
    if (severity == Severity::error) m_errorPointers.insert(problem.pointer);
    m_found.push_back({std::move(problem), m_tree.offset(node)});
}

void ReadingLog::addLater(const Problems& problems)
{
    for (const Problem& problem : problems) {
        if (m_errorPointers.contains(problem.pointer)) continue;
        if (m_found.size() >= limits::kProblems && problem.severity == Severity::warning) continue;
        m_found.push_back({problem, m_tree.offset(m_tree.resolve(problem.pointer))});
    }
}

bool ReadingLog::hasErrorAt(std::string_view pointerEnding) const
{
    return std::any_of(m_errorPointers.begin(), m_errorPointers.end(),
                       [&](const std::string& pointer) { return pointer.ends_with(pointerEnding); });
}

std::string_view kindName(JsonKind kind)
{
    switch (kind) {
    case JsonKind::null:
        return "null";
    case JsonKind::boolean:
        return "true or false";
    case JsonKind::number:
        return "a number";
    case JsonKind::text:
        return "text";
    case JsonKind::list:
        return "a list";
    case JsonKind::object:
        return "an object";
    }
    return {};
}

std::string quotedValue(const JsonTree& tree, NodeId node)
{
    constexpr std::size_t kLongest = 60;
    const std::string value = tree.kind(node) == JsonKind::text ? tree.text(node) : std::string(tree.slice(node));
    const std::string_view start = firstCodePoints(value, kLongest);
    return start.size() == value.size() ? value : std::string(start) + "…";
}

std::optional<Rgb> parseColor(std::string_view text)
{
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    std::array<std::uint8_t, 3> channels{};
    for (std::size_t i = 0; i < 6; ++i) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        const char c =
            text[i + 1] >= 'A' && text[i + 1] <= 'F' ? static_cast<char>(text[i + 1] - 'A' + 'a') : text[i + 1];
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        channels[i / 2] = static_cast<std::uint8_t>(channels[i / 2] * 16u + digit);
    }
    return Rgb{channels[0], channels[1], channels[2]};
}

std::optional<double> readNumber(ReadingLog& log, NodeId node, NumberRange range, bool whole)
{
    const JsonTree& tree = log.tree();
    if (tree.kind(node) != JsonKind::number) {
        log.error(ProblemCode::wrongType, node,
                  {whole ? "a whole number" : "a number", std::string(kindName(tree.kind(node)))});
        return std::nullopt;
    }
    const double value = tree.number(node);
    if (whole && value != std::floor(value)) {
        log.error(ProblemCode::notWhole, node, {quotedValue(tree, node)});
        return std::nullopt;
    }
    if (!range.contains(value)) {
        log.error(ProblemCode::outOfRange, node,
                  {quotedValue(tree, node), numberText(range.lowest), numberText(range.highest)});
        return std::nullopt;
    }
    return value;
}

namespace {
std::optional<Vec2> readPoint(ReadingLog& log, NodeId node, NumberRange range)
{
    const JsonTree& tree = log.tree();
    if (tree.kind(node) != JsonKind::list || tree.count(node) != 2) {
        log.error(ProblemCode::wrongType, node, {"a point [x, y]", std::string(kindName(tree.kind(node)))});
        return std::nullopt;
    }
    const NodeId first = tree.firstChild(node);
    const std::optional<double> x = readNumber(log, first, range, false);
    const std::optional<double> y = readNumber(log, tree.next(first), range, false);
    if (!x || !y) return std::nullopt;
    return Vec2{*x, *y};
}
} // namespace

NodeId ObjectReader::find(std::string_view name)
{
    const NodeId member = tree().find(m_object, name);
    if (member != kNoNode) m_known.push_back(member);
    return member;
}

NodeId ObjectReader::require(std::string_view name)
{
    const NodeId member = find(name);
    if (member == kNoNode) m_log->error(ProblemCode::missingMember, m_object, {std::string(name)});
    return member;
}

NodeId ObjectReader::find(std::string_view name, JsonKind kind)
{
    const NodeId member = find(name);
    if (member == kNoNode || tree().kind(member) == kind) return member;
    m_log->error(ProblemCode::wrongType, member,
                 {std::string(kindName(kind)), std::string(kindName(tree().kind(member)))});
    return kNoNode;
}

bool ObjectReader::number(std::string_view name, NumberRange range, bool whole, double& target)
{
    const NodeId member = find(name);
    if (member == kNoNode) return false;
    const std::optional<double> value = readNumber(*m_log, member, range, whole);
    if (value) target = *value;
    return value.has_value();
}

bool ObjectReader::text(std::string_view name, int limit, std::string& target)
{
    const NodeId member = find(name, JsonKind::text);
    if (member == kNoNode) return false;
    std::string value = tree().text(member);
    const std::size_t length = codePoints(value);
    if (length > static_cast<std::size_t>(limit)) {
        m_log->error(ProblemCode::textTooLong, member,
                     {numberText(static_cast<std::int64_t>(length)), numberText(std::int64_t{limit})});
        return false;
    }
    target = std::move(value);
    return true;
}

void ObjectReader::boolean(std::string_view name, bool& target)
{
    const NodeId member = find(name, JsonKind::boolean);
    if (member != kNoNode) target = tree().boolean(member);
}

void ObjectReader::color(std::string_view name, Rgb& target)
{
    const NodeId member = find(name, JsonKind::text);
    if (member == kNoNode) return;
    if (const std::optional<Rgb> value = parseColor(tree().text(member))) {
        target = *value;
    } else {
        m_log->error(ProblemCode::badColor, member, {quotedValue(tree(), member)});
    }
}

std::optional<ObjectReader> ObjectReader::object(std::string_view name)
{
    const NodeId member = find(name, JsonKind::object);
    if (member == kNoNode) return std::nullopt;
    return ObjectReader(*m_log, member);
}

std::vector<NodeId> ObjectReader::list(std::string_view name, int limit)
{
    const NodeId member = find(name, JsonKind::list);
    if (member == kNoNode) return {};
    if (tree().count(member) > static_cast<std::uint32_t>(limit)) {
        m_log->error(ProblemCode::tooMany, member,
                     {numberText(std::int64_t{tree().count(member)}), numberText(std::int64_t{limit})});
        return {};
    }
    std::vector<NodeId> items;
    items.reserve(tree().count(member));
    for (NodeId item = tree().firstChild(member); item != kNoNode; item = tree().next(item)) items.push_back(item);
    return items;
}

void ObjectReader::point(std::string_view name, NumberRange range, std::optional<Vec2>& target)
{
    const NodeId member = find(name);
    if (member != kNoNode) target = readPoint(*m_log, member, range);
}

bool ObjectReader::points(std::string_view name, NumberRange range, int limit, std::vector<Vec2>& target)
{
    const std::vector<NodeId> items = list(name, limit);
    const NodeId member = tree().find(m_object, name);
    bool good = member != kNoNode && tree().kind(member) == JsonKind::list && items.size() == tree().count(member);
    std::vector<Vec2> points;
    points.reserve(items.size());
    for (const NodeId item : items) {
        const std::optional<Vec2> point = readPoint(*m_log, item, range);
        good = good && point;
        if (point) points.push_back(*point);
    }
    if (good) target = std::move(points);
    return good;
}

void ObjectReader::keepUnknown(Extra& extra, std::string_view path) const
{
    for (NodeId member = tree().firstChild(m_object); member != kNoNode; member = tree().next(member)) {
        if (std::find(m_known.begin(), m_known.end(), member) != m_known.end()) continue;
        std::string name = pointerToken(tree().key(member));
        if (!path.empty()) name.insert(0, std::string(path) + "/");
        extra.emplace_back(std::move(name), kept(member));
    }
}

std::string ObjectReader::kept(NodeId member) const { return compactJson(tree().slice(member)); }

} // namespace flocktale
