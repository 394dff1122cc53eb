// SPDX-License-Identifier: MIT
#include "base/assert.h"
#include "base/utf8.h"
#include "json/show_json.h"

#include <cstddef>
#include <cstdint>

using namespace flocktale;

// Whatever the bytes: reading ends, a refusal says why and where, and what opens is written, read again as the same
// show and written again as the same bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const ReadResult first = readShow(text);
    FLOCKTALE_ASSERT(first.show.has_value() != hasErrors(first.problems));
    for (const Problem& problem : first.problems) {
        FLOCKTALE_ASSERT(problem.line > 0 && problem.column > 0);
        FLOCKTALE_ASSERT(!firstBadUtf8(describe(problem)));
    }
    Problems located = first.problems;
    locate(located, text);
    if (!first.show) return 0;

    const Result<std::string> written = writeShow(*first.show);
    FLOCKTALE_ASSERT(written.ok());
    const ReadResult second = readShow(written.value());
    FLOCKTALE_ASSERT(second.show && *second.show == *first.show);
    FLOCKTALE_ASSERT(writeShow(*second.show).value() == written.value());
    return 0;
}
