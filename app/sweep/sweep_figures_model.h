// SPDX-License-Identifier: MIT
#pragma once

#include "sweep/sweep_reading.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// The figures of a sweep as rows, beside those of another when there is one. The rows are always the same; only their
/// values change.
class SweepFiguresModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::SweepReading* reading READ reading WRITE setReading NOTIFY readingChanged FINAL)
    /// Null: nothing to compare with.
    Q_PROPERTY(flocktale::SweepReading* other READ other WRITE setOther NOTIFY otherChanged FINAL)

public:
    enum Role {
        LabelRole = Qt::UserRole + 1,
        HintRole,
        ValueRole,
        OtherRole,  ///< empty without another reading
        BetterRole, ///< 1: this is better, -1: the other, 0: neither
    };
    explicit SweepFiguresModel(QObject* parent = nullptr);

    [[nodiscard]] SweepReading* reading() const { return m_reading; }
    void setReading(SweepReading* reading);
    [[nodiscard]] SweepReading* other() const { return m_other; }
    void setOther(SweepReading* other);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void readingChanged();
    void otherChanged();

private:
    void refresh();

    QPointer<SweepReading> m_reading;
    QPointer<SweepReading> m_other;
};

} // namespace flocktale
