// SPDX-License-Identifier: MIT
#include "sound/waveform_item.h"

#include "document/lookup.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

#include <algorithm>
#include <cmath>
#include <memory>

namespace flocktale {

namespace {
constexpr int kWidest = 8192; ///< of a texture that every machine can hold
} // namespace

WaveformItem::WaveformItem(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void WaveformItem::setDesk(SoundDesk* desk)
{
    if (m_desk == desk) return;
    if (m_desk) {
        m_desk->sounds()->disconnect(this);
        m_desk->engine()->disconnect(this);
    }
    m_desk = desk;
    if (m_desk) {
        connect(m_desk->sounds(), &QAbstractItemModel::dataChanged, this, &QQuickItem::polish);
        connect(m_desk->sounds(), &QAbstractItemModel::modelReset, this, &QQuickItem::polish);
    }
    polish();
    emit deskChanged();
}

void WaveformItem::setSound(const QString& sound)
{
    if (m_sound == sound) return;
    m_sound = sound;
    polish();
    emit soundChanged();
}

void WaveformItem::setSeconds(double seconds)
{
    if (m_seconds == seconds) return;
    m_seconds = seconds;
    polish();
    emit spanChanged();
}

void WaveformItem::setColor(const QColor& color)
{
    if (m_color == color) return;
    m_color = color;
    polish();
    emit colorChanged();
}

void WaveformItem::setViewX(double x)
{
    if (m_viewX == x) return;
    m_viewX = x;
    polish();
    emit viewChanged();
}

void WaveformItem::setViewWidth(double width)
{
    if (m_viewWidth == width) return;
    m_viewWidth = width;
    polish();
    emit viewChanged();
}

QImage WaveformItem::picture(const Peaks& peaks, double from, double to, const QSize& size, const QColor& color)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (size.isEmpty() || !(from < to)) return image;
    const QRgb ink = qPremultiply(color.rgba());
    const double perPixel = (to - from) / size.width();
    const double middle = (size.height() - 1) / 2.0;
    for (int x = 0; x < size.width(); ++x) {
        const double at = from + x * perPixel;
        if (at >= peaks.seconds()) break;
        const Peak peak = peaks.between(at, at + perPixel);
        const int top = static_cast<int>(std::lround(middle - static_cast<double>(peak.high) * middle));
        const int bottom = static_cast<int>(std::lround(middle - static_cast<double>(peak.low) * middle));
        for (int y = std::max(0, top); y <= std::min(bottom, size.height() - 1); ++y)
            reinterpret_cast<QRgb*>(image.scanLine(y))[x] = ink;
    }
    return image;
}

QSGNode* WaveformItem::updatePaintNode(QSGNode* former, UpdatePaintNodeData*)
{
    auto* node = static_cast<QSGImageNode*>(former);
    if (m_image.isNull()) {
        delete node;
        return nullptr;
    }
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        m_stale = true;
    }
    if (m_stale) {
        node->setTexture(window()->createTextureFromImage(m_image, QQuickWindow::TextureHasAlphaChannel));
        m_stale = false;
    }
    node->setRect(m_place);
    return node;
}

void WaveformItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) polish();
}

QRectF WaveformItem::visiblePart() const
{
    const QRectF all(0, 0, width(), height());
    if (m_viewWidth <= 0) return all;
    return all.intersected(QRectF(m_viewX, 0, m_viewWidth, height()));
}

void WaveformItem::draw()
{
    m_image = {};
    m_stale = true;
    update();
    const QRectF part = visiblePart();
    const Sound* sound = m_desk ? m_desk->soundOf(m_sound) : nullptr;
    if (part.isEmpty() || !sound) return;
    const LoadedSound loaded = m_desk->engine()->status(*sound).sound;
    if (!loaded.peaks || loaded.peaks->empty()) return;
    const double all = m_seconds > 0 ? m_seconds : std::max(0.0, loaded.peaks->seconds() - sound->offset);
    const double scale = window() ? window()->effectiveDevicePixelRatio() : 1;
    const int columns = std::clamp(static_cast<int>(std::ceil(part.width() * scale)), 1, kWidest);
    const int rows = std::clamp(static_cast<int>(std::ceil(part.height() * scale)), 1, kWidest);
    const double from = sound->offset + all * part.left() / width();
    const double to = sound->offset + all * part.right() / width();
    m_image = picture(*loaded.peaks, from, to, {columns, rows}, m_color);
    m_place = part;
}

} // namespace flocktale
