// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocktale {

enum class JsonKind : std::uint8_t { null, boolean, number, text, list, object };

/// A value of a JsonTree, by its number in the order of the file.
using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = 0xFFFFFFFFu;
inline constexpr NodeId kRootNode = 0;

/// A JSON text as values that know where they stand. Holds no text of its own: numbers and strings are decoded from the
/// slice of the file when asked for, so exact number text survives and a value costs 36 bytes. The text must outlive
/// the tree.
class JsonTree {
public:
    /// Parses `text`, strictly (RFC 8259; a byte order mark at the start is skipped). Every problem goes to `problems`
    /// with its place: size, encoding, syntax, nesting, number of values, numbers that are not finite, and members that
    /// stand twice in an object. Returns whether there is a tree to read; duplicates alone leave one.
    bool parse(std::string_view text, Problems& problems);

    [[nodiscard]] JsonKind kind(NodeId node) const { return m_nodes[node].kind; }
    [[nodiscard]] std::size_t offset(NodeId node) const { return m_nodes[node].begin; }
    /// The value as it stands in the file.
    [[nodiscard]] std::string_view slice(NodeId node) const;
    /// Number of members or items.
    [[nodiscard]] std::uint32_t count(NodeId node) const { return m_nodes[node].count; }
    [[nodiscard]] NodeId parent(NodeId node) const { return m_nodes[node].parent; }
    [[nodiscard]] NodeId firstChild(NodeId node) const { return m_nodes[node].firstChild; }
    [[nodiscard]] NodeId next(NodeId node) const { return m_nodes[node].next; }

    [[nodiscard]] std::string key(NodeId member) const;
    [[nodiscard]] bool hasKey(NodeId member, std::string_view name) const;
    [[nodiscard]] std::string text(NodeId node) const;
    [[nodiscard]] double number(NodeId node) const;
    [[nodiscard]] bool boolean(NodeId node) const { return slice(node) == "true"; }

    /// The member of an object, the first when there are several, or kNoNode.
    [[nodiscard]] NodeId find(NodeId object, std::string_view name) const;
    /// The node of a JSON pointer, or the nearest one above it that is there.
    [[nodiscard]] NodeId resolve(std::string_view pointer) const;
    [[nodiscard]] std::string pointer(NodeId node) const;

private:
    friend class JsonBuilder;

    struct Node {
        std::uint32_t begin = 0, end = 0;
        std::uint32_t keyBegin = 0, keyEnd = 0; ///< with quotes; empty for items of a list
        NodeId parent = kNoNode, next = kNoNode, firstChild = kNoNode;
        std::uint32_t count = 0;
        JsonKind kind = JsonKind::null;
    };

    [[nodiscard]] std::string_view keySlice(NodeId member) const;

    std::string_view m_text;
    std::vector<Node> m_nodes;
};

/// `name` as a reference token of a JSON pointer: ~ and / escaped (RFC 6901).
[[nodiscard]] std::string pointerToken(std::string_view name);
[[nodiscard]] std::string fromPointerToken(std::string_view token);

/// 1-based, in characters (code points).
struct TextPosition {
    int line = 1, column = 1;
};
/// The positions of byte offsets, in one pass over the text. A byte order mark at the start has no column.
[[nodiscard]] std::vector<TextPosition> positions(std::string_view text, const std::vector<std::size_t>& offsets);

/// A problem and where it is in the text, in bytes.
struct OffsetProblem {
    Problem problem;
    std::size_t offset = 0;
};
/// Fills in lines and columns, and puts the problems in the order of the file.
[[nodiscard]] Problems placed(std::vector<OffsetProblem> problems, std::string_view text);

} // namespace flocktale
