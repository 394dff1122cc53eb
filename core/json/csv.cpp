// SPDX-License-Identifier: MIT
#include "json/csv.h"

#include "base/limits.h"
#include "base/number_text.h"
#include "base/utf8.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";
constexpr std::size_t kCells = 64; ///< of a record; nothing here has that many columns

char separatorOf(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    char best = ',';
    for (const char candidate : {';', '\t'})
        if (std::count(line.begin(), line.end(), candidate) > std::count(line.begin(), line.end(), best))
            best = candidate;
    return best;
}

/// Goes through a text once, cell by cell.
class CsvParser {
public:
    CsvParser(std::string_view text, std::size_t most, Problems& problems)
        : m_text(text), m_most(most), m_problems(problems), m_separator(separatorOf(text))
    {
    }

    std::vector<std::vector<CsvCell>> run()
    {
        while (m_at < m_text.size() && m_problems.size() < limits::kProblems) {
            std::vector<CsvCell> record = readRecord();
            if (record.size() == 1 && record.front().text.empty()) continue;
            if (m_records.size() == m_most) {
                report(ProblemCode::tooMany, record.front().line, 1,
                       {numberText(static_cast<std::int64_t>(m_records.size() + 1)),
                        numberText(static_cast<std::int64_t>(m_most))});
                break;
            }
            m_records.push_back(std::move(record));
        }
        return std::move(m_records);
    }

private:
    void report(ProblemCode code, int line, int column, std::vector<std::string> arguments)
    {
        m_problems.push_back({Severity::error, code, {}, std::move(arguments), line, column});
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    char take()
    {
        const char c = m_text[m_at++];
        if (c == '\n') {
            ++m_line;
            m_column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0u) != 0x80u) {
            ++m_column; // a byte that begins a character
        }
        return c;
    }

    /// Whether a line end was there; it is taken then.
    bool takeLineEnd()
    {
        if (m_text.substr(m_at, 2) == "\r\n") take();
        if (atEnd() || m_text[m_at] != '\n') return false;
        take();
        return true;
    }

    std::vector<CsvCell> readRecord()
    {
        std::vector<CsvCell> record;
        for (;;) {
            CsvCell cell{{}, m_line, m_column};
            if (!atEnd() && m_text[m_at] == '"')
                readQuoted(cell);
            else
                readPlain(cell);
            if (record.size() == kCells)
                report(ProblemCode::csvSyntax, cell.line, cell.column, {"a row of too many cells"});
            if (record.size() <= kCells) record.push_back(std::move(cell));
            if (atEnd() || takeLineEnd()) return record;
            take(); // the separator
        }
    }

    [[nodiscard]] bool atCellEnd() const
    {
        return atEnd() || m_text[m_at] == m_separator || m_text[m_at] == '\n' || m_text.substr(m_at, 2) == "\r\n";
    }

    void readPlain(CsvCell& cell)
    {
        while (!atCellEnd()) {
            if (m_text[m_at] == '"') report(ProblemCode::csvSyntax, m_line, m_column, {"a quote inside a cell"});
            cell.text += take();
        }
        const auto blank = [](char c) { return c == ' '; };
        while (!cell.text.empty() && blank(cell.text.back())) cell.text.pop_back();
        cell.text.erase(0, std::min(cell.text.find_first_not_of(' '), cell.text.size()));
    }

    void readQuoted(CsvCell& cell)
    {
        take();
        for (;;) {
            if (atEnd()) {
                report(ProblemCode::csvSyntax, cell.line, cell.column, {"a quote that is never closed"});
                return;
            }
            const char c = take();
            if (c != '"') {
                cell.text += c;
            } else if (!atEnd() && m_text[m_at] == '"') {
                cell.text += take();
            } else {
                break;
            }
        }
        if (atCellEnd()) return;
        report(ProblemCode::csvSyntax, m_line, m_column, {"text behind a closing quote"});
        while (!atCellEnd()) take();
    }

    std::string_view m_text;
    std::size_t m_most;
    Problems& m_problems;
    char m_separator;
    std::size_t m_at = 0;
    int m_line = 1, m_column = 1;
    std::vector<std::vector<CsvCell>> m_records;
};

} // namespace

std::vector<std::vector<CsvCell>> parseCsv(std::string_view text, std::size_t mostRecords, Problems& problems)
{
    if (text.size() > limits::kFileBytes) {
        problems.push_back({Severity::error,
                            ProblemCode::fileTooLarge,
                            {},
                            {numberText(static_cast<std::int64_t>(text.size())),
                             numberText(static_cast<std::int64_t>(limits::kFileBytes))}});
        return {};
    }
    if (const auto bad = firstBadUtf8(text)) {
        problems.push_back({Severity::error, ProblemCode::notUtf8, {}, {numberText(static_cast<std::int64_t>(*bad))}});
        return {};
    }
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    return CsvParser(text, mostRecords, problems).run();
}

} // namespace flocktale
