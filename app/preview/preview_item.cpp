// SPDX-License-Identifier: MIT
#include "preview/preview_item.h"

#include "document/problem_text.h"

#include <QMetaObject>
#include <QPainter>

#include <utility>

namespace flocktale {

PreviewItem::PreviewItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    m_pool.setMaxThreadCount(1);
    setAntialiasing(true);
}

PreviewItem::~PreviewItem()
{
    // The worker posts to this item; it must be through before the item goes.
    m_pool.waitForDone();
}

void PreviewItem::setShapes(ProgramShapes* shapes)
{
    if (m_shapes == shapes) return;
    m_shapes = shapes;
    refresh();
    emit shapesChanged();
}

QColor PreviewItem::ground() const { return {m_picture.ground.r, m_picture.ground.g, m_picture.ground.b}; }

void PreviewItem::paint(QPainter* painter) { m_picture.paint(*painter, boundingRect()); }

void PreviewItem::wish(std::optional<Wish> wish)
{
    if (wish == m_wish) return;
    m_wish = std::move(wish);
    if (m_running)
        m_again = true;
    else
        start();
}

void PreviewItem::start()
{
    m_again = false;
    if (!m_wish || !m_shapes) {
        take({});
        return;
    }
    m_running = true;
    // The session's shapes outlive every item.
    m_pool.start([this, wish = *m_wish, shapes = m_shapes.data()] {
        PreviewPicture picture = previewAct(wish.show, wish.act, wish.birds, shapes->library());
        QMetaObject::invokeMethod(
            this,
            [this, made = std::move(picture)]() mutable {
                m_running = false;
                if (m_again) start();
                take(std::move(made));
            },
            Qt::QueuedConnection);
    });
}

void PreviewItem::take(PreviewPicture picture)
{
    m_picture = std::move(picture);
    m_message.clear();
    if (!m_picture.problems.empty()) m_message = problemText(m_picture.problems.front());
    update();
    emit pictureChanged();
}

} // namespace flocktale
