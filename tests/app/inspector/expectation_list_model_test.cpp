// SPDX-License-Identifier: MIT
#include "inspector/expectation_list_model.h"

#include "bench.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// Everybody is somewhere within a huge circle; nobody is within none.
Show expectingShow()
{
    Show show = threeActs();
    Expectation everybody;
    everybody.act = ActId{"a2"};
    everybody.at = Step{30};
    everybody.share = 1;
    everybody.within = 100'000;
    Expectation nobody = everybody;
    nobody.within = 0;
    show.expectations = {everybody, nobody};
    return show;
}

struct Expecting : Bench {
    explicit Expecting(Show wanted = expectingShow()) : Bench(std::move(wanted))
    {
        model.setDocument(&document);
        model.setShapes(&shapes);
    }
    void settle()
    {
        QSignalSpy news(&model, &ExpectationListModel::stateChanged);
        while (model.isRunning()) REQUIRE(news.wait());
    }
    [[nodiscard]] int state(int row) const { return model.index(row).data(ExpectationListModel::StateRole).toInt(); }
    ExpectationListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};
};

} // namespace

TEST_CASE("A check beside the editor finds what the check itself finds")
{
    Expecting expecting;
    CHECK(expecting.model.rowCount() == 2);
    CHECK(expecting.state(0) == ExpectationListModel::Unchecked);
    expecting.model.check();
    CHECK(expecting.model.isRunning());
    expecting.settle();
    CHECK(expecting.model.progress() == 1);
    CHECK(expecting.state(0) == ExpectationListModel::Met);
    CHECK(expecting.state(1) == ExpectationListModel::Failed);
    CHECK(!expecting.model.index(1).data(ExpectationListModel::FoundRole).toString().isEmpty());
    const QString summary = expecting.model.summary();
    CHECK(summary.contains(u'1'));
    CHECK(summary.contains(u'2'));
    expecting.document.edit(QStringLiteral("Title"), [](Show& show) { return setTitle(show, "Other"); });
    CHECK(expecting.model.summary() != summary);
    CHECK(expecting.state(0) == ExpectationListModel::Met);
}

TEST_CASE("A check that is cancelled leaves what the last one found, and another can follow at once")
{
    Expecting expecting;
    expecting.model.check();
    expecting.settle();
    expecting.model.check();
    expecting.model.cancel();
    CHECK_FALSE(expecting.model.isRunning());
    CHECK(expecting.state(0) == ExpectationListModel::Met);
    expecting.model.check();
    expecting.settle();
    CHECK(expecting.state(1) == ExpectationListModel::Failed);
}

TEST_CASE("The list of another show has not been checked")
{
    Expecting expecting;
    expecting.model.check();
    expecting.settle();
    Show other = expectingShow();
    other.expectations.pop_back();
    expecting.document.open(other);
    CHECK(expecting.model.rowCount() == 1);
    CHECK(expecting.state(0) == ExpectationListModel::Unchecked);
}
