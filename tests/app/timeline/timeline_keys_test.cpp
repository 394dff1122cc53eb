// SPDX-License-Identifier: MIT
#include "support/catch.h"
#include "timeline/timeline_key_model.h"
#include "timeline/timeline_keys.h"

#include <QAbstractItemModelTester>
#include <QMetaEnum>

#include <set>

using namespace flocktale;
using Controller = TimelineController;

TEST_CASE("no key means two things")
{
    std::set<int> keys;
    for (const TimelineKey& key : timelineKeys()) CHECK(keys.insert(key.key.toCombined()).second);
}

TEST_CASE("every command has a key, and a text of its own to be listed under")
{
    std::set<QString> texts;
    const auto commands = QMetaEnum::fromType<Controller::Command>();
    for (int i = 0; i < commands.keyCount(); ++i) {
        const auto command = static_cast<Controller::Command>(commands.value(i));
        INFO(commands.key(i));
        CHECK_FALSE(Controller::portableKey(command).isEmpty());
        CHECK_FALSE(Controller::commandText(command).isEmpty());
        CHECK(texts.insert(Controller::commandText(command)).second);
    }
}

TEST_CASE("keys of the number pad count as those of the board, and unknown ones are left alone")
{
    CHECK(commandOf(Qt::Key_Left, static_cast<int>(Qt::KeypadModifier)) == Controller::NudgeLeft);
    CHECK_FALSE(commandOf(Qt::Key_Q, 0));
    CHECK_FALSE(commandOf(Qt::Key_Left, static_cast<int>(Qt::AltModifier)));
}

TEST_CASE("the sheet lists every command once, with its key, and every gesture in words")
{
    TimelineKeyModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const auto commands = QMetaEnum::fromType<Controller::Command>();
    std::set<QString> texts;
    int keys = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        CHECK(texts.insert(index.data(TimelineKeyModel::TextRole).toString()).second);
        const bool hasKey = !index.data(TimelineKeyModel::KeysRole).toString().isEmpty();
        CHECK(hasKey == index.data(TimelineKeyModel::GestureRole).toString().isEmpty());
        if (hasKey) ++keys;
    }
    CHECK(keys == commands.keyCount() + 2); // and the two of the lanes of keys
    CHECK(texts.contains(Controller::commandText(Controller::ZoomToSelection)));
}
