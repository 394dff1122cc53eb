// SPDX-License-Identifier: MIT
#include "document/problem_text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
/// The context of these texts for the translator.
struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

/// What core itself puts into a sentence: the kinds of JSON values.
[[maybe_unused]] constexpr const char* kKinds[] = {
    QT_TRANSLATE_NOOP("ProblemText", "null"),      QT_TRANSLATE_NOOP("ProblemText", "true or false"),
    QT_TRANSLATE_NOOP("ProblemText", "a number"),  QT_TRANSLATE_NOOP("ProblemText", "a whole number"),
    QT_TRANSLATE_NOOP("ProblemText", "text"),      QT_TRANSLATE_NOOP("ProblemText", "a list"),
    QT_TRANSLATE_NOOP("ProblemText", "an object"), QT_TRANSLATE_NOOP("ProblemText", "a point [x, y]"),
    QT_TRANSLATE_NOOP("ProblemText", "a colour"),  QT_TRANSLATE_NOOP("ProblemText", "16 hexadecimal digits"),
};

/// The arguments of the other codes come from the file or the machine and stand as they are.
QString argumentText(ProblemCode code, const std::string& argument)
{
    return code == ProblemCode::wrongType ? ProblemText::tr(argument.c_str()) : QString::fromStdString(argument);
}
} // namespace

QString problemTemplate(ProblemCode code)
{
    switch (code) {
    case ProblemCode::fileUnreadable:
        return ProblemText::tr("The file cannot be read: %1");
    case ProblemCode::fileTooLarge:
        return ProblemText::tr("The file has %1 bytes; the limit is %2");
    case ProblemCode::notUtf8:
        return ProblemText::tr("The file is not UTF-8: bad byte at offset %1");
    case ProblemCode::jsonSyntax:
        return ProblemText::tr("Not JSON: %1");
    case ProblemCode::jsonTooDeep:
        return ProblemText::tr("Nested deeper than %1 levels");
    case ProblemCode::jsonTooManyNodes:
        return ProblemText::tr("More than %1 values");
    case ProblemCode::duplicateKey:
        return ProblemText::tr("The member \"%1\" stands here for the second time; the first is in line %2, column %3");
    case ProblemCode::notAShow:
        return ProblemText::tr("This is not a Flocktale show: it has no \"flocktale\" version");
    case ProblemCode::versionTooNew:
        return ProblemText::tr("Version %1 is newer than this program knows (%2)");
    case ProblemCode::missingMember:
        return ProblemText::tr("The member \"%1\" is missing");
    case ProblemCode::wrongType:
        return ProblemText::tr("Should be %1 but is %2");
    case ProblemCode::notWhole:
        return ProblemText::tr("%1 is not a whole number");
    case ProblemCode::outOfRange:
        return ProblemText::tr("%1 is outside %2 to %3");
    case ProblemCode::notOneOf:
        return ProblemText::tr("\"%1\" is none of %2");
    case ProblemCode::badColor:
        return ProblemText::tr("\"%1\" is not a colour like #ffcc88");
    case ProblemCode::tooMany:
        return ProblemText::tr("%1 of these; the limit is %2");
    case ProblemCode::duplicateId:
        return ProblemText::tr("The id \"%1\" is used twice");
    case ProblemCode::unknownId:
        return ProblemText::tr("Nothing has the id \"%1\"");
    case ProblemCode::notFinite:
        return ProblemText::tr("\"%1\" is not a finite number");
    case ProblemCode::timeRounded:
        return ProblemText::tr("%1 s is between two steps; %2 s is used");
    case ProblemCode::raisedToOneStep:
        return ProblemText::tr("%1 s is shorter than one step; one step is used");
    case ProblemCode::unknownMode:
        return ProblemText::tr("The mode \"%1\" is not known; the act holds the flock");
    case ProblemCode::unknownShape:
        return ProblemText::tr("The shape \"%1\" is not known; its birds fly freely");
    case ProblemCode::unknownProp:
        return ProblemText::tr("The prop \"%1\" is not known and is not drawn");
    case ProblemCode::unknownMotion:
        return ProblemText::tr("The motion \"%1\" is not known and is not played");
    case ProblemCode::unknownData:
        return ProblemText::tr("Data of this kind is not known and is not played");
    case ProblemCode::unknownExpectation:
        return ProblemText::tr("The expectation \"%1\" is not known and not checked");
    case ProblemCode::unknownName:
        return ProblemText::tr("\"%1\" is the name of no %2");
    case ProblemCode::csvSyntax:
        return ProblemText::tr("Not a table: %1");
    case ProblemCode::notSupported:
        return ProblemText::tr("\"%1\" is kept but not played by this version");
    case ProblemCode::unsafePath:
        return ProblemText::tr("\"%1\" is not a path beside the show");
    case ProblemCode::scriptIgnored:
        return ProblemText::tr("The script is kept but never run");
    case ProblemCode::actsOverlap:
        return ProblemText::tr("The acts \"%1\" and \"%2\" overlap");
    case ProblemCode::tooFewBirds:
        return ProblemText::tr("%1 birds are needed, %2 are there");
    case ProblemCode::textTooLong:
        return ProblemText::tr("The text has %1 characters; the limit is %2");
    case ProblemCode::noInk:
        return ProblemText::tr("The text \"%1\" has no ink: the shape has no points");
    case ProblemCode::noFont:
        return ProblemText::tr("No font on this machine can draw \"%1\"");
    case ProblemCode::qrTooLong:
        return ProblemText::tr("The text has %1 bytes; the limit is %2");
    case ProblemCode::unstableSpring:
        return ProblemText::tr("The spring %1 with the damping %2 would never settle; it must be above 0 and below %3");
    case ProblemCode::unstableDamping:
        return ProblemText::tr("The damping %1 must be above 0 and below 1");
    case ProblemCode::castsExceedFlock:
        return ProblemText::tr("The casts ask for %1 birds, the flock has %2");
    case ProblemCode::emptyCast:
        return ProblemText::tr("The cast \"%1\" has no birds");
    case ProblemCode::pinnedTwice:
        return ProblemText::tr("The bird %1 or the point %2 is pinned already");
    case ProblemCode::pinIgnored:
        return ProblemText::tr("The pin of bird %1 to point %2 is not possible here and is left out");
    case ProblemCode::notEnoughPoints:
        return ProblemText::tr("%1 points are given, at least %2 are needed");
    case ProblemCode::expectationFailed:
        return ProblemText::tr("Expected: %1. Found: %2");
    case ProblemCode::expectationUnchecked:
        return ProblemText::tr("Not checked: %1. %2");
    case ProblemCode::pluginFailed:
        return ProblemText::tr("The plugin %1 could not be used: %2");
    case ProblemCode::unknownFormat:
        return ProblemText::tr("No exporter writes \"%1\"");
    case ProblemCode::exportFailed:
        return ProblemText::tr("The export failed: %1");
    case ProblemCode::sizeTooLarge:
        return ProblemText::tr("%1 x %2 is too large; the limit is %3");
    case ProblemCode::writeFailed:
        return ProblemText::tr("%1 could not be written: %2");
    case ProblemCode::cancelled:
        return ProblemText::tr("Cancelled");
    }
    return {};
}

QString problemText(const Problem& problem)
{
    const QString sentence = problemTemplate(problem.code);
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool isArgument = sentence.at(i) == u'%' && i + 1 < sentence.size() && sentence.at(i + 1).isDigit();
        if (!isArgument) {
            text += sentence.at(i);
            continue;
        }
        const int argument = sentence.at(++i).digitValue() - 1;
        if (argument >= 0 && static_cast<std::size_t>(argument) < problem.arguments.size())
            text += argumentText(problem.code, problem.arguments[static_cast<std::size_t>(argument)]);
    }
    return text;
}

QString problemPlace(const Problem& problem)
{
    QStringList parts;
    if (problem.line > 0 && problem.column > 0)
        parts << ProblemText::tr("Line %1, column %2").arg(problem.line).arg(problem.column);
    else if (problem.line > 0)
        parts << ProblemText::tr("Line %1").arg(problem.line);
    if (!problem.pointer.empty()) parts << QString::fromStdString(problem.pointer);
    return parts.join(u" \u00b7 "_s);
}

QString problemsAsText(const Problems& problems)
{
    QString text;
    for (const Problem& problem : problems) {
        const QString place = problemPlace(problem);
        if (!place.isEmpty()) text += place + u": "_s;
        text += problemText(problem) + u'\n';
    }
    return text;
}

} // namespace flocktale
