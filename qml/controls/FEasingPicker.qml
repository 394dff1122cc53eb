// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// A button with an easing's curve and name; it opens a box in which two handles bend the curve, with ready-made ones
/// beside it. The signals are those of FNumberField.
Button {
    id: root
    property easing curve
    property bool mixed: false
    property string name
    property string toolTip
    signal edited(easing curve)
    signal scrubStarted
    signal scrubbed(easing curve)
    signal scrubEnded
    signal scrubCancelled

    implicitHeight: Theme.controlHeight
    padding: Theme.small
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space && root.visualFocus
    Accessible.name: root.name
    Accessible.description: input.name
    onClicked: chooser.visible ? chooser.close() : chooser.open()

    EasingInput {
        id: input
        curve: root.curve
        width: box.width
        height: box.height
    }
    contentItem: RowLayout {
        spacing: Theme.spacing
        EasingCurve {
            Layout.preferredWidth: 28
            Layout.fillHeight: true
            visible: !root.mixed
            curve: root.curve
            color: Theme.accent
            margin: 0.2
        }
        FLabel {
            Layout.fillWidth: true
            text: root.mixed ? "—" : input.name
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        color: Theme.surface(Theme.panelRaised, root.hovered, root.down)
        border.color: Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: root.visualFocus
        }
    }
    FToolTip {
        hovered: root.hovered && !chooser.visible
        text: root.toolTip
    }

    Popup {
        id: chooser
        objectName: "chooser"
        y: root.height + Theme.tiny
        margins: Theme.small
        padding: Theme.spacing
        focus: true
        closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutsideParent
        background: Rectangle {
            color: Theme.panelRaised
            border.color: Theme.border
            radius: Theme.radius
        }
        contentItem: RowLayout { // qmllint disable deferred-property-id
            spacing: Theme.spacing
            Rectangle {
                id: box
                objectName: "box"
                implicitWidth: 160
                implicitHeight: 200
                color: Theme.field
                border.color: Theme.border
                EasingCurve {
                    anchors.fill: parent
                    curve: root.curve
                    color: Theme.accent
                    gridColor: Theme.border
                }
                Repeater {
                    model: 2
                    FEasingHandle {
                        required property int index
                        objectName: "handle" + index
                        name: index === 0 ? qsTr("First handle") : qsTr("Second handle")
                        faint: !input.bezier
                        place: index === 0 ? input.firstHandle : input.secondHandle
                        onStarted: root.scrubStarted()
                        onDragged: (toX, toY) => root.scrubbed(input.dragged(index, x + toX, y + toY))
                        onEnded: root.scrubEnded()
                        onCancelled: root.scrubCancelled()
                        onNudged: (right, up, modifiers) => root.edited(input.nudged(index, right, up, modifiers))
                    }
                }
            }
            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                spacing: Theme.tiny
                Repeater {
                    model: input.presetNames()
                    FButton {
                        required property int index
                        required property string modelData
                        objectName: "preset" + index
                        Layout.fillWidth: true
                        text: modelData
                        checked: input.preset === index
                        onClicked: root.edited(input.presetCurve(index))
                    }
                }
            }
        }
    }
}
