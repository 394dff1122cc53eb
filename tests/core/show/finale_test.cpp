// SPDX-License-Identifier: MIT
#include "shape/code_points.h"
#include "show/edit.h"
#include "show/finale.h"
#include "show/performance.h"
#include "show/validate.h"
#include "support/catch.h"
#include "support/shows.h"

#include <algorithm>
#include <cmath>

using namespace flocktale;

namespace {

const Vec2 kMiddle{640, 360};

/// Two seconds of a frame, then the finale: 500 birds, of which the code takes a part.
Show finaleShow(const Finale& finale = {})
{
    Show show = test::threeActs();
    show.flock.count = 500;
    show.acts = {test::act("a1", 0, 3, ActMode::form)};
    show.acts[0].casts = {test::cast("c1", RectShape{900, 500})};
    Act act = finaleAct(finale).value();
    act.start = Step{180};
    REQUIRE_FALSE(addAct(show, act).empty());
    return show;
}

/// Everything at times into the finale, in rising order.
class Watched {
public:
    explicit Watched(Show show) : m_performance(std::move(show), m_shapes) {}

    Watched& at(double time)
    {
        m_performance.seek(Step{180} + nearestStep(time));
        return *this;
    }
    [[nodiscard]] Vec2 target(std::size_t bird) const
    {
        const Cues& cues = m_performance.cues();
        return {static_cast<double>(cues.targetX[bird]), static_cast<double>(cues.targetY[bird])};
    }
    [[nodiscard]] std::vector<Vec2> targets() const
    {
        std::vector<Vec2> all;
        for (std::size_t bird = 0; bird < m_performance.cues().size(); ++bird) all.push_back(target(bird));
        return all;
    }
    [[nodiscard]] bool isData(std::size_t bird) const { return m_performance.entry()->cast[bird] == 0; }
    [[nodiscard]] Vec2 module(std::size_t bird) const { return m_performance.entry()->target[bird]; }
    [[nodiscard]] const Performance& performance() const { return m_performance; }

private:
    ShapeLibrary m_shapes;
    Performance m_performance;
};

double distance(Vec2 a, Vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The share of some birds for which something holds.
template <typename Which, typename Holds>
double share(const Watched& watched, Which which, Holds holds)
{
    int all = 0, good = 0;
    for (std::size_t bird = 0; bird < watched.performance().cues().size(); ++bird) {
        if (!which(bird)) continue;
        ++all;
        good += holds(bird) ? 1 : 0;
    }
    REQUIRE(all > 0);
    return static_cast<double>(good) / all;
}

} // namespace

TEST_CASE(
    "the finale is an act like any other, without a problem, with a bird for each module and the rest in the frame")
{
    const Show show = finaleShow();
    CHECK(validate(show).empty());
    const Act& act = show.acts[1];
    REQUIRE(act.casts.size() == 2);
    CHECK(act.casts[0].count == codeBirds(Finale{}.code).value());
    Finale broken;
    broken.code.text = std::string(8'000, 'x');
    CHECK_FALSE(finaleAct(broken).ok());
}

TEST_CASE("for 2.4 s nobody goes anywhere, then the frame birds leave within a second")
{
    Watched watched(finaleShow());
    const std::vector<Vec2> held = watched.at(0.1).targets();
    CHECK(watched.at(2.39).targets() == held);
    const auto frame = [&](std::size_t bird) { return !watched.isData(bird); };
    const auto left = [&](std::size_t bird) { return distance(watched.target(bird), held[bird]) > 1e-4; };
    watched.at(2.9);
    const double half = share(watched, frame, left);
    CHECK((half > 0.3 && half < 0.6));
    CHECK(share(watched.at(3.42), frame, left) == 1);
}

TEST_CASE("each frame bird is on the frame 1.4 s after it left and then runs round it")
{
    Watched watched(finaleShow());
    const auto frame = [&](std::size_t bird) { return !watched.isData(bird); };
    watched.at(0);
    const double half = std::get<RectShape>(finaleShow().acts[1].casts[1].shape).width / 2;
    // The runners cut the corners of the frame by less than half the way from one of its points to the next.
    const auto onFrame = [&](std::size_t bird) {
        const Vec2 arm = watched.target(bird) - kMiddle;
        const double away = std::max(std::abs(arm.x), std::abs(arm.y));
        return away <= half + 1e-2 && away > half - 4;
    };
    CHECK(share(watched.at(2.4 + 1.4 + 0.5), frame, onFrame) > 0.45);
    CHECK(share(watched.at(2.4 + 1.4 + 1), frame, onFrame) == 1);
    const std::vector<Vec2> before = watched.targets();
    watched.at(4.9);
    for (std::size_t bird = 0; bird < before.size(); ++bird)
        if (frame(bird)) CHECK(distance(watched.target(bird), before[bird]) > 6);
    CHECK(share(watched.at(11.9), frame, onFrame) == 1);
}

TEST_CASE("data birds circle inside the frame until landing begins at 4 s, from the centre outwards")
{
    Watched watched(finaleShow());
    const auto data = [&](std::size_t bird) { return watched.isData(bird); };
    const double whirl = 0.44 * Finale{}.code.size;
    watched.at(4);
    // The last ones are still coming in, the first ones are about to go.
    CHECK(share(watched, data,
                [&](std::size_t bird) { return distance(watched.target(bird), kMiddle) <= whirl + 14; }) > 0.9);
    const auto landed = [&](std::size_t bird) { return distance(watched.target(bird), watched.module(bird)) < 1e-3; };
    CHECK(share(watched.at(5.3), data, landed) == 0);
    watched.at(5.8);
    // The centre of the birds' places, which the sweep goes by: three corners of the code have no birds.
    Vec2 centre;
    double count = 0;
    for (std::size_t bird = 0; bird < 500; ++bird)
        if (data(bird)) {
            centre = centre + watched.module(bird);
            ++count;
        }
    centre = centre * (1 / count);
    double furthestLanded = 0, nearestFlying = 1e9;
    for (std::size_t bird = 0; bird < 500; ++bird) {
        if (!data(bird)) continue;
        const double away = distance(watched.module(bird), centre);
        if (landed(bird))
            furthestLanded = std::max(furthestLanded, away);
        else
            nearestFlying = std::min(nearestFlying, away);
    }
    CHECK(furthestLanded > 0);
    CHECK(furthestLanded <= nearestFlying + 1e-3);
    CHECK(share(watched.at(6.2), data, landed) == 1);
    CHECK(share(watched.at(11.9), data, landed) == 1);
}

TEST_CASE("a data bird is a bird in flight, a triangle once it has landed, and flashes white as it does")
{
    Watched watched(finaleShow());
    const auto data = [&](std::size_t bird) { return watched.isData(bird); };
    const auto is = [&](Form form) {
        return [&watched, form](std::size_t bird) { return watched.performance().cues().form[bird] == form; };
    };
    CHECK(share(watched.at(5.3), data, is(Form::bird)) == 1);
    CHECK(share(watched.at(6.3), data, is(Form::triangle)) == 1);
    const auto white = [&](std::size_t bird) { return watched.performance().cues().color[bird].b > 200; };
    CHECK(share(watched.at(6.38), data, white) < 0.2);
    double most = 0;
    Watched flashing(finaleShow());
    std::vector<bool> flashed(500, false);
    for (double time = 5.2; time < 6.4; time += 1.0 / 60) {
        flashing.at(time);
        for (std::size_t bird = 0; bird < 500; ++bird)
            if (flashing.performance().cues().color[bird].b > 200) flashed[bird] = true;
    }
    most = static_cast<double>(std::count(flashed.begin(), flashed.end(), true));
    CHECK(most == codeBirds(Finale{}.code).value());
}

TEST_CASE("plate and finders light up at 6.4 s, and the colour goes over the code along its diagonal")
{
    Watched watched(finaleShow());
    CHECK(watched.at(6.38).performance().frame().backing.empty());
    const auto lit = watched.at(6.9).performance().frame().backing;
    REQUIRE(lit.size() == 10); // the plate and three finders of three squares
    for (const StageBacking& square : lit) CHECK(square.opacity == 1);
    const auto data = [&](std::size_t bird) { return watched.isData(bird); };
    const auto violet = [&](std::size_t bird) { return watched.performance().cues().color[bird] == Finale{}.after; };
    watched.at(6.4 + 0.5);
    double lastViolet = -1e9, firstAmber = 1e9;
    for (std::size_t bird = 0; bird < 500; ++bird) {
        if (!data(bird)) continue;
        const Vec2 module = watched.module(bird);
        if (violet(bird)) lastViolet = std::max(lastViolet, module.x + module.y);
        if (watched.performance().cues().color[bird].r > 200) firstAmber = std::min(firstAmber, module.x + module.y);
    }
    CHECK(lastViolet > -1e9);
    CHECK(firstAmber < 1e9);
    CHECK(lastViolet < firstAmber);
    CHECK(share(watched.at(7.21), data, violet) == 1);
}

TEST_CASE("once landed the birds of the code idle within a tenth of a module")
{
    Watched watched(finaleShow());
    watched.at(0);
    const double module = Finale{}.code.size / codeModules(Finale{}.code).value();
    double furthest = 0;
    for (double time = 7; time < 11.9; time += 0.1) {
        watched.at(time);
        const FlockState& flock = watched.performance().flock();
        for (std::size_t bird = 0; bird < 500; ++bird)
            if (watched.isData(bird))
                furthest = std::max(furthest,
                                    distance({static_cast<double>(flock.x[bird]), static_cast<double>(flock.y[bird])},
                                             watched.module(bird)));
    }
    CHECK(furthest < 0.1 * module);
}

TEST_CASE("the stages of a finale go by its own times")
{
    Finale finale;
    finale.hold = 1;
    finale.leaving = 0.5;
    finale.landing = 3;
    finale.flight = 1;
    finale.outermost = 0.2;
    finale.lights = 5;
    Watched watched(finaleShow(finale));
    const std::vector<Vec2> held = watched.at(0.5).targets();
    CHECK(watched.at(0.99).targets() == held);
    const auto frame = [&](std::size_t bird) { return !watched.isData(bird); };
    CHECK(share(watched.at(1.55), frame,
                [&](std::size_t bird) { return distance(watched.target(bird), held[bird]) > 1e-4; }) == 1);
    CHECK(share(
              watched.at(4.21), [&](std::size_t bird) { return watched.isData(bird); },
              [&](std::size_t bird) { return distance(watched.target(bird), watched.module(bird)) < 1e-3; }) == 1);
    CHECK(watched.at(4.95).performance().frame().backing.empty());
    CHECK_FALSE(watched.at(5.2).performance().frame().backing.empty());
}
