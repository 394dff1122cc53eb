// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "show/bake.h"
#include "show/edit.h"
#include "show/validate.h"

namespace flocktale {

namespace {
void add(Problems& problems, Problem problem, const std::string& pointer)
{
    problem.pointer = pointer + problem.pointer;
    problems.push_back(std::move(problem));
}

void checkShape(const Cast& cast, int birds, const ShapeLibrary& shapes, const std::string& pointer, Problems& problems)
{
    const Result<ShapePoints> points = castPoints(cast, birds, shapes);
    if (!points) {
        add(problems, points.problem(), pointer);
        return;
    }
    for (const Problem& warning : points.value().warnings) add(problems, warning, pointer);
}
} // namespace

Problems validateShapes(const Show& show, const ShapeLibrary& shapes)
{
    Problems problems;
    for (std::size_t i = 0; i < show.acts.size(); ++i) {
        const Act& act = show.acts[i];
        const std::vector<BirdRange> ranges = castRanges(act, show.flock.count);
        for (std::size_t k = 0; k < act.casts.size(); ++k) {
            const Cast& cast = act.casts[k];
            if (cast.mode.value_or(act.mode) != ActMode::form || ranges[k].size() == 0) continue;
            const std::string pointer = "/acts/" + numberText(static_cast<std::int64_t>(i)) + "/casts/" +
                                        numberText(static_cast<std::int64_t>(k)) + "/shape";
            checkShape(cast, pointCount(cast, ranges[k].size()), shapes, pointer, problems);
        }
    }
    return problems;
}

} // namespace flocktale
