// SPDX-License-Identifier: MIT
#pragma once

#include "flock/formation.h"
#include "flock/kernel.h"
#include "flock/lanes.h"
#include "math/hash.h"
#include "math/trig.h"

// The inner loops, for any number of lanes. A group of birds that are neighbours in memory sits in the lanes and meets
// one other bird at a time, so each bird's sums are in memory order whatever the number of lanes. Internal linkage: see
// lanes.h.
namespace flocktale {
namespace {

template <int N>
struct Vector {
    Lanes<N> x, y;
};

template <int N>
Vector<N> operator+(Vector<N> a, Vector<N> b)
{
    return {a.x + b.x, a.y + b.y};
}
template <int N>
Vector<N> operator-(Vector<N> a, Vector<N> b)
{
    return {a.x - b.x, a.y - b.y};
}
template <int N>
Vector<N> operator*(Vector<N> a, Lanes<N> s)
{
    return {a.x * s, a.y * s};
}
template <int N>
Lanes<N> lengthOf(Vector<N> a)
{
    return squareRoot(a.x * a.x + a.y * a.y);
}

/// The upper 16 bits of a hash as turns in [-0.5, 0.5); of the lower 16 with lowTurns.
template <int N>
Lanes<N> highTurns(BitLanes<N> hash)
{
    return toFloat(hash >> 16) * Lanes<N>(1.0 / 65536) - Lanes<N>(0.5);
}
template <int N>
Lanes<N> lowTurns(BitLanes<N> hash)
{
    return toFloat(hash & BitLanes<N>(0xFFFFu)) * Lanes<N>(1.0 / 65536) - Lanes<N>(0.5);
}

/// A bird's own unit vector, for birds that have no other direction to go.
template <int N>
Vector<N> ownDirection(BitLanes<N> bird, std::uint32_t salt)
{
    const Lanes<N> turns = highTurns(birdNoise(bird, BitLanes<N>(salt)));
    return {sineOfNearTurns(nearTurns(turns + Lanes<N>(0.25))), sineOfNearTurns(turns)};
}

template <int N>
Lanes<N> sizeOf(Lanes<N> a)
{
    return higher(a, -a);
}

/// The cells of a run of birds, as many groups of N as fit. Returns the first bird that is left over.
template <int N>
std::uint32_t placeGroups(Placement& p, std::uint32_t at, std::uint32_t end)
{
    const Lanes<N> perCell(p.perCell), far(kFarthestCell);
    Lanes<N> lowX(p.lowX), highX(p.highX), lowY(p.lowY), highY(p.highY), farthest(p.farthest), fastest(p.fastest);
    const auto cellOf = [&](Lanes<N> place) { return higher(lower(place * perCell, far), -far) + far; };
    for (; at + N <= end; at += N) {
        const Lanes<N> x = load<N>(p.x + at), y = load<N>(p.y + at);
        const Lanes<N> cellX = cellOf(x), cellY = cellOf(y);
        store(toWhole(cellX), p.cellX + at);
        store(toWhole(cellY), p.cellY + at);
        lowX = lower(lowX, cellX);
        highX = higher(highX, cellX);
        lowY = lower(lowY, cellY);
        highY = higher(highY, cellY);
        farthest = higher(farthest, higher(sizeOf(x), sizeOf(y)));
        fastest = higher(fastest, higher(sizeOf(load<N>(p.vx + at)), sizeOf(load<N>(p.vy + at))));
    }
    const auto least = [](Lanes<N> lanes) {
        alignas(64) float each[N];
        store(lanes, each);
        float result = each[0];
        for (int i = 1; i < N; ++i) result = each[i] < result ? each[i] : result;
        return result;
    };
    p.lowX = least(lowX);
    p.highX = -least(-highX);
    p.lowY = least(lowY);
    p.highY = -least(-highY);
    p.farthest = -least(-farthest);
    p.fastest = -least(-fastest);
    return at;
}

template <int N>
void place(Placement& p, std::uint32_t begin, std::uint32_t end)
{
    placeGroups<1>(p, placeGroups<N>(p, begin, end), end);
}

/// Consecutive runs of sorted birds that contain everybody near a group, in memory order.
struct Spans {
    struct Span {
        std::uint32_t begin, end;
    } span[6];
    int count = 0;

    void add(const FreeFlight& f, std::uint32_t row, std::uint32_t firstColumn, std::uint32_t lastColumn)
    {
        const std::uint32_t* const start = f.cellStart + row * f.columns;
        span[count++] = {start[firstColumn], start[lastColumn + 1]};
    }
    void addRow(const FreeFlight& f, std::uint32_t row, std::uint32_t first, std::uint32_t last)
    {
        const std::uint32_t end = f.columns - 1;
        const bool overLeft = f.wrapX && first == 0;
        const bool overRight = f.wrapX && last == end;
        const std::uint32_t low = first == 0 ? 0 : first - 1;
        const std::uint32_t high = last == end ? end : last + 1;
        if ((overLeft && high >= end - 1) || (overRight && low <= 1)) {
            add(f, row, 0, end);
        } else if (overLeft) {
            add(f, row, 0, high);
            add(f, row, end, end);
        } else if (overRight) {
            add(f, row, 0, 0);
            add(f, row, low, end);
        } else {
            add(f, row, low, high);
        }
    }
    /// Everybody around the cells `first` to `last` of a row.
    Spans(const FreeFlight& f, std::uint32_t row, std::uint32_t first, std::uint32_t last)
    {
        const std::uint32_t end = f.rows - 1;
        if (f.wrapY && row == end) addRow(f, 0, first, last);
        if (row > 0) addRow(f, row - 1, first, last);
        addRow(f, row, first, last);
        if (row < end) addRow(f, row + 1, first, last);
        if (f.wrapY && row == 0) addRow(f, end, first, last);
    }
};

/// What a group of birds knows of its neighbours. Offsets and velocities are relative to the bird, so the bird itself,
/// which is among its own candidates, adds exact zeros.
template <int N>
struct Neighbourhood {
    Lanes<N> count;     ///< neighbours in sight, without the bird
    Vector<N> offset;   ///< sum of their offsets
    Vector<N> velocity; ///< sum of their relative velocities
    Vector<N> away;     ///< sum of the pushes of those within the separation radius
    Lanes<N> same;      ///< how many are on the very same spot
};

template <int N, FlightRules Rules>
Neighbourhood<N> lookAround(const FreeFlight& f, const Spans& spans, Vector<N> position, Vector<N> velocity)
{
    const Lanes<N> sight2(f.sight2), separation2(f.separation2), zero(0.0f), one(1.0f);
    const Lanes<N> least2(f.minDistance * f.minDistance);
    Neighbourhood<N> sum{zero, {zero, zero}, {zero, zero}, {zero, zero}, zero};
    BitLanes<N> inSightCount(0u), sameCount(0u);
    for (int s = 0; s < spans.count; ++s) {
        for (std::uint32_t j = spans.span[s].begin; j < spans.span[s].end; ++j) {
            const Lanes<N> dx = Lanes<N>(f.inX[j]) - position.x;
            const Lanes<N> dy = Lanes<N>(f.inY[j]) - position.y;
            const Lanes<N> d2 = dx * dx + dy * dy;
            const Mask<N> inSight = d2 < sight2;
            countUp(inSightCount, inSight);
            countUp(sameCount, d2 == zero);
            sum.offset.x = sum.offset.x + only(inSight, dx);
            sum.offset.y = sum.offset.y + only(inSight, dy);
            sum.velocity.x = sum.velocity.x + only(inSight, Lanes<N>(f.inVx[j]) - velocity.x);
            sum.velocity.y = sum.velocity.y + only(inSight, Lanes<N>(f.inVy[j]) - velocity.y);
            const Mask<N> tooNear = d2 < separation2;
            if constexpr (Rules == FlightRules::mirofish) {
                const Lanes<N> push = only(tooNear, one / higher(d2, least2));
                sum.away.x = sum.away.x - dx * push;
                sum.away.y = sum.away.y - dy * push;
            } else {
                sum.away.x = sum.away.x - only(tooNear, dx);
                sum.away.y = sum.away.y - only(tooNear, dy);
            }
        }
    }
    sum.count = toFloat(inSightCount) - one;
    sum.same = toFloat(sameCount) - one;
    return sum;
}

/// How deep a bird is in the soft wall: 0 outside it, 1 at the stage's edge, at most 3 beyond.
template <int N>
Vector<N> wallPush(const FreeFlight& f, Vector<N> position)
{
    const Lanes<N> zero(0.0f), most(3.0f), one(1.0f), perDistance(f.perWallDistance);
    const auto depth = [&](Lanes<N> inside) { return lower(higher(one - inside * perDistance, zero), most); };
    return Vector<N>{depth(position.x) - depth(Lanes<N>(f.width) - position.x),
                     depth(position.y) - depth(Lanes<N>(f.height) - position.y)} *
           Lanes<N>(f.wallForce);
}

/// No vector longer than `most`; a shorter one stays as it is.
template <int N>
Vector<N> limited(Vector<N> a, Lanes<N> most)
{
    const Lanes<N> length = lengthOf(a);
    const Lanes<N> one(1.0f);
    return a * choose(length > most, most / length, one);
}

/// Keeps the speed within the bounds. A bird that comes in faster (out of a formation, or scattered) keeps its momentum
/// and brakes, a tenth of the excess per step; a bird that would rest picks its own direction.
template <int N>
Vector<N> withinSpeeds(const FreeFlight& f, Vector<N> velocity, Lanes<N> speedBefore, BitLanes<N> bird)
{
    const Lanes<N> zero(0.0f), one(1.0f), least(f.minSpeed), most(f.maxSpeed);
    const Lanes<N> highest = higher(most, most + (speedBefore - most) * Lanes<N>(0.9));
    Lanes<N> speed = lengthOf(velocity);
    if (f.minSpeed > 0) {
        // Below this the square is no longer exact enough to take a direction from.
        const Mask<N> resting = speed < Lanes<N>(1e-12);
        if (any(resting)) {
            const Vector<N> own = ownDirection(bird, f.directionSalt);
            velocity = {choose(resting, own.x, velocity.x), choose(resting, own.y, velocity.y)};
            speed = choose(resting, one, speed);
        }
    }
    const Lanes<N> wanted = lower(higher(speed, least), highest);
    return velocity * choose(speed > zero, wanted / speed, one);
}

/// Reynolds steering: the change towards flying along `direction` at full speed, no stronger than the highest force.
template <int N>
Vector<N> steer(const FreeFlight& f, Vector<N> direction, Vector<N> velocity)
{
    const Lanes<N> length = lengthOf(direction);
    const Mask<N> moves = length > Lanes<N>(0.0f);
    const Vector<N> wanted = direction * (Lanes<N>(f.maxSpeed) / length);
    const Vector<N> change = limited(wanted - velocity, Lanes<N>(f.maxForce));
    return {only(moves, change.x), only(moves, change.y)};
}

template <int N>
Vector<N> mirofishVelocity(const FreeFlight& f, Neighbourhood<N> around, Vector<N> position, Vector<N> velocity,
                           BitLanes<N> bird)
{
    const Mask<N> shared = around.same > Lanes<N>(0.0f);
    if (any(shared)) {
        const Vector<N> own = ownDirection(bird, f.directionSalt);
        around.away = around.away + own * (around.same * Lanes<N>(1 / f.minDistance));
    }
    const Vector<N> heading = around.velocity + velocity * around.count;
    Vector<N> force = steer(f, around.away, velocity) * Lanes<N>(f.separate) +
                      steer(f, heading, velocity) * Lanes<N>(f.align) +
                      steer(f, around.offset, velocity) * Lanes<N>(f.cohere);
    const BitLanes<N> noise = birdNoise(bird, BitLanes<N>(f.noiseSalt));
    force = force + Vector<N>{lowTurns(noise), highTurns(noise)} * Lanes<N>(2 * f.noise);
    force = limited(force + wallPush(f, position), Lanes<N>(f.maxForce));
    return velocity + force * Lanes<N>(f.weight);
}

/// The angle a bird wanders by in this step: three sines without a common period, each bird at its own place in them.
template <int N>
Lanes<N> wanderAngle(const FreeFlight& f, BitLanes<N> bird)
{
    const auto wave = [&](int i) {
        const Lanes<N> phase = highTurns(birdNoise(bird, BitLanes<N>(f.wanderSalt[i])));
        return sineOfNearTurns(nearTurns(phase + Lanes<N>(f.wanderTurns[i])));
    };
    return (wave(0) * Lanes<N>(0.5) + wave(1) * Lanes<N>(0.3) + wave(2) * Lanes<N>(0.2)) * Lanes<N>(f.wander);
}

/// The wind at a place: three travelling waves across each other, each blowing along its crests, so that the field has
/// whirls but neither sources nor sinks that would gather or thin out the flock.
template <int N>
Vector<N> windAt(const FreeFlight& f, Vector<N> position)
{
    // Directions of the waves (unit vectors at 19, 142 and 263 degrees), how much shorter than the longest, how strong.
    struct Wave {
        double x, y, shorter, strength;
    };
    static constexpr Wave kWaves[3] = {{0.94551858, 0.32556815, 1, 0.5},
                                       {-0.78801075, 0.61566148, 1.6180340, 0.3},
                                       {-0.12186934, -0.99254615, 2.4142136, 0.2}};
    // Beyond this the phase has no meaning left as a float.
    const Lanes<N> far(1e6), perUnit(f.windPerUnit);
    const Lanes<N> x = higher(lower(position.x * perUnit, far), -far);
    const Lanes<N> y = higher(lower(position.y * perUnit, far), -far);
    Vector<N> wind{Lanes<N>(0.0f), Lanes<N>(0.0f)};
    for (int i = 0; i < 3; ++i) {
        const Wave& wave = kWaves[i];
        const Lanes<N> turns =
            x * Lanes<N>(wave.x * wave.shorter) + y * Lanes<N>(wave.y * wave.shorter) + Lanes<N>(f.windTurns[i]);
        const Lanes<N> force = sineOfNearTurns(nearTurns(turns));
        wind.x = wind.x - force * Lanes<N>(wave.y * wave.strength);
        wind.y = wind.y + force * Lanes<N>(wave.x * wave.strength);
    }
    return wind * Lanes<N>(f.wind);
}

/// The opening: birds circle the middle of the stage clockwise, each at its own speed, slowly outwards.
template <int N>
Vector<N> whirlForce(const FreeFlight& f, Vector<N> position, Vector<N> velocity, BitLanes<N> bird)
{
    const Vector<N> arm = position - Vector<N>{Lanes<N>(f.whirlX), Lanes<N>(f.whirlY)};
    const Lanes<N> radius = higher(lengthOf(arm), Lanes<N>(1.0f));
    const Vector<N> out = arm * (Lanes<N>(1.0f) / radius);
    const Lanes<N> own = highTurns(birdNoise(bird, BitLanes<N>(f.directionSalt)));
    const Lanes<N> speed = Lanes<N>(f.whirlSpeed) * (Lanes<N>(1.0f) + own * Lanes<N>(0.5));
    const Lanes<N> outwards = Lanes<N>(f.whirlSpeed * 0.2f);
    const Vector<N> wanted{out.x * outwards - out.y * speed, out.y * outwards + out.x * speed};
    const Lanes<N> bend = speed * speed / higher(radius, Lanes<N>(24.0f));
    return (wanted - velocity) * Lanes<N>(0.15) - out * bend;
}

template <int N>
Vector<N> theatreVelocity(const FreeFlight& f, const Neighbourhood<N>& around, Vector<N> position, Vector<N> velocity,
                          BitLanes<N> bird)
{
    const Lanes<N> zero(0.0f), one(1.0f), weight(f.weight);
    const Lanes<N> share = only(around.count > zero, one / higher(around.count, one));
    Vector<N> push = around.away;
    const Mask<N> shared = around.same > zero;
    if (any(shared)) push = push + ownDirection(bird, f.directionSalt) * around.same;

    // A bird far off the stage comes back steadily, not with a leap.
    const Lanes<N> far(4000.0f);
    const auto within = [&](Lanes<N> d) { return higher(lower(d, far), -far); };
    const Vector<N> toCentre{within(Lanes<N>(f.centreX) - position.x), within(Lanes<N>(f.centreY) - position.y)};

    const Vector<N> force = around.velocity * (share * Lanes<N>(f.align)) +
                            around.offset * (share * Lanes<N>(f.cohere)) + push * Lanes<N>(f.separate) +
                            windAt(f, position) + toCentre * Lanes<N>(f.centrePull) + wallPush(f, position);

    const Lanes<N> angle = wanderAngle(f, bird) * weight;
    const Lanes<N> a2 = angle * angle;
    const Lanes<N> s = angle - angle * a2 * Lanes<N>(1.0 / 6);
    const Lanes<N> c = one - a2 * Lanes<N>(0.5) + a2 * a2 * Lanes<N>(1.0 / 24);
    const Vector<N> turned{velocity.x * c - velocity.y * s, velocity.x * s + velocity.y * c};
    return turned + force * weight;
}

template <int N, FlightRules Rules>
void flyGroup(const FreeFlight& f, std::uint32_t at, std::uint32_t count, const Spans& spans)
{
    const Vector<N> position{load<N>(f.inX + at), load<N>(f.inY + at)};
    const Vector<N> velocity{load<N>(f.inVx + at), load<N>(f.inVy + at)};
    const BitLanes<N> bird = load<N>(f.inBird + at);
    const Neighbourhood<N> around = lookAround<N, Rules>(f, spans, position, velocity);
    Vector<N> next;
    if constexpr (Rules == FlightRules::mirofish)
        next = mirofishVelocity(f, around, position, velocity, bird);
    else
        next = theatreVelocity(f, around, position, velocity, bird);
    if (f.whirl > 0) next = next + whirlForce(f, position, velocity, bird) * Lanes<N>(f.whirl);
    next = withinSpeeds(f, next, lengthOf(velocity), bird);
    const Vector<N> moved = position + next;

    alignas(64) float x[N], y[N], vx[N], vy[N];
    store(moved.x, x);
    store(moved.y, y);
    store(next.x, vx);
    store(next.y, vy);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t to = f.inBird[at + i];
        f.x[to] = x[i];
        f.y[to] = y[i];
        f.vx[to] = vx[i];
        f.vy[to] = vy[i];
    }
}

template <int N, FlightRules Rules>
void flyByRules(const FreeFlight& f, std::uint32_t begin, std::uint32_t end)
{
    std::uint32_t at = begin;
    while (at < end) {
        const std::uint32_t row = f.inCell[at] / f.columns;
        const std::uint32_t firstCell = row * f.columns;
        const std::uint32_t nextRow = f.cellStart[firstCell + f.columns];
        const std::uint32_t rowEnd = nextRow < end ? nextRow : end;
        while (at < rowEnd) {
            const std::uint32_t count = rowEnd - at < N ? rowEnd - at : N;
            const Spans spans(f, row, f.inCell[at] - firstCell, f.inCell[at + count - 1] - firstCell);
            flyGroup<N, Rules>(f, at, count, spans);
            at += count;
        }
    }
}

template <int N>
void fly(const FreeFlight& f, std::uint32_t begin, std::uint32_t end)
{
    if (f.rules == FlightRules::mirofish)
        flyByRules<N, FlightRules::mirofish>(f, begin, end);
    else
        flyByRules<N, FlightRules::theatre>(f, begin, end);
}

template <int N>
void formGroup(const FormationFlight& f, std::uint32_t at)
{
    using Law = FormationLaw<Lanes<N>>;
    const Law law(f.law);
    const Spring<Lanes<N>> spring = law.spring(Law::departure(Lanes<N>(f.progress), load<N>(f.delay + at)));
    const Lanes<N> phase = highTurns(birdNoise(countFrom<N>(at), BitLanes<N>(f.phaseSalt)));
    const Lanes<N> hover = load<N>(f.hover + at) * Lanes<N>(f.hoverForce);
    const auto pull = [&](float* position, float* speed, const float* target, float turns) {
        // Numbers beyond this would leave the range of float in a few steps.
        const Lanes<N> far(1e9);
        const auto within = [&](Lanes<N> d) { return higher(lower(d, far), -far); };
        Lanes<N> x = load<N>(position + at);
        Lanes<N> v = within(load<N>(speed + at));
        const Lanes<N> reachable = x + within(load<N>(target + at) - x);
        pullTowards(x, v, reachable, spring, hover * sineOfNearTurns(nearTurns(phase + Lanes<N>(turns))));
        store(x, position + at);
        store(v, speed + at);
    };
    pull(f.x, f.vx, f.targetX, f.hoverTurnsX);
    pull(f.y, f.vy, f.targetY, f.hoverTurnsY);
}

template <int N>
void form(const FormationFlight& f, std::uint32_t begin, std::uint32_t end)
{
    std::uint32_t at = begin;
    for (; at + N <= end; at += N) formGroup<N>(f, at);
    for (; at < end; ++at) formGroup<1>(f, at);
}

template <int N>
void poseGroup(const Pose& p, std::uint32_t at)
{
    const Lanes<N> zero(0.0f), one(1.0f);
    const Vector<N> velocity{load<N>(p.vx + at), load<N>(p.vy + at)};
    const Vector<N> heading{load<N>(p.headingX + at), load<N>(p.headingY + at)};
    const Lanes<N> speed = lengthOf(velocity);

    // The faster, the more the velocity decides; a bird that only hovers turns to its place of rest, up and to the
    // right, each a little different.
    const Lanes<N> moving = lower(higher((speed - Lanes<N>(0.3)) * Lanes<N>(1.25), zero), one);
    const Lanes<N> lean = highTurns(birdNoise(countFrom<N>(at), BitLanes<N>(p.restSalt))) * Lanes<N>(0.5);
    const Vector<N> rest{Lanes<N>(0.82) + lean * Lanes<N>(0.57), Lanes<N>(-0.57) + lean * Lanes<N>(0.82)};
    const Lanes<N> perSpeed = moving / higher(speed, Lanes<N>(0.3));
    const Vector<N> wanted = velocity * perSpeed + rest * (one - moving);

    // Turning across the heading, not blending with it, also gets a bird round that points exactly the wrong way.
    const Lanes<N> across = heading.x * wanted.y - heading.y * wanted.x;
    const Lanes<N> along = heading.x * wanted.x + heading.y * wanted.y;
    const Lanes<N> size = choose(across < zero, -one, one);
    const Lanes<N> turn = choose(along > zero, across, size) * (Lanes<N>(0.08) + moving * Lanes<N>(0.27));
    const Vector<N> turned{heading.x - heading.y * turn, heading.y + heading.x * turn};
    const Lanes<N> perLength = one / lengthOf(turned);
    store(turned.x * perLength, p.headingX + at);
    store(turned.y * perLength, p.headingY + at);

    const Lanes<N> beat = Lanes<N>(0.12) + lower(speed, Lanes<N>(20.0f)) * Lanes<N>(0.05);
    const Lanes<N> phase = load<N>(p.wing + at) + beat;
    const Lanes<N> circle(kTurn);
    store(phase - choose(phase < circle, zero, circle), p.wing + at);

    // A colour travels with the sweep: it waits until its bird departs.
    Lanes<N> ease(0.06);
    if (p.delay) ease = FormationLaw<Lanes<N>>::departure(Lanes<N>(p.progress), load<N>(p.delay + at)) * Lanes<N>(0.12);
    alignas(64) float red[N], green[N], blue[N];
    for (int i = 0; i < N; ++i) {
        const Rgb& color = p.color[at + static_cast<std::uint32_t>(i)];
        red[i] = color.r;
        green[i] = color.g;
        blue[i] = color.b;
    }
    const auto blend = [&](float* channel, const float* to) {
        const Lanes<N> now = load<N>(channel + at);
        store(now + (load<N>(to) - now) * ease, channel + at);
    };
    blend(p.red, red);
    blend(p.green, green);
    blend(p.blue, blue);
}

template <int N>
void pose(const Pose& p, std::uint32_t begin, std::uint32_t end)
{
    std::uint32_t at = begin;
    for (; at + N <= end; at += N) poseGroup<N>(p, at);
    for (; at < end; ++at) poseGroup<1>(p, at);
}

template <int N>
constexpr FlightKernel kernelOf(const char* name)
{
    return {name, N, &place<N>, &fly<N>, &form<N>, &pose<N>};
}

} // namespace
} // namespace flocktale
