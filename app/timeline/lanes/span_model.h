// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/item_edits.h"
#include "timeline/lanes/track_span.h"
#include "timeline/row_list_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// A lane's things as spans of time, and what a drag of one does to the show. Owned by the lane.
class SpanModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the lanes")
    Q_PROPERTY(int count READ count NOTIFY laneCountChanged FINAL)
    Q_PROPERTY(int laneCount READ laneCount NOTIFY laneCountChanged FINAL)

public:
    using RowListModel::RowListModel;

    [[nodiscard]] int count() const { return rowCount(); }
    /// How many rows the spans need.
    [[nodiscard]] int laneCount() const { return m_laneCount; }
    /// What is where.
    [[nodiscard]] const std::vector<TrackSpan>& spans() const { return m_spans; }

    /// What the things are.
    [[nodiscard]] virtual ItemKind kind() const = 0;
    /// The spans of a show as it stands in the middle of a drag.
    [[nodiscard]] virtual std::vector<TrackSpan> spansOf(const Show& show) const = 0;
    /// Moves a thing or one of its edges by a shift, as far as it may. Returns false when nothing changes.
    virtual bool shift(Show& show, const std::string& id, SpanChange change, Step shift) const = 0;
    /// Translated; names the undo step.
    [[nodiscard]] virtual QString nameOf(SpanChange change) const = 0;
    /// Whether what a span holds can be slipped inside it.
    [[nodiscard]] virtual bool slips() const { return false; }

signals:
    void laneCountChanged();

protected:
    void setSpans(std::vector<TrackSpan> spans) { m_spans = std::move(spans); }
    /// To be called when the rows are as the spans.
    void countLanes()
    {
        const int lanes = rowsOf(m_spans);
        if (lanes == m_laneCount && m_counted == rowCount()) return;
        m_laneCount = lanes;
        m_counted = rowCount();
        emit laneCountChanged();
    }

private:
    std::vector<TrackSpan> m_spans;
    int m_laneCount = 0;
    int m_counted = 0;
};

} // namespace flocktale
