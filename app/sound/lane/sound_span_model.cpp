// SPDX-License-Identifier: MIT
#include "sound/lane/sound_span_model.h"

#include "document/lookup.h"
#include "sound/lane/sound_spans.h"
#include "timeline/clock_text.h"

namespace flocktale {

namespace {
constexpr int kDecimals = 3;
}

SoundSpanModel::SoundSpanModel(QObject* parent) : SpanModel(parent), IdRows(this) {}

void SoundSpanModel::setDesk(SoundDesk* desk)
{
    if (m_desk == desk) return;
    if (m_desk) {
        m_desk->document()->disconnect(this);
        m_desk->engine()->disconnect(this);
    }
    m_desk = desk;
    if (m_desk) {
        connect(m_desk->document(), &ShowDocument::changed, this, [this](const ShowChange& change) {
            // The acts too: attached sounds move with them, and one that is not read yet lasts as long as they do.
            if (change.everything || change.sounds || change.actOrder || !change.acts.empty())
                refresh(change.everything);
        });
        connect(m_desk->engine(), &SoundEngine::statusChanged, this, [this] { refresh(false); });
    }
    refresh(true);
    emit deskChanged();
}

std::vector<TrackSpan> SoundSpanModel::spansOf(const Show& show) const
{
    return soundSpans(show, [this](const Sound& sound) { return lengthOf(sound); });
}

bool SoundSpanModel::shift(Show& show, const std::string& id, SpanChange change, Step shift) const
{
    return shiftSound(show, SoundId{id}, change, shift, [this](const Sound& sound) { return lengthOf(sound); });
}

QString SoundSpanModel::nameOf(SpanChange change) const
{
    switch (change) {
    case SpanChange::trimStart:
        return tr("Trim start of sound");
    case SpanChange::trimEnd:
        return tr("Trim end of sound");
    case SpanChange::slip:
        return tr("Slip sound");
    case SpanChange::move:
        break;
    }
    return tr("Move sound");
}

QVariant SoundSpanModel::data(const QModelIndex& index, int role) const
{
    const SoundRow* row = rowAt(index);
    if (!row) return {};
    switch (role) {
    case SoundIdRole:
        return QString::fromStdString(row->id.value);
    case Qt::DisplayRole:
    case FileRole:
        return row->file;
    case FailureRole:
        return row->failure;
    case StartRole:
        return seconds(row->start);
    case DurationRole:
        return seconds(row->end - row->start);
    case TimeTextRole:
        return tr("%1 – %2", "when a sound is heard")
            .arg(clockText(row->start, kDecimals), clockText(row->end, kDecimals));
    case LaneRole:
        return row->lane;
    case AttachedRole:
        return row->attached;
    default:
        return {};
    }
}

QHash<int, QByteArray> SoundSpanModel::roleNames() const
{
    return {{SoundIdRole, "soundId"},
            {FileRole, "file"},
            {FailureRole, "failure"},
            {StartRole, "startSeconds"},
            {DurationRole, "durationSeconds"},
            {TimeTextRole, "timeText"},
            {LaneRole, "lane"},
            {AttachedRole, "attached"}};
}

QList<int> SoundSpanModel::changedRoles(const SoundRow& before, const SoundRow& after) const
{
    QList<int> roles;
    if (before.file != after.file) roles.append({FileRole, Qt::DisplayRole});
    if (before.failure != after.failure) roles.append(FailureRole);
    if (before.start != after.start || before.end != after.end) roles.append({StartRole, DurationRole, TimeTextRole});
    if (before.lane != after.lane) roles.append(LaneRole);
    if (before.attached != after.attached) roles.append(AttachedRole);
    return roles;
}

double SoundSpanModel::lengthOf(const Sound& sound) const
{
    if (!m_desk) return 0;
    const LoadedSound loaded = m_desk->engine()->status(sound).sound;
    return loaded.pcm ? loaded.pcm->seconds() : 0;
}

std::vector<SoundRow> SoundSpanModel::makeRows() const
{
    std::vector<SoundRow> made;
    made.reserve(spans().size());
    for (const TrackSpan& span : spans()) {
        const Sound& sound = *findSound(m_desk->document()->show(), SoundId{span.id});
        made.push_back({sound.id, QString::fromStdString(sound.file), m_desk->engine()->status(sound).failure,
                        span.start, span.end, span.row, !sound.act.empty()});
    }
    return made;
}

void SoundSpanModel::refresh(bool anew)
{
    setSpans(m_desk ? spansOf(m_desk->document()->show()) : std::vector<TrackSpan>());
    if (anew)
        reset(makeRows());
    else
        sync(makeRows());
    countLanes();
}

} // namespace flocktale
