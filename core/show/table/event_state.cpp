// SPDX-License-Identifier: MIT
#include "show/table/event_state.h"

#include "math/easing.h"
#include "math/trig.h"

#include <algorithm>

namespace flocktale {

namespace {

/// How far an event backs off from the worker, in stages.
constexpr double kBackingOff = 0.5;

double smooth(double share) { return eased({EasingKind::smoothstep}, share); }

double stageOf(const Pipeline& pipeline, int stage)
{
    return std::clamp(stage, 0, static_cast<int>(pipeline.stages.size()) - 1);
}

double lastStage(const Pipeline& pipeline) { return static_cast<double>(pipeline.stages.size()) - 1; }

/// Stages passed after `time` seconds of going on, resting a moment at each.
double passed(const Pipeline& pipeline, double time)
{
    const double hops = std::max(time / pipeline.hop, 0.0);
    double whole = 0;
    while (whole + 1 <= hops && whole < lastStage(pipeline)) ++whole;
    return whole + smooth(hops - whole);
}

/// The wait behind the failed try of this number, from 0.
double waitBehind(const Pipeline& pipeline, int tried)
{
    double wait = pipeline.backoff;
    for (int i = 0; i < tried; ++i) wait *= pipeline.factor;
    return wait;
}

/// Seconds from the first try to the end of the one of this number, from 0.
double untilTried(const Pipeline& pipeline, int number)
{
    double time = pipeline.attempt;
    for (int i = 0; i < number; ++i) time += waitBehind(pipeline, i) + pipeline.attempt;
    return time;
}

/// Where an event is that is being tried: in the worker, or backing off from it and returning.
double tryingAt(const Pipeline& pipeline, int tries, double time)
{
    const double work = stageOf(pipeline, pipeline.workStage);
    for (int i = 0; i + 1 < tries; ++i) {
        const double wait = waitBehind(pipeline, i);
        const double since = time - untilTried(pipeline, i);
        if (since >= 0 && since < wait) return work - kBackingOff * sineOfTurns(0.5 * since / wait);
    }
    return work;
}

} // namespace

std::vector<EventTimes> eventTimes(const Pipeline& pipeline)
{
    const double last = lastStage(pipeline) * pipeline.hop;
    const double work = stageOf(pipeline, pipeline.workStage) * pipeline.hop;
    const double check = stageOf(pipeline, pipeline.checkStage) * pipeline.hop;
    std::vector<EventTimes> all;
    all.reserve(pipeline.events.size());
    double replays = 0;
    for (const PipelineEvent& event : pipeline.events) {
        const double at = seconds(event.at);
        EventTimes times{at, at + work, kNoTime, kNoTime, kNoTime, kNoTime, kNoTime};
        switch (event.fate) {
        case EventFate::normal:
            times.done = at + last;
            break;
        case EventFate::duplicate:
            times.work = at + check;
            break;
        case EventFate::timeout:
            times.fault = times.work + pipeline.attempt;
            times.success = times.work + untilTried(pipeline, event.retries);
            times.done = times.success + last - work;
            break;
        case EventFate::failure:
            times.fault = times.work + pipeline.attempt;
            times.dead = times.work + untilTried(pipeline, pipeline.attempts - 1);
            if (times.dead > pipeline.reconcile) break;
            // It cannot leave the dead lane before it is there.
            times.replay = std::max(pipeline.reconcile + pipeline.replayGap * replays++, times.dead + pipeline.hop);
            times.done = times.replay + pipeline.hop + last - work;
            break;
        }
        all.push_back(times);
    }
    return all;
}

EventState eventState(const Pipeline& pipeline, std::size_t index, const EventTimes& times, double now)
{
    const PipelineEvent& event = pipeline.events[index];
    const double lane = std::clamp(event.lane, 0, static_cast<int>(pipeline.lanes.size()) - 1);
    const double dead = std::clamp(pipeline.deadLane, 0, static_cast<int>(pipeline.lanes.size()) - 1);
    const double work = stageOf(pipeline, pipeline.workStage);
    const double last = lastStage(pipeline);

    if (now < times.arrive) return {0, lane, EventStatus::waiting};
    if (now >= times.done) return {last, lane, EventStatus::done};
    if (now < times.work || event.fate == EventFate::normal)
        return {passed(pipeline, now - times.arrive), lane, EventStatus::moving};
    if (event.fate == EventFate::duplicate) return {stageOf(pipeline, pipeline.checkStage), lane, EventStatus::skipped};

    if (now >= times.replay) {
        const double since = now - times.replay;
        if (since < pipeline.hop)
            return {work, dead + (lane - dead) * smooth(since / pipeline.hop), EventStatus::replaying};
        return {work + passed(pipeline, since - pipeline.hop), lane, EventStatus::replaying};
    }
    if (now >= times.dead)
        return {work, lane + (dead - lane) * smooth((now - times.dead) / pipeline.hop), EventStatus::dead};
    if (now >= times.success) return {work + passed(pipeline, now - times.success), lane, EventStatus::moving};
    const int tries = event.fate == EventFate::timeout ? event.retries + 1 : pipeline.attempts;
    return {tryingAt(pipeline, tries, now - times.work), lane,
            now < times.fault ? EventStatus::moving : EventStatus::retrying};
}

EventState eventState(const Pipeline& pipeline, std::size_t event, double now)
{
    return eventState(pipeline, event, eventTimes(pipeline)[event], now);
}

} // namespace flocktale
