// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/fields/forms.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace flocktale {

namespace {

constexpr std::array kModes{
    Choice<ActMode>{ActMode::form, QT_TRANSLATE_NOOP("Fields", "Formation")},
    Choice<ActMode>{ActMode::free, QT_TRANSLATE_NOOP("Fields", "Free flight")},
};
constexpr std::array kExits{
    Choice<ExitKind>{ExitKind::none, QT_TRANSLATE_NOOP("Fields", "None")},
    Choice<ExitKind>{ExitKind::scatter, QT_TRANSLATE_NOOP("Fields", "Scatter")},
};

constexpr auto kFormation = [](auto& act) { return &act.formation; };
constexpr auto kScattering = [](auto& act) { return act.exit == ExitKind::scatter ? &act : nullptr; };

/// Why a formation would not come to rest; empty when it does. The exact reason is looked for along k, where the two
/// curves of spring and damping run.
QString unstable(const Act& act)
{
    const FormationParameters& formation = act.formation;
    if (isStable(formation)) return {};
    constexpr int kSamples = 256;
    for (int i = 0; i <= kSamples; ++i) {
        const double k = static_cast<double>(i) / kSamples;
        const double damping = formation.dampingBase - formation.dampingDrop * k;
        if (damping <= 0 || damping >= 1)
            return QCoreApplication::translate("Fields",
                                               "Unstable: the damping must stay between 0 and 1, it would come to %1.")
                .arg(QLocale().toString(damping, 'g', 4));
        const double highest = highestStableSpring(damping);
        const double spring = formation.springBase + formation.springGain * k * k;
        if (spring <= 0 || spring >= highest)
            return QCoreApplication::translate(
                       "Fields",
                       "Unstable: with this damping the spring must stay between 0 and %1, it would come to %2.")
                .arg(QLocale().toString(highest, 'g', 4), QLocale().toString(spring, 'g', 4));
    }
    return QCoreApplication::translate("Fields", "Unstable: the birds would never come to rest.");
}

/// A time of the act in seconds, changed by one of core's edits of the timeline.
Field timeField(const Words& words, Step (*get)(const Act&), bool (*set)(Show&, const Act&, Step))
{
    Field field;
    field.name = words.name;
    field.label = {words.label};
    field.tip = {words.tip};
    field.unit = {words.unit};
    field.kind = FieldKind::number;
    field.format = NumberFormat::steps;
    field.highest = limits::kShowSeconds;
    field.decimals = 3;
    field.get = [get](const Show& show, const Focus& focus) -> std::optional<FieldValue> {
        const Act* act = findAct(show, focus.act);
        if (!act) return std::nullopt;
        return FieldValue(seconds(get(*act)));
    };
    field.set = [get, set](Show& show, const Focus& focus, const FieldValue& value) -> SetResult {
        const Act* act = findAct(show, focus.act);
        if (!act) return {};
        const Step wanted = nearestStep(std::get<double>(value));
        const bool changed = set(show, *act, wanted);
        act = findAct(show, focus.act);
        // What the neighbours on the timeline do not leave room for is not an error; the field shows what became of it.
        return {changed, {}};
    };
    return field;
}

} // namespace

Fields actFields()
{
    Fields fields{
        textField<Act>({"name", QT_TRANSLATE_NOOP("Fields", "Name"),
                        QT_TRANSLATE_NOOP("Fields", "What the act is called on the timeline.")},
                       kWhole, &Act::name, limits::kNameCharacters),
        choiceField<Act>({"mode", QT_TRANSLATE_NOOP("Fields", "Mode"),
                          QT_TRANSLATE_NOOP("Fields", "In free flight the birds follow their neighbours, in a "
                                                      "formation each flies to its place.")},
                         kWhole, &Act::mode, kModes),
        timeField(
            {"start", QT_TRANSLATE_NOOP("Fields", "Start"), QT_TRANSLATE_NOOP("Fields", "When the act begins."),
             QT_TRANSLATE_NOOP("Fields", "s")},
            [](const Act& act) { return act.start; },
            [](Show& show, const Act& act, Step wanted) { return moveAct(show, ActId(act.id), wanted); }),
        timeField(
            {"duration", QT_TRANSLATE_NOOP("Fields", "Duration"),
             QT_TRANSLATE_NOOP("Fields", "How long the act lasts; it ends where the next one begins at the latest."),
             QT_TRANSLATE_NOOP("Fields", "s")},
            [](const Act& act) { return act.duration; },
            [](Show& show, const Act& act, Step wanted) {
                return trimActEnd(show, ActId(act.id), act.start + wanted);
            }),
    };
    for (Field& field : fields) {
        field.seed = nullptr;
        field.reset = nullptr;
        // Two acts cannot begin at one time.
        field.alone = field.name == "start";
    }
    return fields;
}

Fields exitFields()
{
    Field speed = makeField<Act>(
        {"exitSpeed", QT_TRANSLATE_NOOP("Fields", "Burst speed"),
         QT_TRANSLATE_NOOP("Fields", "How fast the birds burst apart when the act ends."),
         QT_TRANSLATE_NOOP("Fields", "px/s")},
        FieldKind::number, kScattering, [](const Act& act) { return act.exitSpeed * kStepsPerSecond; },
        [](Act& act, const FieldValue& value) { act.exitSpeed = std::get<double>(value) / kStepsPerSecond; },
        [](Act& act, const Act& seed) { act.exitSpeed = seed.exitSpeed; });
    speed.lowest = kExitSpeedRange.lowest * kStepsPerSecond;
    speed.highest = kExitSpeedRange.highest * kStepsPerSecond;
    speed.decimals = 0;
    speed.slider = true;
    return {choiceField<Act>({"exit", QT_TRANSLATE_NOOP("Fields", "At the end"),
                              QT_TRANSLATE_NOOP("Fields", "What the birds do when the act ends.")},
                             kWhole, &Act::exit, kExits),
            speed};
}

Fields formationFields()
{
    Fields fields;
    const auto add = [&fields](const Words& words, Look look) {
        fields.push_back(numberField<Act>(words, kFormation, kFormationFields, words.name, look));
        fields.back().slider = true;
        guard<Act>(fields.back(), nullptr, unstable);
    };
    add({"seconds", QT_TRANSLATE_NOOP("Fields", "Time to form"),
         QT_TRANSLATE_NOOP("Fields", "Time from the first departure until every bird is pulled with full strength."),
         QT_TRANSLATE_NOOP("Fields", "s")},
        {2});
    add({"springBase", QT_TRANSLATE_NOOP("Fields", "Spring at first"),
         QT_TRANSLATE_NOOP("Fields", "How strongly a bird is pulled to its place before its turn comes.")},
        {4});
    add({"springGain", QT_TRANSLATE_NOOP("Fields", "Spring gained"),
         QT_TRANSLATE_NOOP("Fields", "How much stronger the pull has become in the end; more arrives more firmly.")},
        {4});
    add({"dampingBase", QT_TRANSLATE_NOOP("Fields", "Damping at first"),
         QT_TRANSLATE_NOOP("Fields", "Share of its speed that a bird keeps each step; less brakes harder.")},
        {3});
    add({"dampingDrop", QT_TRANSLATE_NOOP("Fields", "Damping lost"),
         QT_TRANSLATE_NOOP("Fields", "How much less of its speed a bird keeps in the end.")},
        {3});
    add({"hover", QT_TRANSLATE_NOOP("Fields", "Hover"),
         QT_TRANSLATE_NOOP("Fields", "How much landed birds rock on the spot.")},
        {3});
    return fields;
}

} // namespace flocktale
