// SPDX-License-Identifier: MIT
#include "library/act_templates.h"

#include "document/fit_into_gap.h"
#include "show/edit.h"
#include "show/finale.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace flocktale {

namespace {

constexpr Step kShort{4 * kStepsPerSecond};
constexpr Step kLong{6 * kStepsPerSecond};

constexpr Rgb kSky{96, 165, 250};
constexpr Rgb kViolet{192, 132, 252};
constexpr Rgb kMint{45, 212, 191};
constexpr Rgb kSun{250, 204, 21};
constexpr Rgb kRose{251, 113, 133};
constexpr Rgb kInk{15, 23, 42};

std::string translated(const char* text) { return QCoreApplication::translate("Templates", text).toStdString(); }

/// What a template knows of the show.
struct Room {
    const Show& show;
    const ShapeLibrary& shapes;
    [[nodiscard]] double width() const { return show.stage.width; }
    [[nodiscard]] double height() const { return show.stage.height; }
    [[nodiscard]] double side() const { return std::min(width(), height()); }
};

Cast castOf(const Room& room, Shape shape, Paint color)
{
    Cast cast;
    cast.shape = std::move(shape);
    cast.color = std::move(color);
    cast.place.x = room.width() / 2;
    cast.place.y = room.height() / 2;
    cast.assignment = AssignmentMethod::optimal;
    return cast;
}

Act formAct(Cast cast, Step duration = kShort)
{
    Act act;
    act.mode = ActMode::form;
    act.duration = duration;
    act.casts = {std::move(cast)};
    return act;
}

/// The font size at which so many bold letters are at most `width` wide and `height` high; broad letters counted.
double fontSize(double letters, double width, double height) { return std::min(height, width / (letters * 0.8)); }

Act freeAct(const Room&)
{
    Act act;
    act.mode = ActMode::free;
    act.duration = kShort;
    return act;
}

Act wordAct(const Room& room)
{
    const TextShape text{translated(QT_TRANSLATE_NOOP("Templates", "Hello")),
                         fontSize(5, room.width() * 0.85, room.height() * 0.45), "", true};
    Cast cast = castOf(room, text, {PaintKind::solid, {Rgb{226, 232, 240}}, 0});
    cast.sweep.kind = SweepKind::x;
    return formAct(std::move(cast), kLong);
}

Act discAct(const Room& room)
{
    Cast cast = castOf(room, DiscShape{room.side() * 0.32}, {PaintKind::gradient, {kSky, kViolet}, 45});
    cast.sweep.kind = SweepKind::radius;
    return formAct(std::move(cast));
}

Act ringAct(const Room& room)
{
    return formAct(castOf(room, RingShape{room.side() * 0.34}, {PaintKind::gradient, {kMint, kSky}, 90}));
}

Act frameAndNameAct(const Room& room)
{
    Cast frame =
        castOf(room, RectShape{room.width() * 0.7, room.height() * 0.5}, {PaintKind::solid, {Rgb{148, 163, 184}}, 0});
    frame.name = translated(QT_TRANSLATE_NOOP("Templates", "Frame"));
    frame.share = 2;
    const TextShape text{translated(QT_TRANSLATE_NOOP("Templates", "Your name")),
                         fontSize(9, room.width() * 0.6, room.height() * 0.24), "", true};
    Cast name = castOf(room, text, {PaintKind::solid, {kSun}, 0});
    name.name = translated(QT_TRANSLATE_NOOP("Templates", "Name"));
    name.share = 3;
    name.sweep.kind = SweepKind::x;
    Act act = formAct(std::move(frame), kLong);
    act.casts.push_back(std::move(name));
    return act;
}

Act lineAct(const Room& room)
{
    Cast cast = castOf(room, LineShape{room.width() * 0.75}, {PaintKind::gradient, {kRose, kSun}, 0});
    cast.assignment = AssignmentMethod::index;
    cast.sweep.kind = SweepKind::x;
    return formAct(std::move(cast));
}

Act gridAct(const Room& room)
{
    Cast cast = castOf(room, GridShape{room.width() * 0.6, room.height() * 0.6, 0},
                       {PaintKind::index, {kSky, kMint, kViolet}, 0});
    cast.sweep.kind = SweepKind::y;
    return formAct(std::move(cast));
}

Act codeAct(const Room& room)
{
    QrShape code;
    code.text = "https://example.org";
    code.size = room.side() * 0.62;
    for (const QrLevel level : {QrLevel::high, QrLevel::quartile, QrLevel::medium, QrLevel::low}) {
        code.level = level;
        const Result<int> needed = room.shapes.birdsNeeded(code);
        if (needed && needed.value() <= room.show.flock.count) break;
    }
    Cast cast = castOf(room, code, {PaintKind::solid, {kInk}, 0});
    cast.form = Form::square;
    cast.hover = 0;
    cast.sweep.kind = SweepKind::y;
    return formAct(std::move(cast), kLong);
}

Act burstAct(const Room& room)
{
    Cast cast = castOf(room, DiscShape{room.side() * 0.18}, {PaintKind::gradient, {kSun, kRose}, 90});
    cast.sweep.kind = SweepKind::distance;
    Act act = formAct(std::move(cast));
    act.exit = ExitKind::scatter;
    return act;
}

/// The code with the strongest correction of the good ones that leaves some birds for the frame.
Act finaleOf(const Room& room)
{
    constexpr int kFrameBirds = 60;
    Finale finale;
    finale.code.text = "https://example.org";
    // Quiet zone and frame stand around it.
    finale.code.size = room.side() * 0.58;
    finale.place = {room.width() / 2, room.height() / 2, 1, 0};
    for (const QrLevel level : {QrLevel::high, QrLevel::quartile}) {
        finale.code.level = level;
        const Result<int> needed = room.shapes.birdsNeeded(finale.code);
        if (needed && needed.value() + kFrameBirds <= room.show.flock.count) break;
    }
    Result<Act> act = finaleAct(finale);
    if (!act) return codeAct(room);
    Act made = std::move(act).value();
    made.casts[0].name = translated(QT_TRANSLATE_NOOP("Templates", "Code"));
    made.casts[1].name = translated(QT_TRANSLATE_NOOP("Templates", "Frame"));
    return made;
}

Act swarmAct(const Room& room)
{
    Cast cast = castOf(room, DiscShape{room.side() * 0.3}, {PaintKind::gradient, {kSun, kRose}, 45});
    CastMotion orbit;
    orbit.kind = MotionKind::orbit;
    orbit.radius = room.side() * 0.3;
    orbit.easeIn = 1.5;
    cast.motion = {orbit};
    return formAct(std::move(cast), kLong);
}

Act streamAct(const Room& room)
{
    Cast cast = castOf(room, LineShape{room.width() * 0.75}, {PaintKind::gradient, {kMint, kSky}, 0});
    cast.sweep.kind = SweepKind::random;
    CastMotion stream;
    stream.kind = MotionKind::stream;
    stream.easeIn = 1.5;
    stream.speed = room.width() / 1280 * 2;
    stream.noise = room.side() * 0.03;
    const auto point = [&room](double x, double y) { return Vec2{room.width() * x, room.height() * y}; };
    stream.points = {point(0.06, 0.72), point(0.28, 0.3), point(0.5, 0.5), point(0.72, 0.7), point(0.94, 0.28)};
    cast.motion = {stream};
    return formAct(std::move(cast), kLong);
}

using Maker = std::function<Act(const Room&)>;

const Maker* makerOf(const std::string& id)
{
    static const std::map<std::string, Maker> kMakers{
        {"free", freeAct},   {"word", wordAct},     {"disc", discAct},
        {"ring", ringAct},   {"line", lineAct},     {"grid", gridAct},
        {"code", codeAct},   {"burst", burstAct},   {"frame-and-name", frameAndNameAct},
        {"swarm", swarmAct}, {"stream", streamAct}, {"finale", finaleOf},
    };
    const auto found = kMakers.find(id);
    return found == kMakers.end() ? nullptr : &found->second;
}

} // namespace

const std::vector<ActTemplate>& actTemplates()
{
    static const std::vector<ActTemplate> kTemplates{
        {"free", QT_TRANSLATE_NOOP("Templates", "Free flight"),
         QT_TRANSLATE_NOOP("Templates", "The flock is an animal: it flies as it likes.")},
        {"word", QT_TRANSLATE_NOOP("Templates", "Word"),
         QT_TRANSLATE_NOOP("Templates", "The birds write a word, from left to right.")},
        {"disc", QT_TRANSLATE_NOOP("Templates", "Disc"),
         QT_TRANSLATE_NOOP("Templates", "A filled circle that grows from its middle.")},
        {"ring", QT_TRANSLATE_NOOP("Templates", "Ring"),
         QT_TRANSLATE_NOOP("Templates", "A circle that a beam draws all around.")},
        {"frame-and-name", QT_TRANSLATE_NOOP("Templates", "Framed name"),
         QT_TRANSLATE_NOOP("Templates", "Two casts: one is a frame, the other writes a name into it.")},
        {"line", QT_TRANSLATE_NOOP("Templates", "Line"), QT_TRANSLATE_NOOP("Templates", "All birds in one line.")},
        {"grid", QT_TRANSLATE_NOOP("Templates", "Grid"), QT_TRANSLATE_NOOP("Templates", "Rows and columns.")},
        {"code", QT_TRANSLATE_NOOP("Templates", "QR code"),
         QT_TRANSLATE_NOOP("Templates", "A code that a phone can read, on its light plate.")},
        {"burst", QT_TRANSLATE_NOOP("Templates", "Burst"),
         QT_TRANSLATE_NOOP("Templates", "The flock gathers and scatters when the act ends.")},
        {"swarm", QT_TRANSLATE_NOOP("Templates", "Swarm"),
         QT_TRANSLATE_NOOP("Templates", "The flock turns around a centre, each bird on its own circle.")},
        {"stream", QT_TRANSLATE_NOOP("Templates", "Stream"),
         QT_TRANSLATE_NOOP("Templates", "The flock flows along a way and comes again from its start.")},
        {"finale", QT_TRANSLATE_NOOP("Templates", "Finale"),
         QT_TRANSLATE_NOOP("Templates", "A frame and a whirl land on a code that lights up and can be read.")},
    };
    return kTemplates;
}

std::optional<Act> makeAct(const std::string& id, const Show& show, const ShapeLibrary& shapes)
{
    const Maker* maker = makerOf(id);
    if (!maker) return std::nullopt;
    Act act = (*maker)(Room{show, shapes});
    for (const ActTemplate& entry : actTemplates())
        if (entry.id == id) act.name = translated(entry.name);
    return act;
}

int birdsShort(const Act& act, const Show& show, const ShapeLibrary& shapes)
{
    const std::vector<BirdRange> ranges = castRanges(act, show.flock.count);
    int missing = 0;
    for (std::size_t i = 0; i < act.casts.size(); ++i) {
        const Result<int> needed = shapes.birdsNeeded(act.casts[i].shape);
        if (needed) missing += std::max(0, needed.value() - ranges[i].size());
    }
    return missing;
}

ActId addTemplate(Show& show, const std::string& id, Step at, const ShapeLibrary& shapes)
{
    std::optional<Act> act = makeAct(id, show, shapes);
    if (!act) return {};
    act->start = at;
    fitIntoGap(show, *act);
    return addAct(show, *std::move(act));
}

} // namespace flocktale
