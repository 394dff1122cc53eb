// SPDX-License-Identifier: MIT
#include "inspector/fields/field.h"

#include "inspector/fields/field_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {

std::optional<FieldValue> acceptableNumber(const Field& field, double value, QString& note)
{
    if (!std::isfinite(value)) return std::nullopt;
    if (field.kind == FieldKind::whole) value = std::round(value);
    if (value < field.lowest) {
        note = QCoreApplication::translate("Fields", "The lowest is %1.").arg(numberText(field, field.lowest));
        return field.lowest;
    }
    if (value > field.highest) {
        note = QCoreApplication::translate("Fields", "The highest is %1.").arg(numberText(field, field.highest));
        return field.highest;
    }
    return value;
}

std::optional<FieldValue> acceptableText(const Field& field, const QString& value, QString& note)
{
    const auto most = static_cast<qsizetype>(field.highest);
    const QList<uint> characters = value.toUcs4();
    if (most <= 0 || characters.size() <= most) return value;
    note = QCoreApplication::translate("Fields", "Cut to %1 characters.").arg(most);
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(characters.constData()), most);
}

} // namespace

QString FieldText::translated() const
{
    return source.empty() ? QString() : QCoreApplication::translate("Fields", source.c_str());
}

std::optional<FieldValue> acceptable(const Field& field, const FieldValue& value, int choiceCount, QString& note)
{
    note.clear();
    switch (field.kind) {
    case FieldKind::number:
    case FieldKind::whole:
        if (const double* number = std::get_if<double>(&value)) return acceptableNumber(field, *number, note);
        break;
    case FieldKind::boolean:
        if (std::holds_alternative<bool>(value)) return value;
        break;
    case FieldKind::choice:
        if (const int* choice = std::get_if<int>(&value))
            if (*choice >= 0 && *choice < choiceCount) return value;
        break;
    case FieldKind::text:
    case FieldKind::lines:
    case FieldKind::family:
        if (const QString* text = std::get_if<QString>(&value)) return acceptableText(field, *text, note);
        break;
    case FieldKind::color:
        if (const QColor* color = std::get_if<QColor>(&value))
            if (color->isValid()) return value;
        break;
    case FieldKind::curve:
        if (std::holds_alternative<Easing>(value)) return value;
        break;
    }
    return std::nullopt;
}

} // namespace flocktale
