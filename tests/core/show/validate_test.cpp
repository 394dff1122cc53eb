// SPDX-License-Identifier: MIT
#include "show/validate.h"

#include "show/edit.h"
#include "show/fields.h"
#include "support/catch.h"

#include <algorithm>
#include <limits>

using namespace flocktale;

namespace {
Act formAct(const std::string& id, Step start, Step duration)
{
    Act act;
    act.id.value = id;
    act.start = start;
    act.duration = duration;
    act.casts.emplace_back();
    act.casts[0].id.value = id + "c";
    return act;
}

Show twoActs()
{
    Show show;
    show.acts = {formAct("one", Step{0}, Step{60}), formAct("two", Step{60}, Step{60})};
    return show;
}

/// The one problem of a show.
Problem only(const Show& show)
{
    const Problems problems = validate(show);
    for (const Problem& problem : problems) UNSCOPED_INFO(problem.pointer << ' ' << describe(problem));
    REQUIRE(problems.size() == 1);
    return problems[0];
}

void checkOnly(const Show& show, Severity severity, ProblemCode code, const std::string& pointer)
{
    const Problem problem = only(show);
    CHECK(problem.severity == severity);
    CHECK(codeName(problem.code) == codeName(code));
    CHECK(problem.pointer == pointer);
}

/// Sets each field just outside its range, to infinity and to no number, and at its ends.
template <typename T, std::size_t N, typename Access>
void checkRanges(const std::array<NumberField<T>, N>& fields, const std::string& pointer, Access access)
{
    for (const NumberField<T>& field : fields) {
        if (field.whole()) continue;
        for (const double outside : {field.range.lowest - 1, field.range.highest + 1}) {
            Show show = twoActs();
            field.set(access(show), outside);
            const Problems problems = validate(show);
            const bool found = std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
                return problem.code == ProblemCode::outOfRange &&
                       problem.pointer == pointer + std::string(field.name) && problem.severity == Severity::error;
            });
            INFO(field.name << " = " << outside);
            CHECK(found);
        }
        for (const double odd : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
            Show show = twoActs();
            field.set(access(show), odd);
            const Problems problems = validate(show);
            INFO(field.name << " = " << odd);
            CHECK(std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
                return problem.code == ProblemCode::notFinite && problem.pointer == pointer + std::string(field.name);
            }));
        }
    }
}
} // namespace

TEST_CASE("a new show, an empty one and one of two touching acts have no problems")
{
    CHECK(validate(newShow()).empty());
    CHECK(validate(Show{}).empty());
    CHECK(validate(twoActs()).empty());
}

TEST_CASE("every number of a show is held to its range")
{
    const std::string cast = "/acts/1/casts/0/";
    checkRanges(kStageFields, "/stage/", [](Show& show) -> Stage& { return show.stage; });
    checkRanges(kFlockFields, "/flock/", [](Show& show) -> FlockSetup& { return show.flock; });
    checkRanges(kOpeningFields, "/flock/opening/", [](Show& show) -> Opening& { return show.flock.opening; });
    checkRanges(kFlightFields, "/flight/", [](Show& show) -> FlightParameters& { return show.flight; });
    checkRanges(kFormationFields, "/acts/1/formation/",
                [](Show& show) -> FormationParameters& { return show.acts[1].formation; });
    checkRanges(kCastFields, cast, [](Show& show) -> Cast& { return show.acts[1].casts[0]; });
    checkRanges(kPlaceFields, cast + "place/", [](Show& show) -> Place& { return show.acts[1].casts[0].place; });
    checkRanges(kSweepFields, cast + "sweep/", [](Show& show) -> Sweep& { return show.acts[1].casts[0].sweep; });
    checkRanges(kPaintFields, cast + "color/", [](Show& show) -> Paint& { return show.acts[1].casts[0].color; });
    const auto shape = [](auto kind) {
        return [kind](Show& show) -> decltype(kind)& {
            show.acts[1].casts[0].shape = kind;
            return std::get<decltype(kind)>(show.acts[1].casts[0].shape);
        };
    };
    checkRanges(kRingFields, cast + "shape/", shape(RingShape{}));
    checkRanges(kDiscFields, cast + "shape/", shape(DiscShape{}));
    checkRanges(kLineFields, cast + "shape/", shape(LineShape{}));
    checkRanges(kRectFields, cast + "shape/", shape(RectShape{}));
    checkRanges(kGridFields, cast + "shape/", shape(GridShape{}));
    checkRanges(kTextFields, cast + "shape/", shape(TextShape{}));
    checkRanges(kQrFields, cast + "shape/", shape(QrShape{}));
    checkRanges(kPropFields, "/props/0/", [](Show& show) -> Prop& {
        show.props.resize(1);
        return show.props[0];
    });
    checkRanges(kSoundFields, "/sounds/0/", [](Show& show) -> Sound& {
        show.sounds.resize(1);
        show.sounds[0].file = "a.ogg";
        return show.sounds[0];
    });
}

TEST_CASE("more birds than the limit are too many, none are fine")
{
    Show show;
    show.flock.count = limits::kBirds + 1;
    checkOnly(show, Severity::error, ProblemCode::outOfRange, "/flock/count");
    show.flock.count = 0;
    CHECK(validate(show).empty());
}

TEST_CASE("acts that overlap by one step are told, whatever their order")
{
    Show show = twoActs();
    show.acts[0].duration = Step{61};
    checkOnly(show, Severity::error, ProblemCode::actsOverlap, "/acts/1/start");
    std::swap(show.acts[0], show.acts[1]);
    const Problem swapped = only(show);
    CHECK(swapped.pointer == "/acts/0/start");
    CHECK(swapped.arguments == std::vector<std::string>{"one", "two"});
}

TEST_CASE("an act that lies inside a long one overlaps it even when others lie between")
{
    Show show;
    show.acts = {formAct("long", Step{0}, Step{1000}), formAct("b", Step{10}, Step{5}),
                 formAct("c", Step{500}, Step{5})};
    const Problems problems = validate(show);
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].arguments == std::vector<std::string>{"long", "b"});
    CHECK(problems[1].arguments == std::vector<std::string>{"long", "c"});
}

TEST_CASE("an act that is shorter than a step or ends beyond the longest show is an error")
{
    Show show = twoActs();
    show.acts[1].duration = Step{0};
    checkOnly(show, Severity::error, ProblemCode::outOfRange, "/acts/1/duration");
    show.acts[1].duration = nearestStep(limits::kShowSeconds);
    checkOnly(show, Severity::error, ProblemCode::outOfRange, "/acts/1/duration");
    show.acts[1].duration = nearestStep(limits::kShowSeconds) - show.acts[1].start;
    CHECK(validate(show).empty());
}

TEST_CASE("unstable springs are told with the damping and the highest stable spring")
{
    Show show = twoActs();
    show.acts[1].formation = {1.4, 5, 0, 0.84, 0, 0.06};
    const Problem spring = only(show);
    CHECK(spring.code == ProblemCode::unstableSpring);
    CHECK(spring.pointer == "/acts/1/formation/springBase");
    REQUIRE(spring.arguments.size() == 3);
    CHECK(spring.arguments[1] == "0.84");
    CHECK(std::stod(spring.arguments[2]) == Approx(4.380952380952381));

    show.acts[1].formation = {1.4, 0.004, 4.6, 0.84, 0.06, 0.06};
    checkOnly(show, Severity::error, ProblemCode::unstableSpring, "/acts/1/formation/springGain");
    for (const double damping : {1.0, 1.02, 0.0}) {
        show.acts[1].formation = {1.4, 0.004, 0.05, damping, 0, 0.06};
        checkOnly(show, Severity::error, ProblemCode::unstableDamping, "/acts/1/formation/dampingBase");
    }
    show.acts[1].formation = {1.4, 0.004, 0.05, 0.84, 0.84, 0.06};
    checkOnly(show, Severity::error, ProblemCode::unstableDamping, "/acts/1/formation/dampingDrop");
}

TEST_CASE("casts that ask for more birds than there are, or get none, are warned about")
{
    Show show = twoActs();
    show.flock.count = 100;
    show.acts[0].casts[0].count = 80;
    show.acts[0].casts.emplace_back();
    show.acts[0].casts[1].id.value = "second";
    show.acts[0].casts[1].count = 30;
    checkOnly(show, Severity::warning, ProblemCode::castsExceedFlock, "/acts/0/casts");
    show.acts[0].casts[0].count = 100;
    const Problems problems = validate(show);
    REQUIRE(problems.size() == 2);
    CHECK(problems[1].code == ProblemCode::emptyCast);
    CHECK(problems[1].pointer == "/acts/0/casts/1");
    CHECK(problems[1].arguments == std::vector<std::string>{"second"});
}

TEST_CASE("ids are unique among the things of one kind in the whole show")
{
    Show show = twoActs();
    show.acts[1].casts[0].id = show.acts[0].casts[0].id;
    checkOnly(show, Severity::error, ProblemCode::duplicateId, "/acts/1/casts/0/id");
    show = twoActs();
    show.acts[1].id = show.acts[0].id;
    checkOnly(show, Severity::error, ProblemCode::duplicateId, "/acts/1/id");
    show = twoActs();
    show.acts[0].casts[0].id.value = "one"; // an act's id
    CHECK(validate(show).empty());
}

TEST_CASE("a prop of an act that is gone is warned about and never keeps a show from opening")
{
    Show show = twoActs();
    show.props.resize(1);
    show.props[0].act.value = "gone";
    checkOnly(show, Severity::warning, ProblemCode::unknownId, "/props/0/act");
}

TEST_CASE("flight numbers that bound each other are held to it")
{
    Show show;
    show.flight.separationRadius = show.flight.sight + 1;
    checkOnly(show, Severity::error, ProblemCode::outOfRange, "/flight/separationRadius");
    show.flight = {};
    show.flight.minSpeed = show.flight.maxSpeed + 0.1;
    checkOnly(show, Severity::error, ProblemCode::outOfRange, "/flight/minSpeed");
}

TEST_CASE("both seeds' flights and formation are good")
{
    Show show = twoActs();
    show.flight = mirofishFlight();
    CHECK(validate(show).empty());
    show.flight = theatreFlight();
    CHECK(validate(show).empty());
}

TEST_CASE("texts and lists beyond their limits are told before anything is made of them")
{
    Show show = twoActs();
    show.title = std::string(limits::kNameCharacters + 1, 'x');
    checkOnly(show, Severity::error, ProblemCode::textTooLong, "/title");
    show = twoActs();
    show.acts[0].casts[0].shape = TextShape{std::string(limits::kTextCharacters + 1, 'x'), 100, "", true};
    checkOnly(show, Severity::error, ProblemCode::textTooLong, "/acts/0/casts/0/shape/text");
    show.acts[0].casts[0].shape = PolylineShape{std::vector<Vec2>(limits::kPolylinePoints + 1), false};
    checkOnly(show, Severity::error, ProblemCode::tooMany, "/acts/0/casts/0/shape/points");
    show.acts[0].casts[0].shape = PolylineShape{{{0, 0}}, false};
    checkOnly(show, Severity::error, ProblemCode::notEnoughPoints, "/acts/0/casts/0/shape/points");
    show = twoActs();
    show.acts[0].casts[0].color.stops.clear();
    checkOnly(show, Severity::error, ProblemCode::outOfRange, "/acts/0/casts/0/color");
    show = twoActs();
    show.acts[0].casts[0].color.positions = {0.5, std::numeric_limits<double>::quiet_NaN()};
    show.acts[0].casts[0].color.stops.resize(2);
    checkOnly(show, Severity::error, ProblemCode::notFinite, "/acts/0/casts/0/color/positions/1");
    show = twoActs();
    show.acts[0].casts[0].sweep.centre = Vec2{0, limits::kLength + 1};
    checkOnly(show, Severity::error, ProblemCode::outOfRange, "/acts/0/casts/0/sweep/center/1");
    show = Show{};
    show.markers.resize(static_cast<std::size_t>(limits::kMarkers) + 1);
    for (std::size_t i = 0; i < show.markers.size(); ++i) show.markers[i].id.value = std::to_string(i);
    checkOnly(show, Severity::error, ProblemCode::tooMany, "/markers");
}

TEST_CASE("shapes that cannot be made are told with their pointer")
{
    const ShapeLibrary shapes;
    Show show = twoActs();
    CHECK(validateShapes(show, shapes).empty());

    show.acts[1].casts[0].shape = PluginShape{"x_star", {}};
    Problems problems = validateShapes(show, shapes);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].code == ProblemCode::unknownShape);
    CHECK(problems[0].severity == Severity::warning);
    CHECK(problems[0].pointer == "/acts/1/casts/0/shape/type");

    show.acts[1].casts[0].shape = QrShape{};
    show.flock.count = 30;
    problems = validateShapes(show, shapes);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].code == ProblemCode::tooFewBirds);
    CHECK(problems[0].severity == Severity::error);
    CHECK(problems[0].pointer.starts_with("/acts/1/casts/0/shape"));
    REQUIRE(problems[0].arguments.size() == 2);
    CHECK(problems[0].arguments[1] == "30");

    show.acts[1].mode = ActMode::free;
    CHECK(validateShapes(show, shapes).empty());
}
