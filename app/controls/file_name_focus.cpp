// SPDX-License-Identifier: MIT
#include "controls/file_name_focus.h"

#include <QQuickWindow>
#include <QTimer>

#include <chrono>
#include <functional>

namespace flocktale {

namespace {
constexpr int kMostTries = 8;
constexpr auto kPause = std::chrono::milliseconds(40);

using Wanted = std::function<bool(const QQuickItem&)>;

QQuickItem* firstShown(const QQuickItem& item, const Wanted& wanted)
{
    const QList<QQuickItem*> children = item.childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible() || !child->isEnabled()) continue;
        if (wanted(*child)) return child;
        if (QQuickItem* found = firstShown(*child, wanted)) return found;
    }
    return nullptr;
}

/// In the popups of a window: they live in a layer of their own above its content.
QQuickItem* find(const QQuickItem& anywhere, const Wanted& wanted)
{
    if (!anywhere.window()) return nullptr;
    const QList<QQuickItem*> layers = anywhere.window()->contentItem()->childItems();
    for (const QQuickItem* layer : layers) {
        if (!layer->inherits("QQuickOverlay")) continue;
        if (QQuickItem* found = firstShown(*layer, wanted)) return found;
    }
    return nullptr;
}
} // namespace

void FileNameFocus::takeSoon(QQuickItem* anywhere, const QString& accept)
{
    m_anywhere = anywhere;
    m_accept = accept;
    m_tries = kMostTries;
    QTimer::singleShot(0, this, &FileNameFocus::take);
}

void FileNameFocus::take()
{
    if (!m_anywhere) return;
    QQuickItem* field = find(*m_anywhere, [](const QQuickItem& item) { return item.inherits("QQuickTextField"); });
    if (!field) {
        takeAgain();
        return;
    }
    if (field->hasActiveFocus()) return;
    field->forceActiveFocus(Qt::PopupFocusReason);
    const QString name = field->property("text").toString();
    const qsizetype dot = name.lastIndexOf(u'.');
    const int end = static_cast<int>(dot > 0 ? dot : name.size());
    QMetaObject::invokeMethod(field, "select", Q_ARG(int, 0), Q_ARG(int, end));
    // By name: the field's class is private to Qt.
    connect(field, SIGNAL(accepted()), this, SLOT(pressSoon()), Qt::UniqueConnection);
    takeAgain();
}

/// A dialog that is still opening may not show its field yet, or take the focus for its list once more.
void FileNameFocus::takeAgain()
{
    if (m_tries-- > 0) QTimer::singleShot(kPause, this, &FileNameFocus::take);
}

/// The dialog takes the typed name over with the same key, so the button comes after it.
void FileNameFocus::pressSoon() { QTimer::singleShot(0, this, &FileNameFocus::press); }

void FileNameFocus::press() const
{
    if (!m_anywhere) return;
    QQuickItem* button = find(*m_anywhere, [this](const QQuickItem& item) {
        return item.inherits("QQuickAbstractButton") && item.property("text").toString() == m_accept;
    });
    // Its slot click() came with Qt 6.5; the signal does the same for a dialog.
    if (button) QMetaObject::invokeMethod(button, "clicked");
}

} // namespace flocktale
