// SPDX-License-Identifier: MIT
#include "show/entry/paint.h"

#include "math/direction.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace flocktale {

namespace {

Rgb mix(Rgb a, Rgb b, double share)
{
    const auto channel = [&](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(from + (to - from) * share + 0.5);
    };
    return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b)};
}

/// The colour between two stops that say where they lie; two at one place meet there without a blend.
Rgb placedColor(const Paint& paint, double share)
{
    const auto above = std::upper_bound(paint.positions.begin(), paint.positions.end(), share);
    if (above == paint.positions.begin()) return paint.stops.front();
    if (above == paint.positions.end()) return paint.stops.back();
    const auto high = static_cast<std::size_t>(above - paint.positions.begin());
    const double from = paint.positions[high - 1];
    return mix(paint.stops[high - 1], paint.stops[high], (share - from) / (*above - from));
}

Rgb gradientColor(const Paint& paint, double share)
{
    const std::vector<Rgb>& stops = paint.stops;
    if (paint.positions.size() == stops.size()) return placedColor(paint, share);
    const double scaled = std::clamp(share, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(scaled), stops.size() - 1);
    const std::size_t high = std::min(low + 1, stops.size() - 1);
    return mix(stops[low], stops[high], scaled - static_cast<double>(low));
}

} // namespace

void paintBirds(const Paint& paint, std::span<const int> birds, std::span<const Vec2> places, std::vector<Rgb>& out)
{
    if (paint.stops.empty() || birds.empty()) return;
    const Vec2 along = directionAt(paint.angle / 360);
    const auto at = [&](int bird) { return dot(places[static_cast<std::size_t>(bird)], along); };
    double low = 0;
    double high = 0;
    if (paint.kind == PaintKind::gradient) {
        low = high = at(birds.front());
        for (const int bird : birds) {
            low = std::min(low, at(bird));
            high = std::max(high, at(bird));
        }
    }
    for (std::size_t i = 0; i < birds.size(); ++i) {
        Rgb& color = out[static_cast<std::size_t>(birds[i])];
        switch (paint.kind) {
        case PaintKind::solid:
            color = paint.stops.front();
            break;
        case PaintKind::gradient: {
            const double span = high - low;
            color = gradientColor(paint, span > 0 ? (at(birds[i]) - low) / span : 0);
            break;
        }
        case PaintKind::index:
            color = paint.stops[i % paint.stops.size()];
            break;
        }
    }
}

} // namespace flocktale
