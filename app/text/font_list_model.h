// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The font families of this machine that can be drawn at any size: those chosen lately first, then by name. Whether a
/// family has the characters of a text is looked up when a row is asked for, and remembered. Made by QML.
class FontListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// What a family's name must contain, in any case of letters.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged FINAL)
    /// The text that the birds shall write.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        FamilyRole = Qt::UserRole + 1,
        CoversRole, ///< whether the family has every character of the text
        RecentRole,
    };
    static constexpr int kMostRecent = 8;

    explicit FontListModel(QObject* parent = nullptr);

    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] int count() const { return rowCount(); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    /// Looks anew at what was chosen lately.
    void refresh();
    [[nodiscard]] int rowOf(const QString& family) const;
    [[nodiscard]] QString familyAt(int row) const;
    /// A family that was chosen.
    void remember(const QString& family);

signals:
    void filterChanged();
    void textChanged();
    void countChanged();

private:
    [[nodiscard]] bool covers(const QString& family) const;

    QStringList m_all;
    QStringList m_recent;
    QStringList m_shown;
    QString m_filter;
    QString m_text;
    mutable QHash<QString, bool> m_covers;
};

} // namespace flocktale
