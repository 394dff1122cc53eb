// SPDX-License-Identifier: MIT
#include "shape/plugin_points.h"

#include "base/limits.h"
#include "shape/checks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <exception>
#include <optional>

namespace flocktale {

namespace {
using nlohmann::json;
using Kind = OptionSpec::Kind;

std::optional<OptionValue> readOption(const json& value, const OptionSpec& spec)
{
    switch (spec.kind) {
    case Kind::boolean:
        if (value.is_boolean()) return value.get<bool>() ? 1.0 : 0.0;
        break;
    case Kind::number:
    case Kind::whole:
        if (value.is_number()) {
            const double number = std::clamp(value.get<double>(), spec.lowest, spec.highest);
            return spec.kind == Kind::whole ? std::floor(number + 0.5) : number;
        }
        break;
    case Kind::text:
        if (value.is_string()) return value.get<std::string>();
        break;
    case Kind::choice:
        if (value.is_string() && std::count(spec.choices.begin(), spec.choices.end(), value.get<std::string>()) > 0)
            return value.get<std::string>();
        break;
    }
    return std::nullopt;
}

Problem failed(const PluginShape& shape, const std::string& reason)
{
    return error(ProblemCode::pluginFailed, "", {shape.type, reason});
}
} // namespace

OptionValues readOptions(const PluginShape& shape, const std::vector<OptionSpec>& specs)
{
    OptionValues values;
    for (const auto& [name, text] : shape.options) {
        const auto spec = std::find_if(specs.begin(), specs.end(),
                                       [&wanted = name](const OptionSpec& known) { return known.name == wanted; });
        const json value = spec == specs.end() ? json() : json::parse(text, nullptr, false);
        if (!value.is_primitive() || value.is_discarded() || spec == specs.end()) continue;
        if (auto option = readOption(value, *spec)) values[name] = *std::move(option);
    }
    return values;
}

Result<ShapePoints> pluginPoints(const PluginShape& shape, int count, const ShapeGenerator& generator)
{
    ShapePoints result;
    if (count == 0) return result;
    try {
        result.points = generator.points(readOptions(shape, generator.options()), count);
    } catch (const std::exception& thrown) {
        return failed(shape, thrown.what());
    } catch (...) {
        return failed(shape, "unknown exception");
    }
    if (result.points.size() != static_cast<std::size_t>(count))
        return failed(shape, std::to_string(result.points.size()) + " points instead of " + std::to_string(count));
    const auto inside = [](double value) { return std::abs(value) <= limits::kLength; };
    if (!std::all_of(result.points.begin(), result.points.end(),
                     [&](Vec2 point) { return inside(point.x) && inside(point.y); }))
        return failed(shape, "a point is not finite or too far away");
    return result;
}

} // namespace flocktale
