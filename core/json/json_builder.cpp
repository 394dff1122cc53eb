// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "base/number_text.h"
#include "base/utf8.h"
#include "json/json_tree.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>

namespace flocktale {

namespace {
/// Hands the text to the parser and tells how far it has read.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** furthest) : m_at(at), m_furthest(furthest) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        *m_furthest = ++m_at;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_furthest;
};

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// The words that programs write for numbers JSON does not have.
bool isNotFinite(std::string_view word)
{
    if (word.starts_with('-') || word.starts_with('+')) word.remove_prefix(1);
    constexpr std::array<std::string_view, 7> kWords{"NaN", "nan", "NAN", "Infinity", "infinity", "Inf", "inf"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

/// What the parser says without its own place (bytes) and without the raw bytes that it read last.
std::string parserMessage(std::string_view what)
{
    for (const std::string_view lead : {std::string_view("syntax error "), std::string_view(": ")}) {
        const std::size_t at = what.find(lead);
        if (at != std::string_view::npos) {
            what.remove_prefix(at + lead.size());
            break;
        }
    }
    return std::string(what.substr(0, what.find("; last read")));
}
} // namespace

/// Listens to the parser and fills a JsonTree. The parser tells what it has read; where it stands follows from how far
/// the text has been read, because it never reads past a token except by one character behind a number.
class JsonBuilder {
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    JsonBuilder(JsonTree& tree, std::string_view text) : m_tree(tree), m_text(text), m_furthest(text.data())
    {
        if (text.starts_with("\xEF\xBB\xBF")) m_cursor = 3;
    }

    bool run()
    {
        const CountingIterator first(m_text.data(), &m_furthest);
        const CountingIterator last(m_text.data() + m_text.size(), &m_furthest);
        return nlohmann::json::sax_parse(first, last, this);
    }

    std::vector<OffsetProblem> takeProblems()
    {
        reportDuplicates();
        return std::move(m_problems);
    }

    bool null() { return leaf(JsonKind::null); }
    bool boolean(bool) { return leaf(JsonKind::boolean); }
    bool number_integer(number_integer_t) { return number(); }
    bool number_unsigned(number_unsigned_t) { return number(); }
    bool number_float(number_float_t, const string_t&) { return number(); }
    bool string(string_t&) { return leaf(JsonKind::text); }
    bool binary(binary_t&) { return false; }
    bool start_object(std::size_t) { return open(JsonKind::object); }
    bool start_array(std::size_t) { return open(JsonKind::list); }
    bool end_object()
    {
        collectDuplicates(m_open.back().node);
        return close();
    }
    bool end_array() { return close(); }
    bool key(string_t&)
    {
        m_keyBegin = tokenBegin();
        m_keyEnd = read();
        m_cursor = m_keyEnd;
        m_separator = ':';
        return true;
    }

    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error)
    {
        std::size_t at = tokenBegin();
        const std::string_view what = error.what();
        if (at >= m_text.size() || what.find("missing closing quote") != std::string_view::npos) {
            fail({ProblemCode::jsonSyntax, {"the text ends too early"}}, m_text.size());
            return false;
        }
        const std::string_view rest = m_text.substr(at);
        const bool overflow = what.find("out_of_range") != std::string_view::npos;
        const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\n,:]}\"/"));
        if (overflow || isNotFinite(word)) {
            fail({ProblemCode::notFinite, {std::string(firstCodePoints(word, 40))}}, at);
            return false;
        }
        // A bad string is wrong where the parser stopped, any other token where it begins.
        if (rest.front() == '"' && m_furthest > m_text.data()) at = std::max(at, std::size_t{read()} - 1);
        fail({ProblemCode::jsonSyntax, {parserMessage(what)}}, at);
        return false;
    }

private:
    struct Open {
        NodeId node = kNoNode;
        NodeId lastChild = kNoNode;
    };
    struct Failure {
        ProblemCode code;
        std::vector<std::string> arguments;
    };

    [[nodiscard]] std::uint32_t read() const { return static_cast<std::uint32_t>(m_furthest - m_text.data()); }

    /// Where the token behind the last one begins: past white space and the separator that may stand here.
    [[nodiscard]] std::uint32_t tokenBegin() const
    {
        std::size_t at = m_cursor;
        const auto skipSpace = [&] {
            while (at < m_text.size() && isSpace(m_text[at])) ++at;
        };
        skipSpace();
        if (m_separator != '\0' && at < m_text.size() && m_text[at] == m_separator) {
            ++at;
            skipSpace();
        }
        return static_cast<std::uint32_t>(at);
    }

    void fail(Failure failure, std::size_t offset, std::string pointer = {})
    {
        Problem problem{Severity::error, failure.code, std::move(pointer), std::move(failure.arguments)};
        m_problems.push_back({std::move(problem), offset});
    }

    /// Adds a value that begins at the next token; false when there are too many.
    bool add(JsonKind kind, std::uint32_t end)
    {
        const std::uint32_t begin = tokenBegin();
        if (m_tree.m_nodes.size() >= limits::kJsonValues) {
            fail({ProblemCode::jsonTooManyNodes, {numberText(static_cast<std::int64_t>(limits::kJsonValues))}}, begin);
            return false;
        }
        const auto node = static_cast<NodeId>(m_tree.m_nodes.size());
        JsonTree::Node entry;
        entry.kind = kind;
        entry.begin = begin;
        entry.end = end;
        entry.keyBegin = m_keyBegin;
        entry.keyEnd = m_keyEnd;
        m_keyBegin = m_keyEnd = 0;
        if (!m_open.empty()) {
            Open& container = m_open.back();
            entry.parent = container.node;
            ++m_tree.m_nodes[container.node].count;
            if (container.lastChild == kNoNode) {
                m_tree.m_nodes[container.node].firstChild = node;
            } else {
                m_tree.m_nodes[container.lastChild].next = node;
            }
            container.lastChild = node;
        }
        m_tree.m_nodes.push_back(entry);
        m_cursor = end;
        m_separator = m_open.empty() ? '\0' : ',';
        return true;
    }

    bool leaf(JsonKind kind) { return add(kind, read()); }

    bool number()
    {
        // The parser has read one character behind the number, unless the text ends with it.
        const std::uint32_t end = read();
        const char last = m_text[end - 1];
        const bool textEnds = end == m_text.size() && last >= '0' && last <= '9';
        return add(JsonKind::number, textEnds ? end : end - 1);
    }

    bool open(JsonKind kind)
    {
        if (m_open.size() >= static_cast<std::size_t>(limits::kNesting)) {
            fail({ProblemCode::jsonTooDeep, {numberText(std::int64_t{limits::kNesting})}}, tokenBegin());
            return false;
        }
        if (!add(kind, read())) return false;
        m_open.push_back({static_cast<NodeId>(m_tree.m_nodes.size() - 1), kNoNode});
        m_separator = '\0';
        return true;
    }

    bool close()
    {
        m_cursor = read();
        m_tree.m_nodes[m_open.back().node].end = m_cursor;
        m_open.pop_back();
        m_separator = m_open.empty() ? '\0' : ',';
        return true;
    }

    void collectDuplicates(NodeId object)
    {
        if (m_tree.count(object) < 2) return;
        std::vector<std::pair<std::string, NodeId>> members;
        for (NodeId member = m_tree.firstChild(object); member != kNoNode; member = m_tree.next(member))
            members.emplace_back(m_tree.key(member), member);
        std::sort(members.begin(), members.end());
        for (std::size_t i = 1; i < members.size() && m_duplicates.size() < limits::kProblems; ++i)
            if (members[i].first == members[i - 1].first)
                m_duplicates.emplace_back(members[i - 1].second, members[i].second);
    }

    void reportDuplicates()
    {
        std::vector<std::size_t> firsts;
        for (const auto& [first, second] : m_duplicates) firsts.push_back(m_tree.m_nodes[first].keyBegin);
        const std::vector<TextPosition> found = positions(m_text, firsts);
        for (std::size_t i = 0; i < m_duplicates.size(); ++i) {
            const NodeId second = m_duplicates[i].second;
            fail({ProblemCode::duplicateKey,
                  {m_tree.key(second), numberText(std::int64_t{found[i].line}),
                   numberText(std::int64_t{found[i].column})}},
                 m_tree.m_nodes[second].keyBegin, m_tree.pointer(second));
        }
    }

    JsonTree& m_tree;
    std::string_view m_text;
    const char* m_furthest;
    std::uint32_t m_cursor = 0;   ///< end of the last token that was a value, a key or a bracket
    char m_separator = '\0';      ///< what may stand between that and the next
    std::uint32_t m_keyBegin = 0; ///< of the key that waits for its value
    std::uint32_t m_keyEnd = 0;
    std::vector<Open> m_open;
    std::vector<std::pair<NodeId, NodeId>> m_duplicates;
    std::vector<OffsetProblem> m_problems;
};

bool JsonTree::parse(std::string_view text, Problems& problems)
{
    m_text = text;
    m_nodes.clear();
    const auto refuse = [&](ProblemCode code, std::vector<std::string> arguments, std::size_t offset) {
        OffsetProblem problem{Problem{Severity::error, code, {}, std::move(arguments)}, offset};
        for (Problem& found : placed({std::move(problem)}, text)) problems.push_back(std::move(found));
        return false;
    };
    const auto count = [](std::size_t n) { return numberText(static_cast<std::int64_t>(n)); };
    if (text.size() > limits::kFileBytes)
        return refuse(ProblemCode::fileTooLarge, {count(text.size()), count(limits::kFileBytes)}, 0);
    if (const auto bad = firstBadUtf8(text)) return refuse(ProblemCode::notUtf8, {count(*bad)}, *bad);
    // The parser takes a NUL for the end of the text and would not look behind it.
    if (const auto nul = text.find('\0'); nul != std::string_view::npos)
        return refuse(ProblemCode::jsonSyntax, {"a NUL byte"}, nul);

    JsonBuilder builder(*this, text);
    const bool parsed = builder.run();
    for (Problem& found : placed(builder.takeProblems(), text)) problems.push_back(std::move(found));
    return parsed;
}

} // namespace flocktale
