// SPDX-License-Identifier: MIT
#include "show/edit/content.h"

#include "show/edit.h"
#include "show/edit/key_edits.h"
#include "show/edit/lists.h"
#include "show/motion/registry.h"

namespace flocktale::editing {

namespace {

/// The duration that is left of one of a clipped thing, of which 0 means "to the end".
Step clipped(Step duration, Step by) { return duration.count > 0 ? std::max(kOneStep, duration - by) : duration; }

Step moved(Step at, Step cut) { return std::clamp(at - cut, Step{}, kLastEnd); }

/// Motions and data go on where they were: only the act begins elsewhere.
void shiftSpans(Cast& cast, Step cut)
{
    for (CastMotion& motion : cast.motion) motion.start -= cut;
    if (cast.data) cast.data->start -= cut;
    if (cast.lights > 0) cast.lights = std::clamp(cast.lights - seconds(cut), seconds(kOneStep), limits::kShowSeconds);
}

/// Motions that last as long as their act keep their end when a shorter one takes its place.
void fixEnds(Cast& cast, Step length)
{
    for (CastMotion& motion : cast.motion)
        if (dependsOnEnd(motion)) motion.duration = std::max(length - motion.start, kOneStep);
}

} // namespace

void cutFront(Show& show, const ActId& id, Step cut)
{
    Act* act = findAct(show, id);
    if (!act || cut == Step{}) return;
    for (Cast& cast : act->casts) {
        shiftSpans(cast, cut);
        if (cut > Step{}) {
            cast.keys = keysFrom(cast.keys, cut);
        } else {
            for (KeyTrack& track : cast.keys)
                for (Key& key : track.keys) key.at -= cut;
        }
    }
    for (Marker& marker : show.markers)
        if (marker.act == id) marker.at = moved(marker.at, cut);
    for (Expectation& expectation : show.expectations)
        if (expectation.act == id) expectation.at = moved(expectation.at, cut);
    for (Prop& prop : show.props) {
        if (prop.act != id || prop.start == Step{}) {
            if (prop.act == id && cut > Step{}) prop.duration = clipped(prop.duration, cut);
            continue;
        }
        if (prop.start < cut) prop.duration = clipped(prop.duration, cut - prop.start);
        prop.start = moved(prop.start, cut);
    }
    for (Sound& sound : show.sounds) {
        if (sound.act != id) continue;
        if (sound.start < cut) {
            const Step gone = cut - sound.start;
            sound.duration = clipped(sound.duration, gone);
            sound.offset = std::min(sound.offset + seconds(gone), limits::kShowSeconds);
        }
        sound.start = moved(sound.start, cut);
    }
}

void handOver(Show& show, const ActId& from, const ActId& to, Step cut)
{
    Act* first = findAct(show, from);
    Act* second = findAct(show, to);
    if (!first || !second) return;
    for (Act* act : {first, second})
        for (Cast& cast : act->casts) fixEnds(cast, first->duration + second->duration);
    for (Cast& cast : first->casts) cast.keys = keysUntil(cast.keys, cut);
    for (Cast& cast : second->casts) {
        cast.keys = keysFrom(cast.keys, cut);
        shiftSpans(cast, cut);
    }
    for (Expectation& expectation : show.expectations)
        if (expectation.act == from && expectation.at >= cut) {
            expectation.act = to;
            expectation.cast = {};
            expectation.at -= cut;
        }
    for (Marker& marker : show.markers)
        if (marker.act == from && marker.at >= cut) {
            marker.act = to;
            marker.at -= cut;
        }
    for (Sound& sound : show.sounds)
        if (sound.act == from && sound.start >= cut) {
            sound.act = to;
            sound.start -= cut;
        }
    std::vector<Prop> goingOn;
    for (Prop& prop : show.props) {
        if (prop.act != from) continue;
        if (prop.start >= cut) {
            prop.act = to;
            prop.start -= cut;
        } else if (prop.duration.count == 0 || prop.start + prop.duration > cut) {
            Prop rest = prop;
            rest.id = {};
            rest.act = to;
            rest.start = Step{};
            if (prop.duration.count > 0) rest.duration = prop.start + prop.duration - cut;
            goingOn.push_back(std::move(rest));
            if (prop.duration.count > 0) prop.duration = Step{}; // to the end of its act, which is the cut
        }
    }
    for (Prop& rest : goingOn) addProp(show, std::move(rest));
}

} // namespace flocktale::editing
