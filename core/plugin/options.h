// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace flocktale {

/// One thing that the user may choose. The program draws the form from it and checks the value before the plugin sees
/// it.
struct OptionSpec {
    enum class Kind { number, whole, boolean, text, choice };
    std::string name;  ///< in files and on the command line
    std::string label; ///< English; translated by the program where it knows the text
    Kind kind = Kind::number;
    double lowest = 0, highest = 1;   ///< number and whole
    double number = 0;                ///< default of number and whole; boolean: 0 or 1
    std::string text;                 ///< default of text and choice
    std::vector<std::string> choices; ///< choice
    std::string unit;                 ///< "s", "px", …, may be empty
};

using OptionValue = std::variant<double, std::string>;
/// Values by option name. Missing ones take the default.
using OptionValues = std::map<std::string, OptionValue>;

[[nodiscard]] double numberOption(const OptionValues& values, const OptionSpec& spec);
[[nodiscard]] std::string textOption(const OptionValues& values, const OptionSpec& spec);

} // namespace flocktale
