// SPDX-License-Identifier: MIT
#include "assign/progress.h"

#include "assign/assign.h"
#include "dice.h"
#include "support/catch.h"

#include <algorithm>
#include <set>

using namespace flocktale;
using namespace flocktale::test;

namespace {

constexpr AssignmentMethod kLong[] = {AssignmentMethod::optimal, AssignmentMethod::noMeeting,
                                      AssignmentMethod::shortestLongest};

struct Birds {
    std::vector<Vec2> from, to;
    Birds()
    {
        Dice dice(5);
        from = dice.clumps(1200, {1920, 1080});
        to = dice.spread(1200, {800, 600});
    }
};

} // namespace

TEST_CASE("a watched assignment is the same as one that nobody watches, and what is done only grows")
{
    const Birds birds;
    for (const AssignmentMethod method : kLong) {
        std::vector<double> seen;
        const auto watch = [&seen](double done) {
            seen.push_back(done);
            return true;
        };
        const Assignment watched = assignPoints(method, birds.from, birds.to, {}, watch).value();
        INFO(assignmentName(method));
        CHECK(watched.finished);
        CHECK(watched.pointOfBird == assignPoints(method, birds.from, birds.to).value().pointOfBird);
        CHECK(seen.size() > 10);
        CHECK(std::is_sorted(seen.begin(), seen.end()));
        CHECK(seen.front() >= 0);
        CHECK(seen.back() < 1);
    }
}

TEST_CASE("an assignment that is stopped at any moment still gives every bird a point of its own, and says so")
{
    const Birds birds;
    for (const AssignmentMethod method : kLong) {
        std::size_t calls = 0;
        const auto counting = [&calls](double) { return ++calls > 0; };
        static_cast<void>(assignPoints(method, birds.from, birds.to, {}, counting));
        for (const std::size_t stop : {std::size_t{1}, std::size_t{2}, calls / 4, calls / 2, 3 * calls / 4, calls}) {
            std::size_t call = 0;
            const auto stopping = [&](double) { return ++call < stop; };
            const Assignment stopped = assignPoints(method, birds.from, birds.to, {}, stopping).value();
            CAPTURE(assignmentName(method), stop);
            CHECK(call == stop); // nobody is asked again
            CHECK_FALSE(stopped.finished);
            const std::set<int> points(stopped.pointOfBird.begin(), stopped.pointOfBird.end());
            CHECK(points.size() == birds.to.size());
            CHECK(*points.begin() == 0);
        }
    }
}

TEST_CASE("the better part of the work is done when an assignment is stopped late")
{
    const Birds birds;
    const auto total = [&](double until) {
        const auto watch = [until](double done) { return done < until; };
        const Assignment assignment = assignPoints(AssignmentMethod::optimal, birds.from, birds.to, {}, watch).value();
        std::vector<Vec2> to;
        for (const int point : assignment.pointOfBird) to.push_back(birds.to[static_cast<std::size_t>(point)]);
        return routeFigures(birds.from, to).total;
    };
    CHECK(total(0.2) < total(0));
    CHECK(total(2) < total(0.2));
}
