// SPDX-License-Identifier: MIT
#pragma once

#include "table/act_table_model.h"
#include "table/row_drag.h"
#include "table/table_layout.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace flocktale {

/// The hands on the table of acts: the cursor with its keys, typing into the cell under it, and dragging rows. The
/// cursor's act is the current one of the selection, here and on the timeline. Pixels are those of the table's content.
/// Owned by the table.
class ActTableController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ActTableModel* model READ model WRITE setModel NOTIFY modelChanged FINAL)
    Q_PROPERTY(double width READ width WRITE setWidth NOTIFY layoutChanged FINAL)
    Q_PROPERTY(double height READ height WRITE setHeight NOTIFY layoutChanged FINAL)
    Q_PROPERTY(double em READ em WRITE setEm NOTIFY layoutChanged FINAL)
    Q_PROPERTY(double rowHeight READ rowHeight WRITE setRowHeight NOTIFY layoutChanged FINAL)
    Q_PROPERTY(double contentWidth READ contentWidth NOTIFY layoutChanged FINAL)
    Q_PROPERTY(double contentHeight READ contentHeight NOTIFY cursorChanged FINAL)
    Q_PROPERTY(QList<double> columnWidths READ columnWidths NOTIFY layoutChanged FINAL)
    Q_PROPERTY(int row READ row NOTIFY cursorChanged FINAL)
    Q_PROPERTY(int column READ column NOTIFY cursorChanged FINAL)
    Q_PROPERTY(QRectF cursorRect READ cursorRect NOTIFY cursorChanged FINAL)
    Q_PROPERTY(QString cursorText READ cursorText NOTIFY cursorChanged FINAL)
    Q_PROPERTY(bool editing READ isEditing NOTIFY editingChanged FINAL)
    Q_PROPERTY(bool choosing READ isChoosing NOTIFY editingChanged FINAL)
    Q_PROPERTY(QString editText READ editText NOTIFY editingChanged FINAL)
    Q_PROPERTY(bool editReplaces READ editReplaces NOTIFY editingChanged FINAL)
    Q_PROPERTY(QStringList editChoices READ editChoices NOTIFY editingChanged FINAL)
    Q_PROPERTY(int editChoice READ editChoice NOTIFY editingChanged FINAL)
    Q_PROPERTY(QString note READ note NOTIFY noteChanged FINAL)
    Q_PROPERTY(bool dragging READ isDragging NOTIFY draggingChanged FINAL)

public:
    explicit ActTableController(QObject* parent = nullptr);

    [[nodiscard]] ActTableModel* model() const { return m_model; }
    void setModel(ActTableModel* model);
    [[nodiscard]] double width() const { return m_width; }
    void setWidth(double width);
    [[nodiscard]] double height() const { return m_height; }
    void setHeight(double height);
    [[nodiscard]] double em() const { return m_em; }
    void setEm(double em);
    [[nodiscard]] double rowHeight() const { return m_layout.rowHeight(); }
    void setRowHeight(double height);
    [[nodiscard]] double contentWidth() const { return m_layout.contentWidth(); }
    [[nodiscard]] double contentHeight() const;
    [[nodiscard]] QList<double> columnWidths() const;

    /// -1 while the table is empty or nothing is current.
    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] QRectF cursorRect() const;
    /// The cell under the cursor as it is read out: column and content.
    [[nodiscard]] QString cursorText() const;

    [[nodiscard]] bool isEditing() const { return m_editing; }
    /// The cell that is edited is chosen, not typed.
    [[nodiscard]] bool isChoosing() const;
    [[nodiscard]] QString editText() const { return m_editText; }
    /// The text begins with what was typed, else all of it is selected.
    [[nodiscard]] bool editReplaces() const { return m_editReplaces; }
    [[nodiscard]] QStringList editChoices() const;
    [[nodiscard]] int editChoice() const;
    /// What the last edit wants to say; empty when it has nothing to.
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] bool isDragging() const { return m_drag != nullptr; }

    /// Where the view must begin, as near to where it begins now as shows the cursor's cell and no place behind the
    /// end.
    Q_INVOKABLE [[nodiscard]] double scrolledX(double viewX) const;
    Q_INVOKABLE [[nodiscard]] double scrolledY(double viewY) const;

    /// Whether a key means something to the table when no cell is edited.
    Q_INVOKABLE [[nodiscard]] bool takesKey(int key, int modifiers, const QString& text) const;
    /// Returns whether the key did something: Tab past the last cell does not, so that the focus goes on.
    Q_INVOKABLE bool pressKey(int key, int modifiers, const QString& text);
    /// A key in the editor; `text` is what stands there. False: it is the editor's own.
    Q_INVOKABLE bool pressEditKey(int key, int modifiers, const QString& text);

public slots:
    void startEdit();
    /// Takes the text over; it stays in the editor when it is refused. Returns whether the edit is over.
    bool commitText(const QString& text);
    /// Takes a choice over and goes one row on.
    void choose(int choice);
    void cancelEdit();

    void press(double x, double y, int modifiers);
    void drag(double x, double y);
    void release();
    void doubleClick(double x, double y);
    /// Gives a drag back. Returns whether there was one.
    bool cancelDrag();

signals:
    void modelChanged();
    void layoutChanged();
    void cursorChanged();
    void editingChanged();
    void noteChanged();
    void draggingChanged();
    /// The cursor was moved on purpose: it must be seen.
    void cursorMoved();

private:
    struct Press {
        ActId act;
        double y = 0;
        bool selectOnRelease = false;
    };

    [[nodiscard]] QModelIndex cell() const;
    [[nodiscard]] CellKind kind() const;
    [[nodiscard]] bool startsTyping(int modifiers, const QString& text) const;
    bool moveCursor(int row, int column, bool extend);
    bool moveOn(int columns);
    bool reorder(int direction);
    void beginEdit(const QString& text, bool replaces);
    void endEdit();
    void goTo(const ActId& act);
    void follow();
    void setNote(const QString& note);

    QPointer<ActTableModel> m_model;
    TableLayout m_layout;
    double m_width = 0, m_height = 0, m_em = 13;
    ActId m_act;
    int m_row = -1, m_column = 0;
    bool m_editing = false, m_editReplaces = false;
    QString m_editText, m_note;
    bool m_refused = false;
    std::optional<Press> m_press;
    std::unique_ptr<RowDrag> m_drag;
};

} // namespace flocktale
