// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The arithmetic of a colour chooser: a colour as a hue on a bar and a place in a square, and as a typed text. Grey
/// has no hue and black no saturation: the last ones are kept, so that a drag through them comes out where it went in.
/// Owned by the chooser.
class ColorInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed FINAL)
    Q_PROPERTY(double hue READ hue NOTIFY changed FINAL)               ///< 0 to 1
    Q_PROPERTY(double saturation READ saturation NOTIFY changed FINAL) ///< of HSV, 0 to 1
    Q_PROPERTY(double brightness READ brightness NOTIFY changed FINAL) ///< the value of HSV, 0 to 1
    Q_PROPERTY(QColor pure READ pure NOTIFY changed FINAL)             ///< the hue at its strongest
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)            ///< "#rrggbb"

public:
    using QObject::QObject;

    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] double hue() const { return m_hue; }
    [[nodiscard]] double saturation() const { return m_saturation; }
    [[nodiscard]] double brightness() const { return m_color.valueF(); }
    [[nodiscard]] QColor pure() const;
    [[nodiscard]] QString text() const { return m_color.name(); }

public slots:
    /// The colour with another hue. The hue is kept even where the colour cannot show it.
    [[nodiscard]] QColor withHue(double hue);
    /// The colour at a place in the square: saturation from the left, brightness from the bottom, 0 to 1, clamped.
    [[nodiscard]] QColor at(double saturation, double brightness);
    /// "#abc", "abc", "#aabbcc", "rgb(1, 2, 3)", "1 2 3" and names such as "teal"; the present colour for anything
    /// else.
    [[nodiscard]] QColor parsed(const QString& text) const;
    [[nodiscard]] bool accepts(const QString& text) const;

signals:
    void changed();

private:
    QColor made(double brightness);

    QColor m_color{255, 255, 255};
    QColor m_made; ///< the last colour that a place or a hue came to
    double m_hue = 0;
    double m_saturation = 0;
};

} // namespace flocktale
