// SPDX-License-Identifier: MIT
#pragma once

#include "controls/easing_value.h"

#include <QObject>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The arithmetic of an easing picker: a curve in a box, two handles on it, and ready-made curves. The box shows a
/// share from half below nothing to half above all, because a bezier may go there on its way. Owned by the picker.
class EasingInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::EasingValue curve READ curve WRITE setCurve NOTIFY changed FINAL)
    Q_PROPERTY(double width MEMBER m_width NOTIFY changed FINAL)
    Q_PROPERTY(double height MEMBER m_height NOTIFY changed FINAL)
    Q_PROPERTY(bool bezier READ isBezier NOTIFY changed FINAL)
    Q_PROPERTY(QPointF firstHandle READ firstHandle NOTIFY changed FINAL)
    Q_PROPERTY(QPointF secondHandle READ secondHandle NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(int preset READ preset NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] EasingValue curve() const { return toValue(m_easing); }
    void setCurve(const EasingValue& curve);
    /// Where a handle stands in the box, in pixels. Of other kinds than bezier: where it would.
    [[nodiscard]] QPointF firstHandle() const;
    [[nodiscard]] QPointF secondHandle() const;
    [[nodiscard]] bool isBezier() const { return m_easing.kind == EasingKind::bezier; }
    /// The name of the ready-made curve that this one is, else that it is one of its own; translated.
    [[nodiscard]] QString name() const;
    /// Its number, -1 when it is none of them.
    [[nodiscard]] int preset() const;

public slots:
    /// The ready-made curves, and what each is called.
    [[nodiscard]] QStringList presetNames() const;
    [[nodiscard]] EasingValue presetCurve(int number) const;

    /// The curve with a handle (0 or 1) at a point of the box; what was no bezier becomes one.
    [[nodiscard]] EasingValue dragged(int handle, double x, double y) const;
    /// The curve with a handle moved by arrow keys: hundredths, with Shift tenths.
    [[nodiscard]] EasingValue nudged(int handle, int right, int up, int modifiers) const;

signals:
    void changed();

private:
    [[nodiscard]] Easing asBezier() const;
    [[nodiscard]] QPointF inBox(double x, double y) const;

    Easing m_easing;
    double m_width = 1;
    double m_height = 1;
};

} // namespace flocktale
