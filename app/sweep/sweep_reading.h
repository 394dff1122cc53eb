// SPDX-License-Identifier: MIT
#pragma once

#include "sweep/sweep_report.h"

#include <QColor>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace flocktale {

/// The figures of one sweep as the window reads them. Those of the flight stay until there are newer ones for the same
/// act, or they would flicker during a drag.
class SweepReading : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("SweepPreview and SweepComparison give readings")
    /// There is an act whose birds have targets.
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed FINAL)
    /// Figures are not there yet, or of an older state.
    Q_PROPERTY(bool computing READ isComputing NOTIFY changed FINAL)
    Q_PROPERTY(int birds READ birds NOTIFY changed FINAL)
    /// -1 when not counted.
    Q_PROPERTY(double crossings READ crossings NOTIFY changed FINAL)
    Q_PROPERTY(double totalWay READ totalWay NOTIFY changed FINAL)
    Q_PROPERTY(double longestWay READ longestWay NOTIFY changed FINAL)
    /// Until 95 % are there, seconds; -1 when they never are within the act.
    Q_PROPERTY(double arrivalSeconds READ arrivalSeconds NOTIFY changed FINAL)
    /// Until as good as nothing changes any more: what the strip and its histogram show, seconds.
    Q_PROPERTY(double settledSeconds READ settledSeconds NOTIFY changed FINAL)
    /// Of the act.
    Q_PROPERTY(double startSeconds READ startSeconds NOTIFY changed FINAL)
    Q_PROPERTY(double durationSeconds READ durationSeconds NOTIFY changed FINAL)
    Q_PROPERTY(QString actName READ actName NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] bool isAvailable() const { return m_report != nullptr; }
    [[nodiscard]] bool isComputing() const { return m_stale || (m_report && !m_report->complete); }
    [[nodiscard]] int birds() const { return m_report ? m_report->birds : 0; }
    [[nodiscard]] double crossings() const;
    [[nodiscard]] double totalWay() const { return m_report ? m_report->total : 0; }
    [[nodiscard]] double longestWay() const { return m_report ? m_report->longest : 0; }
    [[nodiscard]] double arrivalSeconds() const;
    [[nodiscard]] double settledSeconds() const;
    [[nodiscard]] double startSeconds() const;
    [[nodiscard]] double durationSeconds() const;
    [[nodiscard]] QString actName() const;

    /// The colour of a delay from 0 to 1, for a legend.
    Q_INVOKABLE [[nodiscard]] QColor delayColor(double delay) const;
    /// The newest report; null when there is none.
    [[nodiscard]] const std::shared_ptr<const SweepReport>& report() const { return m_report; }

signals:
    void changed();

protected:
    void take(std::shared_ptr<const SweepReport> report);
    /// A newer state has been asked for, or is here.
    void setStale(bool stale);

private:
    friend class SweepComparison;
    bool m_stale = false;
    std::shared_ptr<const SweepReport> m_report;
};

} // namespace flocktale
