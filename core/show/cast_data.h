// SPDX-License-Identifier: MIT
#pragma once

#include "base/color.h"
#include "math/step.h"
#include "show/extra.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Data that a cast plays: each entity is a clump of its birds.
namespace flocktale {

/// What becomes of an event in a pipeline.
enum class EventFate {
    normal,    ///< goes through
    duplicate, ///< is stopped where duplicates are found
    timeout,   ///< times out in the worker, backs off and is tried again until it succeeds
    failure,   ///< fails until it is given up, and is replayed at the reconciliation
};

enum class EventStatus { waiting, moving, skipped, retrying, dead, replaying, done };
inline constexpr std::size_t kEventStatuses = 7;

struct PipelineEvent {
    std::string name;
    Step at;      ///< arrives, in the data's time
    int lane = 0; ///< index
    EventFate fate = EventFate::normal;
    int retries = 1; ///< timeout: tries that time out before one succeeds
    Extra extra;
    bool operator==(const PipelineEvent&) const = default;
};

struct PipelineStage {
    std::string name;
    double x = 0; ///< stage units
    Extra extra;
    bool operator==(const PipelineStage&) const = default;
};

struct PipelineLane {
    std::string name;
    double y = 0; ///< stage units
    Extra extra;
    bool operator==(const PipelineLane&) const = default;
};

/// How large the clumps are and how they swarm.
struct Clump {
    double radius = 26; ///< stage units
    double speed = 0.8; ///< of the outermost birds, units per step
    bool operator==(const Clump&) const = default;
};

/// Events that arrive in lanes, pass stages and meet their fates. Times of its numbers in seconds.
struct Pipeline {
    std::vector<PipelineStage> stages; ///< in order of passing, at least two
    std::vector<PipelineLane> lanes;   ///< at least one
    int checkStage = 1;                ///< where duplicates are skipped, index
    int workStage = 2;                 ///< where tries time out and fail, index
    int deadLane = 0;                  ///< where events go that are given up, index
    double hop = 0.8;                  ///< from stage to stage, and between lanes
    double attempt = 0.4;              ///< that a try takes until it times out or fails
    double backoff = 0.4;              ///< wait before the second try
    double factor = 2;                 ///< by which each wait is longer than the one before
    int attempts = 3;                  ///< until an event is given up
    double reconcile = 8;              ///< when dead events are replayed, in the data's time
    double replayGap = 0.3;            ///< from one replay to the next
    std::array<Rgb, kEventStatuses> colors{Rgb{148, 163, 184}, Rgb{56, 189, 248}, Rgb{100, 116, 139},
                                           Rgb{250, 204, 21},  Rgb{239, 68, 68},  Rgb{192, 132, 252},
                                           Rgb{52, 211, 153}}; ///< by EventStatus
    std::vector<PipelineEvent> events;
    bool operator==(const Pipeline&) const = default;
};

struct TableState {
    std::string name;
    Rgb color;
    Extra extra;
    bool operator==(const TableState&) const = default;
};

struct TablePlace {
    std::string name;
    double x = 0, y = 0; ///< stage units
    Extra extra;
    bool operator==(const TablePlace&) const = default;
};

/// What is known of an entity from a time on. What a row does not say stays as it was.
struct TableRow {
    std::string entity;
    Step at;                        ///< in the data's time
    std::string state, lane, place; ///< names of the table's lists, empty = as before
    std::optional<Rgb> color;       ///< instead of the state's
    Extra extra;
    bool operator==(const TableRow&) const = default;
};

/// Any entities over time. A place says x and y; a lane then says y anew.
struct EntityTable {
    std::vector<TableState> states;
    std::vector<PipelineLane> lanes;
    std::vector<TablePlace> places;
    double travel = 0.8;        ///< seconds that an entity takes to a new place
    std::vector<TableRow> rows; ///< of one entity in order of time; entities in order of their first rows
    bool operator==(const EntityTable&) const = default;
};

/// The data of a cast.
struct CastData {
    std::variant<Pipeline, EntityTable> content;
    Step start; ///< of the data's time, after the act's start; before it when the act was cut from a longer one
    Clump clump;
    Extra extra; ///< of the data object, and of the colours in it ("colors/…")
    bool operator==(const CastData&) const = default;
};

} // namespace flocktale
