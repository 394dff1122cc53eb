// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace flocktale {

/// Hands requests from one thread to a worker thread. Holds one at most: a newer one takes the place of one that still
/// waits. Owned by the worker's owner and used by both threads.
template <typename Request>
class Mailbox {
public:
    /// Leaves a request. `interrupt` asks for what is being worked on to be given up; `merge(newer, older)` may save
    /// something of a request that nobody has looked at.
    template <typename Merge>
    void put(Request request, bool interrupt, Merge merge)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (m_waiting) merge(request, *m_waiting);
            m_waiting = std::move(request);
            if (interrupt && m_working) m_interrupt = true;
        }
        m_changed.notify_all();
    }

    /// Asks for what is being worked on to be given up if something newer waits.
    void hurry()
    {
        const std::lock_guard lock(m_mutex);
        if (m_waiting && m_working) m_interrupt = true;
    }

    /// For the worker: waits for the next request, the one before being done. Nothing once the box is closed.
    std::optional<Request> take()
    {
        std::unique_lock lock(m_mutex);
        m_working = false;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_waiting || m_closed; });
        if (m_closed) return std::nullopt;
        m_working = true;
        m_interrupt = false;
        return std::exchange(m_waiting, std::nullopt);
    }

    /// Something newer waits than what is being worked on.
    [[nodiscard]] bool hasWaiting()
    {
        const std::lock_guard lock(m_mutex);
        return m_waiting.has_value();
    }

    /// For the worker: set when its request should be given up.
    [[nodiscard]] const std::atomic<bool>& interrupted() const { return m_interrupt; }

    /// The worker gives up and take() returns nothing any more.
    void close()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_closed = true;
            m_interrupt = true;
        }
        m_changed.notify_all();
    }

    /// Waits until nothing waits and nothing is being worked on.
    void waitUntilIdle()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_waiting && !m_working; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<Request> m_waiting;
    bool m_working = false;
    bool m_closed = false;
    std::atomic<bool> m_interrupt = false;
};

} // namespace flocktale
