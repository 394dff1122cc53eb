// SPDX-License-Identifier: MIT
#include "show/expect.h"

#include "base/number_text.h"
#include "show/edit.h"
#include "show/table/clumps.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace flocktale {

namespace {

constexpr Step kReadEvery{15};
constexpr Step kAskEvery{30}; ///< whoever watches

std::string percent(double share) { return numberText(std::round(share * 1'000) / 10) + " %"; }

std::string timeText(Step at) { return numberText(std::round(seconds(at) * 1'000) / 1'000) + " s"; }

bool concerns(const Expectation& expectation, const Cast& cast)
{
    return expectation.cast.empty() || expectation.cast == cast.id;
}

bool isEvent(const Show& show, const Expectation& expectation)
{
    const Act* act = findAct(show, expectation.act);
    return act && std::any_of(act->casts.begin(), act->casts.end(), [&](const Cast& cast) {
               return concerns(expectation, cast) && cast.data && std::holds_alternative<Pipeline>(cast.data->content);
           });
}

/// One pass over the show with everything that has to be looked at on the way.
class Proof {
public:
    Proof(const Show& show, const ShapeLibrary& shapes, const CodeReader* reader, const ProofWatch& watch)
        : m_show(show), m_shapes(shapes), m_reader(reader), m_watch(watch)
    {
    }

    std::vector<Finding> run()
    {
        for (std::size_t i = 0; i < m_show.expectations.size(); ++i) {
            m_findings.push_back({i, Outcome::unchecked, {}});
            begin(i);
        }
        if (m_looks.empty()) return std::move(m_findings);
        Performance performance(m_show, m_shapes, {1, 0});
        for (const auto& [step, index] : m_looks) {
            if (m_findings[index].outcome == Outcome::failed) continue;
            if (!reach(performance, step)) {
                stop(step);
                break;
            }
            look(performance, index);
        }
        return std::move(m_findings);
    }

private:
    /// False: it was stopped on the way.
    bool reach(Performance& performance, Step step) const
    {
        if (!m_watch) {
            performance.seek(step);
            return true;
        }
        const auto last = static_cast<double>(std::max<std::int64_t>(m_looks.rbegin()->first.count, 1));
        do {
            performance.seek(std::min(performance.position() + kAskEvery, step));
            if (!m_watch(static_cast<double>(performance.position().count) / last)) return false;
        } while (performance.position() < step);
        return true;
    }

    void stop(Step from)
    {
        for (auto look = m_looks.lower_bound(from); look != m_looks.end(); ++look)
            if (m_findings[look->second].outcome != Outcome::failed)
                settle(look->second, Outcome::unchecked, "the check was stopped");
    }

    void settle(std::size_t index, Outcome outcome, std::string found)
    {
        m_findings[index].outcome = outcome;
        m_findings[index].found = std::move(found);
    }

    void begin(std::size_t index)
    {
        const Expectation& expectation = m_show.expectations[index];
        const Act* act = findAct(m_show, expectation.act);
        if (expectation.kind == ExpectationKind::unknown)
            settle(index, Outcome::unchecked, "it is not known");
        else if (!act)
            settle(index, Outcome::failed, "nothing has the id \"" + expectation.act.value + "\"");
        else if (expectation.at >= act->duration)
            settle(index, Outcome::failed, "the act is over after " + timeText(act->duration));
        else if (expectation.kind == ExpectationKind::state)
            checkState(index, *act);
        else if (expectation.kind == ExpectationKind::arrived)
            m_looks.emplace(act->start + expectation.at, index);
        else
            beginReading(index, *act);
    }

    void checkState(std::size_t index, const Act& act)
    {
        const Expectation& expectation = m_show.expectations[index];
        for (const Cast& cast : act.casts) {
            if (!concerns(expectation, cast)) continue;
            const auto state = entityStateAt(cast, expectation.entity, expectation.at);
            if (!state) continue;
            settle(index, *state == expectation.state ? Outcome::met : Outcome::failed, "it is " + *state);
            return;
        }
        settle(index, Outcome::failed, "nothing in the act is called \"" + expectation.entity + "\"");
    }

    void beginReading(std::size_t index, const Act& act)
    {
        if (codesOf(index, act).empty()) {
            settle(index, Outcome::failed, "the act has no code");
            return;
        }
        if (!m_reader) {
            settle(index, Outcome::unchecked, "this program has no reader of codes");
            return;
        }
        const Step last = act.end() - Step{1};
        for (Step at = act.start + m_show.expectations[index].at; at < last; at += kReadEvery)
            m_looks.emplace(at, index);
        m_looks.emplace(last, index);
    }

    [[nodiscard]] std::vector<std::string> codesOf(std::size_t index, const Act& act) const
    {
        std::vector<std::string> texts;
        for (const Cast& cast : act.casts)
            if (const auto* code = std::get_if<QrShape>(&cast.shape);
                code && concerns(m_show.expectations[index], cast))
                texts.push_back(code->text);
        return texts;
    }

    void look(const Performance& performance, std::size_t index)
    {
        if (m_show.expectations[index].kind == ExpectationKind::arrived)
            countArrived(performance, index);
        else
            read(performance, index);
    }

    void countArrived(const Performance& performance, std::size_t index)
    {
        const Expectation& expectation = m_show.expectations[index];
        const Act& act = *findAct(m_show, expectation.act);
        const std::shared_ptr<const ActEntry> entry = performance.entry();
        const FlockState& flock = performance.flock();
        const Cues& cues = performance.cues();
        std::size_t birds = 0;
        std::size_t there = 0;
        for (std::size_t bird = 0; entry && bird < flock.size(); ++bird) {
            const int cast = entry->cast[bird];
            if (!entry->formed[bird] || cast < 0 || !concerns(expectation, act.casts[static_cast<std::size_t>(cast)]))
                continue;
            ++birds;
            const double x = static_cast<double>(cues.targetX[bird]) - static_cast<double>(flock.x[bird]);
            const double y = static_cast<double>(cues.targetY[bird]) - static_cast<double>(flock.y[bird]);
            if (std::sqrt(x * x + y * y) <= expectation.within) ++there;
        }
        if (birds == 0) {
            settle(index, Outcome::failed, "no bird has a place");
            return;
        }
        const double share = static_cast<double>(there) / static_cast<double>(birds);
        settle(index, share >= expectation.share ? Outcome::met : Outcome::failed, percent(share) + " have arrived");
    }

    void read(const Performance& performance, std::size_t index)
    {
        const Act& act = *findAct(m_show, m_show.expectations[index].act);
        const std::vector<std::string> read = m_reader->codesIn(m_show, performance.frame());
        for (const std::string& text : codesOf(index, act))
            if (std::find(read.begin(), read.end(), text) == read.end()) {
                settle(index, Outcome::failed, "it cannot be read at " + timeText(performance.position() - act.start));
                return;
            }
        settle(index, Outcome::met, "it is read");
    }

    const Show& m_show;
    const ShapeLibrary& m_shapes;
    const CodeReader* m_reader;
    const ProofWatch& m_watch;
    std::vector<Finding> m_findings;
    std::multimap<Step, std::size_t> m_looks; ///< when to look, for which expectation
};

} // namespace

std::string sentenceOf(const Show& show, const Expectation& expectation)
{
    switch (expectation.kind) {
    case ExpectationKind::state:
        return std::string(isEvent(show, expectation) ? "event " : "") + expectation.entity + " is " +
               expectation.state + " at " + timeText(expectation.at);
    case ExpectationKind::arrived:
        return percent(expectation.share) + " have arrived at " + timeText(expectation.at);
    case ExpectationKind::readable:
        return "the code is readable from " + timeText(expectation.at) + " on";
    case ExpectationKind::unknown:
        break;
    }
    return expectation.unknownKind;
}

std::vector<Finding> proveExpectations(const Show& show, const ShapeLibrary& shapes, const CodeReader* reader,
                                       const ProofWatch& watch)
{
    return Proof(show, shapes, reader, watch).run();
}

Problems problemsOf(const Show& show, const std::vector<Finding>& findings)
{
    Problems problems;
    for (const Finding& finding : findings) {
        if (finding.outcome == Outcome::met) continue;
        const bool failed = finding.outcome == Outcome::failed;
        problems.push_back({failed ? Severity::error : Severity::warning,
                            failed ? ProblemCode::expectationFailed : ProblemCode::expectationUnchecked,
                            "/expectations/" + numberText(static_cast<std::int64_t>(finding.expectation)),
                            {sentenceOf(show, show.expectations[finding.expectation]), finding.found}});
    }
    return problems;
}

} // namespace flocktale
