// SPDX-License-Identifier: MIT
#include "assign/dealt.h"
#include "assign/exact_matching.h"
#include "assign/meetings.h"
#include "benchmarks/flocks.h"
#include "benchmarks/measure.h"
#include "math/hash.h"
#include "shape/points.h"

#include <cmath>
#include <utility>

namespace flocktale::bench {

namespace {

/// Beyond this the exact answer takes too long to compare with.
constexpr int kLeastKnown = 3000;

std::vector<Vec2> pointsOf(const Request& request, Vec2 stage)
{
    const double size = stage.x / 1920;
    Shape shape = DiscShape{.radius = 320 * size};
    if (request.target == Target::ring) shape = RingShape{.radius = 400 * size};
    if (request.target == Target::grid) shape = GridShape{.width = 1200 * size, .height = 500 * size};
    std::vector<Vec2> points = ShapeLibrary().points(shape, request.birds).value().points;
    for (Vec2& point : points) point = point + stage * 0.5;
    return points;
}

double leastTotal(std::span<const Vec2> birds, std::span<const Vec2> points)
{
    std::vector<double> cost;
    cost.reserve(birds.size() * points.size());
    for (const Vec2& bird : birds)
        for (const Vec2& point : points) cost.push_back(lengthOf(point - bird));
    return Dealt(birds, points, exactMatching(birds.size(), cost)).total(RouteCost::length);
}

} // namespace

Row measureAssignment(const Request& request)
{
    const double scale = std::sqrt(request.birds / 1000.0);
    const Vec2 stage = request.area.value_or(Vec2{1920 * scale, 1080 * scale});
    const std::vector<Vec2> birds = placesOf(request.flock, request.birds, stage);
    const std::vector<Vec2> points = pointsOf(request, stage);

    Row row;
    row.request = request;
    Times times;
    std::vector<int> pairs;
    const int runs = request.steps > 0 ? request.steps : request.birds <= 1000 ? 9 : 3;
    for (int run = 0; run < runs; ++run)
        times.measure([&] { pairs = assignPoints(request.method, birds, points).value().pointOfBird; });
    times.into(row);

    std::vector<Vec2> to;
    Hash64 hash;
    for (const int point : pairs) {
        to.push_back(points[static_cast<std::size_t>(point)]);
        hash.add(static_cast<std::uint64_t>(point));
    }
    row.hash = hash.value();
    row.routes = routeFigures(birds, to);
    row.meetings = countMeetings(birds, to);
    if (request.birds <= kLeastKnown) row.ofLeast = row.routes->total / leastTotal(birds, points);
    return row;
}

} // namespace flocktale::bench
