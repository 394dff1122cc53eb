// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The switches of the sweep preview with its figures, and the zoom of the stage.
Rectangle {
    id: root
    required property StageItem stage
    required property SweepPreview preview
    required property StageOptions options
    required property DelayBrush brush
    required property PinTool pins
    readonly property alias routes: routesButton.checked
    readonly property alias ghosts: ghostsButton.checked
    readonly property alias delays: delaysButton.checked

    /// The keys and the wheel do what is left out in a narrow bar.
    readonly property bool roomy: root.width >= 470
    readonly property bool tight: root.width < 400

    implicitHeight: Theme.controlHeight + 2 * Theme.tiny
    implicitWidth: row.implicitWidth + 2 * Theme.spacing
    color: Theme.panel
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Sweep preview and zoom")

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.spacing
        anchors.rightMargin: Theme.spacing
        spacing: Theme.small

        FIconButton {
            id: routesButton
            objectName: "routes"
            icon.name: "routes"
            text: qsTr("Routes")
            toolTip: qsTr("Routes: the way of every bird to its place in the act, in the colour of its departure.")
            checkable: true
        }
        FIconButton {
            id: ghostsButton
            objectName: "ghosts"
            icon.name: "ghost"
            text: qsTr("Ghosts")
            toolTip: qsTr("Ghosts: the finished form of the act.")
            checkable: true
        }
        FIconButton {
            id: delaysButton
            objectName: "delays"
            icon.name: "sweep"
            text: qsTr("Delay colours")
            toolTip: qsTr("Delay colours: birds in the colour of their departure, from first to last.")
            checkable: true
        }
        FIconButton {
            objectName: "brushButton"
            icon.name: "brush"
            text: qsTr("Delay brush (B)")
            toolTip: qsTr("Delay brush (B): paint on the stage which birds leave later.")
            enabled: root.brush.available
            checked: root.brush.active
            onClicked: root.brush.toggle()
        }
        FIconButton {
            objectName: "pinButton"
            icon.name: "pin"
            text: qsTr("Pins (P)")
            toolTip: qsTr("Pins (P): lock birds to their places by hand, or swap two.")
            enabled: root.pins.available
            checked: root.pins.active
            onClicked: root.pins.toggle()
        }
        FIconButton {
            objectName: "sweepPanelButton"
            icon.name: "figures"
            text: qsTr("Sweep panel")
            toolTip: qsTr("Sweep panel: figures, moments and departures of the act, and two settings compared.")
            checkable: true
            checked: root.options.sweepPanel
            onToggled: root.options.sweepPanel = checked
        }
        SweepFigures {
            objectName: "sweepFigures"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.small
            preview: root.preview
            ramp: root.delays || root.routes || root.brush.active
            numbers: !root.options.sweepPanel
        }
        FIconButton {
            id: guidesButton
            objectName: "guides"
            icon.name: "guides"
            text: qsTr("Guides on the stage")
            checked: root.options.grid || root.options.safeArea
            onClicked: guidesMenu.popup(guidesButton, 0, guidesButton.height)
            FMenu {
                id: guidesMenu
                FMenuItem {
                    objectName: "grid"
                    text: qsTr("Grid")
                    checkable: true
                    checked: root.options.grid
                    onTriggered: root.options.grid = checked
                }
                FMenuItem {
                    objectName: "safeArea"
                    text: qsTr("Safe areas")
                    checkable: true
                    checked: root.options.safeArea
                    onTriggered: root.options.safeArea = checked
                }
            }
        }
        FIconButton {
            objectName: "zoomOut"
            visible: root.roomy
            icon.name: "minus"
            text: qsTr("Zoom the stage out (-)")
            onClicked: root.stage.zoomBy(0.8)
        }
        FLabel {
            objectName: "zoomLabel"
            visible: !root.tight
            Layout.minimumWidth: zoomMetrics.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1 %").arg(Math.round(root.stage.unit * 100))
            muted: true
            font.pixelSize: Theme.smallFontSize
            TextMetrics {
                id: zoomMetrics
                font.pixelSize: Theme.smallFontSize
                text: qsTr("%1 %").arg(1000)
            }
        }
        FIconButton {
            objectName: "zoomIn"
            visible: root.roomy
            icon.name: "plus"
            text: qsTr("Zoom the stage in (+)")
            onClicked: root.stage.zoomBy(1.25)
        }
        FIconButton {
            objectName: "fit"
            icon.name: "fit"
            text: qsTr("Fit the stage into the view (0)")
            enabled: root.stage.zoom !== 1
            onClicked: root.stage.fit()
        }
    }
}
