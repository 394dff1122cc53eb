// SPDX-License-Identifier: MIT
#include "show/act_entry.h"

#include "math/direction.h"
#include "show/edit.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace flocktale {

namespace {

constexpr double turns(double degrees) { return degrees / 360; }

/// A place's transform: scale, then turn, then move.
class Placement {
public:
    explicit Placement(const Place& place)
        : m_turn(directionAt(turns(place.rotation))), m_scale(place.scale), m_origin{place.x, place.y}
    {
    }
    [[nodiscard]] Vec2 operator()(Vec2 p) const
    {
        const Vec2 q = p * m_scale;
        return {m_origin.x + q.x * m_turn.x - q.y * m_turn.y, m_origin.y + q.x * m_turn.y + q.y * m_turn.x};
    }

private:
    Vec2 m_turn; ///< unit vector to the right of the turned shape
    double m_scale;
    Vec2 m_origin;
};

Rgb mix(Rgb a, Rgb b, double share)
{
    const auto channel = [&](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(from + (to - from) * share + 0.5);
    };
    return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b)};
}

Rgb gradientColor(const std::vector<Rgb>& stops, double share)
{
    const double scaled = std::clamp(share, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(scaled), stops.size() - 1);
    const std::size_t high = std::min(low + 1, stops.size() - 1);
    return mix(stops[low], stops[high], scaled - static_cast<double>(low));
}

/// Colours the birds of a range by their places.
void paint(const Paint& color, BirdRange range, const std::vector<Vec2>& places, std::vector<Rgb>& out)
{
    if (color.stops.empty() || range.size() <= 0) return;
    const Vec2 along = directionAt(turns(color.angle));
    double low = 0;
    double high = 0;
    if (color.kind == PaintKind::gradient) {
        low = high = dot(places[static_cast<std::size_t>(range.begin)], along);
        for (int i = range.begin; i < range.end; ++i) {
            const double at = dot(places[static_cast<std::size_t>(i)], along);
            low = std::min(low, at);
            high = std::max(high, at);
        }
    }
    for (int i = range.begin; i < range.end; ++i) {
        const auto bird = static_cast<std::size_t>(i);
        switch (color.kind) {
        case PaintKind::solid:
            out[bird] = color.stops.front();
            break;
        case PaintKind::gradient: {
            const double span = high - low;
            out[bird] = gradientColor(color.stops, span > 0 ? (dot(places[bird], along) - low) / span : 0);
            break;
        }
        case PaintKind::index:
            out[bird] = color.stops[static_cast<std::size_t>(i - range.begin) % color.stops.size()];
            break;
        }
    }
}

/// The hover share at which a landed bird idles within `wobble` of its place. The idle circle is slow against the
/// spring, so its radius is the push over the spring; a fifth is kept in reserve.
double steadyHover(double wanted, double wobble, const FormationParameters& formation)
{
    const double push = formation.hover;
    if (wobble <= 0 || push <= 0) return wanted;
    const double spring = formation.springBase + formation.springGain;
    return std::min(wanted, 0.8 * wobble * spring / push);
}

} // namespace

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

    if (act.mode == ActMode::unknown) {
        cues = before;
        return entry;
    }

    cues = freeCues(show);
    const auto index = actIndex(show, act.id);
    const std::vector<BirdRange> ranges = castRanges(act, static_cast<int>(birds));
    for (std::size_t c = 0; c < act.casts.size(); ++c) {
        const Cast& cast = act.casts[c];
        const BirdRange range = ranges[c];
        if (range.size() <= 0) continue;
        const auto first = static_cast<std::size_t>(range.begin);
        const auto count = static_cast<std::size_t>(range.size());

        if (cast.mode.value_or(act.mode) == ActMode::form) {
            const auto addProblem = [&](Problem problem) {
                problem.pointer = "/acts/" + std::to_string(index.value_or(0)) + "/casts/" + std::to_string(c) +
                                  "/shape" + problem.pointer;
                entry.problems.push_back(std::move(problem));
            };
            const auto made = points(cast, range.size());
            if (!made) {
                addProblem(made.problem());
            } else {
                const ShapePoints& shape = *made.value();
                for (const Problem& warning : shape.warnings) addProblem(warning);
                const Placement placed(cast.place);
                std::vector<Vec2> places;
                places.reserve(shape.points.size());
                for (const Vec2& point : shape.points) places.push_back(placed(point));

                const std::span<const Vec2> from(entry.from.data() + first, count);
                const auto assigned = assignPoints(cast.assignment, from, places);
                if (!assigned) {
                    addProblem(assigned.problem());
                } else if (!places.empty()) {
                    for (std::size_t i = 0; i < count; ++i)
                        entry.target[first + i] = places[static_cast<std::size_t>(assigned.value().pointOfBird[i])];
                    const std::span<const Vec2> to(entry.target.data() + first, count);
                    const std::vector<float> delays = sweepDelays(cast.sweep, from, to, show.flock.seed);
                    const double formSize = cast.formSize > 0 ? cast.formSize : shape.formSize * cast.place.scale;
                    const double hover = steadyHover(cast.hover, shape.wobble * cast.place.scale, act.formation);
                    // A bird glyph cannot make a module dark enough to be read; a shape that wants a size wants
                    // squares.
                    const Form form = shape.formSize > 0 && cast.form == Form::bird ? Form::square : cast.form;
                    for (std::size_t i = first; i < first + count; ++i) {
                        cues.targetX[i] = static_cast<float>(entry.target[i].x);
                        cues.targetY[i] = static_cast<float>(entry.target[i].y);
                        cues.delay[i] = entry.delay[i] = delays[i - first];
                        cues.hover[i] = static_cast<float>(hover);
                        cues.form[i] = form;
                        cues.formSize[i] = static_cast<float>(formSize);
                        cues.mode[i] = BirdMode::form;
                        entry.formed[i] = true;
                    }
                    for (const ShapeBacking& square : shape.backing) {
                        const double right = square.x + square.width;
                        const double bottom = square.y + square.height;
                        entry.backing.push_back({{placed({square.x, square.y}), placed({right, square.y}),
                                                  placed({right, bottom}), placed({square.x, bottom})},
                                                 square.dark,
                                                 1});
                    }
                }
            }
        }
        paint(cast.color, range, entry.target, cues.color);
    }
    return entry;
}

} // namespace flocktale
