// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "show/show.h"

#include <QObject>
#include <QString>

#include <map>
#include <utility>

namespace flocktale {

/// What keeps acts and casts of the open show from performing as written, by their ids, for those who show acts. Found
/// by whoever checks the show, some moments after a change; until then what it found last. Owned by the document.
class ActProblems : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The pointers of the problems count the acts and casts of this show.
    void set(const Show& show, const Problems& problems);

    [[nodiscard]] bool has(const ActId& act) const;
    /// Translated sentences, one a line, of an act with all its casts; empty when all is well.
    [[nodiscard]] QString textOf(const ActId& act) const;
    [[nodiscard]] QString textOf(const ActId& act, const CastId& cast) const;

signals:
    void changed();

private:
    using Place = std::pair<ActId, CastId>; ///< without a cast: of the act itself

    std::map<Place, Problems> m_problems;
};

} // namespace flocktale
