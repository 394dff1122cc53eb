// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// What the stage shows besides the show, remembered from one start to the next. Owned by the stage's view.
class StageOptions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool grid READ hasGrid WRITE setGrid NOTIFY changed FINAL)
    Q_PROPERTY(bool safeArea READ hasSafeArea WRITE setSafeArea NOTIFY changed FINAL)
    /// The panel with the sweep's figures and moments is open.
    Q_PROPERTY(bool sweepPanel READ hasSweepPanel WRITE setSweepPanel NOTIFY changed FINAL)

public:
    explicit StageOptions(QObject* parent = nullptr);

    [[nodiscard]] bool hasGrid() const { return m_grid; }
    void setGrid(bool shown);
    [[nodiscard]] bool hasSafeArea() const { return m_safeArea; }
    void setSafeArea(bool shown);
    [[nodiscard]] bool hasSweepPanel() const { return m_sweepPanel; }
    void setSweepPanel(bool shown);

signals:
    void changed();

private:
    void set(bool& option, bool value, const QString& key);

    QSettings m_store;
    bool m_grid, m_safeArea, m_sweepPanel;
};

} // namespace flocktale
