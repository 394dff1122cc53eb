// SPDX-License-Identifier: MIT
#pragma once

#include "math/step.h"
#include "show/extra.h"
#include "show/ids.h"

#include <string>

namespace flocktale {

enum class ExpectationKind {
    state,    ///< an entity of a cast's data is in a state at a time
    arrived,  ///< a share of the birds is where it belongs at a time
    readable, ///< the codes of an act can be read from a time to its end
    unknown,  ///< one of a later version: kept, not checked
};

/// What a show says of its own performance (show/expect.h checks it).
struct Expectation {
    ExpectationKind kind = ExpectationKind::arrived;
    std::string unknownKind; ///< the file's word when kind is unknown
    ActId act;
    CastId cast;        ///< of the act; empty = any that has the entity (state), all that form (arrived)
    Step at;            ///< after the act's start
    std::string entity; ///< state: an entity's name, or the number from 1 of an event without a name
    std::string state;
    double share = 0.95; ///< arrived: of the birds
    double within = 12;  ///< arrived: stage units from the target
    Extra extra;
    bool operator==(const Expectation&) const = default;
};

} // namespace flocktale
