// SPDX-License-Identifier: MIT
#include "show/performance.h"

#include "show/bake.h"
#include "show/edit.h"
#include "show/motion/registry.h"
#include "show/snapshots.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace flocktale {

namespace {

constexpr std::size_t kCachedShapes = 256;
constexpr Step kNever{std::numeric_limits<std::int64_t>::max()};
/// How long a code's plate takes to light up after the formation and to go out after its act.
constexpr double kBackingFade = 0.4;
/// How long spare birds take to vanish, and to come back before their act ends.
constexpr double kHideFade = 0.6;
/// The plate lights up when the formation has come this far.
constexpr double kBackingProgress = 0.55;

double formationProgress(const Act& act, Step at)
{
    const double span = act.formation.seconds * kStepsPerSecond;
    const auto into = static_cast<double>((at - act.start).count);
    return span > 0 ? std::clamp(into / span, 0.0, 1.0) : 1.0;
}

double openingWeight(const Opening& opening, Step at)
{
    const double span = opening.seconds * kStepsPerSecond;
    if (opening.kind == OpeningKind::scattered || span <= 0) return 1;
    return std::clamp(static_cast<double>(at.count) / span, 0.0, 1.0);
}

/// Whether what happens before the act's end depends on where it is.
bool dependsOnEnd(const Act& act)
{
    return std::any_of(act.casts.begin(), act.casts.end(), [](const Cast& cast) {
        return std::any_of(cast.motion.begin(), cast.motion.end(),
                           [](const CastMotion& motion) { return dependsOnEnd(motion); });
    });
}

/// The act without what cannot change a bird before it ends.
Act withoutEnd(Act act)
{
    act.name.clear();
    act.duration = Step{};
    act.exit = ExitKind::none;
    act.exitSpeed = 0;
    act.extra.clear();
    return act;
}

} // namespace

struct Performance::Impl {
    Impl(Show s, const ShapeLibrary& library, Options o)
        : show(std::move(s)), shapes(library), options(o), flight(o.threads), snapshots(o.snapshotBytes)
    {
        restart();
    }

    void restart()
    {
        moment = Moment{};
        moment.flock = openFlock(show.flock.count, show.flock.seed, show.flock.opening,
                                 {show.stage.width, show.stage.height}, show.flight);
        moment.cues = std::make_shared<const Cues>(freeCues(show));
        std::fill(moment.flock.red.begin(), moment.flock.red.end(), static_cast<float>(show.flock.color.r));
        std::fill(moment.flock.green.begin(), moment.flock.green.end(), static_cast<float>(show.flock.color.g));
        std::fill(moment.flock.blue.begin(), moment.flock.blue.end(), static_cast<float>(show.flock.color.b));
        changeActIfDue();
        refreshLive();
    }

    void goTo(const Moment& kept)
    {
        moment = kept;
        refreshLive();
    }

    [[nodiscard]] bool isLive() const { return moment.entry && !moment.entry->motions.empty(); }
    [[nodiscard]] const Cues& cuesNow() const { return isLive() ? live : *moment.cues; }

    /// Brings the cues of the moment up to date. They follow from the entry and the time alone, so that no snapshot
    /// has to keep them.
    void refreshLive()
    {
        if (!isLive()) {
            liveOf = nullptr;
            return;
        }
        if (liveOf != moment.entry) live = *moment.cues;
        liveOf = moment.entry;
        for (const auto& motion : moment.entry->motions) motion->write(moment.at - moment.entry->at, live);
    }

    /// The points of a cast, made once per shape and number of birds.
    Result<std::shared_ptr<const ShapePoints>> points(const Cast& cast, int count)
    {
        std::uint64_t key = bakeKey(cast.shape, count);
        if (cast.baked && cast.baked->key == key) key = ~key; // baked points may differ from those made here
        if (!(cast.baked && cast.baked->key == ~key))
            if (const auto found = made.find(key); found != made.end()) return found->second;
        Result<ShapePoints> fresh = castPoints(cast, count, shapes);
        if (!fresh) return fresh.problem();
        auto shared = std::make_shared<const ShapePoints>(std::move(fresh).value());
        if (made.size() >= kCachedShapes) made.clear();
        made[key] = shared;
        return std::shared_ptr<const ShapePoints>(shared);
    }

    void changeActIfDue()
    {
        const Act* act = actAt(show, moment.at);
        const ActId playing = moment.entry ? moment.entry->act : ActId{};
        if (act ? act->id == playing : playing.empty()) return;

        if (moment.entry) leave(*moment.entry);
        if (!act) {
            moment.entry = nullptr;
            moment.cues = std::make_shared<const Cues>(freeCues(show));
            return;
        }
        Cues cues;
        const auto source = [this](const Cast& cast, int count) { return points(cast, count); };
        moment.entry =
            std::make_shared<const ActEntry>(enterAct(show, *act, moment.flock, cuesNow(), moment.at, source, cues));
        moment.cues = std::make_shared<const Cues>(std::move(cues));
    }

    void leave(const ActEntry& entry)
    {
        moment.fading = entry.backing.empty() ? nullptr : moment.entry;
        moment.left = moment.at;
        const Act* act = findAct(show, entry.act);
        if (!act || act->exit != ExitKind::scatter) return;
        scatter(moment.flock, 0, moment.flock.size(), act->exitSpeed, show.flock.seed, moment.at.count);
    }

    void stepOnce()
    {
        const Act* act = moment.entry ? findAct(show, moment.entry->act) : nullptr;
        static const FormationParameters kIdle;
        StepInput input;
        input.tick = moment.at.count;
        input.seed = show.flock.seed;
        input.weight = openingWeight(show.flock.opening, moment.at);
        input.progress = act ? formationProgress(*act, moment.at) : 0;
        input.stageSize = {show.stage.width, show.stage.height};
        input.opening = show.flock.opening;
        flight.step(moment.flock, cuesNow(), show.flight, act ? act->formation : kIdle, input);
        moment.at += Step{1};
        changeActIfDue();
        refreshLive();
        snapshots.offer(moment);
    }

    std::vector<StageBacking> backing() const
    {
        std::vector<StageBacking> squares;
        const auto add = [&](const ActEntry& entry, Step at, auto opacityOf) {
            std::vector<StageBacking> moved = entry.backing;
            for (const auto& motion : entry.motions) motion->moveBacking(at - entry.at, moved);
            for (StageBacking& square : moved) {
                square.opacity = std::clamp(opacityOf(square), 0.0, 1.0);
                if (square.opacity > 0) squares.push_back(square);
            }
        };
        const auto litAt = [](const ActEntry& entry, Step at, double seconds0) {
            return [&entry, at, seconds0](const StageBacking& square) {
                const double lights = square.lights > 0 ? square.lights : seconds0;
                return (seconds(at - entry.at) - lights) / kBackingFade;
            };
        };
        if (moment.fading) {
            const double gone = seconds(moment.at - moment.left) / kBackingFade;
            // A plate that had not lit up when its act was left does not flare up behind it.
            const auto lit = litAt(*moment.fading, moment.left, 0);
            add(*moment.fading, moment.left, [&](const StageBacking& square) {
                return square.lights > 0 ? std::min(lit(square), 1 - gone) : 1 - gone;
            });
        }
        const Act* act = moment.entry ? findAct(show, moment.entry->act) : nullptr;
        if (act && !moment.entry->backing.empty())
            add(*moment.entry, moment.at, litAt(*moment.entry, moment.at, kBackingProgress * act->formation.seconds));
        return squares;
    }

    std::vector<float> opacity() const
    {
        const Act* act = moment.entry ? findAct(show, moment.entry->act) : nullptr;
        if (!act) return {};
        const ActEntry& entry = *moment.entry;
        const bool motions =
            std::any_of(entry.motions.begin(), entry.motions.end(), [](const auto& motion) { return motion->hides(); });
        if (entry.hidden.empty() && !motions) return {};
        const double into = seconds(moment.at - act->start) / kHideFade;
        const double left = seconds(act->end() - moment.at) / kHideFade;
        const auto seen = static_cast<float>(std::clamp(1 - std::min(into, left), 0.0, 1.0));
        std::vector<float> birds(moment.flock.size(), 1);
        for (std::size_t i = 0; i < entry.hidden.size(); ++i)
            if (entry.hidden[i]) birds[i] = seen;
        for (const auto& motion : entry.motions) motion->moveSeen(moment.at - entry.at, birds);
        return birds;
    }

    Show show;
    const ShapeLibrary& shapes;
    Options options;
    Flight flight;
    Moment moment;
    Cues live;                              ///< of this moment, while the act has motions
    std::shared_ptr<const ActEntry> liveOf; ///< the entry that they were taken from
    Snapshots snapshots;
    std::map<std::uint64_t, std::shared_ptr<const ShapePoints>> made;
};

Performance::Performance(Show show, const ShapeLibrary& shapes, Options options)
    : m_impl(std::make_unique<Impl>(std::move(show), shapes, options))
{
}

Performance::~Performance() = default;

const Show& Performance::show() const { return m_impl->show; }

void Performance::setShow(Show show)
{
    const Step difference = firstDifference(m_impl->show, show);
    m_impl->show = std::move(show);
    m_impl->snapshots.dropFrom(difference);
    if (m_impl->moment.at < difference) return;
    if (const Moment* kept = m_impl->snapshots.latestUntil(m_impl->moment.at))
        m_impl->goTo(*kept);
    else
        m_impl->restart();
}

Step Performance::position() const { return m_impl->moment.at; }

void Performance::advance() { m_impl->stepOnce(); }

Step Performance::seekStart(Step to) const
{
    to = std::max(to, Step{});
    const Moment* kept = m_impl->snapshots.latestUntil(to);
    const Step snapshot = kept ? kept->at : Step{};
    return m_impl->moment.at <= to ? std::max(m_impl->moment.at, snapshot) : snapshot;
}

bool Performance::seek(Step to, const std::atomic<bool>* cancel)
{
    to = std::max(to, Step{});
    const Moment* kept = m_impl->snapshots.latestUntil(to);
    const bool ahead = m_impl->moment.at <= to;
    if (kept && (!ahead || kept->at > m_impl->moment.at))
        m_impl->goTo(*kept);
    else if (!ahead)
        m_impl->restart();
    while (m_impl->moment.at < to) {
        if (cancel && cancel->load(std::memory_order_relaxed)) return false;
        m_impl->stepOnce();
    }
    return true;
}

const FlockState& Performance::flock() const { return m_impl->moment.flock; }
const Cues& Performance::cues() const { return m_impl->cuesNow(); }
std::uint64_t Performance::hash() const { return stateHash(m_impl->moment.flock); }
std::shared_ptr<const ActEntry> Performance::entry() const { return m_impl->moment.entry; }
std::size_t Performance::snapshotCount() const { return m_impl->snapshots.count(); }
std::size_t Performance::snapshotBytes() const { return m_impl->snapshots.bytes(); }

Frame Performance::frame() const
{
    const Moment& moment = m_impl->moment;
    const Act* act = moment.entry ? findAct(m_impl->show, moment.entry->act) : nullptr;
    auto cues = m_impl->isLive() ? std::make_shared<const Cues>(m_impl->live) : moment.cues;
    return {moment.at,
            moment.flock,
            std::move(cues),
            moment.entry,
            act ? formationProgress(*act, moment.at) : 0,
            m_impl->backing(),
            m_impl->opacity()};
}

Step firstDifference(const Show& before, const Show& after)
{
    const FlockSetup& was = before.flock;
    const FlockSetup& is = after.flock;
    if (was.count != is.count || was.seed != is.seed || was.opening != is.opening || was.color != is.color ||
        before.flight != after.flight || before.stage.width != after.stage.width ||
        before.stage.height != after.stage.height)
        return Step{};
    // Acts are sorted, so what follows the first act that differs starts no earlier than it.
    std::size_t i = 0;
    for (; i < before.acts.size() && i < after.acts.size(); ++i) {
        const Act& a = before.acts[i];
        const Act& b = after.acts[i];
        if (withoutEnd(a) != withoutEnd(b)) break;
        if (a.duration != b.duration && dependsOnEnd(a)) break;
        if (a.duration != b.duration || a.exit != b.exit || a.exitSpeed != b.exitSpeed)
            return std::min(a.end(), b.end());
    }
    Step first = kNever;
    if (i < before.acts.size()) first = std::min(first, before.acts[i].start);
    if (i < after.acts.size()) first = std::min(first, after.acts[i].start);
    return first;
}

} // namespace flocktale
