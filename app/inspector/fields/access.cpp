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

} // namespace flocktale
