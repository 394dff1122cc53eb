// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "show/ids.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// Which acts are selected, which of them is current (the inspector shows it) and which of its casts; one of those is
/// current, too. Holds ids that exist in the document, always; not undoable. Owned by the editor.
class Selection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(QString currentAct READ currentActId NOTIFY changed FINAL)
    Q_PROPERTY(QString currentCast READ currentCastId NOTIFY changed FINAL)
    Q_PROPERTY(QStringList actIds READ actIds NOTIFY changed FINAL)
    Q_PROPERTY(QStringList castIds READ castIds NOTIFY changed FINAL)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed FINAL)

public:
    explicit Selection(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);

    [[nodiscard]] const std::vector<ActId>& acts() const { return m_acts; }
    [[nodiscard]] ActId currentAct() const { return m_current; }
    /// Cast of the current act; its first one unless another was chosen. Empty when it has none.
    [[nodiscard]] CastId currentCast() const { return m_cast; }
    /// All selected casts of the current act in the order in which they were chosen; with the current one, always.
    [[nodiscard]] const std::vector<CastId>& casts() const { return m_casts; }
    [[nodiscard]] bool isSelected(const ActId& act) const;
    [[nodiscard]] bool isSelected(const CastId& cast) const;
    [[nodiscard]] bool isEmpty() const { return m_acts.empty(); }

    [[nodiscard]] QString currentActId() const { return QString::fromStdString(m_current.value); }
    [[nodiscard]] QString currentCastId() const { return QString::fromStdString(m_cast.value); }
    [[nodiscard]] QStringList actIds() const;
    [[nodiscard]] QStringList castIds() const;

    /// Alone, or added to (removed from) the others.
    void select(const ActId& act);
    void toggle(const ActId& act);
    /// Everything from the current act to this one, in time order.
    void extendTo(const ActId& act);
    void selectCast(const CastId& cast);
    /// Adds a cast of the current act and makes it current, or takes it out unless it is the only one.
    void toggleCast(const CastId& cast);
    /// The last becomes the current one. Nothing: only the current cast stays selected.
    void setCasts(std::vector<CastId> casts);
    void set(std::vector<ActId> acts);

public slots:
    void selectAct(const QString& act) { select(ActId{act.toStdString()}); }
    void toggleAct(const QString& act) { toggle(ActId{act.toStdString()}); }
    void extendToAct(const QString& act) { extendTo(ActId{act.toStdString()}); }
    void chooseCast(const QString& cast) { selectCast(CastId{cast.toStdString()}); }
    void selectAll();
    void clear();

signals:
    void documentChanged();
    void changed();

private:
    void assign(std::vector<ActId> acts, const ActId& current, const CastId& cast, std::vector<CastId> casts = {});
    void prune();

    QPointer<ShowDocument> m_document;
    std::vector<ActId> m_acts; ///< in the order in which they were chosen
    ActId m_current;
    CastId m_cast;
    std::vector<CastId> m_casts; ///< holds m_cast unless that is empty
};

} // namespace flocktale
