// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "text/program_shapes.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// How many birds the shape of the current cast needs and has. Only codes need a number; everything else is content
/// with any. Made by QML; the document, the selection and the shapes are the session's.
class CodeAdvice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes WRITE setShapes NOTIFY shapesChanged FINAL)
    Q_PROPERTY(bool applies READ applies NOTIFY changed FINAL)
    Q_PROPERTY(bool enough READ isEnough NOTIFY changed FINAL)
    Q_PROPERTY(int needed READ needed NOTIFY changed FINAL)
    Q_PROPERTY(int present READ present NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] ProgramShapes* shapes() const { return m_shapes; }
    void setShapes(ProgramShapes* shapes);

    [[nodiscard]] bool applies() const { return m_applies; }
    /// False as well when the code cannot be made at all; the text says why.
    [[nodiscard]] bool isEnough() const { return m_needed > 0 && m_present >= m_needed; }
    [[nodiscard]] int needed() const { return m_needed; }
    [[nodiscard]] int present() const { return m_present; }
    [[nodiscard]] QString text() const { return m_text; }

public slots:
    /// Gives the cast the birds that it needs, in one undo step.
    bool useNeeded();

signals:
    void documentChanged();
    void selectionChanged();
    void shapesChanged();
    void changed();

private:
    void refresh();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<ProgramShapes> m_shapes;
    bool m_applies = false;
    int m_needed = 0;
    int m_present = 0;
    QString m_text;
};

} // namespace flocktale
