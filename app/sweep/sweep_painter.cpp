// SPDX-License-Identifier: MIT
#include "sweep/sweep_painter.h"

#include "stage/flock_look.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>

namespace flocktale {

namespace {

/// More routes than this are a grey cloud: then only some are drawn.
constexpr int kMostRoutes = 3000;
constexpr int kRouteAlpha = 110;
constexpr int kGhostAlpha = 95;

QColor color(Rgb rgb, int alpha) { return {rgb.r, rgb.g, rgb.b, alpha}; }

void paintRoutes(QPainter& painter, const SweepReport& report, double pixel)
{
    const ActEntry& entry = *report.entry;
    const auto every = static_cast<std::size_t>(std::max(1, (report.birds + kMostRoutes - 1) / kMostRoutes));
    const double radius = 1.5 * pixel;
    for (std::size_t i = 0; i < entry.formed.size(); i += every) {
        if (!entry.formed[i]) continue;
        const QPointF from(entry.from[i].x, entry.from[i].y);
        const QPointF to(entry.target[i].x, entry.target[i].y);
        const Rgb tint = delayColor(entry.delay[i]);
        painter.setPen(QPen(color(tint, kRouteAlpha), pixel));
        painter.drawLine(from, to);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(tint, 255));
        painter.drawEllipse(from, radius, radius);
    }
}

void paintGhosts(QPainter& painter, const SweepReport& report)
{
    const ActEntry& entry = *report.entry;
    const Cues& cues = *report.cues;
    const auto birdSize = static_cast<float>(report.show->flock.birdSize);
    painter.setPen(Qt::NoPen);
    std::array<glyph::Point, glyph::kOutline> points;
    for (std::size_t i = 0; i < entry.formed.size(); ++i) {
        if (!entry.formed[i]) continue;
        glyph::Pose pose;
        pose.x = static_cast<float>(entry.target[i].x);
        pose.y = static_cast<float>(entry.target[i].y);
        pose.land = 1;
        // Nobody knows yet how a bird will be turned, so its ghost is a disc.
        pose.form = cues.form[i] == Form::bird ? Form::disc : cues.form[i];
        pose.formSize = cues.formSize[i] > 0 ? cues.formSize[i] : birdSize;
        glyph::outline(pose, 0, points);
        QPolygonF polygon;
        for (const glyph::Point& p : points) polygon << QPointF(static_cast<double>(p.x), static_cast<double>(p.y));
        painter.setBrush(color(cues.color[i], kGhostAlpha));
        painter.drawPolygon(polygon);
    }
}

} // namespace

void paintSweep(QPainter& painter, const SweepReport& report, const SweepPaintOptions& options)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (options.ghosts) paintGhosts(painter, report);
    if (options.routes) paintRoutes(painter, report, options.pixel);
    painter.restore();
}

} // namespace flocktale
