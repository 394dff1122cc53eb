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

DocumentFiles::DocumentFiles(ShowDocument& document, QObject* parent) : QObject(parent), m_document(document) {}

QString DocumentFiles::name() const { return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).fileName(); }

QUrl DocumentFiles::folder() const
{
    if (!m_lastFolder.isEmpty()) return QUrl::fromLocalFile(m_lastFolder);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QFileInfo(documents).isDir() ? documents : QDir::homePath());
}

QUrl DocumentFiles::suggestedUrl() const
{
    if (!m_path.isEmpty()) return QUrl::fromLocalFile(m_path);
    return QUrl::fromLocalFile(folder().toLocalFile() + u'/' + tr("Untitled") + u'.' + kEnding);
}

QUrl DocumentFiles::exportUrl(const QString& ending) const
{
    return QUrl::fromLocalFile(folder().toLocalFile() + u'/' + QFileInfo(name()).completeBaseName() + u'.' + ending);
}

QString DocumentFiles::overwriteName() const
{
    return m_question == Overwrite ? QFileInfo(m_wantedPath).fileName() : QString();
}

bool DocumentFiles::open(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    return load(absolute, absolute);
}

void DocumentFiles::requestNew() { request({Kind::createNew, {}}); }

void DocumentFiles::requestOpen() { request({Kind::openAsk, {}}); }

void DocumentFiles::requestOpenUrl(const QUrl& url)
{
    const std::optional<QString> path = localPath(url);
    if (path)
        request({Kind::openFile, *path});
    else
        emit problemsFound(tr("Only files on this computer can be opened"), {notLocal(url)});
}

void DocumentFiles::requestSample(const QString& resource) { request({Kind::openSample, resource}); }

void DocumentFiles::requestQuit() { request({Kind::quit, {}}); }

void DocumentFiles::save()
{
    if (m_question == NoQuestion) saveOrAsk();
}

void DocumentFiles::saveAs()
{
    if (m_question == NoQuestion) ask(SavePath);
}

void DocumentFiles::answerSave()
{
    if (m_question != UnsavedChanges) return;
    ask(NoQuestion);
    if (saveOrAsk()) carryOut(std::exchange(m_intent, {}));
}

void DocumentFiles::answerDiscard()
{
    if (m_question != UnsavedChanges) return;
    ask(NoQuestion);
    carryOut(std::exchange(m_intent, {}));
}

void DocumentFiles::choosePath(const QUrl& url)
{
    if (m_question != OpenPath && m_question != SavePath) return;
    const bool opening = m_question == OpenPath;
    ask(NoQuestion);
    const std::optional<QString> path = localPath(url);
    if (!path) {
        m_intent = {};
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
    if (m_question != Overwrite) return;
    ask(NoQuestion);
    writeAndGoOn(m_wantedPath);
}

void DocumentFiles::cancel()
{
    if (m_question == Overwrite) {
        ask(SavePath);
        return;
    }
    m_intent = {};
    ask(NoQuestion);
}

void DocumentFiles::request(Intent intent)
{
    // One question at a time: what is asked now goes first.
    if (m_question != NoQuestion) return;
    if (!m_document.isModified()) {
        carryOut(intent);
        return;
    }
    m_intent = std::move(intent);
    ask(UnsavedChanges);
}

void DocumentFiles::carryOut(const Intent& intent)
{
    switch (intent.kind) {
    case Kind::none:
        break;
    case Kind::createNew:
        m_path.clear();
        m_document.open(freshShow());
        emit placeChanged();
        emit opened({});
        break;
    case Kind::openAsk:
        ask(OpenPath);
        break;
    case Kind::openFile:
        open(intent.path);
        break;
    case Kind::openSample:
        load(intent.path, {});
        break;
    case Kind::quit:
        emit quitGranted();
        break;
    }
}

void DocumentFiles::ask(Question question)
{
    if (m_question == question) return;
    m_question = question;
    emit questionChanged();
}

/// True when the show is on disk now; false when it failed or the path has to be asked for first.
bool DocumentFiles::saveOrAsk()
{
    if (!isUntitled()) {
        if (write(m_path)) return true;
        m_intent = {};
        return false;
    }
    ask(SavePath);
    return false;
}

bool DocumentFiles::load(const QString& path, const QString& placeAfterwards)
{
    const QString headline = tr("%1 could not be opened").arg(QFileInfo(path).fileName());
    const Result<std::string> text = isResource(path) ? readResource(path) : readFile(path, limits::kFileBytes);
    if (!text) {
        emit problemsFound(headline, {text.problem()});
        return false;
    }
    ReadResult read = readShow(text.value());
    if (!read.show) {
        emit problemsFound(headline, read.problems);
        return false;
    }
    m_path = placeAfterwards;
    if (!m_path.isEmpty()) m_lastFolder = QFileInfo(m_path).absolutePath();
    m_document.open(std::move(*read.show));
    emit placeChanged();
    emit opened(read.problems);
    return true;
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
    m_path = path;
    m_lastFolder = QFileInfo(path).absolutePath();
    m_document.setSaved();
    emit placeChanged();
    emit saved(path);
    return true;
}

void DocumentFiles::writeAndGoOn(const QString& path)
{
    const Intent intent = std::exchange(m_intent, {});
    if (write(path)) carryOut(intent);
}

} // namespace flocktale
