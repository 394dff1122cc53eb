// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "library/template_store.h"
#include "text/program_shapes.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// The acts to start from: the built-in ones, then the user's own by name, with a note where the flock of this show is
/// too small and the problem of a file that cannot be used. Made by QML; the document, the selection and the shapes are
/// the session's.
class TemplateModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes WRITE setShapes NOTIFY shapesChanged FINAL)
    Q_PROPERTY(QString removedName READ removedName NOTIFY storeChanged FINAL)
    Q_PROPERTY(QString message READ message NOTIFY storeChanged FINAL)

public:
    enum Role {
        TemplateIdRole = Qt::UserRole + 1,
        NameRole,
        DescriptionRole,
        NoteRole,
        OwnRole,
        ProblemRole, ///< why an own one cannot be used; empty for all that can
    };

    explicit TemplateModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] ProgramShapes* shapes() const { return m_shapes; }
    void setShapes(ProgramShapes* shapes);
    /// The own template that was deleted last and can be brought back; empty when there is none.
    [[nodiscard]] QString removedName() const { return m_store.removedName(); }
    /// Why saving, renaming or deleting failed.
    [[nodiscard]] QString message() const { return m_store.message(); }
    /// The show of an own template; null for all others.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& templateId) const;
    [[nodiscard]] const Show* own(const QString& templateId) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    /// Adds the acts of a template at the free place nearest to a step and selects them; one undo step. False when they
    /// do not fit any more.
    bool add(const QString& templateId, int step);
    /// The same at a time in seconds; before the show is at its start.
    bool addAt(const QString& templateId, double seconds);

    /// Saves the selected acts under the name of the first of them; the id of the new template, empty when it failed.
    QString saveSelection();
    bool rename(const QString& templateId, const QString& name);
    bool remove(const QString& templateId);
    bool bringBack();

signals:
    void documentChanged();
    void selectionChanged();
    void shapesChanged();
    void storeChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend struct ListSync;
    struct Row {
        QString id;
        QString name;
        QString description;
        QString note;
        QString problem;
        bool own = false;
        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] std::vector<Row> presentRows() const;
    [[nodiscard]] QString noteOf(int missingBirds) const;
    void refresh();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<ProgramShapes> m_shapes;
    TemplateStore m_store;
    std::vector<Row> m_rows;
};

} // namespace flocktale
