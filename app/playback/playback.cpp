// SPDX-License-Identifier: MIT
#include "playback/playback.h"

#include "base/limits.h"
#include "flock/step.h"
#include "playback/time_text.h"
#include "show/edit.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <thread>

namespace flocktale {

namespace {

/// Performed ahead of the playhead while playing, so that the next picture never waits for the worker.
constexpr std::int64_t kAhead = FixedStepper::kMostSteps + 1;
/// As far as the stage may be behind its clock; from there on the clock comes back to it.
constexpr std::int64_t kMostLag = kStepsPerSecond / 5;
constexpr Step kEmptyShow{10 * kStepsPerSecond};
constexpr Step kFurthest{static_cast<std::int64_t>(limits::kShowSeconds) * kStepsPerSecond};
constexpr auto kPatience = std::chrono::milliseconds(150);

int workerThreads()
{
    // One is left for the window.
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    return std::clamp(cores - 1, 1, 4);
}

bool sameProblem(const Problem& a, const Problem& b)
{
    return a.code == b.code && a.pointer == b.pointer && a.arguments == b.arguments && a.severity == b.severity;
}

} // namespace

Playback::Playback(QObject* parent) : QObject(parent), m_show(std::make_shared<const Show>()), m_length(kEmptyShow)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { setBusy(true); });
}

Playback::~Playback() = default;

void Playback::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (change.everything) {
                setPlaying(false);
                moveTo({});
            }
            takeShow();
        });
    takeShow();
    emit documentChanged();
}

void Playback::setShapes(const ShapeLibrary& shapes)
{
    m_shapes = &shapes;
    m_worker.reset();
    if (m_document) request(true);
}

void Playback::setClock(PlaybackClock* clock)
{
    if (m_clock && m_playing) m_clock->stop();
    m_clock = clock;
    if (m_clock && m_playing) m_clock->start(time());
}

void Playback::setPlaying(bool playing)
{
    if (playing == m_playing) return;
    m_playing = playing;
    m_stepper.reset();
    if (playing && m_step >= m_length) seekStep(0);
    if (playing) request(false);
    if (m_clock && playing) m_clock->start(time());
    if (m_clock && !playing) m_clock->stop();
    emit playingChanged();
    emit frameReady();
}

void Playback::setLooping(bool looping)
{
    if (looping == m_looping) return;
    m_looping = looping;
    emit loopingChanged();
}

QString Playback::timeText() const { return formatTime(m_step); }
QString Playback::lengthText() const { return formatTime(m_length); }

StageShot Playback::shot() const
{
    StageShot shot;
    shot.show = m_show;
    shot.from = here();
    if (!shot.from) {
        shot.from = shot.to = m_shown;
        return shot;
    }
    shot.to = m_playing ? frameAt(m_step + Step{1}) : nullptr;
    if (shot.to)
        shot.between = m_stepper.between();
    else
        shot.to = shot.from;
    return shot;
}

std::uint64_t Playback::hash() const
{
    const auto frame = here();
    return frame ? stateHash(frame->flock) : 0;
}

void Playback::setLeastLength(Step length)
{
    const Step least = std::min(length, kFurthest);
    if (least == m_leastLength) return;
    m_leastLength = least;
    if (m_document) measure();
}

void Playback::finishPending()
{
    if (m_worker) m_worker->waitUntilIdle();
    QCoreApplication::sendPostedEvents(this);
}

void Playback::stop()
{
    setPlaying(false);
    seekStep(0);
}

void Playback::stepBy(int steps)
{
    setPlaying(false);
    seekStep(static_cast<int>(m_step.count + steps));
}

void Playback::seekStep(int step)
{
    const Step to{std::clamp(static_cast<std::int64_t>(step), std::int64_t{0}, kFurthest.count)};
    if (to == m_step) return;
    if (to > m_length) setPlaying(false);
    m_stepper.reset();
    moveTo(to);
    if (m_clock && m_playing) m_clock->start(time());
    if (!here()) {
        m_frames.clear();
        m_jump = m_lastRequest + 1;
    }
    request(false);
    emit frameReady();
}

void Playback::seekSeconds(double seconds)
{
    if (seconds >= 0 && seconds <= limits::kShowSeconds) seekStep(static_cast<int>(stepAt(seconds).count));
}

bool Playback::seekText(const QString& text)
{
    const auto at = typedTime(text, m_step);
    if (at) seekStep(static_cast<int>(at->count));
    return at.has_value();
}

void Playback::frame(double seconds)
{
    // While the playhead's own frame is being performed, time stands still.
    if (!m_playing || !here()) return;
    const Step wanted = wantedStep(seconds);
    Step to = wanted;
    while (to > m_step && !frameAt(std::min(to, last()))) to -= Step{1};
    if (m_clock && (wanted - to).count > kMostLag) m_clock->start(flocktale::seconds(to));
    if (to >= m_length) {
        if (m_looping) return seekStep(0);
        moveTo(m_length);
        return setPlaying(false);
    }
    moveTo(to);
    request(false);
    emit frameReady();
}

/// Where the clock wants the playhead, never before where it is; without a clock `seconds` further.
Step Playback::wantedStep(double seconds)
{
    const std::optional<double> now = m_clock ? m_clock->now() : std::nullopt;
    if (!now) return std::min(m_step + Step{m_stepper.advance(seconds)}, m_length);
    const double steps =
        std::clamp(*now * kStepsPerSecond, static_cast<double>(m_step.count), static_cast<double>(m_length.count));
    const auto whole = static_cast<std::int64_t>(steps);
    m_stepper.setBetween(steps - static_cast<double>(whole));
    return Step{whole};
}

void Playback::startWorker()
{
    PerformanceWorker::Listener listener;
    listener.frame = [this](const PerformanceWorker::Answer& answer) {
        QMetaObject::invokeMethod(
            this, [this, answer] { receive(answer); }, Qt::QueuedConnection);
    };
    listener.progress = [this](std::uint64_t number, double share) {
        QMetaObject::invokeMethod(
            this,
            [this, number, share] {
                if (number < m_jump) return;
                m_progress = share;
                emit progressChanged();
            },
            Qt::QueuedConnection);
    };
    Performance::Options options;
    options.threads = workerThreads();
    m_worker = std::make_unique<PerformanceWorker>(m_show, *m_shapes, options, std::move(listener));
}

void Playback::takeShow()
{
    if (!m_document) return;
    m_show = std::make_shared<const Show>(m_document->show());
    measure();
    // Until the edited show is performed, the old frame stays on the stage.
    if (const auto frame = here()) m_shown = frame;
    m_frames.clear();
    m_jump = m_lastRequest + 1;
    request(true);
    lookAround();
    emit frameReady();
}

void Playback::measure()
{
    const bool inside = m_step <= m_length;
    const bool bare = m_show->acts.empty() && m_leastLength == Step{};
    const Step length = bare ? kEmptyShow : std::max(m_show->length(), m_leastLength);
    if (length == m_length) return;
    m_length = length;
    emit lengthChanged();
    if (inside && m_step > m_length) moveTo(m_length);
}

void Playback::request(bool withShow)
{
    if (!m_document) return;
    if (!m_worker) startWorker();
    const Step to = std::min(m_step + Step{m_playing ? kAhead : 0}, last());
    Step from = std::min(m_step, last());
    while (from < to && frameAt(from)) from += Step{1};
    if (!withShow && frameAt(from)) return;
    m_worker->perform({withShow ? m_show : nullptr, from, to, ++m_lastRequest});
    if (!here() && !m_patience.isActive() && !m_busy) m_patience.start();
}

void Playback::receive(const PerformanceWorker::Answer& answer)
{
    if (answer.number < m_jump) {
        // Of a show or a place that is left already: better than the even older picture.
        if (here() || answer.number < m_shownNumber) return;
        m_shown = answer.frame;
        m_shownNumber = answer.number;
        emit frameReady();
        return;
    }
    const Step at = answer.frame->at;
    m_frames[at] = answer.frame;
    m_frames.erase(m_frames.begin(), m_frames.lower_bound(std::min(m_step, last()) - Step{1}));
    if (at != std::min(m_step, last())) {
        if (at == m_step + Step{1}) emit frameReady();
        return;
    }
    m_shown = answer.frame;
    m_shownNumber = answer.number;
    m_patience.stop();
    setBusy(false);
    lookAround();
    emit frameReady();
}

void Playback::moveTo(Step step)
{
    if (step == m_step) return;
    if (const auto frame = here()) m_shown = frame;
    m_step = step;
    m_frames.erase(m_frames.begin(), m_frames.lower_bound(std::min(m_step, last()) - Step{1}));
    emit stepChanged();
    lookAround();
}

void Playback::lookAround()
{
    const Act* act = actAt(*m_show, m_step);
    const QString id = act ? QString::fromStdString(act->id.value) : QString();
    const QString name = act ? QString::fromStdString(act->name) : QString();
    if (id != m_actId || name != m_actName) {
        m_actId = id;
        m_actName = name;
        emit actChanged();
    }
    const auto frame = here();
    if (!frame) return;
    const Problems problems = frame->entry ? frame->entry->problems : Problems{};
    if (std::equal(problems.begin(), problems.end(), m_problems.begin(), m_problems.end(), sameProblem)) return;
    m_problems = problems;
    emit problemsChanged();
}

void Playback::setBusy(bool busy)
{
    if (busy == m_busy) return;
    m_busy = busy;
    m_progress = 0;
    emit progressChanged();
    emit busyChanged();
}

Step Playback::last() const { return m_step > m_length ? kFurthest : std::max(m_length - Step{1}, Step{}); }

std::shared_ptr<const Frame> Playback::frameAt(Step step) const
{
    const auto found = m_frames.find(step);
    return found == m_frames.end() ? nullptr : found->second;
}

} // namespace flocktale
