// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "document/selection.h"
#include "document/show_document.h"

#include <QAbstractTableModel>
#include <QByteArray>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace flocktale {

/// The data of the current cast as a table that can be typed into: the events of a pipeline or the rows of a table; and
/// the ways to make such data, to take them away and to bring them from elsewhere. Everything is one undo step. What
/// comes from elsewhere waits, with all its problems named, until it is taken or dropped. Made by QML; the document and
/// the selection are the session's.
class DataTableModel : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(Kind kind READ kind NOTIFY kindChanged FINAL)
    /// Whether there is one cast to give data to.
    Q_PROPERTY(bool available READ isAvailable NOTIFY kindChanged FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QStringList titles READ titles NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QStringList hints READ hints NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString note READ note NOTIFY noteChanged FINAL)
    Q_PROPERTY(bool importing READ isImporting NOTIFY importChanged FINAL)
    /// How many lines the waiting import has, 0 when it cannot be taken.
    Q_PROPERTY(int importCount READ importCount NOTIFY importChanged FINAL)
    Q_PROPERTY(QStringList importProblems READ importProblems NOTIFY importChanged FINAL)

public:
    enum Kind { None, Events, Rows };
    Q_ENUM(Kind)

    explicit DataTableModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool isAvailable() const { return !m_cast.empty(); }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] int count() const { return m_lines; }
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] QStringList hints() const;
    /// Why the last cell was refused; empty when it was not.
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] bool isImporting() const { return m_import.has_value(); }
    [[nodiscard]] int importCount() const;
    [[nodiscard]] QStringList importProblems() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    bool setCell(int row, int column, const QString& text);
    /// A new line behind `row`; -1 or none there: at the end.
    void add(int row);
    void remove(int row);

    void makePipeline();
    void makeTable();
    void removeAll();

    void paste();
    void importFile(const QUrl& url);
    void importText(const QString& text) { importBytes(text.toUtf8()); }
    /// Takes what waits, instead of the lines that there are or behind them.
    void takeImport(bool instead);
    void dropImport();

signals:
    void documentChanged();
    void selectionChanged();
    void kindChanged();
    void summaryChanged();
    void noteChanged();
    void importChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Import {
        std::variant<std::vector<PipelineEvent>, std::vector<TableRow>> items; ///< none when there are errors
        Problems problems;
    };
    using Change = std::function<bool(CastData& data)>;

    [[nodiscard]] const CastData* shown() const;
    bool edit(const QString& name, const Change& change);
    void give(const QString& name, std::optional<CastData> data);
    void importBytes(const QByteArray& bytes);
    void refuse(const QString& note);
    void setImport(std::optional<Import> import);
    void refresh();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    ActId m_act;
    CastId m_cast; ///< empty unless one alone is selected
    Kind m_kind = None;
    int m_lines = 0, m_columns = 0;
    std::optional<CastData> m_seen; ///< as the views know it
    QString m_note;
    std::optional<Import> m_import;
};

} // namespace flocktale
