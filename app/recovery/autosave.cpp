// SPDX-License-Identifier: MIT
#include "recovery/autosave.h"

#include "document/problem_text.h"
#include "recovery/recovery_file.h"
#include "json/show_json.h"

#include <QDateTime>

#include <utility>

using namespace std::chrono_literals;

namespace flocktale {

namespace {
constexpr auto kRest = 2s;
constexpr auto kMost = 10s;
} // namespace

Autosave::Autosave(ShowDocument& document, QString folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(std::move(folder))
{
    m_thread.setMaxThreadCount(1);
    m_rest.setSingleShot(true);
    m_most.setSingleShot(true);
    setTimes(kRest, kMost);
    connect(&m_rest, &QTimer::timeout, this, &Autosave::keep);
    connect(&m_most, &QTimer::timeout, this, &Autosave::keep);
    connect(&m_document, &ShowDocument::changed, this, &Autosave::onChanged);
    connect(&m_document, &ShowDocument::modifiedChanged, this, &Autosave::onChanged);
}

Autosave::~Autosave() { m_thread.waitForDone(); }

void Autosave::setPlace(const QString& path, const QByteArray& diskHash)
{
    m_path = path;
    m_diskHash = diskHash;
}

void Autosave::adopt(std::shared_ptr<RecoverySlot> slot)
{
    dropFile();
    m_slot = std::move(slot);
    m_onDisk = m_slot != nullptr;
}

void Autosave::forget()
{
    m_rest.stop();
    m_most.stop();
    dropFile();
}

void Autosave::setTimes(std::chrono::milliseconds rest, std::chrono::milliseconds most)
{
    m_rest.setInterval(rest);
    m_most.setInterval(most);
}

void Autosave::flush()
{
    if (m_rest.isActive()) keep();
    m_thread.waitForDone();
}

void Autosave::onChanged()
{
    if (!m_document.isModified()) {
        forget();
        return;
    }
    m_rest.start();
    if (!m_most.isActive()) m_most.start();
}

void Autosave::keep()
{
    m_rest.stop();
    m_most.stop();
    if (!m_slot) m_slot = RecoverySlot::create(m_folder);
    if (!m_slot) {
        setFailure(tr("the folder %1 cannot be written").arg(m_folder));
        return;
    }
    m_onDisk = true;
    RecoveryNote note;
    note.title = m_document.title();
    note.acts = static_cast<int>(m_document.show().acts.size());
    note.when = QDateTime::currentDateTimeUtc();
    note.path = m_path;
    note.diskHash = m_diskHash;
    m_thread.start([this, slot = m_slot, note = std::move(note), show = m_document.show()] {
        std::optional<Problem> problem;
        if (const Result<std::string> text = writeShow(show))
            problem = slot->write(recoveryBytes(note, text.value()));
        else
            problem = text.problem();
        QMetaObject::invokeMethod(
            this,
            [this, problem] {
                setFailure(problem ? problemText(*problem) : QString());
                if (!problem) emit kept();
            },
            Qt::QueuedConnection);
    });
}

void Autosave::dropFile()
{
    if (!m_onDisk) return;
    m_onDisk = false;
    m_thread.start([slot = m_slot] { slot->remove(); });
}

void Autosave::setFailure(const QString& failure)
{
    if (failure == m_failure) return;
    m_failure = failure;
    emit failureChanged();
}

} // namespace flocktale
