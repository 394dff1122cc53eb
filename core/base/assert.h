// SPDX-License-Identifier: MIT
#pragma once

namespace flocktale {

/// Called when an invariant of core is broken. The default prints and aborts; tests install one that fails the test.
using AssertHandler = void (*)(const char* expression, const char* file, int line);

/// Replaces the handler and returns the former one.
AssertHandler setAssertHandler(AssertHandler handler);

void assertFailed(const char* expression, const char* file, int line);

} // namespace flocktale

/// A broken invariant, never bad data: bad data is a Problem.
#define FLOCKTALE_ASSERT(expression)                                                                                   \
    ((expression) ? static_cast<void>(0) : ::flocktale::assertFailed(#expression, __FILE__, __LINE__))
