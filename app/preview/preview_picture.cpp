// SPDX-License-Identifier: MIT
#include "preview/preview_picture.h"

#include "flock/step.h"
#include "show/bake.h"

#include <QColor>
#include <QPainter>
#include <QPolygonF>
#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace flocktale {

namespace {

QColor colorOf(Rgb color) { return {color.r, color.g, color.b}; }

QRectF extentOf(const PreviewPicture& picture)
{
    double left = std::numeric_limits<double>::max();
    double top = left;
    double right = -left;
    double bottom = -left;
    const auto take = [&](Vec2 point) {
        left = std::min(left, point.x);
        right = std::max(right, point.x);
        top = std::min(top, point.y);
        bottom = std::max(bottom, point.y);
    };
    for (const auto& bird : picture.birds) take(bird.at);
    for (const StageBacking& square : picture.backing)
        for (const Vec2& corner : square.corner) take(corner);
    return left > right ? QRectF() : QRectF(QPointF(left, top), QPointF(right, bottom));
}

void paintBird(QPainter& painter, const PreviewPicture::Bird& bird, QPointF at, double extent)
{
    const double half = extent / 2;
    switch (bird.form) {
    case Form::square:
        painter.drawRect(QRectF(at.x() - half, at.y() - half, extent, extent));
        break;
    case Form::triangle: {
        const std::array<QPointF, 3> corners{at + QPointF(0, -half), at + QPointF(half, half),
                                             at + QPointF(-half, half)};
        painter.drawPolygon(corners.data(), static_cast<int>(corners.size()));
        break;
    }
    case Form::bird:
    case Form::disc:
        painter.drawEllipse(at, half, half);
        break;
    }
}

} // namespace

void PreviewPicture::paint(QPainter& painter, const QRectF& area) const
{
    const QRectF extent = extentOf(*this);
    if (birds.empty() && backing.empty()) return;
    constexpr double kMargin = 8;
    const QRectF inner = area.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const double scale =
        std::min(inner.width() / std::max(extent.width(), 1.0), inner.height() / std::max(extent.height(), 1.0));
    const auto place = [&](Vec2 point) {
        return inner.center() + (QPointF(point.x, point.y) - extent.center()) * scale;
    };

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (const StageBacking& square : backing) {
        QPolygonF polygon;
        for (const Vec2& corner : square.corner) polygon.append(place(corner));
        painter.setBrush(square.dark ? QColor(0, 0, 0) : QColor(255, 255, 255));
        painter.drawPolygon(polygon);
    }
    // As large as their neighbours leave room for, so that a few birds are not specks and many do not run together.
    const double room =
        std::sqrt(inner.width() * inner.height() / std::max<double>(1, static_cast<double>(birds.size())));
    const double dot = std::clamp(room * 0.4, 1.4, 5.0);
    for (const Bird& bird : birds) {
        painter.setBrush(colorOf(bird.color));
        paintBird(painter, bird, place(bird.at), bird.size > 0 ? std::max(bird.size * scale, 1.0) : dot);
    }
}

PreviewPicture previewAct(const Show& show, const Act& act, int birds, const ShapeLibrary& shapes)
{
    Show small;
    small.stage = show.stage;
    small.flock = show.flock;
    small.flock.count = birds;
    small.flight = show.flight;
    small.acts = {act};
    const Vec2 stage{show.stage.width, show.stage.height};
    // A wide whirl: what a free act looks like at a glance.
    const Opening whirl{OpeningKind::vortex, 1, std::min(stage.x, stage.y) * 0.3};
    const FlockState state = openFlock(birds, show.flock.seed, whirl, stage, show.flight);

    const PointSource points = [&shapes](const Cast& cast, int count) -> Result<std::shared_ptr<const ShapePoints>> {
        Result<ShapePoints> made = castPoints(cast, count, shapes);
        if (!made) return made.problem();
        return std::shared_ptr<const ShapePoints>(std::make_shared<ShapePoints>(std::move(made).value()));
    };
    Cues cues;
    ActEntry entry = enterAct(small, act, state, freeCues(small), Step{}, points, cues);

    // An act that moves is shown well after its motions have taken hold.
    const Step moment{act.duration.count * 3 / 4};
    std::vector<float> seen(entry.target.size(), 1);
    for (const auto& motion : entry.motions) {
        motion->write(moment, cues);
        motion->moveSeen(moment, seen);
        motion->moveBacking(moment, entry.backing);
    }

    PreviewPicture picture;
    picture.ground = show.stage.background;
    picture.backing = std::move(entry.backing);
    picture.problems = std::move(entry.problems);
    const bool anyFormed = std::find(entry.formed.begin(), entry.formed.end(), true) != entry.formed.end();
    for (std::size_t i = 0; i < entry.target.size(); ++i) {
        if (!entry.formed[i] && (anyFormed || !picture.problems.empty())) continue;
        if (seen[i] < 0.5F) continue;
        const Vec2 at = entry.motions.empty()
                            ? entry.target[i]
                            : Vec2{static_cast<double>(cues.targetX[i]), static_cast<double>(cues.targetY[i])};
        picture.birds.push_back({at, cues.color[i], cues.form[i], static_cast<double>(cues.formSize[i])});
    }
    return picture;
}

} // namespace flocktale
