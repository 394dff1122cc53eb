// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/id_rows.h"
#include "timeline/ruler_ticks.h"
#include "timeline/time_scale.h"

#include <QPointer>
#include <QString>

namespace flocktale {

struct RulerRow {
    Step id; ///< the time is what a label is known by
    QString text;
};

/// The labels of a ruler that are in view.
class RulerModel : public flocktale::RowListModel, public IdRows<RulerRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::TimeScale* timeScale READ timeScale WRITE setTimeScale NOTIFY timeScaleChanged FINAL)
    Q_PROPERTY(double labelPixels READ labelPixels WRITE setLabelPixels NOTIFY labelPixelsChanged FINAL)

public:
    enum Role { SecondsRole = Qt::UserRole, LabelRole };

    explicit RulerModel(QObject* parent = nullptr);

    [[nodiscard]] TimeScale* timeScale() const { return m_scale; }
    void setTimeScale(TimeScale* scale);
    /// Room that a label needs.
    [[nodiscard]] double labelPixels() const { return m_labelPixels; }
    void setLabelPixels(double pixels);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void timeScaleChanged();
    void labelPixelsChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const RulerRow& before, const RulerRow& after) const override;

private:
    void update();

    QPointer<TimeScale> m_scale;
    double m_labelPixels = 72;
    TickSpacing m_spacing;
};

} // namespace flocktale
