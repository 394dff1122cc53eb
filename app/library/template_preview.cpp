// SPDX-License-Identifier: MIT
#include "library/template_preview.h"

#include "library/act_templates.h"
#include "library/own_template.h"
#include "show/edit.h"

#include <algorithm>

namespace flocktale {

namespace {
constexpr int kBirds = 220;
constexpr int kMostBirds = 600;
} // namespace

void TemplatePreview::setTemplateId(const QString& templateId)
{
    if (m_templateId == templateId) return;
    m_templateId = templateId;
    refresh();
    emit templateIdChanged();
}

void TemplatePreview::setSource(TemplateModel* source)
{
    if (m_source == source) return;
    if (m_source) m_source->disconnect(this);
    m_source = source;
    if (m_source) connect(m_source, &TemplateModel::storeChanged, this, &TemplatePreview::refresh);
    refresh();
    emit sourceChanged();
}

void TemplatePreview::refresh()
{
    if (!shapes()) return wish(std::nullopt);
    if (const Show* own = m_source ? m_source->own(m_templateId) : nullptr) {
        Show show = newShow();
        show.stage = own->stage;
        show.flock = own->flock;
        show.flight = own->flight;
        // A code needs the birds that it has; a few of many tell what anything else is.
        show.flock.count = std::clamp(own->flock.count, 1, kMostBirds);
        Act act = faceOf(*own);
        const int birds = show.flock.count + birdsShort(act, show, shapes()->library());
        return wish(Wish{std::move(show), std::move(act), birds});
    }
    Show show = newShow();
    show.flock.count = kBirds;
    const std::optional<Act> act = makeAct(m_templateId.toStdString(), show, shapes()->library());
    if (!act) return wish(std::nullopt);
    const int birds = kBirds + birdsShort(*act, show, shapes()->library());
    wish(Wish{std::move(show), *act, birds});
}

} // namespace flocktale
