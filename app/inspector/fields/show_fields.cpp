// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "inspector/fields/forms.h"

#include <QtGlobal>

namespace flocktale {

namespace {

constexpr std::array kOpenings{
    Choice<OpeningKind>{OpeningKind::vortex, QT_TRANSLATE_NOOP("Fields", "Whirl")},
    Choice<OpeningKind>{OpeningKind::scattered, QT_TRANSLATE_NOOP("Fields", "All over the stage")},
};

constexpr auto kOpening = [](auto& flock) { return &flock.opening; };
constexpr auto kWhirl = [](auto& flock) {
    return flock.opening.kind == OpeningKind::vortex ? &flock.opening : nullptr;
};

} // namespace

Fields titleFields()
{
    Field title;
    title.name = "title";
    title.label = {QT_TRANSLATE_NOOP("Fields", "Title")};
    title.tip = {QT_TRANSLATE_NOOP("Fields", "What the show is called.")};
    title.kind = FieldKind::text;
    title.highest = limits::kNameCharacters;
    title.get = [](const Show& show, const Focus&) { return FieldValue(QString::fromStdString(show.title)); };
    title.set = [](Show& show, const Focus&, const FieldValue& value) -> SetResult {
        return {setTitle(show, std::get<QString>(value).toStdString()), {}};
    };
    return {title};
}

Fields stageFields()
{
    return {
        numberField<Stage>({"width", QT_TRANSLATE_NOOP("Fields", "Width"),
                            QT_TRANSLATE_NOOP("Fields", "Width of the stage."), QT_TRANSLATE_NOOP("Fields", "px")},
                           kWhole, kStageFields, "width"),
        numberField<Stage>({"height", QT_TRANSLATE_NOOP("Fields", "Height"),
                            QT_TRANSLATE_NOOP("Fields", "Height of the stage."), QT_TRANSLATE_NOOP("Fields", "px")},
                           kWhole, kStageFields, "height"),
        colorField<Stage>({"background", QT_TRANSLATE_NOOP("Fields", "Background"),
                           QT_TRANSLATE_NOOP("Fields", "Colour behind the flock.")},
                          kWhole, &Stage::background),
    };
}

Fields flockFields()
{
    return {
        numberField<FlockSetup>({"count", QT_TRANSLATE_NOOP("Fields", "Birds"),
                                 QT_TRANSLATE_NOOP("Fields", "How many birds perform the show.")},
                                kWhole, kFlockFields, "count"),
        numberField<FlockSetup>({"seed", QT_TRANSLATE_NOOP("Fields", "Seed"),
                                 QT_TRANSLATE_NOOP("Fields", "Another number is another flight; the same number is "
                                                             "the same flight on every machine.")},
                                kWhole, kFlockFields, "seed"),
        numberField<FlockSetup>({"birdSize", QT_TRANSLATE_NOOP("Fields", "Bird size"),
                                 QT_TRANSLATE_NOOP("Fields", "Half the length of a bird."),
                                 QT_TRANSLATE_NOOP("Fields", "px")},
                                kWhole, kFlockFields, "birdSize", {1}),
        colorField<FlockSetup>({"color", QT_TRANSLATE_NOOP("Fields", "Colour"),
                                QT_TRANSLATE_NOOP("Fields", "Colour of birds that no cast colours.")},
                               kWhole, &FlockSetup::color),
        choiceField<FlockSetup>(
            {"opening", QT_TRANSLATE_NOOP("Fields", "Opening"), QT_TRANSLATE_NOOP("Fields", "How the flock begins.")},
            kOpening, &Opening::kind, kOpenings),
        numberField<FlockSetup>({"opening.seconds", QT_TRANSLATE_NOOP("Fields", "Set free in"),
                                 QT_TRANSLATE_NOOP("Fields", "Time in which the flock learns to fly by itself."),
                                 QT_TRANSLATE_NOOP("Fields", "s")},
                                kOpening, kOpeningFields, "seconds", {2}),
        numberField<FlockSetup>({"opening.radius", QT_TRANSLATE_NOOP("Fields", "Whirl radius"),
                                 QT_TRANSLATE_NOOP("Fields", "Size of the whirl that the flock grows out of."),
                                 QT_TRANSLATE_NOOP("Fields", "px")},
                                kWhirl, kOpeningFields, "radius"),
    };
}

} // namespace flocktale
