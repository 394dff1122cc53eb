// SPDX-License-Identifier: MIT
#include "sound/sound_list_model.h"

#include "base/limits.h"
#include "document/lookup.h"
#include "playback/time_text.h"
#include "show/edit/sound_edits.h"

#include <algorithm>
#include <cmath>

namespace flocktale {

namespace {
constexpr double kPercent = 100;
constexpr double kLoudest = 400;

bool isTime(double seconds) { return seconds >= 0 && seconds <= limits::kShowSeconds; }
} // namespace

SoundListModel::SoundListModel(ShowDocument& document, SoundEngine& engine, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_engine(engine)
{
    connect(&m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
        if (change.everything || change.sounds) sync();
    });
    connect(&m_engine, &SoundEngine::statusChanged, this, &SoundListModel::refresh);
    sync();
}

int SoundListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SoundListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Sound* sound = findSound(m_document.show(), m_rows[static_cast<std::size_t>(index.row())]);
    if (!sound) return {};
    switch (role) {
    case IdRole:
        return QString::fromStdString(sound->id.value);
    case Qt::DisplayRole:
    case FileRole:
        return QString::fromStdString(sound->file);
    case StartRole:
        return seconds(sound->start);
    case OffsetRole:
        return sound->offset;
    case GainRole:
        return sound->gain * kPercent;
    case LengthRole: {
        const LoadedSound loaded = m_engine.status(*sound).sound;
        return loaded.pcm ? formatTime(nearestStep(loaded.pcm->seconds())) : QString();
    }
    case FailureRole:
        return m_engine.status(*sound).failure;
    default:
        return {};
    }
}

QHash<int, QByteArray> SoundListModel::roleNames() const
{
    return {{IdRole, "soundId"}, {FileRole, "file"},     {StartRole, "start"},    {OffsetRole, "offset"},
            {GainRole, "gain"},  {LengthRole, "length"}, {FailureRole, "failure"}};
}

bool SoundListModel::setStart(int row, double seconds)
{
    return isTime(seconds) && change(row, tr("Move sound"), [&](Sound& sound) { sound.start = nearestStep(seconds); });
}

bool SoundListModel::setOffset(int row, double seconds)
{
    return isTime(seconds) && change(row, tr("Set place in the sound"), [&](Sound& sound) {
               // What is shown is rounded to a step: typed back it is no edit.
               if (nearestStep(sound.offset) != nearestStep(seconds)) sound.offset = seconds;
           });
}

bool SoundListModel::setGain(int row, double percent)
{
    if (!std::isfinite(percent)) return false;
    return change(row, tr("Set loudness"),
                  [&](Sound& sound) { sound.gain = std::clamp(percent, 0.0, kLoudest) / kPercent; });
}

bool SoundListModel::remove(int row)
{
    if (row < 0 || row >= count()) return false;
    return m_document.edit(tr("Remove sound"),
                           [id = m_rows[static_cast<std::size_t>(row)]](Show& show) { return removeSound(show, id); });
}

bool SoundListModel::change(int row, const QString& name, const std::function<void(Sound&)>& edit)
{
    if (row < 0 || row >= count()) return false;
    return m_document.edit(name, [&](Show& show) {
        const Sound* before = findSound(show, m_rows[static_cast<std::size_t>(row)]);
        if (!before) return false;
        Sound after = *before;
        edit(after);
        return setSound(show, after);
    });
}

void SoundListModel::sync()
{
    std::vector<SoundId> wanted;
    for (const Sound& sound : m_document.show().sounds) wanted.push_back(sound.id);
    if (wanted == m_rows) {
        refresh();
        return;
    }
    beginResetModel();
    m_rows = std::move(wanted);
    endResetModel();
    emit countChanged();
}

void SoundListModel::refresh()
{
    if (!m_rows.empty()) emit dataChanged(index(0), index(count() - 1));
}

} // namespace flocktale
