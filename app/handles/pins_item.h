// SPDX-License-Identifier: MIT
#pragma once

#include "handles/pin_tool.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The pins of the current cast over a stage item of the same size, and what the pin tool is about to do. Painted when
/// something changes, never from frame to frame.
class PinsItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::PinTool* tool READ tool WRITE setTool NOTIFY toolChanged FINAL)

public:
    explicit PinsItem(QQuickItem* parent = nullptr);

    [[nodiscard]] PinTool* tool() const { return m_tool; }
    void setTool(PinTool* tool);
    void paint(QPainter* painter) override;

signals:
    void toolChanged();

private:
    QPointer<PinTool> m_tool;
};

} // namespace flocktale
