// SPDX-License-Identifier: MIT
#include "shape/code_points.h"

#include "base/limits.h"
#include "shape/checks.h"
#include "shape/outline.h"

#include <qrcodegen.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace flocktale {

namespace {
using qrcodegen::QrCode;
using qrcodegen::QrSegment;

constexpr int kFinder = 7;             ///< modules a side
constexpr int kUtf8Eci = 26;           ///< AIM ECI assignment 000026
constexpr int kStandardQuietZone = 4;  ///< modules that readers may count on
constexpr double kFormSize = 1;        ///< of a landed bird, modules: below 0.8 readers begin to fail
constexpr double kWobble = 0.10;       ///< modules: beyond 0.15 readers begin to fail
constexpr double kSpareDistance = 1.5; ///< of the spare birds from the quiet zone, modules
constexpr double kLargestQuietZone = 100;

bool isAscii(const std::string& text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

QrCode::Ecc errorCorrection(QrLevel level)
{
    switch (level) {
    case QrLevel::low:
        return QrCode::Ecc::LOW;
    case QrLevel::medium:
        return QrCode::Ecc::MEDIUM;
    case QrLevel::quartile:
        return QrCode::Ecc::QUARTILE;
    case QrLevel::high:
        break;
    }
    return QrCode::Ecc::HIGH;
}

std::optional<Problem> check(const QrShape& code)
{
    if (auto problem = checkRange("/size", code.size, 1, limits::kLength)) return problem;
    if (auto problem = checkRange("/quietZone", code.quietZone, 0, kLargestQuietZone)) return problem;
    // Length first: nobody should wait for megabytes to be looked at.
    const auto bytes = code.text.size();
    const int capacity = codeCapacity(code.level, bytes <= limits::kFileBytes && isAscii(code.text));
    if (bytes > static_cast<std::size_t>(capacity))
        return error(ProblemCode::qrTooLong, "/text", {std::to_string(bytes), std::to_string(capacity)});
    return checkUtf8("/text", code.text);
}

/// The smallest code of the level asked for. The text has passed check().
QrCode encode(const QrShape& code)
{
    std::vector<QrSegment> segments;
    if (!isAscii(code.text)) segments.push_back(QrSegment::makeEci(kUtf8Eci));
    segments.push_back(QrSegment::makeBytes({code.text.begin(), code.text.end()}));
    return QrCode::encodeSegments(segments, errorCorrection(code.level), QrCode::MIN_VERSION, QrCode::MAX_VERSION, -1,
                                  false);
}

/// Columns and rows where the finders begin.
std::array<std::pair<int, int>, 3> finderCorners(int side)
{
    return {{{0, 0}, {side - kFinder, 0}, {0, side - kFinder}}};
}

bool inFinder(int side, int column, int row)
{
    const auto corners = finderCorners(side);
    return std::any_of(corners.begin(), corners.end(), [=](std::pair<int, int> corner) {
        return column >= corner.first && column < corner.first + kFinder && row >= corner.second &&
               row < corner.second + kFinder;
    });
}

/// Calls visit(column, row) for every module that takes a bird.
template <typename Visit>
void forEachBird(const QrCode& matrix, Visit visit)
{
    const int side = matrix.getSize();
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            if (matrix.getModule(column, row) && !inFinder(side, column, row)) visit(column, row);
}

int birdsOf(const QrCode& matrix)
{
    int birds = 0;
    forEachBird(matrix, [&birds](int, int) { ++birds; });
    return birds;
}

std::vector<ShapeBacking> backingOf(const QrShape& code, int side)
{
    const double module = code.size / side, left = -code.size / 2;
    const auto square = [=](double column, double row, double modules, bool dark) {
        return ShapeBacking{left + column * module, left + row * module, modules * module, modules * module, dark};
    };
    std::vector<ShapeBacking> backing;
    if (code.plate) backing.push_back(square(-code.quietZone, -code.quietZone, side + 2.0 * code.quietZone, false));
    for (const auto& [column, row] : finderCorners(side))
        for (int inset = 0; inset < 3; ++inset)
            backing.push_back(square(column + inset, row + inset, kFinder - 2 * inset, inset != 1));
    return backing;
}
} // namespace

int codeCapacity(QrLevel level, bool ascii)
{
    // Version 40: 23648, 18672, 13328 and 10208 data bits less 20 of the header, 12 more for the ECI.
    constexpr std::array kBytes{2953, 2331, 1663, 1273};
    return kBytes[static_cast<std::size_t>(level)] - (ascii ? 0 : 1);
}

Result<int> codeBirds(const QrShape& code)
{
    if (auto problem = check(code)) return *std::move(problem);
    return code.text.empty() ? 0 : birdsOf(encode(code));
}

Result<int> codeModules(const QrShape& code)
{
    if (auto problem = check(code)) return *std::move(problem);
    return code.text.empty() ? 0 : encode(code).getSize();
}

Result<ShapePoints> codePoints(const QrShape& code, int count)
{
    if (auto problem = check(code)) return *std::move(problem);
    ShapePoints result;
    if (code.text.empty()) {
        result.warnings.push_back(warning(ProblemCode::noInk, "/text", {code.text}));
        return result;
    }
    const QrCode matrix = encode(code);
    const int needed = birdsOf(matrix);
    if (count < needed) return error(ProblemCode::tooFewBirds, "", {std::to_string(needed), std::to_string(count)});

    const int side = matrix.getSize();
    const double module = code.size / side;
    result.points.reserve(static_cast<std::size_t>(count));
    forEachBird(matrix, [&](int column, int row) {
        result.points.push_back({(column + 0.5 - 0.5 * side) * module, (row + 0.5 - 0.5 * side) * module});
    });
    const double away = (0.5 * side + std::max(code.quietZone, kStandardQuietZone) + kSpareDistance) * module;
    const std::array corners{Vec2{-away, -away}, Vec2{away, -away}, Vec2{away, away}, Vec2{-away, away}};
    const std::vector<Vec2> spare = evenlyAlong(corners, true, count - needed);
    result.points.insert(result.points.end(), spare.begin(), spare.end());
    result.backing = backingOf(code, side);
    result.formSize = kFormSize * module;
    result.wobble = kWobble * module;
    return result;
}

} // namespace flocktale
