// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "inspector/code_checks.h"
#include "text/program_shapes.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Whether the code of the current cast will scan: one row for each condition, with buttons that mend it. No rows for
/// other shapes; `text` says why a code cannot be made at all. Made by QML; the document, the selection and the shapes
/// are the session's.
class CodeAdvice : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes WRITE setShapes NOTIFY shapesChanged FINAL)
    Q_PROPERTY(bool applies READ applies NOTIFY changed FINAL)
    Q_PROPERTY(bool scans READ scans NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

public:
    enum Role {
        TextRole = Qt::UserRole + 1,
        GoodRole,
        FixesRole, ///< what the buttons say, in the order of mend()
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] ProgramShapes* shapes() const { return m_shapes; }
    void setShapes(ProgramShapes* shapes);

    /// Whether the current cast flies a code.
    [[nodiscard]] bool applies() const { return m_applies; }
    [[nodiscard]] bool scans() const;
    /// The verdict in a sentence.
    [[nodiscard]] QString text() const { return m_text; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    /// Presses a button of a row; one undo step. False when nothing changed.
    bool mend(int row, int fix);

signals:
    void documentChanged();
    void selectionChanged();
    void shapesChanged();
    void changed();

private:
    [[nodiscard]] QString nameOf(CodeFix fix) const;
    void refresh();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<ProgramShapes> m_shapes;
    std::vector<CodeCheck> m_checks;
    bool m_applies = false;
    int m_needed = 0;
    QString m_text;
};

} // namespace flocktale
