// SPDX-License-Identifier: MIT
#include "sound/sound_desk.h"

#include "document/file_store.h"
#include "document/local_path.h"
#include "document/lookup.h"
#include "show/edit/sound_edits.h"
#include "sound/files/sound_path.h"
#include "timeline/marker_edits.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
constexpr double kSlowest = 20, kFastest = 400;
constexpr int kMostBeats = 16;
const QStringList kEndings{u"wav"_s, u"flac"_s, u"ogg"_s, u"oga"_s, u"opus"_s, u"mp3"_s, u"m4a"_s, u"aac"_s};

/// A name in the folder that is not taken: "song.mp3", "song 2.mp3" …
QString freeName(const QDir& folder, const QFileInfo& file)
{
    QString name = file.fileName();
    for (int number = 2; folder.exists(name); ++number) {
        const QString ending = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
        name = file.completeBaseName() + u' ' + QString::number(number) + ending;
    }
    return name;
}

/// All or nothing: a copy that breaks off leaves no file.
bool copyWhole(const QString& from, const QString& to)
{
    if (QFile::copy(from, to)) return true;
    QFile::remove(to);
    return false;
}
} // namespace

SoundDesk::SoundDesk(ShowDocument& document, Playback& playback, std::unique_ptr<SoundDevice> device,
                     SoundEngine::MachineTime now, QObject* parent)
    : QObject(parent), m_document(document), m_playback(playback), m_engine(document, playback, std::move(device), now),
      m_sounds(document, m_engine), m_now(now)
{
    connect(&m_engine, &SoundEngine::muteChanged, this, &SoundDesk::muteChanged);
    connect(&m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
        if (change.everything || change.tempo) emit tempoChanged();
    });
    connect(&m_playback, &Playback::stepChanged, this, [this] {
        if (m_document.show().tempo.size() > 1) emit tempoChanged();
    });
}

const Sound* SoundDesk::soundOf(const QString& id) const
{
    return findSound(m_document.show(), SoundId{id.toStdString()});
}

void SoundDesk::setFolder(const QString& folder)
{
    if (folder == m_engine.folder()) return;
    m_engine.setFolder(folder);
    emit folderChanged();
    if (const auto waiting = std::exchange(m_waiting, std::nullopt); waiting && isSaved()) put(*waiting);
}

QUrl SoundDesk::folderUrl() const
{
    return QUrl::fromLocalFile(isSaved() ? m_engine.folder()
                                         : QStandardPaths::writableLocation(QStandardPaths::MusicLocation));
}

QString SoundDesk::copyName() const { return m_copy ? QFileInfo(m_copy->path).fileName() : QString(); }

QString SoundDesk::namePatterns() { return u"*."_s + kEndings.join(u" *."_s); }

QUrl SoundDesk::soundAmong(const QList<QUrl>& files)
{
    const auto found = std::find_if(files.begin(), files.end(), [](const QUrl& file) {
        return kEndings.contains(QFileInfo(file.path()).suffix(), Qt::CaseInsensitive);
    });
    return found == files.end() ? QUrl() : *found;
}

double SoundDesk::bpm() const
{
    const Tempo* tempo = tempoAt(m_document.show(), Step{m_playback.step()});
    return tempo ? tempo->bpm : 0;
}

int SoundDesk::beatsPerBar() const
{
    const Tempo* tempo = tempoAt(m_document.show(), Step{m_playback.step()});
    return tempo ? tempo->beatsPerBar : Tempo{}.beatsPerBar;
}

QString SoundDesk::tapText() const
{
    if (const auto bpm = m_taps.bpm()) return QLocale().toString(*bpm, 'f', 1);
    return taps() == 0 ? QString() : tr("%n more", nullptr, std::max(1, 3 - taps()));
}

void SoundDesk::addAt(const QUrl& file, double seconds)
{
    const auto path = localPath(file);
    if (!path || !QFileInfo(*path).isFile()) {
        emit failed(tr("Only files on this computer can be used"));
        return;
    }
    const Addition addition{*path, clampedToShow(seconds)};
    if (isSaved()) {
        put(addition);
        return;
    }
    m_waiting = addition;
    emit saveWanted();
}

void SoundDesk::put(const Addition& addition)
{
    const QString relative = relativeTo(m_engine.folder(), addition.path);
    if (!relative.isEmpty()) {
        addRelative(relative, addition.at);
        return;
    }
    m_copy = addition;
    emit copyNameChanged();
}

void SoundDesk::answerCopy()
{
    const auto copy = std::exchange(m_copy, std::nullopt);
    if (!copy) return;
    emit copyNameChanged();
    const QString& from = copy->path;
    const QDir folder(m_engine.folder());
    const QString to = folder.filePath(freeName(folder, QFileInfo(from)));
    if (!copyWhole(from, to)) {
        emit failed(tr("%1 could not be copied into %2").arg(QFileInfo(from).fileName(), folder.path()));
        return;
    }
    const QString relative = relativeTo(folder.path(), to);
    if (relative.isEmpty()) {
        QFile::remove(to);
        emit failed(tr("A show cannot name the file %1; rename it first").arg(QFileInfo(from).fileName()));
        return;
    }
    addRelative(relative, copy->at);
}

void SoundDesk::cancelCopy()
{
    if (!m_copy) return;
    m_copy.reset();
    emit copyNameChanged();
}

bool SoundDesk::setBpm(double bpm)
{
    if (!std::isfinite(bpm)) return false;
    return changeTempo(tr("Set tempo"), [&](Tempo& tempo) { tempo.bpm = std::clamp(bpm, kSlowest, kFastest); });
}

bool SoundDesk::setBeatsPerBar(int beats)
{
    return changeTempo(tr("Set beats of a bar"),
                       [&](Tempo& tempo) { tempo.beatsPerBar = std::clamp(beats, 1, kMostBeats); });
}

void SoundDesk::tap()
{
    const double now = m_now();
    m_taps.tap(now);
    m_tappedPlaying = m_playback.isPlaying();
    m_tapShift = m_playback.time() - now;
    emit tapped();
}

bool SoundDesk::useTaps()
{
    const auto bpm = m_taps.bpm();
    const auto first = m_taps.firstBeat();
    if (!bpm || !first) return false;
    const bool playing = m_tappedPlaying;
    const double beat = std::max(0.0, *first + m_tapShift);
    dropTaps();
    if (!playing) return setBpm(*bpm);
    return m_document.edit(tr("Set tempo"), [&](Show& show) {
        const Tempo* before = tempoAt(show, nearestStep(beat));
        Tempo tempo = before ? *before : Tempo{};
        tempo.bpm = *bpm;
        // The only tempo counts through the whole show: its first bar is the earliest that these bars allow.
        const bool only = show.tempo.size() <= 1;
        tempo.at = nearestStep(only ? std::fmod(beat, 60 / *bpm * tempo.beatsPerBar) : beat);
        if (only && before) removeTempo(show, Step(before->at));
        return setTempo(show, tempo);
    });
}

void SoundDesk::dropTaps()
{
    m_taps = {};
    emit tapped();
}

void SoundDesk::addRelative(const QString& file, Step at)
{
    Sound sound;
    sound.file = file.toStdString();
    sound.start = at;
    if (!m_document.edit(tr("Add sound"), [&](Show& show) { return !addSound(show, sound).empty(); }))
        emit failed(tr("The show has as many sounds as a show may have"));
}

bool SoundDesk::changeTempo(const QString& name, const std::function<void(Tempo&)>& edit)
{
    return m_document.edit(name, [&](Show& show) {
        const Tempo* before = tempoAt(show, Step{m_playback.step()});
        Tempo tempo = before ? *before : Tempo{};
        edit(tempo);
        return setTempo(show, tempo);
    });
}

} // namespace flocktale
