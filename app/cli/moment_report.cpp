// SPDX-License-Identifier: MIT
#include "cli/moment_report.h"

#include "cli/command.h"
#include "show/figures.h"

#include <cstdio>

namespace flocktale {

namespace {
std::string actId(const Performance& performance)
{
    const auto entry = performance.entry();
    return entry ? entry->act.value : std::string();
}

MomentFigures figuresOf(const Performance& performance)
{
    const auto entry = performance.entry();
    return momentFigures(performance.flock(), performance.cues(), entry ? entry->formed : std::vector<bool>());
}

std::string colorText(Rgb color)
{
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", color.r, color.g, color.b);
    return text;
}
} // namespace

nlohmann::ordered_json momentJson(const Performance& performance, bool birds)
{
    const FlockState& flock = performance.flock();
    const Cues& cues = performance.cues();
    const MomentFigures figures = figuresOf(performance);
    OrderedJson json;
    json["t"] = seconds(performance.position());
    json["act"] = actId(performance);
    json["hash"] = hexHash(performance.hash());
    json["settled"] = figures.settled;
    json["maxSpeed"] = figures.maxSpeed;
    json["minGap"] = figures.minGap;
    if (!birds) return json;
    json["birds"] = OrderedJson::array();
    for (std::size_t i = 0; i < flock.size(); ++i) {
        const bool formed = cues.mode[i] == BirdMode::form;
        OrderedJson bird;
        bird["x"] = flock.x[i];
        bird["y"] = flock.y[i];
        bird["vx"] = flock.vx[i];
        bird["vy"] = flock.vy[i];
        bird["tx"] = formed ? OrderedJson(cues.targetX[i]) : OrderedJson();
        bird["ty"] = formed ? OrderedJson(cues.targetY[i]) : OrderedJson();
        bird["delay"] = cues.delay[i];
        bird["color"] = colorText(cues.color[i]);
        json["birds"].push_back(std::move(bird));
    }
    return json;
}

std::string momentText(const Performance& performance)
{
    const MomentFigures figures = figuresOf(performance);
    const std::string act = actId(performance);
    char text[256];
    std::snprintf(text, sizeof text, "%9.3f s  %s  %-8s settled %5.1f %%  top speed %6.2f  closest %6.2f",
                  seconds(performance.position()), hexHash(performance.hash()).c_str(), act.empty() ? "-" : act.c_str(),
                  100 * figures.settled, figures.maxSpeed, figures.minGap);
    return text;
}

} // namespace flocktale
