// SPDX-License-Identifier: MIT
#include "timeline/act_strip_item.h"

#include "timeline/act_summary.h"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <set>

namespace flocktale {

namespace {
constexpr double kBarHeight = 3; ///< of the act's own colour, where there is room for it
constexpr double kTallEnough = 24;
} // namespace

ActStripItem::ActStripItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &ActStripItem::changed, this, &QQuickItem::update);
}

void ActStripItem::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (change.everything || change.actOrder || change.flock || !change.acts.empty()) update();
        });
    }
    emit changed();
}

void ActStripItem::setSelection(Selection* selection)
{
    if (m_selection == selection) return;
    if (m_selection) m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection) connect(m_selection, &Selection::changed, this, &QQuickItem::update);
    emit changed();
}

void ActStripItem::setTimeScale(TimeScale* scale)
{
    if (m_scale == scale) return;
    if (m_scale) m_scale->disconnect(this);
    m_scale = scale;
    if (m_scale) connect(m_scale, &TimeScale::changed, this, &QQuickItem::update);
    emit changed();
}

std::vector<ColoredRect> ActStripItem::rects() const
{
    std::vector<ColoredRect> rects;
    if (!m_document || !m_scale) return rects;
    const Show& show = m_document->show();
    std::set<ActId> chosen;
    if (m_selection) chosen.insert(m_selection->acts().begin(), m_selection->acts().end());
    double filledTo = -1;
    for (const Act& act : show.acts) {
        const double left = std::round(m_scale->xOf(seconds(act.start)));
        const double right = std::round(m_scale->xOf(seconds(act.end())));
        if (left > m_scale->viewWidth()) break;
        const bool hasBlock = m_belowPixels > 0 && seconds(act.duration) * m_scale->pixelsPerSecond() >= m_belowPixels;
        if (right < 0 || hasBlock) continue;
        // A pixel between neighbours, as long as the act itself keeps some.
        const double width = std::max(right - left - (right - left >= 3 ? 1 : 0), 1.0);
        const bool selected = chosen.contains(act.id);
        if (left + width <= filledTo && !selected) continue;
        filledTo = left + width;
        const QColor base = act.mode == ActMode::free ? m_freeColor : m_formColor;
        rects.push_back({{left, 0, width, height()}, selected ? m_selectedColor : base});
        if (height() < kTallEnough || selected || act.mode == ActMode::free) continue;
        const Rgb color = actColor(show, act);
        rects.push_back({{left, kBarHeight, width, kBarHeight}, QColor(color.r, color.g, color.b)});
    }
    return rects;
}

void ActStripItem::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry)
{
    QQuickItem::geometryChange(newGeometry, oldGeometry);
    update();
}

QSGNode* ActStripItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    return showRects(old, *window(), rects());
}

} // namespace flocktale
