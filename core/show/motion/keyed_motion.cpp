// SPDX-License-Identifier: MIT
#include "show/motion/keyed_motion.h"

#include "show/act_entry.h"
#include "show/entry/placement.h"
#include "show/keyed.h"

#include <algorithm>
#include <utility>

namespace flocktale {

namespace {

/// The cast's place and keys; its shape is not needed twice.
Cast onlyKeys(const Cast& cast)
{
    Cast kept;
    kept.place = cast.place;
    kept.keys = cast.keys;
    return kept;
}

} // namespace

KeyedPlaceMotion::KeyedPlaceMotion(const Cast& cast, std::shared_ptr<const ShapePoints> shape, SeatedBirds seated,
                                   ScaledForm form, std::size_t firstBacking)
    : m_cast(onlyKeys(cast)), m_shape(std::move(shape)), m_seated(std::move(seated)), m_form(form),
      m_firstBacking(firstBacking)
{
}

void KeyedPlaceMotion::write(Step into, Cues& cues) const
{
    const Place place = placeAt(m_cast, into);
    const Placement placed(place);
    const auto size = static_cast<float>(m_form.size * place.scale);
    const double room = m_form.hoverRoom * place.scale;
    const auto hover = static_cast<float>(m_form.hoverRoom > 0 ? std::min(m_form.hover, room) : m_form.hover);
    for (std::size_t i = 0; i < m_seated.birds.size(); ++i) {
        const auto bird = static_cast<std::size_t>(m_seated.birds[i]);
        const Vec2 target = placed(m_shape->points[static_cast<std::size_t>(m_seated.points[i])]);
        cues.targetX[bird] = static_cast<float>(target.x);
        cues.targetY[bird] = static_cast<float>(target.y);
        cues.hover[bird] = hover;
        if (m_form.size > 0) cues.formSize[bird] = size;
    }
}

void KeyedPlaceMotion::moveBacking(Step into, std::vector<StageBacking>& backing) const
{
    const Placement placed(placeAt(m_cast, into));
    for (std::size_t i = 0; i < m_shape->backing.size() && m_firstBacking + i < backing.size(); ++i)
        placeCorners(m_shape->backing[i], placed, backing[m_firstBacking + i]);
}

KeyedColorMotion::KeyedColorMotion(const Cast& cast, std::vector<int> birds)
    : m_cast(onlyKeys(cast)), m_birds(std::move(birds))
{
}

void KeyedColorMotion::write(Step into, Cues& cues) const
{
    const std::optional<Rgb> color = colorAt(m_cast, into);
    if (!color) return;
    for (const int bird : m_birds) cues.color[static_cast<std::size_t>(bird)] = *color;
}

} // namespace flocktale
