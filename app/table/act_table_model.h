// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "table/act_cells.h"
#include "text/program_shapes.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <vector>

namespace flocktale {

/// All acts of a document in time order as a table that can be typed into: each cell that is set is one undo step.
/// Owned by the view that shows it.
class ActTableModel : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes WRITE setShapes NOTIFY shapesChanged FINAL)
    Q_PROPERTY(QAbstractItemModel* problems READ problems WRITE setProblems NOTIFY problemsChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        SelectedRole = Qt::UserRole + 1, ///< the act is
        CurrentRole,                     ///< of the current act
        KindRole,                        ///< CellKind as a number
        ChoicesRole,
        ChoiceRole,
        WarnRole, ///< what keeps the act from performing as written stands here
    };

    explicit ActTableModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] ProgramShapes* shapes() const { return m_shapes; }
    void setShapes(ProgramShapes* shapes);
    /// A list of problems with the roles "message" and "actId"; may be null.
    [[nodiscard]] QAbstractItemModel* problems() const { return m_problems; }
    void setProblems(QAbstractItemModel* problems);

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] ActId actAt(int row) const;
    [[nodiscard]] int rowOf(const ActId& act) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// The text of a cell, or the index of a choice. False when nothing changed; then noteRaised may say why.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void selectionChanged();
    void shapesChanged();
    void problemsChanged();
    void countChanged();
    /// Why a value was refused or became another one, translated.
    void noteRaised(const QString& note, bool refused);

private:
    [[nodiscard]] const Act* actOf(int row) const;
    [[nodiscard]] std::vector<ActId> wantedRows() const;
    void onChanged(const ShowChange& change);
    void sync(const std::vector<ActId>& wanted);
    void refresh();
    void readProblems();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<ProgramShapes> m_shapes;
    QPointer<QAbstractItemModel> m_problems;
    ActCells m_cells;
    std::vector<ActId> m_rows;
    std::map<ActId, QStringList> m_problemsOf;
};

} // namespace flocktale
