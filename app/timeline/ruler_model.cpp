// SPDX-License-Identifier: MIT
#include "timeline/ruler_model.h"

#include "timeline/clock_text.h"

namespace flocktale {

RulerModel::RulerModel(QObject* parent) : RowListModel(parent), IdRows(this) {}

void RulerModel::setTimeScale(TimeScale* scale)
{
    if (m_scale == scale) return;
    if (m_scale) m_scale->disconnect(this);
    m_scale = scale;
    if (m_scale) connect(m_scale, &TimeScale::changed, this, &RulerModel::update);
    update();
    emit timeScaleChanged();
}

void RulerModel::setLabelPixels(double pixels)
{
    if (m_labelPixels == pixels) return;
    m_labelPixels = pixels;
    update();
    emit labelPixelsChanged();
}

QVariant RulerModel::data(const QModelIndex& index, int role) const
{
    const RulerRow* row = rowAt(index);
    if (!row) return {};
    switch (role) {
    case SecondsRole:
        return seconds(row->id);
    case LabelRole:
        return row->text;
    default:
        return {};
    }
}

QHash<int, QByteArray> RulerModel::roleNames() const { return {{SecondsRole, "startSeconds"}, {LabelRole, "label"}}; }

QList<int> RulerModel::changedRoles(const RulerRow& before, const RulerRow& after) const
{
    QList<int> roles;
    if (before.text != after.text) roles.append(LabelRole);
    return roles;
}

void RulerModel::update()
{
    if (!m_scale || m_scale->viewWidth() <= 0) return reset({});
    const TickSpacing spacing = tickSpacing(m_scale->pixelsPerSecond(), m_labelPixels);
    // One more at the left: it may reach into the view.
    const Step first = nearestStep(m_scale->origin()) - spacing.major;
    const Step last = nearestStep(m_scale->secondsAt(m_scale->viewWidth()));
    std::vector<RulerRow> wanted;
    for (const Tick& tick : ticksBetween(first, last, {spacing.major, spacing.major, spacing.decimals}))
        wanted.push_back({tick.at, clockText(tick.at, spacing.decimals)});
    // At another spacing nearly every label is another one; starting anew is then cheaper than saying so row by row.
    const bool sameSpacing = spacing == m_spacing;
    m_spacing = spacing;
    if (sameSpacing)
        sync(std::move(wanted));
    else
        reset(std::move(wanted));
}

} // namespace flocktale
