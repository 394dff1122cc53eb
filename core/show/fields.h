// SPDX-License-Identifier: MIT
#pragma once

#include "base/limits.h"
#include "show/show.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

/// Every number of a show with its name in the file and its range, stated once: the reader, the writer, validation and
/// the forms of the editor go by these tables. A test holds the JSON Schema to them.
namespace flocktale {

struct NumberRange {
    double lowest, highest; ///< both allowed
    [[nodiscard]] constexpr bool contains(double value) const { return value >= lowest && value <= highest; }
};

/// A number that is a member of T.
template <typename T>
struct NumberField {
    std::string_view name; ///< in the file
    std::variant<double T::*, int T::*, std::uint32_t T::*> member;
    NumberRange range;

    [[nodiscard]] constexpr bool whole() const { return member.index() != 0; }
    [[nodiscard]] constexpr double get(const T& object) const
    {
        return std::visit([&](auto m) { return static_cast<double>(object.*m); }, member);
    }
    /// The value is within the range, and whole when the field is.
    constexpr void set(T& object, double value) const
    {
        std::visit([&](auto m) { object.*m = static_cast<std::remove_reference_t<decltype(object.*m)>>(value); },
                   member);
    }
};

inline constexpr NumberRange kAngleRange{-3'600, 3'600};                          ///< degrees
inline constexpr NumberRange kCoordinateRange{-limits::kLength, limits::kLength}; ///< stage units
inline constexpr NumberRange kLengthRange{1, limits::kLength};                    ///< stage units
/// Baked points come from shapes whose parameters are in range, but a long text is longer than any parameter.
inline constexpr NumberRange kBakedRange{-100 * limits::kLength, 100 * limits::kLength};
inline constexpr NumberRange kTimeRange{0, limits::kShowSeconds}; ///< seconds

inline constexpr std::array kStageFields{
    NumberField<Stage>{"width", &Stage::width, {1, limits::kStageSide}},
    NumberField<Stage>{"height", &Stage::height, {1, limits::kStageSide}},
};

inline constexpr std::array kFlockFields{
    NumberField<FlockSetup>{"count", &FlockSetup::count, {0, limits::kBirds}},
    NumberField<FlockSetup>{"seed", &FlockSetup::seed, {0, 4'294'967'295}},
    NumberField<FlockSetup>{"birdSize", &FlockSetup::birdSize, {0.5, 200}},
};

inline constexpr std::array kOpeningFields{
    NumberField<Opening>{"seconds", &Opening::seconds, {0, 600}},
    NumberField<Opening>{"radius", &Opening::radius, {0, 10'000}},
};

inline constexpr std::array kFlightFields{
    NumberField<FlightParameters>{"sight", &FlightParameters::sight, {1, 2'000}},
    NumberField<FlightParameters>{"separationRadius", &FlightParameters::separationRadius, {0, 2'000}},
    NumberField<FlightParameters>{"align", &FlightParameters::align, {0, 10}},
    NumberField<FlightParameters>{"cohere", &FlightParameters::cohere, {0, 10}},
    NumberField<FlightParameters>{"separate", &FlightParameters::separate, {0, 10}},
    NumberField<FlightParameters>{"minSpeed", &FlightParameters::minSpeed, {0, 100}},
    NumberField<FlightParameters>{"maxSpeed", &FlightParameters::maxSpeed, {0.01, 100}},
    NumberField<FlightParameters>{"maxForce", &FlightParameters::maxForce, {0, 100}},
    NumberField<FlightParameters>{"minDistance", &FlightParameters::minDistance, {0.01, 1'000}},
    NumberField<FlightParameters>{"wander", &FlightParameters::wander, {0, 4}},
    NumberField<FlightParameters>{"wind", &FlightParameters::wind, {0, 10}},
    NumberField<FlightParameters>{"windScale", &FlightParameters::windScale, {10, 100'000}},
    NumberField<FlightParameters>{"centrePull", &FlightParameters::centrePull, {0, 1}},
    NumberField<FlightParameters>{"centreReach", &FlightParameters::centreReach, {0, 4}},
    NumberField<FlightParameters>{"wallDistance", &FlightParameters::wallDistance, {0, limits::kStageSide}},
    NumberField<FlightParameters>{"wallForce", &FlightParameters::wallForce, {0, 10}},
};

/// Springs and dampings within these ranges can still be unstable: isStable() has the last word.
inline constexpr std::array kFormationFields{
    NumberField<FormationParameters>{"seconds", &FormationParameters::seconds, {0.01, 600}},
    NumberField<FormationParameters>{"springBase", &FormationParameters::springBase, {0, 1'000}},
    NumberField<FormationParameters>{"springGain", &FormationParameters::springGain, {-1'000, 1'000}},
    NumberField<FormationParameters>{"dampingBase", &FormationParameters::dampingBase, {-10, 10}},
    NumberField<FormationParameters>{"dampingDrop", &FormationParameters::dampingDrop, {-10, 10}},
    NumberField<FormationParameters>{"hover", &FormationParameters::hover, {0, 10}},
};

inline constexpr NumberRange kExitSpeedRange{0, 100}; ///< Act::exitSpeed, "speed" of "exit" in the file

inline constexpr std::array kCastFields{
    NumberField<Cast>{"count", &Cast::count, {0, limits::kBirds}},
    NumberField<Cast>{"share", &Cast::share, {0, 1'000'000}},
    NumberField<Cast>{"points", &Cast::points, {0, limits::kBirds}},
    NumberField<Cast>{"formSize", &Cast::formSize, {0, 2'000}},
    NumberField<Cast>{"hover", &Cast::hover, {0, 1}},
    NumberField<Cast>{"lights", &Cast::lights, kTimeRange},
};

inline constexpr std::array kPlaceFields{
    NumberField<Place>{"x", &Place::x, kCoordinateRange},
    NumberField<Place>{"y", &Place::y, kCoordinateRange},
    NumberField<Place>{"scale", &Place::scale, {0.001, 1'000}},
    NumberField<Place>{"rotation", &Place::rotation, kAngleRange},
};

inline constexpr std::array kSweepFields{
    NumberField<Sweep>{"stagger", &Sweep::stagger, {0, 1}},
    NumberField<Sweep>{"startAngle", &Sweep::startAngle, kAngleRange},
    NumberField<Sweep>{"direction", &Sweep::direction, kAngleRange},
    NumberField<Sweep>{"scale", &Sweep::scale, kLengthRange},
};

/// Handles of a bezier easing.
inline constexpr NumberRange kEasingTimeRange{0, 1};
inline constexpr NumberRange kEasingValueRange{-10, 10};

/// Each part of a keyed value.
[[nodiscard]] constexpr NumberRange keyRange(KeyedProperty property)
{
    switch (property) {
    case KeyedProperty::scale:
        return {0.001, 1'000};
    case KeyedProperty::rotation:
        return kAngleRange;
    case KeyedProperty::color:
        return {0, 255};
    case KeyedProperty::position:
    case KeyedProperty::orbitCenter:
        break;
    }
    return kCoordinateRange;
}

/// Birds and points of pins.
inline constexpr NumberRange kPinRange{0, limits::kBirds - 1};

inline constexpr std::array kSpareFields{
    NumberField<Spare>{"x", &Spare::x, kCoordinateRange},
    NumberField<Spare>{"y", &Spare::y, kCoordinateRange},
    NumberField<Spare>{"radius", &Spare::radius, kLengthRange},
    NumberField<Spare>{"speed", &Spare::speed, {-100, 100}},
};

/// Of the start of a motion or of data: below 0 when its act was cut from a longer one.
inline constexpr NumberRange kSpanStartRange{-limits::kShowSeconds, limits::kShowSeconds}; ///< seconds
inline constexpr NumberRange kSpeedRange{-100, 100};                                       ///< units per step

inline constexpr std::array kMotionFields{
    NumberField<CastMotion>{"easeIn", &CastMotion::easeIn, {0, 600}},
    NumberField<CastMotion>{"easeOut", &CastMotion::easeOut, {0, 600}},
    NumberField<CastMotion>{"spread", &CastMotion::spread, {0, 600}},
    NumberField<CastMotion>{"radius", &CastMotion::radius, kLengthRange},
    NumberField<CastMotion>{"speed", &CastMotion::speed, kSpeedRange},
    NumberField<CastMotion>{"noise", &CastMotion::noise, {0, 10'000}},
    NumberField<CastMotion>{"turns", &CastMotion::turns, {-1'000, 1'000}},
    NumberField<CastMotion>{"driftX", &CastMotion::driftX, {-10'000, 10'000}},
    NumberField<CastMotion>{"driftY", &CastMotion::driftY, {-10'000, 10'000}},
    NumberField<CastMotion>{"depth", &CastMotion::depth, {0, 1}},
    NumberField<CastMotion>{"period", &CastMotion::period, {0.1, 600}},
    NumberField<CastMotion>{"angle", &CastMotion::angle, kAngleRange},
    NumberField<CastMotion>{"hop", &CastMotion::hop, {0, 600}},
};

inline constexpr std::array kMotionStopFields{
    NumberField<MotionStop>{"x", &MotionStop::x, kCoordinateRange},
    NumberField<MotionStop>{"y", &MotionStop::y, kCoordinateRange},
    NumberField<MotionStop>{"dwell", &MotionStop::dwell, {0.01, limits::kShowSeconds}},
};

inline constexpr std::array kClumpFields{
    NumberField<Clump>{"radius", &Clump::radius, kLengthRange},
    NumberField<Clump>{"speed", &Clump::speed, kSpeedRange},
};

/// Indices are from 0; that they name a stage or a lane is checked on its own.
inline constexpr std::array kPipelineFields{
    NumberField<Pipeline>{"checkStage", &Pipeline::checkStage, {0, limits::kDataLists - 1}},
    NumberField<Pipeline>{"workStage", &Pipeline::workStage, {0, limits::kDataLists - 1}},
    NumberField<Pipeline>{"deadLane", &Pipeline::deadLane, {0, limits::kDataLists - 1}},
    NumberField<Pipeline>{"hop", &Pipeline::hop, {0.01, 600}},
    NumberField<Pipeline>{"attempt", &Pipeline::attempt, {0, 600}},
    NumberField<Pipeline>{"backoff", &Pipeline::backoff, {0, 600}},
    NumberField<Pipeline>{"factor", &Pipeline::factor, {1, 10}},
    NumberField<Pipeline>{"attempts", &Pipeline::attempts, {1, 20}},
    NumberField<Pipeline>{"reconcile", &Pipeline::reconcile, kTimeRange},
    NumberField<Pipeline>{"replayGap", &Pipeline::replayGap, {0, 600}},
};
inline constexpr NumberRange kRetriesRange{1, 20}; ///< PipelineEvent::retries
inline constexpr NumberRange kTravelRange{0, 600}; ///< EntityTable::travel, seconds

inline constexpr std::array kExpectationFields{
    NumberField<Expectation>{"share", &Expectation::share, {0, 1}},
    NumberField<Expectation>{"within", &Expectation::within, {0, limits::kLength}},
};

inline constexpr std::array kPaintFields{NumberField<Paint>{"angle", &Paint::angle, kAngleRange}};
inline constexpr NumberRange kStopRange{0, 1}; ///< Paint::positions

inline constexpr std::array kRingFields{NumberField<RingShape>{"radius", &RingShape::radius, kLengthRange}};
inline constexpr std::array kDiscFields{NumberField<DiscShape>{"radius", &DiscShape::radius, kLengthRange}};
inline constexpr std::array kLineFields{NumberField<LineShape>{"length", &LineShape::length, kLengthRange}};
inline constexpr std::array kRectFields{
    NumberField<RectShape>{"width", &RectShape::width, kLengthRange},
    NumberField<RectShape>{"height", &RectShape::height, kLengthRange},
};
inline constexpr std::array kGridFields{
    NumberField<GridShape>{"width", &GridShape::width, kLengthRange},
    NumberField<GridShape>{"height", &GridShape::height, kLengthRange},
    NumberField<GridShape>{"columns", &GridShape::columns, {0, limits::kBirds}},
};
inline constexpr std::array kTextFields{NumberField<TextShape>{"size", &TextShape::size, {1, 4'096}}};
inline constexpr std::array kQrFields{
    NumberField<QrShape>{"size", &QrShape::size, kLengthRange},
    NumberField<QrShape>{"quietZone", &QrShape::quietZone, {0, 40}},
};

inline constexpr std::array kPropFields{
    NumberField<Prop>{"x", &Prop::x, kCoordinateRange},
    NumberField<Prop>{"y", &Prop::y, kCoordinateRange},
    NumberField<Prop>{"width", &Prop::width, kCoordinateRange},
    NumberField<Prop>{"height", &Prop::height, kCoordinateRange},
    NumberField<Prop>{"modules", &Prop::modules, {21, 177}},
    NumberField<Prop>{"textSize", &Prop::textSize, {1, 4'096}},
    NumberField<Prop>{"fade", &Prop::fade, {0, 60}},
};

inline constexpr std::array kSoundFields{
    NumberField<Sound>{"offset", &Sound::offset, kTimeRange},
    NumberField<Sound>{"gain", &Sound::gain, {0, 4}},
};

inline constexpr std::array kTempoFields{
    NumberField<Tempo>{"bpm", &Tempo::bpm, {20, 400}},
    NumberField<Tempo>{"beatsPerBar", &Tempo::beatsPerBar, {1, 16}},
};

} // namespace flocktale
