// SPDX-License-Identifier: MIT
#include "handles/field_stroke.h"

#include "base/limits.h"
#include "show/edit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace flocktale {

namespace {

/// Cells along the longer side of the stage.
constexpr int kCells = 96;
constexpr double kMost = 255;
/// Distance of two dabs as a share of the brush's radius.
constexpr double kSpacing = 0.25;
/// More places than this are looked at in part only: a cell is larger than their distance anyway.
constexpr std::size_t kMostPlaces = 4000;

std::uint8_t value(double of) { return static_cast<std::uint8_t>(std::lround(std::clamp(of, 0.0, kMost))); }

/// Middle of a cell on the stage.
Vec2 middleOf(const DelayField& field, int column, int row, Vec2 stage)
{
    return {(column + 0.5) * stage.x / field.columns, (row + 0.5) * stage.y / field.rows};
}

} // namespace

FieldStroke::FieldStroke(DelayField start, Vec2 stageSize, const FieldBrush& brush)
    : m_field(std::move(start)), m_values(m_field.values.begin(), m_field.values.end()), m_stage(stageSize),
      m_brush(brush)
{
}

void FieldStroke::to(QPointF place)
{
    if (!m_last) {
        m_last = place;
        return dab(place);
    }
    const double spacing = std::max(m_brush.radius * kSpacing, 0.5);
    const QPointF way = place - *m_last;
    const double length = std::hypot(way.x(), way.y());
    double at = spacing - m_sinceDab;
    for (; at <= length; at += spacing) dab(*m_last + way * (at / length));
    m_sinceDab = length - (at - spacing);
    m_last = place;
}

void FieldStroke::dab(QPointF place)
{
    const double cellX = m_stage.x / m_field.columns;
    const double cellY = m_stage.y / m_field.rows;
    const auto span = [&](double middle, double cell, int cells) {
        const double low = std::clamp(std::floor((middle - m_brush.radius) / cell), 0.0, static_cast<double>(cells));
        const double high = std::clamp(std::ceil((middle + m_brush.radius) / cell), 0.0, static_cast<double>(cells));
        return std::pair(static_cast<int>(low), static_cast<int>(high));
    };
    const auto [left, right] = span(place.x(), cellX, m_field.columns);
    const auto [top, bottom] = span(place.y(), cellY, m_field.rows);
    for (int row = top; row < bottom; ++row)
        for (int column = left; column < right; ++column) {
            const Vec2 middle = middleOf(m_field, column, row, m_stage);
            const double distance = std::hypot(middle.x - place.x(), middle.y - place.y()) / m_brush.radius;
            if (distance >= 1) continue;
            const double soft = (1 - distance * distance) * (1 - distance * distance);
            double& cell = m_values[static_cast<std::size_t>(row * m_field.columns + column)];
            cell += (m_brush.delay * kMost - cell) * soft * m_brush.strength;
        }
}

DelayField FieldStroke::field() const
{
    DelayField painted = m_field;
    std::transform(m_values.begin(), m_values.end(), painted.values.begin(), value);
    return painted;
}

DelayField blankField(Vec2 stageSize)
{
    static_assert(kCells <= limits::kFieldSide);
    DelayField field;
    const double longer = std::max(stageSize.x, stageSize.y);
    field.columns = std::max(2, static_cast<int>(std::lround(kCells * stageSize.x / longer)));
    field.rows = std::max(2, static_cast<int>(std::lround(kCells * stageSize.y / longer)));
    field.values.assign(static_cast<std::size_t>(field.columns * field.rows), 0);
    return field;
}

DelayField fieldOfDelays(const SweepReport& report, const CastId& cast, double stagger)
{
    const Vec2 stage{report.show->stage.width, report.show->stage.height};
    DelayField field = blankField(stage);
    const std::vector<std::size_t> birds = birdsOf(report, cast);
    if (birds.empty() || stagger <= 0) return field;
    const std::size_t every = birds.size() / kMostPlaces + 1;
    for (int row = 0; row < field.rows; ++row)
        for (int column = 0; column < field.columns; ++column) {
            const Vec2 middle = middleOf(field, column, row, stage);
            double nearest = std::numeric_limits<double>::infinity();
            float delay = 0;
            for (std::size_t i = 0; i < birds.size(); i += every) {
                const Vec2 way = report.entry->target[birds[i]] - middle;
                const double distance = way.x * way.x + way.y * way.y;
                if (distance >= nearest) continue;
                nearest = distance;
                delay = report.entry->delay[birds[i]];
            }
            field.values[static_cast<std::size_t>(row * field.columns + column)] =
                value(static_cast<double>(delay) / stagger * (kMost + 1));
        }
    return field;
}

DelayField fieldOfPicture(const QImage& picture, Vec2 stageSize)
{
    DelayField field = blankField(stageSize);
    if (picture.isNull()) return field;
    QImage ground(picture.size(), QImage::Format_RGB32);
    ground.fill(Qt::black);
    QPainter painter(&ground);
    painter.drawImage(0, 0, picture);
    painter.end();
    const QImage grey = ground.scaled(field.columns, field.rows, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                            .convertToFormat(QImage::Format_Grayscale8);
    for (int row = 0; row < field.rows; ++row)
        std::copy_n(grey.constScanLine(row), field.columns, field.values.begin() + row * field.columns);
    return field;
}

} // namespace flocktale
