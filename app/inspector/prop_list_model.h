// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"

#include <QAbstractListModel>
#include <QColor>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// The props of the show and which of them is being edited. Edits are one undo step each. Made by QML; the document and
/// the selection are the session's.
class PropListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(QString current READ current NOTIFY currentChanged FINAL)
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentChanged FINAL)
    Q_PROPERTY(bool full READ isFull NOTIFY countChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Kind { Plate, Box, DashedLine, Label, Finders };
    Q_ENUM(Kind)
    enum Role { PropIdRole = Qt::UserRole + 1, NameRole, WhenRole, ColorRole, CurrentRole };

    explicit PropListModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] QString current() const { return QString::fromStdString(m_current.value); }
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] bool isFull() const;
    [[nodiscard]] int count() const { return rowCount(); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    void choose(int row);
    /// A new prop in the middle of the stage. It belongs to the current act; without one it shows for three seconds
    /// from `step` on.
    void add(flocktale::PropListModel::Kind kind, int step);
    void duplicate(int row);
    void remove(int row);

signals:
    void documentChanged();
    void selectionChanged();
    void currentChanged();
    void countChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend struct ListSync;
    struct Row {
        PropId id;
        QString name;
        QString when;
        QColor color;
        bool current = false;
        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] std::vector<Row> presentRows() const;
    void setCurrent(const PropId& prop);
    void refresh();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    std::vector<Row> m_rows;
    PropId m_current;
};

} // namespace flocktale
