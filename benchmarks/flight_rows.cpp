// SPDX-License-Identifier: MIT
#include "benchmarks/flocks.h"
#include "benchmarks/measure.h"
#include "flock/kernel.h"
#include "math/step.h"

#include <algorithm>

namespace flocktale::bench {

namespace {

const FlightKernel& kernelOf(const Request& request)
{
    for (const FlightKernel& kernel : flightKernels())
        if (request.kernel == kernel.name) return kernel;
    return flightKernels().back();
}

/// How often a fresh flock starts, how many of its steps pass, how many are measured.
struct Plan {
    int starts, before, steps;
};
Plan planOf(const Request& request)
{
    constexpr int kFresh = 20;
    switch (request.regime) {
    case Regime::uniform: {
        const int steps = request.steps > 0 ? request.steps : 600;
        return {(steps + kFresh - 1) / kFresh, 0, std::min(steps, kFresh)};
    }
    case Regime::settled:
        return {1, 600, request.steps > 0 ? request.steps : 100};
    case Regime::first600:
        break;
    }
    return {1, 0, request.steps > 0 ? request.steps : 600};
}

} // namespace

Row measureFlight(const Request& request)
{
    const bool free = request.mode == Mode::free;
    const Plan plan = planOf(request);
    const FlightParameters parameters = request.rules == Rules::mirofish ? mirofishFlight() : theatreFlight();
    const FormationParameters formation;
    const FlightKernel& kernel = kernelOf(request);
    StepInput input;
    input.stageSize = request.area.value_or(denseStage(request.birds));
    Cues cues = discCues(request.birds, input.stageSize);
    if (free) std::fill(cues.mode.begin(), cues.mode.end(), BirdMode::free);

    Row row;
    row.request = request;
    row.kernel = kernel.name;
    Flight flight(request.threads, kernel);
    Times times;
    const FlockState fresh = evenFlock(request.birds, input.stageSize);
    FlockState state;
    const auto step = [&](int tick) {
        input.tick = tick;
        input.progress = std::min(1.0, tick / (formation.seconds * kStepsPerSecond));
        flight.step(state, cues, parameters, formation, input);
    };
    for (int start = 0; start < plan.starts; ++start) {
        state = fresh;
        for (int t = 1; t <= plan.before; ++t) step(t);
        if (start == 0 && free) row.neighboursBefore = meanNeighbours(state, parameters.sight);
        for (int t = 1; t <= plan.steps; ++t) times.measure([&] { step(plan.before + t); });
    }
    if (free) row.neighboursAfter = meanNeighbours(state, parameters.sight);
    row.hash = stateHash(state);
    times.into(row);
    return row;
}

Row measureSprings(const Request& request)
{
    const FlightKernel& kernel = kernelOf(request);
    const Vec2 stage = request.area.value_or(denseStage(request.birds));
    const Cues cues = discCues(request.birds, stage);
    FlockState state = evenFlock(request.birds, stage);
    FormationFlight f{};
    f.x = state.x.data();
    f.y = state.y.data();
    f.vx = state.vx.data();
    f.vy = state.vy.data();
    f.targetX = cues.targetX.data();
    f.targetY = cues.targetY.data();
    f.delay = cues.delay.data();
    f.hover = cues.hover.data();
    f.progress = 1;
    f.hoverForce = static_cast<float>(f.law.hover);
    f.phaseSalt = 1;

    Row row;
    row.request = request;
    row.kernel = kernel.name;
    Times times;
    const int steps = request.steps > 0 ? request.steps : 600;
    for (int t = 1; t <= steps; ++t) {
        const double turns = t / 150.0 - static_cast<double>(t / 150);
        f.hoverTurnsX = static_cast<float>(turns - 0.5);
        f.hoverTurnsY = static_cast<float>(0.5 - turns);
        times.measure([&] { kernel.form(f, 0, static_cast<std::uint32_t>(request.birds)); });
    }
    row.hash = stateHash(state);
    times.into(row);
    return row;
}

} // namespace flocktale::bench
