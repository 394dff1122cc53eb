// SPDX-License-Identifier: MIT
#pragma once

#include "shape/points.h"
#include "show/show.h"

#include <QString>

#include <vector>

namespace flocktale {

/// What can be done about a code that will not scan.
enum class CodeFix {
    moreBirds,
    lowerLevel,  ///< the strongest correction that the cast has birds for
    larger,      ///< so large that a module has enough pixels, as long as the stage has room
    darkOnLight, ///< dark birds on the light plate
    quietZone,   ///< four modules free all around
};

/// One condition of scanning, whether it holds, and what would help.
struct CodeCheck {
    QString text; ///< translated
    bool good = true;
    std::vector<CodeFix> fixes;
    bool operator==(const CodeCheck&) const = default;
};

/// What a phone needs to read a code off a screen of 1280 by 720.
inline constexpr double kModulePixels = 5;
inline constexpr double kCodeContrast = 0.75;
inline constexpr int kQuietZone = 4;

/// The conditions of a cast that flies a code, birds first; empty for other shapes and for codes that cannot be made.
[[nodiscard]] std::vector<CodeCheck> checkCode(const Show& show, const Act& act, const Cast& cast,
                                               const ShapeLibrary& shapes);

/// Does one of them. False when nothing changed.
bool fixCode(Show& show, const ActId& act, const CastId& cast, CodeFix fix, const ShapeLibrary& shapes);

/// How much darker the ink is than its paper, as a share of the paper: 1 is black on white, below 0 is light on dark.
[[nodiscard]] double contrastOf(Rgb ink, Rgb paper);

} // namespace flocktale
