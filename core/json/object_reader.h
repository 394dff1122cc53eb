// SPDX-License-Identifier: MIT
#pragma once

#include "show/fields.h"
#include "show/names.h"
#include "json/json_tree.h"

#include <optional>
#include <set>

namespace flocktale {

/// The problems found while a tree becomes a show.
class ReadingLog {
public:
    explicit ReadingLog(const JsonTree& tree) : m_tree(tree) {}

    void error(ProblemCode code, NodeId node, std::vector<std::string> arguments = {})
    {
        add(Severity::error, code, node, std::move(arguments));
    }
    void warning(ProblemCode code, NodeId node, std::vector<std::string> arguments = {})
    {
        add(Severity::warning, code, node, std::move(arguments));
    }
    /// Takes problems that have only a pointer, except at places that have an error already.
    void addLater(const Problems& problems);

    [[nodiscard]] const JsonTree& tree() const { return m_tree; }
    /// Whether any error stands at a pointer with this ending.
    [[nodiscard]] bool hasErrorAt(std::string_view pointerEnding) const;
    [[nodiscard]] std::vector<OffsetProblem> take() { return std::move(m_found); }

private:
    void add(Severity severity, ProblemCode code, NodeId node, std::vector<std::string> arguments);

    const JsonTree& m_tree;
    std::vector<OffsetProblem> m_found;
    std::set<std::string> m_errorPointers;
};

/// The value as problem texts quote it: not longer than a line.
[[nodiscard]] std::string quotedValue(const JsonTree& tree, NodeId node);

/// One object of the file on its way into a struct. Remembers which members were asked for, so that the others can be
/// kept. A member that is not there leaves its target alone; a wrong one is logged and leaves it alone, too.
class ObjectReader {
public:
    ObjectReader(ReadingLog& log, NodeId object) : m_log(&log), m_object(object) {}

    [[nodiscard]] NodeId node() const { return m_object; }
    [[nodiscard]] const JsonTree& tree() const { return m_log->tree(); }
    [[nodiscard]] ReadingLog& log() const { return *m_log; }

    /// The member, marked as known, or kNoNode.
    NodeId find(std::string_view name);
    /// The same, and a problem when it is not there.
    NodeId require(std::string_view name);
    /// The member when it is there and of this kind; another kind is a problem.
    NodeId find(std::string_view name, JsonKind kind);

    /// Whether the number was there and good.
    bool number(std::string_view name, NumberRange range, bool whole, double& target);
    template <typename T, std::size_t N>
    void numbers(const std::array<NumberField<T>, N>& fields, T& target)
    {
        for (const NumberField<T>& field : fields) {
            double value = 0;
            if (number(field.name, field.range, field.whole(), value)) field.set(target, value);
        }
    }
    /// At most `limit` characters.
    bool text(std::string_view name, int limit, std::string& target);
    void boolean(std::string_view name, bool& target);
    void color(std::string_view name, Rgb& target);
    template <typename E, std::size_t N>
    bool choice(std::string_view name, const std::array<Named<E>, N>& names, E& target)
    {
        const NodeId member = find(name, JsonKind::text);
        if (member == kNoNode) return false;
        const std::string word = tree().text(member);
        std::string allowed;
        for (const Named<E>& named : names) {
            if (named.name == word) {
                target = named.value;
                return true;
            }
            allowed += (allowed.empty() ? "" : ", ") + std::string(named.name);
        }
        m_log->error(ProblemCode::notOneOf, member, {quotedValue(tree(), member), allowed});
        return false;
    }
    std::optional<ObjectReader> object(std::string_view name);
    /// The items of a list, none when it has more than `limit`.
    std::vector<NodeId> list(std::string_view name, int limit);
    /// One [x, y].
    void point(std::string_view name, NumberRange range, std::optional<Vec2>& target);
    /// A list of [x, y].
    bool points(std::string_view name, NumberRange range, int limit, std::vector<Vec2>& target);

    /// Keeps the members that nobody asked for. `path` is where this object hangs below the owner of `extra`.
    void keepUnknown(Extra& extra, std::string_view path = {}) const;
    /// A member's value as it is kept.
    [[nodiscard]] std::string kept(NodeId member) const;

private:
    ReadingLog* m_log;
    NodeId m_object;
    std::vector<NodeId> m_known;
};

/// The kind as messages call it: "a number", "text", "null", …
[[nodiscard]] std::string_view kindName(JsonKind kind);
/// "#rrggbb" as a colour.
[[nodiscard]] std::optional<Rgb> parseColor(std::string_view text);

/// A number with all its checks; nothing after a problem.
std::optional<double> readNumber(ReadingLog& log, NodeId node, NumberRange range, bool whole);

} // namespace flocktale
