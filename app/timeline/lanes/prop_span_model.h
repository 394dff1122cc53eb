// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/id_rows.h"
#include "timeline/lanes/prop_spans.h"

#include <QColor>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// What a row of the PropSpanModel tells.
struct PropRow {
    PropId id;
    QString title;
    Step start, end;
    int lane = 0;
    QColor color;
    bool attached = false;
};

/// The props of a document as spans of time, for their lane. Owned by the lane.
class PropSpanModel : public flocktale::RowListModel, public IdRows<PropRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY laneCountChanged FINAL)
    Q_PROPERTY(int laneCount READ laneCount NOTIFY laneCountChanged FINAL)

public:
    enum Role {
        PropIdRole = Qt::UserRole,
        TitleRole,    ///< its text, or what it is
        StartRole,    ///< seconds
        DurationRole, ///< seconds
        TimeTextRole,
        LaneRole, ///< from 0, so that none covers another
        ColorRole,
        AttachedRole, ///< whether it belongs to an act
    };

    explicit PropSpanModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] int count() const { return rowCount(); }
    /// How many rows the spans need.
    [[nodiscard]] int laneCount() const { return m_laneCount; }
    /// What is where.
    [[nodiscard]] const std::vector<PropSpan>& spans() const { return m_spans; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void laneCountChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const PropRow& before, const PropRow& after) const override;

private:
    [[nodiscard]] std::vector<PropRow> makeRows();
    void refresh(bool anew);

    QPointer<ShowDocument> m_document;
    std::vector<PropSpan> m_spans;
    int m_laneCount = 0;
};

} // namespace flocktale
