// SPDX-License-Identifier: MIT
#pragma once

#include "sweep/sweep_preview.h"
#include "sweep/sweep_setting.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>
#include <optional>

namespace flocktale {

/// Two settings of one act's sweep beside each other: A, which is kept here, and B, the document's own, which goes on
/// being edited. Everything else is the same for both. A is performed on a copy of the show that follows each edit.
/// Owned by the stage's view.
class SweepComparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::SweepPreview* preview READ preview WRITE setPreview NOTIFY changed FINAL)
    /// A setting is kept for the act that the preview looks at.
    Q_PROPERTY(bool active READ isActive NOTIFY changed FINAL)
    /// The two settings are not the same.
    Q_PROPERTY(bool different READ isDifferent NOTIFY changed FINAL)
    Q_PROPERTY(View view READ view WRITE setView NOTIFY changed FINAL)
    /// Share of the stage's width that shows A.
    Q_PROPERTY(double split READ split NOTIFY changed FINAL)
    Q_PROPERTY(flocktale::SweepReading* kept READ kept CONSTANT FINAL)
    Q_PROPERTY(flocktale::Playback* keptPlayback READ keptPlayback CONSTANT FINAL)

public:
    enum View { ShowA, ShowSplit, ShowB };
    Q_ENUM(View)

    explicit SweepComparison(QObject* parent = nullptr);

    [[nodiscard]] SweepPreview* preview() const { return m_preview; }
    void setPreview(SweepPreview* preview);
    [[nodiscard]] bool isActive() const;
    [[nodiscard]] bool isDifferent() const;
    [[nodiscard]] View view() const { return m_view; }
    void setView(View view);
    [[nodiscard]] double split() const { return m_view == ShowA ? 1 : m_view == ShowB ? 0 : m_split; }
    [[nodiscard]] SweepReading* kept() { return &m_kept; }
    [[nodiscard]] Playback* keptPlayback() { return &m_playback; }
    void finishPending();

public slots:
    /// Keeps the present setting of the act as A.
    void keep();
    /// Ends the comparison; the document stays as it is.
    void drop();
    /// Gives the document setting A, as one undo step.
    void useKept();
    /// The line between the two was dragged to `x` of `width`.
    void moveSplit(double x, double width);

signals:
    void changed();

private:
    void follow();
    void refreshSoon();
    void refresh();
    [[nodiscard]] const Act* act() const;
    [[nodiscard]] ShowDocument* document() const { return m_preview ? m_preview->document() : nullptr; }

    QPointer<SweepPreview> m_preview;
    ActId m_act;
    std::optional<SweepSetting> m_setting;
    View m_view = ShowSplit;
    double m_split = 0.5;
    ShowDocument m_show; ///< the document's show with setting A
    std::optional<int> m_update;
    Playback m_playback;
    SweepReading m_kept;
    QTimer m_soon;
    bool m_asked = false; ///< for the reading of the present copy
    std::uint64_t m_lastRequest = 0;
    std::unique_ptr<SweepWorker> m_worker;
};

} // namespace flocktale
