// SPDX-License-Identifier: MIT
#include "plugin/shape_generator.h"
#include "shape/points.h"
#include "support/catch.h"

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace flocktale;

namespace {
/// A plugin as a test wants it: records what it was given.
class Recorder : public ShapeGenerator {
public:
    [[nodiscard]] std::string type() const override { return "recorder"; }
    [[nodiscard]] std::vector<OptionSpec> options() const override
    {
        OptionSpec size{"size", "Size", OptionSpec::Kind::number, 1, 100, 10, "", {}, ""};
        OptionSpec arms{"arms", "Arms", OptionSpec::Kind::whole, 3, 9, 5, "", {}, ""};
        OptionSpec round{"round", "Round", OptionSpec::Kind::boolean, 0, 1, 0, "", {}, ""};
        OptionSpec kind{"kind", "Kind", OptionSpec::Kind::choice, 0, 1, 0, "a", {"a", "b"}, ""};
        OptionSpec word{"word", "Word", OptionSpec::Kind::text, 0, 1, 0, "", {}, ""};
        return {size, arms, round, kind, word};
    }
    [[nodiscard]] std::vector<Vec2> points(const OptionValues& values, int count) const override
    {
        seen = values;
        if (fail) throw std::runtime_error("broken");
        std::vector<Vec2> points(static_cast<std::size_t>(count + extra));
        if (!points.empty()) points.back().x = last;
        return points;
    }

    mutable OptionValues seen;
    bool fail = false;
    int extra = 0;
    double last = 1;
};

struct Fixture {
    Recorder plugin;
    ShapeLibrary library;
    Fixture() { library.addGenerator(&plugin); }

    OptionValues valuesOf(std::vector<std::pair<std::string, std::string>> options)
    {
        REQUIRE(library.points(PluginShape{"recorder", std::move(options)}, 3).ok());
        return plugin.seen;
    }
    void checkRefused(int count = 3)
    {
        const auto result = library.points(PluginShape{"recorder", {}}, count);
        REQUIRE_FALSE(result.ok());
        CHECK(result.problem().code == ProblemCode::pluginFailed);
    }
};
} // namespace

TEST_CASE("a plugin sees its options as values, within their ranges")
{
    Fixture f;
    CHECK(
        f.valuesOf({{"size", "42.5"}, {"arms", "7"}, {"round", "true"}, {"kind", "\"b\""}, {"word", "\"\\u9e1f\""}}) ==
        OptionValues{{"size", 42.5}, {"arms", 7.0}, {"round", 1.0}, {"kind", "b"}, {"word", "鸟"}});
    CHECK(f.valuesOf({{"size", "1e300"}, {"arms", "3.6"}}) == OptionValues{{"size", 100.0}, {"arms", 4.0}});
}

TEST_CASE("options of the wrong kind, unknown or broken are left to their defaults")
{
    Fixture f;
    CHECK(
        f.valuesOf(
             {{"size", "\"big\""}, {"arms", "[5]"}, {"round", "1"}, {"kind", "\"c\""}, {"word", "{"}, {"unknown", "3"}})
            .empty());
}

TEST_CASE("what a plugin gives back is checked: its number, every coordinate, and that it does not throw")
{
    Fixture f;
    f.plugin.extra = 1;
    f.checkRefused();
    f.plugin.extra = -1;
    f.checkRefused();
    f.plugin.extra = 0;
    f.plugin.last = std::numeric_limits<double>::quiet_NaN();
    f.checkRefused();
    f.plugin.last = 1e9;
    f.checkRefused();
    f.plugin.last = 1;
    f.plugin.fail = true;
    f.checkRefused();
    f.plugin.fail = false;
    CHECK(f.library.points(PluginShape{"recorder", {}}, 3).ok());
}

TEST_CASE("a plugin is not asked for no points and an unknown one is named")
{
    Fixture f;
    f.plugin.fail = true;
    CHECK(f.library.points(PluginShape{"recorder", {}}, 0).ok());
    const auto unknown = f.library.points(PluginShape{"heart", {}}, 3);
    REQUIRE_FALSE(unknown.ok());
    CHECK(unknown.problem().code == ProblemCode::unknownShape);
    CHECK(unknown.problem().arguments == std::vector<std::string>{"heart"});
}
