// SPDX-License-Identifier: MIT
#include "playback/performance_worker.h"

#include "flock/step.h"
#include "support/catch.h"
#include "support/shows.h"

#include <mutex>
#include <vector>

using namespace flocktale;

namespace {

/// Keeps every answer.
struct Answers {
    PerformanceWorker::Listener listener()
    {
        return {[this](const PerformanceWorker::Answer& answer) {
                    const std::lock_guard lock(mutex);
                    all.push_back(answer);
                },
                {}};
    }
    std::vector<std::int64_t> stepsOf(std::uint64_t number)
    {
        const std::lock_guard lock(mutex);
        std::vector<std::int64_t> steps;
        for (const auto& answer : all)
            if (answer.number == number) steps.push_back(answer.frame->at.count);
        return steps;
    }
    std::mutex mutex;
    std::vector<PerformanceWorker::Answer> all;
};

std::shared_ptr<const Show> shared(Show show) { return std::make_shared<const Show>(std::move(show)); }

} // namespace

TEST_CASE("The worker gives every frame of a span, with the bits of a performance")
{
    const ShapeLibrary shapes;
    Answers answers;
    const Show show = test::threeActs();
    PerformanceWorker worker(shared(show), shapes, {}, answers.listener());
    worker.perform({nullptr, Step{100}, Step{104}, 1});
    worker.waitUntilIdle();
    CHECK(answers.stepsOf(1) == std::vector<std::int64_t>{100, 101, 102, 103, 104});

    Performance performance(show, shapes);
    for (const auto& answer : answers.all) {
        performance.seek(answer.frame->at);
        CHECK(stateHash(answer.frame->flock) == performance.hash());
    }
}

TEST_CASE("The newest request wins over those that wait")
{
    const ShapeLibrary shapes;
    Answers answers;
    Show show = test::threeActs();
    PerformanceWorker worker(shared(show), shapes, {}, answers.listener());
    show.flock.count = 50;
    worker.perform({shared(show), Step{200}, Step{200}, 1});
    for (std::uint64_t number = 2; number < 40; ++number)
        worker.perform({nullptr, Step{300 - static_cast<std::int64_t>(number)}, Step{}, number});
    worker.waitUntilIdle();
    REQUIRE(answers.stepsOf(39) == std::vector<std::int64_t>{261});
    // The show of a request that was never looked at is not lost with it.
    CHECK(answers.all.back().frame->flock.size() == 50);
}

TEST_CASE("A long way is given up when something newer is asked for")
{
    const ShapeLibrary shapes;
    Show show = test::threeActs();
    show.flock.count = 2000;
    show.acts.back().duration = Step{100'000'000};
    std::mutex mutex;
    std::condition_variable reported;
    bool running = false;
    std::vector<std::uint64_t> done;
    PerformanceWorker::Listener listener;
    listener.frame = [&](const PerformanceWorker::Answer& answer) {
        const std::lock_guard lock(mutex);
        done.push_back(answer.number);
    };
    listener.progress = [&](std::uint64_t, double share) {
        const std::lock_guard lock(mutex);
        CHECK(share < 1);
        running = true;
        reported.notify_all();
    };
    PerformanceWorker worker(shared(show), shapes, {}, listener);
    worker.perform({nullptr, Step{100'000'000}, Step{}, 1});
    {
        // Progress is told, so the way is under way; it would take hours.
        std::unique_lock lock(mutex);
        reported.wait(lock, [&] { return running; });
    }
    worker.perform({nullptr, Step{3}, Step{}, 2});
    worker.waitUntilIdle();
    CHECK(done == std::vector<std::uint64_t>{2});
}

TEST_CASE("A worker can be destroyed at any moment")
{
    const ShapeLibrary shapes;
    for (int i = 0; i < 20; ++i) {
        Answers answers;
        PerformanceWorker worker(shared(test::threeActs()), shapes, {}, answers.listener());
        for (int k = 0; k < i; ++k) worker.perform({nullptr, Step{k * 1'000'000}, Step{}, 1});
    }
    SUCCEED("nothing hangs");
}
