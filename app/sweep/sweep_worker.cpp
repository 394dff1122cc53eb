// SPDX-License-Identifier: MIT
#include "sweep/sweep_worker.h"

#include <QCoreApplication>

#include <utility>

namespace flocktale {

SweepWorker::SweepWorker(const ShapeLibrary& shapes, Listener listener, QObject* parent)
    : QObject(parent), m_listener(std::move(listener))
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_requests.hurry(); });
    m_thread = std::thread([this, &shapes] { run(shapes); });
}

SweepWorker::~SweepWorker()
{
    m_requests.close();
    m_thread.join();
}

void SweepWorker::ask(std::shared_ptr<const Show> show, const ActId& act, std::uint64_t number, int pictures)
{
    m_requests.put({std::move(show), act, number, pictures}, false, [](const Request&, const Request&) {});
    if (!m_patience.isActive()) m_patience.start();
}

void SweepWorker::finishPending()
{
    m_requests.waitUntilIdle();
    QCoreApplication::sendPostedEvents(this);
}

void SweepWorker::run(const ShapeLibrary& shapes)
{
    std::unique_ptr<Performance> performance;
    while (const auto request = m_requests.take()) {
        if (performance)
            performance->setShow(*request->show);
        else
            performance = std::make_unique<Performance>(*request->show, shapes);
        const std::atomic<bool>& cancel = m_requests.interrupted();
        auto entered = enterSweep(*performance, request->show, request->act, cancel);
        if (!entered && cancel) continue;
        if (entered && entered->birds <= SweepReport::kCountedSoon) entered = countSweep(*entered);
        tell(request->number, entered);
        if (!entered) continue;
        auto flown = flySweep(*performance, *entered, cancel);
        if (!flown) continue;
        tell(request->number, flown);
        if (!flown->crossings && flown->birds <= SweepReport::kCountedBirds && !m_requests.hasWaiting()) {
            flown = countSweep(*flown);
            tell(request->number, flown);
        }
        if (flown->crossings && !m_requests.hasWaiting()) {
            flown = meetSweep(*flown);
            tell(request->number, flown);
        }
        if (request->pictures <= 0 || m_requests.hasWaiting()) continue;
        if (const auto pictured = pictureSweep(*performance, *flown, request->pictures, cancel))
            tell(request->number, pictured);
    }
}

void SweepWorker::tell(std::uint64_t number, std::shared_ptr<const SweepReport> report)
{
    QMetaObject::invokeMethod(
        this, [this, number, report = std::move(report)] { m_listener(number, report); }, Qt::QueuedConnection);
}

} // namespace flocktale
