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

/// The casts of the current act with the birds that each of them gets. Edits are one undo step each; dragging a row to
/// another place is begin, any number of places, end or cancel. Made by QML; the document and the selection are the
/// session's.
class CastListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(int current READ current NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool full READ isFull NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString warning READ warning NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY summaryChanged FINAL)

public:
    enum Role {
        CastIdRole = Qt::UserRole + 1,
        NameRole,
        BirdsRole,
        BirdsTextRole,
        ColorRole,
        ShapeRole,
        CurrentRole,
        SelectedRole,
        ProblemRole
    };

    explicit CastListModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    /// Row of the current cast, -1 when there is none.
    [[nodiscard]] int current() const;
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] bool isFull() const;
    /// What else keeps the act, or one of its casts, from performing as written.
    [[nodiscard]] QString problem() const { return m_problem; }
    /// That the casts ask for more birds than there are; empty when all is well.
    [[nodiscard]] QString warning() const { return m_warning; }
    /// How many birds of the flock the casts have together.
    [[nodiscard]] QString summary() const { return m_summary; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    void choose(int row);
    /// Adds a row to the chosen ones or takes it out.
    void toggle(int row);
    /// Everything from the current row to this one.
    void extendTo(int row);
    /// A new cast at the end, which becomes the current one.
    void add();
    void duplicate(int row);
    void remove(int row);
    /// All chosen ones in one step.
    void removeSelected();
    /// One place up (-1) or down (+1).
    void move(int row, int direction);
    void beginDrag(int row);
    /// -1, as for a pointer outside the list, leaves it where it is.
    void dragTo(int row);
    void endDrag();
    void cancelDrag();

signals:
    void documentChanged();
    void selectionChanged();
    void summaryChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend struct ListSync;
    struct Row {
        CastId id;
        QString name;
        int birds = 0;
        QColor color;
        QString shape;
        bool current = false;
        bool selected = false;
        QString problem;
        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] std::vector<Row> presentRows() const;
    [[nodiscard]] const Act* act() const;
    [[nodiscard]] const Row* rowAt(int row) const;
    void refresh();
    void updateSummary();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    std::vector<Row> m_rows;
    QString m_problem;
    QString m_warning;
    QString m_summary;
    int m_gesture = 0;
    ActId m_dragAct;
    CastId m_dragged;
};

} // namespace flocktale
