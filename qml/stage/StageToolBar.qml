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
    readonly property alias routes: routesButton.checked
    readonly property alias ghosts: ghostsButton.checked
    readonly property alias delays: delaysButton.checked

    function zoom(factor: real) {
        root.stage.zoomAt(Qt.point(root.stage.width / 2, root.stage.height / 2), factor);
    }

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
        SweepFigures {
            objectName: "sweepFigures"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.small
            preview: root.preview
            ramp: root.delays || root.routes
        }
        FIconButton {
            objectName: "zoomOut"
            icon.name: "minus"
            text: qsTr("Zoom the stage out")
            onClicked: root.zoom(0.8)
        }
        FLabel {
            objectName: "zoomLabel"
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
            icon.name: "plus"
            text: qsTr("Zoom the stage in")
            onClicked: root.zoom(1.25)
        }
        FIconButton {
            objectName: "fit"
            icon.name: "fit"
            text: qsTr("Fit the stage into the view")
            enabled: root.stage.zoom !== 1
            onClicked: root.stage.fit()
        }
    }
}
