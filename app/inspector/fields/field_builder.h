// SPDX-License-Identifier: MIT
#pragma once

#include "inspector/fields/access.h"
#include "inspector/fields/field.h"
#include "show/fields.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

/// Builds fields out of a member and the words around it. A `part` takes a Root and gives a pointer to the struct that
/// holds the member, or null when the field does not apply to this Root.
namespace flocktale {

/// The words of a field. `source` texts are marked for translation in the context "Fields".
struct Words {
    std::string name;
    const char* label;
    const char* tip;
    const char* unit = "";
};

/// How a number looks to the user: the file's value times `scale`, with so many decimals.
struct Look {
    int decimals = 0;
    double scale = 1;
};

inline constexpr double kDegrees = 180 / 3.14159265358979323846;

QColor toColor(Rgb color);
Rgb toRgb(const QColor& color);

/// The whole struct, whatever it holds.
inline constexpr auto kWhole = [](auto& root) { return &root; };

/// A field from its part and three functions on it: get, set and copy (which takes the seed's value over bit by bit).
template <typename Root, typename Part, typename Get, typename Set, typename Copy>
Field makeField(const Words& words, FieldKind kind, Part part, Get get, Set set, Copy copy)
{
    Field field;
    field.name = words.name;
    field.label = {words.label};
    field.tip = {words.tip};
    field.unit = {words.unit};
    field.kind = kind;
    field.format = field.unit.source == "s" ? NumberFormat::seconds : NumberFormat::plain;
    field.get = [=](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const Root* root = Access<Root>::read(show, focus);
        const auto* holder = root ? part(*root) : nullptr;
        if (!holder) return std::nullopt;
        return FieldValue(get(*holder));
    };
    field.set = [=](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const Root* root = Access<Root>::read(show, focus);
        if (!root) return {};
        Root changed = *root;
        auto* holder = part(changed);
        if (!holder) return {};
        set(*holder, value);
        return {Access<Root>::write(show, focus, std::move(changed)), {}};
    };
    field.seed = [=](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const Root root = Access<Root>::seed(show, focus);
        const auto* holder = part(root);
        // Of another kind than the seed's, a parameter has the value that it is made with.
        return FieldValue(get(holder ? *holder : std::remove_cvref_t<decltype(*holder)>{}));
    };
    field.reset = [=](Show& show, const Focus& focus) {
        const Root* root = Access<Root>::read(show, focus);
        if (!root) return false;
        Root changed = *root;
        const Root seed = Access<Root>::seed(show, focus);
        auto* holder = part(changed);
        const auto* model = part(seed);
        if (!holder) return false;
        copy(*holder, model ? *model : std::remove_cvref_t<decltype(*model)>{});
        return Access<Root>::write(show, focus, std::move(changed));
    };
    return field;
}

/// The number of that name in one of core's tables, with its range.
template <typename Root, typename Part, typename T, std::size_t N>
Field numberField(const Words& words, Part part, const std::array<NumberField<T>, N>& table, std::string_view name,
                  Look look = {})
{
    const NumberField<T> number =
        *std::find_if(table.begin(), table.end(), [&](const NumberField<T>& entry) { return entry.name == name; });
    const double scale = look.scale;
    Field field = makeField<Root>(
        words, number.whole() ? FieldKind::whole : FieldKind::number, part,
        [=](const T& holder) { return number.get(holder) * scale; },
        [=](T& holder, const FieldValue& value) {
            const double wanted = std::get<double>(value) / scale;
            number.set(holder, std::clamp(wanted, number.range.lowest, number.range.highest));
        },
        [=](T& to, const T& from) { number.set(to, number.get(from)); });
    field.lowest = number.range.lowest * scale;
    field.highest = number.range.highest * scale;
    field.decimals = look.decimals;
    return field;
}

template <typename Root, typename Part, typename T>
Field boolField(const Words& words, Part part, bool T::*member)
{
    return makeField<Root>(
        words, FieldKind::boolean, part, [=](const T& holder) { return holder.*member; },
        [=](T& holder, const FieldValue& value) { holder.*member = std::get<bool>(value); },
        [=](T& to, const T& from) { to.*member = from.*member; });
}

/// A text of at most `characters` characters, on one line unless the kind says otherwise.
template <typename Root, typename Part, typename T>
Field textField(const Words& words, Part part, std::string T::*member, int characters, FieldKind kind = FieldKind::text)
{
    Field field = makeField<Root>(
        words, kind, part, [=](const T& holder) { return QString::fromStdString(holder.*member); },
        [=](T& holder, const FieldValue& value) { holder.*member = std::get<QString>(value).toStdString(); },
        [=](T& to, const T& from) { to.*member = from.*member; });
    field.highest = characters;
    return field;
}

template <typename Root, typename Part, typename T>
Field colorField(const Words& words, Part part, Rgb T::*member)
{
    return makeField<Root>(
        words, FieldKind::color, part, [=](const T& holder) { return toColor(holder.*member); },
        [=](T& holder, const FieldValue& value) { holder.*member = toRgb(std::get<QColor>(value)); },
        [=](T& to, const T& from) { to.*member = from.*member; });
}

template <typename Root, typename Part, typename T>
Field curveField(const Words& words, Part part, Easing T::*member)
{
    return makeField<Root>(
        words, FieldKind::curve, part, [=](const T& holder) { return holder.*member; },
        [=](T& holder, const FieldValue& value) { holder.*member = std::get<Easing>(value); },
        [=](T& to, const T& from) { to.*member = from.*member; });
}

/// A choice and what it is called, marked for translation.
template <typename E>
struct Choice {
    E value;
    const char* label;
};

template <std::size_t N, typename E>
QStringList choiceLabels(const std::array<Choice<E>, N>& choices)
{
    QStringList labels;
    for (const Choice<E>& choice : choices) labels.append(FieldText{choice.label}.translated());
    return labels;
}

/// A value that is in none of the choices shows as no choice (index -1).
template <typename Root, typename Part, typename T, typename E, std::size_t N>
Field choiceField(const Words& words, Part part, E T::*member, const std::array<Choice<E>, N>& choices)
{
    Field field = makeField<Root>(
        words, FieldKind::choice, part,
        [=](const T& holder) {
            const auto found = std::find_if(choices.begin(), choices.end(),
                                            [&](const Choice<E>& choice) { return choice.value == holder.*member; });
            return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
        },
        [=](T& holder, const FieldValue& value) {
            holder.*member = choices[static_cast<std::size_t>(std::get<int>(value))].value;
        },
        [=](T& to, const T& from) { to.*member = from.*member; });
    field.choices = [=](const Show&, const Focus&) { return choiceLabels(choices); };
    return field;
}

/// Where nobody has a default: no mark, no way back.
inline Field withoutSeed(Field field)
{
    field.seed = nullptr;
    field.reset = nullptr;
    return field;
}

/// A time on the timeline, or a span of it.
template <typename Root, typename Part, typename T>
Field stepField(const Words& words, Part part, Step T::*member, NumberRange range)
{
    Field field = withoutSeed(makeField<Root>(
        words, FieldKind::number, part, [=](const T& holder) { return seconds(holder.*member); },
        [=](T& holder, const FieldValue& value) { holder.*member = nearestStep(std::get<double>(value)); },
        [=](T& to, const T& from) { to.*member = from.*member; }));
    field.lowest = range.lowest;
    field.highest = range.highest;
    field.decimals = 3;
    field.format = NumberFormat::steps;
    return field;
}

/// Runs `settle` on the Root after every change, so that parameters that depend on each other stay in order, and lets
/// `refuse` turn the change down with a reason. Either may be null.
template <typename Root>
void guard(Field& field, void (*settle)(Root&, const std::string& changed), QString (*refuse)(const Root&))
{
    const auto guarded = [settle, refuse, name = field.name](Show& show, const Focus& focus, const auto& change) {
        const Root* root = Access<Root>::read(show, focus);
        if (!root) return SetResult{};
        const Root before = *root;
        SetResult result = change();
        if (!result.changed) return result;
        Root settled = *Access<Root>::read(show, focus);
        if (settle) settle(settled, name);
        const QString refusal = refuse ? refuse(settled) : QString();
        Access<Root>::write(show, focus, refusal.isEmpty() ? settled : before);
        return refusal.isEmpty() ? result : SetResult{false, refusal};
    };
    field.set = [guarded, inner = std::move(field.set)](Show& show, const Focus& focus, const FieldValue& value) {
        return guarded(show, focus, [&] { return inner(show, focus, value); });
    };
    field.reset = [guarded, inner = std::move(field.reset)](Show& show, const Focus& focus) {
        return guarded(show, focus, [&] { return SetResult{inner(show, focus), {}}; }).changed;
    };
}

} // namespace flocktale
