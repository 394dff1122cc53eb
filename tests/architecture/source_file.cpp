// SPDX-License-Identifier: MIT
#include "architecture/source_file.h"

#include <algorithm>
#include <cctype>

namespace flocktale::architecture {

namespace {

/// Reads the text from left to right and blanks what is not asked for.
class Blanker {
public:
    Blanker(std::string_view text, Strings strings) : m_text(text), m_out(text), m_strings(strings) {}

    std::string run()
    {
        while (m_at < m_text.size()) {
            if (startsWith("//")) {
                blankUntil(m_text.find('\n', m_at));
            } else if (startsWith("/*")) {
                const std::size_t end = m_text.find("*/", m_at + 2);
                blankUntil(end == std::string_view::npos ? end : end + 2);
            } else if (startsWith("R\"") && !followsWord()) {
                rawString();
            } else if (m_text[m_at] == '"' || (m_text[m_at] == '\'' && !followsWord())) {
                quoted(m_text[m_at]);
            } else {
                ++m_at;
            }
        }
        return std::move(m_out);
    }

private:
    [[nodiscard]] bool startsWith(std::string_view start) const { return m_text.substr(m_at).starts_with(start); }
    /// A quote behind a digit or letter parts digits (10'000) and opens nothing.
    [[nodiscard]] bool followsWord() const
    {
        return m_at > 0 && std::isalnum(static_cast<unsigned char>(m_text[m_at - 1])) != 0;
    }
    void blankUntil(std::size_t end)
    {
        end = std::min(end, m_text.size());
        for (; m_at < end; ++m_at) {
            if (m_text[m_at] != '\n') m_out[m_at] = ' ';
        }
    }
    void stringUntil(std::size_t end)
    {
        if (m_strings == Strings::blank) {
            blankUntil(end);
        } else {
            m_at = std::min(end, m_text.size());
        }
    }
    void quoted(char quote)
    {
        std::size_t end = m_at + 1;
        while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n') end += m_text[end] == '\\' ? 2 : 1;
        ++m_at;
        stringUntil(end);
        m_at = std::min(end + 1, m_text.size());
    }
    void rawString()
    {
        const std::size_t open = m_text.find('(', m_at);
        if (open == std::string_view::npos) {
            m_at += 2;
            return;
        }
        const std::string close = ")" + std::string(m_text.substr(m_at + 2, open - m_at - 2)) + "\"";
        const std::size_t end = m_text.find(close, open);
        m_at = open + 1;
        stringUntil(end);
        m_at = std::min(end == std::string_view::npos ? end : end + close.size(), m_text.size());
    }

    std::string_view m_text;
    std::string m_out;
    Strings m_strings;
    std::size_t m_at = 0;
};

bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string_view scopeBefore(std::string_view text, std::size_t start)
{
    const std::string_view before = text.substr(0, start);
    if (before.ends_with("->")) return before.substr(start - 2);
    if (before.ends_with(".")) return before.substr(start - 1);
    if (!before.ends_with("::")) return {};
    std::size_t nameStart = start - 2;
    while (nameStart > 0 && isWordCharacter(text[nameStart - 1])) --nameStart;
    return nameStart == start - 2 ? before.substr(start - 2) : text.substr(nameStart, start - 2 - nameStart);
}

bool isDeclared(std::string_view text, std::size_t start)
{
    const std::size_t last = text.substr(0, start).find_last_not_of(' ');
    if (last == std::string_view::npos) return false;
    if (text[last] == '&') return last > 0 && isWordCharacter(text[last - 1]);
    return isWordCharacter(text[last]) && !text.substr(0, last + 1).ends_with("return");
}

int lineAt(std::string_view text, std::size_t place)
{
    return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
}

} // namespace

std::string codeOf(std::string_view text, Strings strings) { return Blanker(text, strings).run(); }

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    int line = 1;
    for (std::size_t at = 0; at < text.size();) {
        if (!isWordCharacter(text[at])) {
            line += text[at] == '\n' ? 1 : 0;
            ++at;
            continue;
        }
        const std::size_t start = at;
        while (at < text.size() && isWordCharacter(text[at])) ++at;
        const std::size_t next = text.find_first_not_of(' ', at);
        const bool called = next != std::string_view::npos && text[next] == '(';
        words.push_back(
            {line, text.substr(start, at - start), scopeBefore(text, start), called, isDeclared(text, start)});
    }
    return words;
}

Findings findAll(const std::string& text, const std::regex& pattern)
{
    Findings found;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
        found.push_back({lineAt(text, static_cast<std::size_t>(match->position())), match->str()});
    }
    return found;
}

std::vector<Include> includesOf(const SourceFile& file)
{
    static const std::regex pattern(R"(#\s*include\s*([<"])([^>"\n]+)[>"])");
    const std::string code = codeOf(file.text, Strings::keep);
    std::vector<Include> includes;
    for (std::sregex_iterator match(code.begin(), code.end(), pattern), end; match != end; ++match) {
        includes.push_back(
            {lineAt(code, static_cast<std::size_t>(match->position())), match->str(1) == "<", match->str(2)});
    }
    return includes;
}

int lineCount(std::string_view text)
{
    const auto breaks = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    return breaks + (text.empty() || text.back() == '\n' ? 0 : 1);
}

} // namespace flocktale::architecture
