// SPDX-License-Identifier: MIT
#include "inspector/code_checks.h"

#include "base/limits.h"
#include "inspector/cast_edits.h"
#include "show/edit.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace flocktale {

namespace {

constexpr Rgb kInk{15, 23, 42};
/// Of the plate that the stage draws under a code.
constexpr Rgb kPaper{255, 255, 255};
/// A little more than needed, so that rounding a size does not undo it.
constexpr double kWantedPixels = 6;

QString text(const char* source) { return QCoreApplication::translate("CodeChecks", source); }

QString decimal(double value) { return QString::number(value, 'f', 1); }

/// How many stage units a module has at scale 1, 0 when the code cannot be made.
double moduleOf(const QrShape& code, const ShapeLibrary& shapes)
{
    const Result<int> needed = shapes.birdsNeeded(code);
    if (!needed || needed.value() <= 0) return 0;
    const Result<ShapePoints> points = shapes.points(code, needed.value());
    return points ? points.value().formSize : 0;
}

double screenScale(const Stage& stage) { return std::min(1280 / stage.width, 720 / stage.height); }

/// The side with which a module has `kWantedPixels`, when the code with its quiet zone still fits on the stage.
std::optional<double> largerSide(const Show& show, const Cast& cast, const QrShape& code, const ShapeLibrary& shapes)
{
    const double module = moduleOf(code, shapes);
    if (module <= 0) return std::nullopt;
    const double modules = code.size / module;
    const double side = std::ceil(kWantedPixels / screenScale(show.stage) / cast.place.scale * modules);
    const double withQuiet = side * (1 + 2 * std::max(code.quietZone, kQuietZone) / modules) * cast.place.scale;
    if (side <= code.size || side > limits::kLength || withQuiet > std::min(show.stage.width, show.stage.height))
        return std::nullopt;
    return side;
}

/// The strongest correction below the present one that `birds` birds can fly.
std::optional<QrLevel> lowerLevel(const QrShape& code, int birds, const ShapeLibrary& shapes)
{
    for (int level = static_cast<int>(code.level) - 1; level >= 0; --level) {
        QrShape lower = code;
        lower.level = static_cast<QrLevel>(level);
        const Result<int> needed = shapes.birdsNeeded(lower);
        if (needed && needed.value() <= birds) return lower.level;
    }
    return std::nullopt;
}

CodeCheck birdsCheck(int needed, int present, const QrShape& code, const ShapeLibrary& shapes)
{
    if (present >= needed)
        return {text(QT_TRANSLATE_NOOP("CodeChecks", "Needs %1 birds and has %2.")).arg(needed).arg(present), true, {}};
    CodeCheck check{{}, false, {}};
    if (lowerLevel(code, present, shapes)) check.fixes.push_back(CodeFix::lowerLevel);
    if (needed > limits::kBirds) {
        check.text = text(QT_TRANSLATE_NOOP("CodeChecks", "Needs %1 birds, more than a flock may have.")).arg(needed);
        return check;
    }
    check.fixes.insert(check.fixes.begin(), CodeFix::moreBirds);
    check.text = text(QT_TRANSLATE_NOOP("CodeChecks", "Needs %1 birds but has only %2: it will not be drawn."))
                     .arg(needed)
                     .arg(present);
    return check;
}

} // namespace

double contrastOf(Rgb ink, Rgb paper)
{
    const auto light = [](Rgb color) { return 0.299 * color.r + 0.587 * color.g + 0.114 * color.b; };
    const double lighter = std::max(light(ink), light(paper));
    return lighter > 0 ? (light(paper) - light(ink)) / lighter : 0;
}

std::vector<CodeCheck> checkCode(const Show& show, const Act& act, const Cast& cast, const ShapeLibrary& shapes)
{
    const auto* code = std::get_if<QrShape>(&cast.shape);
    if (!code) return {};
    const Result<int> needed = shapes.birdsNeeded(*code);
    if (!needed || needed.value() <= 0) return {};
    std::vector<CodeCheck> checks{birdsCheck(needed.value(), birdsOfCast(show, act.id, cast.id), *code, shapes)};

    const double pixels = moduleOf(*code, shapes) * cast.place.scale * screenScale(show.stage);
    CodeCheck size{
        text(QT_TRANSLATE_NOOP("CodeChecks", "On a screen of 1280 × 720 a module has %1 pixels; %2 are needed."))
            .arg(decimal(pixels), decimal(kModulePixels)),
        pixels >= kModulePixels,
        {}};
    if (!size.good && largerSide(show, cast, *code, shapes)) size.fixes = {CodeFix::larger};
    checks.push_back(std::move(size));

    const Rgb paper = code->plate ? kPaper : show.stage.background;
    double contrast = 1;
    for (std::size_t i = 0; i < cast.color.stops.size(); ++i)
        if (i == 0 || cast.color.kind != PaintKind::solid)
            contrast = std::min(contrast, contrastOf(cast.color.stops[i], paper));
    CodeCheck dark{{}, contrast >= kCodeContrast, {}};
    dark.text = contrast < 0 ? text(QT_TRANSLATE_NOOP("CodeChecks", "Light on dark: many phones cannot read that."))
                             : text(QT_TRANSLATE_NOOP("CodeChecks", "The contrast is %1 %; %2 % are needed."))
                                   .arg(std::lround(contrast * 100))
                                   .arg(std::lround(kCodeContrast * 100));
    if (!dark.good) dark.fixes = {CodeFix::darkOnLight};
    checks.push_back(std::move(dark));

    CodeCheck quiet{text(QT_TRANSLATE_NOOP("CodeChecks", "The quiet zone is %1 modules wide; %2 are needed."))
                        .arg(code->quietZone)
                        .arg(kQuietZone),
                    code->quietZone >= kQuietZone,
                    {}};
    if (!quiet.good) quiet.fixes = {CodeFix::quietZone};
    checks.push_back(std::move(quiet));
    return checks;
}

bool fixCode(Show& show, const ActId& act, const CastId& cast, CodeFix fix, const ShapeLibrary& shapes)
{
    const Act* owner = findAct(std::as_const(show), act);
    const Cast* present = owner ? findCast(*owner, cast) : nullptr;
    if (!present || !std::holds_alternative<QrShape>(present->shape)) return false;
    Cast changed = *present;
    auto& code = std::get<QrShape>(changed.shape);
    switch (fix) {
    case CodeFix::moreBirds: {
        const Result<int> needed = shapes.birdsNeeded(code);
        return needed && giveBirds(show, act, cast, needed.value());
    }
    case CodeFix::lowerLevel: {
        const auto level = lowerLevel(code, birdsOfCast(show, act, cast), shapes);
        if (!level) return false;
        code.level = *level;
        break;
    }
    case CodeFix::larger: {
        const auto side = largerSide(show, changed, code, shapes);
        if (!side) return false;
        code.size = *side;
        break;
    }
    case CodeFix::darkOnLight:
        code.plate = true;
        changed.color = {PaintKind::solid, {kInk}, 0};
        break;
    case CodeFix::quietZone:
        code.quietZone = std::max(code.quietZone, kQuietZone);
        break;
    }
    // Points that were baked for the code as it was are no longer of use.
    if (changed.shape != present->shape) changed.baked.reset();
    return setCast(show, act, changed);
}

} // namespace flocktale
