// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <algorithm>

namespace flocktale {

/// A place on an area as shares of its sides, from the lower left corner. Owned by the control that has the area.
class PlaneInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double width MEMBER m_width NOTIFY changed FINAL)
    Q_PROPERTY(double height MEMBER m_height NOTIFY changed FINAL)

public:
    using QObject::QObject;

public slots:
    [[nodiscard]] double inside(double share) const { return std::clamp(share, 0.0, 1.0); }
    /// Of a point in pixels from the upper left corner; 0 while there is no area.
    [[nodiscard]] double right(double x) const { return m_width > 0 ? inside(x / m_width) : 0; }
    [[nodiscard]] double up(double y) const { return m_height > 0 ? 1 - inside(y / m_height) : 0; }

signals:
    void changed();

private:
    double m_width = 0;
    double m_height = 0;
};

} // namespace flocktale
