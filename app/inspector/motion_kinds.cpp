// SPDX-License-Identifier: MIT
#include "inspector/motion_kinds.h"

#include "show/motion/registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace flocktale {

namespace {

struct KindWords {
    MotionKind kind;
    const char* name;
    const char* description;
};

constexpr std::array kWords{
    KindWords{MotionKind::orbit, QT_TRANSLATE_NOOP("Motions", "Orbit"),
              QT_TRANSLATE_NOOP("Motions", "A swarm turns around a centre.")},
    KindWords{MotionKind::vortex, QT_TRANSLATE_NOOP("Motions", "Vortex"),
              QT_TRANSLATE_NOOP("Motions", "A slow, noisy whirl around a centre.")},
    KindWords{MotionKind::path, QT_TRANSLATE_NOOP("Motions", "Path"),
              QT_TRANSLATE_NOOP("Motions", "The shape rides along a way.")},
    KindWords{MotionKind::stream, QT_TRANSLATE_NOOP("Motions", "Stream"),
              QT_TRANSLATE_NOOP("Motions", "Birds leave along a way and come again from its start.")},
    KindWords{MotionKind::drift, QT_TRANSLATE_NOOP("Motions", "Drift"),
              QT_TRANSLATE_NOOP("Motions", "The shape moves off and frays a little.")},
    KindWords{MotionKind::spin, QT_TRANSLATE_NOOP("Motions", "Spin"),
              QT_TRANSLATE_NOOP("Motions", "The shape turns around a centre.")},
    KindWords{MotionKind::breathe, QT_TRANSLATE_NOOP("Motions", "Breathe"),
              QT_TRANSLATE_NOOP("Motions", "The shape swells and shrinks.")},
    KindWords{MotionKind::spiral, QT_TRANSLATE_NOOP("Motions", "Spiral in"),
              QT_TRANSLATE_NOOP("Motions", "Birds spiral in to the outline and run around it.")},
    KindWords{MotionKind::stay, QT_TRANSLATE_NOOP("Motions", "Stay"),
              QT_TRANSLATE_NOOP("Motions", "Birds wait where the act found them.")},
    KindWords{MotionKind::tint, QT_TRANSLATE_NOOP("Motions", "Tint"),
              QT_TRANSLATE_NOOP("Motions", "A colour comes, and goes with the motion.")},
    KindWords{MotionKind::wipe, QT_TRANSLATE_NOOP("Motions", "Wipe"),
              QT_TRANSLATE_NOOP("Motions", "A colour comes along a direction, and stays.")},
    KindWords{MotionKind::flash, QT_TRANSLATE_NOOP("Motions", "Flash"),
              QT_TRANSLATE_NOOP("Motions", "A colour flares up and goes out.")},
};

QString translated(const char* text) { return QCoreApplication::translate("Motions", text); }

const KindWords* wordsOf(MotionKind kind)
{
    const auto found =
        std::find_if(kWords.begin(), kWords.end(), [kind](const KindWords& words) { return words.kind == kind; });
    return found == kWords.end() ? nullptr : &*found;
}

/// From the left of the stage to its right, through where the cast stands.
std::vector<Vec2> freshWay(const Show& show, const Cast& cast)
{
    return {{show.stage.width * 0.1, show.stage.height * 0.7},
            {cast.place.x, cast.place.y},
            {show.stage.width * 0.9, show.stage.height * 0.3}};
}

} // namespace

QString motionName(MotionKind kind)
{
    const KindWords* words = wordsOf(kind);
    return words ? translated(words->name) : QString();
}

QString motionName(const CastMotion& motion)
{
    return motion.kind == MotionKind::unknown ? QString::fromStdString(motion.unknownKind) : motionName(motion.kind);
}

QString motionDescription(MotionKind kind)
{
    const KindWords* words = wordsOf(kind);
    return words ? translated(words->description) : QString();
}

CastMotion freshMotion(MotionKind kind, const Show& show, const Act& act, const Cast& cast)
{
    CastMotion motion;
    // A wipe needs an end, or it would take the whole act; a flash has its own.
    if (kind == MotionKind::wipe) motion.duration = std::min(act.duration, Step{kStepsPerSecond});
    return withKind(std::move(motion), kind, show, cast);
}

CastMotion withKind(CastMotion motion, MotionKind kind, const Show& show, const Cast& cast)
{
    motion.kind = kind;
    motion.unknownKind.clear();
    const MotionInfo* info = motionInfo(kind);
    if (info && info->hasWay && motion.points.size() < 2) motion.points = freshWay(show, cast);
    return motion;
}

} // namespace flocktale
