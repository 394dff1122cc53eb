// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "text/program_shapes.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// The acts to start from, with a note where the flock of this show is too small. Made by QML; the document, the
/// selection and the shapes are the session's.
class TemplateModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes WRITE setShapes NOTIFY shapesChanged FINAL)

public:
    enum Role { TemplateIdRole = Qt::UserRole + 1, NameRole, DescriptionRole, NoteRole };

    explicit TemplateModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] ProgramShapes* shapes() const { return m_shapes; }
    void setShapes(ProgramShapes* shapes);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    /// Adds the act of a template at the free place nearest to a step and selects it; one undo step. False when it does
    /// not fit any more.
    bool add(const QString& templateId, int step);
    /// The same at a time in seconds; before the show is at its start.
    bool addAt(const QString& templateId, double seconds);

signals:
    void documentChanged();
    void selectionChanged();
    void shapesChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QString noteOf(const std::string& id) const;
    void refreshNotes();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<ProgramShapes> m_shapes;
    std::vector<QString> m_notes;
};

} // namespace flocktale
