// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "support/catch.h"
#include "json/json_text.h"
#include "json/json_tree.h"

using namespace flocktale;

namespace {
struct Parsed {
    std::string text;
    JsonTree tree;
    Problems problems;
    bool good = false;
    explicit Parsed(std::string json) : text(std::move(json)) { good = tree.parse(text, problems); }
    Parsed(const Parsed&) = delete;
    Parsed& operator=(const Parsed&) = delete;
};

/// The one problem of a text that must be refused.
Problem refused(const std::string& text)
{
    const Parsed parsed(text);
    INFO(text);
    CHECK_FALSE(parsed.good);
    REQUIRE(parsed.problems.size() == 1);
    return parsed.problems.front();
}

void checkSyntaxAt(const std::string& text, int line, int column)
{
    const Problem problem = refused(text);
    INFO(text << " : " << describe(problem));
    CHECK(problem.code == ProblemCode::jsonSyntax);
    CHECK(problem.line == line);
    CHECK(problem.column == column);
}

void checkNotFiniteAt(const std::string& text, const std::string& token, int line, int column)
{
    const Problem problem = refused(text);
    INFO(text << " : " << describe(problem));
    CHECK(problem.code == ProblemCode::notFinite);
    CHECK(problem.arguments == std::vector<std::string>{token});
    CHECK(problem.line == line);
    CHECK(problem.column == column);
}
} // namespace

TEST_CASE("every value of a tree is the slice of the file it came from")
{
    const Parsed parsed("\xEF\xBB\xBF { \"a\" : [ 1 , -2.50e1,\"x\\\"y\" ,true,null, {} , [] ],\"b\\u0041\":3}");
    REQUIRE(parsed.good);
    const JsonTree& tree = parsed.tree;
    const std::vector<std::string> expected{"1", "-2.50e1", "\"x\\\"y\"", "true", "null", "{}", "[]"};
    const NodeId list = tree.find(kRootNode, "a");
    REQUIRE(list != kNoNode);
    CHECK(tree.count(list) == expected.size());
    NodeId item = tree.firstChild(list);
    for (const std::string& slice : expected) {
        REQUIRE(item != kNoNode);
        CHECK(tree.slice(item) == slice);
        item = tree.next(item);
    }
    CHECK(item == kNoNode);
    const NodeId escaped = tree.find(kRootNode, "bA");
    REQUIRE(escaped != kNoNode);
    CHECK(tree.slice(escaped) == "3");
    CHECK(tree.text(tree.resolve("/a/2")) == "x\"y");
    CHECK(tree.number(tree.resolve("/a/1")) == -25);
    CHECK(tree.slice(kRootNode).front() == '{');
    CHECK(tree.slice(kRootNode).back() == '}');
}

TEST_CASE("a pointer leads to its node and back, and a missing one to the nearest above it")
{
    const Parsed parsed(R"({"a/b": [{"m~n": 1}, 2], "": 3})");
    REQUIRE(parsed.good);
    for (const std::string pointer : {"", "/a~1b", "/a~1b/0/m~0n", "/a~1b/1", "/"})
        CHECK(parsed.tree.pointer(parsed.tree.resolve(pointer)) == pointer);
    CHECK(parsed.tree.pointer(parsed.tree.resolve("/a~1b/7/x")) == "/a~1b");
    CHECK(parsed.tree.pointer(parsed.tree.resolve("/a~1b/1/x")) == "/a~1b/1");
}

TEST_CASE("a number alone is a whole text, whether or not something follows")
{
    for (const std::string text : {"12", "12 ", "12\n", " 12"}) {
        const Parsed parsed(text);
        REQUIRE(parsed.good);
        CHECK(parsed.tree.slice(kRootNode) == "12");
    }
}

TEST_CASE("a syntax error has the line and the column of the bad token, counted in characters")
{
    checkSyntaxAt(R"({"title": "éééé流流", "birds": {,}})", 1, 31);
    checkSyntaxAt("{\n  \"a\": 1,\n}", 3, 1);
    checkSyntaxAt("{\n  // why\n  \"a\": 1}", 2, 3);
    checkSyntaxAt("{\"a\" 1}", 1, 6);
    checkSyntaxAt("[1 2]", 1, 4);
    checkSyntaxAt("[1,,2]", 1, 4);
    checkSyntaxAt("{\"a\": tru}", 1, 7);
    checkSyntaxAt("[\"a\nb\"]", 1, 4);
    checkSyntaxAt("[\"\\q\"]", 1, 4);
    checkSyntaxAt("{} x", 1, 4);
    checkSyntaxAt("{}}", 1, 3);
    checkSyntaxAt("\xEF\xBB\xBF{,}", 1, 2);
    checkSyntaxAt("{é:1}", 1, 2);
    checkSyntaxAt("[01]", 1, 3);
    checkSyntaxAt("[.5]", 1, 2);
    checkSyntaxAt("[+1]", 1, 2);
}

TEST_CASE("messages of the parser hold whole characters only")
{
    for (const std::string text : {"{é:1}", "[\"ab\\é\"]", "[流]"}) {
        const Problem problem = refused(text);
        for (const char c : describe(problem)) CHECK(static_cast<unsigned char>(c) < 0x80);
    }
}

TEST_CASE("empty, cut and NUL-filled texts are refused where they end")
{
    checkSyntaxAt("", 1, 1);
    checkSyntaxAt("  \n ", 2, 2);
    checkSyntaxAt("{\"a\": [1, 2", 1, 12);
    checkSyntaxAt("{\"a\": \"b", 1, 9);
    checkSyntaxAt("{\n\"a\": 1\n", 3, 1);
    checkSyntaxAt(std::string(40, '\0'), 1, 1);
    checkSyntaxAt(std::string("{\"a\": 1}\n") + std::string(20, '\0'), 2, 1);
    checkSyntaxAt(std::string("[\"a\0b\"]", 7), 1, 4);
}

TEST_CASE("numbers that are not finite are refused with the place of the token")
{
    checkNotFiniteAt("{\n  \"a\": NaN\n}", "NaN", 2, 8);
    checkNotFiniteAt("[1, -Infinity]", "-Infinity", 1, 5);
    checkNotFiniteAt("[Infinity]", "Infinity", 1, 2);
    checkNotFiniteAt("[0, 1e999]", "1e999", 1, 5);
    checkNotFiniteAt("[0,\n -1E+400 ]", "-1E+400", 2, 2);
}

TEST_CASE("a number too small for a double is zero, a subnormal one is itself")
{
    const Parsed parsed("[1e-400, -1e-400, 5e-324, 0.1]");
    REQUIRE(parsed.good);
    CHECK(parsed.tree.number(parsed.tree.resolve("/0")) == 0);
    CHECK(parsed.tree.number(parsed.tree.resolve("/1")) == 0);
    CHECK(parsed.tree.number(parsed.tree.resolve("/2")) == 5e-324);
    CHECK(parsed.tree.number(parsed.tree.resolve("/3")) == 0.1);
}

TEST_CASE("text that is not UTF-8 is refused with the offset of the bad byte")
{
    struct Case {
        std::string text;
        std::string offset;
    };
    for (const Case& bad :
         {Case{"[\"caf\xE9\"]", "5"}, Case{"[\"\xC0\xAF\"]", "2"}, Case{"[\"\xE0\x80\xAF\"]", "2"},
          Case{"[\"é\xED\xA0\x80\"]", "4"}, Case{"[\"\xF5\x80\x80\x80\"]", "2"}, Case{"[\"\xE6\xB5", "2"}}) {
        const Problem problem = refused(bad.text);
        CHECK(problem.code == ProblemCode::notUtf8);
        CHECK(problem.arguments == std::vector<std::string>{bad.offset});
    }
    CHECK(Parsed("[\"🐦 流 é\"]").good);
}

TEST_CASE("a lone surrogate is refused, a pair is one character")
{
    CHECK(refused(R"(["\ud800"])").code == ProblemCode::jsonSyntax);
    CHECK(refused(R"(["\udc00x"])").code == ProblemCode::jsonSyntax);
    const Parsed pair(R"(["\ud83d\udc26"])");
    REQUIRE(pair.good);
    CHECK(pair.tree.text(pair.tree.resolve("/0")) == "🐦");
}

TEST_CASE("a member that stands twice is refused with its pointer and both places")
{
    const Parsed parsed("{\"a\": {\"b\": 1,\n \"c\": 2,\n  \"\\u0062\": 3}, \"list\": [{\"x\": 1, \"x\": 1}]}");
    REQUIRE(parsed.problems.size() == 2);
    CHECK(parsed.problems[0].code == ProblemCode::duplicateKey);
    CHECK(parsed.problems[0].pointer == "/a/b");
    CHECK(parsed.problems[0].arguments == std::vector<std::string>{"b", "1", "8"});
    CHECK(parsed.problems[0].line == 3);
    CHECK(parsed.problems[0].column == 3);
    CHECK(parsed.problems[1].pointer == "/list/0/x");
}

TEST_CASE("nesting, number of values and size are bounded before memory is taken")
{
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
    };
    CHECK(Parsed(nested(limits::kNesting)).good);
    CHECK(refused(nested(limits::kNesting + 1)).code == ProblemCode::jsonTooDeep);
    CHECK(refused(std::string(10'000'000, '[')).code == ProblemCode::jsonTooDeep);

    std::string many = "[0";
    many.reserve(2 * limits::kJsonValues + 8);
    for (std::size_t i = 1; i < limits::kJsonValues; ++i) many += ",0";
    CHECK(refused(many + "]").code == ProblemCode::jsonTooManyNodes);
    CHECK(refused(std::string(limits::kFileBytes + 1, ' ')).code == ProblemCode::fileTooLarge);
}

TEST_CASE("JSON is laid out and squeezed without touching its words and numbers")
{
    const std::string compact = R"({"a":[1,2.50,"x , [ y"],"b":{"c":[],"d":{}},"e":[[1,2],[3]]})";
    const std::string laid = "{\n"
                             "  \"a\": [1, 2.50, \"x , [ y\"],\n"
                             "  \"b\": {\n"
                             "    \"c\": [],\n"
                             "    \"d\": {}\n"
                             "  },\n"
                             "  \"e\": [\n"
                             "    [1, 2],\n"
                             "    [3]\n"
                             "  ]\n"
                             "}";
    CHECK(indentedJson(compact, 0) == laid);
    CHECK(compactJson(laid) == compact);
    CHECK(indentedJson("{\"a\":1}", 2) == "{\n      \"a\": 1\n    }");
}
