// SPDX-License-Identifier: MIT
#pragma once

#include "math/easing.h"
#include "show/ids.h"
#include "show/show.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace flocktale {

/// Which act, cast, prop and motion of the cast a form shows. They may be empty or gone: fields that need them then do
/// not apply.
struct Focus {
    ActId act;
    CastId cast;
    PropId prop;
    int motion = -1; ///< index
    bool operator==(const Focus&) const = default;
};

/// What a form edits at once, never empty; the values of the first are the ones to show.
using Foci = std::vector<Focus>;

enum class FieldKind { number, whole, boolean, choice, text, lines, family, color, curve };

/// How numbers are written and typed, in the order of NumberInput::Format.
enum class NumberFormat {
    plain,
    seconds, ///< a span
    steps,   ///< a time on the timeline
};

/// number and whole: double, in the unit that the user sees; choice: index into the choices; text, lines and family:
/// QString.
using FieldValue = std::variant<double, int, bool, QString, QColor, Easing>;

/// What setting a value came to. A refusal leaves the show as it was and says why, translated.
struct SetResult {
    bool changed = false;
    QString refusal;
};

/// A text of the forms: as it stands in the source (or in a plugin), translated when it is shown.
struct FieldText {
    std::string source;
    [[nodiscard]] QString translated() const;
};

/// One parameter of the show as a form draws it: what it is called, what it may be, where it lives. Plain data; the
/// functions look the parameter up by ids each time, so a field never holds on to a show.
struct Field {
    std::string name; ///< stable, unique in its form: "sweep.stagger"
    FieldText label;
    FieldText tip;  ///< one plain sentence
    FieldText unit; ///< "px", "s", "%", "°" …, may be empty
    FieldKind kind = FieldKind::number;
    double lowest = 0, highest = 0; ///< number and whole, in the user's unit; text: highest = most characters
    int decimals = 0;
    NumberFormat format = NumberFormat::plain;
    bool slider = false; ///< a number that is also found by trying, between its ends
    bool alone = false;  ///< makes no sense for several acts at once
    std::function<QStringList(const Show&, const Focus&)> choices;
    /// Empty when the field does not apply at present: the form leaves it out.
    std::function<std::optional<FieldValue>(const Show&, const Focus&)> get;
    std::function<SetResult(Show&, const Focus&, const FieldValue&)> set;
    /// The seed's value; empty (or no function) when there is none, as for a place on the timeline.
    std::function<std::optional<FieldValue>(const Show&, const Focus&)> seed;
    /// Back to the seed's value, to the last bit.
    std::function<bool(Show&, const Focus&)> reset;
};

using Fields = std::vector<Field>;

/// The value as the field can take it: numbers within their range, whole ones rounded, texts cut to their length.
/// `note` says what was done, translated; empty when nothing was. Empty when the value cannot be taken at all (not a
/// number, another type).
[[nodiscard]] std::optional<FieldValue> acceptable(const Field& field, const FieldValue& value, int choiceCount,
                                                   QString& note);

} // namespace flocktale
