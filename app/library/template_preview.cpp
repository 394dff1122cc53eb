// SPDX-License-Identifier: MIT
#include "library/template_preview.h"

#include "library/act_templates.h"
#include "show/edit.h"

namespace flocktale {

namespace {
constexpr int kBirds = 220;
}

void TemplatePreview::setTemplateId(const QString& templateId)
{
    if (m_templateId == templateId) return;
    m_templateId = templateId;
    refresh();
    emit templateIdChanged();
}

void TemplatePreview::refresh()
{
    if (!shapes()) return wish(std::nullopt);
    Show show = newShow();
    show.flock.count = kBirds;
    const std::optional<Act> act = makeAct(m_templateId.toStdString(), show, shapes()->library());
    if (!act) return wish(std::nullopt);
    const int birds = kBirds + birdsShort(*act, show, shapes()->library());
    wish(Wish{std::move(show), *act, birds});
}

} // namespace flocktale
