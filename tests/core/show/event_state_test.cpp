// SPDX-License-Identifier: MIT
#include "show/names.h"
#include "show/performance.h"
#include "show/table/clumps.h"
#include "show/validate.h"
#include "support/catch.h"
#include "support/shows.h"

#include <cmath>

using namespace flocktale;

namespace {

/// Four stages a second apart, two lanes and one for the dead; tries take 0.5 s, waits 0.5, 1, 2 …
Pipeline fourStages()
{
    Pipeline pipeline;
    pipeline.stages = {{"sent", 100, {}}, {"check", 300, {}}, {"worker", 500, {}}, {"store", 700, {}}};
    pipeline.lanes = {{"first", 100, {}}, {"second", 200, {}}, {"dead letters", 400, {}}};
    pipeline.checkStage = 1;
    pipeline.workStage = 2;
    pipeline.deadLane = 2;
    pipeline.hop = 1;
    pipeline.attempt = 0.5;
    pipeline.backoff = 0.5;
    pipeline.reconcile = 10;
    pipeline.replayGap = 0.25;
    return pipeline;
}

PipelineEvent event(double at, EventFate fate, int lane = 0, int retries = 1)
{
    return {"", nearestStep(at), lane, fate, retries, {}};
}

std::string statusAt(const Pipeline& pipeline, std::size_t index, double time)
{
    return std::string(nameOf(kEventStatusNames, eventState(pipeline, index, time).status));
}

Show pipelineShow(const Pipeline& pipeline)
{
    Show show = test::threeActs();
    show.flock.count = 100;
    show.acts = {test::act("a1", 0, 1), test::act("a2", 1, 14, ActMode::form)};
    show.acts[1].casts = {test::cast("c1", DiscShape{100})};
    show.acts[1].casts[0].data = CastData{pipeline, Step{}, {20, 1}, {}};
    return show;
}

} // namespace

TEST_CASE("a normal event waits until it arrives, passes the stages and is done")
{
    Pipeline pipeline = fourStages();
    pipeline.events = {event(2, EventFate::normal, 1)};
    CHECK(statusAt(pipeline, 0, 1.9) == "waiting");
    CHECK(eventState(pipeline, 0, 1.9).stage == 0);
    CHECK(statusAt(pipeline, 0, 2) == "moving");
    CHECK(eventState(pipeline, 0, 2.5).stage == 0.5);
    CHECK(eventState(pipeline, 0, 3).stage == 1);
    CHECK(eventState(pipeline, 0, 4.5).stage == 2.5);
    CHECK(statusAt(pipeline, 0, 4.99) == "moving");
    CHECK(eventState(pipeline, 0, 5) == EventState{3, 1, EventStatus::done});
    CHECK(eventState(pipeline, 0, 99) == EventState{3, 1, EventStatus::done});
}

TEST_CASE("a duplicate is skipped where duplicates are found and goes no further")
{
    Pipeline pipeline = fourStages();
    pipeline.events = {event(0, EventFate::duplicate)};
    CHECK(statusAt(pipeline, 0, 0.99) == "moving");
    CHECK(eventState(pipeline, 0, 1) == EventState{1, 0, EventStatus::skipped});
    CHECK(eventState(pipeline, 0, 60) == EventState{1, 0, EventStatus::skipped});
}

TEST_CASE("an event that times out backs off longer each time, is tried again and is done in the end")
{
    Pipeline pipeline = fourStages();
    pipeline.events = {event(0, EventFate::timeout, 0, 2)};
    // In the worker at 2; tries end at 2.5, 3.5 and 5: waits of 0.5 and 1 between them; done a hop later.
    CHECK(statusAt(pipeline, 0, 2.4) == "moving");
    CHECK(statusAt(pipeline, 0, 2.5) == "retrying");
    CHECK(eventState(pipeline, 0, 2.75).stage == Approx(1.5)); // half a stage back, half way through the wait
    CHECK(eventState(pipeline, 0, 3.2).stage == 2);            // being tried
    CHECK(eventState(pipeline, 0, 4.0).stage == Approx(1.5));
    CHECK(statusAt(pipeline, 0, 4.99) == "retrying");
    CHECK(statusAt(pipeline, 0, 5.01) == "moving");
    CHECK(statusAt(pipeline, 0, 5.99) == "moving");
    CHECK(statusAt(pipeline, 0, 6) == "done");
}

TEST_CASE("event 7 is dead before the reconciliation, replaying after it and done in the end")
{
    Pipeline pipeline = fourStages();
    for (int i = 0; i < 6; ++i) pipeline.events.push_back(event(i, EventFate::normal));
    pipeline.events.push_back(event(1, EventFate::failure)); // three tries: 3 to 3.5, 4 to 4.5, 5.5 to 6
    CHECK(statusAt(pipeline, 6, 3.4) == "moving");
    CHECK(statusAt(pipeline, 6, 3.6) == "retrying");
    CHECK(statusAt(pipeline, 6, 5.99) == "retrying");
    CHECK(statusAt(pipeline, 6, 6) == "dead");
    CHECK(eventState(pipeline, 6, 6.5).lane == 1); // on its way from lane 0 to lane 2
    CHECK(eventState(pipeline, 6, 9.9) == EventState{2, 2, EventStatus::dead});
    CHECK(statusAt(pipeline, 6, 10) == "replaying");
    CHECK(eventState(pipeline, 6, 11).lane == 0);
    CHECK(statusAt(pipeline, 6, 11.99) == "replaying");
    CHECK(eventState(pipeline, 6, 12) == EventState{3, 0, EventStatus::done});

    Show show = pipelineShow(pipeline);
    CHECK(entityStateAt(show.acts[1].casts[0], "7", nearestStep(7.5)) == "dead");
    CHECK(entityStateAt(show.acts[1].casts[0], "7", nearestStep(12.5)) == "done");
    CHECK_FALSE(entityStateAt(show.acts[1].casts[0], "8", Step{}));
}

TEST_CASE("dead events are replayed one after the other, and one that dies after the reconciliation stays dead")
{
    Pipeline pipeline = fourStages();
    pipeline.events = {event(0, EventFate::failure), event(0, EventFate::failure, 1), event(8, EventFate::failure)};
    CHECK(statusAt(pipeline, 0, 10.1) == "replaying");
    CHECK(statusAt(pipeline, 1, 10.1) == "dead");
    CHECK(statusAt(pipeline, 1, 10.3) == "replaying");
    CHECK(statusAt(pipeline, 2, 14) == "dead");
    CHECK(statusAt(pipeline, 2, 1e6) == "dead");
}

TEST_CASE("no event ever jumps: between two steps it goes less than a tenth of a stage or a lane")
{
    Pipeline pipeline = fourStages();
    for (const EventFate fate : {EventFate::normal, EventFate::duplicate, EventFate::timeout, EventFate::failure})
        for (int lane = 0; lane < 2; ++lane) pipeline.events.push_back(event(lane * 0.4, fate, lane, 3));
    for (std::size_t i = 0; i < pipeline.events.size(); ++i)
        for (int step = 0; step < 60 * 20; ++step) {
            const EventState before = eventState(pipeline, i, step / 60.0);
            const EventState after = eventState(pipeline, i, (step + 1) / 60.0);
            CHECK(std::abs(after.stage - before.stage) < 0.1);
            CHECK(std::abs(after.lane - before.lane) < 0.1);
            // Only one that was tried again with success is on its way once more.
            const bool recovers = before.status == EventStatus::retrying && after.status == EventStatus::moving;
            CHECK((before.status <= after.status || recovers));
        }
}

TEST_CASE("each event is played by a clump of its own in the colour of its status")
{
    Pipeline pipeline = fourStages();
    pipeline.events = {event(0, EventFate::normal, 0), event(0, EventFate::duplicate, 1),
                       event(0, EventFate::failure, 0), event(20, EventFate::normal, 1)};
    const Show show = pipelineShow(pipeline);
    REQUIRE(validate(show).empty());
    const ShapeLibrary shapes;
    Performance performance(show, shapes);
    performance.seek(Step{60} + nearestStep(7.5));
    const Cues& cues = performance.cues();
    const std::vector<Vec2> places{{700, 100}, {300, 200}, {500, 400}, {100, 200}};
    const std::vector<EventStatus> statuses{EventStatus::done, EventStatus::skipped, EventStatus::dead,
                                            EventStatus::waiting};
    std::vector<int> sizes(4, 0);
    for (std::size_t bird = 0; bird < cues.size(); ++bird) {
        const auto clump = std::find_if(places.begin(), places.end(), [&](Vec2 place) {
            return std::hypot(static_cast<double>(cues.targetX[bird]) - place.x,
                              static_cast<double>(cues.targetY[bird]) - place.y) <= 20.001;
        });
        REQUIRE(clump != places.end());
        const auto index = static_cast<std::size_t>(clump - places.begin());
        ++sizes[index];
        CHECK(cues.color[bird] == pipeline.colors[static_cast<std::size_t>(statuses[index])]);
    }
    CHECK(sizes == std::vector<int>(4, 25));
    performance.seek(show.length() - Step{2});
    const std::uint64_t sought = performance.hash();
    Performance played(show, shapes);
    while (played.position() < show.length() - Step{2}) played.advance();
    CHECK(played.hash() == sought);
}

TEST_CASE("an entity goes by the rows of its table, and what a row does not say stays as it was")
{
    EntityTable table;
    table.states = {{"open", {10, 20, 30}, {}}, {"closed", {40, 50, 60}, {}}};
    table.lanes = {{"upper", 100, {}}, {"lower", 300, {}}};
    table.places = {{"door", 200, 250, {}}, {"desk", 600, 250, {}}};
    table.travel = 1;
    table.rows = {{"Wren", Step{60}, "open", "upper", "door", std::nullopt, {}},
                  {"Finch", Step{0}, "", "", "desk", Rgb{1, 2, 3}, {}},
                  {"Wren", Step{180}, "", "", "desk", std::nullopt, {}},
                  {"Wren", Step{300}, "closed", "lower", "", std::nullopt, {}}};
    const std::vector<EntityTrack> tracks = entityTracks(table, {5, 6});
    REQUIRE(tracks.size() == 2);
    const EntityTrack& wren = tracks[0];
    CHECK(wren.name() == "Wren");
    CHECK(wren.placeAt(0) == Vec2{200, 100}); // before its first row, as that says
    CHECK(wren.stateAt(2) == "open");
    CHECK(wren.placeAt(3.5) == Vec2{400, 175}); // half way to the desk, whose y counts as the row names no lane
    CHECK(wren.placeAt(4.5) == Vec2{600, 250});
    CHECK(wren.stateAt(4.5) == "open");
    CHECK(wren.stateAt(5) == "closed");
    CHECK(wren.placeAt(7) == Vec2{600, 300});
    CHECK(wren.colorAt(7) == Rgb{40, 50, 60});
    CHECK(tracks[1].placeAt(9) == Vec2{600, 250});
    CHECK(tracks[1].colorAt(9) == Rgb{1, 2, 3});
    CHECK(tracks[1].stateAt(9).empty());
}

TEST_CASE("data with indices, names or times that lead nowhere is refused with each place")
{
    Pipeline pipeline = fourStages();
    pipeline.deadLane = 3;
    pipeline.events = {event(0, EventFate::normal, 7)};
    Show show = pipelineShow(pipeline);
    const auto pointers = [](const Show& refused) {
        std::vector<std::string> found;
        for (const Problem& problem : validate(refused)) found.push_back(problem.pointer);
        return found;
    };
    CHECK(pointers(show) ==
          std::vector<std::string>{"/acts/1/casts/0/data/deadLane", "/acts/1/casts/0/data/events/0/lane"});
    EntityTable table;
    table.states = {{"open", {}, {}}, {"open", {}, {}}};
    table.rows = {{"a", Step{60}, "shut", "", "", std::nullopt, {}},
                  {"a", Step{30}, "", "", "nowhere", std::nullopt, {}}};
    show.acts[1].casts[0].data->content = table;
    CHECK(pointers(show) ==
          std::vector<std::string>{"/acts/1/casts/0/data/states/1/name", "/acts/1/casts/0/data/rows/0/state",
                                   "/acts/1/casts/0/data/rows/1/at", "/acts/1/casts/0/data/rows/1/place"});
}

TEST_CASE("a pipeline that lacks stages or lanes yet plays nothing, and its birds stand in their shape")
{
    Pipeline pipeline = fourStages();
    pipeline.events = {event(0, EventFate::failure)};
    Pipeline bare = pipeline;
    bare.stages.resize(1);
    Pipeline empty = pipeline;
    empty.lanes.clear();
    for (const Pipeline& unfinished : {bare, empty}) {
        const Show show = pipelineShow(unfinished);
        CHECK_FALSE(validate(show).empty());
        CHECK_FALSE(entityStateAt(show.acts[1].casts[0], "1", Step{}));
        const ShapeLibrary shapes;
        Performance performance(show, shapes);
        performance.seek(Step{200});
        CHECK(static_cast<double>(performance.cues().targetX[5]) == Approx(performance.entry()->target[5].x));
    }
}
