// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "json/read_parts.h"

namespace flocktale {

namespace {
std::optional<std::uint8_t> hexDigit(char c)
{
    if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F') return static_cast<std::uint8_t>(c - 'A' + 10);
    return std::nullopt;
}

/// Appends the cells of a row, two hexadecimal digits each.
bool appendRow(const std::string& digits, std::vector<std::uint8_t>& values)
{
    if (digits.empty() || digits.size() % 2 != 0) return false;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        const auto high = hexDigit(digits[i]);
        const auto low = hexDigit(digits[i + 1]);
        if (!high || !low) return false;
        values.push_back(static_cast<std::uint8_t>(*high * 16 + *low));
    }
    return true;
}

void readField(ObjectReader& object, DelayField& field)
{
    object.text("source", limits::kNameCharacters, field.source);
    const NodeId rows = object.require("rows");
    if (rows == kNoNode) return;
    ReadingLog& log = object.log();
    const JsonTree& tree = object.tree();
    constexpr auto kLongest = static_cast<std::size_t>(2 * limits::kFieldSide);
    std::vector<std::uint8_t> values;
    std::size_t length = 0; // of every row
    bool good = true;
    const std::vector<NodeId> items = object.list("rows", limits::kFieldSide);
    for (const NodeId item : items) {
        const std::string row = tree.kind(item) == JsonKind::text ? tree.text(item) : std::string();
        if (length == 0) length = row.size();
        if (row.size() > kLongest) {
            log.error(
                ProblemCode::tooMany, item,
                {numberText(static_cast<std::int64_t>(row.size() / 2)), numberText(std::int64_t{limits::kFieldSide})});
            good = false;
        } else if (row.size() != length || !appendRow(row, values)) {
            log.error(
                ProblemCode::wrongType, item,
                {"a row of pairs of hexadecimal digits, as long as the first", std::string(kindName(tree.kind(item)))});
            good = false;
        }
    }
    if (!good || items.empty()) return;
    field.columns = static_cast<int>(length / 2);
    field.rows = static_cast<int>(items.size());
    field.values = std::move(values);
}
} // namespace

void readSweep(ObjectReader& owner, Sweep& sweep, Extra& extra)
{
    std::optional<ObjectReader> object = readKind(owner, "sweep", sweepNames(), sweep.kind);
    if (!object) return;
    object->boolean("reverse", sweep.reverse);
    object->numbers(kSweepFields, sweep);
    object->point("center", kCoordinateRange, sweep.centre);
    readEasing(*object, "curve", sweep.curve);
    if (auto field = object->object("field")) {
        readField(*field, sweep.field);
        field->keepUnknown(extra, "sweep/field");
    }
    object->keepUnknown(extra, "sweep");
}

} // namespace flocktale
