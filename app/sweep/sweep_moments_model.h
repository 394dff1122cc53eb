// SPDX-License-Identifier: MIT
#pragma once

#include "sweep/sweep_reading.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The moments of a sweep that there are pictures of, in time order.
class SweepMomentsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::SweepReading* reading READ reading WRITE setReading NOTIFY readingChanged FINAL)

public:
    enum Role {
        StepRole = Qt::UserRole + 1, ///< of the show
        TimeRole,                    ///< text, from the act's start
        ArrivedRole,                 ///< text, per cent
    };
    explicit SweepMomentsModel(QObject* parent = nullptr);

    [[nodiscard]] SweepReading* reading() const { return m_reading; }
    void setReading(SweepReading* reading);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void readingChanged();

private:
    void refresh();

    QPointer<SweepReading> m_reading;
    std::shared_ptr<const SweepReport> m_report; ///< that the rows are of
};

} // namespace flocktale
