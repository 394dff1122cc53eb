// SPDX-License-Identifier: MIT
#include "show/act_entry.h"

#include "assign/assign.h"
#include "show/casting.h"
#include "show/edit.h"
#include "show/entry/paint.h"
#include "show/entry/placement.h"
#include "show/entry/seating.h"
#include "show/keyed.h"
#include "show/motion/cast_motions.h"
#include "show/motion/keyed_motion.h"
#include "show/motion/orbit_motion.h"
#include "show/motion/registry.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace flocktale {

namespace {

/// The largest hover share at which a landed bird idles within `wobble` of its place, 0 for no limit. The idle circle
/// is slow against the spring, so its radius is the push over the spring; a fifth is kept in reserve.
double hoverRoom(double wobble, const FormationParameters& formation)
{
    const double push = formation.hover;
    if (wobble <= 0 || push <= 0) return 0;
    const double spring = formation.springBase + formation.springGain;
    return 0.8 * wobble * spring / push;
}

/// A cast on its way into the entry.
struct CastPlan {
    const Cast* cast = nullptr;
    std::vector<int> birds; ///< rising
    std::vector<int> spare; ///< of them, without a point
    SeatedBirds seated;
    std::shared_ptr<const ShapePoints> shape; ///< null when it does not form
    ScaledForm form;
    std::size_t firstBacking = 0;
};

std::vector<Vec2> chosen(std::span<const Vec2> places, std::span<const int> birds)
{
    std::vector<Vec2> result;
    result.reserve(birds.size());
    for (const int bird : birds) result.push_back(places[static_cast<std::size_t>(bird)]);
    return result;
}

/// Writes an entry and its cues, cast by cast.
class Entering {
public:
    Entering(const Show& show, const Act& act, const FlockState& state, const PointSource& points, ActEntry& entry,
             Cues& cues)
        : m_show(show), m_act(act), m_state(state), m_points(points), m_entry(entry), m_cues(cues)
    {
    }

    void run()
    {
        std::vector<std::vector<int>> casts = castBirds(m_act, m_entry.from);
        std::vector<CastPlan> plans(casts.size());
        for (std::size_t c = 0; c < casts.size(); ++c) {
            CastPlan& plan = plans[c];
            plan.cast = &m_act.casts[c];
            plan.birds = std::move(casts[c]);
            for (const int bird : plan.birds) m_entry.cast[index(bird)] = static_cast<int>(c);
            if (!plan.birds.empty() && plan.cast->mode.value_or(m_act.mode) == ActMode::form) form(plan, c);
            paint(plan);
        }
        if (m_act.mode == ActMode::form) settleSpares(plans);
        for (CastPlan& plan : plans) addMotions(plan);
    }

private:
    static std::size_t index(int bird) { return static_cast<std::size_t>(bird); }

    void addProblem(std::size_t cast, std::string_view part, Problem problem)
    {
        const auto act = actIndex(m_show, m_act.id);
        problem.pointer = "/acts/" + std::to_string(act.value_or(0)) + "/casts/" + std::to_string(cast) +
                          std::string(part) + problem.pointer;
        m_entry.problems.push_back(std::move(problem));
    }

    void form(CastPlan& plan, std::size_t c)
    {
        const Cast& cast = *plan.cast;
        auto made = m_points(cast, pointCount(cast, static_cast<int>(plan.birds.size())));
        if (!made) {
            addProblem(c, "/shape", made.problem());
            return;
        }
        const ShapePoints& shape = *made.value();
        for (const Problem& warning : shape.warnings) addProblem(c, "/shape", warning);
        const Place place = placeAt(cast, Step{});
        const Placement placed(place);
        std::vector<Vec2> places;
        places.reserve(shape.points.size());
        for (const Vec2& point : shape.points) places.push_back(placed(point));

        const bool share = m_act.spare.kind == SpareKind::join;
        Result<Seating> seating = seatBirds(cast, plan.birds, m_entry.from, places, share);
        if (!seating) {
            addProblem(c, "/shape", seating.problem());
            return;
        }
        Seating seats = std::move(seating).value();
        for (Problem& problem : seats.problems) addProblem(c, "", std::move(problem));
        if (places.empty()) return;
        plan.shape = made.value();
        plan.seated = {std::move(seats.birds), std::move(seats.points)};
        plan.spare = std::move(seats.spare);
        for (std::size_t i = 0; i < plan.seated.birds.size(); ++i)
            m_entry.target[index(plan.seated.birds[i])] = places[index(plan.seated.points[i])];
        sendSeated(plan, place);
        addBacking(plan, placed);
    }

    void sendSeated(CastPlan& plan, const Place& place)
    {
        const Cast& cast = *plan.cast;
        const ShapePoints& shape = *plan.shape;
        const std::vector<Vec2> from = chosen(m_entry.from, plan.seated.birds);
        const std::vector<Vec2> to = chosen(m_entry.target, plan.seated.birds);
        const std::vector<float> delays =
            sweepDelays(cast.sweep, from, to, m_show.flock.seed, {m_show.stage.width, m_show.stage.height});
        plan.form = {cast.formSize > 0 ? 0 : shape.formSize, cast.hover, hoverRoom(shape.wobble, m_act.formation)};
        const double formSize = cast.formSize > 0 ? cast.formSize : shape.formSize * place.scale;
        const double room = hoverRoom(shape.wobble * place.scale, m_act.formation);
        const double hover = room > 0 ? std::min(cast.hover, room) : cast.hover;
        const Form form = landed(plan);
        for (std::size_t i = 0; i < plan.seated.birds.size(); ++i) {
            const std::size_t bird = index(plan.seated.birds[i]);
            send(bird, m_entry.target[bird], delays[i]);
            m_cues.hover[bird] = static_cast<float>(hover);
            m_cues.form[bird] = form;
            m_cues.formSize[bird] = static_cast<float>(formSize);
            m_entry.formed[bird] = true;
            m_entry.point[bird] = plan.seated.points[i];
        }
    }

    /// A bird glyph cannot make a module dark enough to be read; a shape that wants a size wants squares.
    static Form landed(const CastPlan& plan)
    {
        const Form form = plan.cast->form;
        return plan.shape->formSize > 0 && form == Form::bird ? Form::square : form;
    }

    void send(std::size_t bird, Vec2 target, float delay)
    {
        m_cues.targetX[bird] = static_cast<float>(target.x);
        m_cues.targetY[bird] = static_cast<float>(target.y);
        m_cues.delay[bird] = m_entry.delay[bird] = delay;
        m_cues.mode[bird] = BirdMode::form;
    }

    void addBacking(CastPlan& plan, const Placement& placed)
    {
        plan.firstBacking = m_entry.backing.size();
        for (const ShapeBacking& square : plan.shape->backing) {
            StageBacking& backing = m_entry.backing.emplace_back();
            placeCorners(square, placed, backing);
            backing.lights = plan.cast->lights;
        }
    }

    void paint(const CastPlan& plan)
    {
        if (const std::optional<Rgb> color = colorAt(*plan.cast, Step{}))
            paintBirds(Paint{PaintKind::solid, {*color}, 0}, plan.birds, m_entry.target, m_cues.color);
        else
            paintBirds(plan.cast->color, plan.birds, m_entry.target, m_cues.color);
    }

    void settleSpares(std::vector<CastPlan>& plans)
    {
        std::vector<int> alone;
        for (std::size_t bird = 0; bird < m_entry.cast.size(); ++bird)
            if (m_entry.cast[bird] < 0) alone.push_back(static_cast<int>(bird));
        switch (m_act.spare.kind) {
        case SpareKind::fly:
            break;
        case SpareKind::orbit:
            for (const CastPlan& plan : plans) orbit(plan.cast, plan.spare);
            orbit(nullptr, alone);
            break;
        case SpareKind::hide:
            for (const CastPlan& plan : plans) hide(plan.spare);
            hide(alone);
            break;
        case SpareKind::wait:
            for (const CastPlan& plan : plans) stop(plan.spare);
            stop(alone);
            break;
        case SpareKind::join:
            join(alone, plans);
            break;
        }
    }

    void orbit(const Cast* cast, const std::vector<int>& birds)
    {
        if (birds.empty()) return;
        auto motion = std::make_shared<const OrbitMotion>(m_act.spare, cast, birds, m_show.flock.seed);
        motion->write(Step{}, m_cues);
        for (const int bird : birds) m_cues.mode[index(bird)] = BirdMode::form;
        m_entry.motions.push_back(std::move(motion));
    }

    void hide(const std::vector<int>& birds)
    {
        if (birds.empty()) return;
        m_entry.hidden.resize(m_state.size(), false);
        for (const int bird : birds) m_entry.hidden[index(bird)] = true;
    }

    /// A bird's target is where its damping alone would bring it to rest, so that the spring hardly pulls it back.
    void stop(const std::vector<int>& birds)
    {
        for (const int bird : birds) send(index(bird), restOf(index(bird)), 0);
    }

    Vec2 restOf(std::size_t bird) const
    {
        const double damping = m_act.formation.dampingBase;
        const double steps = damping < 1 ? damping / (1 - damping) : 0;
        const Vec2 velocity{static_cast<double>(m_state.vx[bird]), static_cast<double>(m_state.vy[bird])};
        return m_entry.from[bird] + velocity * steps;
    }

    /// Birds in no cast become doubles of those that have a point.
    void join(const std::vector<int>& alone, std::vector<CastPlan>& plans)
    {
        struct Seat {
            CastPlan* plan;
            int bird, point;
        };
        std::vector<Seat> seats;
        std::vector<Vec2> places;
        for (CastPlan& plan : plans)
            for (std::size_t i = 0; i < plan.seated.birds.size(); ++i) {
                seats.push_back({&plan, plan.seated.birds[i], plan.seated.points[i]});
                places.push_back(m_entry.target[index(plan.seated.birds[i])]);
            }
        const Result<Assignment> dealt = assignPoints(AssignmentMethod::angle, chosen(m_entry.from, alone), places);
        if (!dealt || seats.empty()) return;
        for (std::size_t i = 0; i < alone.size(); ++i) {
            const Seat& seat = seats[index(dealt.value().pointOfBird[i])];
            const std::size_t bird = index(alone[i]);
            const std::size_t other = index(seat.bird);
            m_entry.target[bird] = m_entry.target[other];
            send(bird, m_entry.target[bird], m_entry.delay[other]);
            m_cues.hover[bird] = m_cues.hover[other];
            m_cues.form[bird] = m_cues.form[other];
            m_cues.formSize[bird] = m_cues.formSize[other];
            m_cues.color[bird] = m_cues.color[other];
            m_entry.formed[bird] = true;
            m_entry.point[bird] = seat.point;
            m_entry.cast[bird] = m_entry.cast[other];
            seat.plan->seated.birds.push_back(alone[i]);
            seat.plan->seated.points.push_back(seat.point);
            seat.plan->birds.push_back(alone[i]);
        }
    }

    /// The turn of each bird with a point in its cast's sweep, 0 to 1, as if it were staggered to the full.
    std::vector<double> orderOf(const CastPlan& plan) const
    {
        std::vector<double> order(m_state.size(), 0);
        Sweep sweep = plan.cast->sweep;
        sweep.stagger = 1;
        const std::vector<float> delays =
            sweepDelays(sweep, chosen(m_entry.from, plan.seated.birds), chosen(m_entry.target, plan.seated.birds),
                        m_show.flock.seed, {m_show.stage.width, m_show.stage.height});
        for (std::size_t i = 0; i < delays.size(); ++i)
            order[index(plan.seated.birds[i])] = static_cast<double>(delays[i]);
        return order;
    }

    /// What the keys of a cast say first, then its data and motions.
    void addMotions(CastPlan& plan)
    {
        if (plan.shape && hasKeyedPlace(*plan.cast))
            m_entry.motions.push_back(std::make_shared<const KeyedPlaceMotion>(*plan.cast, plan.shape, plan.seated,
                                                                               plan.form, plan.firstBacking));
        if (findTrack(plan.cast->keys, KeyedProperty::color))
            m_entry.motions.push_back(std::make_shared<const KeyedColorMotion>(*plan.cast, plan.birds));
        addCastMotions(plan);
    }

    void addCastMotions(CastPlan& plan)
    {
        const Cast& cast = *plan.cast;
        const bool playsData = plan.shape && cast.data && !plan.seated.birds.empty() && entityCount(*cast.data) > 0;
        const auto any = [&](bool colors) {
            return std::any_of(cast.motion.begin(), cast.motion.end(), [&](const CastMotion& motion) {
                const MotionInfo* info = motionInfo(motion.kind);
                return info && info->hasColor == colors;
            });
        };
        const bool colors = playsData || any(true);
        const bool places = plan.shape && (playsData || any(false));
        if (!colors && !places) return;

        std::vector<Vec2> rest(m_state.size());
        for (const int bird : plan.birds) rest[index(bird)] = restOf(index(bird));
        const std::vector<double> order = orderOf(plan);
        CastStart start{cast, seconds(m_act.duration), m_show.flock.seed, rest, order, nullptr};
        if (playsData)
            start.clumps = std::make_shared<const Clumps>(cast, plan.seated.birds, m_state.size(), m_show.flock.seed);
        if (places)
            m_entry.motions.push_back(
                std::make_shared<const CastMotions>(start, plan.shape, plan.seated, landed(plan)));
        // Birds of a cast with data that are in no clump keep their paint.
        if (colors)
            m_entry.motions.push_back(std::make_shared<const CastTints>(
                start, playsData ? plan.seated.birds : plan.birds, m_cues.color, m_entry.target));
    }

    const Show& m_show;
    const Act& m_act;
    const FlockState& m_state;
    const PointSource& m_points;
    ActEntry& m_entry;
    Cues& m_cues;
};

} // namespace

void placeCorners(const ShapeBacking& square, const Placement& placed, StageBacking& backing)
{
    const double right = square.x + square.width;
    const double bottom = square.y + square.height;
    backing.corner[0] = placed({square.x, square.y});
    backing.corner[1] = placed({right, square.y});
    backing.corner[2] = placed({right, bottom});
    backing.corner[3] = placed({square.x, bottom});
    backing.dark = square.dark;
}

Cues freeCues(const Show& show)
{
    const auto birds = static_cast<std::size_t>(show.flock.count);
    Cues cues;
    cues.resize(birds);
    std::fill(cues.color.begin(), cues.color.end(), show.flock.color);
    return cues;
}

ActEntry enterAct(const Show& show, const Act& act, const FlockState& state, const Cues& before, Step at,
                  const PointSource& points, Cues& cues)
{
    const std::size_t birds = state.size();
    ActEntry entry;
    entry.act = act.id;
    entry.at = at;
    entry.from.resize(birds);
    for (std::size_t i = 0; i < birds; ++i)
        entry.from[i] = {static_cast<double>(state.x[i]), static_cast<double>(state.y[i])};
    entry.target = entry.from;
    entry.delay.assign(birds, 0);
    entry.formed.assign(birds, false);
    entry.point.assign(birds, -1);
    entry.cast.assign(birds, -1);

    if (act.mode == ActMode::unknown) {
        cues = before;
        return entry;
    }
    cues = freeCues(show);
    Entering(show, act, state, points, entry, cues).run();
    return entry;
}

} // namespace flocktale
