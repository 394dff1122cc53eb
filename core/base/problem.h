// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocktale {

enum class Severity { warning, error };

/// What is wrong, as a stable name. The English text and the number of arguments of each are in problem.cpp.
enum class ProblemCode {
    // reading a file
    fileUnreadable,   ///< %1 reason
    fileTooLarge,     ///< %1 bytes, %2 limit
    notUtf8,          ///< %1 byte offset
    jsonSyntax,       ///< %1 what the parser says
    jsonTooDeep,      ///< %1 limit
    jsonTooManyNodes, ///< %1 limit
    duplicateKey,     ///< %1 key, %2 line and %3 column of the first one
    notAShow,
    versionTooNew,   ///< %1 version found, %2 newest known
    missingMember,   ///< %1 member
    wrongType,       ///< %1 expected, %2 found
    notWhole,        ///< %1 value
    outOfRange,      ///< %1 value, %2 lowest, %3 highest
    notOneOf,        ///< %1 value, %2 the allowed values
    badColor,        ///< %1 value
    tooMany,         ///< %1 found, %2 limit
    duplicateId,     ///< %1 id
    unknownId,       ///< %1 id
    notFinite,       ///< %1 member
    timeRounded,     ///< %1 value, %2 used value
    raisedToOneStep, ///< %1 value
    unknownMode,     ///< %1 mode
    unknownShape,    ///< %1 shape type
    unknownProp,     ///< %1 prop type
    unknownMotion,   ///< %1 kind
    unknownData,
    unknownExpectation, ///< %1 kind
    unknownName,        ///< %1 name, %2 what it should be one of
    csvSyntax,          ///< %1 what is wrong
    notSupported,       ///< %1 member
    unsafePath,         ///< %1 path
    scriptIgnored,
    // a show that cannot perform as written
    actsOverlap,          ///< %1 act, %2 act
    tooFewBirds,          ///< %1 needed, %2 there
    textTooLong,          ///< %1 bytes or characters, %2 limit
    noInk,                ///< %1 text
    noFont,               ///< %1 text
    qrTooLong,            ///< %1 bytes, %2 limit
    unstableSpring,       ///< %1 spring, %2 damping, %3 highest spring
    unstableDamping,      ///< %1 damping
    castsExceedFlock,     ///< %1 birds asked for, %2 birds there
    emptyCast,            ///< %1 cast
    notEnoughPoints,      ///< %1 points given, %2 needed
    pinnedTwice,          ///< %1 bird, %2 point
    pinIgnored,           ///< %1 bird, %2 point
    expectationFailed,    ///< %1 what was expected, %2 what was found
    expectationUnchecked, ///< %1 what was expected, %2 why it was not checked
    // plugins and export
    pluginFailed,  ///< %1 plugin, %2 reason
    unknownFormat, ///< %1 format
    exportFailed,  ///< %1 reason
    sizeTooLarge,  ///< %1 width, %2 height, %3 limit
    writeFailed,   ///< %1 path, %2 reason
    cancelled,
};

/// One thing wrong, with its place. Bad data never throws: it becomes one of these.
struct Problem {
    Severity severity = Severity::error;
    ProblemCode code = ProblemCode::fileUnreadable;
    std::string pointer;                ///< JSON pointer into the show file, "" for the whole
    std::vector<std::string> arguments; ///< what %1, %2 … of the text stand for
    int line = 0;                       ///< 1-based, 0 when there is no file
    int column = 0;                     ///< 1-based, in characters
};

using Problems = std::vector<Problem>;

/// The stable name of a code as the command line prints it, for example "wrong-type".
std::string_view codeName(ProblemCode code);
/// The English template of a code; %1, %2 … are the arguments.
std::string_view messageTemplate(ProblemCode code);
/// The English sentence with the arguments filled in, without the place.
std::string describe(const Problem& problem);
bool hasErrors(const Problems& problems);

} // namespace flocktale
