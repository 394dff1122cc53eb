// SPDX-License-Identifier: MIT
#pragma once

#include "recovery/recovery_file.h"
#include "recovery/recovery_slot.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace flocktale {

/// Unsaved work of programs that ended without saving, newest first, while the user is asked about it. Other windows
/// leave it alone for so long. Nothing is removed without discard(); a file that is damaged is moved aside once and
/// stays on the disk. Owned by the session.
class RecoveryListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(int damaged READ damaged NOTIFY countChanged FINAL)
    Q_PROPERTY(QString folder READ folder CONSTANT FINAL)

public:
    enum Role { TitleRole = Qt::UserRole + 1, DetailRole, PlaceRole };

    struct Found {
        std::shared_ptr<RecoverySlot> slot;
        RecoveredText text;
    };

    explicit RecoveryListModel(QString folder, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(m_found.size()); }
    /// Files that could not be read and were moved aside by the last look.
    [[nodiscard]] int damaged() const { return m_damaged; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// Looks what there is.
    Q_INVOKABLE void look();
    /// Asks for a row to be opened.
    Q_INVOKABLE void open(int row);
    /// Removes a row and its file for good.
    Q_INVOKABLE void discard(int row);
    /// Not now: everything stays for the next time.
    Q_INVOKABLE void later();

    /// Hands a row's file over to whoever goes on with it.
    [[nodiscard]] std::optional<Found> take(int row);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();
    void openWanted(int row);

private:
    void replace(std::vector<Found> found);

    const QString m_folder;
    std::vector<Found> m_found;
    int m_damaged = 0;
};

} // namespace flocktale
