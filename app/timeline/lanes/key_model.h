// SPDX-License-Identifier: MIT
#pragma once

#include "timeline/id_rows.h"
#include "timeline/lanes/key_editor.h"

#include <QPointer>
#include <QString>

#include <string>

namespace flocktale {

/// What a row of the KeyModel tells.
struct KeyMark {
    std::string id; ///< cast, property and number, so that a mark that moves stays the same
    KeyRef key;
    Step at; ///< of the show
    int lane = 0;
    bool selected = false;
    QString shape; ///< what the way to the next key is like
    QString title;
};

/// The keys of the act that is unfolded, as marks on its lanes.
class KeyModel : public flocktale::RowListModel, public IdRows<KeyMark> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::KeyEditor* editor READ editor WRITE setEditor NOTIFY editorChanged FINAL)

public:
    enum Role {
        StartRole = Qt::UserRole, ///< seconds
        LaneRole,
        SelectedRole,
        ShapeRole, ///< "linear", "hold", "smoothstep" or "bezier"
        TitleRole,
        TimeTextRole,
    };

    explicit KeyModel(QObject* parent = nullptr);

    [[nodiscard]] KeyEditor* editor() const { return m_editor; }
    void setEditor(KeyEditor* editor);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void editorChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const KeyMark& before, const KeyMark& after) const override;

private:
    [[nodiscard]] std::vector<KeyMark> makeRows() const;

    QPointer<KeyEditor> m_editor;
};

/// What a row of the KeyRowModel tells.
struct KeyLaneRow {
    std::string id; ///< cast and property
    QString title;
    bool current = false;
};

/// The lanes of the act that is unfolded: their names. Empty while none is.
class KeyRowModel : public flocktale::RowListModel, public IdRows<KeyLaneRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::KeyEditor* editor READ editor WRITE setEditor NOTIFY editorChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role { TitleRole = Qt::UserRole, CurrentRole };

    explicit KeyRowModel(QObject* parent = nullptr);

    [[nodiscard]] KeyEditor* editor() const { return m_editor; }
    void setEditor(KeyEditor* editor);
    [[nodiscard]] int count() const { return rowCount(); }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void editorChanged();
    void countChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const KeyLaneRow& before, const KeyLaneRow& after) const override;

private:
    [[nodiscard]] std::vector<KeyLaneRow> makeRows() const;

    QPointer<KeyEditor> m_editor;
};

} // namespace flocktale
