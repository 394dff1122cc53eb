// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace flocktale {

/// The language of the program: installs the translators of its own texts and of Qt's. Owned by the editor; at most one
/// at a time.
class Translation : public QObject {
    Q_OBJECT

public:
    explicit Translation(QObject* parent = nullptr);

    /// Codes of the languages that the program speaks: "en", "zh_CN".
    [[nodiscard]] static QStringList languages();
    /// The language that a wish leads to: the wish itself, or for an empty one the first of the system's languages that
    /// the program speaks, else English.
    [[nodiscard]] static QString resolved(const QString& wish, const QStringList& systemLanguages);

    [[nodiscard]] QString language() const { return m_language; }
    /// Installs the language of a wish ("" = the system's).
    void setWish(const QString& wish);

signals:
    void changed();

private:
    void load(QTranslator& translator, const QString& file, const QString& folder);

    QString m_language;
    QTranslator m_program, m_qt, m_quick;
};

} // namespace flocktale
