// SPDX-License-Identifier: MIT
#include "architecture/rules.h"

#include <algorithm>
#include <map>
#include <set>

namespace flocktale::architecture {

namespace {

/// Which rooms a room may include, besides itself. An arrow that is not here does not exist.
using Arrows = std::map<std::string, std::set<std::string>>;

const Arrows& coreArrows()
{
    static const Arrows arrows{
        {"base", {}},
        {"math", {"base"}},
        {"flock", {"base", "math"}},
        {"pool", {"base", "math", "flock"}},
        {"plugin", {"base", "math"}},
        {"shape", {"base", "math", "plugin"}},
        {"assign", {"base", "math"}},
        {"show", {"base", "math", "flock", "plugin", "shape", "assign"}},
        {"json", {"base", "math", "flock", "plugin", "shape", "assign", "show"}},
    };
    return arrows;
}

const Arrows& appArrows()
{
    static const Arrows arrows{
        {"undo", {}},
        {"text", {}},
        {"controls", {}},
        {"document", {"undo"}},
        {"playback", {"controls", "document", "text"}},
        {"stage", {"document", "playback", "text"}},
        {"sweep", {"document", "playback", "stage", "text"}},
        {"handles", {"document", "playback", "stage", "sweep"}},
        {"plugins", {"document", "stage", "text"}},
        {"models", {"document"}},
        {"timeline", {"document"}},
        {"inspector", {"controls", "document", "stage", "text"}},
        {"preview", {"document", "text"}},
        {"library", {"document", "preview", "text"}},
        {"recovery", {"document"}},
        {"sound", {"document", "playback", "timeline"}},
        {"table", {"document", "inspector", "playback", "text"}},
        {"session", {"document", "models", "playback", "plugins", "recovery", "sound", "text"}},
        {"benchmarks", {}}, // beside app, for the command line alone
        {"cli", {"benchmarks", "document", "plugins", "stage", "text"}},
    };
    return arrows;
}

/// The first directory below `top` in `path`, or nothing when the file lies in `top` itself.
std::string roomOf(const std::string& path, std::string_view top)
{
    const std::string rest = path.substr(top.size());
    const std::size_t slash = rest.find('/');
    return slash == std::string::npos ? std::string() : rest.substr(0, slash);
}

Findings followArrows(const SourceFile& file, std::string_view top, const Arrows& own, const Arrows& below)
{
    Findings found;
    const std::string room = roomOf(file.path, top);
    const auto arrows = own.find(room);
    if (arrows == own.end()) return {{0, "the room '" + room + "' has no arrows in include_rules.cpp"}};
    for (const Include& include : includesOf(file)) {
        if (include.system) continue;
        const std::string other = roomOf(include.path, "");
        const bool allowed = other.empty() || other == room || arrows->second.contains(other) || below.contains(other);
        const bool foreign = !own.contains(other) && !below.contains(other) && !other.empty();
        if (foreign) {
            found.push_back({include.line, "\"" + include.path + "\" is in no room that may be included from here"});
        } else if (!allowed) {
            found.push_back({include.line, room + " may not include " + other + " (" + include.path + ")"});
        }
    }
    return found;
}

Findings coreLayers(const SourceFile& file)
{
    if (!file.isIn("core/") || !file.isCpp()) return {};
    return followArrows(file, "core/", coreArrows(), {});
}

Findings appLayers(const SourceFile& file)
{
    if (!file.isIn("app/") || !file.isCpp() || file.path == "app/main.cpp") return {};
    return followArrows(file, "app/", appArrows(), coreArrows());
}

Findings benchmarkLayers(const SourceFile& file)
{
    if (!file.isIn("benchmarks/") || !file.isCpp()) return {};
    return followArrows(file, "", {{"benchmarks", {}}}, coreArrows());
}

Findings pluginDoor(const SourceFile& file)
{
    if (!file.isIn("plugins/") || !file.isCpp()) return {};
    const Arrows itself{{roomOf(file.path, "plugins/"), {}}};
    return followArrows(file, "plugins/", itself, {{"plugin", {}}, {"math", {}}, {"base", {}}});
}

Findings coreKnowsNoQt(const SourceFile& file)
{
    if ((!file.isIn("core/") && !file.isIn("tests/core/")) || !file.isCpp()) return {};
    Findings found;
    for (const Include& include : includesOf(file)) {
        const bool qt = include.path.starts_with("Qt") || (include.path.starts_with("Q") && include.path.size() > 1 &&
                                                           std::isupper(include.path[1]) != 0);
        if (qt) found.push_back({include.line, "core knows no Qt: " + include.path});
    }
    return found;
}

Findings coreKnowsNoWorld(const SourceFile& file)
{
    static const std::set<std::string> kWorld{"chrono", "ctime",    "time.h",   "fstream", "filesystem", "sys/time.h",
                                              "random", "unistd.h", "iostream", "clocale", "locale",     "dirent.h"};
    if (!file.isIn("core/") || !file.isCpp()) return {};
    Findings found;
    for (const Include& include : includesOf(file)) {
        if (kWorld.contains(include.path))
            found.push_back({include.line, "core may not include <" + include.path + ">"});
    }
    return found;
}

} // namespace

std::span<const Rule> includeRules()
{
    static const std::vector<Rule> rules{
        {"core's rooms include only rooms above them",
         coreLayers,
         {{"core/flock/a.h", "#include \"show/show.h\"\n"},
          {"core/base/a.h", "#include \"math/vec2.h\"\n"},
          {"core/shape/a.cpp", "#include \"flock/state.h\"\n"},
          {"core/show/a.cpp", "#include \"document/selection.h\"\n"},
          {"core/newroom/a.cpp", "int a;\n"}},
         {{"core/show/a.h", "#include \"flock/step.h\"\n#include \"show/ids.h\"\n#include <vector>\n"},
          {"core/flock/a.h", "// #include \"show/show.h\"\n#include \"grid.h\"\n"}}},
        {"the benchmarks include core alone",
         benchmarkLayers,
         {{"benchmarks/a.cpp", "#include \"cli/command.h\"\n"}},
         {{"benchmarks/a.cpp", "#include \"flock/step.h\"\n#include \"benchmarks/bench.h\"\n#include <chrono>\n"}}},
        {"app's rooms include core and only the rooms that their arrows point at",
         appLayers,
         {{"app/document/a.h", "#include \"timeline/timeline_model.h\"\n"},
          {"app/timeline/a.cpp", "#include \"inspector/act_model.h\"\n"},
          {"app/timeline/b.cpp", "#include \"benchmarks/bench.h\"\n"},
          {"app/newroom/a.cpp", "int a;\n"}},
         {{"app/timeline/a.cpp", "#include \"document/selection.h\"\n#include \"show/edit.h\"\n#include <QObject>\n"},
          {"app/main.cpp", "#include \"cli/command_line.h\"\n"}}},
        {"plugins see core/plugin, what that is made of, and themselves",
         pluginDoor,
         {{"plugins/heart/heart.cpp", "#include \"show/show.h\"\n"},
          {"plugins/heart/heart.cpp", "#include \"document/selection.h\"\n"}},
         {{"plugins/heart/heart.cpp",
           "#include \"heart.h\"\n#include \"plugin/shape_generator.h\"\n#include \"math/vec2.h\"\n"
           "#include <QImage>\n"}}},
        {"core and its tests know no Qt",
         coreKnowsNoQt,
         {{"core/base/a.h", "#include <QString>\n"}, {"tests/core/base/a.cpp", "#include <QtCore/qglobal.h>\n"}},
         {{"core/shape/a.cpp", "#include <qrcodegen.hpp>\n"}, {"app/text/a.h", "#include <QString>\n"}}},
        {"core has no clock, no file, no chance and no locale",
         coreKnowsNoWorld,
         {{"core/base/a.h", "#include <chrono>\n"}, {"core/base/a.h", "#include <fstream>\n"}},
         {{"core/base/a.cpp", "#include <cstdio>\n"}, {"app/cli/a.cpp", "#include <chrono>\n"}}},
    };
    return rules;
}

} // namespace flocktale::architecture
