// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "timeline/id_rows.h"

#include <QColor>
#include <QPointer>
#include <QString>

#include <unordered_set>

namespace flocktale {

/// What a row of the ActListModel tells.
struct ActRow {
    ActId id;
    QString name;
    QString title;
    ActMode mode = ActMode::form;
    Step start, duration;
    bool selected = false;
    bool current = false;
    QColor color;
    QString summary;
    QString icon;
    bool scatters = false;
    bool problem = false;
    int castCount = 0;
};

/// The acts of a document in time order, for any view that lists them. Owned by the view that shows it.
class ActListModel : public flocktale::RowListModel, public IdRows<ActRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        ActIdRole = Qt::UserRole,
        NameRole,
        TitleRole,    ///< the name, or what the act shows when it has none
        ModeRole,     ///< "free", "form" or "unknown"
        StartRole,    ///< seconds
        DurationRole, ///< seconds
        DurationTextRole,
        SelectedRole,
        CurrentRole,
        ColorRole,
        SummaryRole,
        IconRole,
        ScattersRole,
        ProblemRole, ///< whether it cannot perform as written
        CastCountRole,
    };

    explicit ActListModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] int count() const { return rowCount(); }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void selectionChanged();
    void countChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const ActRow& before, const ActRow& after) const override;

private:
    [[nodiscard]] ActRow makeRow(const Show& show, std::size_t index) const;
    [[nodiscard]] std::vector<ActRow> makeRows() const;
    void onChanged(const ShowChange& change);
    void onSelected();
    void findProblems();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    std::unordered_set<std::size_t> m_problems; ///< indices of the acts that have any
};

} // namespace flocktale
