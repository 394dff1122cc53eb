// SPDX-License-Identifier: MIT
#pragma once

#include "plugin/exporter.h"
#include "plugin/shape_generator.h"

/// A plugin is a folder with a plugin.json, which the program reads without loading any code, and a shared library with
/// one of the two entry points below. It is built with the same compiler as the program. `api` in plugin.json and the
/// number that the library answers must both be kPluginApi.
namespace flocktale {

inline constexpr int kPluginApi = 1;

} // namespace flocktale

// NOLINTBEGIN: entry points need C names and macros
#define FLOCKTALE_PLUGIN_EXPORT extern "C" __attribute__((visibility("default")))

/// Makes `Type`, an Exporter, the library's plugin.
#define FLOCKTALE_EXPORTER(Type)                                                                                       \
    FLOCKTALE_PLUGIN_EXPORT int flocktalePluginApi() { return ::flocktale::kPluginApi; }                               \
    FLOCKTALE_PLUGIN_EXPORT ::flocktale::Exporter* flocktaleMakeExporter() { return new Type; }                        \
    static_assert(true)

/// Makes `Type`, a ShapeGenerator, the library's plugin.
#define FLOCKTALE_SHAPE_GENERATOR(Type)                                                                                \
    FLOCKTALE_PLUGIN_EXPORT int flocktalePluginApi() { return ::flocktale::kPluginApi; }                               \
    FLOCKTALE_PLUGIN_EXPORT ::flocktale::ShapeGenerator* flocktaleMakeShapeGenerator() { return new Type; }            \
    static_assert(true)
// NOLINTEND
