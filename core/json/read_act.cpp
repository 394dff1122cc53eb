// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "json/read_parts.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
/// The file's times are rounded to steps without a word within this many seconds: what a hand writes as 0.017.
constexpr double kUnnoticed = 0.001;
/// Durations below 0 are read, to be raised.
constexpr NumberRange kDurationRange{-limits::kShowSeconds, limits::kShowSeconds};

void warnIfRounded(ReadingLog& log, NodeId node, double value, Step used)
{
    if (std::abs(value - seconds(used)) > kUnnoticed)
        log.warning(ProblemCode::timeRounded, node, {quotedValue(log.tree(), node), numberText(seconds(used))});
}

/// The nearest step, or `shortest` when the duration is clearly below that.
Step durationStep(ReadingLog& log, NodeId node, double value, Step nearest, Step shortest)
{
    if (value < seconds(shortest) - kUnnoticed) {
        log.warning(ProblemCode::raisedToOneStep, node, {quotedValue(log.tree(), node)});
        return shortest;
    }
    const Step used = std::max(nearest, shortest);
    warnIfRounded(log, node, value, used);
    return used;
}

/// Both ends of an act are rounded, not its length: acts that touch in the file touch in the show.
void readSpan(ObjectReader& object, Act& act)
{
    const NodeId startNode = object.require("start");
    const NodeId durationNode = object.require("duration");
    ReadingLog& log = object.log();
    std::optional<double> start;
    if (startNode != kNoNode) start = readNumber(log, startNode, kTimeRange, false);
    if (start) {
        act.start = nearestStep(*start);
        warnIfRounded(log, startNode, *start, act.start);
    }
    if (durationNode == kNoNode) return;
    const std::optional<double> duration = readNumber(log, durationNode, kDurationRange, false);
    if (!start || !duration) return;
    if (*start + *duration > limits::kShowSeconds) {
        log.error(ProblemCode::outOfRange, durationNode,
                  {quotedValue(log.tree(), durationNode), "0", numberText(limits::kShowSeconds - *start)});
        return;
    }
    const Step nearest = nearestStep(*start + *duration) - act.start;
    act.duration = durationStep(log, durationNode, *duration, nearest, Step{1});
}

void readMode(ObjectReader& object, Act& act)
{
    const NodeId node = object.require("mode");
    if (node == kNoNode || object.find("mode", JsonKind::text) == kNoNode) return;
    const std::string word = object.tree().text(node);
    act.mode = ActMode::unknown;
    for (const Named<ActMode>& named : kActModes)
        if (named.name == word) act.mode = named.value;
    if (act.mode == ActMode::unknown) object.text("mode", limits::kNameCharacters, act.unknownMode);
}
} // namespace

namespace {
void readTimeWithin(ObjectReader& object, std::string_view name, NumberRange range, Step& target)
{
    const NodeId node = object.find(name);
    if (node == kNoNode) return;
    const std::optional<double> value = readNumber(object.log(), node, range, false);
    if (!value) return;
    target = nearestStep(*value);
    warnIfRounded(object.log(), node, *value, target);
}
} // namespace

void readTime(ObjectReader& object, std::string_view name, Step& target)
{
    readTimeWithin(object, name, kTimeRange, target);
}

void readSpanStart(ObjectReader& object, std::string_view name, Step& target)
{
    readTimeWithin(object, name, kSpanStartRange, target);
}

void readDuration(ObjectReader& object, std::string_view name, Step shortest, Step& target)
{
    const NodeId node = object.find(name);
    if (node == kNoNode) return;
    const std::optional<double> value = readNumber(object.log(), node, kDurationRange, false);
    if (value) target = durationStep(object.log(), node, *value, nearestStep(*value), shortest);
}

Act readAct(ReadingLog& log, NodeId node)
{
    ObjectReader object(log, node);
    Act act;
    object.text("id", limits::kNameCharacters, act.id.value);
    object.text("name", limits::kNameCharacters, act.name);
    readMode(object, act);
    readSpan(object, act);
    for (const NodeId item : object.list("casts", limits::kCastsPerAct)) {
        if (object.tree().kind(item) == JsonKind::object) {
            act.casts.push_back(readCast(ObjectReader(log, item), act.mode));
        } else {
            log.error(ProblemCode::wrongType, item, {"an object", std::string(kindName(object.tree().kind(item)))});
            act.casts.emplace_back(); // keeps the numbers in the pointers of what comes behind
        }
    }
    if (auto spare = readKind(object, "spare", kSpareKinds, act.spare.kind)) {
        spare->numbers(kSpareFields, act.spare);
        spare->keepUnknown(act.extra, "spare");
    }
    if (auto formation = object.object("formation")) {
        formation->numbers(kFormationFields, act.formation);
        formation->keepUnknown(act.extra, "formation");
    }
    if (auto exit = readKind(object, "exit", kExitKinds, act.exit)) {
        exit->number("speed", kExitSpeedRange, false, act.exitSpeed);
        exit->keepUnknown(act.extra, "exit");
    }
    object.keepUnknown(act.extra);
    return act;
}

} // namespace flocktale
