// SPDX-License-Identifier: MIT
#include "stage/stage_painter.h"

#include "stage/coverage_raster.h"
#include "stage/flock_look.h"
#include "stage/prop_painter.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>

namespace flocktale {

namespace {

/// Landed squares are this much larger on each side, in pixels, so that neighbours leave no light seam.
constexpr float kSquareBleed = 0.25F;

/// The part of the stage fitted into the picture and centred.
QTransform fit(const QRectF& view, QSize pixels)
{
    const double scale = std::min(pixels.width() / view.width(), pixels.height() / view.height());
    const QPointF origin((pixels.width() - view.width() * scale) / 2, (pixels.height() - view.height() * scale) / 2);
    return QTransform::fromTranslate(-view.x(), -view.y()) * QTransform::fromScale(scale, scale) *
           QTransform::fromTranslate(origin.x(), origin.y());
}

void paintFlock(QImage& image, const Show& show, const StageMoment& moment, const QTransform& toPixels, bool tint)
{
    std::vector<BirdLook> to = flockLook(show, moment.to);
    if (tint) tintByDelay(moment.to, to);
    std::vector<BirdLook> from;
    const bool tween = moment.between < 1 && moment.from.flock.size() == to.size();
    if (tween) from = flockLook(show, moment.from);
    const auto scale = static_cast<float>(toPixels.m11());
    const auto dx = static_cast<float>(toPixels.dx());
    const auto dy = static_cast<float>(toPixels.dy());
    CoverageRaster raster(image);
    std::array<glyph::Point, glyph::kOutline> points;
    for (std::size_t i = 0; i < to.size(); ++i) {
        BirdLook look = tween ? between(from[i], to[i], static_cast<float>(moment.between)) : to[i];
        glyph::Pose& pose = look.pose;
        pose.x = pose.x * scale + dx;
        pose.y = pose.y * scale + dy;
        pose.size *= scale;
        pose.formSize *= scale;
        if (look.opacity <= 0) continue;
        if (!std::isfinite(pose.x) || !std::isfinite(pose.y)) continue;
        glyph::outline(pose, pose.form == Form::square ? kSquareBleed * pose.land : 0, points);
        raster.fill(points, look.color, look.opacity);
    }
}

} // namespace

QImage paintStage(const Show& show, const StageMoment& moment, QSize pixels, const StagePaintOptions& options)
{
    if (pixels.isEmpty()) return {};
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return {};
    const Rgb ground = show.stage.background;
    image.fill(options.background ? qRgb(ground.r, ground.g, ground.b) : qRgba(0, 0, 0, 0));

    const QRectF view = options.view.isEmpty() ? QRectF(0, 0, show.stage.width, show.stage.height) : options.view;
    const QTransform toPixels = fit(view, pixels);
    if (options.props) {
        const Underlay underlay = underlayOf(show, moment.to.at, moment.to.backing);
        if (!underlay.empty()) {
            QPainter painter(&image);
            painter.setTransform(toPixels);
            paintUnderlay(painter, underlay);
        }
    }
    if (options.birds) paintFlock(image, show, moment, toPixels, options.tintByDelay);
    return image;
}

} // namespace flocktale
