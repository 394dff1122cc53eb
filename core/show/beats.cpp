// SPDX-License-Identifier: MIT
#include "show/beats.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace flocktale {

namespace {

/// Beats nearer to the next tempo's start than this, in beats, are rounding errors of that start.
constexpr double kSameBeat = 1e-6;

/// The beats of one tempo: beat k lies k beat lengths behind its start.
struct Section {
    double start = 0, beat = 0.5; ///< seconds
    int perBar = 4;
    int firstBar = 1;
    double count = std::numeric_limits<double>::infinity(); ///< of beats until the next tempo

    [[nodiscard]] Beat at(double k) const
    {
        const double bars = std::floor(k / perBar);
        return {start + k * beat, firstBar + static_cast<int>(bars), 1 + static_cast<int>(k - bars * perBar)};
    }
};

std::vector<Section> sectionsOf(const Show& show)
{
    std::vector<Section> sections;
    int bar = 1;
    for (std::size_t i = 0; i < show.tempo.size(); ++i) {
        const Tempo& tempo = show.tempo[i];
        Section section{seconds(tempo.at), 60 / tempo.bpm, std::max(tempo.beatsPerBar, 1), bar};
        if (i + 1 < show.tempo.size()) {
            section.count = std::ceil((seconds(show.tempo[i + 1].at) - section.start) / section.beat - kSameBeat);
            bar += static_cast<int>(std::ceil(section.count / section.perBar));
        }
        sections.push_back(section);
    }
    return sections;
}

} // namespace

std::vector<Beat> beatsBetween(const Show& show, Step from, Step to, std::size_t limit)
{
    std::vector<Beat> beats;
    for (const Section& section : sectionsOf(show)) {
        const double before = (seconds(from) - section.start) / section.beat;
        for (double k = std::max(0.0, std::floor(before)); k < section.count; ++k) {
            const Beat beat = section.at(k);
            if (beat.seconds >= seconds(to) || beats.size() >= limit) break;
            if (beat.seconds >= seconds(from)) beats.push_back(beat);
        }
    }
    return beats;
}

std::optional<Beat> nearestBeat(const Show& show, Step at)
{
    std::optional<Beat> best;
    const auto way = [&](const Beat& beat) { return std::abs(beat.seconds - seconds(at)); };
    for (const Section& section : sectionsOf(show)) {
        const double below = std::floor((seconds(at) - section.start) / section.beat);
        for (const double k : {below, below + 1}) {
            const Beat beat = section.at(std::clamp(k, 0.0, std::max(0.0, section.count - 1)));
            if (!best || way(beat) < way(*best)) best = beat;
        }
    }
    return best;
}

} // namespace flocktale
