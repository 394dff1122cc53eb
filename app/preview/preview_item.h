// SPDX-License-Identifier: MIT
#pragma once

#include "preview/preview_picture.h"
#include "text/program_shapes.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QString>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flocktale {

/// Draws the thumbnail of an act. The points are made outside the GUI thread; while they are being made only the latest
/// wish waits, so that typing never stutters and the last letter always arrives. Base of the items that say which act.
class PreviewItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes WRITE setShapes NOTIFY shapesChanged FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY pictureChanged FINAL)
    Q_PROPERTY(int birds READ birds NOTIFY pictureChanged FINAL)
    Q_PROPERTY(QColor ground READ ground NOTIFY pictureChanged FINAL)
    Q_PROPERTY(QString message READ message NOTIFY pictureChanged FINAL)

public:
    explicit PreviewItem(QQuickItem* parent = nullptr);
    ~PreviewItem() override;

    [[nodiscard]] ProgramShapes* shapes() const { return m_shapes; }
    void setShapes(ProgramShapes* shapes);
    [[nodiscard]] bool isBusy() const { return m_running; }
    /// How many birds the picture shows.
    [[nodiscard]] int birds() const { return static_cast<int>(m_picture.birds.size()); }
    /// The colour of the stage under it.
    [[nodiscard]] QColor ground() const;
    /// Why there is nothing to see; empty when all is well.
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] const PreviewPicture& picture() const { return m_picture; }

    void paint(QPainter* painter) override;

signals:
    void shapesChanged();
    void pictureChanged();

protected:
    struct Wish {
        Show show; ///< only what the act needs: stage, flock and flight
        Act act;
        int birds = 0;
        bool operator==(const Wish&) const = default;
    };
    /// The latest wish wins; nothing to show when empty.
    void wish(std::optional<Wish> wish);
    /// Called when there is reason to wish anew.
    virtual void refresh() = 0;

private:
    void start();
    void take(PreviewPicture picture);

    QPointer<ProgramShapes> m_shapes;
    std::optional<Wish> m_wish;
    PreviewPicture m_picture;
    QString m_message;
    bool m_running = false;
    bool m_again = false;
    QThreadPool m_pool;
};

} // namespace flocktale
