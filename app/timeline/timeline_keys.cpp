// SPDX-License-Identifier: MIT
#include "timeline/timeline_keys.h"

#include <QKeySequence>

#include <algorithm>
#include <array>

namespace flocktale {

using namespace Qt::StringLiterals;
using Controller = TimelineController;

namespace {

constexpr std::array kKeys{
    TimelineKey{Qt::Key_A, Controller::AddForm},
    TimelineKey{Qt::SHIFT | Qt::Key_A, Controller::AddFree},
    TimelineKey{Qt::Key_M, Controller::AddMarker},
    TimelineKey{Qt::Key_S, Controller::Split},
    TimelineKey{Qt::Key_BracketLeft, Controller::TrimStart},
    TimelineKey{Qt::Key_BracketRight, Controller::TrimEnd},
    TimelineKey{Qt::CTRL | Qt::Key_D, Controller::Duplicate},
    TimelineKey{Qt::Key_Delete, Controller::Remove},
    TimelineKey{Qt::Key_Backspace, Controller::Remove},
    TimelineKey{Qt::SHIFT | Qt::Key_Delete, Controller::RemoveAndClose},
    TimelineKey{Qt::SHIFT | Qt::Key_Backspace, Controller::RemoveAndClose},
    TimelineKey{Qt::CTRL | Qt::Key_X, Controller::Cut},
    TimelineKey{Qt::CTRL | Qt::Key_C, Controller::Copy},
    TimelineKey{Qt::CTRL | Qt::Key_V, Controller::Paste},
    TimelineKey{Qt::Key_F2, Controller::Rename},
    TimelineKey{Qt::CTRL | Qt::Key_A, Controller::SelectAll},
    TimelineKey{Qt::Key_Tab, Controller::SelectNext},
    TimelineKey{Qt::SHIFT | Qt::Key_Backtab, Controller::SelectPrevious},
    TimelineKey{Qt::SHIFT | Qt::Key_Tab, Controller::SelectPrevious},
    TimelineKey{Qt::CTRL | Qt::Key_Home, Controller::SelectFirst},
    TimelineKey{Qt::CTRL | Qt::Key_End, Controller::SelectLast},
    TimelineKey{Qt::Key_Escape, Controller::ClearSelection},
    TimelineKey{Qt::Key_Left, Controller::NudgeLeft},
    TimelineKey{Qt::Key_Right, Controller::NudgeRight},
    TimelineKey{Qt::SHIFT | Qt::Key_Left, Controller::NudgeLeftTen},
    TimelineKey{Qt::SHIFT | Qt::Key_Right, Controller::NudgeRightTen},
    TimelineKey{Qt::CTRL | Qt::SHIFT | Qt::Key_Left, Controller::ReorderLeft},
    TimelineKey{Qt::CTRL | Qt::SHIFT | Qt::Key_Right, Controller::ReorderRight},
    TimelineKey{Qt::Key_Up, Controller::PreviousEdge},
    TimelineKey{Qt::Key_Down, Controller::NextEdge},
    TimelineKey{Qt::Key_Home, Controller::ToStart},
    TimelineKey{Qt::Key_End, Controller::ToEnd},
    TimelineKey{Qt::Key_Plus, Controller::ZoomIn},
    TimelineKey{Qt::SHIFT | Qt::Key_Plus, Controller::ZoomIn},
    TimelineKey{Qt::Key_Equal, Controller::ZoomIn},
    TimelineKey{Qt::Key_Minus, Controller::ZoomOut},
    TimelineKey{Qt::Key_F, Controller::Fit},
    TimelineKey{Qt::SHIFT | Qt::Key_F, Controller::ZoomToSelection},
    TimelineKey{Qt::Key_N, Controller::ToggleSnapping},
    TimelineKey{Qt::Key_R, Controller::ToggleRipple},
};

QKeySequence keyOf(Controller::Command command)
{
    const auto found = std::find_if(kKeys.begin(), kKeys.end(),
                                    [&](const TimelineKey& binding) { return binding.command == command; });
    return found == kKeys.end() ? QKeySequence() : QKeySequence(found->key);
}

} // namespace

std::span<const TimelineKey> timelineKeys() { return kKeys; }

std::optional<Controller::Command> commandOf(int key, int modifiers)
{
    const auto wanted = Qt::KeyboardModifiers::fromInt(modifiers) & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    const auto found = std::find_if(kKeys.begin(), kKeys.end(), [&](const TimelineKey& binding) {
        return binding.key.key() == key && binding.key.keyboardModifiers() == wanted;
    });
    return found == kKeys.end() ? std::nullopt : std::optional(found->command);
}

QString TimelineController::commandText(Command command)
{
    switch (command) {
    case AddForm:
        return tr("Add formation act");
    case AddFree:
        return tr("Add free flight act");
    case AddMarker:
        return tr("Add marker");
    case Split:
        return tr("Split at playhead");
    case TrimStart:
        return tr("Trim start to playhead");
    case TrimEnd:
        return tr("Trim end to playhead");
    case Duplicate:
        return tr("Duplicate");
    case Remove:
        return tr("Delete, leave a gap");
    case RemoveAndClose:
        return tr("Delete, close the gap");
    case Cut:
        return tr("Cut");
    case Copy:
        return tr("Copy");
    case Paste:
        return tr("Paste");
    case Rename:
        return tr("Rename");
    case SelectAll:
        return tr("Select all acts");
    case SelectNext:
        return tr("Select next act");
    case SelectPrevious:
        return tr("Select previous act");
    case SelectFirst:
        return tr("Select first act");
    case SelectLast:
        return tr("Select last act");
    case ClearSelection:
        return tr("Select nothing");
    case NudgeLeft:
        return tr("Move one step earlier");
    case NudgeRight:
        return tr("Move one step later");
    case NudgeLeftTen:
        return tr("Move ten steps earlier");
    case NudgeRightTen:
        return tr("Move ten steps later");
    case ReorderLeft:
        return tr("Swap with the act before");
    case ReorderRight:
        return tr("Swap with the act after");
    case PreviousEdge:
        return tr("Playhead to previous edge");
    case NextEdge:
        return tr("Playhead to next edge");
    case ToStart:
        return tr("Playhead to start");
    case ToEnd:
        return tr("Playhead to end");
    case ZoomIn:
        return tr("Zoom in");
    case ZoomOut:
        return tr("Zoom out");
    case Fit:
        return tr("Show the whole show");
    case ZoomToSelection:
        return tr("Show the selected acts");
    case ToggleSnapping:
        return tr("Snapping");
    case ToggleRipple:
        return tr("Ripple mode");
    }
    return {};
}

QString TimelineController::portableKey(Command command) { return keyOf(command).toString(QKeySequence::PortableText); }

QString TimelineController::keyText(Command command) { return keyOf(command).toString(QKeySequence::NativeText); }

QString TimelineController::hint(Command command)
{
    return tr("%1 (%2)", "a command and its key").arg(commandText(command), keyText(command));
}

bool TimelineController::takesKey(int key, int modifiers) const { return commandOf(key, modifiers).has_value(); }

bool TimelineController::pressKey(int key, int modifiers, bool repeated)
{
    const auto command = commandOf(key, modifiers);
    if (!command) return false;
    if (!repeated) endNudge();
    return execute(*command);
}

void TimelineController::releaseKey(int key, bool repeated)
{
    if (!repeated && (key == Qt::Key_Left || key == Qt::Key_Right)) endNudge();
}

} // namespace flocktale
