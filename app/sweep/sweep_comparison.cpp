// SPDX-License-Identifier: MIT
#include "sweep/sweep_comparison.h"

#include "show/edit.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {
/// So much of both always stays in sight, as a share of the width.
constexpr double kLeast = 0.05;
} // namespace

SweepComparison::SweepComparison(QObject* parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SweepComparison::refresh);
}

void SweepComparison::setPreview(SweepPreview* preview)
{
    if (m_preview == preview) return;
    if (m_preview) m_preview->disconnect(this);
    m_preview = preview;
    if (m_preview) {
        connect(m_preview, &SweepPreview::setUp, this, &SweepComparison::follow);
        // The preview looks at another act, or finds that it is gone.
        connect(m_preview, &SweepReading::changed, this, &SweepComparison::changed);
        follow();
    }
    emit changed();
}

void SweepComparison::follow()
{
    if (document())
        connect(document(), &ShowDocument::changed, this, &SweepComparison::refreshSoon, Qt::UniqueConnection);
    if (Playback* playback = m_preview->playback()) {
        connect(playback, &Playback::stepChanged, this, &SweepComparison::refreshSoon, Qt::UniqueConnection);
        m_playback.setShapes(playback->shapes());
        m_worker.reset();
    }
}

const Act* SweepComparison::act() const
{
    return m_setting && document() ? findAct(std::as_const(*document()).show(), m_act) : nullptr;
}

bool SweepComparison::isActive() const { return act() && m_preview->subject() == m_act; }

bool SweepComparison::isDifferent() const
{
    const Act* present = act();
    return present && settingOf(*present) != *m_setting;
}

void SweepComparison::setView(View view)
{
    if (view == m_view) return;
    m_view = view;
    refreshSoon();
    emit changed();
}

void SweepComparison::keep()
{
    if (!document()) return;
    const ActId id = m_preview->subject();
    const Act* present = findAct(std::as_const(*document()).show(), id);
    if (!present) return;
    m_act = id;
    m_setting = settingOf(*present);
    m_show.open(document()->show());
    m_update = m_show.beginGesture(QString());
    m_playback.setDocument(&m_show);
    m_kept.take(m_preview->report());
    const SweepReport* report = m_kept.report().get();
    m_asked = report && report->complete && *report->show == document()->show();
    refresh();
    emit changed();
}

void SweepComparison::drop()
{
    if (!m_setting) return;
    m_setting.reset();
    m_playback.setDocument(nullptr);
    m_kept.take(nullptr);
    emit changed();
}

void SweepComparison::useKept()
{
    if (!act()) return;
    document()->edit(tr("Use setting A"), [this](Show& show) { return applySetting(show, m_act, *m_setting); });
    emit changed();
}

void SweepComparison::moveSplit(double x, double width)
{
    if (!(width > 0)) return;
    m_split = std::clamp(x / width, kLeast, 1 - kLeast);
    emit changed();
}

void SweepComparison::finishPending()
{
    if (m_soon.isActive()) refresh();
    if (m_worker) m_worker->finishPending();
    m_playback.finishPending();
}

void SweepComparison::refreshSoon()
{
    if (m_setting) m_soon.start();
}

void SweepComparison::refresh()
{
    m_soon.stop();
    if (!m_setting) return;
    if (!act()) return drop();
    if (!isActive()) return;
    Show wanted = document()->show();
    applySetting(wanted, m_act, *m_setting);
    const bool edited = wanted != m_show.show();
    // A gesture that never ends: the copy follows without a history of its own.
    if (edited)
        m_show.updateGesture(*m_update, [&](Show& show) {
            show = wanted;
            return true;
        });
    if (m_view != ShowB) m_playback.seekStep(m_preview->playback()->step());
    if (!edited && m_asked) return;
    m_asked = true;
    if (!m_worker)
        m_worker = std::make_unique<SweepWorker>(
            m_preview->playback()->shapes(),
            [this](std::uint64_t number, const std::shared_ptr<const SweepReport>& report) {
                if (m_setting && (number == m_lastRequest || report)) m_kept.take(report);
            });
    m_worker->ask(std::make_shared<const Show>(std::move(wanted)), m_act, ++m_lastRequest,
                  m_preview->isPictured() ? SweepPreview::kPictureWidth : 0);
    emit changed();
}

} // namespace flocktale
