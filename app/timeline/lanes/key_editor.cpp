// SPDX-License-Identifier: MIT
#include "timeline/lanes/key_editor.h"

#include "show/edit.h"
#include "timeline/lanes/key_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace flocktale {

namespace {

Easing easingOf(KeyEditor::Curve curve)
{
    switch (curve) {
    case KeyEditor::Hold:
        return {.kind = EasingKind::hold};
    case KeyEditor::Smooth:
        return {.kind = EasingKind::smoothstep};
    case KeyEditor::EaseIn:
        return {EasingKind::bezier, 0.42, 0, 1, 1};
    case KeyEditor::EaseOut:
        return {EasingKind::bezier, 0, 0, 0.58, 1};
    case KeyEditor::EaseInOut:
        return {EasingKind::bezier, 0.42, 0, 0.58, 1};
    case KeyEditor::Linear:
        break;
    }
    return {};
}

KeyedProperty keyedProperty(KeyEditor::Property property)
{
    switch (property) {
    case KeyEditor::Scale:
        return KeyedProperty::scale;
    case KeyEditor::Rotation:
        return KeyedProperty::rotation;
    case KeyEditor::Color:
        return KeyedProperty::color;
    case KeyEditor::OrbitCenter:
        return KeyedProperty::orbitCenter;
    case KeyEditor::Position:
        break;
    }
    return KeyedProperty::position;
}

} // namespace

KeyEditor::KeyEditor(QObject* parent) : QObject(parent) {}

void KeyEditor::setController(TimelineController* controller)
{
    if (m_controller == controller) return;
    if (m_controller) {
        m_controller->disconnect(this);
        if (m_controller->document()) m_controller->document()->disconnect(this);
        if (m_controller->selection()) m_controller->selection()->disconnect(this);
    }
    m_controller = controller;
    if (m_controller) {
        const auto watch = [this] {
            if (ShowDocument* shown = m_controller->document())
                connect(shown, &ShowDocument::changed, this, &KeyEditor::prune, Qt::UniqueConnection);
            if (Selection* selection = m_controller->selection())
                connect(selection, &Selection::changed, this, &KeyEditor::prune, Qt::UniqueConnection);
            prune();
        };
        connect(m_controller, &TimelineController::documentChanged, this, watch);
        connect(m_controller, &TimelineController::selectionChanged, this, watch);
        connect(m_controller, &TimelineController::playheadChanged, this, &KeyEditor::changed);
        watch();
    }
    emit controllerChanged();
}

void KeyEditor::setUnfolded(bool unfolded)
{
    if (m_unfolded == unfolded) return;
    m_unfolded = unfolded;
    if (!unfolded) m_selected.clear();
    emit changed();
}

ShowDocument* KeyEditor::document() const { return m_controller ? m_controller->document() : nullptr; }

const Act* KeyEditor::act() const
{
    if (!document() || !m_controller->selection()) return nullptr;
    return findAct(document()->show(), m_controller->selection()->currentAct());
}

QString KeyEditor::actId() const { return act() ? QString::fromStdString(act()->id.value) : QString(); }

bool KeyEditor::isSelected(const KeyRef& key) const
{
    return std::binary_search(m_selected.begin(), m_selected.end(), key);
}

Step KeyEditor::playheadInAct() const { return act() ? m_controller->playheadStep() - act()->start : Step{-1}; }

bool KeyEditor::canAdd() const
{
    const Step at = playheadInAct();
    return act() && !act()->casts.empty() && at >= Step{} && at <= act()->duration;
}

void KeyEditor::select(std::vector<KeyRef> keys)
{
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    if (keys == m_selected) return;
    m_selected = std::move(keys);
    emit changed();
}

void KeyEditor::toggle(const KeyRef& key)
{
    std::vector<KeyRef> keys = m_selected;
    if (std::erase(keys, key) == 0) keys.push_back(key);
    select(std::move(keys));
}

bool KeyEditor::takesKey(int key, int modifiers) const
{
    const auto keys = Qt::KeyboardModifiers::fromInt(modifiers) & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    if (keys == Qt::NoModifier && (key == Qt::Key_U || key == Qt::Key_K)) return true;
    if (keys == Qt::ControlModifier && key == Qt::Key_V)
        return m_unfolded && canAdd() && mayHoldKeys(QGuiApplication::clipboard()->mimeData());
    if (!hasSelection()) return false;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return keys == Qt::NoModifier || keys == Qt::ShiftModifier;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Escape:
        return keys == Qt::NoModifier;
    case Qt::Key_C:
    case Qt::Key_X:
        return keys == Qt::ControlModifier;
    default:
        return false;
    }
}

bool KeyEditor::pressKey(int key, int modifiers)
{
    if (!takesKey(key, modifiers)) return false;
    const int way = (modifiers & static_cast<int>(Qt::ShiftModifier)) != 0 ? 10 : 1;
    switch (key) {
    case Qt::Key_U:
        setUnfolded(!m_unfolded);
        return true;
    case Qt::Key_K:
        return addAtPlayhead();
    case Qt::Key_V:
        return paste();
    case Qt::Key_C:
        return copy();
    case Qt::Key_X:
        return copy() && remove();
    case Qt::Key_Left:
        nudge(-way);
        return true;
    case Qt::Key_Right:
        nudge(way);
        return true;
    case Qt::Key_Escape:
        select({});
        return true;
    default:
        return remove();
    }
}

bool KeyEditor::add(const std::vector<KeyRef>& keys)
{
    if (!act()) return false;
    std::vector<KeyRef> added;
    const QString name = keys.size() == 1 ? tr("Add key") : tr("Add %1 keys").arg(keys.size());
    document()->edit(name, [&](Show& show) {
        for (const KeyRef& key : keys)
            if (addKeyAt(show, key.act, key.cast, key.property, key.at)) added.push_back(key);
        return !added.empty();
    });
    if (added.empty()) return false;
    setUnfolded(true);
    select(std::move(added));
    return true;
}

bool KeyEditor::addAtPlayhead()
{
    const Cast* cast = canAdd() ? findCast(*act(), m_controller->selection()->currentCast()) : nullptr;
    if (!cast) return false;
    std::vector<KeyRef> keys;
    for (const KeyTrack& track : cast->keys) keys.push_back({act()->id, cast->id, track.property, playheadInAct()});
    if (keys.empty()) keys.push_back({act()->id, cast->id, KeyedProperty::position, playheadInAct()});
    return add(keys);
}

bool KeyEditor::addProperty(Property property)
{
    if (!canAdd()) return false;
    return add({{act()->id, m_controller->selection()->currentCast(), keyedProperty(property), playheadInAct()}});
}

bool KeyEditor::addInRow(int row, double at)
{
    if (!act()) return false;
    const std::vector<KeyRow> rows = keyRows(*act());
    if (row < 0 || row >= static_cast<int>(rows.size())) return false;
    const KeyRow& here = rows[static_cast<std::size_t>(row)];
    const Step step = nearestStep(at) - act()->start;
    if (step < Step{} || step > act()->duration) return false;
    return add({{act()->id, here.cast, here.property.value_or(KeyedProperty::position), step}});
}

bool KeyEditor::remove()
{
    if (!act() || m_selected.empty()) return false;
    const std::vector<KeyRef> keys = m_selected;
    emit m_controller->interrupted();
    const QString name = keys.size() == 1 ? tr("Delete key") : tr("Delete %1 keys").arg(keys.size());
    return document()->edit(name, [&](Show& show) { return removeKeys(show, keys); });
}

bool KeyEditor::copy()
{
    if (!act() || m_selected.empty()) return false;
    QGuiApplication::clipboard()->setMimeData(keysToMimeData(copyKeys(document()->show(), m_selected)).release());
    return true;
}

bool KeyEditor::paste()
{
    if (!canAdd()) return false;
    const KeyGroup keys = keysFromMimeData(QGuiApplication::clipboard()->mimeData());
    const ActId here = act()->id;
    const CastId cast = m_controller->selection()->currentCast();
    const Step at = playheadInAct();
    std::vector<KeyRef> pasted;
    for (const KeyTrack& track : keys.tracks)
        for (const Key& key : track.keys) pasted.push_back({here, cast, track.property, at + key.at});
    if (pasted.empty()) return false;
    const QString name = pasted.size() == 1 ? tr("Paste key") : tr("Paste %1 keys").arg(pasted.size());
    if (!document()->edit(name, [&](Show& show) { return pasteKeys(show, here, cast, keys, at); })) return false;
    select(std::move(pasted));
    return true;
}

bool KeyEditor::nudge(int steps)
{
    if (!act() || m_selected.empty()) return false;
    const std::vector<KeyRef> keys = m_selected;
    const Step shift = keyShift(*act(), keys, Step{steps});
    std::vector<KeyRef> moved = keys;
    for (KeyRef& key : moved) key.at += shift;
    const QString name = keys.size() == 1 ? tr("Move key") : tr("Move %1 keys").arg(keys.size());
    const bool done = document()->edit(name, [&](Show& show) { return moveKeys(show, keys, shift); });
    if (done) select(std::move(moved));
    return done;
}

bool KeyEditor::setCurve(Curve curve)
{
    if (!act() || m_selected.empty()) return false;
    const std::vector<KeyRef> keys = m_selected;
    return document()->edit(tr("Change key easing"),
                            [&](Show& show) { return setKeyEasing(show, keys, easingOf(curve)); });
}

void KeyEditor::prune()
{
    const Act* here = act();
    std::erase_if(m_selected,
                  [&](const KeyRef& key) { return !here || key.act != here->id || !findKey(document()->show(), key); });
    emit changed();
}

} // namespace flocktale
