// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "show/names.h"
#include "json/json_writer.h"
#include "json/show_json.h"
#include "json/write_parts.h"

namespace flocktale {

namespace {
/// The members of a shape behind its type. They are all written, always.
struct ShapeWriter {
    JsonWriter& json;

    void operator()(const RingShape& shape) const { json.numbers(kRingFields, shape); }
    void operator()(const DiscShape& shape) const { json.numbers(kDiscFields, shape); }
    void operator()(const LineShape& shape) const { json.numbers(kLineFields, shape); }
    void operator()(const RectShape& shape) const { json.numbers(kRectFields, shape); }
    void operator()(const GridShape& shape) const { json.numbers(kGridFields, shape); }
    void operator()(const PolylineShape& shape) const
    {
        json.points("points", shape.points);
        json.boolean("closed", shape.closed);
    }
    void operator()(const TextShape& shape) const
    {
        json.text("text", shape.text);
        json.numbers(kTextFields, shape);
        json.text("family", shape.family);
        json.boolean("bold", shape.bold);
    }
    void operator()(const QrShape& shape) const
    {
        json.text("text", shape.text);
        json.text("level", nameOf(kQrLevels, shape.level));
        json.numbers(kQrFields, shape);
        json.boolean("plate", shape.plate);
    }
    void operator()(const PluginShape& shape) const
    {
        for (const auto& [name, value] : shape.options) json.json(name, value);
    }
};

std::string hexText(std::uint64_t value)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, value >>= 4u) *digit = kHex[value & 15u];
    return text;
}

/// A row of a field, two digits a cell.
std::string hexRow(const DelayField& field, int row)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string text;
    const std::size_t first = static_cast<std::size_t>(row) * static_cast<std::size_t>(field.columns);
    for (std::size_t i = first; i < first + static_cast<std::size_t>(field.columns) && i < field.values.size(); ++i) {
        text += kHex[field.values[i] >> 4u];
        text += kHex[field.values[i] & 15u];
    }
    return text;
}

/// Writes a show from the outside in. Members that a default says as well are left out where files would drown in them:
/// in acts, casts and props; defaults are part of the format and never change within a version.
class ShowWriter {
public:
    explicit ShowWriter(const Show& show) : m_show(show) {}

    Result<std::string> run()
    {
        m_json.openObject();
        m_json.whole("flocktale", kFormatVersion);
        m_json.whole("physics", m_show.physics);
        m_json.text("title", m_show.title);
        writeStage();
        writeFlock();
        writeFlight();
        m_json.openList("acts");
        for (const Act& act : m_show.acts) writeAct(act);
        m_json.closeList();
        writeItems("props", m_show.props, [this](const Prop& prop) { writeProp(prop); });
        writeItems("markers", m_show.markers, [this](const Marker& marker) { writeMarker(marker); });
        writeItems("sounds", m_show.sounds, [this](const Sound& sound) { writeSound(sound); });
        writeTempo();
        writeExpectations(m_json, m_show.expectations);
        m_json.kept(m_show.extra);
        m_json.closeObject();
        if (m_json.problem()) return *m_json.problem();
        return m_json.take();
    }

private:
    void time(std::string_view name, Step value) { writeTime(m_json, name, value); }

    template <typename Items, typename Write>
    void writeItems(std::string_view name, const Items& items, Write write)
    {
        if (items.empty()) return;
        m_json.openList(name);
        for (const auto& item : items) {
            m_json.openObject();
            m_json.text("id", item.id.value);
            write(item);
            m_json.kept(item.extra);
            m_json.closeObject();
        }
        m_json.closeList();
    }

    void writeStage()
    {
        m_json.openObject("stage");
        m_json.numbers(kStageFields, m_show.stage);
        m_json.color("background", m_show.stage.background);
        m_json.kept(m_show.stage.extra);
        m_json.closeObject();
    }

    void writeFlock()
    {
        const FlockSetup& flock = m_show.flock;
        m_json.openObject("flock");
        m_json.numbers(kFlockFields, flock);
        m_json.color("color", flock.color);
        m_json.openObject("opening");
        m_json.text("kind", nameOf(kOpeningKinds, flock.opening.kind));
        m_json.numbers(kOpeningFields, flock.opening);
        m_json.kept(flock.extra, "opening");
        m_json.closeObject();
        m_json.kept(flock.extra);
        m_json.closeObject();
    }

    void writeFlight()
    {
        m_json.openObject("flight");
        m_json.text("rules", nameOf(kFlightRules, m_show.flight.rules));
        m_json.numbers(kFlightFields, m_show.flight);
        m_json.kept(m_show.extra, "flight");
        m_json.closeObject();
    }

    void writeAct(const Act& act)
    {
        m_json.openObject();
        m_json.text("id", act.id.value);
        if (!act.name.empty()) m_json.text("name", act.name);
        m_json.text("mode",
                    act.mode == ActMode::unknown ? std::string_view(act.unknownMode) : nameOf(kActModes, act.mode));
        time("start", act.start);
        time("duration", act.duration);
        if (!act.casts.empty()) {
            m_json.openList("casts");
            for (const Cast& cast : act.casts) writeCast(cast);
            m_json.closeList();
        }
        if (act.spare != Spare{} || keepsAny(act.extra, "spare")) {
            m_json.openObject("spare");
            m_json.text("kind", nameOf(kSpareKinds, act.spare.kind));
            m_json.numbers(kSpareFields, act.spare);
            m_json.kept(act.extra, "spare");
            m_json.closeObject();
        }
        if (act.formation != FormationParameters{} || keepsAny(act.extra, "formation")) {
            m_json.openObject("formation");
            m_json.numbers(kFormationFields, act.formation);
            m_json.kept(act.extra, "formation");
            m_json.closeObject();
        }
        if (act.exit != ExitKind::none || act.exitSpeed != Act{}.exitSpeed || keepsAny(act.extra, "exit")) {
            m_json.openObject("exit");
            m_json.text("kind", nameOf(kExitKinds, act.exit));
            m_json.number("speed", act.exitSpeed);
            m_json.kept(act.extra, "exit");
            m_json.closeObject();
        }
        m_json.kept(act.extra);
        m_json.closeObject();
    }

    void writeCast(const Cast& cast)
    {
        const Cast usual;
        m_json.openObject();
        m_json.text("id", cast.id.value);
        if (!cast.name.empty()) m_json.text("name", cast.name);
        if (cast.count != usual.count) m_json.whole("count", cast.count);
        if (cast.share != usual.share) m_json.number("share", cast.share);
        if (cast.pick != usual.pick) m_json.text("pick", nameOf(kCastPicks, cast.pick));
        if (cast.points != usual.points) m_json.whole("points", cast.points);
        if (cast.mode) m_json.text("mode", nameOf(kActModes, *cast.mode));
        m_json.openObject("shape");
        m_json.text("type", shapeTypeName(cast.shape));
        std::visit(ShapeWriter{m_json}, cast.shape);
        m_json.kept(cast.shapeExtra);
        m_json.closeObject();
        m_json.openObject("place");
        m_json.numbers(kPlaceFields, cast.place);
        m_json.kept(cast.extra, "place");
        m_json.closeObject();
        m_json.text("assignment", assignmentName(cast.assignment));
        writePins(cast.pins);
        writeSweep(cast.sweep, cast.extra);
        writePaint(cast.color, cast.extra);
        if (cast.form != usual.form) m_json.text("form", nameOf(kForms, cast.form));
        if (cast.formSize != usual.formSize) m_json.number("formSize", cast.formSize);
        if (cast.hover != usual.hover) m_json.number("hover", cast.hover);
        if (cast.lights != usual.lights) m_json.number("lights", cast.lights);
        writeKeys(cast.keys, cast.extra);
        if (cast.data) writeData(m_json, *cast.data);
        writeMotions(m_json, cast.motion);
        if (cast.baked) writeBaked(*cast.baked, cast.extra);
        m_json.kept(cast.extra);
        m_json.closeObject();
    }

    void writePins(const std::vector<Pin>& pins)
    {
        if (pins.empty()) return;
        m_json.openList("pins");
        for (const Pin& pin : pins)
            m_json.flat({}, std::array{static_cast<double>(pin.bird), static_cast<double>(pin.point)});
        m_json.closeList();
    }

    void writeSweep(const Sweep& sweep, const Extra& extra)
    {
        const Sweep usual;
        m_json.openObject("sweep");
        m_json.text("kind", sweepName(sweep.kind));
        m_json.boolean("reverse", sweep.reverse);
        for (const NumberField<Sweep>& field : kSweepFields) {
            const bool always = field.name == "stagger" || field.name == "startAngle";
            if (always || field.get(sweep) != field.get(usual)) m_json.number(field.name, field.get(sweep));
        }
        if (sweep.centre) m_json.flat("center", std::array{sweep.centre->x, sweep.centre->y});
        if (sweep.curve != usual.curve) writeEasing(m_json, "curve", sweep.curve);
        if (sweep.field != usual.field || keepsAny(extra, "sweep/field")) {
            m_json.openObject("field");
            m_json.openList("rows");
            for (int row = 0; row < sweep.field.rows; ++row) m_json.text({}, hexRow(sweep.field, row));
            m_json.closeList();
            if (!sweep.field.source.empty()) m_json.text("source", sweep.field.source);
            m_json.kept(extra, "sweep/field");
            m_json.closeObject();
        }
        m_json.kept(extra, "sweep");
        m_json.closeObject();
    }

    void writeKeys(const std::vector<KeyTrack>& tracks, const Extra& extra)
    {
        if (tracks.empty() && !keepsAny(extra, "keys")) return;
        m_json.openObject("keys");
        for (const KeyTrack& track : tracks) {
            m_json.openList(nameOf(kKeyedProperties, track.property));
            for (const Key& key : track.keys) writeKey(m_json, key, track.property);
            m_json.closeList();
        }
        m_json.kept(extra, "keys");
        m_json.closeObject();
    }

    void writePaint(const Paint& paint, const Extra& extra)
    {
        const bool plain =
            paint.kind == PaintKind::solid && paint.stops.size() == 1 && paint.angle == 0 && paint.positions.empty();
        if (plain && !keepsAny(extra, "color")) {
            m_json.color("color", paint.stops.front());
            return;
        }
        m_json.openObject("color");
        switch (paint.kind) {
        case PaintKind::solid:
            m_json.colors("solid", paint.stops);
            break;
        case PaintKind::gradient:
            m_json.colors("gradient", paint.stops);
            break;
        case PaintKind::index:
            m_json.colors("index", paint.stops);
            break;
        }
        if (!paint.positions.empty()) m_json.flat("positions", paint.positions);
        if (paint.kind == PaintKind::gradient || paint.angle != 0) m_json.number("angle", paint.angle);
        m_json.kept(extra, "color");
        m_json.closeObject();
    }

    void writeBaked(const Baked& baked, const Extra& extra)
    {
        m_json.openObject("baked");
        m_json.text("key", hexText(baked.key));
        m_json.points("points", baked.points);
        m_json.kept(extra, "baked");
        m_json.closeObject();
    }

    void writeProp(const Prop& prop)
    {
        const Prop usual;
        if (prop.kind == PropKind::unknown) {
            m_json.text("type", prop.unknownKind);
            return;
        }
        m_json.text("type", nameOf(kPropKinds, prop.kind));
        if (!prop.act.empty()) m_json.text("act", prop.act.value);
        time("start", prop.start);
        time("duration", prop.duration);
        for (const NumberField<Prop>& field : kPropFields) {
            const bool always = field.name != "modules" && field.name != "textSize";
            if (always || field.get(prop) != field.get(usual)) m_json.number(field.name, field.get(prop));
        }
        m_json.color("color", prop.color);
        if (!prop.text.empty()) m_json.text("text", prop.text);
    }

    void writeMarker(const Marker& marker)
    {
        if (!marker.name.empty()) m_json.text("name", marker.name);
        if (!marker.act.empty()) m_json.text("act", marker.act.value);
        time("at", marker.at);
        m_json.color("color", marker.color);
    }

    void writeSound(const Sound& sound)
    {
        m_json.text("file", sound.file);
        if (!sound.act.empty()) m_json.text("act", sound.act.value);
        time("start", sound.start);
        if (sound.duration.count != 0) time("duration", sound.duration);
        if (sound.offset != 0) m_json.number("offset", sound.offset);
        m_json.number("gain", sound.gain);
    }

    void writeTempo()
    {
        if (m_show.tempo.empty()) return;
        m_json.openList("tempo");
        for (const Tempo& tempo : m_show.tempo) {
            m_json.openObject();
            time("at", tempo.at);
            m_json.numbers(kTempoFields, tempo);
            m_json.kept(tempo.extra);
            m_json.closeObject();
        }
        m_json.closeList();
    }

    const Show& m_show;
    JsonWriter m_json;
};
} // namespace

Result<std::string> writeShow(const Show& show) { return ShowWriter(show).run(); }

} // namespace flocktale
