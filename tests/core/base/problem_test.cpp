// SPDX-License-Identifier: MIT
#include "base/problem.h"
#include "support/catch.h"

#include <set>
#include <string>

using namespace flocktale;

TEST_CASE("a problem's sentence has its arguments in place")
{
    const Problem problem{Severity::error, ProblemCode::outOfRange, "/flock/count", {"-5", "0", "100000"}, 3, 7};
    CHECK(describe(problem) == "-5 is outside 0 to 100000");
    CHECK(codeName(problem.code) == "out-of-range");
}

TEST_CASE("every problem code has its own name and a text")
{
    std::set<std::string> names;
    for (int i = 0; i <= static_cast<int>(ProblemCode::cancelled); ++i) {
        const auto code = static_cast<ProblemCode>(i);
        CHECK(names.insert(std::string(codeName(code))).second);
        CHECK_FALSE(messageTemplate(code).empty());
    }
}

TEST_CASE("warnings alone are not errors")
{
    CHECK_FALSE(hasErrors({Problem{Severity::warning, ProblemCode::noInk, "", {}, 0, 0}}));
    CHECK(hasErrors({Problem{Severity::warning, ProblemCode::noInk, "", {}, 0, 0}, Problem{}}));
}
