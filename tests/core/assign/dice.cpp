// SPDX-License-Identifier: MIT
#include "dice.h"

#include "shape/points.h"

namespace flocktale::test {

std::vector<Vec2> Dice::places(int count, double size)
{
    std::vector<Vec2> result;
    for (int i = 0; i < count; ++i) {
        const double x = upTo(size) - size / 2;
        result.push_back({x, upTo(size) - size / 2});
    }
    return result;
}

std::vector<Vec2> Dice::shaken(std::vector<Vec2> places, double by)
{
    for (Vec2& place : places) {
        place.x += upTo(2 * by) - by;
        place.y += upTo(2 * by) - by;
    }
    return places;
}

std::vector<Vec2> Dice::clumps(int count, Vec2 stage)
{
    const std::vector<Vec2> middles = spread(7, stage);
    std::vector<Vec2> result;
    for (int i = 0; i < count; ++i) {
        // The sum of three is round enough for a clump.
        Vec2 place = middles[m_engine() % middles.size()];
        for (int k = 0; k < 3; ++k) {
            place.x += upTo(stage.y / 10) - stage.y / 20;
            place.y += upTo(stage.y / 10) - stage.y / 20;
        }
        result.push_back(place);
    }
    return result;
}

std::vector<Vec2> Dice::spread(int count, Vec2 stage)
{
    std::vector<Vec2> result;
    for (int i = 0; i < count; ++i) {
        const double x = upTo(stage.x);
        result.push_back({x, upTo(stage.y)});
    }
    return result;
}

std::vector<Vec2> pointsOf(const Shape& shape, int count) { return ShapeLibrary().points(shape, count).value().points; }

} // namespace flocktale::test
