// SPDX-License-Identifier: MIT
#pragma once

#include "library/template_model.h"
#include "preview/preview_item.h"

namespace flocktale {

/// A template of the library as a small flock would fly it.
// The base is written in full because the tools of Qt 6.4 look it up as it stands here.
class TemplatePreview : public flocktale::PreviewItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::TemplateModel* source READ source WRITE setSource NOTIFY sourceChanged FINAL)
    Q_PROPERTY(QString templateId READ templateId WRITE setTemplateId NOTIFY templateIdChanged FINAL)

public:
    using PreviewItem::PreviewItem;

    /// Where own templates come from.
    [[nodiscard]] TemplateModel* source() const { return m_source; }
    void setSource(TemplateModel* source);
    [[nodiscard]] QString templateId() const { return m_templateId; }
    void setTemplateId(const QString& templateId);

signals:
    void sourceChanged();
    void templateIdChanged();

protected:
    void refresh() override;

private:
    QPointer<TemplateModel> m_source;
    QString m_templateId;
};

} // namespace flocktale
