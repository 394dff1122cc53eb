// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "playback/playback.h"
#include "sweep/sweep_reading.h"
#include "sweep/sweep_worker.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>

namespace flocktale {

/// The sweep of the selected act, or of the one at the playhead when none is selected: figures for the eye and for the
/// stage's overlay. Follows every edit; worked out in a thread of its own.
// The base is written in full because the tools of Qt 6.4 look it up as it stands here.
class SweepPreview : public flocktale::SweepReading {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::Playback* playback READ playback WRITE setPlayback NOTIFY setUp FINAL)
    /// The moments are drawn, too.
    Q_PROPERTY(bool pictured READ isPictured WRITE setPictured NOTIFY picturedChanged FINAL)

public:
    explicit SweepPreview(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    /// Gives the shapes, too.
    [[nodiscard]] Playback* playback() const { return m_playback; }
    void setPlayback(Playback* playback);
    [[nodiscard]] bool isPictured() const { return m_pictured; }
    void setPictured(bool pictured);

    /// The act that is looked at.
    [[nodiscard]] ActId subject() const;
    /// Waits until the report is up to date. For tests.
    void finishPending();

    /// Width of a moment's picture, pixels of the screen.
    static constexpr int kPictureWidth = 256;

signals:
    void setUp();
    void picturedChanged();

private:
    void refreshSoon();
    void refresh();
    void receive(std::uint64_t number, std::shared_ptr<const SweepReport> report);

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<Playback> m_playback;
    bool m_pictured = false;
    std::uint64_t m_lastRequest = 0;
    QTimer m_soon; ///< several changes in one turn of the event loop are one
    std::unique_ptr<SweepWorker> m_worker;
};

} // namespace flocktale
