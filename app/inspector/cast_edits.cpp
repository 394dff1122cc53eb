// SPDX-License-Identifier: MIT
#include "inspector/cast_edits.h"

#include "base/limits.h"
#include "document/list_move.h"
#include "show/edit.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace flocktale {

namespace {

std::optional<std::size_t> castIndex(const Act& act, const CastId& cast)
{
    const auto found =
        std::find_if(act.casts.begin(), act.casts.end(), [&](const Cast& other) { return other.id == cast; });
    if (found == act.casts.end()) return std::nullopt;
    return static_cast<std::size_t>(found - act.casts.begin());
}

std::int64_t countedBirds(const Act& act)
{
    std::int64_t sum = 0;
    for (const Cast& cast : act.casts) sum += std::max(cast.count, 0);
    return sum;
}

} // namespace

int birdsOfCast(const Show& show, const ActId& act, const CastId& cast)
{
    const Act* owner = findAct(show, act);
    const auto index = owner ? castIndex(*owner, cast) : std::nullopt;
    return index ? castRanges(*owner, show.flock.count)[*index].size() : 0;
}

int missingBirds(const Show& show, const Act& act)
{
    return static_cast<int>(std::max<std::int64_t>(0, countedBirds(act) - show.flock.count));
}

CastId duplicateCast(Show& show, const ActId& act, const CastId& cast)
{
    const Act* owner = findAct(std::as_const(show), act);
    const auto index = owner ? castIndex(*owner, cast) : std::nullopt;
    if (!index) return {};
    const CastId copy = addCast(show, act, owner->casts[*index]);
    if (!copy.empty()) moveCast(show, act, copy, *index + 1);
    return copy;
}

bool moveCast(Show& show, const ActId& act, const CastId& cast, std::size_t to)
{
    const Act* owner = findAct(std::as_const(show), act);
    const auto from = owner ? castIndex(*owner, cast) : std::nullopt;
    if (!from || to >= owner->casts.size() || to == *from) return false;
    Act changed = *owner;
    moveItem(changed.casts, static_cast<std::ptrdiff_t>(*from), static_cast<std::ptrdiff_t>(to));
    return setAct(show, changed);
}

bool giveBirds(Show& show, const ActId& act, const CastId& cast, int birds)
{
    const Act* owner = findAct(std::as_const(show), act);
    const auto index = owner ? castIndex(*owner, cast) : std::nullopt;
    if (!index || birds > limits::kBirds || birdsOfCast(show, act, cast) >= birds) return false;

    Act changed = *owner;
    Cast& wanted = changed.casts[*index];
    FlockSetup flock = show.flock;
    const bool alone = changed.casts.size() == 1 && wanted.count == 0 && wanted.share > 0;
    if (!alone) wanted.count = birds;
    const std::int64_t needed = alone ? birds : countedBirds(changed);
    if (needed > limits::kBirds) return false;
    flock.count = static_cast<int>(std::max<std::int64_t>(flock.count, needed));
    const bool actChanged = setAct(show, changed);
    const bool flockChanged = setFlock(show, flock);
    return actChanged || flockChanged;
}

} // namespace flocktale
