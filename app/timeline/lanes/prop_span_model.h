// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/id_rows.h"
#include "timeline/lanes/prop_spans.h"
#include "timeline/lanes/span_model.h"

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
class PropSpanModel : public flocktale::SpanModel, public IdRows<PropRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)

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
    [[nodiscard]] ItemKind kind() const override { return ItemKind::prop; }
    [[nodiscard]] std::vector<TrackSpan> spansOf(const Show& show) const override { return propSpans(show); }
    bool shift(Show& show, const std::string& id, SpanChange change, Step shift) const override;
    [[nodiscard]] QString nameOf(SpanChange change) const override;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const PropRow& before, const PropRow& after) const override;

private:
    [[nodiscard]] std::vector<PropRow> makeRows() const;
    void refresh(bool anew);

    QPointer<ShowDocument> m_document;
};

} // namespace flocktale
