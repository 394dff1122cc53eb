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

    implicitHeight: Theme.controlHeight + 2 * Theme.tiny
    color: Theme.panel

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spacing
        anchors.rightMargin: Theme.spacing
        spacing: Theme.small

        FIconButton {
            id: routesButton
            objectName: "routes"
            icon.name: "routes"
            text: qsTr("Routes")
            toolTip: qsTr("Routes: the way of every bird to its place in the selected act, coloured by its departure.")
            checkable: true
        }
        FIconButton {
            id: ghostsButton
            objectName: "ghosts"
            icon.name: "ghost"
            text: qsTr("Ghosts")
            toolTip: qsTr("Ghosts: the finished form of the selected act.")
            checkable: true
        }
        FIconButton {
            id: delaysButton
            objectName: "delays"
            icon.name: "bird"
            text: qsTr("Delays")
            toolTip: qsTr("Delays: birds in the colour of their departure, from first to last.")
            checkable: true
        }
        FLabel {
            objectName: "figures"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spacing
            visible: root.preview.available
            muted: true
            font.pixelSize: Theme.smallFontSize
            text: root.preview.computing ? qsTr("Measuring the sweep…")
                : qsTr("%1 crossings · longest way %2 · 95 % there after %3")
                    .arg(root.preview.crossings < 0 ? "–" : root.preview.crossings)
                    .arg(Math.round(root.preview.longestWay))
                    .arg(root.preview.arrivalSeconds < 0 ? qsTr("more than the act")
                                                         : qsTr("%1 s").arg(root.preview.arrivalSeconds.toFixed(2)))
        }
        Item {
            Layout.fillWidth: true
            visible: !root.preview.available
        }
        FIconButton {
            objectName: "zoomOut"
            icon.name: "zoom-out"
            text: qsTr("Zoom the stage out")
            onClicked: root.stage.zoomAt(Qt.point(root.stage.width / 2, root.stage.height / 2), 0.8)
        }
        FIconButton {
            objectName: "zoomIn"
            icon.name: "zoom-in"
            text: qsTr("Zoom the stage in")
            onClicked: root.stage.zoomAt(Qt.point(root.stage.width / 2, root.stage.height / 2), 1.25)
        }
        FIconButton {
            objectName: "fit"
            icon.name: "fit"
            text: qsTr("Fit the stage into the view")
            onClicked: root.stage.fit()
        }
    }
}
