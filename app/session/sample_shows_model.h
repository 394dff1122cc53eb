// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// The shows that come with the program (they are in its resources). Owned by the session.
class SampleShowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")

public:
    enum Role { TitleRole = Qt::UserRole + 1, ResourceRole };

    explicit SampleShowsModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Sample {
        QString title, resource;
    };
    std::vector<Sample> m_samples;
};

} // namespace flocktale
