// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "playback/fixed_stepper.h"
#include "playback/performance_worker.h"
#include "playback/playback_clock.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>

namespace flocktale {

/// What the stage shows: two neighbouring frames and the share between them. All of it stays valid and unchanged for as
/// long as someone holds it.
struct StageShot {
    std::shared_ptr<const Show> show; ///< as it is now; the frames may be of a slightly older one while it is performed
    std::shared_ptr<const Frame> from, to;
    double between = 0;
    [[nodiscard]] bool empty() const { return !from || !to; }
};

/// The playhead and its motion. Time comes in only through frame(), in as large pieces as the screen has; the flock is
/// performed in a thread of its own and never waited for. Edits keep the playhead and whether it plays. Owned by the
/// editor; lives in the GUI thread.
class Playback : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged FINAL)
    Q_PROPERTY(bool looping READ isLooping WRITE setLooping NOTIFY loopingChanged FINAL)
    Q_PROPERTY(double time READ time WRITE seekSeconds NOTIFY stepChanged FINAL)
    Q_PROPERTY(int step READ step WRITE seekStep NOTIFY stepChanged FINAL)
    Q_PROPERTY(int lengthSteps READ lengthSteps NOTIFY lengthChanged FINAL)
    Q_PROPERTY(QString timeText READ timeText NOTIFY stepChanged FINAL)
    Q_PROPERTY(QString lengthText READ lengthText NOTIFY lengthChanged FINAL)
    Q_PROPERTY(QString actId READ actId NOTIFY actChanged FINAL)
    Q_PROPERTY(QString actName READ actName NOTIFY actChanged FINAL)
    /// A long way is being performed; `progress` is its done share.
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)

public:
    explicit Playback(QObject* parent = nullptr);
    ~Playback() override;

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    /// Where shapes come from; one without text until it is set. Not owned; must outlive this object.
    void setShapes(const ShapeLibrary& shapes);
    [[nodiscard]] const ShapeLibrary& shapes() const { return *m_shapes; }

    /// The clock to play by; null: the screen's. Not owned.
    void setClock(PlaybackClock* clock);

    [[nodiscard]] bool isPlaying() const { return m_playing; }
    void setPlaying(bool playing);
    [[nodiscard]] bool isLooping() const { return m_looping; }
    void setLooping(bool looping);
    /// Seconds of the playhead.
    [[nodiscard]] double time() const { return seconds(m_step); }
    [[nodiscard]] int step() const { return static_cast<int>(m_step.count); }
    /// Where playing ends: with the last act or the last sound. A show without either flies freely for ten seconds. The
    /// playhead can be put further, where something is to be added.
    [[nodiscard]] int lengthSteps() const { return static_cast<int>(m_length.count); }
    [[nodiscard]] QString timeText() const;
    [[nodiscard]] QString lengthText() const;
    /// The act at the playhead, empty in a gap.
    [[nodiscard]] QString actId() const { return m_actId; }
    [[nodiscard]] QString actName() const { return m_actName; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] double progress() const { return m_progress; }

    /// Playing goes on at least to there.
    void setLeastLength(Step length);

    /// The newest picture that there is; empty before the first frame. At the very end it is that of the last step
    /// inside the show, because one later everything has been let go.
    [[nodiscard]] StageShot shot() const;
    /// What went wrong when the act at the playhead was entered (text without ink, too few birds, …).
    [[nodiscard]] const Problems& problems() const { return m_problems; }
    /// 64-bit hash of the flock in that picture; 0 while it is not there yet.
    [[nodiscard]] std::uint64_t hash() const;
    /// Waits until the frames that were asked for are here. For tests.
    void finishPending();

public slots:
    void play() { setPlaying(true); }
    void pause() { setPlaying(false); }
    void toggle() { setPlaying(!m_playing); }
    /// Pauses and goes to the start.
    void stop();
    void stepBy(int steps);
    void toStart() { seekStep(0); }
    void toEnd() { seekStep(lengthSteps()); }
    /// Playing goes on from there.
    void seekStep(int step);
    void seekSeconds(double seconds);
    /// As a person types it, also as a sum (playback/time_text.h). False when it is not a time.
    bool seekText(const QString& text);
    /// A picture is about to be drawn, this many seconds after the one before.
    void frame(double seconds);

signals:
    void documentChanged();
    void playingChanged();
    void loopingChanged();
    void stepChanged();
    void lengthChanged();
    void actChanged();
    void busyChanged();
    void progressChanged();
    void problemsChanged();
    /// shot() has changed.
    void frameReady();

private:
    void startWorker();
    void takeShow();
    void measure();
    void request(bool withShow);
    void receive(const PerformanceWorker::Answer& answer);
    [[nodiscard]] Step wantedStep(double seconds);
    void moveTo(Step step);
    void lookAround();
    void setBusy(bool busy);
    [[nodiscard]] std::shared_ptr<const Frame> frameAt(Step step) const;
    [[nodiscard]] Step last() const;
    [[nodiscard]] std::shared_ptr<const Frame> here() const { return frameAt(std::min(m_step, last())); }

    QPointer<ShowDocument> m_document;
    const ShapeLibrary m_noShapes;
    const ShapeLibrary* m_shapes = &m_noShapes;
    std::shared_ptr<const Show> m_show;
    Step m_length, m_leastLength;
    Step m_step;
    FixedStepper m_stepper;
    PlaybackClock* m_clock = nullptr;
    bool m_playing = false;
    bool m_looping = false;
    QString m_actId, m_actName;
    Problems m_problems;

    std::uint64_t m_lastRequest = 0;
    std::uint64_t m_jump = 0;                              ///< first request since the last jump or edit
    std::map<Step, std::shared_ptr<const Frame>> m_frames; ///< around the playhead, since that jump
    std::shared_ptr<const Frame> m_shown;                  ///< what is drawn until the playhead's frame is here
    std::uint64_t m_shownNumber = 0;
    bool m_busy = false;
    double m_progress = 0;
    QTimer m_patience; ///< a short wait is not worth a word
    std::unique_ptr<PerformanceWorker> m_worker;
};

} // namespace flocktale
