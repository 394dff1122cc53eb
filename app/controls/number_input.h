// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flocktale {

/// The arithmetic of a number field: how a value is written, what a typed text means, and where a drag or an arrow key
/// leads. Holds the field's value, range and unit; owned by the field.
///
/// What text() writes means exactly the value that it was written from, however much was rounded in writing.
class NumberInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double value MEMBER m_value NOTIFY changed FINAL)
    Q_PROPERTY(double from MEMBER m_from NOTIFY changed FINAL)
    Q_PROPERTY(double to MEMBER m_to NOTIFY changed FINAL)
    Q_PROPERTY(int decimals MEMBER m_decimals NOTIFY changed FINAL)
    Q_PROPERTY(double step MEMBER m_step NOTIFY changed FINAL)
    Q_PROPERTY(QString suffix MEMBER m_suffix NOTIFY changed FINAL)
    Q_PROPERTY(Format format MEMBER m_format NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

public:
    enum Format {
        Plain,
        Seconds, ///< a span in seconds; also typed as 1:02.5 or 90f
        Steps,   ///< the same, always whole steps of 1/60 s; written as m:ss.mmm from a minute on
    };
    Q_ENUM(Format)

    using QObject::QObject;

    /// The value with at most `decimals` places, no needless zeros, and the unit.
    [[nodiscard]] QString text() const;
    /// The number that a text means (controls/expression.h), rounded as the field is; it may lie outside the range.
    /// Nothing for what is no finite number.
    [[nodiscard]] std::optional<double> parse(const QString& text) const;

public slots:
    /// Why a text cannot be taken, translated; empty when it can.
    [[nodiscard]] QString problem(const QString& text) const;
    [[nodiscard]] bool accepts(const QString& text) const { return problem(text).isEmpty(); }
    /// The number typed; the present value when it cannot be taken.
    [[nodiscard]] double parsed(const QString& text) const;
    /// How far `steps` arrow keys go. Shift takes ten at a time, Control a tenth.
    [[nodiscard]] double arrow(int steps, int modifiers) const;
    /// `steps` arrow keys up from a value.
    [[nodiscard]] double stepped(double value, int steps, int modifiers) const;
    /// A drag by `pixels` to the right from a value. Shift is fine, Control coarse.
    [[nodiscard]] double scrubbed(double value, double pixels, int modifiers) const;

signals:
    void changed();

private:
    [[nodiscard]] QString written(double value) const;
    [[nodiscard]] double unit() const;
    [[nodiscard]] double rounded(double value) const;
    [[nodiscard]] double settled(double value) const;

    double m_value = 0;
    double m_from = -100000;
    double m_to = 100000;
    int m_decimals = 0;
    double m_step = 0; ///< of an arrow key; 0 = as range and decimals suggest
    QString m_suffix;
    Format m_format = Plain;
};

} // namespace flocktale
