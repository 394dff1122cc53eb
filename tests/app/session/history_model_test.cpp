// SPDX-License-Identifier: MIT
#include "session/history_model.h"

#include "show/edit.h"
#include "support/catch.h"

#include <QAbstractItemModelTester>

using namespace flocktale;

namespace {
struct Bench {
    ShowDocument document;
    HistoryModel model{document};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Warning};

    void rename(const char* title)
    {
        document.edit(QString::fromUtf8(title), [title](Show& show) { return setTitle(show, title); });
    }
    /// The row that says it is the one on disk; -1 when none does, -2 when several do.
    [[nodiscard]] int saved() const
    {
        int found = -1;
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.data(model.index(row), HistoryModel::SavedRole).toBool()) found = found == -1 ? row : -2;
        return found;
    }
};
} // namespace

TEST_CASE("The history can be jumped in, there and back", "[history]")
{
    Bench bench;
    for (const char* title : {"one", "two", "three"}) bench.rename(title);
    CHECK(bench.model.rowCount() == 4);
    CHECK(bench.model.current() == 3);
    bench.model.jumpTo(1);
    CHECK(bench.document.show().title == "one");
    CHECK(bench.model.data(bench.model.index(1), HistoryModel::CurrentRole).toBool());
    CHECK_FALSE(bench.model.data(bench.model.index(2), HistoryModel::DoneRole).toBool());
    bench.model.jumpTo(3);
    CHECK(bench.document.show().title == "three");
    bench.model.jumpTo(0);
    CHECK(bench.document.show() == newShow());
    bench.model.jumpTo(9);
    bench.model.jumpTo(-1);
    CHECK(bench.model.current() == 0);
}

TEST_CASE("The state on disk is marked wherever the history goes", "[history]")
{
    Bench bench;
    CHECK(bench.saved() == 0);
    bench.rename("one");
    bench.rename("two");
    CHECK(bench.saved() == 0);
    bench.document.setSaved();
    CHECK(bench.saved() == 2);
    bench.document.undo();
    CHECK(bench.saved() == 2);
    CHECK(bench.document.isModified());
    bench.document.redo();
    CHECK_FALSE(bench.document.isModified());
    bench.document.undo();
    // Another way on: the saved state cannot be reached any more.
    bench.rename("other");
    CHECK(bench.saved() == -1);
    CHECK(bench.document.isModified());
    bench.document.undo();
    bench.document.undo();
    CHECK(bench.document.isModified());
    bench.document.setSaved();
    CHECK(bench.saved() == 0);
    bench.document.setUnsaved();
    CHECK(bench.saved() == -1);
}
