// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "document/show_document.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Where the open show lives on disk, and the questions between the user and a lost hour of work. New, open and quit
/// are requests: with unsaved changes the request waits while `question` says what the user has to answer. Dialogs only
/// show the question and pass the answer on.
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
    Q_PROPERTY(QString overwriteName READ overwriteName NOTIFY questionChanged FINAL)

public:
    enum Question {
        NoQuestion,
        UnsavedChanges, ///< answerSave, answerDiscard or cancel
        OpenPath,       ///< choosePath or cancel
        SavePath,       ///< choosePath or cancel
        Overwrite,      ///< answerOverwrite or cancel, which asks for another path
    };
    Q_ENUM(Question)

    explicit DocumentFiles(ShowDocument& document, QObject* parent = nullptr);

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
    [[nodiscard]] Question question() const { return m_question; }
    /// The file that is there already, while that is the question.
    [[nodiscard]] QString overwriteName() const;

    /// Opens without asking; what the program does at its start. False: nothing has changed and problemsFound said why.
    bool open(const QString& path);

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

    void answerSave();
    void answerDiscard();
    void choosePath(const QUrl& url);
    void answerOverwrite();
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
    enum class Kind { none, createNew, openAsk, openFile, openSample, quit };
    struct Intent {
        Kind kind = Kind::none;
        QString path;
    };

    void request(Intent intent);
    void carryOut(const Intent& intent);
    void ask(Question question);
    bool saveOrAsk();
    bool load(const QString& path, const QString& placeAfterwards);
    bool write(const QString& path);
    void writeAndGoOn(const QString& path);

    ShowDocument& m_document;
    QString m_path;
    QString m_lastFolder;
    Question m_question = NoQuestion;
    Intent m_intent; ///< what waits for the answer
    QString m_wantedPath;
};

} // namespace flocktale
