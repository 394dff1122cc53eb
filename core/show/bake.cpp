// SPDX-License-Identifier: MIT
#include "show/bake.h"

#include "show/edit.h"

#include <bit>
#include <string_view>

namespace flocktale {

namespace {

/// FNV-1a, 64 bit (offset basis and prime of Fowler, Noll and Vo), fed with values in a fixed order.
class KeyHash {
public:
    void add(std::uint64_t value)
    {
        for (int byte = 0; byte < 8; ++byte) feed(static_cast<std::uint8_t>(value >> (8 * byte)));
    }
    void add(double value) { add(std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value)); }
    void add(int value) { add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value))); }
    void add(bool value) { add(value ? 1 : 0); }
    void add(std::string_view text)
    {
        add(static_cast<std::uint64_t>(text.size()));
        for (const char c : text) feed(static_cast<std::uint8_t>(c));
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    void feed(std::uint8_t byte) { m_value = (m_value ^ byte) * 1099511628211ull; }
    std::uint64_t m_value = 14695981039346656037ull;
};

struct AddShape {
    KeyHash& hash;
    void operator()(const RingShape& s) const { hash.add(s.radius); }
    void operator()(const DiscShape& s) const { hash.add(s.radius); }
    void operator()(const LineShape& s) const { hash.add(s.length); }
    void operator()(const RectShape& s) const
    {
        hash.add(s.width);
        hash.add(s.height);
    }
    void operator()(const GridShape& s) const
    {
        hash.add(s.width);
        hash.add(s.height);
        hash.add(s.columns);
    }
    void operator()(const PolylineShape& s) const
    {
        for (const Vec2& point : s.points) {
            hash.add(point.x);
            hash.add(point.y);
        }
        hash.add(s.closed);
    }
    void operator()(const TextShape& s) const
    {
        hash.add(std::string_view(s.text));
        hash.add(s.size);
        hash.add(std::string_view(s.family));
        hash.add(s.bold);
    }
    void operator()(const QrShape& s) const
    {
        hash.add(std::string_view(s.text));
        hash.add(static_cast<int>(s.level));
        hash.add(s.size);
        hash.add(s.quietZone);
        hash.add(s.plate);
    }
    void operator()(const PluginShape& s) const
    {
        for (const auto& [name, value] : s.options) {
            hash.add(std::string_view(name));
            hash.add(std::string_view(value));
        }
    }
};

} // namespace

std::uint64_t bakeKey(const Shape& shape, int count)
{
    KeyHash hash;
    hash.add(std::string_view(shapeTypeName(shape)));
    hash.add(count);
    std::visit(AddShape{hash}, shape);
    return hash.value();
}

Result<ShapePoints> castPoints(const Cast& cast, int count, const ShapeLibrary& shapes)
{
    const bool baked = cast.baked && cast.baked->key == bakeKey(cast.shape, count) &&
                       cast.baked->points.size() == static_cast<std::size_t>(count);
    // Text is baked because fonts differ; making it anew only to throw it away would be slow and could fail.
    const bool plain = !std::holds_alternative<QrShape>(cast.shape);
    if (baked && plain) return ShapePoints{cast.baked->points, {}, 0, 0, {}};

    Result<ShapePoints> made = shapes.points(cast.shape, count);
    if (!baked) return made;
    ShapePoints points = made.ok() ? std::move(made).value() : ShapePoints{};
    points.points = cast.baked->points;
    return points;
}

Result<Show> bake(const Show& show, const ShapeLibrary& shapes)
{
    Show out = show;
    for (std::size_t a = 0; a < out.acts.size(); ++a) {
        Act& act = out.acts[a];
        const std::vector<BirdRange> ranges = castRanges(act, show.flock.count);
        for (std::size_t c = 0; c < act.casts.size(); ++c) {
            Cast& cast = act.casts[c];
            const int count = pointCount(cast, ranges[c].size());
            if (count == 0 || cast.mode.value_or(act.mode) != ActMode::form) continue;
            Result<ShapePoints> points = castPoints(cast, count, shapes);
            if (!points) {
                Problem problem = points.problem();
                problem.pointer =
                    "/acts/" + std::to_string(a) + "/casts/" + std::to_string(c) + "/shape" + problem.pointer;
                return problem;
            }
            if (points.value().points.empty()) continue;
            cast.baked = Baked{bakeKey(cast.shape, count), std::move(points).value().points};
        }
    }
    return out;
}

} // namespace flocktale
