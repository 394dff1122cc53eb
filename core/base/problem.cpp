// SPDX-License-Identifier: MIT
#include "base/problem.h"

#include <algorithm>
#include <array>

namespace flocktale {

namespace {
struct Entry {
    ProblemCode code;
    std::string_view name;
    std::string_view text;
};

constexpr std::array kEntries{
    Entry{ProblemCode::fileUnreadable, "file-unreadable", "The file cannot be read: %1"},
    Entry{ProblemCode::fileTooLarge, "file-too-large", "The file has %1 bytes; the limit is %2"},
    Entry{ProblemCode::notUtf8, "not-utf8", "The file is not UTF-8: bad byte at offset %1"},
    Entry{ProblemCode::jsonSyntax, "json-syntax", "Not JSON: %1"},
    Entry{ProblemCode::jsonTooDeep, "json-too-deep", "Nested deeper than %1 levels"},
    Entry{ProblemCode::jsonTooManyNodes, "json-too-many-values", "More than %1 values"},
    Entry{ProblemCode::duplicateKey, "duplicate-key",
          "The member \"%1\" stands here for the second time; the first is in line %2, column %3"},
    Entry{ProblemCode::notAShow, "not-a-show", "This is not a Flocktale show: it has no \"flocktale\" version"},
    Entry{ProblemCode::versionTooNew, "version-too-new", "Version %1 is newer than this program knows (%2)"},
    Entry{ProblemCode::missingMember, "missing-member", "The member \"%1\" is missing"},
    Entry{ProblemCode::wrongType, "wrong-type", "Should be %1 but is %2"},
    Entry{ProblemCode::notWhole, "not-whole", "%1 is not a whole number"},
    Entry{ProblemCode::outOfRange, "out-of-range", "%1 is outside %2 to %3"},
    Entry{ProblemCode::notOneOf, "not-one-of", "\"%1\" is none of %2"},
    Entry{ProblemCode::badColor, "bad-color", "\"%1\" is not a colour like #ffcc88"},
    Entry{ProblemCode::tooMany, "too-many", "%1 of these; the limit is %2"},
    Entry{ProblemCode::duplicateId, "duplicate-id", "The id \"%1\" is used twice"},
    Entry{ProblemCode::unknownId, "unknown-id", "Nothing has the id \"%1\""},
    Entry{ProblemCode::notFinite, "not-finite", "\"%1\" is not a finite number"},
    Entry{ProblemCode::timeRounded, "time-rounded", "%1 s is between two steps; %2 s is used"},
    Entry{ProblemCode::raisedToOneStep, "raised-to-one-step", "%1 s is shorter than one step; one step is used"},
    Entry{ProblemCode::unknownMode, "unknown-mode", "The mode \"%1\" is not known; the act holds the flock"},
    Entry{ProblemCode::unknownShape, "unknown-shape", "The shape \"%1\" is not known; its birds fly freely"},
    Entry{ProblemCode::unknownProp, "unknown-prop", "The prop \"%1\" is not known and is not drawn"},
    Entry{ProblemCode::unknownMotion, "unknown-motion", "The motion \"%1\" is not known and is not played"},
    Entry{ProblemCode::unknownData, "unknown-data", "Data of this kind is not known and is not played"},
    Entry{ProblemCode::unknownExpectation, "unknown-expectation",
          "The expectation \"%1\" is not known and not checked"},
    Entry{ProblemCode::unknownName, "unknown-name", "\"%1\" is the name of no %2"},
    Entry{ProblemCode::csvSyntax, "csv-syntax", "Not a table: %1"},
    Entry{ProblemCode::notSupported, "not-supported", "\"%1\" is kept but not played by this version"},
    Entry{ProblemCode::unsafePath, "unsafe-path", "\"%1\" is not a path beside the show"},
    Entry{ProblemCode::scriptIgnored, "script-ignored", "The script is kept but never run"},
    Entry{ProblemCode::actsOverlap, "acts-overlap", "The acts \"%1\" and \"%2\" overlap"},
    Entry{ProblemCode::tooFewBirds, "too-few-birds", "%1 birds are needed, %2 are there"},
    Entry{ProblemCode::textTooLong, "text-too-long", "The text has %1 characters; the limit is %2"},
    Entry{ProblemCode::noInk, "no-ink", "The text \"%1\" has no ink: the shape has no points"},
    Entry{ProblemCode::noFont, "no-font", "No font on this machine can draw \"%1\""},
    Entry{ProblemCode::qrTooLong, "qr-too-long", "The text has %1 bytes; the limit is %2"},
    Entry{ProblemCode::unstableSpring, "unstable-spring",
          "The spring %1 with the damping %2 would never settle; it must be above 0 and below %3"},
    Entry{ProblemCode::unstableDamping, "unstable-damping", "The damping %1 must be above 0 and below 1"},
    Entry{ProblemCode::castsExceedFlock, "casts-exceed-flock", "The casts ask for %1 birds, the flock has %2"},
    Entry{ProblemCode::emptyCast, "empty-cast", "The cast \"%1\" has no birds"},
    Entry{ProblemCode::notEnoughPoints, "not-enough-points", "%1 points are given, at least %2 are needed"},
    Entry{ProblemCode::pinnedTwice, "pinned-twice", "The bird %1 or the point %2 is pinned already"},
    Entry{ProblemCode::pinIgnored, "pin-ignored",
          "The pin of bird %1 to point %2 is not possible here and is left out"},
    Entry{ProblemCode::expectationFailed, "expectation-failed", "Expected: %1. Found: %2"},
    Entry{ProblemCode::expectationUnchecked, "expectation-unchecked", "Not checked: %1. %2"},
    Entry{ProblemCode::pluginFailed, "plugin-failed", "The plugin %1 could not be used: %2"},
    Entry{ProblemCode::unknownFormat, "unknown-format", "No exporter writes \"%1\""},
    Entry{ProblemCode::exportFailed, "export-failed", "The export failed: %1"},
    Entry{ProblemCode::sizeTooLarge, "size-too-large", "%1 x %2 is too large; the limit is %3"},
    Entry{ProblemCode::writeFailed, "write-failed", "%1 could not be written: %2"},
    Entry{ProblemCode::cancelled, "cancelled", "Cancelled"},
};

constexpr bool entriesFollowTheEnum()
{
    for (std::size_t i = 0; i < kEntries.size(); ++i)
        if (static_cast<std::size_t>(kEntries[i].code) != i) return false;
    return true;
}
static_assert(entriesFollowTheEnum(), "kEntries must list the codes in the order of ProblemCode");
static_assert(static_cast<std::size_t>(ProblemCode::cancelled) + 1 == kEntries.size());
} // namespace

std::string_view codeName(ProblemCode code) { return kEntries[static_cast<std::size_t>(code)].name; }

std::string_view messageTemplate(ProblemCode code) { return kEntries[static_cast<std::size_t>(code)].text; }

std::string describe(const Problem& problem)
{
    const std::string_view text = messageTemplate(problem.code);
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9') {
            const auto argument = static_cast<std::size_t>(text[i + 1] - '1');
            if (argument < problem.arguments.size()) out += problem.arguments[argument];
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

bool hasErrors(const Problems& problems)
{
    return std::any_of(problems.begin(), problems.end(),
                       [](const Problem& problem) { return problem.severity == Severity::error; });
}

} // namespace flocktale
