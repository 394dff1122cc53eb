// SPDX-License-Identifier: MIT
#include "sweep/sweep_report.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

/// Prints how long the figures of a sweep take after an edit of its act, median of several runs. Not a test.
namespace {

using namespace flocktale;

double milliseconds(const std::chrono::steady_clock::time_point& since)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - since).count();
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Free for four seconds, then a disc.
Show showOf(int birds)
{
    Show show;
    show.flock.count = birds;
    Act act;
    act.id = ActId{"a"};
    act.start = Step{240};
    act.duration = Step{240};
    Cast cast;
    cast.id = CastId{"c"};
    cast.shape = DiscShape{300};
    act.casts = {cast};
    show.acts = {act};
    return show;
}

} // namespace

int main(int argc, char** argv)
{
    const int birds = argc > 1 ? std::atoi(argv[1]) : 2000;
    const int runs = argc > 2 ? std::atoi(argv[2]) : 15;
    const ShapeLibrary shapes;
    const std::atomic<bool> never = false;
    std::printf("%-10s %9s %9s %9s %9s %11s\n", "assignment", "enter", "fly", "figures", "pictures", "crossings");
    for (const AssignmentMethod method : {AssignmentMethod::angle, AssignmentMethod::index}) {
        Show show = showOf(birds);
        show.acts[0].casts[0].assignment = method;
        Performance performance(show, shapes);
        std::vector<double> enter;
        std::vector<double> fly;
        std::vector<double> both;
        std::vector<double> pictures;
        std::int64_t crossings = 0;
        for (int run = 0; run < runs; ++run) {
            show.acts[0].casts[0].place.x = 600 + run;
            const auto shared = std::make_shared<const Show>(show);
            const auto begin = std::chrono::steady_clock::now();
            performance.setShow(show);
            auto entered = enterSweep(performance, shared, ActId{"a"}, never);
            if (!entered) return EXIT_FAILURE;
            entered = countSweep(*entered);
            const double entry = milliseconds(begin);
            const auto flown = flySweep(performance, *entered, never);
            const double all = milliseconds(begin);
            const auto then = std::chrono::steady_clock::now();
            if (!flown || !pictureSweep(performance, *flown, 256, never)) return EXIT_FAILURE;
            crossings = entered->crossings.value_or(-1);
            if (run == 0) continue; // the flight up to the act
            enter.push_back(entry);
            fly.push_back(all - entry);
            both.push_back(all);
            pictures.push_back(milliseconds(then));
        }
        const std::string name(assignmentName(method));
        std::printf("%-10s %6.1f ms %6.1f ms %6.1f ms %6.1f ms %11lld\n", name.c_str(), median(enter), median(fly),
                    median(both), median(pictures), static_cast<long long>(crossings));
    }
    return EXIT_SUCCESS;
}
