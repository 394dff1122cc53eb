// SPDX-License-Identifier: MIT
#include "timeline/rect_nodes.h"

#include <QQuickWindow>
#include <QSGRectangleNode>

namespace flocktale {

QSGNode* showRects(QSGNode* old, QQuickWindow& window, const std::vector<ColoredRect>& rects)
{
    QSGNode* root = old ? old : new QSGNode;
    QSGNode* next = root->firstChild();
    for (const ColoredRect& rect : rects) {
        auto* node = static_cast<QSGRectangleNode*>(next);
        if (node) {
            next = next->nextSibling();
        } else {
            node = window.createRectangleNode();
            root->appendChildNode(node);
        }
        if (node->rect() != rect.place) node->setRect(rect.place);
        if (node->color() != rect.color) node->setColor(rect.color);
    }
    while (next) {
        QSGNode* spare = next;
        next = next->nextSibling();
        root->removeChildNode(spare);
        delete spare;
    }
    return root;
}

} // namespace flocktale
