// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "shape/points.h"
#include "shape/shape.h"

/// QR codes (ISO/IEC 18004) flown by birds. A bird stands on every dark module outside the three finders; the finders
/// are backing squares, because a finder made of birds does not scan.
namespace flocktale {

/// The most bytes of text that the largest code holds: one less when the text is not ASCII, because the code then
/// declares UTF-8 (ECI 26).
[[nodiscard]] int codeCapacity(QrLevel level, bool ascii);

/// The number of birds that the code needs; 0 for an empty text. Problems: outOfRange, notUtf8, qrTooLong.
[[nodiscard]] Result<int> codeBirds(const QrShape& code);

/// Modules a side, without the quiet zone; 0 for an empty text. The same problems.
[[nodiscard]] Result<int> codeModules(const QrShape& code);

/// The dark modules row by row, then the spare birds evenly on a square around the quiet zone (at least four modules
/// and one more away from the code). Besides the problems of codeBirds: tooFewBirds with both figures. An empty text
/// gives no points and the warning noInk.
[[nodiscard]] Result<ShapePoints> codePoints(const QrShape& code, int count);

} // namespace flocktale
