// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "benchmarks/bench.h"
#include "flock/kernel.h"

#include <array>
#include <charconv>
#include <cmath>

namespace flocktale::bench {

namespace {

template <typename Kind>
struct Name {
    Kind kind;
    std::string_view name;
};

constexpr std::array kModes{Name<Mode>{Mode::free, "free"}, Name<Mode>{Mode::form, "form"},
                            Name<Mode>{Mode::spring, "spring"}, Name<Mode>{Mode::assign, "assign"},
                            Name<Mode>{Mode::seek, "seek"}};
constexpr std::array kRegimes{Name<Regime>{Regime::uniform, "uniform"}, Name<Regime>{Regime::settled, "settled"},
                              Name<Regime>{Regime::first600, "first600"}};
constexpr std::array kRules{Name<Rules>{Rules::mirofish, "mirofish"}, Name<Rules>{Rules::theatre, "theatre"}};
constexpr std::array kFlocks{Name<Flock>{Flock::spread, "spread"}, Name<Flock>{Flock::clumps, "clumps"}};
constexpr std::array kTargets{Name<Target>{Target::disc, "disc"}, Name<Target>{Target::ring, "ring"},
                              Name<Target>{Target::grid, "grid"}};
constexpr std::array kMethods{AssignmentMethod::angle,     AssignmentMethod::index,
                              AssignmentMethod::nearest,   AssignmentMethod::optimal,
                              AssignmentMethod::noMeeting, AssignmentMethod::shortestLongest};

constexpr int kMostBirds = 2'000'000; ///< a flight is measured beyond what a show may have
constexpr int kMostThreads = 64;
constexpr int kMostSteps = 1'000'000;

constexpr std::array kOptions{
    Option{"mode", "M", "free, form, spring, assign or seek (free)."},
    Option{"birds", "N", "So many birds; without it one row for each number of docs/performance.md."},
    Option{"steps", "K", "Samples to measure: steps, assignments or jumps."},
    Option{"threads", "N", "Threads that fly (1)."},
    Option{"area", "A", "constant-density, or WxH in stage units (constant-density)."},
    Option{"regime", "R", "free: uniform, settled or first600 (uniform)."},
    Option{"rules", "R", "free: mirofish or theatre (mirofish)."},
    Option{"kernel", "K", "free, form, spring: the inner loops to use (the fastest)."},
    Option{"method", "M", "assign: angle, index, nearest, optimal, no-meeting or shortest-longest (optimal)."},
    Option{"flock", "F", "assign: spread or clumps (spread)."},
    Option{"shape", "S", "assign: disc, ring or grid (disc)."},
};

template <typename Kind, std::size_t Size>
std::string_view nameIn(const std::array<Name<Kind>, Size>& names, Kind kind)
{
    for (const auto& entry : names)
        if (entry.kind == kind) return entry.name;
    return {};
}

std::string wrong(std::string_view option, std::string_view expected)
{
    return "--" + std::string(option) + " takes " + std::string(expected);
}

template <typename Kind, std::size_t Size>
std::optional<std::string> takeName(const std::array<Name<Kind>, Size>& names, Kind& kind, std::string_view option,
                                    std::string_view value)
{
    std::string all;
    for (const auto& entry : names) {
        if (entry.name == value) {
            kind = entry.kind;
            return std::nullopt;
        }
        all += (all.empty() ? "" : ", ") + std::string(entry.name);
    }
    return wrong(option, "one of " + all);
}

std::optional<std::string> takeWhole(int& number, int highest, std::string_view option, std::string_view value)
{
    int read = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), read);
    if (error != std::errc() || end != value.data() + value.size() || read < 1 || read > highest)
        return wrong(option, "a whole number from 1 to " + std::to_string(highest));
    number = read;
    return std::nullopt;
}

std::optional<std::string> takeArea(Request& request, std::string_view value)
{
    if (value == "constant-density") {
        request.area.reset();
        return std::nullopt;
    }
    const std::size_t by = value.find('x');
    int width = 0, height = 0;
    constexpr int kMostSide = 1'000'000;
    if (by == value.npos || takeWhole(width, kMostSide, "area", value.substr(0, by)) ||
        takeWhole(height, kMostSide, "area", value.substr(by + 1)))
        return wrong("area", "constant-density or WxH, whole numbers up to " + std::to_string(kMostSide));
    request.area = Vec2{static_cast<double>(width), static_cast<double>(height)};
    return std::nullopt;
}

std::optional<std::string> takeKernel(Request& request, std::string_view value)
{
    std::string all;
    for (const FlightKernel& kernel : flightKernels()) {
        if (kernel.name == value) {
            request.kernel = value;
            return std::nullopt;
        }
        all += (all.empty() ? "" : ", ") + std::string(kernel.name);
    }
    return wrong("kernel", "one of " + all + " on this processor");
}

std::optional<std::string> takeMethod(Request& request, std::string_view value)
{
    for (const AssignmentMethod method : kMethods) {
        if (assignmentName(method) != value) continue;
        request.method = method;
        return std::nullopt;
    }
    return wrong("method", "the name of an assignment");
}

} // namespace

std::span<const Option> options() { return kOptions; }

std::optional<std::string> take(Request& request, std::string_view option, std::string_view value)
{
    if (option == "mode") return takeName(kModes, request.mode, option, value);
    if (option == "regime") return takeName(kRegimes, request.regime, option, value);
    if (option == "rules") return takeName(kRules, request.rules, option, value);
    if (option == "flock") return takeName(kFlocks, request.flock, option, value);
    if (option == "shape") return takeName(kTargets, request.target, option, value);
    if (option == "birds") return takeWhole(request.birds, kMostBirds, option, value);
    if (option == "steps") return takeWhole(request.steps, kMostSteps, option, value);
    if (option == "threads") return takeWhole(request.threads, kMostThreads, option, value);
    if (option == "area") return takeArea(request, value);
    if (option == "kernel") return takeKernel(request, value);
    if (option == "method") return takeMethod(request, value);
    return "there is no option --" + std::string(option);
}

std::vector<Request> standardRows(const Request& request)
{
    std::vector<Request> rows;
    const auto add = [&](std::initializer_list<int> numbers) {
        for (const int birds : numbers) {
            rows.push_back(request);
            rows.back().birds = birds;
        }
    };
    switch (request.mode) {
    case Mode::free:
        add({2'000, 20'000, 100'000, 200'000});
        break;
    case Mode::form:
    case Mode::spring:
        add({2'000, 20'000, 100'000, 1'000'000});
        break;
    case Mode::assign:
        add({300, 1'000, 3'000, 10'000});
        break;
    case Mode::seek:
        add({2'000, 20'000});
        break;
    }
    return rows;
}

std::string_view nameOf(Mode mode) { return nameIn(kModes, mode); }
std::string_view nameOf(Regime regime) { return nameIn(kRegimes, regime); }
std::string_view nameOf(Rules rules) { return nameIn(kRules, rules); }
std::string_view nameOf(Flock flock) { return nameIn(kFlocks, flock); }
std::string_view nameOf(Target target) { return nameIn(kTargets, target); }

} // namespace flocktale::bench
