// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flocktale {

/// The arithmetic of a number field: how a value is written, what a typed text means, and where a drag or an arrow key
/// leads. Holds the field's value, range and unit; owned by the field.
class NumberInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double value MEMBER m_value NOTIFY changed FINAL)
    Q_PROPERTY(double from MEMBER m_from NOTIFY changed FINAL)
    Q_PROPERTY(double to MEMBER m_to NOTIFY changed FINAL)
    Q_PROPERTY(int decimals MEMBER m_decimals NOTIFY changed FINAL)
    Q_PROPERTY(double step MEMBER m_step NOTIFY changed FINAL)
    Q_PROPERTY(QString suffix MEMBER m_suffix NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

public:
    using QObject::QObject;

    /// The value with at most `decimals` places, no needless zeros, and the unit.
    [[nodiscard]] QString text() const;
    /// The number that a text means: "1,5", "1.5", " 1.5 s", "1e3"; nothing for what is no finite number.
    [[nodiscard]] std::optional<double> parse(const QString& text) const;

public slots:
    [[nodiscard]] bool accepts(const QString& text) const { return parse(text).has_value(); }
    /// The number typed, rounded and brought into the range; the present value when it is none.
    [[nodiscard]] double parsed(const QString& text) const;
    /// `steps` arrow keys up from a value. Shift takes ten at a time, Control a tenth.
    [[nodiscard]] double stepped(double value, int steps, int modifiers) const;
    /// A drag by `pixels` to the right from a value. Shift is fine, Control coarse.
    [[nodiscard]] double scrubbed(double value, double pixels, int modifiers) const;

signals:
    void changed();

private:
    [[nodiscard]] double unit() const;
    [[nodiscard]] double settled(double value) const;

    double m_value = 0;
    double m_from = -100000;
    double m_to = 100000;
    int m_decimals = 0;
    double m_step = 0; ///< of an arrow key; 0 = as range and decimals suggest
    QString m_suffix;
};

} // namespace flocktale
