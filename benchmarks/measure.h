// SPDX-License-Identifier: MIT
#pragma once

#include "benchmarks/bench.h"

#include <chrono>
#include <vector>

namespace flocktale::bench {

/// Times of single samples.
class Times {
public:
    template <typename Work>
    void measure(Work&& work)
    {
        const auto before = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - before;
        m_samples.push_back(took.count());
    }
    /// Fills the row's times. At least one sample.
    void into(Row& row);

private:
    std::vector<double> m_samples;
};

[[nodiscard]] Row measureFlight(const Request& request);
[[nodiscard]] Row measureSprings(const Request& request);
[[nodiscard]] Row measureAssignment(const Request& request);
[[nodiscard]] Row measureSeeking(const Request& request);

} // namespace flocktale::bench
