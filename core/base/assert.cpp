// SPDX-License-Identifier: MIT
#include "base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace flocktale {

namespace {
void printAndAbort(const char* expression, const char* file, int line)
{
    std::fprintf(stderr, "%s:%d: broken invariant: %s\n", file, line, expression);
    std::abort();
}
AssertHandler g_handler = printAndAbort;
} // namespace

AssertHandler setAssertHandler(AssertHandler handler)
{
    const AssertHandler former = g_handler;
    g_handler = handler ? handler : printAndAbort;
    return former;
}

void assertFailed(const char* expression, const char* file, int line) { g_handler(expression, file, line); }

} // namespace flocktale
