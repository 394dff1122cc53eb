// SPDX-License-Identifier: MIT
#include "stage/flock_look.h"

#include "show/edit.h"
#include "show/keyed.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace flocktale {

namespace {

constexpr float kPi = std::numbers::pi_v<float>;

std::uint8_t channel(float value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0F, 255.0F) + 0.5F); }

/// The angle at which a landed form stands: triangles point up, squares are level with their shape.
std::vector<float> standingAngles(const Show& show, const Frame& frame)
{
    std::vector<float> angles(frame.flock.size(), 0.0F);
    const Act* act = frame.entry ? findAct(show, frame.entry->act) : nullptr;
    if (!act) return angles;
    std::vector<float> ofCast;
    for (const Cast& cast : act->casts)
        ofCast.push_back(
            static_cast<float>(placeAt(cast, frame.at - frame.entry->at).rotation * std::numbers::pi / 180));
    const std::vector<int>& casts = frame.entry->cast;
    for (std::size_t i = 0; i < std::min(casts.size(), angles.size()); ++i)
        if (casts[i] >= 0 && static_cast<std::size_t>(casts[i]) < ofCast.size())
            angles[i] = ofCast[static_cast<std::size_t>(casts[i])];
    return angles;
}

/// The turn that brings a bird into its landed form's stand; a square looks the same after each quarter.
float standingTurn(Form form, float heading, float standing)
{
    switch (form) {
    case Form::bird:
    case Form::disc:
        return 0;
    case Form::triangle:
        return shortTurn(heading, standing - kPi / 2);
    case Form::square:
        return std::remainder(standing - heading, kPi / 2);
    }
    return 0;
}

} // namespace

float shortTurn(float from, float to) { return std::remainder(to - from, 2 * kPi); }

std::vector<BirdLook> flockLook(const Show& show, const Frame& frame)
{
    const FlockState& flock = frame.flock;
    const Cues* cues = frame.cues && frame.cues->size() == flock.size() ? frame.cues.get() : nullptr;
    const std::vector<float> standing = standingAngles(show, frame);
    const auto size = static_cast<float>(show.flock.birdSize);
    std::vector<BirdLook> looks(flock.size());
    for (std::size_t i = 0; i < looks.size(); ++i) {
        glyph::Pose& pose = looks[i].pose;
        pose.x = flock.x[i];
        pose.y = flock.y[i];
        pose.size = size;
        pose.wing = flock.wing[i];
        pose.angle = std::atan2(flock.headingY[i], flock.headingX[i]);
        if (frame.opacity.size() == looks.size()) looks[i].opacity = frame.opacity[i];
        looks[i].color = {channel(flock.red[i]), channel(flock.green[i]), channel(flock.blue[i])};
        if (flock.landed.size() != looks.size() || flock.landed[i] <= 0) continue;
        pose.form = flock.form[i];
        pose.formSize = flock.formSize[i] > 0 ? flock.formSize[i] : 2 * size;
        pose.land = flock.landed[i];
        if (pose.form == Form::square && cues && cues->mode[i] == BirdMode::form) {
            // A module of a code stands exactly on its place, whatever the bird under it idles.
            pose.x = std::lerp(pose.x, cues->targetX[i], pose.land);
            pose.y = std::lerp(pose.y, cues->targetY[i], pose.land);
        }
        pose.angle += pose.land * standingTurn(pose.form, pose.angle, standing[i]);
    }
    return looks;
}

Rgb delayColor(float delay)
{
    constexpr std::array<Rgb, 5> kStops{
        {{94, 201, 255}, {74, 222, 160}, {250, 214, 70}, {251, 146, 60}, {240, 82, 112}}};
    const float at = std::clamp(delay, 0.0F, 1.0F) * (kStops.size() - 1);
    const std::size_t low = std::min(static_cast<std::size_t>(at), kStops.size() - 2);
    const float share = at - static_cast<float>(low);
    const auto mix = [&](std::uint8_t a, std::uint8_t b) {
        return channel(std::lerp(static_cast<float>(a), static_cast<float>(b), share));
    };
    return {mix(kStops[low].r, kStops[low + 1].r), mix(kStops[low].g, kStops[low + 1].g),
            mix(kStops[low].b, kStops[low + 1].b)};
}

void tintByDelay(const Frame& frame, std::vector<BirdLook>& looks)
{
    if (!frame.entry || frame.entry->delay.size() != looks.size()) return;
    for (std::size_t i = 0; i < looks.size(); ++i)
        if (frame.entry->formed[i]) looks[i].color = delayColor(frame.entry->delay[i]);
}

BirdLook between(const BirdLook& from, const BirdLook& to, float share)
{
    BirdLook look = to;
    look.pose.x = std::lerp(from.pose.x, to.pose.x, share);
    look.pose.y = std::lerp(from.pose.y, to.pose.y, share);
    look.pose.angle = from.pose.angle + share * shortTurn(from.pose.angle, to.pose.angle);
    look.pose.wing = from.pose.wing + share * shortTurn(from.pose.wing, to.pose.wing);
    return look;
}

} // namespace flocktale
