// SPDX-License-Identifier: MIT
#include "plugins/exports.h"

#include "document/file_store.h"
#include "document/local_path.h"
#include "document/problem_text.h"
#include "plugins/show_export.h"

#include <QFileInfo>

#include <utility>

namespace flocktale {

Exports::Exports(ShowDocument& document, PluginLibrary& plugins, const ShapeLibrary& shapes, QObject* parent)
    : QObject(parent), m_document(document), m_plugins(plugins), m_shapes(shapes), m_formats(plugins.formats())
{
    if (!m_formats.isEmpty()) setFormatIndex(0);
}

Exports::~Exports()
{
    m_cancel = true;
    if (m_thread) m_thread->wait();
}

QStringList Exports::formatNames() const
{
    QStringList names;
    for (const QString& format : m_formats) {
        const PluginInfo* info = m_plugins.exporterInfo(format);
        names.append(info ? info->shownName() : format);
    }
    return names;
}

void Exports::setFormatIndex(int index)
{
    if (index == m_format || index < 0 || index >= m_formats.size()) return;
    m_format = index;
    Exporter* exporter = m_plugins.exporter(m_formats.at(index));
    m_options.setSpecs(exporter ? exporter->options() : std::vector<OptionSpec>());
    emit formatChanged();
}

QString Exports::ending() const
{
    const PluginInfo* info = m_format < 0 ? nullptr : m_plugins.exporterInfo(m_formats.at(m_format));
    return info ? info->ending : QString();
}

void Exports::setTime(double seconds) { m_options.setNumberByName("at", seconds); }

void Exports::choosePath(const QUrl& url)
{
    if (isRunning() || m_format < 0) return;
    const std::optional<QString> chosen = localPath(url);
    if (!chosen) {
        emit failed(tr("Only files on this computer can be used."));
        return;
    }
    const QString path = withEnding(*chosen, ending());
    if (!QFileInfo::exists(path)) return start(path);
    m_overwrite = path;
    emit overwritePathChanged();
}

void Exports::answerOverwrite(bool replace)
{
    const QString path = std::exchange(m_overwrite, QString());
    emit overwritePathChanged();
    if (replace && !path.isEmpty()) start(path);
}

void Exports::cancel() { m_cancel = true; }

void Exports::start(const QString& path)
{
    Exporter* exporter = m_plugins.exporter(m_formats.at(m_format));
    if (!exporter) {
        emit failed(tr("The plugin for this format could not be loaded."));
        return;
    }
    m_cancel = false;
    setProgress(0);
    m_thread.reset(QThread::create([this, path, exporter, show = m_document.show(), values = m_options.values()] {
        const auto tell = [this](double share) {
            QMetaObject::invokeMethod(
                this, [this, share] { setProgress(share); }, Qt::QueuedConnection);
        };
        const auto bytes = exportShow(*exporter, {show, m_shapes, values, tell, &m_cancel});
        std::optional<Problem> problem;
        if (!bytes)
            problem = bytes.problem();
        else
            problem = saveFile(path, bytes.value());
        QMetaObject::invokeMethod(
            this, [this, path, problem] { end(path, problem); }, Qt::QueuedConnection);
    }));
    m_thread->start();
    emit runningChanged();
}

void Exports::end(const QString& path, const std::optional<Problem>& problem)
{
    m_thread->wait();
    m_thread.reset();
    emit runningChanged();
    if (!problem)
        emit finished(path);
    else if (problem->code == ProblemCode::cancelled)
        emit cancelled();
    else
        emit failed(problemText(*problem));
}

void Exports::setProgress(double share)
{
    if (m_progress == share) return;
    m_progress = share;
    emit progressChanged();
}

} // namespace flocktale
