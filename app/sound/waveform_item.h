// SPDX-License-Identifier: MIT
#pragma once

#include "sound/sound_desk.h"

#include <QColor>
#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The outline of one of the show's sounds, drawn in one node however long it is. The item stands for `seconds` of the
/// file from the sound's offset on; only the stretch from viewX on, viewWidth wide, is drawn, so that an item may be
/// far wider than the window.
class WaveformItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::SoundDesk* desk READ desk WRITE setDesk NOTIFY deskChanged FINAL)
    Q_PROPERTY(QString sound READ sound WRITE setSound NOTIFY soundChanged FINAL)
    /// Seconds that the item's width stands for; 0: the whole file behind the offset.
    Q_PROPERTY(double seconds READ seconds WRITE setSeconds NOTIFY spanChanged FINAL)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged FINAL)
    /// The part of the item that can be seen, in its own pixels; a width of 0 is all of it.
    Q_PROPERTY(double viewX READ viewX WRITE setViewX NOTIFY viewChanged FINAL)
    Q_PROPERTY(double viewWidth READ viewWidth WRITE setViewWidth NOTIFY viewChanged FINAL)

public:
    explicit WaveformItem(QQuickItem* parent = nullptr);

    [[nodiscard]] SoundDesk* desk() const { return m_desk; }
    void setDesk(SoundDesk* desk);
    [[nodiscard]] QString sound() const { return m_sound; }
    void setSound(const QString& sound);
    [[nodiscard]] double seconds() const { return m_seconds; }
    void setSeconds(double seconds);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] double viewX() const { return m_viewX; }
    void setViewX(double x);
    [[nodiscard]] double viewWidth() const { return m_viewWidth; }
    void setViewWidth(double width);

    /// The outline of [from, to) in seconds of the file as a picture of this size in device pixels: one column a pixel.
    [[nodiscard]] static QImage picture(const Peaks& peaks, double from, double to, const QSize& size,
                                        const QColor& color);

signals:
    void deskChanged();
    void soundChanged();
    void spanChanged();
    void colorChanged();
    void viewChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* former, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override { draw(); }

private:
    [[nodiscard]] QRectF visiblePart() const;
    void draw();

    QPointer<SoundDesk> m_desk;
    QString m_sound;
    double m_seconds = 0;
    QColor m_color = Qt::white;
    double m_viewX = 0, m_viewWidth = 0;
    QImage m_image;
    QRectF m_place; ///< of the image, in the item
    bool m_stale = false;
};

} // namespace flocktale
