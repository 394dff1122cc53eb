// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"

#include <cstddef>
#include <vector>

namespace flocktale {

/// Puts the acts of a block, in their order, before the act that is the index-th of all (the number of acts: behind the
/// last). Every act keeps its duration and every gap its length. False when that is how it was.
bool arrangeActs(Show& show, const std::vector<ActId>& block, std::size_t index);

/// A drag of rows to another place in the order: one gesture of the document, one undo step or none. Ends with this
/// object as it began unless it was dropped. The document outlives it.
class RowDrag {
public:
    RowDrag(ShowDocument& document, std::vector<ActId> block);
    ~RowDrag();
    RowDrag(const RowDrag&) = delete;
    RowDrag& operator=(const RowDrag&) = delete;

    /// The line between two rows, counted in the order as it was when the drag began.
    void moveTo(int line);
    void drop();

private:
    ShowDocument& m_document;
    const std::vector<ActId> m_block;
    int m_gesture;
};

} // namespace flocktale
