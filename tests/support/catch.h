// SPDX-License-Identifier: MIT
#pragma once

// Catch2 v2 (Debian 12) and v3 (Debian 13) look the same from here on: include this and nothing of Catch2's own.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
using Catch::Matchers::ContainsSubstring;
#else
#include <catch2/catch.hpp>
using Catch::Matchers::Contains;
inline auto ContainsSubstring(const std::string& text) { return Contains(text); }
#endif
