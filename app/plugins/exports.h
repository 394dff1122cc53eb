// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "plugins/export_options_model.h"
#include "plugins/plugin_library.h"
#include "shape/points.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThread>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>

namespace flocktale {

/// Exporting from the editor: which format with which options, where to, and the work itself, which runs in a thread of
/// its own on a copy of the show, shows how far it is and can be cancelled. One export at a time. The final name is
/// made here, before the question whether an existing file may be replaced.
class Exports : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session owns the exports")
    Q_PROPERTY(QStringList formats READ formats CONSTANT FINAL)
    Q_PROPERTY(QStringList formatNames READ formatNames CONSTANT FINAL)
    Q_PROPERTY(int formatIndex READ formatIndex WRITE setFormatIndex NOTIFY formatChanged FINAL)
    Q_PROPERTY(QString ending READ ending NOTIFY formatChanged FINAL)
    Q_PROPERTY(flocktale::ExportOptionsModel* options READ options CONSTANT FINAL)
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    Q_PROPERTY(QString overwritePath READ overwritePath NOTIFY overwritePathChanged FINAL)

public:
    /// None is owned; all outlive this.
    Exports(ShowDocument& document, PluginLibrary& plugins, const ShapeLibrary& shapes, QObject* parent = nullptr);
    ~Exports() override;

    [[nodiscard]] QStringList formats() const { return m_formats; }
    [[nodiscard]] QStringList formatNames() const;
    [[nodiscard]] int formatIndex() const { return m_format; }
    void setFormatIndex(int index);
    [[nodiscard]] QString ending() const;
    [[nodiscard]] ExportOptionsModel* options() { return &m_options; }
    [[nodiscard]] bool isRunning() const { return m_thread != nullptr; }
    [[nodiscard]] double progress() const { return m_progress; }
    /// The file that would be replaced while that question is open, else empty.
    [[nodiscard]] QString overwritePath() const { return m_overwrite; }

public slots:
    /// The moment that a picture takes when nothing else is said.
    void setTime(double seconds);
    /// Where to: starts the work, or asks first when the file is there.
    void choosePath(const QUrl& url);
    void answerOverwrite(bool replace);
    void cancel();

signals:
    void formatChanged();
    void runningChanged();
    void progressChanged();
    void overwritePathChanged();
    void finished(const QString& path);
    void failed(const QString& reason);
    void cancelled();

private:
    void start(const QString& path);
    void end(const QString& path, const std::optional<Problem>& problem);
    void setProgress(double share);

    ShowDocument& m_document;
    PluginLibrary& m_plugins;
    const ShapeLibrary& m_shapes;
    QStringList m_formats;
    int m_format = -1;
    ExportOptionsModel m_options;
    QString m_overwrite;
    std::unique_ptr<QThread> m_thread;
    std::atomic<bool> m_cancel{false};
    double m_progress = 0;
};

} // namespace flocktale
