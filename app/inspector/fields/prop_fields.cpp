// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/fields/forms.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <algorithm>
#include <initializer_list>

namespace flocktale {

namespace {

constexpr std::array kKinds{
    Choice<PropKind>{PropKind::plate, QT_TRANSLATE_NOOP("Fields", "Plate")},
    Choice<PropKind>{PropKind::box, QT_TRANSLATE_NOOP("Fields", "Box")},
    Choice<PropKind>{PropKind::dashedLine, QT_TRANSLATE_NOOP("Fields", "Dashed line")},
    Choice<PropKind>{PropKind::label, QT_TRANSLATE_NOOP("Fields", "Label")},
    Choice<PropKind>{PropKind::finders, QT_TRANSLATE_NOOP("Fields", "Finder squares")},
};

template <PropKind... Kinds>
constexpr auto kOnly = [](auto& prop) { return ((prop.kind == Kinds) || ...) ? &prop : nullptr; };

constexpr auto kSized = kOnly<PropKind::plate, PropKind::box>;
constexpr auto kLine = kOnly<PropKind::dashedLine>;
constexpr auto kLabel = kOnly<PropKind::label>;
constexpr auto kFinders = kOnly<PropKind::finders>;

/// Whose act the prop stands in, or none.
Field actField()
{
    Field field;
    field.name = "act";
    field.label = {QT_TRANSLATE_NOOP("Fields", "Shown")};
    field.tip = {QT_TRANSLATE_NOOP("Fields", "During an act and moving along with it, or at a time of its own.")};
    field.kind = FieldKind::choice;
    field.choices = [](const Show& show, const Focus&) {
        QStringList labels{QCoreApplication::translate("Fields", "At its own time")};
        for (std::size_t i = 0; i < show.acts.size(); ++i) {
            const QString name = QString::fromStdString(show.acts[i].name);
            labels.append(name.isEmpty() ? QCoreApplication::translate("Fields", "Act %1").arg(i + 1) : name);
        }
        return labels;
    };
    field.get = [](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const Prop* prop = Access<Prop>::read(show, focus);
        if (!prop) return std::nullopt;
        if (prop->act.empty()) return FieldValue(0);
        const auto index = actIndex(show, prop->act);
        return FieldValue(index ? static_cast<int>(*index) + 1 : -1);
    };
    // The prop stays visible when it goes over to an act: it shows during all of it.
    field.set = [](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const Prop* prop = Access<Prop>::read(show, focus);
        if (!prop) return {};
        Prop changed = *prop;
        const int choice = std::get<int>(value);
        const Act* former = findAct(std::as_const(show), prop->act);
        if (choice == 0) {
            if (prop->act.empty()) return {};
            changed.act = {};
            changed.start = (former ? former->start : Step{}) + prop->start;
            if (prop->duration.count == 0) changed.duration = former ? former->duration : Prop{}.duration;
        } else {
            const ActId wanted = show.acts[static_cast<std::size_t>(choice - 1)].id;
            if (prop->act == wanted) return {};
            changed.act = wanted;
            changed.start = Step{};
            changed.duration = Step{};
        }
        return {setProp(show, changed), {}};
    };
    return field;
}

} // namespace

Fields propFields()
{
    const char* const px = QT_TRANSLATE_NOOP("Fields", "px");
    const char* const s = QT_TRANSLATE_NOOP("Fields", "s");
    Fields fields;
    fields.push_back(choiceField<Prop>(
        {"kind", QT_TRANSLATE_NOOP("Fields", "Kind"), QT_TRANSLATE_NOOP("Fields", "What is drawn under the flock.")},
        kWhole, &Prop::kind, kKinds));
    fields.push_back(actField());
    fields.push_back(stepField<Prop>({"start", QT_TRANSLATE_NOOP("Fields", "Appears at"),
                                      QT_TRANSLATE_NOOP("Fields", "From the start of its act, or of the show."), s},
                                     kWhole, &Prop::start, kTimeRange));
    fields.push_back(stepField<Prop>({"duration", QT_TRANSLATE_NOOP("Fields", "Stays for"),
                                      QT_TRANSLATE_NOOP("Fields", "In an act, 0 is until the act ends."), s},
                                     kWhole, &Prop::duration, kTimeRange));
    fields.push_back(numberField<Prop>({"fade", QT_TRANSLATE_NOOP("Fields", "Fade"),
                                        QT_TRANSLATE_NOOP("Fields", "Time to fade in, and to fade out."), s},
                                       kWhole, kPropFields, "fade", {2}));
    fields.push_back(textField<Prop>(
        {"text", QT_TRANSLATE_NOOP("Fields", "Text"), QT_TRANSLATE_NOOP("Fields", "What the label says.")}, kLabel,
        &Prop::text, limits::kTextCharacters, FieldKind::lines));
    fields.push_back(numberField<Prop>({"textSize", QT_TRANSLATE_NOOP("Fields", "Text size"),
                                        QT_TRANSLATE_NOOP("Fields", "Height of the letters."), px},
                                       kLabel, kPropFields, "textSize", {1}));
    fields.push_back(numberField<Prop>(
        {"x", QT_TRANSLATE_NOOP("Fields", "X"),
         QT_TRANSLATE_NOOP("Fields", "Middle (of a line its first end), from the left edge of the stage."), px},
        kWhole, kPropFields, "x", {1}));
    fields.push_back(numberField<Prop>(
        {"y", QT_TRANSLATE_NOOP("Fields", "Y"),
         QT_TRANSLATE_NOOP("Fields", "Middle (of a line its first end), from the top edge of the stage."), px},
        kWhole, kPropFields, "y", {1}));
    fields.push_back(numberField<Prop>(
        {"width", QT_TRANSLATE_NOOP("Fields", "Width"), QT_TRANSLATE_NOOP("Fields", "Width of the prop."), px}, kSized,
        kPropFields, "width", {1}));
    fields.push_back(numberField<Prop>(
        {"height", QT_TRANSLATE_NOOP("Fields", "Height"), QT_TRANSLATE_NOOP("Fields", "Height of the prop."), px},
        kSized, kPropFields, "height", {1}));
    // A plate of negative width would be drawn nowhere; only a line may run to the left.
    for (Field& field : fields)
        if (field.name == "width" || field.name == "height") field.lowest = 0;
    fields.push_back(numberField<Prop>({"lineX", QT_TRANSLATE_NOOP("Fields", "Runs right"),
                                        QT_TRANSLATE_NOOP("Fields", "How far the second end lies to the right."), px},
                                       kLine, kPropFields, "width", {1}));
    fields.push_back(numberField<Prop>({"lineY", QT_TRANSLATE_NOOP("Fields", "Runs down"),
                                        QT_TRANSLATE_NOOP("Fields", "How far the second end lies below."), px},
                                       kLine, kPropFields, "height", {1}));
    fields.push_back(
        numberField<Prop>({"side", QT_TRANSLATE_NOOP("Fields", "Side"),
                           QT_TRANSLATE_NOOP("Fields", "Side of the code that the squares belong to."), px},
                          kFinders, kPropFields, "width", {1}));
    fields.back().lowest = 1;
    fields.push_back(numberField<Prop>({"modules", QT_TRANSLATE_NOOP("Fields", "Modules"),
                                        QT_TRANSLATE_NOOP("Fields", "Modules along one side of the code.")},
                                       kFinders, kPropFields, "modules"));
    fields.push_back(
        colorField<Prop>({"color", QT_TRANSLATE_NOOP("Fields", "Colour"), QT_TRANSLATE_NOOP("Fields", "Its colour.")},
                         kWhole, &Prop::color));
    for (Field& field : fields) {
        // Where a prop stands and what it says is nobody's default.
        if (field.name == "fade" || field.name == "textSize") continue;
        field.seed = nullptr;
        field.reset = nullptr;
    }
    return fields;
}

} // namespace flocktale
