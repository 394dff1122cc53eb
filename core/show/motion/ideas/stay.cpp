// SPDX-License-Identifier: MIT
#include "show/motion/ideas/ideas.h"

#include <vector>

namespace flocktale {

namespace {

/// Birds wait where they came to rest when the act was entered. All begin together; the spread says who goes on later.
class Stay : public MotionIdea {
public:
    explicit Stay(const MotionSetting& setting) : m_rest(setting.rest.begin(), setting.rest.end()) {}

    Vec2 targetOf(std::size_t bird, const MotionMoment& moment, Vec2 before) const override
    {
        return mixed(before, m_rest[bird], moment.share);
    }
    bool flies() const override { return true; }
    bool startsTogether() const override { return true; }

private:
    std::vector<Vec2> m_rest;
};

} // namespace

Idea makeStay(const MotionSetting& setting) { return std::make_unique<Stay>(setting); }

} // namespace flocktale
