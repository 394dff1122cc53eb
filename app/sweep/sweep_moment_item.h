// SPDX-License-Identifier: MIT
#pragma once

#include "sweep/sweep_reading.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// One moment of a sweep as a small picture, as large as it fits.
class SweepMomentItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::SweepReading* reading READ reading WRITE setReading NOTIFY readingChanged FINAL)
    Q_PROPERTY(int moment READ moment WRITE setMoment NOTIFY momentChanged FINAL)

public:
    explicit SweepMomentItem(QQuickItem* parent = nullptr);

    [[nodiscard]] SweepReading* reading() const { return m_reading; }
    void setReading(SweepReading* reading);
    [[nodiscard]] int moment() const { return m_moment; }
    void setMoment(int moment);
    void paint(QPainter* painter) override;

signals:
    void readingChanged();
    void momentChanged();

private:
    QPointer<SweepReading> m_reading;
    int m_moment = 0;
    std::shared_ptr<const std::vector<SweepMoment>> m_shown;
};

} // namespace flocktale
