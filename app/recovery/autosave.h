// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "recovery/recovery_slot.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <memory>

namespace flocktale {

/// Keeps what is not saved yet in a recovery file: some seconds after the last edit, and while one edit follows the
/// other at the latest every ten. The text is made and written in a thread of its own. As soon as nothing is unsaved,
/// the recovery file goes. The user's own file is never touched. Owned by the session; the document outlives it.
class Autosave : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString failure READ failure NOTIFY failureChanged FINAL)

public:
    Autosave(ShowDocument& document, QString folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Where the show belongs: the path (empty while never saved) and the hash of the file there.
    void setPlace(const QString& path, const QByteArray& diskHash);
    /// Goes on in a recovery file that was found; its content stays until the next write.
    void adopt(std::shared_ptr<RecoverySlot> slot);
    /// The recovery file goes although there are changes: the user does not want them.
    void forget();

    /// Why nothing could be kept last time, as the user reads it; empty when all is well.
    [[nodiscard]] QString failure() const { return m_failure; }

    void setTimes(std::chrono::milliseconds rest, std::chrono::milliseconds most);
    /// Keeps at once what there is to keep and waits until it is on the disk.
    void flush();

signals:
    /// The recovery file holds the show as it was when this write began.
    void kept();
    void failureChanged();

private:
    void onChanged();
    void keep();
    void dropFile();
    void setFailure(const QString& failure);

    ShowDocument& m_document;
    const QString m_folder;
    QString m_path;
    QByteArray m_diskHash;
    std::shared_ptr<RecoverySlot> m_slot;
    bool m_onDisk = false; ///< the slot's file is there, or is about to be
    QString m_failure;
    QTimer m_rest, m_most;
    QThreadPool m_thread; ///< one thread: writes and removals keep their order
};

} // namespace flocktale
