// SPDX-License-Identifier: MIT
#include "sweep/sweep_report.h"

#include "assign/crossings.h"
#include "assign/meetings.h"
#include "show/edit.h"
#include "show/figures.h"
#include "stage/stage_painter.h"
#include "sweep/nearest_miss.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

/// Birds that are all there for so long have come to stay.
constexpr std::int64_t kCalmSteps = 30;
/// How much of the moment before shines through.
constexpr double kOnion = 0.35;

bool isThere(const FlockState& flock, const Cues& cues, std::size_t bird)
{
    const double dx = static_cast<double>(cues.targetX[bird]) - static_cast<double>(flock.x[bird]);
    const double dy = static_cast<double>(cues.targetY[bird]) - static_cast<double>(flock.y[bird]);
    return dx * dx + dy * dy <= kArrivedWithin * kArrivedWithin;
}

std::vector<std::size_t> formedBirds(const ActEntry& entry)
{
    std::vector<std::size_t> birds;
    for (std::size_t i = 0; i < entry.formed.size(); ++i)
        if (entry.formed[i]) birds.push_back(i);
    return birds;
}

struct Routes {
    std::vector<Vec2> from, to;
};

Routes routesOf(const ActEntry& entry)
{
    Routes routes;
    for (const std::size_t bird : formedBirds(entry)) {
        routes.from.push_back(entry.from[bird]);
        routes.to.push_back(entry.target[bird]);
    }
    return routes;
}

void addWays(SweepReport& report)
{
    const auto [from, to] = routesOf(*report.entry);
    for (std::size_t i = 0; i < from.size(); ++i) {
        const double length = std::hypot(to[i].x - from[i].x, to[i].y - from[i].y);
        report.total += length;
        report.longest = std::max(report.longest, length);
    }
}

/// Since when each bird has been at its place without leaving it again.
class Arrivals {
public:
    explicit Arrivals(const std::vector<std::size_t>& birds) : m_birds(birds), m_since(birds.size(), Step{-1}) {}

    /// How many are there at a step.
    std::size_t look(const FlockState& flock, const Cues& cues, Step at)
    {
        std::size_t there = 0;
        for (std::size_t i = 0; i < m_birds.size(); ++i) {
            if (!isThere(flock, cues, m_birds[i])) {
                m_since[i] = Step{-1};
                continue;
            }
            ++there;
            if (m_since[i] < Step{}) m_since[i] = at;
        }
        return there;
    }
    [[nodiscard]] std::vector<Step> sorted() const
    {
        std::vector<Step> arrived;
        std::copy_if(m_since.begin(), m_since.end(), std::back_inserter(arrived), [](Step s) { return s >= Step{}; });
        std::sort(arrived.begin(), arrived.end());
        return arrived;
    }

private:
    const std::vector<std::size_t>& m_birds;
    std::vector<Step> m_since; ///< negative: not there
};

double fastest(const FlockState& flock, const std::vector<std::size_t>& birds)
{
    double squared = 0;
    for (const std::size_t bird : birds) {
        const auto x = static_cast<double>(flock.vx[bird]);
        const auto y = static_cast<double>(flock.vy[bird]);
        squared = std::max(squared, x * x + y * y);
    }
    return std::sqrt(squared) * kStepsPerSecond;
}

} // namespace

Step departureOf(float delay, const FormationParameters& formation)
{
    return Step{
        static_cast<std::int64_t>(std::ceil(0.55 * static_cast<double>(delay) * formation.seconds * kStepsPerSecond))};
}

std::vector<std::size_t> birdsOf(const SweepReport& report, const CastId& cast)
{
    std::vector<std::size_t> birds;
    const Act* act = findAct(*report.show, report.act);
    if (!act) return birds;
    const auto at = std::find_if(act->casts.begin(), act->casts.end(), [&](const Cast& c) { return c.id == cast; });
    if (at == act->casts.end()) return birds;
    const auto index = static_cast<int>(at - act->casts.begin());
    for (std::size_t i = 0; i < report.entry->cast.size(); ++i)
        if (report.entry->cast[i] == index && report.entry->formed[i]) birds.push_back(i);
    return birds;
}

std::vector<Vec2> targetsOf(const SweepReport& report, const CastId& cast)
{
    std::vector<Vec2> targets;
    for (const std::size_t bird : birdsOf(report, cast)) targets.push_back(report.entry->target[bird]);
    return targets;
}

std::optional<Step> SweepReport::arrivedBy(double share) const
{
    if (!flight) return std::nullopt;
    const auto needed = static_cast<std::size_t>(std::max(1.0, std::ceil(share * birds)));
    if (flight->arrivals.size() < needed) return std::nullopt;
    return flight->arrivals[needed - 1];
}

std::shared_ptr<const SweepReport> enterSweep(Performance& performance, std::shared_ptr<const Show> show,
                                              const ActId& id, const std::atomic<bool>& cancel)
{
    const Act* act = findAct(*show, id);
    if (!act || !performance.seek(act->start, &cancel)) return nullptr;
    auto report = std::make_shared<SweepReport>();
    report->entry = performance.entry();
    if (!report->entry || report->entry->act != id) return nullptr;
    const std::vector<std::size_t> birds = formedBirds(*report->entry);
    if (birds.empty()) return nullptr;
    report->act = id;
    report->show = std::move(show);
    report->cues = performance.frame().cues;
    report->birds = static_cast<int>(birds.size());
    addWays(*report);
    for (const std::size_t bird : birds)
        report->departures.push_back(departureOf(report->entry->delay[bird], act->formation));
    std::sort(report->departures.begin(), report->departures.end());
    return report;
}

std::shared_ptr<const SweepReport> flySweep(Performance& performance, const SweepReport& entered,
                                            const std::atomic<bool>& cancel)
{
    const Act* act = findAct(*entered.show, entered.act);
    if (!act) return nullptr;
    const std::vector<std::size_t> birds = formedBirds(*entered.entry);
    const Step last = std::min(act->duration - Step{1}, SweepFlight::kLongestLook);
    const Step formed{static_cast<std::int64_t>(std::ceil(act->formation.seconds * kStepsPerSecond))};

    auto flight = std::make_shared<SweepFlight>();
    Arrivals arrivals(birds);
    NearestMiss nearest(birds);
    std::int64_t calm = 0;
    while (true) {
        const Step at = performance.position() - act->start;
        const bool all = arrivals.look(performance.flock(), performance.cues(), at) == birds.size();
        if (nearest.look(performance.flock())) flight->closestAt = at;
        flight->topSpeed = std::max(flight->topSpeed, fastest(performance.flock(), birds));
        calm = all && at >= formed ? calm + 1 : 0;
        if (at >= last || calm > kCalmSteps) break;
        if (cancel) return nullptr;
        performance.advance();
    }
    flight->arrivals = arrivals.sorted();
    flight->closest = nearest.distance();
    flight->settled =
        flight->arrivals.size() == birds.size() ? flight->arrivals.back() : performance.position() - act->start;
    auto report = std::make_shared<SweepReport>(entered);
    report->flight = std::move(flight);
    report->moments = nullptr;
    report->complete = true;
    return report;
}

std::shared_ptr<const SweepReport> countSweep(const SweepReport& entered)
{
    auto report = std::make_shared<SweepReport>(entered);
    const Routes routes = routesOf(*entered.entry);
    report->crossings = countCrossings(routes.from, routes.to);
    return report;
}

std::shared_ptr<const SweepReport> meetSweep(const SweepReport& entered)
{
    auto report = std::make_shared<SweepReport>(entered);
    const Routes routes = routesOf(*entered.entry);
    report->meetings = countMeetings(routes.from, routes.to);
    return report;
}

std::shared_ptr<const SweepReport> pictureSweep(Performance& performance, const SweepReport& flown, int width,
                                                const std::atomic<bool>& cancel)
{
    const Act* act = findAct(*flown.show, flown.act);
    if (!act || !flown.flight) return nullptr;
    const Stage& stage = flown.show->stage;
    const QSize size(width, std::max(1, static_cast<int>(std::lround(width * stage.height / stage.width))));
    auto moments = std::make_shared<std::vector<SweepMoment>>();
    QImage before;
    for (int i = 0; i < SweepReport::kMoments; ++i) {
        SweepMoment moment;
        moment.at = Step{flown.flight->settled.count * i / (SweepReport::kMoments - 1)};
        if (!performance.seek(act->start + moment.at, &cancel)) return nullptr;
        const Frame frame = performance.frame();
        StagePaintOptions birds;
        birds.background = birds.props = false;
        const QImage now = paintStage(*flown.show, frame, size, birds);
        StagePaintOptions ground;
        ground.birds = false;
        moment.picture = paintStage(*flown.show, frame, size, ground);
        if (moment.picture.isNull() || cancel) return nullptr;
        QPainter painter(&moment.picture);
        painter.setOpacity(kOnion);
        if (!before.isNull()) painter.drawImage(0, 0, before);
        painter.setOpacity(1);
        painter.drawImage(0, 0, now);
        painter.end();
        before = now;
        const auto there = std::count_if(flown.flight->arrivals.begin(), flown.flight->arrivals.end(),
                                         [&](Step arrival) { return arrival <= moment.at; });
        moment.arrived = static_cast<double>(there) / flown.birds;
        moments->push_back(std::move(moment));
    }
    auto report = std::make_shared<SweepReport>(flown);
    report->moments = std::move(moments);
    return report;
}

} // namespace flocktale
