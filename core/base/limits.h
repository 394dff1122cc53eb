// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

/// The numbers a file may not pass; checked before memory is taken, and for what is typed as well. docs/format.md lists
/// them.
namespace flocktale::limits {

inline constexpr std::size_t kFileBytes = 64u << 20;
inline constexpr int kNesting = 64;
inline constexpr std::size_t kJsonValues = 4'000'000;
inline constexpr std::size_t kProblems = 1'000; ///< listed of one file; a broken file is broken after these, too
inline constexpr int kBirds = 100'000;
inline constexpr int kActs = 1'000;
inline constexpr int kCastsPerAct = 64;
inline constexpr int kProps = 2'000;
inline constexpr int kMarkers = 2'000;
inline constexpr int kSounds = 64;
inline constexpr int kPolylinePoints = 10'000;
inline constexpr int kTextCharacters = 2'000;
inline constexpr int kQrCharacters = 7'089; ///< the most that any code holds; its level decides what fits
inline constexpr int kNameCharacters = 400;
inline constexpr int kPaintStops = 32;
inline constexpr int kKeys = 1'000; ///< of one property of a cast
inline constexpr int kTempos = 1'000;
inline constexpr int kMotions = 64; ///< of a cast
inline constexpr int kMotionStops = 256;
inline constexpr int kDataLists = 256; ///< stages, lanes, places or states of a cast's data
inline constexpr int kEvents = 2'000;  ///< of a pipeline
inline constexpr int kTableRows = 50'000;
inline constexpr int kExpectations = 1'000;
inline constexpr int kFieldSide = 256; ///< columns and rows of a delay field
inline constexpr double kStageSide = 16'384;
inline constexpr double kLength = 100'000;    ///< of any shape's parameter or place, stage units
inline constexpr double kShowSeconds = 7'200; ///< end of the last act
inline constexpr int kExportPixels = 64 << 20;

} // namespace flocktale::limits
