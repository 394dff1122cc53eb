// SPDX-License-Identifier: MIT
#include "document/problem_text.h"
#include "library/act_templates.h"
#include "session/translation.h"
#include "support/catch.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>

#include <memory>
#include <vector>

using namespace flocktale;
using namespace Qt::StringLiterals;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;          ///< tells equal sources apart
    QStringList translations; ///< more than one for plural forms
    bool finished = true;
};

QString fileOf(const QString& language)
{
    return QStringLiteral(FLOCKTALE_SOURCE_DIR "/translations/flocktale_%1.ts").arg(language);
}

std::vector<Message> messagesOf(const QString& language)
{
    QFile file(fileOf(language));
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"source") {
            messages.push_back({context, xml.readElementText(), {}, {}, true});
        } else if (xml.name() == u"comment") {
            messages.back().comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            Message& message = messages.back();
            message.finished = !xml.attributes().hasAttribute(u"type"_s);
            QString text;
            while (xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isStartElement()) // a numerusform
                    message.translations.append(xml.readElementText());
                else
                    text += xml.text();
            }
            if (message.translations.isEmpty()) message.translations = {text};
        }
    }
    INFO(xml.errorString().toStdString());
    REQUIRE_FALSE(xml.hasError());
    REQUIRE_FALSE(messages.empty());
    return messages;
}

/// Every %1 … %9 and %n, sorted, as often as it stands there.
QStringList placesIn(const QString& text)
{
    static const QRegularExpression kPlace(u"%[1-9n]"_s);
    QStringList places;
    for (const QRegularExpressionMatch& match : kPlace.globalMatch(text)) places.append(match.captured());
    places.sort();
    return places;
}

/// The letter that Alt chooses; empty when there is none.
QString letterOf(const QString& text)
{
    static const QRegularExpression kLetter(u"&(.)"_s);
    return kLetter.match(text).captured(1).toUpper();
}

std::string nameOf(const Message& message) { return (message.context + u": "_s + message.source).toStdString(); }

std::unique_ptr<QTranslator> translatorOf(const QString& language)
{
    auto translator = std::make_unique<QTranslator>();
    REQUIRE(translator->load(u"flocktale_"_s + language, u":/i18n"_s));
    return translator;
}

const QString kChinese = u"zh_CN"_s;
const QString kEnglish = u"en"_s;

} // namespace

TEST_CASE("Every language that the program offers has its file, and every file is offered", "[translation]")
{
    QStringList files;
    for (const QString& language : Translation::languages()) files.append(QFileInfo(fileOf(language)).fileName());
    files.sort();
    CHECK(QDir(QFileInfo(fileOf(kEnglish)).path()).entryList({u"*.ts"_s}, QDir::Files, QDir::Name) == files);
}

TEST_CASE("Every message is translated and keeps its places", "[translation]")
{
    for (const QString& language : Translation::languages()) {
        for (const Message& message : messagesOf(language)) {
            INFO(language.toStdString() << ", " << nameOf(message));
            CHECK(message.finished);
            for (const QString& translation : message.translations) {
                CHECK_FALSE(translation.isEmpty());
                CHECK(placesIn(translation) == placesIn(message.source));
            }
        }
    }
}

TEST_CASE("A menu's letter is the same in every language, and in brackets in Chinese", "[translation]")
{
    static const QRegularExpression kBracketed(u"\\(&[A-Z]\\)…?$"_s);
    int letters = 0;
    for (const Message& message : messagesOf(kChinese)) {
        INFO(nameOf(message));
        CHECK(letterOf(message.translations.front()) == letterOf(message.source));
        if (letterOf(message.source).isEmpty()) continue;
        ++letters;
        CHECK(message.translations.front().contains(kBracketed));
        CHECK(message.translations.front().count(u'&') == 1);
    }
    CHECK(letters > 0);
}

TEST_CASE("A Chinese text ends as its source does", "[translation]")
{
    const std::vector<std::pair<QString, QString>> endings{{u"."_s, u"。"_s}, {u"…"_s, u"…"_s}, {u"?"_s, u"？"_s}};
    for (const Message& message : messagesOf(kChinese)) {
        INFO(nameOf(message));
        for (const auto& [ending, chinese] : endings)
            CHECK(message.translations.front().endsWith(chinese) == message.source.endsWith(ending));
    }
}

TEST_CASE("The program carries what the files say", "[translation]")
{
    for (const QString& language : Translation::languages()) {
        const auto translator = translatorOf(language);
        for (const Message& message : messagesOf(language)) {
            INFO(language.toStdString() << ", " << nameOf(message));
            const int count = message.source.contains(u"%n"_s) ? 1 : -1;
            const QString carried =
                translator->translate(message.context.toUtf8().constData(), message.source.toUtf8().constData(),
                                      message.comment.toUtf8().constData(), count);
            CHECK(message.translations.contains(carried));
        }
    }
}

TEST_CASE("Every problem that core can find has its Chinese sentence", "[translation]")
{
    const auto translator = translatorOf(kChinese);
    for (int code = 0; code <= static_cast<int>(ProblemCode::cancelled); ++code) {
        const std::string source(messageTemplate(static_cast<ProblemCode>(code)));
        INFO(source);
        CHECK_FALSE(translator->translate("ProblemText", source.c_str()).isEmpty());
    }
}

TEST_CASE("Every template has its Chinese name and description", "[translation]")
{
    const auto translator = translatorOf(kChinese);
    for (const ActTemplate& entry : actTemplates()) {
        INFO(entry.id);
        CHECK_FALSE(translator->translate("Templates", entry.name).isEmpty());
        CHECK_FALSE(translator->translate("Templates", entry.description).isEmpty());
    }
}

TEST_CASE("English has one bird and two birds, Chinese the same word for both", "[translation]")
{
    const auto birds = [](const QTranslator& translator, int count) {
        return translator.translate("flocktale::CastListModel", "%n bird(s)", nullptr, count);
    };
    const auto english = translatorOf(kEnglish);
    CHECK(birds(*english, 1) == u"%n bird"_s);
    CHECK(birds(*english, 2) == u"%n birds"_s);
    const auto chinese = translatorOf(kChinese);
    CHECK(birds(*chinese, 1) == birds(*chinese, 2));
}

TEST_CASE("A wished language speaks at once, core's own words in a sentence included", "[translation]")
{
    Problem problem;
    problem.code = ProblemCode::wrongType;
    problem.arguments = {"a number", "text"};
    Translation translation;
    translation.setWish(kChinese);
    const QString chinese = problemText(problem);
    translation.setWish(kEnglish);
    CHECK(problemText(problem).toStdString() == describe(problem));
    CHECK_FALSE(chinese.contains(QRegularExpression(u"[A-Za-z]"_s)));
}
