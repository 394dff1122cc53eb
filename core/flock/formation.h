// SPDX-License-Identifier: MIT
#pragma once

#include "flock/parameters.h"
#include "math/trig.h"

namespace flocktale {

/// The spring of one bird at a moment.
template <typename T>
struct Spring {
    T strength, damping;
};

/// A formation's numbers in the type that is computed with: double, float or lanes of floats.
template <typename T>
struct FormationLaw {
    T springBase, springGain, dampingBase, dampingDrop;
    explicit FormationLaw(const FormationParameters& p)
        : springBase(p.springBase), springGain(p.springGain), dampingBase(p.dampingBase), dampingDrop(p.dampingDrop)
    {
    }

    /// k, how far a bird has departed: clamp((p - 0.55 delay) / 0.45, 0, 1).
    static T departure(T progress, T delay)
    {
        return higher(lower((progress - T(0.55) * delay) / T(0.45), T(1.0)), T(0.0));
    }
    /// springBase + springGain k² and dampingBase - dampingDrop k. The square keeps the first pull weak, so that the
    /// arc a bird arrives on is wide.
    Spring<T> spring(T k) const { return {springBase + springGain * k * k, dampingBase - dampingDrop * k}; }
};

/// One step of one coordinate: v = (v + (target - x) spring + push) damping, then x += v.
template <typename T>
void pullTowards(T& x, T& v, T target, const Spring<T>& spring, T push)
{
    v = (v + (target - x) * spring.strength + push) * spring.damping;
    x = x + v;
}

/// The parameters themselves when isStable; otherwise the nearest that are, so that a step can never blow up whatever
/// a script or a slider says. What is not finite becomes the seed's value.
FormationParameters stableFormation(const FormationParameters& parameters);

} // namespace flocktale
