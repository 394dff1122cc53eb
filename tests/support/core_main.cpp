// SPDX-License-Identifier: MIT
#include "base/assert.h"

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

#include <stdexcept>
#include <string>

/// A broken invariant of core fails the test that broke it instead of ending the program.
int main(int argc, char** argv)
{
    flocktale::setAssertHandler([](const char* expression, const char* file, int line) {
        throw std::logic_error(std::string(file) + ":" + std::to_string(line) + ": broken invariant: " + expression);
    });
    return Catch::Session().run(argc, argv);
}
