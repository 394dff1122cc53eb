// SPDX-License-Identifier: MIT
#include "show/motion/registry.h"

#include <algorithm>
#include <array>

namespace flocktale {

namespace {

constexpr std::array<std::string_view, 3> kOrbit{"radius", "speed", "hop"};
constexpr std::array<std::string_view, 4> kVortex{"radius", "speed", "noise", "hop"};
constexpr std::array<std::string_view, 2> kPath{"turns", "hop"};
constexpr std::array<std::string_view, 2> kStream{"speed", "noise"};
constexpr std::array<std::string_view, 3> kDrift{"noise", "driftX", "driftY"};
constexpr std::array<std::string_view, 3> kSpin{"radius", "speed", "hop"};
constexpr std::array<std::string_view, 3> kBreathe{"depth", "period", "hop"};
constexpr std::array<std::string_view, 3> kSpiral{"speed", "turns", "hop"};
constexpr std::array<std::string_view, 1> kWipe{"angle"};

const std::array<MotionInfo, 12> kKinds{{
    {MotionKind::orbit, makeOrbit, kOrbit, true},
    {MotionKind::vortex, makeVortex, kVortex, true},
    {MotionKind::path, makePath, kPath, true, true},
    {MotionKind::stream, makeStream, kStream, false, true},
    {MotionKind::drift, makeDrift, kDrift},
    {MotionKind::spin, makeSpin, kSpin, true},
    {MotionKind::breathe, makeBreathe, kBreathe, true},
    {MotionKind::spiral, makeSpiral, kSpiral, true},
    {MotionKind::stay, makeStay, {}},
    {MotionKind::tint, nullptr, {}, false, false, true},
    {MotionKind::wipe, nullptr, kWipe, false, false, true},
    {MotionKind::flash, nullptr, {}, false, false, true},
}};

} // namespace

std::span<const MotionInfo> motionKinds() { return kKinds; }

const MotionInfo* motionInfo(MotionKind kind)
{
    const auto found =
        std::find_if(kKinds.begin(), kKinds.end(), [&](const MotionInfo& info) { return info.kind == kind; });
    return found == kKinds.end() ? nullptr : &*found;
}

bool usesNumber(const MotionInfo& info, std::string_view name)
{
    if (name == "easeIn" || name == "easeOut" || name == "spread") return true;
    return std::find(info.numbers.begin(), info.numbers.end(), name) != info.numbers.end();
}

bool dependsOnEnd(const CastMotion& motion)
{
    return motion.duration.count == 0 && (motion.kind == MotionKind::path || motion.kind == MotionKind::wipe);
}

} // namespace flocktale
