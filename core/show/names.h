// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"

#include <array>
#include <string_view>

/// The words of the file for the choices of a show.
namespace flocktale {

template <typename E>
struct Named {
    E value;
    std::string_view name;
};

inline constexpr std::array kActModes{Named<ActMode>{ActMode::free, "free"}, Named<ActMode>{ActMode::form, "form"}};
inline constexpr std::array kFlightRules{Named<FlightRules>{FlightRules::theatre, "theatre"},
                                         Named<FlightRules>{FlightRules::mirofish, "mirofish"}};
inline constexpr std::array kOpeningKinds{Named<OpeningKind>{OpeningKind::vortex, "vortex"},
                                          Named<OpeningKind>{OpeningKind::scattered, "scattered"}};
inline constexpr std::array kExitKinds{Named<ExitKind>{ExitKind::none, "none"},
                                       Named<ExitKind>{ExitKind::scatter, "scatter"}};
inline constexpr std::array kSpareKinds{
    Named<SpareKind>{SpareKind::fly, "fly"}, Named<SpareKind>{SpareKind::orbit, "orbit"},
    Named<SpareKind>{SpareKind::hide, "hide"}, Named<SpareKind>{SpareKind::wait, "wait"},
    Named<SpareKind>{SpareKind::join, "join"}};
inline constexpr std::array kCastPicks{
    Named<CastPick>{CastPick::order, "order"},     Named<CastPick>{CastPick::alternate, "alternate"},
    Named<CastPick>{CastPick::nearest, "nearest"}, Named<CastPick>{CastPick::left, "left"},
    Named<CastPick>{CastPick::right, "right"},     Named<CastPick>{CastPick::top, "top"},
    Named<CastPick>{CastPick::bottom, "bottom"}};
inline constexpr std::array kKeyedProperties{
    Named<KeyedProperty>{KeyedProperty::position, "position"}, Named<KeyedProperty>{KeyedProperty::scale, "scale"},
    Named<KeyedProperty>{KeyedProperty::rotation, "rotation"}, Named<KeyedProperty>{KeyedProperty::color, "color"},
    Named<KeyedProperty>{KeyedProperty::orbitCenter, "orbitCenter"}};
/// A bezier is its four numbers.
inline constexpr std::array kEasingKinds{Named<EasingKind>{EasingKind::linear, "linear"},
                                         Named<EasingKind>{EasingKind::hold, "hold"},
                                         Named<EasingKind>{EasingKind::smoothstep, "smoothstep"}};
inline constexpr std::array kForms{Named<Form>{Form::bird, "bird"}, Named<Form>{Form::triangle, "triangle"},
                                   Named<Form>{Form::disc, "disc"}, Named<Form>{Form::square, "square"}};
inline constexpr std::array kQrLevels{Named<QrLevel>{QrLevel::low, "L"}, Named<QrLevel>{QrLevel::medium, "M"},
                                      Named<QrLevel>{QrLevel::quartile, "Q"}, Named<QrLevel>{QrLevel::high, "H"}};
inline constexpr std::array kPropKinds{Named<PropKind>{PropKind::plate, "plate"}, Named<PropKind>{PropKind::box, "box"},
                                       Named<PropKind>{PropKind::dashedLine, "dashedLine"},
                                       Named<PropKind>{PropKind::label, "label"},
                                       Named<PropKind>{PropKind::finders, "finders"}};

inline constexpr std::array kMotionKinds{
    Named<MotionKind>{MotionKind::orbit, "orbit"},     Named<MotionKind>{MotionKind::vortex, "vortex"},
    Named<MotionKind>{MotionKind::path, "path"},       Named<MotionKind>{MotionKind::stream, "stream"},
    Named<MotionKind>{MotionKind::drift, "drift"},     Named<MotionKind>{MotionKind::spin, "spin"},
    Named<MotionKind>{MotionKind::breathe, "breathe"}, Named<MotionKind>{MotionKind::spiral, "spiral"},
    Named<MotionKind>{MotionKind::stay, "stay"},       Named<MotionKind>{MotionKind::tint, "tint"},
    Named<MotionKind>{MotionKind::wipe, "wipe"},       Named<MotionKind>{MotionKind::flash, "flash"}};
inline constexpr std::array kEventFates{
    Named<EventFate>{EventFate::normal, "normal"}, Named<EventFate>{EventFate::duplicate, "duplicate"},
    Named<EventFate>{EventFate::timeout, "timeout"}, Named<EventFate>{EventFate::failure, "failure"}};
inline constexpr std::array kEventStatusNames{
    Named<EventStatus>{EventStatus::waiting, "waiting"}, Named<EventStatus>{EventStatus::moving, "moving"},
    Named<EventStatus>{EventStatus::skipped, "skipped"}, Named<EventStatus>{EventStatus::retrying, "retrying"},
    Named<EventStatus>{EventStatus::dead, "dead"},       Named<EventStatus>{EventStatus::replaying, "replaying"},
    Named<EventStatus>{EventStatus::done, "done"}};
static_assert(kEventStatusNames.size() == kEventStatuses);
inline constexpr std::array kExpectationKinds{Named<ExpectationKind>{ExpectationKind::state, "state"},
                                              Named<ExpectationKind>{ExpectationKind::arrived, "arrived"},
                                              Named<ExpectationKind>{ExpectationKind::readable, "readable"}};

inline std::array<Named<AssignmentMethod>, 6> assignmentNames()
{
    const auto named = [](AssignmentMethod method) { return Named<AssignmentMethod>{method, assignmentName(method)}; };
    return {named(AssignmentMethod::angle),     named(AssignmentMethod::index),
            named(AssignmentMethod::nearest),   named(AssignmentMethod::optimal),
            named(AssignmentMethod::noMeeting), named(AssignmentMethod::shortestLongest)};
}

inline std::array<Named<SweepKind>, 9> sweepNames()
{
    const auto named = [](SweepKind kind) { return Named<SweepKind>{kind, sweepName(kind)}; };
    return {named(SweepKind::angle),  named(SweepKind::radius),   named(SweepKind::x),
            named(SweepKind::y),      named(SweepKind::distance), named(SweepKind::random),
            named(SweepKind::linear), named(SweepKind::noise),    named(SweepKind::field)};
}

/// The word of a value, empty when the table has none.
template <typename E, std::size_t N>
constexpr std::string_view nameOf(const std::array<Named<E>, N>& names, E value)
{
    for (const Named<E>& named : names)
        if (named.value == value) return named.name;
    return {};
}

} // namespace flocktale
