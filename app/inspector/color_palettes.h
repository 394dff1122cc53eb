// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Colours to choose from besides the built-in ones: those that the show has, the most used first, and those that were
/// chosen lately in any show, the last first, which the program's settings remember. Looked up when asked to, because a
/// large show has many. Made by QML; the document is the session's.
class ColorPalettes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(QList<QColor> showColors READ showColors NOTIFY changed FINAL)
    Q_PROPERTY(QList<QColor> recentColors READ recentColors NOTIFY changed FINAL)

public:
    /// How many of each are offered.
    static constexpr int kMost = 16;

    using QObject::QObject;

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] QList<QColor> showColors() const { return m_showColors; }
    [[nodiscard]] QList<QColor> recentColors() const { return m_recentColors; }

public slots:
    void refresh();
    /// A colour that was chosen and kept.
    void remember(const QColor& color);

signals:
    void documentChanged();
    void changed();

private:
    QPointer<ShowDocument> m_document;
    QList<QColor> m_showColors;
    QList<QColor> m_recentColors;
};

/// The colours of a show, without repetition, the most used first and equally used ones in the order of the file.
[[nodiscard]] QList<QColor> colorsOf(const Show& show);

} // namespace flocktale
