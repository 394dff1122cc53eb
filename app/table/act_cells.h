// SPDX-License-Identifier: MIT
#pragma once

#include "inspector/fields/field.h"
#include "show/show.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <array>
#include <vector>

namespace flocktale {

class ShapeGenerator;

/// The columns of the table of acts.
enum class ActColumn { name, start, duration, mode, shape, sweep, problems };
inline constexpr int kActColumns = 7;

/// How a cell is edited.
enum class CellKind {
    fixed,  ///< not at all
    text,   ///< typed
    choice, ///< chosen among choices()
};

/// What the cells of an act say and what typing into them does. The names of modes, shapes and sweeps are those of the
/// inspector. Shape and sweep are the first cast's. Owned by the model.
class ActCells {
public:
    /// The generators are the plugins' shapes and must outlive this.
    explicit ActCells(const std::vector<const ShapeGenerator*>& generators = {});

    [[nodiscard]] static QString title(ActColumn column);
    [[nodiscard]] CellKind kind(const Show& show, const Act& act, ActColumn column) const;
    [[nodiscard]] QString text(const Show& show, const Act& act, ActColumn column) const;
    [[nodiscard]] QStringList choices(const Show& show, const Act& act, ActColumn column) const;
    /// Which of the choices it is now; -1 when none.
    [[nodiscard]] int choice(const Show& show, const Act& act, ActColumn column) const;

    /// Sets a cell: a text, or the index of a choice. A refusal leaves the show as it was. Where the neighbours on the
    /// timeline left no room for what was typed, `note` says what became of it.
    struct Outcome {
        bool changed = false;
        QString refusal;
        QString note;
    };
    [[nodiscard]] Outcome set(Show& show, const ActId& act, ActColumn column, const QVariant& value) const;
    /// The name of the undo step.
    [[nodiscard]] static QString stepName(ActColumn column);

private:
    [[nodiscard]] const Field* field(ActColumn column) const;
    [[nodiscard]] Outcome setStart(Show& show, const ActId& act, const QString& text) const;
    [[nodiscard]] Outcome setDuration(Show& show, const ActId& act, const QString& text) const;
    [[nodiscard]] Outcome setField(Show& show, const ActId& act, ActColumn column, const QVariant& value) const;

    std::array<Field, kActColumns> m_fields; ///< those without a field of the inspector have no get()
};

} // namespace flocktale
