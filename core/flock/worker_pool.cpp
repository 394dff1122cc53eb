// SPDX-License-Identifier: MIT
#include "flock/worker_pool.h"

#include <cfenv>

namespace flocktale {

WorkerPool::WorkerPool(int threads)
{
    for (int i = 1; i < threads; ++i) m_workers.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_start.notify_all();
    for (std::thread& worker : m_workers) worker.join();
}

void WorkerPool::runPieces(std::uint32_t count, Piece piece, void* context)
{
    if (m_workers.empty() || count < 2) {
        for (std::uint32_t i = 0; i < count; ++i) piece(context, i);
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_piece = piece;
        m_context = context;
        m_count = count;
        m_next.store(0, std::memory_order_relaxed);
        m_open = true;
        ++m_round;
    }
    m_start.notify_all();
    takePieces();
    // Nobody waits for a worker that has not woken up by now, on a busy machine for a whole time slice of another
    // program: the round is over for it.
    std::unique_lock lock(m_mutex);
    m_open = false;
    m_finished.wait(lock, [this] { return m_busy == 0; });
}

void WorkerPool::work()
{
    // The rounding mode belongs to the thread, and whoever started this one may have changed theirs.
    std::fesetround(FE_TONEAREST);
    std::uint64_t seen = 0;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_start.wait(lock, [&] { return m_stop || (m_open && m_round != seen); });
        if (m_stop) return;
        seen = m_round;
        ++m_busy;
        lock.unlock();
        takePieces();
        lock.lock();
        if (--m_busy == 0) m_finished.notify_one();
    }
}

void WorkerPool::takePieces()
{
    for (;;) {
        const std::uint32_t i = m_next.fetch_add(1, std::memory_order_relaxed);
        if (i >= m_count) return;
        m_piece(m_context, i);
    }
}

} // namespace flocktale
