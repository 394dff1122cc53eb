// SPDX-License-Identifier: MIT
// Prints how long each assignment takes, how long its routes are and how many cross: from a flock that is spread evenly
// and from seven clumps, onto a disc, a ring and a grid, on a stage that keeps the density of 1,000 birds in 1920x1080.
// Usage: flocktale_assign_bench [birds]
#include "assign/assign.h"
#include "assign/dealt.h"
#include "assign/exact_matching.h"
#include "dice.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace flocktale;
using namespace flocktale::test;

int main(int argc, char** argv)
{
    const int count = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1000;
    const double size = std::sqrt(count / 1000.0);
    const Vec2 stage{1920 * size, 1080 * size};
    struct Target {
        const char* name;
        Shape shape;
    };
    const Target targets[] = {{"disc", DiscShape{.radius = 320 * size}},
                              {"ring", RingShape{.radius = 400 * size}},
                              {"grid", GridShape{.width = 1200 * size, .height = 500 * size}}};
    for (const Target& target : targets)
        for (const bool clumped : {false, true}) {
            Dice dice(1);
            const std::vector<Vec2> birds = clumped ? dice.clumps(count, stage) : dice.spread(count, stage);
            std::vector<Vec2> points = pointsOf(target.shape, count);
            for (Vec2& point : points) point = point + stage * 0.5;
            double least = 0;
            if (count <= 3000) {
                std::vector<double> cost;
                for (const Vec2& bird : birds)
                    for (const Vec2& point : points) cost.push_back(lengthOf(point - bird));
                least = Dealt(birds, points, exactMatching(birds.size(), cost)).total(RouteCost::length);
            }
            for (const auto method :
                 {AssignmentMethod::index, AssignmentMethod::angle, AssignmentMethod::nearest,
                  AssignmentMethod::optimal, AssignmentMethod::noMeeting, AssignmentMethod::shortestLongest}) {
                const auto before = std::chrono::steady_clock::now();
                const Result<Assignment> assignment = assignPoints(method, birds, points);
                const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - before;
                std::vector<Vec2> to;
                for (const int point : assignment.value().pointOfBird)
                    to.push_back(points[static_cast<std::size_t>(point)]);
                const RouteFigures figures = routeFigures(birds, to);
                std::printf("%-5s %-7s %-16s %9.1f ms  total %.0f", target.name, clumped ? "clumps" : "spread",
                            std::string(assignmentName(method)).c_str(), took.count(), figures.total);
                if (least > 0) std::printf(" = %.4f of the least", figures.total / least);
                std::printf("  longest %.0f  crossings %lld\n", figures.longest,
                            static_cast<long long>(figures.crossings));
            }
        }
    return 0;
}
