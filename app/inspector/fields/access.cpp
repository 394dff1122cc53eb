// SPDX-License-Identifier: MIT
#include "inspector/fields/access.h"

#include <variant>

namespace flocktale {

bool Access<Cast>::write(Show& show, const Focus& focus, Cast value)
{
    const Cast* current = read(show, focus);
    if (!current) return false;
    if (current->shape != value.shape) value.baked.reset();
    if (shapeTypeName(current->shape) != shapeTypeName(value.shape)) value.shapeExtra.clear();
    return setCast(show, focus.act, value);
}

Cast Access<Cast>::seed(const Show& show, const Focus& focus)
{
    Cast cast;
    cast.place.x = show.stage.width / 2;
    cast.place.y = show.stage.height / 2;
    if (const Cast* current = read(show, focus))
        cast.shape = std::visit(
            [](const auto& shape) -> Shape {
                std::decay_t<decltype(shape)> fresh;
                if constexpr (std::is_same_v<decltype(fresh), PluginShape>) fresh.type = shape.type;
                return fresh;
            },
            current->shape);
    return cast;
}

const CastMotion* Access<CastMotion>::read(const Show& show, const Focus& focus)
{
    const Cast* cast = Access<Cast>::read(show, focus);
    if (!cast || focus.motion < 0 || static_cast<std::size_t>(focus.motion) >= cast->motion.size()) return nullptr;
    return &cast->motion[static_cast<std::size_t>(focus.motion)];
}

bool Access<CastMotion>::write(Show& show, const Focus& focus, CastMotion value)
{
    if (!read(show, focus)) return false;
    Cast changed = *Access<Cast>::read(show, focus);
    changed.motion[static_cast<std::size_t>(focus.motion)] = std::move(value);
    return setCast(show, focus.act, changed);
}

CastMotion Access<CastMotion>::seed(const Show& show, const Focus& focus)
{
    CastMotion motion;
    if (const CastMotion* current = read(show, focus)) {
        motion.kind = current->kind;
        // Which fields apply hangs on these.
        motion.stops = current->stops;
        motion.center = current->center;
    }
    return motion;
}

CastData Access<CastData>::seed(const Show& show, const Focus& focus)
{
    CastData data;
    const CastData* current = read(show, focus);
    if (current && std::holds_alternative<EntityTable>(current->content)) data.content = EntityTable{};
    return data;
}

} // namespace flocktale
