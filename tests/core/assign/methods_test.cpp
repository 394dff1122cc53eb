// SPDX-License-Identifier: MIT
#include "assign/methods.h"

#include "assign/assign.h"
#include "assign/crossings.h"
#include "assign/dealt.h"
#include "assign/exact_matching.h"
#include "assign/meetings.h"
#include "assign/starts.h"
#include "assign/swaps.h"
#include "dice.h"
#include "support/catch.h"

#include <algorithm>

using namespace flocktale;
using namespace flocktale::test;

namespace {
constexpr Vec2 kStage{1920, 1080};

std::vector<Vec2> disc(int count, double radius)
{
    std::vector<Vec2> points = pointsOf(DiscShape{.radius = radius}, count);
    for (Vec2& point : points) point = point + kStage * 0.5;
    return points;
}

std::vector<Vec2> ring(int count, double radius)
{
    std::vector<Vec2> points = pointsOf(RingShape{.radius = radius}, count);
    for (Vec2& point : points) point = point + kStage * 0.5;
    return points;
}

std::vector<Vec2> ordered(const std::vector<Vec2>& targets, const std::vector<int>& targetOfBird)
{
    std::vector<Vec2> result;
    for (const int target : targetOfBird) result.push_back(targets.at(static_cast<std::size_t>(target)));
    return result;
}

double total(RouteCost kind, const std::vector<Vec2>& birds, const std::vector<Vec2>& targets,
             const std::vector<int>& targetOfBird)
{
    return Dealt(birds, targets, targetOfBird).total(kind);
}

std::vector<int> exact(RouteCost kind, const std::vector<Vec2>& birds, const std::vector<Vec2>& targets)
{
    std::vector<double> cost;
    for (const Vec2& bird : birds)
        for (const Vec2& target : targets) cost.push_back(Dealt::routeCost(kind, bird, target));
    return exactMatching(birds.size(), cost);
}

std::vector<int> dealOptimal(const std::vector<Vec2>& birds, const std::vector<Vec2>& targets)
{
    Progress progress;
    return flocktale::dealOptimal(birds, targets, progress);
}

std::vector<int> dealWithoutMeeting(const std::vector<Vec2>& birds, const std::vector<Vec2>& targets)
{
    Progress progress;
    return flocktale::dealWithoutMeeting(birds, targets, progress);
}

std::vector<int> dealShortestLongest(const std::vector<Vec2>& birds, const std::vector<Vec2>& targets)
{
    Progress progress;
    return flocktale::dealShortestLongest(birds, targets, progress);
}
} // namespace

TEST_CASE("optimal routes never cross, from any flock to any shape, at any size")
{
    for (const int count : {2, 3, 40, 300, 501, 1500})
        for (const bool clumped : {false, true})
            for (const bool round : {false, true}) {
                Dice dice(static_cast<std::uint32_t>(count));
                const std::vector<Vec2> birds = clumped ? dice.clumps(count, kStage) : dice.spread(count, kStage);
                const std::vector<Vec2> targets = round ? ring(count, 400) : disc(count, 320);
                CAPTURE(count, clumped, round);
                CHECK(countCrossings(birds, ordered(targets, dealOptimal(birds, targets))) == 0);
            }
}

TEST_CASE("up to the exact number of birds optimal is the least total way, and beyond it within 1.5 percent")
{
    for (const int count : {120, 500, 700})
        for (const bool clumped : {false, true}) {
            Dice dice(7);
            const std::vector<Vec2> birds = clumped ? dice.clumps(count, kStage) : dice.spread(count, kStage);
            const std::vector<Vec2> targets = disc(count, 320);
            const double least = total(RouteCost::length, birds, targets, exact(RouteCost::length, birds, targets));
            const double got = total(RouteCost::length, birds, targets, dealOptimal(birds, targets));
            CAPTURE(count, clumped);
            CHECK(got >= least * (1 - 1e-12));
            CHECK(got <= least * (count <= static_cast<int>(kExactBirds) ? 1 + 1e-12 : 1.015));
        }
}

TEST_CASE("routes that share a spot, or lie on one line, are uncrossed too")
{
    std::vector<Vec2> birds, targets;
    for (int i = 0; i < 60; ++i) {
        birds.push_back({static_cast<double>(i % 20), 0});
        targets.push_back({static_cast<double>((i * 7) % 20), i % 2 == 0 ? 0.0 : 5.0});
    }
    CHECK(countCrossings(birds, ordered(targets, dealOptimal(birds, targets))) == 0);
    const std::vector<Vec2> spot(30, Vec2{3, 4});
    CHECK(countCrossings(spot, ordered(spot, dealOptimal(spot, spot))) == 0);
}

TEST_CASE("uncrossing works far from the origin and with routes that are nearly level")
{
    for (const double far : {0.0, 1e6, 1e9})
        for (const double flat : {1.0, 1e-3, 1e-7, 0.0}) {
            Dice dice(11);
            std::vector<Vec2> birds = dice.spread(200, kStage), targets = dice.spread(200, kStage);
            for (auto* places : {&birds, &targets})
                for (Vec2& place : *places) place = {place.x + far, place.y * flat + far};
            std::vector<int> anyhow(200);
            for (int i = 0; i < 200; ++i) anyhow[static_cast<std::size_t>(i)] = i;
            Dealt dealt(birds, targets, anyhow);
            Progress progress;
            uncross(dealt, progress);
            CAPTURE(far, flat);
            CHECK(countCrossings(birds, ordered(targets, dealt.targetOfBird())) == 0);
        }
}

TEST_CASE("without meeting, far fewer birds fly through each other than on the shortest ways")
{
    Dice dice(3);
    const std::vector<Vec2> birds = dice.clumps(900, kStage), targets = disc(900, 300);
    const auto shortest = countMeetings(birds, ordered(targets, dealOptimal(birds, targets)));
    const auto apart = countMeetings(birds, ordered(targets, dealWithoutMeeting(birds, targets)));
    CAPTURE(shortest, apart);
    CHECK(shortest > 50);
    CHECK(apart * 10 < shortest);
}

TEST_CASE("the exact pairing of least squares is monotone: no two birds gain by an exchange")
{
    Dice dice(4);
    const std::vector<Vec2> birds = dice.spread(200, kStage), targets = disc(200, 300);
    const std::vector<Vec2> to = ordered(targets, dealWithoutMeeting(birds, targets));
    for (std::size_t i = 0; i < birds.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) CHECK(dot(birds[i] - birds[j], to[i] - to[j]) >= -1e-6);
}

TEST_CASE("the shortest longest way is no longer than that of any other method")
{
    for (const int count : {80, 500, 800}) {
        Dice dice(9);
        const std::vector<Vec2> birds = dice.clumps(count, kStage), targets = disc(count, 300);
        const auto longest = [&](const std::vector<int>& targetOfBird) {
            return routeFigures(birds, ordered(targets, targetOfBird)).longest;
        };
        const double shortest = longest(dealShortestLongest(birds, targets));
        CAPTURE(count);
        CHECK(shortest <= longest(dealOptimal(birds, targets)));
        CHECK(shortest <= longest(nearestFirst(birds, targets)));
        CHECK(shortest <= longest(dealWithoutMeeting(birds, targets)) * (1 + 1e-12));
    }
}

TEST_CASE("nearest first gives each bird in its turn the nearest target that is left")
{
    Dice dice(2);
    const std::vector<Vec2> birds = dice.spread(150, kStage), targets = disc(150, 300);
    std::vector<char> taken(targets.size());
    const std::vector<int> dealt = nearestFirst(birds, targets);
    for (std::size_t bird = 0; bird < birds.size(); ++bird) {
        int nearest = -1;
        double least = 0;
        for (std::size_t t = 0; t < targets.size(); ++t) {
            const Vec2 arm = targets[t] - birds[bird];
            if (taken[t] || (nearest >= 0 && dot(arm, arm) >= least)) continue;
            nearest = static_cast<int>(t);
            least = dot(arm, arm);
        }
        REQUIRE(dealt[bird] == nearest);
        taken[static_cast<std::size_t>(nearest)] = 1;
    }
}
