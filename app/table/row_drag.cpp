// SPDX-License-Identifier: MIT
#include "table/row_drag.h"

#include "show/edit.h"
#include "show/edit_group.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace flocktale {

bool arrangeActs(Show& show, const std::vector<ActId>& block, std::size_t index)
{
    const auto inBlock = [&](const ActId& act) { return std::find(block.begin(), block.end(), act) != block.end(); };
    std::vector<ActId> before, moved, behind;
    for (std::size_t i = 0; i < show.acts.size(); ++i) {
        const ActId& act = show.acts[i].id;
        (inBlock(act) ? moved : i < index ? before : behind).push_back(act);
    }
    std::vector<ActId> order = std::move(before);
    order.insert(order.end(), moved.begin(), moved.end());
    order.insert(order.end(), behind.begin(), behind.end());
    bool changed = false;
    for (std::size_t i = 0; i < order.size(); ++i) changed = moveActToIndex(show, order[i], i) || changed;
    return changed;
}

RowDrag::RowDrag(ShowDocument& document, std::vector<ActId> block)
    : m_document(document), m_block(std::move(block)),
      m_gesture(document.beginGesture(QCoreApplication::translate("ActTable", "Reorder acts")))
{
}

RowDrag::~RowDrag() { m_document.cancelGesture(m_gesture); }

void RowDrag::moveTo(int line)
{
    m_document.updateGesture(
        m_gesture, [&](Show& show) { return arrangeActs(show, m_block, static_cast<std::size_t>(std::max(0, line))); });
}

void RowDrag::drop() { m_document.commitGesture(m_gesture); }

} // namespace flocktale
