// SPDX-License-Identifier: MIT
#include "inspector/fields/plugin_option_fields.h"

#include "base/limits.h"
#include "inspector/fields/access.h"
#include "plugin/shape_generator.h"
#include "shape/plugin_points.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtGlobal>

#include <algorithm>

namespace flocktale {

namespace {

using Kind = OptionSpec::Kind;

/// Labels of the shapes that ship as plugins; others are shown as they are.
[[maybe_unused]] constexpr const char* kKnownLabels[] = {
    QT_TRANSLATE_NOOP("Fields", "Tips"),
    QT_TRANSLATE_NOOP("Fields", "Inner radius"),
};

/// A value as the JSON text that a show keeps.
std::string jsonText(const QJsonValue& value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2).toStdString();
}

FieldKind fieldKind(Kind kind)
{
    switch (kind) {
    case Kind::number:
        return FieldKind::number;
    case Kind::whole:
        return FieldKind::whole;
    case Kind::boolean:
        return FieldKind::boolean;
    case Kind::text:
        return FieldKind::text;
    case Kind::choice:
        return FieldKind::choice;
    }
    return FieldKind::text;
}

FieldValue valueOf(const OptionSpec& spec, const OptionValues& values)
{
    switch (spec.kind) {
    case Kind::number:
    case Kind::whole:
        return numberOption(values, spec);
    case Kind::boolean:
        return numberOption(values, spec) != 0;
    case Kind::text:
        return QString::fromStdString(textOption(values, spec));
    case Kind::choice: {
        const auto found = std::find(spec.choices.begin(), spec.choices.end(), textOption(values, spec));
        return found == spec.choices.end() ? -1 : static_cast<int>(found - spec.choices.begin());
    }
    }
    return 0.0;
}

std::string jsonOf(const OptionSpec& spec, const FieldValue& value)
{
    switch (spec.kind) {
    case Kind::number:
    case Kind::whole:
        return jsonText(std::get<double>(value));
    case Kind::boolean:
        return jsonText(std::get<bool>(value));
    case Kind::text:
        return jsonText(std::get<QString>(value));
    case Kind::choice:
        return jsonText(QString::fromStdString(spec.choices[static_cast<std::size_t>(std::get<int>(value))]));
    }
    return {};
}

int decimalsFor(const OptionSpec& spec)
{
    if (spec.kind != Kind::number) return 0;
    const double span = spec.highest - spec.lowest;
    if (span > 100) return 1;
    return span > 1 ? 2 : 3;
}

const PluginShape* shapeOf(const Show& show, const Focus& focus, const std::string& type)
{
    const Cast* cast = Access<Cast>::read(show, focus);
    const auto* shape = cast ? std::get_if<PluginShape>(&cast->shape) : nullptr;
    return shape && shape->type == type ? shape : nullptr;
}

bool setOption(Show& show, const Focus& focus, const std::string& type, const std::string& name,
               const std::optional<std::string>& json)
{
    if (!shapeOf(show, focus, type)) return false;
    Cast changed = *Access<Cast>::read(show, focus);
    auto& options = std::get<PluginShape>(changed.shape).options;
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const auto& pair) { return pair.first == name; });
    if (!json) {
        if (found == options.end()) return false;
        options.erase(found);
    } else if (found == options.end()) {
        options.emplace_back(name, *json);
    } else {
        found->second = *json;
    }
    return Access<Cast>::write(show, focus, std::move(changed));
}

Field optionField(const std::string& type, const OptionSpec& spec, const std::vector<OptionSpec>& specs)
{
    Field field;
    field.name = type + "." + spec.name;
    field.label = {spec.label};
    field.unit = {spec.unit};
    field.kind = fieldKind(spec.kind);
    field.lowest = spec.lowest;
    field.highest = spec.kind == Kind::text ? static_cast<double>(limits::kTextCharacters) : spec.highest;
    field.decimals = decimalsFor(spec);
    field.choices = [spec](const Show&, const Focus&) {
        QStringList labels;
        for (const std::string& choice : spec.choices) labels.append(FieldText{choice}.translated());
        return labels;
    };
    field.get = [type, spec, specs](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const PluginShape* shape = shapeOf(show, focus, type);
        if (!shape) return std::nullopt;
        return valueOf(spec, readOptions(*shape, specs));
    };
    field.set = [type, spec](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        return {setOption(show, focus, type, spec.name, jsonOf(spec, value)), {}};
    };
    field.seed = [type, spec](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        if (!shapeOf(show, focus, type)) return std::nullopt;
        return valueOf(spec, {});
    };
    field.reset = [type, spec](Show& show, const Focus& focus) {
        return setOption(show, focus, type, spec.name, std::nullopt);
    };
    return field;
}

} // namespace

Fields pluginOptionFields(const ShapeGenerator& generator)
{
    Fields fields;
    const std::vector<OptionSpec> specs = generator.options();
    for (const OptionSpec& spec : specs) fields.push_back(optionField(generator.type(), spec, specs));
    return fields;
}

} // namespace flocktale
