// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "show/show.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// Problems as rows: what is wrong, where, and which act it concerns. Owned by whoever has the problems.
class ProblemListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int errors READ errors NOTIFY changed FINAL)
    Q_PROPERTY(QString firstText READ firstText NOTIFY changed FINAL)

public:
    enum Role { TextRole = Qt::UserRole + 1, PlaceRole, ErrorRole, ActRole };

    using QAbstractListModel::QAbstractListModel;

    /// Problems of a show: the acts that their pointers name are looked up in it. `before` are listed first and concern
    /// no act: a file counts its acts in its own order.
    void setProblems(const Problems& before, const Problems& ofShow, const Show& show);
    void setProblems(const Problems& problems) { setProblems(problems, {}, Show()); }
    [[nodiscard]] const Problems& problems() const { return m_problems; }

    [[nodiscard]] int count() const { return static_cast<int>(m_problems.size()); }
    [[nodiscard]] int errors() const;
    [[nodiscard]] QString firstText() const;

    Q_INVOKABLE void copyToClipboard() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    Problems m_problems;
    std::vector<ActId> m_acts; ///< of each problem, empty when it concerns none
};

} // namespace flocktale
