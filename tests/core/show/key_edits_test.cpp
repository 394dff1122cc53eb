// SPDX-License-Identifier: MIT
#include "show/edit/key_edits.h"

#include "base/limits.h"
#include "show/edit.h"
#include "show/edit/pin_edits.h"
#include "show/edit/sound_edits.h"
#include "show/keyed.h"
#include "show/validate.h"
#include "support/catch.h"
#include "support/shows.h"

using namespace flocktale;

namespace {

const ActId kAct{"a2"};
const CastId kCast{"c1"};
constexpr auto kScale = KeyedProperty::scale;
constexpr auto kPosition = KeyedProperty::position;

Key scaled(std::int64_t at, double value, Easing easing = {}) { return {Step{at}, {value, 0, 0}, easing, {}}; }
KeyRef ref(std::int64_t at, KeyedProperty property = kScale) { return {kAct, kCast, property, Step{at}}; }
Cast& castOf(Show& show) { return show.acts[1].casts[0]; }

Show keyed()
{
    Show show = test::threeActs();
    castOf(show).keys = {{kPosition, {{Step{30}, {10, 20, 0}, {}, {}}}},
                         {kScale, {scaled(0, 1), scaled(60, 2, {EasingKind::hold}), scaled(120, 3)}}};
    return show;
}

std::vector<std::int64_t> times(const Show& show, KeyedProperty property = kScale)
{
    std::vector<std::int64_t> result;
    if (const KeyTrack* track = findTrack(show.acts[1].casts[0].keys, property))
        for (const Key& key : track->keys) result.push_back(key.at.count);
    return result;
}

} // namespace

TEST_CASE("a key goes into its place in time, replaces the one that is there, and makes a track when there is none")
{
    Show show = keyed();
    CHECK(setKey(show, kAct, kCast, kScale, scaled(90, 5)));
    CHECK(times(show) == std::vector<std::int64_t>{0, 60, 90, 120});
    CHECK(setKey(show, kAct, kCast, kScale, scaled(90, 6)));
    CHECK(findKey(show, ref(90))->value[0] == 6);
    CHECK_FALSE(setKey(show, kAct, kCast, kScale, scaled(90, 6)));
    CHECK_FALSE(setKey(show, kAct, kCast, kScale, scaled(-1, 6)));
    CHECK_FALSE(setKey(show, kAct, CastId{"nobody"}, kScale, scaled(1, 6)));
    CHECK(setKey(show, kAct, kCast, KeyedProperty::color, {Step{5}, {300, 10.4, -2}, {}, {}}));
    CHECK(findKey(show, ref(5, KeyedProperty::color))->value == KeyValue{255, 10, 0});
    CHECK(castOf(show).keys.size() == 3);
    CHECK_FALSE(hasErrors(validate(show)));
    for (int i = 0; i < limits::kKeys; ++i) (void)setKey(show, kAct, kCast, kScale, scaled(1000 + i, 1));
    CHECK(times(show).size() == static_cast<std::size_t>(limits::kKeys));
    const Show full = show;
    CHECK_FALSE(setKey(show, kAct, kCast, kScale, scaled(9000, 1)));
    CHECK(show == full);
}

TEST_CASE("a key added on the way changes nothing in play")
{
    for (const Easing& easing :
         {Easing{}, Easing{EasingKind::smoothstep}, Easing{EasingKind::bezier, 0.6, 0.1, 0.3, 1.4}}) {
        Show show = keyed();
        (void)setKeyEasing(show, {ref(0)}, easing);
        const Cast before = castOf(show);
        REQUIRE(addKeyAt(show, kAct, kCast, kScale, Step{25}));
        CHECK(times(show) == std::vector<std::int64_t>{0, 25, 60, 120});
        for (std::int64_t at = 0; at < 130; ++at)
            CHECK(placeAt(castOf(show), Step{at}).scale == Approx(placeAt(before, Step{at}).scale).margin(1e-9));
        CHECK_FALSE(addKeyAt(show, kAct, kCast, kScale, Step{25}));
    }
    Show show = test::threeActs();
    castOf(show).place.rotation = 33;
    CHECK(addKeyAt(show, kAct, kCast, KeyedProperty::rotation, Step{40}));
    CHECK(findKey(show, ref(40, KeyedProperty::rotation))->value[0] == 33);
}

TEST_CASE("keys move together, stop at their act's start and replace what they meet")
{
    Show show = keyed();
    CHECK(moveKeys(show, {ref(60), ref(120)}, Step{15}));
    CHECK(times(show) == std::vector<std::int64_t>{0, 75, 135});
    CHECK(findKey(show, ref(75))->easing == Easing{EasingKind::hold});
    CHECK(moveKeys(show, {ref(75), ref(30, kPosition)}, Step{-500}));
    CHECK(times(show) == std::vector<std::int64_t>{0, 45, 135});
    CHECK(times(show, kPosition) == std::vector<std::int64_t>{0});
    CHECK(moveKeys(show, {ref(45)}, Step{-45}));
    CHECK(times(show) == std::vector<std::int64_t>{0, 135});
    CHECK(findKey(show, ref(0))->value[0] == 2);
    const Show before = show;
    CHECK_FALSE(moveKeys(show, {ref(0)}, Step{-5}));
    CHECK_FALSE(moveKeys(show, {ref(77)}, Step{5}));
    CHECK_FALSE(moveKeys(show, {}, Step{5}));
    CHECK(show == before);
}

TEST_CASE("removing the last key of a place leaves the cast where that key had put it")
{
    Show show = keyed();
    CHECK(removeKeys(show, {ref(30, kPosition), ref(60), ref(999)}));
    CHECK(times(show) == std::vector<std::int64_t>{0, 120});
    CHECK(findTrack(castOf(show).keys, kPosition) == nullptr);
    CHECK(castOf(show).place.x == 10);
    CHECK(castOf(show).place.y == 20);
    CHECK(castOf(show).place.scale == 1);
    CHECK_FALSE(removeKeys(show, {ref(999)}));
}

TEST_CASE("copied keys keep their distances and go into another cast")
{
    Show show = keyed();
    show.acts[2].casts = {test::cast("c2", DiscShape{})};
    const KeyGroup group = copyKeys(show, {ref(60), ref(120), ref(30, kPosition), ref(7)});
    CHECK(pasteKeys(show, ActId{"a3"}, CastId{"c2"}, group, Step{10}));
    const std::vector<KeyTrack>& keys = show.acts[2].casts[0].keys;
    REQUIRE(keys.size() == 2);
    CHECK(keys[0].keys[0].at == Step{10});
    CHECK(keys[1].keys[0].at == Step{40});
    CHECK(keys[1].keys[1].at == Step{100});
    CHECK(keys[1].keys[0].value[0] == 2);
    CHECK_FALSE(pasteKeys(show, ActId{"a3"}, CastId{"c2"}, group, Step{10}));
    CHECK_FALSE(hasErrors(validate(show)));
}

TEST_CASE("setting a place sets keys where there are some and the place itself where there are none")
{
    Show show = keyed();
    Place wanted = placeAt(castOf(show), Step{45});
    wanted.x = 500;
    wanted.scale = 4;
    wanted.rotation = 12;
    CHECK(setPlaceAt(show, kAct, kCast, wanted, Step{45}));
    CHECK(placeAt(castOf(show), Step{45}) == wanted);
    CHECK(times(show) == std::vector<std::int64_t>{0, 45, 60, 120});
    CHECK(times(show, kPosition) == std::vector<std::int64_t>{30, 45});
    CHECK(castOf(show).place.rotation == 12);
    CHECK_FALSE(findTrack(castOf(show).keys, KeyedProperty::rotation));
    CHECK_FALSE(setPlaceAt(show, kAct, kCast, wanted, Step{45}));
}

TEST_CASE("slipping moves all keys of an act, none past its start")
{
    Show show = keyed();
    CHECK_FALSE(slipKeys(show, kAct, Step{-10})); // one stands at the start
    CHECK(slipKeys(show, kAct, Step{20}));
    CHECK(times(show) == std::vector<std::int64_t>{20, 80, 140});
    CHECK(slipKeys(show, kAct, Step{-500}));
    CHECK(show == keyed());
    CHECK_FALSE(slipKeys(show, ActId{"a1"}, Step{5}));
}

TEST_CASE("a bird has one pin and a point one bird")
{
    Show show = test::threeActs();
    CHECK(setPin(show, kAct, kCast, {3, 7}));
    CHECK_FALSE(setPin(show, kAct, kCast, {3, 7}));
    CHECK(setPin(show, kAct, kCast, {3, 8}));
    CHECK(setPin(show, kAct, kCast, {4, 8}));
    CHECK(castOf(show).pins == std::vector<Pin>{{4, 8}});
    CHECK(swapPins(show, kAct, kCast, {4, 8}, {9, 2}));
    CHECK(castOf(show).pins == std::vector<Pin>{{4, 2}, {9, 8}});
    CHECK_FALSE(hasErrors(validate(show)));
    CHECK_FALSE(setPin(show, kAct, kCast, {-1, 2}));
    CHECK_FALSE(swapPins(show, kAct, kCast, {4, 2}, {4, 8}));
    CHECK_FALSE(removePins(show, kAct, kCast, {77}));
    CHECK(removePins(show, kAct, kCast, {4}));
    CHECK(clearPins(show, kAct, kCast));
    CHECK_FALSE(clearPins(show, kAct, kCast));
    CHECK(show == test::threeActs());
}

TEST_CASE("trimming a sound leaves what is heard where it is, within the file")
{
    Show show = test::threeActs();
    const SoundId id = addSound(show, {{}, "a.ogg", {}, nearestStep(10), Step{}, 3, 1, {}});
    const Sound& sound = show.sounds[0];
    CHECK(trimSoundStart(show, id, nearestStep(12), 60));
    CHECK(seconds(sound.start) == 12);
    CHECK(sound.offset == Approx(5));
    CHECK(trimSoundStart(show, id, nearestStep(0), 60)); // five seconds of the file are left of it
    CHECK(seconds(sound.start) == 7);
    CHECK(sound.offset == Approx(0).margin(1e-9));
    CHECK(trimSoundEnd(show, id, nearestStep(20), 60));
    CHECK(seconds(sound.duration) == 13);
    CHECK(trimSoundEnd(show, id, nearestStep(500), 60));
    CHECK(sound.duration == Step{}); // to the file's end again
    CHECK(trimSoundEnd(show, id, nearestStep(1), 60));
    CHECK(sound.duration == Step{1});
    CHECK(slipSound(show, id, nearestStep(-4)));
    CHECK(sound.offset == Approx(4));
    CHECK(slipSound(show, id, nearestStep(99)));
    CHECK(sound.offset == 0);
    CHECK_FALSE(slipSound(show, id, nearestStep(1)));
    CHECK(removeSound(show, id));
    CHECK(show == test::threeActs());
}

TEST_CASE("tempos stay in order and never pass each other")
{
    Show show = test::threeActs();
    CHECK(setTempo(show, {nearestStep(4), 90, 4, {}}));
    CHECK(setTempo(show, {nearestStep(1), 120, 3, {}}));
    CHECK(setTempo(show, {nearestStep(4), 100, 4, {}}));
    CHECK_FALSE(setTempo(show, {nearestStep(4), 100, 4, {}}));
    CHECK_FALSE(setTempo(show, {Step{-1}, 100, 4, {}}));
    REQUIRE(show.tempo.size() == 2);
    CHECK(moveTempo(show, nearestStep(1), nearestStep(9)));
    CHECK(show.tempo[0].at == nearestStep(4) - Step{1});
    CHECK(moveTempo(show, nearestStep(4), nearestStep(2)) == false);
    CHECK(removeTempo(show, nearestStep(4)));
    CHECK_FALSE(removeTempo(show, nearestStep(4)));
    CHECK_FALSE(hasErrors(validate(show)));
}
