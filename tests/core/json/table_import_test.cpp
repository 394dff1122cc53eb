// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "show/show.h"
#include "show/validate.h"
#include "support/catch.h"
#include "json/csv.h"
#include "json/table_import.h"

#include <sstream>

using namespace flocktale;

namespace {

const std::vector<PipelineLane> kLanes{{"orders", 100, {}}, {"refunds", 200, {}}, {"dead", 300, {}}};

std::vector<std::vector<std::string>> cells(std::string_view text)
{
    Problems problems;
    std::vector<std::vector<std::string>> result;
    for (const auto& record : parseCsv(text, 100, problems)) {
        std::vector<std::string>& row = result.emplace_back();
        for (const CsvCell& cell : record) row.push_back(cell.text);
    }
    CHECK(problems.empty());
    return result;
}

std::string listed(const Problems& problems)
{
    std::ostringstream out;
    for (const Problem& problem : problems)
        out << problem.line << ':' << problem.column << ' ' << codeName(problem.code) << '\n';
    return out.str();
}

using Rows = std::vector<std::vector<std::string>>;

} // namespace

TEST_CASE("CSV is read as its standard says: quotes, separators, line ends and what they enclose")
{
    CHECK(cells("a,b\r\n1, 2 \n") == Rows{{"a", "b"}, {"1", "2"}});
    CHECK(cells("\xEF\xBB\xBF"
                "a;b\n\"x;y\";\"he said \"\"no\"\"\"\n") == Rows{{"a", "b"}, {"x;y", "he said \"no\""}});
    CHECK(cells("a\tb\n\n\"two\nlines\"\t,\n") == Rows{{"a", "b"}, {"two\nlines", ","}});
    CHECK(cells("a,b\n1,\n,2") == Rows{{"a", "b"}, {"1", ""}, {"", "2"}});
    CHECK(cells("").empty());
}

TEST_CASE("broken CSV is named with its line and column")
{
    const auto problems = [](std::string_view text) {
        Problems found;
        (void)parseCsv(text, 3, found);
        return listed(found);
    };
    CHECK(problems("a,b\n1,\"open") == "2:3 csv-syntax\n");
    CHECK(problems("a,b\n鸟x\"y,2") == "2:3 csv-syntax\n");
    CHECK(problems("a,b\n\"1\"2,3") == "2:4 csv-syntax\n");
    CHECK(problems("a\n1\n2\n3\n") == "4:1 too-many\n");
    CHECK(problems("a\n\xFF") == "0:0 not-utf8\n");
}

TEST_CASE("events come from CSV with columns in any order, lanes by name or number, and from JSON alike")
{
    const auto fromCsv = importEvents("fate,at,lane,name,retries\n"
                                      "failure,1.5,refunds,\"seven, again\",\n"
                                      "timeout,0,0,,3\n"
                                      ",2,,,\n",
                                      kLanes);
    INFO(listed(fromCsv.problems));
    REQUIRE(fromCsv.items);
    CHECK(fromCsv.problems.empty());
    const std::vector<PipelineEvent> expected{{"seven, again", Step{90}, 1, EventFate::failure, 1, {}},
                                              {"", Step{0}, 0, EventFate::timeout, 3, {}},
                                              {"", Step{120}, 0, EventFate::normal, 1, {}}};
    CHECK(*fromCsv.items == expected);
    const auto fromJson = importEvents(R"([{"name":"seven, again","at":1.5,"lane":1,"fate":"failure"},
        {"at":0,"fate":"timeout","retries":3},{"at":2}])",
                                       kLanes);
    REQUIRE(fromJson.items);
    CHECK(*fromJson.items == expected);
}

TEST_CASE("all problems of an imported table are named with row and column, and then nothing is imported")
{
    const auto csv = importEvents("at,lane,fate,retries,colour\n"
                                  "soon,0,normal,1,\n"
                                  "1,nowhere,lost,0,\n"
                                  ",5,normal,1.5,\n"
                                  "8000,0,normal,1,,9\n",
                                  kLanes);
    CHECK_FALSE(csv.items);
    CHECK(listed(csv.problems) == "1:22 unknown-name\n"
                                  "2:1 wrong-type\n"
                                  "3:3 wrong-type\n"
                                  "3:11 not-one-of\n"
                                  "3:16 out-of-range\n"
                                  "4:1 missing-member\n"
                                  "4:2 out-of-range\n"
                                  "4:11 not-whole\n"
                                  "5:18 csv-syntax\n"
                                  "5:1 out-of-range\n");
    const auto json = importEvents("[{\"at\": \"soon\"},\n {\"fate\": \"lost\"}, 7]", kLanes);
    CHECK_FALSE(json.items);
    CHECK(listed(json.problems) == "1:9 wrong-type\n2:2 missing-member\n2:11 not-one-of\n2:20 wrong-type\n");
    CHECK_FALSE(importEvents("{\"at\": 1}", kLanes).items);
    CHECK_FALSE(importEvents("", kLanes).items);
    CHECK(importEvents("at\n", kLanes).items->empty());
}

TEST_CASE("a table is bounded before memory is taken for it")
{
    std::string text = "at\n";
    for (int i = 0; i <= limits::kEvents; ++i) text += "1\n";
    const auto events = importEvents(text, kLanes);
    CHECK_FALSE(events.items);
    REQUIRE(events.problems.size() == 1);
    CHECK(events.problems[0].code == ProblemCode::tooMany);
    std::string bad = "at\n";
    for (int i = 0; i < limits::kEvents; ++i) bad += "x\n";
    CHECK(importEvents(bad, kLanes).problems.size() == limits::kProblems);
}

TEST_CASE("imported rows are put in order of time and bring the states, lanes and places that they name")
{
    const auto rows = importTableRows("entity,at,state,lane,place,color\n"
                                      "Wren,2,closed,lower,,\n"
                                      "Wren,0,open,upper,door,#102030\n"
                                      "Finch,1,open,,desk,\n");
    REQUIRE(rows.items);
    EntityTable table;
    table.states = {{"open", {1, 2, 3}, {}}};
    REQUIRE(takeRows(table, *rows.items, 1200, 600));
    CHECK(table.states.size() == 2);
    CHECK(table.states[0].color == Rgb{1, 2, 3});
    CHECK(table.states[1].name == "closed");
    REQUIRE(table.lanes.size() == 2);
    CHECK(table.lanes[0].name == "upper");
    CHECK(table.lanes[0].y == 150);
    CHECK(table.lanes[1].y == 450);
    REQUIRE(table.places.size() == 2);
    CHECK(table.places[1].x == 900);
    CHECK(table.rows[0].color == Rgb{16, 32, 48});
    Show show;
    show.acts.emplace_back();
    show.acts[0].casts.emplace_back().data = CastData{table, Step{}, {}, {}};
    CHECK_FALSE(hasErrors(validate(show)));

    std::vector<TableRow> many(static_cast<std::size_t>(limits::kDataLists), TableRow{"a", {}, "", "", "", {}, {}});
    for (std::size_t i = 0; i < many.size(); ++i) many[i].state = "s" + std::to_string(i);
    const EntityTable before = table;
    CHECK_FALSE(takeRows(table, many, 1200, 600));
    CHECK(table == before);
}
