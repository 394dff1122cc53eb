// SPDX-License-Identifier: MIT
#include "plugin/options.h"

#include <algorithm>

namespace flocktale {

double numberOption(const OptionValues& values, const OptionSpec& spec)
{
    const auto found = values.find(spec.name);
    const double* number = found == values.end() ? nullptr : std::get_if<double>(&found->second);
    if (!number) return spec.number;
    if (spec.kind == OptionSpec::Kind::boolean) return *number != 0 ? 1 : 0;
    return std::clamp(*number, spec.lowest, spec.highest);
}

std::string textOption(const OptionValues& values, const OptionSpec& spec)
{
    const auto found = values.find(spec.name);
    const std::string* text = found == values.end() ? nullptr : std::get_if<std::string>(&found->second);
    if (!text) return spec.text;
    if (spec.kind == OptionSpec::Kind::choice &&
        std::find(spec.choices.begin(), spec.choices.end(), *text) == spec.choices.end())
        return spec.text;
    return *text;
}

} // namespace flocktale
