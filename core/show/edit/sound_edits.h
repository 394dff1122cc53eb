// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

/// Edits of sounds and tempo. They promise what show/edit.h promises: false (or an empty id) means that nothing
/// changed.
namespace flocktale {

SoundId addSound(Show& show, Sound sound);
bool removeSound(Show& show, const SoundId& id);
bool setSound(Show& show, const Sound& sound);
/// Moves what is heard against the span in which it is heard, as far as the file's beginning allows.
bool slipSound(Show& show, const SoundId& id, Step shift);
/// Moves the left edge: what is heard stays where it is in time, as far as the file reaches to the left. `length` is
/// the file's, in seconds, 0 when it is not known: then a sound to the file's end stays one.
bool trimSoundStart(Show& show, const SoundId& id, Step start, double length = 0);
/// Moves the right edge, at most to the end of the file when its length is known.
bool trimSoundEnd(Show& show, const SoundId& id, Step end, double length = 0);

/// Puts a tempo in, in place of one at its time.
bool setTempo(Show& show, const Tempo& tempo);
bool removeTempo(Show& show, Step at);
/// To a time between the tempos before and behind it.
bool moveTempo(Show& show, Step from, Step to);

} // namespace flocktale
