// SPDX-License-Identifier: MIT
#include "controls/easing_input.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace flocktale {

namespace {

constexpr double kLowest = -0.5;
constexpr double kHighest = 1.5;
/// What a file may hold (show/fields.h).
constexpr double kReach = 10;

struct Preset {
    const char* name;
    Easing easing;
};

const std::array<Preset, 8>& presets()
{
    static const std::array<Preset, 8> kPresets{{
        {QT_TRANSLATE_NOOP("Easings", "Linear"), {EasingKind::linear}},
        {QT_TRANSLATE_NOOP("Easings", "Hold"), {EasingKind::hold}},
        {QT_TRANSLATE_NOOP("Easings", "Smooth"), {EasingKind::smoothstep}},
        {QT_TRANSLATE_NOOP("Easings", "Slow start"), {EasingKind::bezier, 0.42, 0, 1, 1}},
        {QT_TRANSLATE_NOOP("Easings", "Slow end"), {EasingKind::bezier, 0, 0, 0.58, 1}},
        {QT_TRANSLATE_NOOP("Easings", "Slow start and end"), {EasingKind::bezier, 0.42, 0, 0.58, 1}},
        {QT_TRANSLATE_NOOP("Easings", "Overshoot"), {EasingKind::bezier, 0.34, 1.4, 0.64, 1}},
        {QT_TRANSLATE_NOOP("Easings", "Step back first"), {EasingKind::bezier, 0.36, 0, 0.66, -0.4}},
    }};
    return kPresets;
}

double inHundredths(double value) { return std::round(value * 100) / 100; }

Easing withHandle(Easing easing, int handle, double x, double y)
{
    (handle == 0 ? easing.x1 : easing.x2) = std::clamp(inHundredths(x), 0.0, 1.0);
    (handle == 0 ? easing.y1 : easing.y2) = std::clamp(inHundredths(y), kLowest, kHighest);
    return easing;
}

} // namespace

EasingValue toValue(const Easing& easing)
{
    return {static_cast<int>(easing.kind), easing.x1, easing.y1, easing.x2, easing.y2};
}

Easing toEasing(const EasingValue& value)
{
    const bool finite =
        std::isfinite(value.x1) && std::isfinite(value.y1) && std::isfinite(value.x2) && std::isfinite(value.y2);
    if (!finite || value.kind < 0 || value.kind > static_cast<int>(EasingKind::bezier)) return {};
    return {static_cast<EasingKind>(value.kind), std::clamp(value.x1, 0.0, 1.0), std::clamp(value.y1, -kReach, kReach),
            std::clamp(value.x2, 0.0, 1.0), std::clamp(value.y2, -kReach, kReach)};
}

void EasingInput::setCurve(const EasingValue& curve)
{
    const Easing easing = toEasing(curve);
    if (easing == m_easing) return;
    m_easing = easing;
    emit changed();
}

QString EasingInput::name() const
{
    const int number = preset();
    return number < 0 ? tr("Own curve") : presetNames().at(number);
}

int EasingInput::preset() const
{
    const auto& all = presets();
    const auto found =
        std::find_if(all.begin(), all.end(), [this](const Preset& preset) { return preset.easing == m_easing; });
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

QStringList EasingInput::presetNames() const
{
    QStringList names;
    for (const Preset& preset : presets()) names.append(QCoreApplication::translate("Easings", preset.name));
    return names;
}

EasingValue EasingInput::presetCurve(int number) const
{
    if (number < 0 || number >= static_cast<int>(presets().size())) return curve();
    return toValue(presets()[static_cast<std::size_t>(number)].easing);
}

QPointF EasingInput::firstHandle() const { return inBox(asBezier().x1, asBezier().y1); }

QPointF EasingInput::secondHandle() const { return inBox(asBezier().x2, asBezier().y2); }

QPointF EasingInput::inBox(double x, double y) const
{
    return {x * m_width, (kHighest - std::clamp(y, kLowest, kHighest)) / (kHighest - kLowest) * m_height};
}

EasingValue EasingInput::dragged(int handle, double x, double y) const
{
    return toValue(withHandle(asBezier(), handle, x / m_width, kHighest - y / m_height * (kHighest - kLowest)));
}

EasingValue EasingInput::nudged(int handle, int right, int up, int modifiers) const
{
    const double step = modifiers & Qt::ShiftModifier ? 0.1 : 0.01;
    const Easing bezier = asBezier();
    const double x = handle == 0 ? bezier.x1 : bezier.x2;
    const double y = handle == 0 ? bezier.y1 : bezier.y2;
    return toValue(withHandle(bezier, handle, x + right * step, y + up * step));
}

Easing EasingInput::asBezier() const
{
    switch (m_easing.kind) {
    case EasingKind::bezier:
        return m_easing;
    case EasingKind::smoothstep:
        // 3t² - 2t³ is this curve itself.
        return {EasingKind::bezier, 0.33, 0, 0.67, 1};
    case EasingKind::linear:
    case EasingKind::hold:
        break;
    }
    return {EasingKind::bezier, 0.33, 0.33, 0.67, 0.67};
}

} // namespace flocktale
