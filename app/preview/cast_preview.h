// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "preview/preview_item.h"

namespace flocktale {

/// The current cast alone, in its colours, with the birds that it gets. The document and the selection are the
/// session's.
// The base is written in full because the tools of Qt 6.4 look it up as it stands here.
class CastPreview : public flocktale::PreviewItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)

public:
    using PreviewItem::PreviewItem;

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);

signals:
    void documentChanged();
    void selectionChanged();

protected:
    void refresh() override;

private:
    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
};

} // namespace flocktale
