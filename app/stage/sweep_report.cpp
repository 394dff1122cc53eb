// SPDX-License-Identifier: MIT
#include "stage/sweep_report.h"

#include "show/edit.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

/// Share of the birds with a target that are there.
double arrivedShare(const FlockState& flock, const ActEntry& entry, int birds)
{
    int arrived = 0;
    for (std::size_t i = 0; i < flock.size(); ++i) {
        if (!entry.formed[i]) continue;
        const double dx = entry.target[i].x - static_cast<double>(flock.x[i]);
        const double dy = entry.target[i].y - static_cast<double>(flock.y[i]);
        if (std::hypot(dx, dy) <= SweepReport::kArrivedWithin) ++arrived;
    }
    return static_cast<double>(arrived) / birds;
}

} // namespace

std::shared_ptr<const SweepReport> enterSweep(Performance& performance, std::shared_ptr<const Show> show,
                                              const ActId& id, const std::atomic<bool>& cancel)
{
    const Act* act = findAct(*show, id);
    if (!act || !performance.seek(act->start, &cancel)) return nullptr;
    auto report = std::make_shared<SweepReport>();
    report->entry = performance.entry();
    if (!report->entry || report->entry->act != id) return nullptr;
    report->act = id;
    report->show = std::move(show);
    report->cues = performance.frame().cues;
    report->birds = static_cast<int>(std::count(report->entry->formed.begin(), report->entry->formed.end(), true));
    if (report->birds == 0) return nullptr;
    return report;
}

std::shared_ptr<const SweepReport> completeSweep(Performance& performance, const SweepReport& entered,
                                                 const std::atomic<bool>& cancel)
{
    auto report = std::make_shared<SweepReport>(entered);
    const ActEntry& entry = *report->entry;
    std::vector<Vec2> from;
    std::vector<Vec2> to;
    for (std::size_t i = 0; i < entry.formed.size(); ++i) {
        if (!entry.formed[i]) continue;
        from.push_back(entry.from[i]);
        to.push_back(entry.target[i]);
    }
    if (report->birds <= SweepReport::kCountedBirds) {
        const RouteFigures figures = routeFigures(from, to);
        report->total = figures.total;
        report->longest = figures.longest;
        report->crossings = figures.crossings;
    } else {
        for (std::size_t i = 0; i < from.size(); ++i) {
            const double length = std::hypot(to[i].x - from[i].x, to[i].y - from[i].y);
            report->total += length;
            report->longest = std::max(report->longest, length);
        }
    }

    const Act* act = findAct(*report->show, report->act);
    while (performance.position() < act->end() - Step{1}) {
        if (cancel) return nullptr;
        performance.advance();
        if (arrivedShare(performance.flock(), entry, report->birds) >= SweepReport::kArrivedShare) {
            report->arrival = performance.position() - act->start;
            break;
        }
    }
    report->complete = true;
    return report;
}

} // namespace flocktale
