// SPDX-License-Identifier: MIT
#include "sound/lane/sound_spans.h"

#include "document/lookup.h"
#include "show/anchor.h"
#include "show/edit/sound_edits.h"
#include "timeline/item_edits.h"

#include <algorithm>

namespace flocktale {

namespace {

constexpr Step kSecond{kStepsPerSecond};

Step endOf(const Show& show, const Sound& sound, double length)
{
    const Step start = startOf(show, sound);
    if (sound.duration > Step{}) return start + sound.duration;
    if (length <= 0) return std::max(show.length(), start + kSecond);
    return start + std::max(nearestStep(std::max(0.0, length - sound.offset)), Step{1});
}

} // namespace

std::vector<TrackSpan> soundSpans(const Show& show, const FileLength& length)
{
    std::vector<TrackSpan> spans;
    spans.reserve(show.sounds.size());
    for (const Sound& sound : show.sounds)
        spans.push_back({sound.id.value, startOf(show, sound), endOf(show, sound, length(sound))});
    packRows(spans);
    return spans;
}

bool shiftSound(Show& show, const SoundId& id, SpanChange change, Step shift, const FileLength& length)
{
    const Sound* sound = findSound(show, id);
    if (!sound || shift == Step{}) return false;
    const double seconds = length(*sound);
    switch (change) {
    case SpanChange::move:
        return shiftItem(show, {ItemKind::sound, id.value}, shift);
    case SpanChange::trimStart:
        return trimSoundStart(show, id, startOf(show, *sound) + shift, seconds);
    case SpanChange::trimEnd:
        return trimSoundEnd(show, id, endOf(show, *sound, seconds) + shift, seconds);
    case SpanChange::slip:
        return slipSound(show, id, shift);
    }
    return false;
}

} // namespace flocktale
