// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"

#include <QAbstractListModel>
#include <QColor>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <vector>

namespace flocktale {

/// The motions of the current cast in the order of playing, and which of them is being edited. Edits are one undo step
/// each; dragging a row to another place is begin, any number of places, end or cancel. Motions have no ids: which of
/// them is which after a change is told by what they are and where they stand. Empty while several casts are selected.
/// Made by QML; the document and the selection are the session's.
class MotionListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(int current READ current NOTIFY currentChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(bool full READ isFull NOTIFY countChanged FINAL)
    /// Whether there is one cast to give motions to.
    Q_PROPERTY(bool available READ isAvailable NOTIFY countChanged FINAL)
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList descriptions READ descriptions NOTIFY languageChanged FINAL)

public:
    enum Role { NameRole = Qt::UserRole + 1, WhenRole, ColorRole, CurrentRole };

    explicit MotionListModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    /// Row of the motion that is being edited, -1 when there is none.
    [[nodiscard]] int current() const;
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] bool isFull() const;
    [[nodiscard]] bool isAvailable() const { return m_available; }
    /// What can be added, and what each does.
    [[nodiscard]] QStringList kinds() const;
    [[nodiscard]] QStringList descriptions() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    void choose(int row);
    /// A new motion behind the others, which becomes the current one. `kind` is an index into kinds().
    void add(int kind);
    void duplicate(int row);
    void remove(int row);
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
    void currentChanged();
    void countChanged();
    void languageChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend struct ListSync;
    struct Row {
        std::int64_t id = 0; ///< of this model
        QString name;
        QString when;
        QColor color;
        bool current = false;
        bool operator==(const Row&) const = default;
    };
    using Change = std::function<bool(std::vector<CastMotion>& motions)>;

    [[nodiscard]] const Cast* cast() const;
    [[nodiscard]] bool has(int row) const { return row >= 0 && row < rowCount(); }
    [[nodiscard]] ShowDocument::Edit editOf(Change change) const;
    /// Makes an edit behind which the motion at `row` is the current one.
    void edit(const QString& name, int row, const Change& change);
    void refresh();
    void recognize(const std::vector<CastMotion>& motions);
    [[nodiscard]] std::vector<Row> presentRows() const;

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    ActId m_act;
    CastId m_cast;                     ///< whose motions these are
    std::vector<CastMotion> m_motions; ///< as they were last seen
    std::vector<std::int64_t> m_ids;   ///< of each
    std::int64_t m_lastId = 0;
    std::int64_t m_current = 0; ///< id, 0 = none
    std::vector<Row> m_rows;
    bool m_available = false;
    int m_gesture = 0;
    int m_dragged = -1; ///< row at which the drag began
};

} // namespace flocktale
