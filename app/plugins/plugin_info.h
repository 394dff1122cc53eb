// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QString>

namespace flocktale {

/// What plugin.json says. Read without loading any code.
struct PluginInfo {
    enum class Kind { exporter, shape };
    QString folder; ///< absolute
    QString id;
    QString name; ///< English, as plugin.json has it
    QString version;
    int api = 0;
    Kind kind = Kind::exporter;
    QString type;   ///< exporter: its format; shape: its type in the file
    QString ending; ///< exporter: file ending without the dot

    /// The name in the language of the moment for the plugins that ship; others are called what they say.
    [[nodiscard]] QString shownName() const;
    [[nodiscard]] QString libraryPath() const { return folder + QStringLiteral("/plugin.so"); }
};

/// Reads a plugin's folder. Problems: pluginFailed with the folder's name and the reason.
[[nodiscard]] Result<PluginInfo> readPluginInfo(const QString& folder);

} // namespace flocktale
