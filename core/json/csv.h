// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace flocktale {

struct CsvCell {
    std::string text;
    int line = 1;   ///< of the text in which it begins, from 1
    int column = 1; ///< in characters, from 1
};

/// The records of a CSV text (RFC 4180): quoted cells may hold separators, line ends and doubled quotes; lines end by
/// LF or CR LF; a byte order mark at the start and empty lines are skipped. The separator is the comma, the semicolon
/// or the tab, whichever the first line has most of. Problems (fileTooLarge, notUtf8, csvSyntax, tooMany records) go to
/// `problems` with line and column; there may be records all the same.
[[nodiscard]] std::vector<std::vector<CsvCell>> parseCsv(std::string_view text, std::size_t mostRecords,
                                                         Problems& problems);

} // namespace flocktale
