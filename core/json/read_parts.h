// SPDX-License-Identifier: MIT
#pragma once

#include "show/show.h"
#include "json/object_reader.h"

/// The parts of a show file, each from its object. Problems go to the log; what was wrong keeps its default.
namespace flocktale {

[[nodiscard]] Act readAct(ReadingLog& log, NodeId node);
[[nodiscard]] Cast readCast(ObjectReader object, ActMode actMode);
/// The members that this version does not know go to `extra`; those of an unknown type become its options.
[[nodiscard]] Shape readShape(ObjectReader object, Extra& extra);
/// The tracks of a cast's "keys" in the order of kKeyedProperties.
[[nodiscard]] std::vector<KeyTrack> readKeys(ObjectReader object);
[[nodiscard]] Key readKey(ObjectReader object, KeyedProperty property);
/// A motion of a kind that is not known keeps all its members.
[[nodiscard]] CastMotion readMotion(ObjectReader object);
/// Nothing for data of a kind that is not known, which then stays with the unknown members.
[[nodiscard]] std::optional<CastData> readData(ObjectReader object);
void readEvent(ObjectReader& object, PipelineEvent& event);
void readTableRow(ObjectReader& object, TableRow& row);
[[nodiscard]] Expectation readExpectation(ObjectReader object);
void readSweep(ObjectReader& owner, Sweep& sweep, Extra& extra);
[[nodiscard]] Tempo readTempo(ObjectReader object);
[[nodiscard]] Prop readProp(ObjectReader object);
[[nodiscard]] Marker readMarker(ObjectReader object);
[[nodiscard]] Sound readSound(ObjectReader object);

/// A member that is an object with a `kind`, or only the kind's word.
template <typename E, std::size_t N>
std::optional<ObjectReader> readKind(ObjectReader& owner, std::string_view name, const std::array<Named<E>, N>& names,
                                     E& target)
{
    const NodeId member = owner.tree().find(owner.node(), name);
    if (member != kNoNode && owner.tree().kind(member) == JsonKind::text) {
        owner.choice(name, names, target);
        return std::nullopt;
    }
    std::optional<ObjectReader> object = owner.object(name);
    if (object) object->choice("kind", names, target);
    return object;
}

/// The word of an easing, or the four numbers of a bezier.
void readEasing(ObjectReader& object, std::string_view name, Easing& target);
/// A time from 0 to the longest show, on the grid of steps; a warning when that moved it by more than a millisecond.
void readTime(ObjectReader& object, std::string_view name, Step& target);
/// The same for the start of a span, which may lie before its act's.
void readSpanStart(ObjectReader& object, std::string_view name, Step& target);
/// A duration of at least `shortest`; less is raised, with a warning.
void readDuration(ObjectReader& object, std::string_view name, Step shortest, Step& target);

} // namespace flocktale
