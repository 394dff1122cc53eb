// SPDX-License-Identifier: MIT
#pragma once

#include "inspector/data/data_edits.h"
#include "inspector/fields/field.h"
#include "show/edit.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace flocktale {

/// How a form reaches the thing it edits: read() gives it or null, write() puts a changed copy back through core's
/// edits, seed() is the thing as it is by default (of the same kind where there are kinds).
template <typename Root>
struct Access;

template <>
struct Access<Stage> {
    static const Stage* read(const Show& show, const Focus&) { return &show.stage; }
    static bool write(Show& show, const Focus&, Stage value) { return setStage(show, value); }
    static Stage seed(const Show&, const Focus&) { return {}; }
};

template <>
struct Access<FlockSetup> {
    static const FlockSetup* read(const Show& show, const Focus&) { return &show.flock; }
    static bool write(Show& show, const Focus&, FlockSetup value) { return setFlock(show, value); }
    static FlockSetup seed(const Show&, const Focus&) { return {}; }
};

template <>
struct Access<FlightParameters> {
    static const FlightParameters* read(const Show& show, const Focus&) { return &show.flight; }
    static bool write(Show& show, const Focus&, FlightParameters value) { return setFlight(show, value); }
    static FlightParameters seed(const Show& show, const Focus&)
    {
        return show.flight.rules == FlightRules::mirofish ? mirofishFlight() : theatreFlight();
    }
};

template <>
struct Access<Act> {
    static const Act* read(const Show& show, const Focus& focus) { return findAct(show, focus.act); }
    static bool write(Show& show, const Focus&, Act value) { return setAct(show, value); }
    static Act seed(const Show&, const Focus&) { return {}; }
};

template <>
struct Access<Cast> {
    static const Cast* read(const Show& show, const Focus& focus)
    {
        const Act* act = findAct(show, focus.act);
        return act ? findCast(*act, focus.cast) : nullptr;
    }
    /// Points that were baked for another shape are no longer of use.
    static bool write(Show& show, const Focus& focus, Cast value);
    static Cast seed(const Show& show, const Focus& focus);
};

template <>
struct Access<CastMotion> {
    static const CastMotion* read(const Show& show, const Focus& focus);
    static bool write(Show& show, const Focus& focus, CastMotion value);
    static CastMotion seed(const Show& show, const Focus& focus);
};

/// The data of the cast; fields of another kind of data than its own do not apply.
template <>
struct Access<CastData> {
    static const CastData* read(const Show& show, const Focus& focus) { return findData(show, focus.act, focus.cast); }
    static bool write(Show& show, const Focus& focus, CastData value)
    {
        return setData(show, focus.act, focus.cast, std::move(value));
    }
    static CastData seed(const Show& show, const Focus& focus);
};

template <>
struct Access<Prop> {
    static const Prop* read(const Show& show, const Focus& focus)
    {
        const auto found =
            std::find_if(show.props.begin(), show.props.end(), [&](const Prop& prop) { return prop.id == focus.prop; });
        return found == show.props.end() ? nullptr : &*found;
    }
    static bool write(Show& show, const Focus&, Prop value) { return setProp(show, value); }
    static Prop seed(const Show& show, const Focus&)
    {
        Prop prop;
        prop.x = show.stage.width / 2;
        prop.y = show.stage.height / 2;
        return prop;
    }
};

} // namespace flocktale
