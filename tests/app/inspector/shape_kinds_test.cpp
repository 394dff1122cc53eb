// SPDX-License-Identifier: MIT
#include "inspector/shape_kinds.h"

#include "shape/points.h"
#include "show/fields.h"
#include "support/catch.h"

using namespace flocktale;

TEST_CASE("Every kind of shape turns into every other and still can be made")
{
    const ShapeLibrary shapes;
    for (const std::string& from : builtInShapes()) {
        const Shape start = withKind(RingShape{150}, from);
        CHECK(shapeTypeName(start) == from);
        for (const std::string& to : builtInShapes()) {
            INFO(from << " to " << to);
            const Shape changed = withKind(start, to);
            CHECK(shapeTypeName(changed) == to);
            if (from == to) CHECK(changed == start);
            // Text needs fonts, which this test does without.
            if (to != "text") CHECK(shapes.points(changed, 600).ok());
        }
    }
}

TEST_CASE("A shape that changes its kind there and back keeps its size, and texts keep their words")
{
    CHECK(withKind(withKind(RingShape{321}, "disc"), "ring") == Shape(RingShape{321}));
    CHECK(withKind(withKind(RectShape{640, 360}, "grid"), "rect") == Shape(RectShape{640, 360}));
    const TextShape word{"群鸟", 240, "", true};
    CHECK(withKind(withKind(word, "qr"), "text") == Shape(word));
}

TEST_CASE("A shape of extreme size becomes one within the limits")
{
    for (const std::string& to : builtInShapes()) {
        const Shape large = withKind(LineShape{limits::kLength}, to);
        if (const auto* ring = std::get_if<RingShape>(&large)) CHECK(kLengthRange.contains(ring->radius));
        if (const auto* text = std::get_if<TextShape>(&large)) CHECK(kTextFields[0].range.contains(text->size));
        if (const auto* line = std::get_if<PolylineShape>(&large))
            for (const Vec2& corner : line->points) CHECK(kCoordinateRange.contains(corner.x));
        const Shape small = withKind(PolylineShape{{{5, 5}, {5, 5}}, false}, to);
        if (const auto* disc = std::get_if<DiscShape>(&small)) CHECK(kLengthRange.contains(disc->radius));
    }
}
