// SPDX-License-Identifier: MIT
#include "show/edit.h"
#include "show/expect.h"
#include "support/catch.h"
#include "support/shows.h"

#include <algorithm>

using namespace flocktale;

namespace {

Expectation expectation(ExpectationKind kind, double at)
{
    Expectation made;
    made.kind = kind;
    made.act = ActId{"a2"};
    made.at = nearestStep(at);
    return made;
}

/// A second free, then six of a ring.
Show ringShow()
{
    Show show = test::threeActs();
    show.acts = {test::act("a1", 0, 1), test::act("a2", 1, 6, ActMode::form)};
    show.acts[1].casts = {test::cast("c1", RingShape{150})};
    return show;
}

Show eventShow()
{
    Show show = ringShow();
    Pipeline pipeline;
    pipeline.stages = {{"in", 100, {}}, {"out", 900, {}}};
    pipeline.lanes = {{"one", 300, {}}};
    pipeline.hop = 1;
    pipeline.events = {{"", Step{0}, 0, EventFate::normal, 1, {}}, {"pay", Step{120}, 0, EventFate::normal, 1, {}}};
    show.acts[1].casts[0].data = CastData{pipeline, Step{}, {}, {}};
    return show;
}

/// Reads a text from a step on, and remembers when it was asked.
class FakeReader : public CodeReader {
public:
    FakeReader(std::string text, Step from) : m_text(std::move(text)), m_from(from) {}
    std::vector<std::string> codesIn(const Show&, const Frame& frame) const override
    {
        asked.push_back(frame.at);
        return frame.at >= m_from ? std::vector<std::string>{"other", m_text} : std::vector<std::string>{"other"};
    }
    mutable std::vector<Step> asked;

private:
    std::string m_text;
    Step m_from;
};

std::vector<Outcome> outcomes(const Show& show, const CodeReader* reader = nullptr)
{
    const ShapeLibrary shapes;
    std::vector<Outcome> result;
    for (const Finding& finding : proveExpectations(show, shapes, reader)) result.push_back(finding.outcome);
    return result;
}

} // namespace

TEST_CASE("an expected state is met or not, and the problem says what was found")
{
    Show show = eventShow();
    Expectation done = expectation(ExpectationKind::state, 1.5);
    done.entity = "1";
    done.state = "done";
    Expectation wrong = done;
    wrong.entity = "pay";
    Expectation nobody = done;
    nobody.entity = "2"; // it has a name and is called by that
    show.expectations = {done, wrong, nobody};
    CHECK(outcomes(show) == std::vector<Outcome>{Outcome::met, Outcome::failed, Outcome::failed});
    const ShapeLibrary shapes;
    const Problems problems = problemsOf(show, proveExpectations(show, shapes));
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].pointer == "/expectations/1");
    CHECK(problems[0].severity == Severity::error);
    CHECK(describe(problems[0]) == "Expected: event pay is done at 1.5 s. Found: it is waiting");
}

TEST_CASE("birds have arrived at the end of a formation and not at its beginning")
{
    Show show = ringShow();
    show.expectations = {expectation(ExpectationKind::arrived, 0.1), expectation(ExpectationKind::arrived, 5),
                         expectation(ExpectationKind::arrived, 0.1)};
    show.expectations[2].share = 0;
    CHECK(outcomes(show) == std::vector<Outcome>{Outcome::failed, Outcome::met, Outcome::met});
    CHECK(sentenceOf(show, show.expectations[1]) == "95 % have arrived at 5 s");
}

TEST_CASE("a code is read from the time on until the act's last step")
{
    Show show = ringShow();
    QrShape code;
    code.text = "flock";
    show.flock.count = 400;
    show.acts[1].casts[0].shape = code;
    show.expectations = {expectation(ExpectationKind::readable, 2)};
    const FakeReader soon("flock", Step{60 + 120});
    CHECK(outcomes(show, &soon) == std::vector<Outcome>{Outcome::met});
    CHECK(soon.asked.front() == Step{60 + 120});
    CHECK(soon.asked.back() == show.acts[1].end() - Step{1});
    CHECK(soon.asked.size() >= 16);
    const FakeReader late("flock", Step{60 + 125});
    CHECK(outcomes(show, &late) == std::vector<Outcome>{Outcome::failed});
    CHECK(late.asked.size() == 1); // what has failed is not looked at again
    const FakeReader other("something else", Step{0});
    CHECK(outcomes(show, &other) == std::vector<Outcome>{Outcome::failed});
    CHECK(outcomes(show) == std::vector<Outcome>{Outcome::unchecked});
    CHECK(problemsOf(show, {{0, Outcome::unchecked, "x"}})[0].severity == Severity::warning);
    CHECK(sentenceOf(show, show.expectations[0]) == "the code is readable from 2 s on");
}

TEST_CASE("an expectation of an act that is not there, over already or without a code has failed")
{
    Show show = ringShow();
    show.expectations = {expectation(ExpectationKind::arrived, 1), expectation(ExpectationKind::arrived, 6),
                         expectation(ExpectationKind::readable, 1), expectation(ExpectationKind::unknown, 1)};
    show.expectations[0].act = ActId{"gone"};
    const FakeReader reader("x", Step{0});
    CHECK(outcomes(show, &reader) ==
          std::vector<Outcome>{Outcome::failed, Outcome::failed, Outcome::failed, Outcome::unchecked});
}

TEST_CASE("expectations go with their act and stay where they are in time when it is cut")
{
    Show show = eventShow();
    Expectation done = expectation(ExpectationKind::state, 3.5);
    done.entity = "pay";
    done.state = "done";
    show.expectations = {done};
    Show cut = show;
    const ActId right = splitAct(cut, ActId{"a2"}, Step{60 + 90});
    CHECK(cut.expectations[0].act == right);
    CHECK(outcomes(cut) == std::vector<Outcome>{Outcome::met});
    CHECK(removeAct(cut, right));
    CHECK(cut.expectations.empty());
    REQUIRE(trimActStart(show, ActId{"a2"}, Step{120}));
    CHECK(outcomes(show) == std::vector<Outcome>{Outcome::met});
}
