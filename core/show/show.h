// SPDX-License-Identifier: MIT
#pragma once

#include "assign/assign.h"
#include "assign/sweep.h"
#include "base/color.h"
#include "flock/parameters.h"
#include "flock/state.h"
#include "math/step.h"
#include "shape/shape.h"
#include "show/cast_data.h"
#include "show/cast_motion.h"
#include "show/expectation.h"
#include "show/extra.h"
#include "show/ids.h"
#include "show/keys.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The document as plain values. Free functions in show/edit.h change it; nothing else does.
namespace flocktale {

struct Stage {
    double width = 1280, height = 720;
    Rgb background{16, 24, 40};
    Extra extra;
    bool operator==(const Stage&) const = default;
};

struct FlockSetup {
    int count = 600;
    std::uint32_t seed = 1;
    double birdSize = 7; ///< half the length of a bird, stage units
    Rgb color{226, 232, 240};
    Opening opening;
    Extra extra;
    bool operator==(const FlockSetup&) const = default;
};

/// Where a cast's shape stands on the stage.
struct Place {
    double x = 640, y = 360;
    double scale = 1;
    double rotation = 0; ///< degrees, clockwise
    bool operator==(const Place&) const = default;
};

enum class PaintKind {
    solid,
    gradient, ///< stops spread along a direction over the shape
    index,    ///< stops repeated bird by bird
};

/// The colour of a cast. There is always at least one stop.
struct Paint {
    PaintKind kind = PaintKind::solid;
    std::vector<Rgb> stops{Rgb{226, 232, 240}};
    double angle = 0; ///< gradient: degrees, clockwise from left to right
    /// Gradient: where each stop lies, 0 to 1, none before the one ahead of it; empty = evenly from 0 to 1.
    std::vector<double> positions{};
    bool operator==(const Paint&) const = default;
};

enum class ActMode {
    free,
    form,
    unknown, ///< a mode of a later version: kept by its name, plays as a hold
};

/// Points that came with the file. They stand for the shape as long as `key` fits it (show/bake.h), so that a show
/// plays without the font that made them.
struct Baked {
    std::uint64_t key = 0;
    std::vector<Vec2> points;
    bool operator==(const Baked&) const = default;
};

/// Which of the birds that are left a cast takes when its act is entered. Ties go to the lower number.
enum class CastPick {
    order,     ///< by number, one after the other
    alternate, ///< by number, spread evenly over what is left: of half of them every second one
    nearest,   ///< those nearest to the cast's place
    left,      ///< those furthest to the left; and so on
    right,
    top,
    bottom,
};

/// A bird that always goes to the same point: by its number in the flock, and the point's index in the shape.
struct Pin {
    int bird = 0, point = 0;
    bool operator==(const Pin&) const = default;
};

/// A share of the flock inside an act. Casts take their birds in order of the file (show/casting.h).
struct Cast {
    CastId id;
    std::string name;
    int count = 0;    ///< birds; 0 = by share of what the counted casts leave
    double share = 1; ///< weight among the casts without a count
    CastPick pick = CastPick::order;
    int points = 0;              ///< of the shape when they are fewer than the birds; 0 = as many as birds
    std::optional<ActMode> mode; ///< of these birds when it differs from the act's
    Shape shape = DiscShape{};
    Place place;
    AssignmentMethod assignment = AssignmentMethod::angle;
    std::vector<Pin> pins; ///< no bird and no point twice
    Sweep sweep;
    Paint color;
    Form form = Form::bird;
    double formSize = 0;        ///< extent of a landed form; 0 = as the shape wants, else the bird's own size
    double hover = 1;           ///< share of the formation's hover
    double lights = 0;          ///< seconds after the act's start at which a code's plate lights up; 0 = as birds land
    std::vector<KeyTrack> keys; ///< one of a property, in the order of KeyedProperty
    std::optional<CastData> data;   ///< says where the birds are instead of the shape
    std::vector<CastMotion> motion; ///< in the order of playing
    std::optional<Baked> baked;
    Extra extra;      ///< of the cast object
    Extra shapeExtra; ///< of the shape object
    bool operator==(const Cast&) const = default;
};

enum class ExitKind { none, scatter };

enum class SpareKind {
    fly,   ///< freely
    orbit, ///< around a centre
    hide,  ///< freely and unseen
    wait,  ///< where they are
    join,  ///< share the points that there are
};

/// What the birds of a forming act do that have no point: those in no cast, and those beyond Cast::points.
struct Spare {
    SpareKind kind = SpareKind::fly;
    double x = 640,
           y = 360;      ///< orbit: centre of birds in no cast; those of a cast circle its orbitCenter, or its place
    double radius = 260; ///< orbit: of the outermost, stage units
    double speed = 2;    ///< orbit: of the outermost, units per step; negative for anticlockwise
    bool operator==(const Spare&) const = default;
};

struct Act {
    ActId id;
    std::string name;
    ActMode mode = ActMode::form;
    std::string unknownMode; ///< the file's word when mode is unknown
    Step start, duration{180};
    std::vector<Cast> casts; ///< birds that no cast takes fly freely
    Spare spare;
    FormationParameters formation;
    ExitKind exit = ExitKind::none;
    double exitSpeed = 5; ///< units per step
    Extra extra;
    [[nodiscard]] Step end() const { return start + duration; }
    bool operator==(const Act&) const = default;
};

enum class PropKind { plate, box, dashedLine, label, finders, unknown };

/// Something drawn under the flock that is not a bird. Fades in and out.
struct Prop {
    PropId id;
    PropKind kind = PropKind::label;
    std::string unknownKind;         ///< the file's word when kind is unknown: kept, not drawn
    ActId act;                       ///< shown during this act when not empty, else from start for duration
    Step start, duration{180};       ///< relative to the act's start when attached (duration 0 = to its end)
    double x = 640, y = 360;         ///< centre (dashed line: its first end)
    double width = 200, height = 60; ///< dashed line: vector to the second end; finders: width = side of the code
    int modules = 21;                ///< finders: modules a side
    Rgb color{148, 163, 184};
    std::string text; ///< label
    double textSize = 24;
    double fade = 0.3; ///< seconds
    Extra extra;
    bool operator==(const Prop&) const = default;
};

struct Marker {
    MarkerId id;
    std::string name;
    ActId act; ///< attached when not empty: moves with this act
    Step at;   ///< relative to the act's start when attached
    Rgb color{250, 204, 21};
    Extra extra;
    bool operator==(const Marker&) const = default;
};

/// A sound file beside the show, from a place in it on.
struct Sound {
    SoundId id;
    std::string file;  ///< relative path
    ActId act;         ///< attached when not empty: moves with this act
    Step start;        ///< relative to the act's start when attached
    Step duration;     ///< 0 = to the file's end
    double offset = 0; ///< seconds into the file at which it starts
    double gain = 1;
    Extra extra;
    bool operator==(const Sound&) const = default;
};

/// The beat from a moment on, until the next tempo.
struct Tempo {
    Step at; ///< of the first beat of a bar
    double bpm = 120;
    int beatsPerBar = 4;
    Extra extra;
    bool operator==(const Tempo&) const = default;
};

/// Version of the flight's arithmetic: a change that moves a golden hash raises it.
inline constexpr int kPhysicsVersion = 1;
/// Version of the file format.
inline constexpr int kFormatVersion = 1;

/// The document. Acts are sorted by start and never overlap (show/validate.h says when they do); gaps are free flight.
struct Show {
    std::string title;
    int physics = kPhysicsVersion;
    Stage stage;
    FlockSetup flock;
    FlightParameters flight;
    std::vector<Act> acts;
    std::vector<Prop> props;
    std::vector<Marker> markers;
    std::vector<Sound> sounds;
    std::vector<Tempo> tempo; ///< sorted by time, one at a time
    std::vector<Expectation> expectations;
    Extra extra;
    bool operator==(const Show&) const = default;

    /// End of the last act; zero when there is none.
    [[nodiscard]] Step length() const { return acts.empty() ? Step{} : acts.back().end(); }
};

} // namespace flocktale
