// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace flocktale {

/// Where the program keeps what must outlive it but is nobody's document: recovery files and the marks of open files.
/// $XDG_STATE_HOME or what the platform has for that; not made here.
[[nodiscard]] QString stateFolder();
/// In it: the recovery files, and the marks of the files that are open.
[[nodiscard]] QString recoveryFolder();
[[nodiscard]] QString claimFolder();
/// Makes a folder that only the user can look into. False when it is not there afterwards.
bool makePrivateFolder(const QString& path);

} // namespace flocktale
