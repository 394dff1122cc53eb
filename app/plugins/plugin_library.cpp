// SPDX-License-Identifier: MIT
#include "plugins/plugin_library.h"

#include "plugin/plugin.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

#include <algorithm>
#include <exception>

namespace flocktale {

namespace {

template <typename Interface>
std::unique_ptr<Interface> make(QLibrary& library, const char* entry)
{
    using Maker = Interface* (*)();
    const auto maker = reinterpret_cast<Maker>(library.resolve(entry));
    return std::unique_ptr<Interface>(maker ? maker() : nullptr);
}

} // namespace

PluginLibrary::PluginLibrary(const QStringList& folders)
{
    for (const QString& folder : folders) {
        const QDir dir(folder);
        for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            Row row;
            const Result<PluginInfo> info = readPluginInfo(dir.filePath(name));
            if (info) {
                row.info = info.value();
                const bool known = std::any_of(m_rows.begin(), m_rows.end(),
                                               [&](const Row& other) { return other.info.id == row.info.id; });
                if (known) continue;
            } else {
                row.info.folder = dir.filePath(name);
                row.info.name = name;
                row.failure = QString::fromStdString(info.problem().arguments.back());
            }
            m_rows.push_back(std::move(row));
        }
    }
}

QStringList PluginLibrary::defaultFolders()
{
    QStringList folders = qEnvironmentVariable("FLOCKTALE_PLUGIN_PATH").split(QLatin1Char(':'), Qt::SkipEmptyParts);
    folders.append(
        QDir(QCoreApplication::applicationDirPath() + QStringLiteral("/../lib/flocktale/plugins")).absolutePath());
    return folders;
}

QStringList PluginLibrary::formats() const
{
    QStringList formats;
    for (const Row& row : m_rows)
        if (row.failure.isEmpty() && row.info.kind == PluginInfo::Kind::exporter) formats.append(row.info.type);
    return formats;
}

Exporter* PluginLibrary::exporter(const QString& format)
{
    for (Row& row : m_rows) {
        if (!row.failure.isEmpty() || row.info.kind != PluginInfo::Kind::exporter || row.info.type != format) continue;
        load(row);
        if (row.exporter) return row.exporter.get();
    }
    return nullptr;
}

const PluginInfo* PluginLibrary::exporterInfo(const QString& format) const
{
    for (const Row& row : m_rows)
        if (row.failure.isEmpty() && row.info.kind == PluginInfo::Kind::exporter && row.info.type == format)
            return &row.info;
    return nullptr;
}

std::vector<const ShapeGenerator*> PluginLibrary::shapes()
{
    std::vector<const ShapeGenerator*> shapes;
    for (Row& row : m_rows) {
        if (!row.failure.isEmpty() || row.info.kind != PluginInfo::Kind::shape) continue;
        load(row);
        if (row.shape) shapes.push_back(row.shape.get());
    }
    return shapes;
}

void PluginLibrary::load(Row& row)
{
    if (row.loaded || !row.failure.isEmpty()) return;
    QLibrary library(row.info.libraryPath());
    if (!library.load()) {
        row.failure = library.errorString();
        return;
    }
    using Api = int (*)();
    const auto api = reinterpret_cast<Api>(library.resolve("flocktalePluginApi"));
    if (!api || api() != kPluginApi) {
        row.failure = QStringLiteral("its code is not made for api %1").arg(kPluginApi);
        return;
    }
    try {
        if (row.info.kind == PluginInfo::Kind::exporter)
            row.exporter = make<Exporter>(library, "flocktaleMakeExporter");
        else
            row.shape = make<ShapeGenerator>(library, "flocktaleMakeShapeGenerator");
        const bool named = row.exporter ? row.exporter->format() == row.info.type.toStdString()
                                        : row.shape && row.shape->type() == row.info.type.toStdString();
        if (!named) row.failure = QStringLiteral("its code does not offer what plugin.json says");
    } catch (const std::exception& error) {
        row.failure = QString::fromUtf8(error.what());
    }
    if (!row.failure.isEmpty()) {
        row.exporter.reset();
        row.shape.reset();
    }
    row.loaded = row.failure.isEmpty();
}

} // namespace flocktale
