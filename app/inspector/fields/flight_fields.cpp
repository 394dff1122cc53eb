// SPDX-License-Identifier: MIT
#include "inspector/fields/field_builder.h"
#include "inspector/fields/forms.h"

#include <QtGlobal>

namespace flocktale {

namespace {

constexpr Look kPerSecond{1, kStepsPerSecond};
constexpr Look kTurnPerSecond{1, kStepsPerSecond* kDegrees};
constexpr Look kPercent{1, 100};

constexpr std::array kRules{
    Choice<FlightRules>{FlightRules::theatre, QT_TRANSLATE_NOOP("Fields", "Birds (theatre)")},
    Choice<FlightRules>{FlightRules::mirofish, QT_TRANSLATE_NOOP("Fields", "Fish (MiroFish)")},
};

constexpr auto kTheatreOnly = [](auto& flight) { return flight.rules == FlightRules::theatre ? &flight : nullptr; };
constexpr auto kFishOnly = [](auto& flight) { return flight.rules == FlightRules::mirofish ? &flight : nullptr; };
constexpr auto kWithWall = [](auto& flight) { return flight.wallDistance > 0 ? &flight : nullptr; };

/// The lowest speed stays below the highest and the separation radius within sight: the other one gives way.
void settleFlight(FlightParameters& flight, const std::string& changed)
{
    if (flight.minSpeed > flight.maxSpeed) {
        if (changed == "minSpeed")
            flight.maxSpeed = flight.minSpeed;
        else
            flight.minSpeed = flight.maxSpeed;
    }
    if (flight.separationRadius > flight.sight) {
        if (changed == "separationRadius")
            flight.sight = std::max(flight.separationRadius, 1.0);
        else
            flight.separationRadius = flight.sight;
    }
}

template <typename Part>
Field flightField(const Words& words, Part part, Look look, std::string_view member = {})
{
    Field field = numberField<FlightParameters>(words, part, kFlightFields, member.empty() ? words.name : member, look);
    field.slider = true;
    guard<FlightParameters>(field, settleFlight, nullptr);
    return field;
}

} // namespace

Fields flightFields()
{
    Fields fields;
    fields.push_back(choiceField<FlightParameters>(
        {"rules", QT_TRANSLATE_NOOP("Fields", "Rules"),
         QT_TRANSLATE_NOOP("Fields", "Which of the two seeds' rules turn neighbours into forces.")},
        kWhole, &FlightParameters::rules, kRules));
    // The rules are no parameter with a seed's value: each seed has its own.
    fields.back().seed = nullptr;
    fields.back().reset = nullptr;

    const auto add = [&fields](const Words& words, auto part, Look look, std::string_view member = {}) {
        fields.push_back(flightField(words, part, look, member));
    };
    add({"sight", QT_TRANSLATE_NOOP("Fields", "Sight"),
         QT_TRANSLATE_NOOP("Fields", "How far a bird sees its neighbours."), QT_TRANSLATE_NOOP("Fields", "px")},
        kWhole, {1});
    add({"separationRadius", QT_TRANSLATE_NOOP("Fields", "Personal space"),
         QT_TRANSLATE_NOOP("Fields", "Neighbours nearer than this push away; never more than the sight."),
         QT_TRANSLATE_NOOP("Fields", "px")},
        kWhole, {1});
    add({"align", QT_TRANSLATE_NOOP("Fields", "Align"),
         QT_TRANSLATE_NOOP("Fields", "How strongly a bird turns the way its neighbours fly.")},
        kWhole, {4});
    add({"cohere", QT_TRANSLATE_NOOP("Fields", "Cohere"),
         QT_TRANSLATE_NOOP("Fields", "How strongly a bird is drawn to the middle of its neighbours.")},
        kWhole, {5});
    add({"separate", QT_TRANSLATE_NOOP("Fields", "Separate"),
         QT_TRANSLATE_NOOP("Fields", "How strongly a bird keeps off neighbours that are too near.")},
        kWhole, {4});
    add({"minSpeed", QT_TRANSLATE_NOOP("Fields", "Lowest speed"),
         QT_TRANSLATE_NOOP("Fields", "A free bird is never slower than this."), QT_TRANSLATE_NOOP("Fields", "px/s")},
        kWhole, kPerSecond);
    add({"maxSpeed", QT_TRANSLATE_NOOP("Fields", "Highest speed"),
         QT_TRANSLATE_NOOP("Fields", "A free bird is never faster than this."), QT_TRANSLATE_NOOP("Fields", "px/s")},
        kWhole, kPerSecond);
    add({"maxForce", QT_TRANSLATE_NOOP("Fields", "Highest force"),
         QT_TRANSLATE_NOOP("Fields", "Cap of each steering force and of their sum; higher turns more sharply.")},
        kFishOnly, {3});
    add({"minDistance", QT_TRANSLATE_NOOP("Fields", "Nearest distance"),
         QT_TRANSLATE_NOOP("Fields",
                           "Neighbours nearer than this count as this far away, so that nobody is flung off."),
         QT_TRANSLATE_NOOP("Fields", "px")},
        kFishOnly, {2});
    add({"wander", QT_TRANSLATE_NOOP("Fields", "Wander"),
         QT_TRANSLATE_NOOP("Fields", "How quickly each bird strays from its course by itself, at most."),
         QT_TRANSLATE_NOOP("Fields", "°/s")},
        kTheatreOnly, kTurnPerSecond);
    add({"noise", QT_TRANSLATE_NOOP("Fields", "Noise"),
         QT_TRANSLATE_NOOP("Fields", "Random steering as a share of the highest force; keeps the shoal from freezing."),
         QT_TRANSLATE_NOOP("Fields", "%")},
        kFishOnly, kPercent, "wander");
    add({"wind", QT_TRANSLATE_NOOP("Fields", "Wind"),
         QT_TRANSLATE_NOOP("Fields", "Force of the slowly changing wind where it is strongest.")},
        kWhole, {4});
    add({"windScale", QT_TRANSLATE_NOOP("Fields", "Wind waves"),
         QT_TRANSLATE_NOOP("Fields", "Length of the wind's waves: short ones tear the flock, long ones carry it."),
         QT_TRANSLATE_NOOP("Fields", "px")},
        kWhole, {0});
    add({"centrePull", QT_TRANSLATE_NOOP("Fields", "Pull of the centre"),
         QT_TRANSLATE_NOOP("Fields", "How strongly the wandering centre draws the flock, per pixel of distance.")},
        kWhole, {6});
    add({"centreReach", QT_TRANSLATE_NOOP("Fields", "Reach of the centre"),
         QT_TRANSLATE_NOOP("Fields", "How far the centre wanders, as a share of the stage."),
         QT_TRANSLATE_NOOP("Fields", "%")},
        kWhole, kPercent);
    add({"wallDistance", QT_TRANSLATE_NOOP("Fields", "Soft wall"),
         QT_TRANSLATE_NOOP("Fields", "How far inside the edge of the stage the soft wall begins; 0 is no wall."),
         QT_TRANSLATE_NOOP("Fields", "px")},
        kWhole, {0});
    add({"wallForce", QT_TRANSLATE_NOOP("Fields", "Force of the wall"),
         QT_TRANSLATE_NOOP("Fields", "How strongly the wall turns birds back at the very edge.")},
        kWithWall, {4});
    return fields;
}

} // namespace flocktale
