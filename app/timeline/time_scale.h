// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The map between time and pixels of one timeline view: how many pixels a second takes and which time stands at the
/// left edge. Zoom keeps the time under its anchor where it is. Not undoable; owned by the timeline.
class TimeScale : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double pixelsPerSecond READ pixelsPerSecond NOTIFY changed FINAL)
    Q_PROPERTY(double origin READ origin NOTIFY changed FINAL)
    Q_PROPERTY(double viewWidth READ viewWidth WRITE setViewWidth NOTIFY changed FINAL)
    Q_PROPERTY(double contentSeconds READ contentSeconds WRITE setContentSeconds NOTIFY changed FINAL)
    Q_PROPERTY(double anchorSeconds READ anchorSeconds WRITE setAnchorSeconds NOTIFY anchorChanged FINAL)
    Q_PROPERTY(bool following READ isFollowing WRITE setFollowing NOTIFY anchorChanged FINAL)
    Q_PROPERTY(double zoom READ zoom WRITE setZoom NOTIFY changed FINAL)

public:
    static constexpr double kLowestPixelsPerSecond = 0.05;
    static constexpr double kHighestPixelsPerSecond = 3600;
    /// Free room, in pixels, left of time zero and at both ends after fit().
    static constexpr double kPadding = 12;

    explicit TimeScale(QObject* parent = nullptr);

    [[nodiscard]] double pixelsPerSecond() const { return m_pixelsPerSecond; }
    /// The time at the left edge, in seconds; negative while the padding shows.
    [[nodiscard]] double origin() const { return m_origin; }
    [[nodiscard]] double viewWidth() const { return m_viewWidth; }
    void setViewWidth(double pixels);
    /// How long what is shown is; sets what fit() shows and how far one can scroll.
    [[nodiscard]] double contentSeconds() const { return m_contentSeconds; }
    void setContentSeconds(double seconds);
    /// The time (the playhead's) that zooming by key or slider keeps in place while it is in view; else the middle
    /// does.
    [[nodiscard]] double anchorSeconds() const { return m_anchorSeconds; }
    void setAnchorSeconds(double seconds);
    /// While set, the view turns a page when the anchor runs out of it (but not when it was out of it before).
    [[nodiscard]] bool isFollowing() const { return m_following; }
    void setFollowing(bool following);
    /// 0 (everything) to 1 (single steps), logarithmic.
    [[nodiscard]] double zoom() const;
    void setZoom(double zoom);

    /// Sets both at once, within the limits.
    void show(double origin, double pixelsPerSecond);

    Q_INVOKABLE double xOf(double seconds) const { return (seconds - m_origin) * m_pixelsPerSecond; }
    Q_INVOKABLE double secondsAt(double x) const { return m_origin + x / m_pixelsPerSecond; }
    Q_INVOKABLE bool isInView(double seconds) const;

public slots:
    /// Zooms by a factor; the time at x stays at x.
    void zoomAt(double x, double factor);
    void zoomIn();
    void zoomOut();
    /// The whole content, or the first ten seconds of a shorter one. Stays so when the view's width changes, until
    /// something else is shown.
    void fit();
    void panBy(double pixels);
    /// The least pan that brings a time into view.
    void reveal(double seconds);
    /// The least pan that brings a whole span into view, or the beginning of one that has no room.
    void revealSpan(double from, double to);
    /// Zooms and scrolls until the span fills the view.
    void showSpan(double from, double to);
    /// A turn of the wheel in eighths of a degree (or pixels, where the device tells them): a pan, or with `zooming` a
    /// zoom at x. Returns whether it did anything.
    bool wheel(double x, double horizontal, double vertical, bool zooming);

signals:
    void changed();
    void anchorChanged();

private:
    [[nodiscard]] double lowestOrigin() const;
    [[nodiscard]] double highestOrigin() const;
    [[nodiscard]] double zoomAnchorX() const;
    void turnPageTo(double seconds);

    double m_pixelsPerSecond = 60;
    double m_origin = 0;
    double m_viewWidth = 0;
    double m_contentSeconds = 0;
    double m_anchorSeconds = 0;
    bool m_following = false;
    bool m_fitted = false;
};

} // namespace flocktale
