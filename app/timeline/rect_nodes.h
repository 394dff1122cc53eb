// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QRectF>

#include <vector>

class QQuickWindow;
class QSGNode;

namespace flocktale {

struct ColoredRect {
    QRectF place;
    QColor color;
    bool operator==(const ColoredRect&) const = default;
};

/// Puts rectangles below one node, in their order: hundreds of them cost less than ten items do, and they are drawn by
/// every backend. Takes the node that it returned the last time (null at first); to be called where a scene graph may
/// be changed.
[[nodiscard]] QSGNode* showRects(QSGNode* old, QQuickWindow& window, const std::vector<ColoredRect>& rects);

} // namespace flocktale
