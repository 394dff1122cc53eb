// SPDX-License-Identifier: MIT
#include "timeline_bench.h"

#include "show/anchor.h"
#include "show/edit.h"
#include "show/names.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QQuickWindow>

namespace flocktale {

namespace {

Act makeAct(std::string id, std::string name, double start, double duration, ActMode mode, Shape shape = DiscShape{})
{
    Act act;
    act.id = ActId{std::move(id)};
    act.name = std::move(name);
    act.mode = mode;
    act.start = nearestStep(start);
    act.duration = nearestStep(duration);
    if (mode == ActMode::form) {
        Cast cast;
        cast.id = CastId{"c-" + act.id.value};
        cast.shape = std::move(shape);
        act.casts.push_back(cast);
    }
    return act;
}

void sendMouse(QEvent::Type type, QQuickItem& item, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons,
               Qt::KeyboardModifiers modifiers)
{
    const QPointF inWindow = item.mapToScene(at);
    QMouseEvent event(type, inWindow, item.window()->mapToGlobal(inWindow), button, buttons, modifiers);
    QCoreApplication::sendEvent(item.window(), &event);
}

} // namespace

TimelineBench::TimelineBench()
{
    m_selection.setDocument(&m_document);
    m_playback.setDocument(&m_document);
    connect(&m_document, &ShowDocument::changed, this, &TimelineBench::changed);
    connect(&m_document, &ShowDocument::historyChanged, this, &TimelineBench::changed);
}

void TimelineBench::openThreeActs()
{
    Show show = newShow();
    show.acts = {makeAct("a1", "Open sky", 0, 2, ActMode::free),
                 makeAct("a2", "Hello", 2, 3, ActMode::form, TextShape{"HELLO", 200, "", true}),
                 makeAct("a3", "Ring", 6, 2, ActMode::form, RingShape{})};
    Marker marker;
    marker.id = MarkerId{"m1"};
    marker.name = "Drop";
    marker.at = Step{540};
    show.markers = {marker};
    m_document.open(std::move(show));
}

void TimelineBench::openLanes()
{
    openThreeActs();
    Show show = m_document.show();
    show.tempo = {Tempo{}};
    Marker marker;
    marker.id = MarkerId{"m2"};
    marker.name = "Bow";
    marker.act = ActId{"a2"};
    marker.at = Step{120};
    show.markers.push_back(marker);
    const auto add = [&](const char* id, const char* act, std::int64_t start, std::int64_t duration) {
        Prop prop;
        prop.id = PropId{id};
        prop.kind = PropKind::label;
        prop.text = id;
        prop.act = ActId{act};
        prop.start = Step{start};
        prop.duration = Step{duration};
        show.props.push_back(prop);
    };
    Key key;
    key.value = {640, 360, 0};
    KeyTrack track;
    track.keys = {key, key};
    track.keys[1].at = Step{60};
    show.acts[1].casts[0].keys = {track};
    add("p1", "", 60, 120);
    add("p2", "a2", 0, 0);
    add("p3", "", 480, 60);
    m_document.open(std::move(show));
}

void TimelineBench::openActs(int count)
{
    Show show = newShow();
    for (int i = 0; i < count; ++i)
        show.acts.push_back(makeAct("a" + std::to_string(i), "Act " + std::to_string(i), 3 * i, 2,
                                    i % 3 ? ActMode::form : ActMode::free));
    m_document.open(std::move(show));
}

void TimelineBench::openEmpty() { m_document.open(newShow()); }

void TimelineBench::openLarge()
{
    Show show = newShow();
    show.flock.count = 10'000;
    for (int i = 0; i < 500; ++i) {
        const std::string number = std::to_string(i);
        Act act = makeAct("a" + number, "Act " + number, 4 * i, 3, i % 4 ? ActMode::form : ActMode::free,
                          TextShape{"Act " + number, 200, "", true});
        for (std::size_t j = 0; j < act.casts.size(); ++j) act.casts[j].color.stops = {{250, 120, 90}};
        show.acts.push_back(std::move(act));
    }
    for (int i = 0; i < 200; ++i) {
        Prop prop;
        prop.id = PropId{"p" + std::to_string(i)};
        prop.act = show.acts[static_cast<std::size_t>(2 * i)].id;
        show.props.push_back(prop);
        Marker marker;
        marker.id = MarkerId{"m" + std::to_string(i)};
        marker.name = "Marker " + std::to_string(i);
        marker.at = nearestStep(10.0 * i);
        show.markers.push_back(marker);
    }
    m_document.open(std::move(show));
}

void TimelineBench::openGallery()
{
    Show show = newShow();
    show.acts = {
        makeAct("a1", "Open sky", 0, 4, ActMode::free),
        makeAct("a2", "A very long name that does not fit", 4, 3, ActMode::form, TextShape{"Hello", 200, "", true}),
        makeAct("a3", "群鸟", 8, 3, ActMode::form, TextShape{"流光", 200, "", true}),
        makeAct("a4", "", 11, 2.5, ActMode::form, RingShape{}),
        makeAct("a5", "", 13.5, 0.5, ActMode::form, DiscShape{}),
        makeAct("a6", "Stairs", 14.5, 2, ActMode::form, GridShape{}),
        makeAct("a7", "Code", 20, 5, ActMode::form, QrShape{}),
        makeAct("a8", "", 25, 0.1, ActMode::form, LineShape{}),
        makeAct("a9", "Frame", 26, 2, ActMode::form, RectShape{})};
    show.acts[1].exit = ExitKind::scatter;
    show.acts[1].casts[0].color.stops = {{250, 120, 90}};
    show.acts[2].casts[0].color.stops = {{120, 220, 140}};
    show.acts[6].formation.springGain = 50;
    show.acts[6].exit = ExitKind::scatter;
    for (const auto& [name, at] : {std::pair{"Drop", 5.0}, std::pair{"Second verse", 11.2}, std::pair{"End", 24.0}}) {
        Marker marker;
        marker.name = name;
        marker.at = nearestStep(at);
        addMarker(show, marker);
    }
    show.markers[1].color = {120, 180, 255};
    m_document.open(std::move(show));
}

QStringList TimelineBench::acts() const
{
    QStringList ids;
    for (const Act& act : m_document.show().acts) ids.append(QString::fromStdString(act.id.value));
    return ids;
}

int TimelineBench::start(const QString& act) const
{
    const Act* found = findAct(m_document.show(), ActId{act.toStdString()});
    return found ? static_cast<int>(found->start.count) : -1;
}

int TimelineBench::end(const QString& act) const
{
    const Act* found = findAct(m_document.show(), ActId{act.toStdString()});
    return found ? static_cast<int>(found->end().count) : -1;
}

QString TimelineBench::name(const QString& act) const
{
    const Act* found = findAct(m_document.show(), ActId{act.toStdString()});
    return found ? QString::fromStdString(found->name) : QString();
}

int TimelineBench::marker(const QString& marker) const
{
    for (const Marker& found : m_document.show().markers)
        if (found.id.value == marker.toStdString()) return static_cast<int>(timeOf(m_document.show(), found).count);
    return -1;
}

int TimelineBench::propStart(const QString& prop) const
{
    for (const Prop& found : m_document.show().props)
        if (found.id.value == prop.toStdString()) return static_cast<int>(startOf(m_document.show(), found).count);
    return -1;
}

int TimelineBench::propEnd(const QString& prop) const
{
    for (const Prop& found : m_document.show().props)
        if (found.id.value == prop.toStdString()) return static_cast<int>(endOf(m_document.show(), found).count);
    return -1;
}

void TimelineBench::moveMouse(QQuickItem* item, double x, double y, int modifiers)
{
    sendMouse(QEvent::MouseMove, *item, {x, y}, Qt::NoButton, Qt::LeftButton,
              Qt::KeyboardModifiers::fromInt(modifiers));
}

void TimelineBench::pressMouse(QQuickItem* item, double x, double y)
{
    sendMouse(QEvent::MouseButtonPress, *item, {x, y}, Qt::LeftButton, Qt::LeftButton, {});
}

void TimelineBench::releaseMouse(QQuickItem* item, double x, double y)
{
    sendMouse(QEvent::MouseButtonRelease, *item, {x, y}, Qt::LeftButton, Qt::NoButton, {});
}

QString TimelineBench::keys(const QString& act) const
{
    const Act* found = findAct(m_document.show(), ActId{act.toStdString()});
    QStringList tracks;
    if (!found || found->casts.empty()) return {};
    for (const KeyTrack& track : found->casts[0].keys) {
        std::string text(nameOf(kKeyedProperties, track.property));
        for (const Key& key : track.keys) text += " " + std::to_string(key.at.count);
        tracks.append(QString::fromStdString(text));
    }
    return tracks.join(QStringLiteral(", "));
}

int TimelineBench::markerCount() const { return static_cast<int>(m_document.show().markers.size()); }

} // namespace flocktale
