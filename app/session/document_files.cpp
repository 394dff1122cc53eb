// SPDX-License-Identifier: MIT
#include "session/document_files.h"

#include "base/limits.h"
#include "document/file_store.h"
#include "document/flight_default.h"
#include "document/local_path.h"
#include "json/show_json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
const QString kEnding = u"json"_s;

/// The shows that come with the program.
bool isResource(const QString& path) { return path.startsWith(u':'); }

Result<std::string> readResource(const QString& path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) return file.readAll().toStdString();
    Problem problem;
    problem.code = ProblemCode::fileUnreadable;
    problem.arguments = {file.errorString().toStdString()};
    return problem;
}

Problem notLocal(const QUrl& url)
{
    Problem problem;
    problem.code = ProblemCode::fileUnreadable;
    problem.arguments = {url.toDisplayString().toStdString()};
    return problem;
}
} // namespace

DocumentFiles::DocumentFiles(ShowDocument& document, const QString& claimFolder, QObject* parent)
    : QObject(parent), m_document(document), m_claim(claimFolder)
{
    connect(&m_watch, &FileWatch::stirred, this, &DocumentFiles::lookAtDisk);
}

QString DocumentFiles::name() const
{
    if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
    return m_copyName.isEmpty() ? tr("Untitled") : m_copyName;
}

QUrl DocumentFiles::folder() const
{
    if (!m_lastFolder.isEmpty()) return QUrl::fromLocalFile(m_lastFolder);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QFileInfo(documents).isDir() ? documents : QDir::homePath());
}

QUrl DocumentFiles::suggestedUrl() const
{
    if (!m_path.isEmpty()) return QUrl::fromLocalFile(m_path);
    return QUrl::fromLocalFile(withEnding(folder().toLocalFile() + u'/' + name(), kEnding));
}

QUrl DocumentFiles::exportUrl(const QString& ending) const
{
    return QUrl::fromLocalFile(folder().toLocalFile() + u'/' + QFileInfo(name()).completeBaseName() + u'.' + ending);
}

QString DocumentFiles::wantedName() const
{
    return m_question == NoQuestion ? QString() : QFileInfo(m_wantedPath).fileName();
}

bool DocumentFiles::open(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (m_claim.isTakenByOthers(absolute)) {
        m_wantedPath = absolute;
        ask(FileInUse);
        return false;
    }
    return load(absolute, absolute);
}

void DocumentFiles::openRecovered(Show show, const RecoveryNote& note, const Problems& warnings)
{
    // A window that has the file open goes on with it; this one has a copy then.
    const bool own = note.path.isEmpty() || !m_claim.isTakenByOthers(note.path);
    m_copyName = own ? QString() : tr("%1 recovered").arg(QFileInfo(note.path).completeBaseName());
    settle(own ? note.path : QString(), note.diskHash);
    m_document.openUnsaved(std::move(show));
    emit placeChanged();
    emit opened(warnings);
    QTimer::singleShot(0, this, &DocumentFiles::lookAtDisk);
}

void DocumentFiles::request(std::function<void()> then)
{
    // One question at a time: what is asked now goes first.
    if (m_question != NoQuestion) return;
    m_then = std::move(then);
    if (m_document.isModified())
        ask(UnsavedChanges);
    else
        goOn();
}

void DocumentFiles::requestNew()
{
    request([this] {
        m_copyName.clear();
        settle({}, {});
        m_document.open(freshShow());
        emit placeChanged();
        emit opened({});
    });
}

void DocumentFiles::requestOpen()
{
    request([this] { ask(OpenPath); });
}

void DocumentFiles::requestOpenUrl(const QUrl& url)
{
    const std::optional<QString> path = localPath(url);
    if (path)
        request([this, path] { open(*path); });
    else
        emit problemsFound(tr("Only files on this computer can be opened"), {notLocal(url)});
}

void DocumentFiles::requestSample(const QString& resource)
{
    request([this, resource] { load(resource, {}); });
}

void DocumentFiles::requestQuit()
{
    request([this] { emit quitGranted(); });
}

void DocumentFiles::save()
{
    if (m_question == NoQuestion) saveOrAsk();
}

void DocumentFiles::saveAs()
{
    if (m_question == NoQuestion) ask(SavePath);
}

void DocumentFiles::lookAtDisk()
{
    // What is asked now goes first; the answer looks again.
    if (m_question != NoQuestion) return;
    if (m_document.isGestureRunning()) {
        m_watch.lookLater();
        return;
    }
    const FileWatch::State state = m_watch.look();
    if (state == FileWatch::Same) return;
    m_wantedPath = m_path;
    ask(state == FileWatch::Gone ? DiskGone : DiskChanged);
}

void DocumentFiles::answerSave()
{
    if (m_question != UnsavedChanges) return;
    ask(NoQuestion);
    if (saveOrAsk()) goOn();
}

void DocumentFiles::answerDiscard()
{
    if (m_question != UnsavedChanges) return;
    ask(NoQuestion);
    goOn();
}

void DocumentFiles::choosePath(const QUrl& url)
{
    if (m_question != OpenPath && m_question != SavePath) return;
    const bool opening = m_question == OpenPath;
    ask(NoQuestion);
    const std::optional<QString> path = localPath(url);
    if (!path) {
        m_then = {};
        emit problemsFound(tr("Only files on this computer can be used"), {notLocal(url)});
        return;
    }
    if (opening) {
        open(*path);
        return;
    }
    m_wantedPath = withEnding(*path, kEnding);
    if (QFileInfo::exists(m_wantedPath) && m_wantedPath != m_path)
        ask(Overwrite);
    else
        writeAndGoOn(m_wantedPath);
}

void DocumentFiles::answerOverwrite()
{
    if (m_question != Overwrite && m_question != SaveOverOther && m_question != DiskGone) return;
    ask(NoQuestion);
    writeAndGoOn(m_wantedPath);
}

void DocumentFiles::answerOpenCopy()
{
    if (m_question != FileInUse) return;
    ask(NoQuestion);
    if (load(m_wantedPath, {})) {
        m_copyName = tr("Copy of %1").arg(QFileInfo(m_wantedPath).completeBaseName());
        m_lastFolder = QFileInfo(m_wantedPath).absolutePath();
        emit placeChanged();
    }
}

void DocumentFiles::answerOpenAnyway()
{
    if (m_question != FileInUse) return;
    ask(NoQuestion);
    load(m_wantedPath, m_wantedPath);
}

void DocumentFiles::answerReload()
{
    if (m_question != DiskChanged) return;
    ask(NoQuestion);
    reload();
}

void DocumentFiles::answerSaveElsewhere()
{
    if (m_question == DiskChanged || m_question == DiskGone)
        keepMine();
    else if (m_question != SaveOverOther)
        return;
    ask(SavePath);
}

void DocumentFiles::cancel()
{
    if (m_question == Overwrite) {
        ask(SavePath);
        return;
    }
    if (m_question == DiskChanged || m_question == DiskGone) keepMine();
    m_then = {};
    ask(NoQuestion);
}

void DocumentFiles::goOn()
{
    if (const auto then = std::exchange(m_then, {})) then();
}

void DocumentFiles::ask(Question question)
{
    if (m_question == question) return;
    m_question = question;
    const bool named = question == FileInUse || question == Overwrite;
    m_wantedHolder = named && m_claim.isTakenByOthers(m_wantedPath) ? m_claim.holder(m_wantedPath) : QString();
    emit questionChanged();
    // What happened to the file in the meantime.
    if (question == NoQuestion) m_watch.lookLater();
}

/// True when the show is on disk now; false when it failed or something has to be asked first.
bool DocumentFiles::saveOrAsk()
{
    if (isUntitled()) {
        ask(SavePath);
        return false;
    }
    if (m_watch.look() == FileWatch::Changed) {
        m_wantedPath = m_path;
        ask(SaveOverOther);
        return false;
    }
    if (write(m_path)) return true;
    m_then = {};
    return false;
}

std::optional<DocumentFiles::Loaded> DocumentFiles::read(const QString& path)
{
    const QString headline = tr("%1 could not be opened").arg(QFileInfo(path).fileName());
    const Result<std::string> text = isResource(path) ? readResource(path) : readFile(path, limits::kFileBytes);
    if (!text) {
        emit problemsFound(headline, {text.problem()});
        return std::nullopt;
    }
    ReadResult read = readShow(text.value());
    if (!read.show) {
        emit problemsFound(headline, read.problems);
        return std::nullopt;
    }
    return Loaded{std::move(*read.show), std::move(read.problems), hashOf(text.value())};
}

bool DocumentFiles::load(const QString& path, const QString& placeAfterwards)
{
    std::optional<Loaded> loaded = read(path);
    if (!loaded) return false;
    m_copyName.clear();
    settle(placeAfterwards, loaded->hash);
    m_document.open(std::move(loaded->show));
    emit placeChanged();
    emit opened(loaded->warnings);
    return true;
}

/// The open show belongs there from now on.
void DocumentFiles::settle(const QString& path, const QByteArray& hash)
{
    m_path = path;
    if (!path.isEmpty()) m_lastFolder = QFileInfo(path).absolutePath();
    m_claim.take(path);
    m_watch.watch(path, hash);
}

/// One step of the history, so that what was open can be had back.
void DocumentFiles::reload()
{
    std::optional<Loaded> loaded = read(m_path);
    if (!loaded) {
        keepMine();
        return;
    }
    m_document.edit(tr("Reload from disk"), [&](Show& show) {
        show = std::move(loaded->show);
        return true;
    });
    m_watch.watch(m_path, loaded->hash);
    m_document.setSaved();
    emit placeChanged();
    emit opened(loaded->warnings);
}

void DocumentFiles::keepMine()
{
    m_watch.accept();
    m_document.setUnsaved();
}

bool DocumentFiles::write(const QString& path)
{
    const QString headline = tr("%1 could not be saved").arg(QFileInfo(path).fileName());
    const Result<std::string> text = writeShow(m_document.show());
    if (!text) {
        emit problemsFound(headline, {text.problem()});
        return false;
    }
    if (const std::optional<Problem> problem = saveFile(path, text.value())) {
        emit problemsFound(headline, {*problem});
        return false;
    }
    m_copyName.clear();
    settle(path, hashOf(text.value()));
    m_document.setSaved();
    emit placeChanged();
    emit saved(path);
    return true;
}

void DocumentFiles::writeAndGoOn(const QString& path)
{
    const auto then = std::exchange(m_then, {});
    if (write(path) && then) then();
}

} // namespace flocktale
