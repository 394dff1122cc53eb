// SPDX-License-Identifier: MIT
#include "handles/delay_field_item.h"

#include "stage/flock_look.h"

#include <QPainter>

namespace flocktale {

namespace {
constexpr int kAlpha = 110;
}

QImage fieldPicture(const DelayField& field, int alpha)
{
    QImage picture(field.columns, field.rows, QImage::Format_ARGB32);
    for (int row = 0; row < picture.height(); ++row)
        for (int column = 0; column < picture.width(); ++column) {
            const std::uint8_t value = field.values[static_cast<std::size_t>(row * field.columns + column)];
            const Rgb color = delayColor(static_cast<float>(value) / 255);
            picture.setPixel(column, row, qRgba(color.r, color.g, color.b, alpha));
        }
    return picture;
}

DelayFieldItem::DelayFieldItem(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void DelayFieldItem::setBrush(DelayBrush* brush)
{
    if (m_brush == brush) return;
    if (m_brush) m_brush->disconnect(this);
    m_brush = brush;
    if (m_brush) connect(m_brush, &DelayBrush::changed, this, [this] { update(); });
    update();
    emit brushChanged();
}

void DelayFieldItem::paint(QPainter* painter)
{
    const DelayField* field = m_brush ? m_brush->field() : nullptr;
    if (!field || field->values.empty() || !m_brush->stage()) return;
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(m_brush->stage()->stageRect(), fieldPicture(*field, kAlpha));
}

} // namespace flocktale
