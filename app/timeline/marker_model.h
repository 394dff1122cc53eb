// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "timeline/id_list_model.h"

#include <QColor>
#include <QPointer>
#include <QString>

namespace flocktale {

struct MarkerRow {
    MarkerId id;
    QString name;
    Step at;
    QColor color;
};

/// The markers of a document in order of time.
class MarkerModel : public IdListModel<MarkerRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)

public:
    enum Role { MarkerIdRole = Qt::UserRole, NameRole, AtRole, AtTextRole, ColorRole };

    explicit MarkerModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const MarkerRow& before, const MarkerRow& after) const override;

private:
    [[nodiscard]] std::vector<MarkerRow> makeRows() const;

    QPointer<ShowDocument> m_document;
};

} // namespace flocktale
