// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/fields/forms.h"
#include "inspector/fields/plugin_option_fields.h"
#include "inspector/fields/polyline_text.h"
#include "inspector/shape_kinds.h"
#include "inspector/shape_labels.h"
#include "plugin/shape_generator.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <array>

namespace flocktale {

namespace {

constexpr std::array kLevels{
    Choice<QrLevel>{QrLevel::low, QT_TRANSLATE_NOOP("Fields", "Low (7 %)")},
    Choice<QrLevel>{QrLevel::medium, QT_TRANSLATE_NOOP("Fields", "Medium (15 %)")},
    Choice<QrLevel>{QrLevel::quartile, QT_TRANSLATE_NOOP("Fields", "Quartile (25 %)")},
    Choice<QrLevel>{QrLevel::high, QT_TRANSLATE_NOOP("Fields", "High (30 %)")},
};

template <typename Kind>
constexpr auto kShape = [](auto& cast) { return std::get_if<Kind>(&cast.shape); };

/// The kind of shape; a kind whose plugin is not there shows as no choice and stays until another is chosen.
Field kindField(std::vector<std::string> types)
{
    Field field;
    field.name = "shape";
    field.label = {QT_TRANSLATE_NOOP("Fields", "Shape")};
    field.tip = {QT_TRANSLATE_NOOP("Fields", "What the birds of this cast form.")};
    field.kind = FieldKind::choice;
    field.choices = [types](const Show&, const Focus&) {
        QStringList labels;
        for (const std::string& type : types) labels.append(shapeLabel(type));
        return labels;
    };
    field.get = [types](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const Cast* cast = Access<Cast>::read(show, focus);
        if (!cast) return std::nullopt;
        const auto found = std::find(types.begin(), types.end(), shapeTypeName(cast->shape));
        return FieldValue(found == types.end() ? -1 : static_cast<int>(found - types.begin()));
    };
    field.set = [types](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const Cast* cast = Access<Cast>::read(show, focus);
        if (!cast) return {};
        Cast changed = *cast;
        changed.shape = withKind(cast->shape, types[static_cast<std::size_t>(std::get<int>(value))]);
        return {Access<Cast>::write(show, focus, std::move(changed)), {}};
    };
    return field;
}

/// The corners as text; a text that is no list of points is refused.
Field cornersField()
{
    Field field = makeField<Cast>(
        {"polyline.points", QT_TRANSLATE_NOOP("Fields", "Corners"),
         QT_TRANSLATE_NOOP("Fields", "One corner a line: x and y, measured from the middle of the shape.")},
        FieldKind::lines, kShape<PolylineShape>,
        [](const PolylineShape& polyline) { return cornersText(polyline.points); },
        [](PolylineShape& polyline, const FieldValue& value) {
            if (const auto corners = cornersFromText(std::get<QString>(value))) polyline.points = *corners;
        },
        [](PolylineShape& to, const PolylineShape& from) { to.points = from.points; });
    field.set = [set = std::move(field.set)](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        if (!cornersFromText(std::get<QString>(value)))
            return {false, QCoreApplication::translate(
                               "Fields", "Two corners or more, each a line of two numbers, as in \"-200 100\".")};
        return set(show, focus, value);
    };
    return field;
}

/// The font; the one choice is what an empty family, which is the program's, is called.
Field familyField()
{
    Field field = textField<Cast>({"text.family", QT_TRANSLATE_NOOP("Fields", "Font"),
                                   QT_TRANSLATE_NOOP("Fields", "Automatic takes what suits the script.")},
                                  kShape<TextShape>, &TextShape::family, limits::kNameCharacters, FieldKind::family);
    field.choices = [](const Show&, const Focus&) {
        return QStringList{QCoreApplication::translate("Fields", "Automatic")};
    };
    return field;
}

} // namespace

Fields shapeFields(const std::vector<const ShapeGenerator*>& generators)
{
    const char* const px = QT_TRANSLATE_NOOP("Fields", "px");
    std::vector<std::string> types = builtInShapes();
    for (const ShapeGenerator* generator : generators) types.push_back(generator->type());

    Fields fields{kindField(std::move(types))};
    const auto add = [&fields](const Words& words, auto part, const auto& table, std::string_view name) {
        fields.push_back(numberField<Cast>(words, part, table, name, {1}));
    };
    add({"ring.radius", QT_TRANSLATE_NOOP("Fields", "Radius"),
         QT_TRANSLATE_NOOP("Fields", "From the middle to the birds."), px},
        kShape<RingShape>, kRingFields, "radius");
    add({"disc.radius", QT_TRANSLATE_NOOP("Fields", "Radius"),
         QT_TRANSLATE_NOOP("Fields", "From the middle to the outermost birds."), px},
        kShape<DiscShape>, kDiscFields, "radius");
    add({"line.length", QT_TRANSLATE_NOOP("Fields", "Length"),
         QT_TRANSLATE_NOOP("Fields", "From the first bird to the last."), px},
        kShape<LineShape>, kLineFields, "length");
    add({"rect.width", QT_TRANSLATE_NOOP("Fields", "Width"), QT_TRANSLATE_NOOP("Fields", "Width of the outline."), px},
        kShape<RectShape>, kRectFields, "width");
    add({"rect.height", QT_TRANSLATE_NOOP("Fields", "Height"), QT_TRANSLATE_NOOP("Fields", "Height of the outline."),
         px},
        kShape<RectShape>, kRectFields, "height");
    add({"grid.width", QT_TRANSLATE_NOOP("Fields", "Width"), QT_TRANSLATE_NOOP("Fields", "Width of the grid."), px},
        kShape<GridShape>, kGridFields, "width");
    add({"grid.height", QT_TRANSLATE_NOOP("Fields", "Height"), QT_TRANSLATE_NOOP("Fields", "Height of the grid."), px},
        kShape<GridShape>, kGridFields, "height");
    fields.push_back(numberField<Cast>({"grid.columns", QT_TRANSLATE_NOOP("Fields", "Columns"),
                                        QT_TRANSLATE_NOOP("Fields", "0 is as square as the birds allow.")},
                                       kShape<GridShape>, kGridFields, "columns"));

    fields.push_back(cornersField());
    fields.push_back(boolField<Cast>({"polyline.closed", QT_TRANSLATE_NOOP("Fields", "Closed"),
                                      QT_TRANSLATE_NOOP("Fields", "The last corner is joined to the first.")},
                                     kShape<PolylineShape>, &PolylineShape::closed));

    fields.push_back(textField<Cast>({"text.text", QT_TRANSLATE_NOOP("Fields", "Text"),
                                      QT_TRANSLATE_NOOP("Fields", "What the birds write; a line break is a new line.")},
                                     kShape<TextShape>, &TextShape::text, limits::kTextCharacters, FieldKind::lines));
    fields.push_back(familyField());
    fields.push_back(numberField<Cast>({"text.size", QT_TRANSLATE_NOOP("Fields", "Font size"),
                                        QT_TRANSLATE_NOOP("Fields", "Height of the letters."), px},
                                       kShape<TextShape>, kTextFields, "size", {1}));
    fields.push_back(boolField<Cast>({"text.bold", QT_TRANSLATE_NOOP("Fields", "Bold"),
                                      QT_TRANSLATE_NOOP("Fields", "Bold strokes are easier to read in birds.")},
                                     kShape<TextShape>, &TextShape::bold));

    fields.push_back(textField<Cast>({"qr.text", QT_TRANSLATE_NOOP("Fields", "Content"),
                                      QT_TRANSLATE_NOOP("Fields", "What a phone reads: an address or any text.")},
                                     kShape<QrShape>, &QrShape::text, limits::kTextCharacters, FieldKind::lines));
    fields.push_back(choiceField<Cast>(
        {"qr.level", QT_TRANSLATE_NOOP("Fields", "Correction"),
         QT_TRANSLATE_NOOP("Fields", "How much of the code may be missing; more correction takes more birds.")},
        kShape<QrShape>, &QrShape::level, kLevels));
    add({"qr.size", QT_TRANSLATE_NOOP("Fields", "Side"),
         QT_TRANSLATE_NOOP("Fields", "Side of the code without its quiet zone."), px},
        kShape<QrShape>, kQrFields, "size");
    fields.push_back(numberField<Cast>({"qr.quietZone", QT_TRANSLATE_NOOP("Fields", "Quiet zone"),
                                        QT_TRANSLATE_NOOP("Fields", "Empty modules around the code; readers want 4.")},
                                       kShape<QrShape>, kQrFields, "quietZone"));
    fields.push_back(
        boolField<Cast>({"qr.plate", QT_TRANSLATE_NOOP("Fields", "Plate"),
                         QT_TRANSLATE_NOOP("Fields", "Draws the light plate and the finder squares under the birds.")},
                        kShape<QrShape>, &QrShape::plate));

    for (const ShapeGenerator* generator : generators)
        for (Field& field : pluginOptionFields(*generator)) fields.push_back(std::move(field));
    return fields;
}

} // namespace flocktale
