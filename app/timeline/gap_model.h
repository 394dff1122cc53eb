// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/id_rows.h"

#include <QPointer>

namespace flocktale {

/// A stretch of free flight before an act, known by the act that ends it.
struct GapRow {
    ActId id;
    Step start, duration;
};

/// The gaps between the acts of a document, in which the flock flies freely.
class GapModel : public flocktale::RowListModel, public IdRows<GapRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(double lengthSeconds READ lengthSeconds NOTIFY lengthChanged FINAL)

public:
    enum Role { StartRole = Qt::UserRole, DurationRole, DurationTextRole };

    explicit GapModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);

    /// Of acts and gaps together.
    [[nodiscard]] double lengthSeconds() const { return m_length; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void lengthChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const GapRow& before, const GapRow& after) const override;

private:
    [[nodiscard]] std::vector<GapRow> makeRows() const;
    void measure();

    QPointer<ShowDocument> m_document;
    double m_length = 0;
};

} // namespace flocktale
