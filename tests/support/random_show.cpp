// SPDX-License-Identifier: MIT
#include "support/random_show.h"

#include "show/edit.h"
#include "show/fields.h"
#include "show/names.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace flocktale {

namespace {
class Maker {
public:
    explicit Maker(std::uint32_t seed) : m_random(seed) {}

    Show show()
    {
        Show show;
        show.title = text();
        fill(kStageFields, show.stage);
        show.stage.background = color();
        show.stage.extra = extra();
        fill(kFlockFields, show.flock);
        show.flock.count = whole(1, 5000);
        show.flock.color = color();
        show.flock.opening.kind = pick(kOpeningKinds);
        fill(kOpeningFields, show.flock.opening);
        show.flock.extra = extra("opening");
        show.flight.rules = pick(kFlightRules);
        fill(kFlightFields, show.flight);
        show.flight.separationRadius = show.flight.sight * unit();
        show.flight.minSpeed = show.flight.maxSpeed * unit();
        Step at;
        for (int i = whole(0, 4); i > 0; --i) {
            show.acts.push_back(act());
            show.acts.back().start = at + Step{whole(0, 300)};
            at = show.acts.back().end();
        }
        for (int i = whole(0, 3); i > 0; --i) show.props.push_back(prop(show));
        for (int i = whole(0, 3); i > 0; --i) show.markers.push_back(marker(show));
        for (int i = whole(0, 3); i > 0; --i) show.sounds.push_back(sound(show));
        Step beat;
        for (int i = whole(0, 3); i > 0; --i) {
            beat += Step{whole(1, 600)};
            Tempo tempo{beat, 120, 4, extra()};
            fill(kTempoFields, tempo);
            show.tempo.push_back(tempo);
        }
        for (int i = whole(0, 3); i > 0; --i) show.expectations.push_back(expectation(show));
        show.extra = extra("flight");
        return show;
    }

private:
    std::uint32_t bits() { return static_cast<std::uint32_t>(m_random()); }
    int whole(int lowest, int highest)
    {
        return lowest + static_cast<int>(bits() % static_cast<std::uint32_t>(highest - lowest + 1));
    }
    double unit() { return bits() / 4294967295.0; }
    bool coin() { return bits() % 2 == 0; }
    Rgb color()
    {
        const std::uint32_t c = bits();
        return {static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(c >> 8u), static_cast<std::uint8_t>(c >> 16u)};
    }
    template <typename E, std::size_t N>
    E pick(const std::array<Named<E>, N>& names)
    {
        return names[bits() % N].value;
    }
    /// Any value of the range, its ends, and figures as people type them.
    double value(NumberRange range, bool isWhole)
    {
        double result = range.lowest + unit() * (range.highest - range.lowest);
        if (bits() % 8 == 0) result = coin() ? range.lowest : range.highest;
        if (!isWhole && coin()) result = std::round(result * 10) / 10;
        if (isWhole) result = std::floor(result);
        return std::min(std::max(result, range.lowest), range.highest);
    }
    template <typename T, std::size_t N>
    void fill(const std::array<NumberField<T>, N>& fields, T& object)
    {
        for (const NumberField<T>& field : fields) field.set(object, value(field.range, field.whole()));
    }
    std::string text()
    {
        static const std::array<std::string, 8> kTexts{
            "",    "Swift", "鸟群按剧本飞", "a \"quoted\" \\ line\nand \t more", "\x01\x1f\x7f", "e\xCC\x81 🐦 עברית",
            "/~1", "null"};
        return kTexts[bits() % kTexts.size()];
    }
    std::string id(char letter) { return letter + std::to_string(++m_ids); }
    Extra extra(const std::string& path = {})
    {
        Extra result; // what hangs in inner objects comes first, as the reader meets it
        if (!path.empty() && coin()) result.emplace_back(path + "/x_inner", R"(["a , b",true])");
        if (coin()) result.emplace_back("x_later", R"({"k":[1,2.50,"é",{"deep":[[],{}]}],"n":null})");
        if (coin()) result.emplace_back("a~1b~0c", "1e3");
        return result;
    }
    std::vector<Vec2> points(int count, NumberRange range)
    {
        std::vector<Vec2> result;
        for (int i = 0; i < count; ++i) result.push_back({value(range, false), value(range, false)});
        return result;
    }
    Shape shape()
    {
        switch (bits() % 9) {
        case 0:
            return filled(kRingFields, RingShape{});
        case 1:
            return filled(kDiscFields, DiscShape{});
        case 2:
            return filled(kLineFields, LineShape{});
        case 3:
            return filled(kRectFields, RectShape{});
        case 4:
            return filled(kGridFields, GridShape{});
        case 5:
            return PolylineShape{points(whole(2, 6), kCoordinateRange), coin()};
        case 6: {
            TextShape shape{text(), 100, text(), coin()};
            return filled(kTextFields, shape);
        }
        case 7: {
            QrShape shape;
            shape.text = text();
            shape.level = pick(kQrLevels);
            shape.plate = coin();
            return filled(kQrFields, shape);
        }
        default:
            return PluginShape{"x_star", {{"tips", "5"}, {"a/b", R"({"inner":0.4})"}}};
        }
    }
    template <typename T, std::size_t N>
    T filled(const std::array<NumberField<T>, N>& fields, T shape)
    {
        fill(fields, shape);
        return shape;
    }
    Easing easing()
    {
        switch (bits() % 4) {
        case 0:
            return {EasingKind::bezier, value(kEasingTimeRange, false), value(kEasingValueRange, false),
                    value(kEasingTimeRange, false), value(kEasingValueRange, false)};
        default:
            return {pick(kEasingKinds)};
        }
    }
    DelayField field()
    {
        DelayField field{whole(1, 6), whole(1, 4), {}, text()};
        for (int i = field.columns * field.rows; i > 0; --i) field.values.push_back(static_cast<std::uint8_t>(bits()));
        return field;
    }
    KeyTrack track(KeyedProperty property)
    {
        KeyTrack track{property, {}};
        Step at;
        for (int i = whole(1, 4); i > 0; --i) {
            Key key{at, {}, easing(), extra()};
            for (int part = 0; part < partsOf(property); ++part)
                key.value[static_cast<std::size_t>(part)] = value(keyRange(property), property == KeyedProperty::color);
            track.keys.push_back(key);
            at += Step{whole(1, 200)};
        }
        return track;
    }
    CastMotion motion()
    {
        CastMotion motion;
        if (bits() % 6 == 0) {
            motion.kind = MotionKind::unknown;
            motion.unknownKind = "x_dance";
            motion.extra = extra();
            return motion;
        }
        motion.kind = pick(kMotionKinds);
        motion.start = Step{whole(-300, 900)};
        motion.duration = Step{whole(0, 900)};
        motion.easing = easing();
        if (coin()) fill(kMotionFields, motion);
        motion.color = color();
        motion.points = points(whole(2, 5), kCoordinateRange);
        motion.closed = coin();
        motion.smooth = coin();
        if (coin()) motion.center = track(KeyedProperty::orbitCenter).keys;
        for (int i = whole(0, 3); i > 0; --i)
            motion.stops.push_back(filled(kMotionStopFields, MotionStop{0, 0, 1, extra()}));
        motion.loop = coin();
        motion.extra = extra();
        return motion;
    }
    std::vector<PipelineLane> lanes(int count)
    {
        std::vector<PipelineLane> lanes;
        for (int i = 0; i < count; ++i)
            lanes.push_back({"lane " + std::to_string(i), value(kCoordinateRange, false), extra()});
        return lanes;
    }
    Pipeline pipeline()
    {
        Pipeline pipeline;
        fill(kPipelineFields, pipeline);
        for (int i = whole(2, 4); i > 0; --i)
            pipeline.stages.push_back({"stage " + std::to_string(i), value(kCoordinateRange, false), extra()});
        pipeline.lanes = lanes(whole(1, 3));
        const int lastStage = static_cast<int>(pipeline.stages.size()) - 1;
        const int lastLane = static_cast<int>(pipeline.lanes.size()) - 1;
        pipeline.checkStage = whole(0, lastStage);
        pipeline.workStage = whole(0, lastStage);
        pipeline.deadLane = whole(0, lastLane);
        for (Rgb& status : pipeline.colors) status = color();
        for (int i = whole(0, 4); i > 0; --i)
            pipeline.events.push_back(
                {text(), Step{whole(0, 900)}, whole(0, lastLane), pick(kEventFates), whole(1, 20), extra()});
        return pipeline;
    }
    EntityTable table()
    {
        EntityTable table;
        table.states = {{"open", color(), extra()}, {"鸟", color(), extra()}};
        table.lanes = lanes(2);
        table.places = {{"door", value(kCoordinateRange, false), value(kCoordinateRange, false), extra()}};
        table.travel = value(kTravelRange, false);
        Step at;
        for (int i = whole(0, 5); i > 0; --i) {
            TableRow row{
                coin() ? "wren" : "", at,     coin() ? "open" : "", coin() ? "lane 1" : "", coin() ? "door" : "",
                std::nullopt,         extra()};
            if (coin()) row.color = color();
            table.rows.push_back(row);
            at += Step{whole(0, 100)};
        }
        return table;
    }
    CastData data()
    {
        CastData data;
        if (coin())
            data.content = pipeline();
        else
            data.content = table();
        data.start = Step{whole(-300, 300)};
        fill(kClumpFields, data.clump);
        data.extra = extra(std::holds_alternative<Pipeline>(data.content) ? "colors" : "");
        return data;
    }
    Expectation expectation(const Show& show)
    {
        Expectation expectation;
        if (bits() % 5 == 0) {
            expectation.kind = ExpectationKind::unknown;
            expectation.unknownKind = "x_loud";
            expectation.extra = extra();
            return expectation;
        }
        expectation.kind = pick(kExpectationKinds);
        expectation.act = anyAct(show);
        expectation.at = Step{whole(0, 900)};
        const bool states = expectation.kind == ExpectationKind::state;
        expectation.entity = states ? "7" : "";
        expectation.state = states ? "dead" : "";
        fill(kExpectationFields, expectation);
        expectation.extra = extra();
        return expectation;
    }
    Cast cast()
    {
        Cast cast;
        cast.id.value = id('c');
        cast.name = text();
        fill(kCastFields, cast);
        if (coin()) cast.count = 0;
        if (coin()) cast.mode = pick(kActModes);
        cast.shape = shape();
        fill(kPlaceFields, cast.place);
        cast.assignment = pick(assignmentNames());
        cast.sweep.kind = pick(sweepNames());
        cast.sweep.reverse = coin();
        fill(kSweepFields, cast.sweep);
        cast.sweep.curve = easing();
        if (coin()) cast.sweep.field = field();
        if (coin()) cast.sweep.centre = points(1, kCoordinateRange).front();
        cast.pick = pick(kCastPicks);
        for (int i = whole(0, 3); i > 0; --i) cast.pins.push_back({1000 * i + whole(0, 999), 1000 * i + whole(0, 999)});
        for (const auto& named : kKeyedProperties)
            if (bits() % 3 == 0) cast.keys.push_back(track(named.value));
        for (int i = whole(0, 3); i > 0; --i) cast.motion.push_back(motion());
        if (bits() % 3 == 0) cast.data = data();
        cast.color.kind = static_cast<PaintKind>(bits() % 3);
        cast.color.stops.clear();
        for (int i = whole(1, 4); i > 0; --i) cast.color.stops.push_back(color());
        if (coin()) fill(kPaintFields, cast.color);
        if (coin()) {
            for (std::size_t i = 0; i < cast.color.stops.size(); ++i)
                cast.color.positions.push_back(value(kStopRange, false));
            std::sort(cast.color.positions.begin(), cast.color.positions.end());
        }
        cast.form = pick(kForms);
        if (coin()) cast.baked = Baked{(std::uint64_t{bits()} << 32u) | bits(), points(whole(0, 5), kBakedRange)};
        static const std::array<std::string, 5> kInner{"place", "sweep/field", "sweep", "color", "keys"};
        cast.extra = extra(kInner[bits() % kInner.size()]);
        if (!std::holds_alternative<PluginShape>(cast.shape)) cast.shapeExtra = extra();
        return cast;
    }
    Act act()
    {
        Act act;
        act.id.value = id('a');
        act.name = text();
        act.mode = pick(kActModes);
        if (bits() % 4 == 0) {
            act.mode = ActMode::unknown;
            act.unknownMode = "x_swarm";
        }
        act.duration = Step{whole(1, 1000)};
        for (int i = whole(0, 3); i > 0; --i) act.casts.push_back(cast());
        if (coin()) {
            act.formation.seconds = value({0.1, 10}, false);
            act.formation.springGain = 0.05 * unit();
        }
        if (coin()) {
            act.spare.kind = pick(kSpareKinds);
            fill(kSpareFields, act.spare);
        }
        act.exit = pick(kExitKinds);
        act.exitSpeed = value(kExitSpeedRange, false);
        static const std::array<std::string, 3> kInner{"spare", "formation", "exit"};
        act.extra = extra(kInner[bits() % kInner.size()]);
        return act;
    }
    Prop prop(const Show& show)
    {
        Prop prop;
        prop.id.value = id('p');
        if (bits() % 5 == 0) {
            prop.kind = PropKind::unknown;
            prop.unknownKind = "x_mirror";
            prop.extra = extra();
            return prop;
        }
        prop.kind = pick(kPropKinds);
        prop.act = anyAct(show);
        prop.start = Step{whole(0, 500)};
        prop.duration = Step{whole(prop.act.empty() ? 1 : 0, 500)};
        fill(kPropFields, prop);
        prop.color = color();
        prop.text = text();
        prop.extra = extra();
        return prop;
    }
    ActId anyAct(const Show& show) { return show.acts.empty() || coin() ? ActId{} : show.acts.front().id; }
    Marker marker(const Show& show)
    {
        return {MarkerId{id('m')}, text(), anyAct(show), Step{whole(0, 9000)}, color(), extra()};
    }
    Sound sound(const Show& show)
    {
        Sound sound;
        sound.id.value = id('s');
        sound.file = "sound/歌 100%.ogg";
        sound.act = anyAct(show);
        sound.start = Step{whole(0, 9000)};
        sound.duration = Step{whole(0, 900)};
        fill(kSoundFields, sound);
        sound.extra = extra();
        return sound;
    }

    std::mt19937 m_random; // its sequence is the standard's; only the distributions are not
    int m_ids = 0;
};
} // namespace

Show randomShow(std::uint32_t seed) { return Maker(seed).show(); }

} // namespace flocktale
