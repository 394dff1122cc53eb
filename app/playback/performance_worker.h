// SPDX-License-Identifier: MIT
#pragma once

#include "playback/mailbox.h"
#include "show/performance.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>

namespace flocktale {

/// Performs a show in a thread of its own. Takes requests at any time and from one thread; the newest wins, and a long
/// way on which an older one still is gets given up. A short one is finished, or a drag would show nothing until it
/// rests.
class PerformanceWorker {
public:
    struct Request {
        std::shared_ptr<const Show> show; ///< null: the one from before
        Step from, to;                    ///< every frame from here to there, both included
        std::uint64_t number = 0;         ///< comes back with the frames
    };
    /// A finished frame, and the number of the request that it belongs to.
    struct Answer {
        std::shared_ptr<const Frame> frame;
        std::uint64_t number = 0;
    };
    /// Both are called from the worker's thread and must not wait for the one that makes requests.
    struct Listener {
        std::function<void(const Answer&)> frame;
        std::function<void(std::uint64_t number, double share)> progress; ///< of a long way, from time to time
    };

    /// The library must outlive the worker.
    PerformanceWorker(std::shared_ptr<const Show> show, const ShapeLibrary& shapes, Performance::Options options,
                      Listener listener);
    /// Gives up what runs and waits for the thread.
    ~PerformanceWorker();
    PerformanceWorker(const PerformanceWorker&) = delete;
    PerformanceWorker& operator=(const PerformanceWorker&) = delete;

    /// Never waits for a running request.
    void perform(Request request);
    /// Waits until everything asked for is answered.
    void waitUntilIdle() { m_requests.waitUntilIdle(); }

private:
    void run(std::shared_ptr<const Show> show, const ShapeLibrary& shapes, Performance::Options options);
    void answer(Performance& performance, const Request& request);
    bool travel(Performance& performance, Step to, const Request& request);
    void publish(const Performance& performance, const Request& request);

    const Listener m_listener;
    Mailbox<Request> m_requests;
    std::atomic<std::int64_t> m_stepsLeft = 0;
    std::thread m_thread; ///< last: it uses all of the above
};

} // namespace flocktale
