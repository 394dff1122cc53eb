// SPDX-License-Identifier: MIT
#pragma once

#include "plugin/exporter.h"
#include "plugin/shape_generator.h"
#include "plugins/plugin_info.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace flocktale {

/// The plugins of the program. Their descriptions are read at once, their code when it is first used; one that fails is
/// a row with a reason, never a crash. Only the program's own folders are looked into: a show cannot name a plugin's
/// file. Lives as long as the program, because code that is loaded stays loaded.
class PluginLibrary {
public:
    struct Row {
        PluginInfo info; ///< only `folder` when the description could not be read
        QString failure; ///< empty while all is well
        bool loaded = false;
        std::unique_ptr<Exporter> exporter;
        std::unique_ptr<ShapeGenerator> shape;
    };

    /// Reads the description of every folder below each of `folders`, by name. Of two with the same id the first
    /// counts.
    explicit PluginLibrary(const QStringList& folders = defaultFolders());

    /// Where the program looks: FLOCKTALE_PLUGIN_PATH (colon-separated) first, then beside the program.
    [[nodiscard]] static QStringList defaultFolders();

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// Names of all formats that some exporter claims, in order.
    [[nodiscard]] QStringList formats() const;
    /// Loads on first use. Null when nobody writes the format or the plugin fails (its row then says why).
    [[nodiscard]] Exporter* exporter(const QString& format);
    [[nodiscard]] const PluginInfo* exporterInfo(const QString& format) const;
    /// Loads all shape generators; failed ones are left out.
    [[nodiscard]] std::vector<const ShapeGenerator*> shapes();

private:
    void load(Row& row);

    std::vector<Row> m_rows;
};

} // namespace flocktale
