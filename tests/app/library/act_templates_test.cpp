// SPDX-License-Identifier: MIT
#include "library/act_templates.h"

#include "app/inspector/bench.h"
#include "show/edit.h"
#include "show/validate.h"
#include "support/catch.h"

#include <set>

using namespace flocktale;
using namespace flocktale::test;

namespace {

Show emptyShow(double width, double height, int birds)
{
    Show show = newShow();
    show.stage.width = width;
    show.stage.height = height;
    show.flock.count = birds;
    return show;
}

} // namespace

TEST_CASE("Every template gives an act that a show can perform, on any stage")
{
    const Bench bench;
    for (const auto& [width, height] : {std::pair{1280.0, 720.0}, {1080.0, 1920.0}, {400.0, 400.0}, {3840.0, 600.0}}) {
        for (const ActTemplate& entry : actTemplates()) {
            INFO(entry.id << " on " << width << " x " << height);
            Show show = emptyShow(width, height, 800);
            const ActId act = addTemplate(show, entry.id, Step{120}, bench.shapes.library());
            REQUIRE(!act.empty());
            CHECK(show.acts[0].start == Step{120});
            CHECK(!show.acts[0].name.empty());
            CHECK(!hasErrors(validate(show)));
            CHECK(!hasErrors(validateShapes(show, bench.shapes.library())));
        }
    }
}

TEST_CASE("Every template fits its stage, to the last bird")
{
    const Bench bench;
    for (const auto& [width, height] : {std::pair{1280.0, 720.0}, {1080.0, 1920.0}, {400.0, 400.0}}) {
        for (const ActTemplate& entry : actTemplates()) {
            INFO(entry.id << " on " << width << " x " << height);
            const Show show = emptyShow(width, height, 600);
            const std::optional<Act> act = makeAct(entry.id, show, bench.shapes.library());
            REQUIRE(act);
            const std::vector<BirdRange> ranges = castRanges(*act, show.flock.count);
            for (std::size_t i = 0; i < act->casts.size(); ++i) {
                const Cast& cast = act->casts[i];
                const auto points = bench.shapes.library().points(cast.shape, ranges[i].size());
                REQUIRE(points);
                CHECK(points.value().warnings.empty());
                for (const Vec2& point : points.value().points) {
                    CHECK(std::abs(point.x) * cast.place.scale < width / 2);
                    CHECK(std::abs(point.y) * cast.place.scale < height / 2);
                }
                for (const ShapeBacking& square : points.value().backing) CHECK(-square.y < height / 2);
            }
        }
    }
}

TEST_CASE("A code takes the strongest correction that the flock has birds for, and says how many are missing")
{
    const Bench bench;
    int former = -1;
    for (const int birds : {20, 150, 250, 300, 400, 1'000}) {
        const Show show = emptyShow(1280, 720, birds);
        const std::optional<Act> act = makeAct("code", show, bench.shapes.library());
        REQUIRE(act);
        const auto& code = std::get<QrShape>(act->casts[0].shape);
        const int level = static_cast<int>(code.level);
        CHECK(level >= former);
        former = level;
        const int needed = bench.shapes.library().birdsNeeded(code).value();
        CHECK(birdsShort(*act, show, bench.shapes.library()) == std::max(0, needed - birds));
    }
    CHECK(former == static_cast<int>(QrLevel::high));
}

TEST_CASE("Templates have names of their own and an unknown one changes nothing")
{
    const Bench bench;
    std::set<std::string> ids;
    for (const ActTemplate& entry : actTemplates()) CHECK(ids.insert(entry.id).second);
    Show show = newShow();
    const Show before = show;
    CHECK(addTemplate(show, "nothing", Step{}, bench.shapes.library()).empty());
    CHECK(show == before);
}
