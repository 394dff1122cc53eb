// SPDX-License-Identifier: MIT
#include "playback/performance_worker.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace flocktale {

namespace {

using Clock = std::chrono::steady_clock;

/// A running request with fewer steps to go is finished even if a newer one waits.
constexpr std::int64_t kNearlyDone = 120;
constexpr std::int64_t kStepsBetweenReports = 30;
constexpr auto kQuietTime = std::chrono::milliseconds(150);

} // namespace

PerformanceWorker::PerformanceWorker(std::shared_ptr<const Show> show, const ShapeLibrary& shapes,
                                     Performance::Options options, Listener listener)
    : m_listener(std::move(listener)),
      m_thread([this, show = std::move(show), &shapes, options]() mutable { run(std::move(show), shapes, options); })
{
}

PerformanceWorker::~PerformanceWorker()
{
    m_requests.close();
    m_thread.join();
}

void PerformanceWorker::perform(Request request)
{
    m_requests.put(std::move(request), m_stepsLeft > kNearlyDone, [](Request& newer, Request& older) {
        // A show that was never looked at must not get lost with its request.
        if (!newer.show) newer.show = std::move(older.show);
    });
}

void PerformanceWorker::run(std::shared_ptr<const Show> show, const ShapeLibrary& shapes, Performance::Options options)
{
    Performance performance(*show, shapes, options);
    show.reset();
    while (const auto request = m_requests.take()) {
        if (request->show) performance.setShow(*request->show);
        answer(performance, *request);
        m_stepsLeft = 0;
    }
}

void PerformanceWorker::answer(Performance& performance, const Request& request)
{
    if (!travel(performance, std::max(request.from, Step{}), request)) return;
    publish(performance, request);
    while (performance.position() < request.to && !m_requests.interrupted()) {
        performance.advance();
        publish(performance, request);
    }
}

bool PerformanceWorker::travel(Performance& performance, Step to, const Request& request)
{
    const auto begun = Clock::now();
    auto told = begun;
    const Step from = performance.seekStart(to);
    if (!performance.seek(from)) return false;
    while (performance.position() < to) {
        m_stepsLeft = (to - performance.position()).count;
        if (!performance.seek(std::min(performance.position() + Step{kStepsBetweenReports}, to),
                              &m_requests.interrupted()))
            return false;
        const auto now = Clock::now();
        if (m_listener.progress && now - begun > kQuietTime && now - told > kQuietTime / 3) {
            told = now;
            m_listener.progress(request.number, static_cast<double>((performance.position() - from).count) /
                                                    static_cast<double>((to - from).count));
        }
    }
    return true;
}

void PerformanceWorker::publish(const Performance& performance, const Request& request)
{
    m_listener.frame({std::make_shared<const Frame>(performance.frame()), request.number});
}

} // namespace flocktale
