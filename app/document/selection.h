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

/// Which acts are selected, which of them is current (the inspector shows it) and which of its casts. Holds ids that
/// exist in the document, always; the casts are those of the current act, the current one among them; not undoable.
/// Owned by the editor.
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
    [[nodiscard]] CastId currentCast() const { return m_casts.empty() ? CastId{} : m_casts.back(); }
    /// In the order in which they were chosen; the current one is the last.
    [[nodiscard]] const std::vector<CastId>& casts() const { return m_casts; }
    [[nodiscard]] bool isSelected(const CastId& cast) const;
    [[nodiscard]] bool isSelected(const ActId& act) const;
    [[nodiscard]] bool isEmpty() const { return m_acts.empty(); }

    [[nodiscard]] QString currentActId() const { return QString::fromStdString(m_current.value); }
    [[nodiscard]] QString currentCastId() const { return QString::fromStdString(currentCast().value); }
    [[nodiscard]] QStringList actIds() const;
    [[nodiscard]] QStringList castIds() const;

    /// Alone, or added to (removed from) the others.
    void select(const ActId& act);
    void toggle(const ActId& act);
    /// Everything from the current act to this one, in time order.
    void extendTo(const ActId& act);
    void selectCast(const CastId& cast);
    /// Added to the selected casts or taken out of them; the last one stays.
    void toggleCast(const CastId& cast);
    /// Everything from the current cast to this one, in the act's order.
    void extendToCast(const CastId& cast);
    /// The last becomes the current one. None: only the current one stays.
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
    void assign(std::vector<ActId> acts, const ActId& current, std::vector<CastId> casts);
    void prune();

    QPointer<ShowDocument> m_document;
    std::vector<ActId> m_acts; ///< in the order in which they were chosen
    ActId m_current;
    std::vector<CastId> m_casts;
};

} // namespace flocktale
