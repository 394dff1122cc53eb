// SPDX-License-Identifier: MIT
#include "stage/sweep_preview.h"

#include "show/edit.h"
#include "stage/flock_look.h"

#include <QCoreApplication>

#include <utility>

namespace flocktale {

SweepPreview::SweepPreview(QObject* parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SweepPreview::refresh);
}

SweepPreview::~SweepPreview()
{
    m_requests.close();
    if (m_thread.joinable()) m_thread.join();
}

void SweepPreview::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &SweepPreview::refreshSoon);
    refreshSoon();
    emit setUp();
}

void SweepPreview::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &SweepPreview::refreshSoon);
    refreshSoon();
    emit setUp();
}

void SweepPreview::setPlayback(Playback* playback)
{
    if (m_playback == playback) return;
    if (m_playback) m_playback->disconnect(this);
    m_playback = playback;
    if (m_playback) connect(m_playback, &Playback::actChanged, this, &SweepPreview::refreshSoon);
    refreshSoon();
    emit setUp();
}

double SweepPreview::crossings() const
{
    return m_report && m_report->crossings ? static_cast<double>(*m_report->crossings) : -1;
}

double SweepPreview::arrivalSeconds() const { return m_report && m_report->arrival ? seconds(*m_report->arrival) : -1; }

double SweepPreview::durationSeconds() const
{
    const Act* act = m_report ? findAct(*m_report->show, m_report->act) : nullptr;
    return act ? seconds(act->duration) : 0;
}

QString SweepPreview::actName() const
{
    const Act* act = m_report ? findAct(*m_report->show, m_report->act) : nullptr;
    return act ? QString::fromStdString(act->name) : QString();
}

QColor SweepPreview::delayColor(double delay) const
{
    const Rgb color = flocktale::delayColor(static_cast<float>(delay));
    return {color.r, color.g, color.b};
}

ActId SweepPreview::subject() const
{
    if (m_selection && !m_selection->currentAct().empty()) return m_selection->currentAct();
    return m_playback ? ActId{m_playback->actId().toStdString()} : ActId{};
}

void SweepPreview::finishPending()
{
    if (m_soon.isActive()) refresh();
    m_requests.waitUntilIdle();
    QCoreApplication::sendPostedEvents(this);
}

void SweepPreview::refreshSoon() { m_soon.start(); }

void SweepPreview::refresh()
{
    m_soon.stop();
    if (!m_document || !m_playback) return;
    const ActId act = subject();
    ++m_lastRequest;
    if (!findAct(m_document->show(), act)) {
        receive(m_lastRequest, nullptr);
        return;
    }
    if (m_report && m_report->act != act) {
        m_report = nullptr;
        emit changed();
    }
    if (!m_thread.joinable()) m_thread = std::thread([this, &shapes = m_playback->shapes()] { work(shapes); });
    m_requests.put({std::make_shared<const Show>(m_document->show()), act, m_lastRequest}, true,
                   [](const Request&, const Request&) {});
}

void SweepPreview::work(const ShapeLibrary& shapes)
{
    std::unique_ptr<Performance> performance;
    const auto tell = [this](std::uint64_t number, std::shared_ptr<const SweepReport> report) {
        QMetaObject::invokeMethod(
            this, [this, number, report = std::move(report)] { receive(number, report); }, Qt::QueuedConnection);
    };
    while (const auto request = m_requests.take()) {
        if (performance)
            performance->setShow(*request->show);
        else
            performance = std::make_unique<Performance>(*request->show, shapes);
        const std::atomic<bool>& cancel = m_requests.interrupted();
        const auto entered = enterSweep(*performance, request->show, request->act, cancel);
        if (!entered && cancel) continue;
        tell(request->number, entered);
        if (!entered) continue;
        if (const auto complete = completeSweep(*performance, *entered, cancel)) tell(request->number, complete);
    }
}

void SweepPreview::receive(std::uint64_t number, std::shared_ptr<const SweepReport> report)
{
    // Reports of an older state of the same act are shown while a drag goes on.
    if (number != m_lastRequest && !(report && report->act == subject())) return;
    // The old figures stay until there are new ones, or they would flicker.
    if (report && !report->complete && m_report && m_report->complete && m_report->act == report->act) {
        auto kept = std::make_shared<SweepReport>(*report);
        kept->total = m_report->total;
        kept->longest = m_report->longest;
        kept->crossings = m_report->crossings;
        kept->arrival = m_report->arrival;
        report = std::move(kept);
    }
    m_report = std::move(report);
    emit changed();
}

} // namespace flocktale
