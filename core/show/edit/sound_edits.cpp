// SPDX-License-Identifier: MIT
#include "show/edit/sound_edits.h"

#include "show/anchor.h"
#include "show/edit/lists.h"

#include <cmath>
#include <iterator>

namespace flocktale {

using namespace editing;

namespace {

auto tempoAt(std::vector<Tempo>& tempo, Step at)
{
    return std::lower_bound(tempo.begin(), tempo.end(), at, [](const Tempo& item, Step t) { return item.at < t; });
}

/// Steps of the file from the sound's offset to its end; none when its length is not known.
Step heardSteps(const Sound& sound, double length)
{
    return length > sound.offset ? nearestStep(length - sound.offset) : Step{};
}

} // namespace

SoundId addSound(Show& show, Sound sound) { return addItem(show, show.sounds, std::move(sound), 's', limits::kSounds); }
bool removeSound(Show& show, const SoundId& id) { return removeItem(show.sounds, id); }
bool setSound(Show& show, const Sound& sound) { return setItem(show.sounds, sound); }

bool slipSound(Show& show, const SoundId& id, Step shift)
{
    const auto found = findById(show.sounds, id);
    if (found == show.sounds.end()) return false;
    return replaceWith(found->offset, std::clamp(found->offset - seconds(shift), 0.0, limits::kShowSeconds));
}

bool trimSoundStart(Show& show, const SoundId& id, Step start, double length)
{
    const auto found = findById(show.sounds, id);
    if (found == show.sounds.end()) return false;
    const Step heard = found->duration.count > 0 ? found->duration : heardSteps(*found, length);
    // Half a step of slack: the offset need not be on the grid of steps.
    const Step back = std::min(found->start, Step{static_cast<std::int64_t>(found->offset * kStepsPerSecond + 0.5)});
    const Step highest = heard.count > 0 ? heard - kOneStep : kLastEnd - found->start;
    const Step by = std::clamp(start - startOf(show, *found), Step{} - back, highest);
    if (by == Step{}) return false;
    found->start += by;
    found->offset = std::clamp(found->offset + seconds(by), 0.0, limits::kShowSeconds);
    if (found->duration.count > 0) found->duration -= by;
    return true;
}

bool trimSoundEnd(Show& show, const SoundId& id, Step end, double length)
{
    const auto found = findById(show.sounds, id);
    if (found == show.sounds.end()) return false;
    const Step whole = heardSteps(*found, length);
    const Step longest = whole.count > 0 ? whole : kLastEnd;
    const Step duration = std::clamp(end - startOf(show, *found), kOneStep, longest);
    return replaceWith(found->duration, duration == whole ? Step{} : duration);
}

bool setTempo(Show& show, const Tempo& tempo)
{
    if (tempo.at < Step{} || tempo.at > kLastEnd) return false;
    const auto place = tempoAt(show.tempo, tempo.at);
    if (place != show.tempo.end() && place->at == tempo.at) return replaceWith(*place, tempo);
    if (show.tempo.size() >= static_cast<std::size_t>(limits::kTempos)) return false;
    show.tempo.insert(place, tempo);
    return true;
}

bool removeTempo(Show& show, Step at)
{
    const auto place = tempoAt(show.tempo, at);
    if (place == show.tempo.end() || place->at != at) return false;
    show.tempo.erase(place);
    return true;
}

bool moveTempo(Show& show, Step from, Step to)
{
    const auto place = tempoAt(show.tempo, from);
    if (place == show.tempo.end() || place->at != from) return false;
    const Step lowest = place == show.tempo.begin() ? Step{} : std::prev(place)->at + kOneStep;
    const Step highest = std::next(place) == show.tempo.end() ? kLastEnd : std::next(place)->at - kOneStep;
    return replaceWith(place->at, std::clamp(to, lowest, highest));
}

} // namespace flocktale
