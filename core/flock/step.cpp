// SPDX-License-Identifier: MIT
#include "flock/step.h"

#include "base/assert.h"
#include "flock/formation.h"
#include "flock/grid.h"
#include "flock/kernel.h"
#include "flock/landing.h"
#include "flock/worker_pool.h"
#include "math/hash.h"
#include "math/step.h"
#include "math/trig.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace flocktale {

namespace {

constexpr std::uint32_t kFliersPerPiece = 256;
constexpr std::uint32_t kBirdsPerPiece = 1024;

/// What a bird's hash is used for; part of the salt, so that two uses do not follow each other.
enum class Use : std::uint32_t { direction, noise, wander0, wander1, wander2, phase, rest };

std::uint32_t salt(const StepInput& input, Use use, std::int64_t tick = 0)
{
    return saltOf(input.seed, static_cast<std::uint32_t>(use), tick);
}

/// A parameter as the kernel can take it. Validation has refused what is outside already; this only keeps a number
/// that slipped through from becoming undefined behaviour.
float parameter(double value, double low, double high)
{
    if (!(value > low)) return static_cast<float>(low);
    return static_cast<float>(lower(value, high));
}

/// How far a wave of `perSecond` turns is, in [-0.5, 0.5]. Reduced in double, so that it is as exact after hours.
float turnsAt(std::int64_t tick, double perSecond)
{
    const double fraction = fractionOf(static_cast<double>(tick) * (perSecond / kStepsPerSecond));
    return static_cast<float>(fraction > 0.5 ? fraction - 1 : fraction);
}

double waveAt(std::int64_t tick, double secondsPerTurn, double ahead)
{
    return sineOfTurns(fractionOf(static_cast<double>(tick) / (kStepsPerSecond * secondsPerTurn) + ahead));
}

/// Where the flock is drawn to: two slow waves per axis without a common period.
Vec2 wanderingCentre(const FlightParameters& flight, const StepInput& input)
{
    const double reach = parameter(flight.centreReach, 0, 10);
    const double start = static_cast<double>(salt(input, Use::direction)) * (1 / 4294967296.0);
    const double x = 0.62 * waveAt(input.tick, 19, start) + 0.38 * waveAt(input.tick, 19 / 1.6180340, start + 0.3);
    const double y = 0.62 * waveAt(input.tick, 14.5, start + 0.2) + 0.38 * waveAt(input.tick, 14.5 / 1.7320508, start);
    return {input.stageSize.x * (0.5 + reach * x), input.stageSize.y * (0.5 + reach * y)};
}

FreeFlight freeFlight(const FlightParameters& flight, const StepInput& input)
{
    constexpr double kLargest = 1e6;
    FreeFlight f{};
    f.rules = flight.rules;
    const float sight = parameter(flight.sight, 1e-3, kLargest);
    const float separation = lower(parameter(flight.separationRadius, 0, kLargest), sight);
    f.sight2 = sight * sight;
    f.separation2 = separation * separation;
    f.align = parameter(flight.align, 0, kLargest);
    f.cohere = parameter(flight.cohere, 0, kLargest);
    f.separate = parameter(flight.separate, 0, kLargest);
    f.minSpeed = parameter(flight.minSpeed, 0, kLargest);
    f.maxSpeed = higher(parameter(flight.maxSpeed, 0, kLargest), f.minSpeed);
    f.weight = parameter(input.weight, 0, 1);

    f.maxForce = parameter(flight.maxForce, 0, kLargest);
    f.minDistance = parameter(flight.minDistance, 1e-3, kLargest);
    f.noise = f.maxForce * parameter(flight.wander, 0, kLargest);
    f.noiseSalt = salt(input, Use::noise, input.tick);

    // Turns per second of the waves. Their ratios are golden and silver means and roots, so nothing ever repeats.
    constexpr double kWander[3] = {0.23, 0.23 * 1.6180340, 0.23 * 2.6457513};
    constexpr double kWind[3] = {0.091, 0.091 * 1.4142136, 0.091 * 2.2360680};
    constexpr Use kWanderUse[3] = {Use::wander0, Use::wander1, Use::wander2};
    f.wander = parameter(flight.wander, 0, 1);
    for (int i = 0; i < 3; ++i) {
        f.wanderTurns[i] = turnsAt(input.tick, kWander[i]);
        f.wanderSalt[i] = salt(input, kWanderUse[i]);
        f.windTurns[i] = turnsAt(input.tick, kWind[i]);
    }
    f.wind = parameter(flight.wind, 0, kLargest);
    f.windPerUnit = 1 / parameter(flight.windScale, 1, kLargest);
    const Vec2 centre = wanderingCentre(flight, input);
    f.centreX = parameter(centre.x, -kLargest, kLargest);
    f.centreY = parameter(centre.y, -kLargest, kLargest);
    f.centrePull = parameter(flight.centrePull, 0, 1);

    f.width = parameter(input.stageSize.x, 0, kLargest);
    f.height = parameter(input.stageSize.y, 0, kLargest);
    f.whirl = input.opening.kind == OpeningKind::vortex ? 1 - f.weight : 0;
    f.whirlX = f.width * 0.5f;
    f.whirlY = f.height * 0.5f;
    f.whirlSpeed = 0.5f * (f.minSpeed + f.maxSpeed);
    const float wall = parameter(flight.wallDistance, 0, kLargest);
    f.perWallDistance = wall > 0 ? 1 / wall : 0;
    f.wallForce = wall > 0 ? parameter(flight.wallForce, 0, kLargest) : 0;
    f.directionSalt = salt(input, Use::direction);
    return f;
}

} // namespace

struct Flight::Impl {
    Impl(int threads, const FlightKernel& flightKernel, std::size_t from)
        : kernel(flightKernel), pool(threads), sharedFrom(from), grid(flightKernel)
    {
    }

    [[nodiscard]] bool isShared(const FlockState& state) const
    {
        return pool.threads() > 1 && state.size() >= sharedFrom;
    }
    template <typename Job>
    void run(const FlockState& state, std::uint32_t pieces, Job& job)
    {
        if (isShared(state))
            pool.run(pieces, job);
        else
            for (std::uint32_t i = 0; i < pieces; ++i) job(i);
    }
    void fly(FlockState& state, const Cues& cues, const FlightParameters& flight, const StepInput& input,
             const Stir& stir);
    void follow(FlockState& state, const Cues& cues, std::span<const HeldBird> held);
    void formAndPose(FlockState& state, const Cues& cues, const FormationParameters& formation, const StepInput& input);

    const FlightKernel& kernel;
    WorkerPool pool;
    std::size_t sharedFrom;
    Grid grid;
    std::vector<HeldBird> before; ///< held birds where they were before the step
};

void Flight::Impl::fly(FlockState& state, const Cues& cues, const FlightParameters& flight, const StepInput& input,
                       const Stir& stir)
{
    FLOCKTALE_ASSERT(stir.pushX.size() == stir.pushY.size());
    FLOCKTALE_ASSERT(stir.pushX.empty() || stir.pushX.size() == state.size());
    before.clear();
    for (const HeldBird& bird : stir.held) {
        FLOCKTALE_ASSERT(bird.bird < state.size());
        before.push_back({bird.bird, state.x[bird.bird], state.y[bird.bird]});
    }

    FreeFlight f = freeFlight(flight, input);
    grid.sort(state, cues.mode, parameter(flight.sight, 1e-3, 1e6), isShared(state) ? &pool : nullptr);
    f.in = grid.places();
    f.inBird = grid.bird();
    f.cellOfBird = grid.cellOfBird();
    f.cellStart = grid.cellStart();
    f.columns = grid.columns();
    f.rows = grid.rows();
    f.wrapX = grid.wrapsX();
    f.wrapY = grid.wrapsY();
    f.x = state.x.data();
    f.y = state.y.data();
    f.vx = state.vx.data();
    f.vy = state.vy.data();
    f.pushX = stir.pushX.empty() ? nullptr : stir.pushX.data();
    f.pushY = stir.pushY.empty() ? nullptr : stir.pushY.data();

    const std::uint32_t birds = grid.birds();
    auto piece = [&](std::uint32_t i) {
        kernel.fly(f, i * kFliersPerPiece, std::min(birds, (i + 1) * kFliersPerPiece));
    };
    run(state, (birds + kFliersPerPiece - 1) / kFliersPerPiece, piece);
    follow(state, cues, stir.held);
}

/// The others have seen a held bird where it was, as they see every bird; only its own move is the hand's.
void Flight::Impl::follow(FlockState& state, const Cues& cues, std::span<const HeldBird> held)
{
    for (std::size_t i = 0; i < held.size(); ++i) {
        const std::uint32_t bird = held[i].bird;
        if (cues.mode[bird] != BirdMode::free) continue;
        const float dx = (held[i].x - before[i].x) * kHandFollow;
        const float dy = (held[i].y - before[i].y) * kHandFollow;
        const float longest = std::max(std::fabs(dx), std::fabs(dy));
        const float share = longest > kHandSpeed ? kHandSpeed / longest : 1;
        state.vx[bird] = dx * share;
        state.vy[bird] = dy * share;
        state.x[bird] = before[i].x + state.vx[bird];
        state.y[bird] = before[i].y + state.vy[bird];
    }
}

void Flight::Impl::formAndPose(FlockState& state, const Cues& cues, const FormationParameters& formation,
                               const StepInput& input)
{
    constexpr double kLargest = 1e6;
    FormationFlight f{};
    f.x = state.x.data();
    f.y = state.y.data();
    f.vx = state.vx.data();
    f.vy = state.vy.data();
    f.targetX = cues.targetX.data();
    f.targetY = cues.targetY.data();
    f.delay = cues.delay.data();
    f.hover = cues.hover.data();
    f.law = stableFormation(formation);
    f.progress = parameter(input.progress, 0, 1);
    f.hoverForce = parameter(formation.hover, 0, kLargest);
    // cos(t / 400 ms) and sin(t / 470 ms); a cosine is a sine a quarter turn on.
    f.hoverTurnsX = turnsAt(input.tick, 1 / (0.400 * kTurn)) + 0.25f;
    f.hoverTurnsY = turnsAt(input.tick, 1 / (0.470 * kTurn));
    f.phaseSalt = salt(input, Use::phase);

    Pose p{};
    p.vx = state.vx.data();
    p.vy = state.vy.data();
    p.headingX = state.headingX.data();
    p.headingY = state.headingY.data();
    p.wing = state.wing.data();
    p.red = state.red.data();
    p.green = state.green.data();
    p.blue = state.blue.data();
    p.color = cues.color.data();
    p.progress = f.progress;
    p.restSalt = salt(input, Use::rest);

    const auto count = static_cast<std::uint32_t>(state.size());
    auto piece = [&](std::uint32_t i) {
        const std::uint32_t end = std::min(count, (i + 1) * kBirdsPerPiece);
        // Casts take birds in order, so the modes come in long runs.
        for (std::uint32_t begin = i * kBirdsPerPiece, to; begin < end; begin = to) {
            const BirdMode mode = cues.mode[begin];
            for (to = begin + 1; to < end && cues.mode[to] == mode; ++to) {
            }
            Pose pose = p;
            if (mode == BirdMode::form) {
                kernel.form(f, begin, to);
                pose.delay = cues.delay.data();
            }
            kernel.pose(pose, begin, to);
        }
        land(state, cues, input.progress, i * kBirdsPerPiece, end);
    };
    run(state, (count + kBirdsPerPiece - 1) / kBirdsPerPiece, piece);
}

Flight::Flight(int threads) : Flight(threads, flightKernels().back()) {}
Flight::Flight(int threads, const FlightKernel& kernel, std::size_t sharedFrom)
    : m_impl(std::make_unique<Impl>(std::max(threads, 1), kernel, sharedFrom))
{
}
Flight::~Flight() = default;

int Flight::threads() const { return m_impl->pool.threads(); }

void Flight::step(FlockState& state, const Cues& cues, const FlightParameters& flight,
                  const FormationParameters& formation, const StepInput& input, const Stir& stir)
{
    FLOCKTALE_ASSERT(state.size() == cues.size());
    // A flock that was put together by hand has no forms yet.
    state.landed.resize(state.size(), 0.0F);
    state.form.resize(state.size(), Form::bird);
    state.formSize.resize(state.size(), 0.0F);
    m_impl->fly(state, cues, flight, input, stir);
    m_impl->formAndPose(state, cues, formation, input);
}

} // namespace flocktale
