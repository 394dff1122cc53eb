// SPDX-License-Identifier: MIT
#include "inspector/fields/field_text.h"

#include "controls/easing_input.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace flocktale {

QString numberText(const Field& field, double value)
{
    QString text = QString::number(value, 'f', field.decimals);
    if (text.contains(u'.')) {
        while (text.endsWith(u'0')) text.chop(1);
        if (text.endsWith(u'.')) text.chop(1);
    }
    const QString unit = field.unit.translated();
    return unit.isEmpty() ? text : text + QChar(0x00A0) + unit;
}

QString insideSentence(const QString& label)
{
    if (label.isEmpty() || (label.size() > 1 && label.at(1).isUpper())) return label;
    return label.at(0).toLower() + label.mid(1);
}

QString tipOf(const Field& field)
{
    QString text = field.tip.translated();
    if (!isNumber(field)) return text;
    if (!text.isEmpty()) text += u'\n';
    return text + QCoreApplication::translate("Fields", "%1 to %2", "range")
                      .arg(numberText(field, field.lowest), numberText(field, field.highest));
}

QString seedText(const Field& field, const Show& show, const Focus& focus)
{
    const auto seed = field.seed ? field.seed(show, focus) : std::nullopt;
    if (!seed) return {};
    if (const double* number = std::get_if<double>(&*seed)) return numberText(field, *number);
    if (const bool* checked = std::get_if<bool>(&*seed))
        return *checked ? QCoreApplication::translate("Fields", "on") : QCoreApplication::translate("Fields", "off");
    if (const QString* text = std::get_if<QString>(&*seed)) return *text;
    if (const QColor* color = std::get_if<QColor>(&*seed)) return color->name();
    if (const Easing* easing = std::get_if<Easing>(&*seed)) {
        EasingInput input;
        input.setCurve(toValue(*easing));
        return input.name();
    }
    return field.choices(show, focus).value(std::get<int>(*seed));
}

double seedNumber(const Field& field, const Show& show, const Focus& focus)
{
    const auto seed = field.seed ? field.seed(show, focus) : std::nullopt;
    const double* number = seed ? std::get_if<double>(&*seed) : nullptr;
    return number ? *number : std::numeric_limits<double>::quiet_NaN();
}

bool isNumber(const Field& field) { return field.kind == FieldKind::number || field.kind == FieldKind::whole; }

double arrowStep(const Field& field, const Show& show, const Focus& focus)
{
    if (field.kind != FieldKind::number || field.decimals < 3 || !field.seed) return 0;
    const auto seed = field.seed(show, focus);
    const double* value = seed ? std::get_if<double>(&*seed) : nullptr;
    const double smallest = std::pow(10.0, -field.decimals);
    if (!value || *value == 0) return smallest;
    return std::max(smallest, std::pow(10.0, std::floor(std::log10(std::abs(*value) / 10))));
}

} // namespace flocktale
