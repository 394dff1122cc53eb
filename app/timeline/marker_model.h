// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/id_rows.h"

#include <QColor>
#include <QPointer>
#include <QString>

namespace flocktale {

struct MarkerRow {
    MarkerId id;
    QString name;
    Step at; ///< of the show
    QColor color;
    bool current = false;
    QString act; ///< what it is attached to is called; empty when it is not
};

/// The markers of a document in order of time.
class MarkerModel : public flocktale::RowListModel, public IdRows<MarkerRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY currentChanged FINAL)

public:
    enum Role { MarkerIdRole = Qt::UserRole, NameRole, AtRole, AtTextRole, ColorRole, ActRole, CurrentRole };

    explicit MarkerModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);

    /// The id of the one that is selected, if any is.
    [[nodiscard]] QString current() const { return m_current; }
    void setCurrent(const QString& marker);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void currentChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const MarkerRow& before, const MarkerRow& after) const override;

private:
    [[nodiscard]] std::vector<MarkerRow> makeRows() const;
    [[nodiscard]] bool hasAttached() const;

    QPointer<ShowDocument> m_document;
    QString m_current;
};

} // namespace flocktale
