// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The file dialog that Qt draws in the window itself opens with the focus in its list of files, where a typed name
/// only jumps about and Enter takes the file under the cursor. This puts the focus into the field for the name and lets
/// Enter there press the button. Dialogs of the system are left alone.
class FileNameFocus : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    /// Looks for the field in the window of `anywhere` once the dialog that is opening has taken the focus itself,
    /// focuses it and selects the name without its ending. `accept` is what the button says.
    Q_INVOKABLE void takeSoon(QQuickItem* anywhere, const QString& accept);

private slots:
    void pressSoon();

private:
    void take();
    void takeAgain();
    void press() const;

    QPointer<QQuickItem> m_anywhere;
    QString m_accept;
    int m_tries = 0;
};

} // namespace flocktale
