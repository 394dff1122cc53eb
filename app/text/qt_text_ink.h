// SPDX-License-Identifier: MIT
#pragma once

#include "shape/points.h"

#include <QString>
#include <QStringList>

namespace flocktale {

/// Draws text with the machine's fonts. Has no state and may be used from any thread while a QGuiApplication lives.
/// Whoever makes a ShapeLibrary owns one.
///
/// A drawing never passes four million pixels; larger ones are drawn smaller, and say so in pixelsPerUnit. More than
/// limits::kTextCharacters characters are refused (textTooLong). Letters that no font has are left out and reported
/// (noFont): nobody wants birds to draw the boxes that stand for them.
class QtTextInk : public TextInk {
public:
    [[nodiscard]] Result<InkMask> draw(const TextShape& shape, double pixelsPerUnit) const override;
};

/// The characters of a text as its readers count them (grapheme clusters, UAX #29): a flag or a family is one.
[[nodiscard]] qsizetype characterCount(const QString& text);

/// The families that a text is drawn in, best first: the one asked for, then what its script needs. Han without a
/// family is drawn in the forms of the mainland unless kana or hangul show that it is Japanese or Korean.
[[nodiscard]] QStringList textFamilies(const QString& text, const QString& family);

} // namespace flocktale
