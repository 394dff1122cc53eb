// SPDX-License-Identifier: MIT
#include "document/act_problems.h"

#include "support/catch.h"
#include "support/shows.h"

#include <QSignalSpy>

using namespace flocktale;

namespace {

Problem at(const char* pointer, ProblemCode code = ProblemCode::noInk)
{
    return {Severity::error, code, pointer, {"x", "y"}, 0, 0};
}

} // namespace

TEST_CASE("Problems are found by the act and the cast that their pointers name", "[problems]")
{
    const Show show = test::threeActs();
    ActProblems problems;
    problems.set(show, {at("/acts/1/casts/0/shape/text"), at("/acts/2/start", ProblemCode::actsOverlap),
                        at("/flock/count"), at("/acts/99"), at("/acts/x"), at("/acts/1/casts/7")});
    CHECK_FALSE(problems.has(ActId{"a1"}));
    CHECK(problems.has(ActId{"a2"}));
    CHECK(problems.has(ActId{"a3"}));
    CHECK_FALSE(problems.has(ActId{"a"}));
    CHECK_FALSE(problems.textOf(ActId{"a2"}, CastId{"c1"}).isEmpty());
    // A cast that is not there is its act's affair.
    CHECK_FALSE(problems.textOf(ActId{"a2"}, CastId{}).isEmpty());
    CHECK(problems.textOf(ActId{"a3"}, CastId{"c1"}).isEmpty());
    CHECK_FALSE(problems.textOf(ActId{"a3"}).isEmpty());
    CHECK(problems.textOf(ActId{"a1"}).isEmpty());
}

TEST_CASE("What is the same is said once", "[problems]")
{
    ActProblems problems;
    problems.set(test::threeActs(), {at("/acts/1/casts/0/shape"), at("/acts/1/casts/0/shape/text"), at("/acts/1")});
    CHECK_FALSE(problems.textOf(ActId{"a2"}).contains(u'\n'));
}

TEST_CASE("News of problems are told, and that there are none only once", "[problems]")
{
    const Show show = test::threeActs();
    ActProblems problems;
    const QSignalSpy news(&problems, &ActProblems::changed);
    problems.set(show, {});
    CHECK(news.isEmpty());
    problems.set(show, {at("/acts/1")});
    problems.set(show, {});
    problems.set(show, {});
    CHECK(news.count() == 2);
    CHECK_FALSE(problems.has(ActId{"a2"}));
}
