// SPDX-License-Identifier: MIT
#include "json/json_tree.h"

#include "base/number_text.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <numeric>
#include <system_error>

namespace flocktale {

namespace {
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// The text of a string literal that the parser has accepted.
std::string decoded(std::string_view literal)
{
    const std::string_view inside = literal.substr(1, literal.size() - 2);
    if (inside.find('\\') == std::string_view::npos) return std::string(inside);
    return nlohmann::json::parse(literal, nullptr, false).get<std::string>();
}

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }
} // namespace

std::string_view JsonTree::slice(NodeId node) const
{
    return m_text.substr(m_nodes[node].begin, m_nodes[node].end - m_nodes[node].begin);
}

std::string_view JsonTree::keySlice(NodeId member) const
{
    return m_text.substr(m_nodes[member].keyBegin, m_nodes[member].keyEnd - m_nodes[member].keyBegin);
}

std::string JsonTree::key(NodeId member) const { return decoded(keySlice(member)); }

bool JsonTree::hasKey(NodeId member, std::string_view name) const
{
    const std::string_view literal = keySlice(member);
    if (literal.find('\\') != std::string_view::npos) return decoded(literal) == name;
    return literal.substr(1, literal.size() - 2) == name;
}

std::string JsonTree::text(NodeId node) const { return decoded(slice(node)); }

double JsonTree::number(NodeId node) const { return parseNumber(slice(node)); }

NodeId JsonTree::find(NodeId object, std::string_view name) const
{
    for (NodeId member = firstChild(object); member != kNoNode; member = next(member))
        if (hasKey(member, name)) return member;
    return kNoNode;
}

NodeId JsonTree::resolve(std::string_view pointer) const
{
    NodeId node = kRootNode;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::string_view token = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(token.size());
        NodeId child = kNoNode;
        if (kind(node) == JsonKind::object) {
            child = find(node, fromPointerToken(token));
        } else if (kind(node) == JsonKind::list) {
            std::uint32_t index = 0;
            const auto parsed = std::from_chars(token.data(), token.data() + token.size(), index);
            if (parsed.ec == std::errc() && index < count(node))
                for (child = firstChild(node); index > 0; --index) child = next(child);
        }
        if (child == kNoNode) return node;
        node = child;
    }
    return node;
}

std::string JsonTree::pointer(NodeId node) const
{
    std::string path;
    for (; parent(node) != kNoNode; node = parent(node)) {
        std::string token;
        if (kind(parent(node)) == JsonKind::object) {
            token = pointerToken(key(node));
        } else {
            std::int64_t index = 0;
            for (NodeId item = firstChild(parent(node)); item != node; item = next(item)) ++index;
            token = numberText(index);
        }
        path.insert(0, "/" + token);
    }
    return path;
}

std::string pointerToken(std::string_view name)
{
    std::string token;
    for (const char c : name) {
        if (c == '~') {
            token += "~0";
        } else if (c == '/') {
            token += "~1";
        } else {
            token += c;
        }
    }
    return token;
}

std::string fromPointerToken(std::string_view token)
{
    std::string name;
    for (std::size_t i = 0; i < token.size(); ++i) {
        const bool escape = token[i] == '~' && i + 1 < token.size() && (token[i + 1] == '0' || token[i + 1] == '1');
        name += escape ? (token[i + 1] == '0' ? '~' : '/') : token[i];
        if (escape) ++i;
    }
    return name;
}

std::vector<TextPosition> positions(std::string_view text, const std::vector<std::size_t>& offsets)
{
    std::vector<std::size_t> order(offsets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return offsets[a] < offsets[b]; });
    std::vector<TextPosition> found(offsets.size());
    TextPosition position;
    std::size_t at = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    for (const std::size_t i : order) {
        for (; at < offsets[i] && at < text.size(); ++at) {
            if (text[at] == '\n') {
                ++position.line;
                position.column = 1;
            } else if (!isContinuation(text[at])) {
                ++position.column;
            }
        }
        found[i] = position;
    }
    return found;
}

Problems placed(std::vector<OffsetProblem> problems, std::string_view text)
{
    std::stable_sort(problems.begin(), problems.end(),
                     [](const OffsetProblem& a, const OffsetProblem& b) { return a.offset < b.offset; });
    std::vector<std::size_t> offsets;
    for (const OffsetProblem& entry : problems) offsets.push_back(entry.offset);
    const std::vector<TextPosition> found = positions(text, offsets);
    Problems result;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        problems[i].problem.line = found[i].line;
        problems[i].problem.column = found[i].column;
        result.push_back(std::move(problems[i].problem));
    }
    return result;
}

} // namespace flocktale
