// SPDX-License-Identifier: MIT
#include "session/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace flocktale {

Translation::Translation(QObject* parent) : QObject(parent) {}

QStringList Translation::languages() { return {u"en"_s, u"zh_CN"_s}; }

QString Translation::resolved(const QString& wish, const QStringList& systemLanguages)
{
    for (const QString& candidate : QStringList{wish} + (wish.isEmpty() ? systemLanguages : QStringList())) {
        const QString code = QString(candidate).replace(u'-', u'_');
        if (code == "en"_L1 || code.startsWith("en_"_L1)) return u"en"_s;
        // Traditional script has its own readers: it is not answered with the simplified one.
        const bool traditional =
            code.contains("Hant"_L1) || code.endsWith("_TW"_L1) || code.endsWith("_HK"_L1) || code.endsWith("_MO"_L1);
        if ((code == "zh"_L1 || code.startsWith("zh_"_L1)) && !traditional) return u"zh_CN"_s;
    }
    return u"en"_s;
}

void Translation::setWish(const QString& wish)
{
    const QString language = resolved(wish, QLocale::system().uiLanguages());
    if (language == m_language) return;
    m_language = language;
    const QString qt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    load(m_program, u"flocktale_"_s + language, u":/i18n"_s);
    load(m_qt, u"qtbase_"_s + language, qt);
    load(m_quick, u"qtdeclarative_"_s + language, qt);
    emit changed();
}

void Translation::load(QTranslator& translator, const QString& file, const QString& folder)
{
    QCoreApplication::removeTranslator(&translator);
    // A language without a file is the language of the source, English.
    if (translator.load(file, folder)) QCoreApplication::installTranslator(&translator);
}

} // namespace flocktale
