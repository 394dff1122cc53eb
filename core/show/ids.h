// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <string>

namespace flocktale {

/// A name that stays when things move; never a pointer, never an index. Each kind of thing has its own type.
template <typename Tag>
struct Id {
    std::string value;
    auto operator<=>(const Id&) const = default;
    [[nodiscard]] bool empty() const { return value.empty(); }
};

using ActId = Id<struct ActTag>;
using CastId = Id<struct CastTag>;
using PropId = Id<struct PropTag>;
using MarkerId = Id<struct MarkerTag>;
using SoundId = Id<struct SoundTag>;

} // namespace flocktale
