// SPDX-License-Identifier: MIT
#include "inspector_bench.h"

#include "show/names.h"
#include "support/shows.h"

namespace flocktale {

InspectorBench::InspectorBench()
{
    m_selection.setDocument(&m_document);
    m_playback.setShapes(m_shapes.library());
    m_playback.setDocument(&m_document);
    connect(&m_document, &ShowDocument::changed, this, &InspectorBench::changed);
    connect(&m_document, &ShowDocument::historyChanged, this, &InspectorBench::changed);
    open();
}

int InspectorBench::acts() const { return static_cast<int>(m_document.show().acts.size()); }

int InspectorBench::birds() const { return m_document.show().flock.count; }

QString InspectorBench::shape() const { return QString::fromStdString(shapeTypeName(cast().shape)); }

QString InspectorBench::text() const
{
    const auto* text = std::get_if<TextShape>(&cast().shape);
    return text ? QString::fromStdString(text->text) : QString();
}

double InspectorBench::radius() const
{
    const auto* ring = std::get_if<RingShape>(&cast().shape);
    return ring ? ring->radius : 0;
}

double InspectorBench::springGain() const { return m_document.show().acts[1].formation.springGain; }

QStringList InspectorBench::motions() const
{
    QStringList kinds;
    for (const CastMotion& motion : cast().motion) {
        const std::string_view name = nameOf(kMotionKinds, motion.kind);
        kinds.append(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    }
    return kinds;
}

void InspectorBench::open() { openWith(240); }

void InspectorBench::openWith(int birds)
{
    Show show = test::threeActs();
    show.flock.count = birds;
    m_selection.clear();
    m_document.open(std::move(show));
}

void InspectorBench::openExpecting()
{
    Show show = test::threeActs();
    Expectation everybody;
    everybody.act = show.acts[1].id;
    everybody.at = Step{30};
    everybody.within = 100'000;
    Expectation nobody = everybody;
    nobody.within = 0;
    show.expectations = {everybody, nobody};
    m_selection.clear();
    m_document.open(std::move(show));
}

const Cast& InspectorBench::cast() const { return m_document.show().acts[1].casts[0]; }

} // namespace flocktale
