// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace flocktale {

/// Threads that sleep until there is work and share it piece by piece. Owned by a Flight, used by one thread at a time.
class WorkerPool {
public:
    /// `threads` counts the calling one; 1 makes none.
    explicit WorkerPool(int threads);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    [[nodiscard]] int threads() const { return static_cast<int>(m_workers.size()) + 1; }

    /// Calls job(i) once for every i in [0, count), in any order and on any thread, and returns when all are done.
    /// Allocates nothing. The job must not throw.
    template <typename Job>
    void run(std::uint32_t count, Job& job)
    {
        runPieces(
            count, [](void* context, std::uint32_t i) { (*static_cast<Job*>(context))(i); }, &job);
    }

private:
    using Piece = void (*)(void*, std::uint32_t);

    void runPieces(std::uint32_t count, Piece piece, void* context);
    void work();
    void takePieces();

    std::vector<std::thread> m_workers;
    std::mutex m_mutex;
    std::condition_variable m_start, m_finished;
    std::uint64_t m_round = 0;
    std::size_t m_busy = 0; ///< workers that take pieces of this round
    bool m_open = false;    ///< while a worker may still join the round
    bool m_stop = false;
    Piece m_piece = nullptr;
    void* m_context = nullptr;
    std::uint32_t m_count = 0;
    std::atomic<std::uint32_t> m_next{0};
};

} // namespace flocktale
