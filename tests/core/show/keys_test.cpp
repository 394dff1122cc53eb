// SPDX-License-Identifier: MIT
#include "show/keyed.h"
#include "support/catch.h"
#include "support/shows.h"

using namespace flocktale;

namespace {
KeyTrack scales()
{
    return {KeyedProperty::scale,
            {{Step{10}, {1, 0, 0}, {EasingKind::linear}, {}},
             {Step{20}, {3, 0, 0}, {EasingKind::hold}, {}},
             {Step{30}, {5, 0, 0}, {EasingKind::smoothstep}, {}},
             {Step{40}, {1, 0, 0}, {}, {}}}};
}
} // namespace

TEST_CASE("a track holds its first value before it, its last one behind it, and eases between its keys")
{
    const auto at = [](std::int64_t step) { return (*valueAt(scales(), Step{step}))[0]; };
    CHECK(at(-100) == 1);
    CHECK(at(10) == 1);
    CHECK(at(15) == 2);
    CHECK(at(20) == 3);
    CHECK(at(29) == 3);
    CHECK(at(30) == 5);
    CHECK(at(35) == 3);
    CHECK(at(32) == Approx(5 - 4 * (3 * 0.04 - 2 * 0.008)));
    CHECK(at(40) == 1);
    CHECK(at(1'000'000) == 1);
    CHECK_FALSE(valueAt({}, Step{}));
}

TEST_CASE("keys stand for what the cast itself says, each property on its own")
{
    Cast cast = test::cast("c", RingShape{});
    cast.place = {100, 200, 2, 30};
    CHECK(placeAt(cast, Step{5}) == cast.place);
    CHECK_FALSE(hasKeyedPlace(cast));
    CHECK_FALSE(colorAt(cast, Step{5}));
    CHECK(orbitCenterAt(cast, Step{}) == Vec2{100, 200});
    cast.keys = {{KeyedProperty::position, {{Step{0}, {0, 10, 0}, {}, {}}, {Step{10}, {100, 30, 0}, {}, {}}}},
                 {KeyedProperty::rotation, {{Step{0}, {90, 0, 0}, {}, {}}}},
                 {KeyedProperty::color, {{Step{0}, {0, 10, 255}, {}, {}}, {Step{2}, {255, 11, 0}, {}, {}}}}};
    CHECK(placeAt(cast, Step{5}) == Place{50, 20, 2, 90});
    CHECK(orbitCenterAt(cast, Step{5}) == Vec2{50, 20});
    CHECK(colorAt(cast, Step{1}) == Rgb{128, 11, 128}); // 127.5 and 10.5, to the nearest
    cast.keys.push_back({KeyedProperty::orbitCenter, {{Step{0}, {7, 8, 0}, {}, {}}}});
    CHECK(orbitCenterAt(cast, Step{5}) == Vec2{7, 8});
}
