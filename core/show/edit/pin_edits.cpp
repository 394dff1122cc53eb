// SPDX-License-Identifier: MIT
#include "show/edit/pin_edits.h"

#include "show/edit.h"
#include "show/edit/lists.h"
#include "show/fields.h"

namespace flocktale {

using namespace editing;

namespace {

void put(std::vector<Pin>& pins, Pin pin)
{
    if (std::find(pins.begin(), pins.end(), pin) != pins.end()) return;
    std::erase_if(pins, [&](const Pin& other) { return other.bird == pin.bird || other.point == pin.point; });
    pins.push_back(pin);
}

bool isGood(const Pin& pin) { return kPinRange.contains(pin.bird) && kPinRange.contains(pin.point); }

template <typename Change>
bool changePins(Show& show, const ActId& act, const CastId& cast, Change change)
{
    Act* owner = findAct(show, act);
    if (!owner) return false;
    const auto found = findById(owner->casts, cast);
    if (found == owner->casts.end()) return false;
    std::vector<Pin> pins = found->pins;
    change(pins);
    return pins.size() <= static_cast<std::size_t>(limits::kBirds) && replaceWith(found->pins, pins);
}

} // namespace

bool setPin(Show& show, const ActId& act, const CastId& cast, Pin pin)
{
    return isGood(pin) && changePins(show, act, cast, [&](std::vector<Pin>& pins) { put(pins, pin); });
}

bool swapPins(Show& show, const ActId& act, const CastId& cast, Pin first, Pin second)
{
    if (!isGood(first) || !isGood(second) || first.bird == second.bird || first.point == second.point) return false;
    return changePins(show, act, cast, [&](std::vector<Pin>& pins) {
        put(pins, {first.bird, second.point});
        put(pins, {second.bird, first.point});
    });
}

bool removePins(Show& show, const ActId& act, const CastId& cast, const std::vector<int>& birds)
{
    return changePins(show, act, cast, [&](std::vector<Pin>& pins) {
        std::erase_if(pins,
                      [&](const Pin& pin) { return std::find(birds.begin(), birds.end(), pin.bird) != birds.end(); });
    });
}

bool clearPins(Show& show, const ActId& act, const CastId& cast)
{
    return changePins(show, act, cast, [](std::vector<Pin>& pins) { pins.clear(); });
}

} // namespace flocktale
