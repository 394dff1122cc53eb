// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace flocktale {

/// One recovery file and the right to it. The right is a lock file beside it with the process and the host that holds
/// it; it ends with this object or with the process, however that ends, and then the next one may take it. The recovery
/// file itself stays until remove(). Used by one thread at a time.
class RecoverySlot {
public:
    /// A new one that nobody else has. Null when the folder cannot be written.
    [[nodiscard]] static std::shared_ptr<RecoverySlot> create(const QString& folder);
    /// All whose owners are gone, oldest name first. Those of running programs are left alone.
    [[nodiscard]] static std::vector<std::shared_ptr<RecoverySlot>> orphans(const QString& folder);

    [[nodiscard]] const QString& path() const { return m_path; }
    /// All or nothing: a failed write leaves what was there.
    [[nodiscard]] std::optional<Problem> write(std::string_view bytes) const;
    void remove() const;
    /// Moves the file out of the way of all later looks, under another ending. Returns where it is now.
    QString setAside();

private:
    RecoverySlot(QString path, std::unique_ptr<QLockFile> lock) : m_path(std::move(path)), m_lock(std::move(lock)) {}

    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace flocktale
