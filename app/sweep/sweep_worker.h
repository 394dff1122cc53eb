// SPDX-License-Identifier: MIT
#pragma once

#include "playback/mailbox.h"
#include "sweep/sweep_report.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>
#include <thread>

namespace flocktale {

/// Works out sweeps in a thread of its own, on a performance of its own. The newest request wins. What is being worked
/// on when a newer one comes has kPatience to be finished, so that figures go on coming during a drag and never are
/// older than that. Owned by who asks; lives in the GUI thread.
class SweepWorker : public QObject {
    Q_OBJECT

public:
    /// Called in the GUI thread up to four times a request: entered, flown, counted, pictured. Null: no such sweep.
    using Listener = std::function<void(std::uint64_t number, std::shared_ptr<const SweepReport> report)>;

    /// The library must outlive the worker.
    SweepWorker(const ShapeLibrary& shapes, Listener listener, QObject* parent = nullptr);
    ~SweepWorker() override;

    /// The number comes back with the reports. `pictures`: 0 = none, else their width in pixels.
    void ask(std::shared_ptr<const Show> show, const ActId& act, std::uint64_t number, int pictures);
    /// Waits for the answers to all that has been asked. For tests.
    void finishPending();

    /// Milliseconds.
    static constexpr int kPatience = 60;

private:
    struct Request {
        std::shared_ptr<const Show> show;
        ActId act;
        std::uint64_t number = 0;
        int pictures = 0;
    };

    void run(const ShapeLibrary& shapes);
    void tell(std::uint64_t number, std::shared_ptr<const SweepReport> report);

    const Listener m_listener;
    QTimer m_patience;
    Mailbox<Request> m_requests;
    std::thread m_thread; ///< last: it uses all of the above
};

} // namespace flocktale
