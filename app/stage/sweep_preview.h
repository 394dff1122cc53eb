// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "playback/mailbox.h"
#include "playback/playback.h"
#include "stage/sweep_report.h"

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QRectF>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <thread>

namespace flocktale {

/// The sweep of the selected act, or of the one at the playhead when none is selected: figures for the eye and for the
/// stage's overlay. Follows every edit; worked out in a thread of its own, on a performance of its own.
class SweepPreview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY setUp FINAL)
    Q_PROPERTY(flocktale::Playback* playback READ playback WRITE setPlayback NOTIFY setUp FINAL)
    /// There is an act whose birds have targets.
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed FINAL)
    /// The figures are not there yet.
    Q_PROPERTY(bool computing READ isComputing NOTIFY changed FINAL)
    Q_PROPERTY(int birds READ birds NOTIFY changed FINAL)
    /// -1 when not counted.
    Q_PROPERTY(double crossings READ crossings NOTIFY changed FINAL)
    Q_PROPERTY(double totalWay READ totalWay NOTIFY changed FINAL)
    Q_PROPERTY(double longestWay READ longestWay NOTIFY changed FINAL)
    /// Until 95 % are there, seconds; -1 when they never are within the act.
    Q_PROPERTY(double arrivalSeconds READ arrivalSeconds NOTIFY changed FINAL)
    Q_PROPERTY(double durationSeconds READ durationSeconds NOTIFY changed FINAL)
    Q_PROPERTY(QString actName READ actName NOTIFY changed FINAL)

public:
    explicit SweepPreview(QObject* parent = nullptr);
    ~SweepPreview() override;

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    /// Gives the shapes, too.
    [[nodiscard]] Playback* playback() const { return m_playback; }
    void setPlayback(Playback* playback);

    [[nodiscard]] bool isAvailable() const { return m_report != nullptr; }
    [[nodiscard]] bool isComputing() const { return m_report && !m_report->complete; }
    [[nodiscard]] int birds() const { return m_report ? m_report->birds : 0; }
    [[nodiscard]] double crossings() const;
    [[nodiscard]] double totalWay() const { return m_report ? m_report->total : 0; }
    [[nodiscard]] double longestWay() const { return m_report ? m_report->longest : 0; }
    [[nodiscard]] double arrivalSeconds() const;
    [[nodiscard]] double durationSeconds() const;
    [[nodiscard]] QString actName() const;

    /// The colour of a delay from 0 to 1, for a legend.
    Q_INVOKABLE [[nodiscard]] QColor delayColor(double delay) const;
    /// The newest report; null when there is none for the act.
    [[nodiscard]] const std::shared_ptr<const SweepReport>& report() const { return m_report; }
    /// The act that is looked at.
    [[nodiscard]] ActId subject() const;
    /// Waits until the report is up to date. For tests.
    void finishPending();

signals:
    void setUp();
    void changed();

private:
    struct Request {
        std::shared_ptr<const Show> show;
        ActId act;
        std::uint64_t number = 0;
    };

    void refreshSoon();
    void refresh();
    void work(const ShapeLibrary& shapes);
    void receive(std::uint64_t number, std::shared_ptr<const SweepReport> report);

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<Playback> m_playback;
    std::shared_ptr<const SweepReport> m_report;
    std::uint64_t m_lastRequest = 0;
    QTimer m_soon; ///< several changes in one turn of the event loop are one
    Mailbox<Request> m_requests;
    std::thread m_thread;
};

} // namespace flocktale
