// SPDX-License-Identifier: MIT
#include "show/checking.h"
#include "show/edit.h"

#include <map>
#include <set>

namespace flocktale {

namespace {

/// The data of a cast, list by list.
struct DataChecker {
    Checking& checking;
    const std::string& pointer;

    template <typename Items>
    std::set<std::string_view> checkNames(const Items& items, std::string_view list) const
    {
        const std::string place = member(pointer, list);
        checking.checkCount(items.size(), limits::kDataLists, place);
        std::set<std::string_view> names;
        for (std::size_t i = 0; i < items.size(); ++i) {
            checking.checkText(items[i].name, limits::kNameCharacters, indexed(place, i), "name");
            if (!names.insert(items[i].name).second)
                checking.report(Severity::error, ProblemCode::duplicateId, indexed(place, i) + "/name",
                                {items[i].name});
        }
        return names;
    }

    std::set<std::string_view> checkLanes(const std::vector<PipelineLane>& lanes) const
    {
        for (std::size_t i = 0; i < lanes.size(); ++i)
            checking.checkNumber(lanes[i].y, kCoordinateRange, indexed(pointer + "/lanes", i), "y");
        return checkNames(lanes, "lanes");
    }

    void checkIndex(int index, std::size_t count, const std::string& owner, std::string_view name) const
    {
        checking.checkNumber(index, {0, static_cast<double>(count) - 1}, owner, name);
    }

    void operator()(const Pipeline& pipeline) const
    {
        const std::vector<PipelineStage>& stages = pipeline.stages;
        for (std::size_t i = 0; i < stages.size(); ++i)
            checking.checkNumber(stages[i].x, kCoordinateRange, indexed(pointer + "/stages", i), "x");
        checkNames(stages, "stages");
        checkLanes(pipeline.lanes);
        if (stages.size() < 2)
            checking.report(Severity::error, ProblemCode::notEnoughPoints, pointer + "/stages",
                            {numberText(static_cast<std::int64_t>(stages.size())), "2"});
        if (pipeline.lanes.empty())
            checking.report(Severity::error, ProblemCode::notEnoughPoints, pointer + "/lanes", {"0", "1"});
        if (stages.size() < 2 || pipeline.lanes.empty()) return;
        checking.checkNumbers(kPipelineFields, pipeline, pointer);
        checkIndex(pipeline.checkStage, stages.size(), pointer, "checkStage");
        checkIndex(pipeline.workStage, stages.size(), pointer, "workStage");
        checkIndex(pipeline.deadLane, pipeline.lanes.size(), pointer, "deadLane");
        checking.checkCount(pipeline.events.size(), limits::kEvents, pointer + "/events");
        for (std::size_t i = 0; i < pipeline.events.size(); ++i) {
            const PipelineEvent& event = pipeline.events[i];
            const std::string place = indexed(pointer + "/events", i);
            checking.checkText(event.name, limits::kNameCharacters, place, "name");
            checking.checkTime(event.at, Step{0}, place, "at");
            checkIndex(event.lane, pipeline.lanes.size(), place, "lane");
            checking.checkNumber(event.retries, kRetriesRange, place, "retries");
        }
    }

    void checkNamed(const std::set<std::string_view>& names, const std::string& name, std::string_view list,
                    const std::string& place, std::string_view what) const
    {
        if (!name.empty() && !names.contains(name))
            checking.report(Severity::error, ProblemCode::unknownName, member(place, what), {name, std::string(list)});
    }

    void operator()(const EntityTable& table) const
    {
        const std::set<std::string_view> states = checkNames(table.states, "states");
        const std::set<std::string_view> lanes = checkLanes(table.lanes);
        const std::set<std::string_view> places = checkNames(table.places, "places");
        for (std::size_t i = 0; i < table.places.size(); ++i) {
            checking.checkNumber(table.places[i].x, kCoordinateRange, indexed(pointer + "/places", i), "x");
            checking.checkNumber(table.places[i].y, kCoordinateRange, indexed(pointer + "/places", i), "y");
        }
        checking.checkNumber(table.travel, kTravelRange, pointer, "travel");
        checking.checkCount(table.rows.size(), limits::kTableRows, pointer + "/rows");
        std::map<std::string_view, Step> last;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const TableRow& row = table.rows[i];
            const std::string place = indexed(pointer + "/rows", i);
            checking.checkText(row.entity, limits::kNameCharacters, place, "entity");
            const auto [before, isFirst] = last.emplace(row.entity, row.at);
            checking.checkTime(row.at, isFirst ? Step{0} : before->second, place, "at");
            before->second = row.at;
            checkNamed(states, row.state, "states", place, "state");
            checkNamed(lanes, row.lane, "lanes", place, "lane");
            checkNamed(places, row.place, "places", place, "place");
        }
    }
};

} // namespace

void checkData(Checking& checking, const CastData& data, const std::string& pointer)
{
    checking.checkTime(data.start, nearestStep(kSpanStartRange.lowest), pointer, "start");
    checking.checkNumbers(kClumpFields, data.clump, pointer);
    std::visit(DataChecker{checking, pointer}, data.content);
}

void checkExpectations(Checking& checking, const Show& show)
{
    checking.checkCount(show.expectations.size(), limits::kExpectations, "/expectations");
    for (std::size_t i = 0; i < show.expectations.size(); ++i) {
        const Expectation& expectation = show.expectations[i];
        const std::string place = indexed("/expectations", i);
        if (expectation.kind == ExpectationKind::unknown) {
            checking.report(Severity::warning, ProblemCode::unknownExpectation, place + "/kind",
                            {expectation.unknownKind});
            continue;
        }
        checking.checkTime(expectation.at, Step{0}, place, "at");
        checking.checkNumbers(kExpectationFields, expectation, place);
        checking.checkText(expectation.entity, limits::kNameCharacters, place, "entity");
        checking.checkText(expectation.state, limits::kNameCharacters, place, "state");
        const Act* act = findAct(show, expectation.act);
        if (!act)
            checking.report(Severity::warning, ProblemCode::unknownId, place + "/act", {expectation.act.value});
        else if (!expectation.cast.empty() && !findCast(*act, expectation.cast))
            checking.report(Severity::warning, ProblemCode::unknownId, place + "/cast", {expectation.cast.value});
    }
}

} // namespace flocktale
