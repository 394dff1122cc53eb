// SPDX-License-Identifier: MIT
#include "sweep/sweep_preview.h"

#include "show/edit.h"

#include <utility>

namespace flocktale {

SweepPreview::SweepPreview(QObject* parent) : SweepReading(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SweepPreview::refresh);
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
    m_worker.reset();
    if (m_playback) connect(m_playback, &Playback::actChanged, this, &SweepPreview::refreshSoon);
    refreshSoon();
    emit setUp();
}

void SweepPreview::setPictured(bool pictured)
{
    if (pictured == m_pictured) return;
    m_pictured = pictured;
    if (m_pictured) refreshSoon();
    emit picturedChanged();
}

ActId SweepPreview::subject() const
{
    if (m_selection && !m_selection->currentAct().empty()) return m_selection->currentAct();
    return m_playback ? ActId{m_playback->actId().toStdString()} : ActId{};
}

void SweepPreview::finishPending()
{
    if (m_soon.isActive()) refresh();
    if (m_worker) m_worker->finishPending();
}

void SweepPreview::refreshSoon()
{
    m_soon.start();
    setStale(true);
}

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
    if (report() && report()->act != act) take(nullptr);
    if (!m_worker)
        m_worker = std::make_unique<SweepWorker>(
            m_playback->shapes(), [this](std::uint64_t number, const std::shared_ptr<const SweepReport>& answer) {
                receive(number, answer);
            });
    m_worker->ask(std::make_shared<const Show>(m_document->show()), act, m_lastRequest, m_pictured ? kPictureWidth : 0);
}

void SweepPreview::receive(std::uint64_t number, std::shared_ptr<const SweepReport> answer)
{
    // Reports of an older state of the same act are shown while a drag goes on.
    if (number != m_lastRequest && !(answer && answer->act == subject())) return;
    take(std::move(answer));
    if (number == m_lastRequest && !m_soon.isActive()) setStale(false);
}

} // namespace flocktale
