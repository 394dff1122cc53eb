// SPDX-License-Identifier: MIT
#include "plugins/plugin_info.h"

#include "plugin/plugin.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace flocktale {

namespace {

constexpr qint64 kLargestInfo = 64 * 1024;

/// Names of the plugins that ship.
[[maybe_unused]] constexpr const char* kKnownNames[] = {
    QT_TRANSLATE_NOOP("Plugins", "Act script (JSON)"),
    QT_TRANSLATE_NOOP("Plugins", "Contact sheet (PNG)"),
    QT_TRANSLATE_NOOP("Plugins", "Picture (PNG)"),
    QT_TRANSLATE_NOOP("Plugins", "Star"),
};

Problem failed(const QString& folder, const QString& reason)
{
    return {Severity::error,
            ProblemCode::pluginFailed,
            "",
            {QFileInfo(folder).fileName().toStdString(), reason.toStdString()},
            0,
            0};
}

} // namespace

QString PluginInfo::shownName() const
{
    return name.isEmpty() ? name : QCoreApplication::translate("Plugins", name.toUtf8().constData());
}

Result<PluginInfo> readPluginInfo(const QString& folder)
{
    QFile file(folder + QStringLiteral("/plugin.json"));
    if (!file.open(QIODevice::ReadOnly))
        return failed(folder, QStringLiteral("plugin.json: %1").arg(file.errorString()));
    if (file.size() > kLargestInfo) return failed(folder, QStringLiteral("plugin.json is too large"));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject()) return failed(folder, QStringLiteral("plugin.json: %1").arg(error.errorString()));
    const QJsonObject object = document.object();

    PluginInfo info;
    info.folder = QFileInfo(folder).absoluteFilePath();
    info.id = object[QStringLiteral("id")].toString();
    info.name = object[QStringLiteral("name")].toString();
    info.version = object[QStringLiteral("version")].toString();
    info.api = object[QStringLiteral("api")].toInt();
    info.ending = object[QStringLiteral("ending")].toString();
    const QString kind = object[QStringLiteral("kind")].toString();
    if (kind == QStringLiteral("exporter")) {
        info.kind = PluginInfo::Kind::exporter;
        info.type = object[QStringLiteral("format")].toString();
        if (info.ending.isEmpty()) return failed(folder, QStringLiteral("plugin.json has no ending"));
    } else if (kind == QStringLiteral("shape")) {
        info.kind = PluginInfo::Kind::shape;
        info.type = object[QStringLiteral("type")].toString();
    } else {
        return failed(folder, QStringLiteral("its kind \"%1\" is not known").arg(kind));
    }
    if (info.id.isEmpty() || info.name.isEmpty() || info.type.isEmpty())
        return failed(folder, QStringLiteral("plugin.json lacks an id, a name or a type"));
    if (info.api != kPluginApi)
        return failed(folder,
                      QStringLiteral("it is made for api %1, this program has %2").arg(info.api).arg(kPluginApi));
    return info;
}

} // namespace flocktale
