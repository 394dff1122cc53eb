// SPDX-License-Identifier: MIT
#include "handles/place_drag.h"

#include "support/catch.h"

using namespace flocktale;

namespace {

const Place kPlace{300, 200, 2, 30};

CastFrame frame() { return {kPlace, QRectF(-50, -20, 100, 40)}; }

/// Where a point of the shape is on the stage.
QPointF onStage(double x, double y) { return placeTransform(kPlace).map(QPointF(x, y)); }

} // namespace

TEST_CASE("A place scales, then turns clockwise, then moves")
{
    const QPointF p = placeTransform({300, 200, 2, 90}).map(QPointF(10, 0));
    CHECK(p.x() == Approx(300));
    CHECK(p.y() == Approx(220));
}

TEST_CASE("Corners, the turning handle and the inside of a turned frame are found where they are drawn")
{
    const CastFrame f = frame();
    for (const QPointF& corner : {onStage(-50, -20), onStage(50, -20), onStage(-50, 20), onStage(50, 20)})
        CHECK(f.hit(corner + QPointF(3, 3), 6, 20) == HandlePart::corner);
    CHECK(f.hit(onStage(0, -20 - 10), 6, 20) == HandlePart::turn);
    CHECK(f.hit(onStage(0, 0), 6, 20) == HandlePart::inside);
    CHECK(f.hit(onStage(40, 15), 6, 20) == HandlePart::inside);
    CHECK(f.hit(onStage(70, 0), 6, 20) == HandlePart::none);
}

TEST_CASE("Moving takes the cast along by the pointer's way")
{
    const PlaceDrag drag(HandlePart::inside, kPlace, {310, 190});
    const PlaceDrag::Result result = drag.to({360, 260}, {});
    CHECK(result.place.x == Approx(350));
    CHECK(result.place.y == Approx(270));
    CHECK(result.place.scale == kPlace.scale);
    CHECK(result.place.rotation == kPlace.rotation);
}

TEST_CASE("A pointer that comes back gives the place back")
{
    for (const HandlePart part : {HandlePart::inside, HandlePart::corner, HandlePart::turn}) {
        const PlaceDrag drag(part, kPlace, {410, 190});
        static_cast<void>(drag.to({700, 500}, {5, {640}, {360}, false}));
        CHECK(drag.to({410, 190}, {5, {640}, {360}, false}).place == kPlace);
    }
}

TEST_CASE("Near the stage's centre a cast snaps to it, per axis, unless snapping is off")
{
    const PlaceDrag drag(HandlePart::inside, kPlace, {300, 200});
    PlaceDrag::Options options{5, {640}, {360}, false};
    PlaceDrag::Result result = drag.to({643, 300}, options);
    CHECK(result.guideX);
    CHECK(!result.guideY);
    CHECK(result.place.x == 640);
    CHECK(result.place.y == 300);
    result = drag.to({643, 357}, options);
    CHECK(result.guideY);
    CHECK(result.place.y == 360);
    options.reach = 0;
    CHECK(drag.to({643, 300}, options).place.x == Approx(643));
}

TEST_CASE("A constrained move keeps to the longer axis")
{
    const PlaceDrag drag(HandlePart::inside, kPlace, {300, 200});
    const PlaceDrag::Result result = drag.to({340, 215}, {0, {}, {}, true});
    CHECK(result.place.x == Approx(340));
    CHECK(result.place.y == Approx(200));
}

TEST_CASE("A corner scales by the ratio of the distances and stays within sane sizes")
{
    const PlaceDrag drag(HandlePart::corner, kPlace, {400, 200});
    CHECK(drag.to({450, 200}, {}).place.scale == Approx(3));
    CHECK(drag.to({300, 250}, {}).place.scale == Approx(1));
    CHECK(drag.to({300, 200}, {}).place.scale > 0);
    CHECK(drag.to({1e9, 200}, {}).place.scale <= 20);
    const PlaceDrag atOrigin(HandlePart::corner, kPlace, {300, 200});
    CHECK(atOrigin.to({350, 200}, {}).place == kPlace);
}

TEST_CASE("Turning follows the pointer round the place, also past the half turn")
{
    const PlaceDrag drag(HandlePart::turn, kPlace, {300, 100}); // above
    CHECK(drag.to({400, 200}, {}).place.rotation == Approx(120));
    CHECK(drag.to({300, 300}, {}).place.rotation == Approx(-150));
    CHECK(drag.to({200, 200}, {}).place.rotation == Approx(-60));
}

TEST_CASE("Turning in steps and catching quarters")
{
    const PlaceDrag drag(HandlePart::turn, {0, 0, 1, 0}, {100, 0});
    CHECK(drag.to({100, 30}, {0, {}, {}, true}).place.rotation == Approx(15));
    CHECK(drag.to({2, 100}, {5, {}, {}, false}).place.rotation == Approx(90));
    CHECK(drag.to({20, 100}, {5, {}, {}, false}).place.rotation == Approx(78.7).margin(0.05));
}

TEST_CASE("Numbers in the file have no noise behind them")
{
    const PlaceDrag drag(HandlePart::inside, kPlace, {1.0 / 3, 2.0 / 3});
    const Place place = drag.to({100.0 / 7, 50.0 / 7}, {}).place;
    CHECK(place.x == std::round(place.x * 10) / 10);
    CHECK(place.y == std::round(place.y * 10) / 10);
}

TEST_CASE("Of several things to snap to the nearest is taken, and of two as near the more important")
{
    const PlaceDrag drag(HandlePart::inside, kPlace, {300, 200});
    const PlaceDrag::Options options{10, {640, 650, 632}, {}, false};
    CHECK(drag.to({642, 200}, options).guideX == 640.0);
    CHECK(drag.to({648, 200}, options).guideX == 650.0);
    CHECK(drag.to({645, 200}, options).guideX == 640.0);
    CHECK(drag.to({636, 200}, options).guideX == 640.0);
    CHECK(!drag.to({661, 200}, options).guideX);
    CHECK(!drag.to({642, 200}, options).guideY);
}
