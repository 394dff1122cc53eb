// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "document/show_document.h"
#include "recovery/file_claim.h"
#include "recovery/file_watch.h"
#include "recovery/recovery_file.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace flocktale {

/// Where the open show lives on disk, and the questions between the user and a lost hour of work. New, open and quit
/// are requests: with unsaved changes the request waits while `question` says what the user has to answer. Dialogs only
/// show the question and pass the answer on. What other windows and programs do with the file is asked about as well.
///
/// A file that cannot be opened or saved leaves the show, its history, its path and the old file as they were.
/// Owned by the session; the document outlives it.
class DocumentFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(QString name READ name NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString path READ path NOTIFY placeChanged FINAL)
    Q_PROPERTY(QUrl folder READ folder NOTIFY placeChanged FINAL)
    Q_PROPERTY(QUrl suggestedUrl READ suggestedUrl NOTIFY placeChanged FINAL)
    Q_PROPERTY(bool untitled READ isUntitled NOTIFY placeChanged FINAL)
    Q_PROPERTY(Question question READ question NOTIFY questionChanged FINAL)
    Q_PROPERTY(QString wantedName READ wantedName NOTIFY questionChanged FINAL)
    Q_PROPERTY(QString wantedHolder READ wantedHolder NOTIFY questionChanged FINAL)

public:
    enum Question {
        NoQuestion,
        UnsavedChanges, ///< answerSave, answerDiscard or cancel
        OpenPath,       ///< choosePath or cancel
        SavePath,       ///< choosePath or cancel
        Overwrite,      ///< answerOverwrite or cancel, which asks for another path
        FileInUse,      ///< answerOpenCopy, answerOpenAnyway or cancel
        SaveOverOther,  ///< another program has written the file: answerOverwrite, answerSaveElsewhere or cancel
        DiskChanged,    ///< answerReload, answerSaveElsewhere or cancel, which keeps what is open
        DiskGone,       ///< answerOverwrite, answerSaveElsewhere or cancel, which keeps what is open
    };
    Q_ENUM(Question)

    DocumentFiles(ShowDocument& document, const QString& claimFolder, QObject* parent = nullptr);

    /// The file's name, or what an untitled show is called.
    [[nodiscard]] QString name() const;
    /// Absolute; empty while untitled.
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isUntitled() const { return m_path.isEmpty(); }
    /// Where a file dialog begins.
    [[nodiscard]] QUrl folder() const;
    /// What "save as" proposes.
    [[nodiscard]] QUrl suggestedUrl() const;
    /// What an export with another ending (without the dot) is called: the show's name beside the show.
    Q_INVOKABLE [[nodiscard]] QUrl exportUrl(const QString& ending) const;
    /// The hash (recovery_file.h) of the open file as it was last read or written; empty while untitled.
    [[nodiscard]] QByteArray diskHash() const { return isUntitled() ? QByteArray() : m_watch.hash(); }
    [[nodiscard]] Question question() const { return m_question; }
    /// The file that the question is about, and who else has it open.
    [[nodiscard]] QString wantedName() const;
    [[nodiscard]] QString wantedHolder() const { return m_wantedHolder; }

    /// Opens without asking about changes; what the program does at its start. False: nothing has changed, and either
    /// problemsFound said why or another window has the file, which is the question then.
    bool open(const QString& path);
    /// Opens what was recovered, as changes that are not saved yet.
    void openRecovered(Show show, const RecoveryNote& note, const Problems& warnings);
    /// Carries something out that lets the open show go, after asking about its changes.
    void request(std::function<void()> then);

public slots:
    void requestNew();
    /// Asks which file.
    void requestOpen();
    void requestOpenUrl(const QUrl& url);
    /// Opens one of the shows that come with the program as an untitled copy; `resource` is its path in the resources.
    void requestSample(const QString& resource);
    void requestQuit();

    void save();
    void saveAs();
    /// Asks about the file when another program has changed or removed it.
    void lookAtDisk();

    void answerSave();
    void answerDiscard();
    void choosePath(const QUrl& url);
    void answerOverwrite();
    void answerOpenCopy();
    void answerOpenAnyway();
    void answerReload();
    void answerSaveElsewhere();
    void cancel();

signals:
    void placeChanged();
    void questionChanged();
    /// Another show is open; `warnings` are what its file said.
    void opened(const flocktale::Problems& warnings);
    void saved(const QString& path);
    /// Something failed. `headline` says what, translated.
    void problemsFound(const QString& headline, const flocktale::Problems& problems);
    void quitGranted();

private:
    struct Loaded {
        Show show;
        Problems warnings;
        QByteArray hash;
    };

    void goOn();
    void ask(Question question);
    bool saveOrAsk();
    [[nodiscard]] std::optional<Loaded> read(const QString& path);
    bool load(const QString& path, const QString& placeAfterwards);
    void settle(const QString& path, const QByteArray& hash);
    void reload();
    void keepMine();
    bool write(const QString& path);
    void writeAndGoOn(const QString& path);

    ShowDocument& m_document;
    FileClaim m_claim;
    FileWatch m_watch;
    QString m_path;
    QString m_lastFolder;
    QString m_copyName; ///< what a copy of another show is called until it is saved
    Question m_question = NoQuestion;
    std::function<void()> m_then; ///< what waits for the answer
    QString m_wantedPath;
    QString m_wantedHolder; ///< who had that file open when the question came up
};

} // namespace flocktale
