// SPDX-License-Identifier: MIT
#include "handles/delay_brush.h"

#include "show/edit.h"

#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocktale {

namespace {

constexpr double kGrowth = 1.2;
/// A picture is read no larger than this: the field is far coarser.
constexpr int kPictureSide = 1024;

Vec2 sizeOf(const Stage& stage) { return {stage.width, stage.height}; }

/// Gives a cast the field, in a sweep that departs as the field says.
bool setField(Show& show, const ActId& act, const CastId& cast, const DelayField& field)
{
    const Act* owner = findAct(std::as_const(show), act);
    const Cast* found = owner ? findCast(*owner, cast) : nullptr;
    if (!found) return false;
    Cast painted = *found;
    if (painted.sweep.kind != SweepKind::field) {
        painted.sweep.kind = SweepKind::field;
        painted.sweep.reverse = false;
        painted.sweep.curve = {};
        if (painted.sweep.stagger <= 0) painted.sweep.stagger = 1;
    }
    painted.sweep.field = field;
    return setCast(show, act, painted);
}

} // namespace

DelayBrush::DelayBrush(QObject* parent) : QObject(parent) {}

void DelayBrush::setStage(StageItem* stage)
{
    if (m_stage == stage) return;
    if (m_stage) m_stage->disconnect(this);
    m_stage = stage;
    if (m_stage) connect(m_stage, &StageItem::viewChanged, this, &DelayBrush::changed);
    emit setUp();
    emit changed();
}

void DelayBrush::setPreview(SweepPreview* preview)
{
    if (m_preview == preview) return;
    if (m_preview) m_preview->disconnect(this);
    m_preview = preview;
    if (m_preview) {
        connect(m_preview, &SweepPreview::changed, this, &DelayBrush::refresh);
        const auto follow = [this] {
            if (document())
                connect(document(), &ShowDocument::changed, this, &DelayBrush::refresh, Qt::UniqueConnection);
            if (selection())
                connect(selection(), &Selection::changed, this, &DelayBrush::refresh, Qt::UniqueConnection);
            refresh();
        };
        connect(m_preview, &SweepPreview::setUp, this, follow);
        follow();
    }
    emit setUp();
    refresh();
}

std::optional<Cast> DelayBrush::cast() const
{
    if (!selection() || !document()) return std::nullopt;
    const Act* act = findAct(std::as_const(*document()).show(), selection()->currentAct());
    const Cast* found = act ? findCast(*act, selection()->currentCast()) : nullptr;
    return found ? std::optional(*found) : std::nullopt;
}

bool DelayBrush::isAvailable() const
{
    return selection() && m_preview->report() && m_preview->report()->act == selection()->currentAct() &&
           !selection()->currentCast().empty();
}

const DelayField* DelayBrush::field() const
{
    if (!selection() || !document()) return nullptr;
    const Act* act = findAct(std::as_const(*document()).show(), selection()->currentAct());
    const Cast* found = act ? findCast(*act, selection()->currentCast()) : nullptr;
    return found && found->sweep.kind == SweepKind::field ? &found->sweep.field : nullptr;
}

double DelayBrush::diameter() const { return m_stage ? 2 * m_brush.radius * m_stage->viewport().scale() : 0; }

void DelayBrush::setRadius(double radius)
{
    m_brush.radius = std::clamp(radius, kSmallest, kLargest);
    emit changed();
}

void DelayBrush::setStrength(double strength)
{
    m_brush.strength = std::clamp(strength, 0.01, 1.0);
    emit changed();
}

void DelayBrush::setDelay(double delay)
{
    m_brush.delay = std::clamp(delay, 0.0, 1.0);
    emit changed();
}

void DelayBrush::setErasing(bool erasing)
{
    m_erasing = erasing;
    emit changed();
}

void DelayBrush::toggle()
{
    m_taken = !isActive();
    m_message.clear();
    if (isActive()) emit taken();
    emit changed();
}

void DelayBrush::putAway()
{
    cancel();
    m_taken = false;
    emit changed();
}

void DelayBrush::grow(int steps) { setRadius(m_brush.radius * std::pow(kGrowth, steps)); }

void DelayBrush::press(QPointF point)
{
    const auto present = cast();
    if (!isActive() || !present || !m_stage) return;
    m_act = selection()->currentAct();
    m_cast = selection()->currentCast();
    const Vec2 stage = sizeOf(document()->show().stage);
    DelayField start = present->sweep.field;
    if (present->sweep.kind != SweepKind::field)
        start = fieldOfDelays(*m_preview->report(), m_cast, present->sweep.stagger);
    else if (start.values.empty())
        start = blankField(stage);
    FieldBrush brush = m_brush;
    if (m_erasing) brush.delay = 0;
    m_stroke.emplace(std::move(start), stage, brush);
    m_gesture = document()->beginGesture(tr("Paint delays"));
    m_message.clear();
    drag(point);
}

void DelayBrush::drag(QPointF point)
{
    if (!m_stroke || !m_gesture || !document() || !m_stage) return;
    m_stroke->to(m_stage->viewport().toStage(point));
    paint();
}

void DelayBrush::paint()
{
    const bool running = document()->updateGesture(
        *m_gesture, [&, field = m_stroke->field()](Show& show) { return setField(show, m_act, m_cast, field); });
    if (running) return;
    m_gesture.reset();
    m_stroke.reset();
    emit changed();
}

void DelayBrush::release()
{
    m_stroke.reset();
    if (!m_gesture) return;
    if (document()) document()->commitGesture(*m_gesture);
    m_gesture.reset();
    emit changed();
}

bool DelayBrush::cancel()
{
    m_stroke.reset();
    if (!m_gesture) return false;
    if (document()) document()->cancelGesture(*m_gesture);
    m_gesture.reset();
    emit changed();
    return true;
}

bool DelayBrush::takePicture(const QUrl& file)
{
    if (!isAvailable()) return false;
    QImageReader reader(file.toLocalFile());
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid())
        reader.setScaledSize(size.scaled(kPictureSide, kPictureSide, Qt::KeepAspectRatio).boundedTo(size));
    const QImage picture = reader.read();
    if (picture.isNull()) {
        m_message = tr("“%1” is not a picture that can be read.").arg(QFileInfo(file.toLocalFile()).fileName());
        emit changed();
        return false;
    }
    m_message.clear();
    DelayField field = fieldOfPicture(picture, sizeOf(document()->show().stage));
    field.source = QFileInfo(file.toLocalFile()).fileName().toStdString();
    const ActId act = selection()->currentAct();
    const CastId cast = selection()->currentCast();
    document()->edit(tr("Take delays from a picture"), [&](Show& show) { return setField(show, act, cast, field); });
    emit changed();
    return true;
}

void DelayBrush::refresh()
{
    // A stroke that ended elsewhere (an undo, another show) leaves nothing to paint on.
    if (m_gesture && !(document() && document()->isGestureRunning())) {
        m_gesture.reset();
        m_stroke.reset();
    }
    emit changed();
}

} // namespace flocktale
