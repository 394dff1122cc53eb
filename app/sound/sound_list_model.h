// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "sound/output/sound_engine.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// The sounds of the show as rows whose values can be typed into: start and place in the file in seconds, loudness in
/// per cent. Owned by the session's sounds.
class SoundListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        FileRole,
        StartRole,  ///< seconds
        OffsetRole, ///< seconds into the file
        GainRole,   ///< per cent
        LengthRole, ///< of the file, empty while it is read
        FailureRole,
    };

    SoundListModel(ShowDocument& document, SoundEngine& engine, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    /// Each is one undo step. False when nothing changed: the value is what it was, or none that a show may have.
    bool setStart(int row, double seconds);
    bool setOffset(int row, double seconds);
    bool setGain(int row, double percent);
    bool remove(int row);

signals:
    void countChanged();

private:
    bool change(int row, const QString& name, const std::function<void(Sound&)>& edit);
    void sync();
    void refresh();

    ShowDocument& m_document;
    SoundEngine& m_engine;
    std::vector<SoundId> m_rows;
};

} // namespace flocktale
