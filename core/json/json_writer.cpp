// SPDX-License-Identifier: MIT
#include "json/json_writer.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "json/json_text.h"
#include "json/json_tree.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
/// The member's name when this kept entry belongs to the object at `path`.
std::optional<std::string> nameAt(std::string_view key, std::string_view path)
{
    if (!path.empty()) {
        if (!key.starts_with(path) || key.size() <= path.size() || key[path.size()] != '/') return std::nullopt;
        key.remove_prefix(path.size() + 1);
    }
    if (key.find('/') != std::string_view::npos) return std::nullopt;
    return fromPointerToken(key);
}
} // namespace

bool keepsAny(const Extra& extra, std::string_view path)
{
    return std::any_of(extra.begin(), extra.end(), [&](const auto& entry) { return nameAt(entry.first, path); });
}

std::string colorText(Rgb color)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t channel : {color.r, color.g, color.b}) {
        text += kHex[channel >> 4u];
        text += kHex[channel & 15u];
    }
    return text;
}

void JsonWriter::number(std::string_view name, double value)
{
    begin(name);
    append(value);
}

void JsonWriter::whole(std::string_view name, std::int64_t value)
{
    begin(name);
    m_out += numberText(value);
}

void JsonWriter::text(std::string_view name, std::string_view value)
{
    begin(name);
    if (const auto bad = firstBadUtf8(value))
        refuse(ProblemCode::notUtf8, {numberText(static_cast<std::int64_t>(*bad))});
    m_out += quotedJson(value);
}

void JsonWriter::boolean(std::string_view name, bool value)
{
    begin(name);
    m_out += value ? "true" : "false";
}

void JsonWriter::color(std::string_view name, Rgb value) { text(name, colorText(value)); }

void JsonWriter::colors(std::string_view name, const std::vector<Rgb>& values)
{
    begin(name);
    m_out += '[';
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0) m_out += ", ";
        m_out += quotedJson(colorText(values[i]));
        count();
    }
    m_out += ']';
}

void JsonWriter::flat(std::string_view name, std::span<const double> values)
{
    begin(name);
    const std::string list = m_token;
    m_out += '[';
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0) m_out += ", ";
        m_token = list + "/" + numberText(static_cast<std::int64_t>(i));
        append(values[i]);
        count();
    }
    m_out += ']';
}

void JsonWriter::points(std::string_view name, const std::vector<Vec2>& values)
{
    openList(name);
    for (const Vec2& point : values) {
        if (m_problem) break; // nothing is gained by filling memory
        begin({});
        const std::string item = m_token;
        m_out += '[';
        m_token = item + "/0";
        append(point.x);
        m_out += ", ";
        m_token = item + "/1";
        append(point.y);
        m_out += ']';
        count();
        count();
    }
    closeList();
}

void JsonWriter::json(std::string_view name, std::string_view value)
{
    begin(name);
    if (!isJson(value)) {
        refuse(ProblemCode::jsonSyntax, {"a kept value is damaged"});
        return;
    }
    m_out += indentedJson(value, static_cast<int>(m_levels.size()));
    // Every value but the first follows a comma or opens a list or an object.
    m_values += static_cast<std::size_t>(
        std::count_if(value.begin(), value.end(), [](char c) { return c == ',' || c == '[' || c == '{'; }));
}

void JsonWriter::kept(const Extra& extra, std::string_view path)
{
    for (const auto& [key, value] : extra) {
        const std::optional<std::string> name = nameAt(key, path);
        if (!name) continue;
        const std::vector<std::string>& written = m_levels.back().names;
        if (std::find(written.begin(), written.end(), *name) == written.end()) json(*name, value);
    }
}

void JsonWriter::begin(std::string_view name)
{
    if (m_levels.empty()) return;
    Level& level = m_levels.back();
    if (level.items > 0) m_out += ',';
    newLine();
    if (level.isList) {
        m_token = numberText(static_cast<std::int64_t>(level.items));
    } else {
        m_token = pointerToken(name);
        level.names.emplace_back(name);
        if (firstBadUtf8(name)) refuse(ProblemCode::notUtf8, {"0"});
        m_out += quotedJson(name) + ": ";
    }
    ++level.items;
    count();
}

void JsonWriter::open(std::string_view name, char bracket)
{
    begin(name);
    m_out += bracket;
    m_levels.push_back({m_token, bracket == '[', {}, 0});
}

void JsonWriter::close(char bracket)
{
    const bool empty = m_levels.back().items == 0;
    m_levels.pop_back();
    if (!empty) newLine();
    m_out += bracket;
    if (m_levels.empty()) m_out += '\n';
}

void JsonWriter::newLine()
{
    m_out += '\n';
    m_out.append(2 * m_levels.size(), ' ');
}

void JsonWriter::append(double value)
{
    if (std::isfinite(value)) {
        m_out += numberText(value);
    } else {
        refuse(ProblemCode::notFinite, {m_token});
    }
}

void JsonWriter::count()
{
    if (++m_values > limits::kJsonValues)
        refuse(ProblemCode::jsonTooManyNodes, {numberText(static_cast<std::int64_t>(limits::kJsonValues))});
    if (m_out.size() > limits::kFileBytes)
        refuse(ProblemCode::fileTooLarge, {numberText(static_cast<std::int64_t>(m_out.size())),
                                           numberText(static_cast<std::int64_t>(limits::kFileBytes))});
}

void JsonWriter::refuse(ProblemCode code, std::vector<std::string> arguments)
{
    if (!m_problem) m_problem = Problem{Severity::error, code, pointer(), std::move(arguments)};
}

std::string JsonWriter::pointer() const
{
    std::string path;
    for (std::size_t i = 1; i < m_levels.size(); ++i) path += "/" + m_levels[i].token;
    return path + "/" + m_token;
}

} // namespace flocktale
