// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// What can be done with acts, and the zoom. Every button says its key.
Item {
    id: root
    required property TimelineController controller
    /// What is always there needs this much; the rest goes into a menu where it has no room.
    readonly property real kept: addText.width + 16 + 2 * (Theme.spacing + Theme.small) + modes.implicitWidth
                                 + 2 * Theme.controlHeight + 2 * Theme.spacing + 12 * Theme.small
    /// A tool was used; the keys should mean the tracks again.
    signal done

    function run(command: int) {
        root.controller.run(command);
        root.done();
    }

    implicitHeight: Theme.controlHeight + 2 * Theme.small
    implicitWidth: row.implicitWidth + 2 * Theme.spacing

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.spacing
        anchors.rightMargin: Theme.spacing
        spacing: Theme.small

        FButton {
            id: addButton
            objectName: "addAct"
            text: qsTr("Add act")
            icon.name: "plus"
            display: tools.visible ? AbstractButton.TextBesideIcon : AbstractButton.IconOnly
            toolTip: qsTr("Add an act at the playhead. A double click on an empty place adds one there.")
            onClicked: addMenu.popup(0, height + Theme.tiny)

            TextMetrics {
                id: addText
                font: addButton.font
                text: addButton.text
            }
            FMenu {
                id: addMenu
                CommandItem {
                    objectName: "addForm"
                    controller: root.controller
                    command: TimelineController.AddForm
                    icon.name: "disc"
                    onTriggered: root.done()
                }
                CommandItem {
                    objectName: "addFree"
                    controller: root.controller
                    command: TimelineController.AddFree
                    icon.name: "flock"
                    onTriggered: root.done()
                }
                CommandItem {
                    controller: root.controller
                    command: TimelineController.AddMarker
                    icon.name: "marker"
                    onTriggered: root.done()
                }
            }
        }
        ToolSeparator {
            visible: tools.visible
        }
        RowLayout {
            id: tools
            visible: root.width >= root.kept + tools.implicitWidth
            spacing: Theme.small
            FIconButton {
                objectName: "split"
                icon.name: "split"
                text: root.controller.hint(TimelineController.Split)
                enabled: root.controller.canSplit
                onClicked: root.run(TimelineController.Split)
            }
            FIconButton {
                objectName: "duplicate"
                icon.name: "duplicate"
                text: root.controller.hint(TimelineController.Duplicate)
                enabled: root.controller.hasSelection
                onClicked: root.run(TimelineController.Duplicate)
            }
            FIconButton {
                objectName: "remove"
                icon.name: "trash"
                text: root.controller.hint(TimelineController.Remove)
                enabled: root.controller.hasSelection || root.controller.itemSelected
                onClicked: root.run(TimelineController.Remove)
            }
            FIconButton {
                objectName: "addMarker"
                icon.name: "marker"
                text: root.controller.hint(TimelineController.AddMarker)
                onClicked: root.run(TimelineController.AddMarker)
            }
        }
        ToolSeparator {
            visible: tools.visible
        }
        ModeSwitch {
            id: modes
            objectName: "modeSwitch"
            controller: root.controller
            onDone: root.done()
        }
        FIconButton {
            objectName: "snapping"
            icon.name: "snap"
            checkable: true
            checked: root.controller.snapping
            text: root.controller.hint(TimelineController.ToggleSnapping)
            toolTip: qsTr("%1: to the playhead, markers, act edges, beats and whole seconds, in this order. Hold Alt to bypass it.").arg(text)
            onToggled: {
                root.controller.snapping = checked;
                root.done();
            }
        }
        Item {
            Layout.fillWidth: true
        }
        RowLayout {
            id: zooms
            visible: root.width >= root.kept + tools.implicitWidth + zooms.implicitWidth
            spacing: Theme.small
            FIconButton {
                objectName: "zoomOut"
                icon.name: "zoom-out"
                text: root.controller.hint(TimelineController.ZoomOut)
                onClicked: root.run(TimelineController.ZoomOut)
            }
            FSlider {
                objectName: "zoom"
                Layout.preferredWidth: 120
                name: qsTr("Zoom")
                toolTip: qsTr("Zoom. On the tracks the wheel scrolls, and zooms with Ctrl.")
                value: root.controller.timeScale ? root.controller.timeScale.zoom : 0
                onEdited: value => root.controller.timeScale.zoom = value
                onScrubbed: value => root.controller.timeScale.zoom = value
            }
            FIconButton {
                objectName: "zoomIn"
                icon.name: "zoom-in"
                text: root.controller.hint(TimelineController.ZoomIn)
                onClicked: root.run(TimelineController.ZoomIn)
            }
            FIconButton {
                objectName: "fit"
                icon.name: "fit"
                text: root.controller.hint(TimelineController.Fit)
                onClicked: root.run(TimelineController.Fit)
            }
        }
        MoreTools {
            objectName: "moreTools"
            visible: !zooms.visible
            controller: root.controller
            onDone: root.done()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.border
    }

    component ToolSeparator: Rectangle {
        Layout.preferredWidth: 1
        Layout.preferredHeight: Theme.wide
        Layout.leftMargin: Theme.tiny
        Layout.rightMargin: Theme.tiny
        color: Theme.border
    }
}
