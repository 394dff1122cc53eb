// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The frame of the current cast with its handles, and the pointer and keys that move, scale and turn it.
Item {
    id: root
    required property StageItem stage
    required property SweepPreview preview

    activeFocusOnTab: handles.shown
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Place of the cast: arrow keys move it")
    Keys.onPressed: event => {
        const far = event.modifiers & Qt.ShiftModifier ? 10 : 1;
        const x = event.key === Qt.Key_Left ? -far : event.key === Qt.Key_Right ? far : 0;
        const y = event.key === Qt.Key_Up ? -far : event.key === Qt.Key_Down ? far : 0;
        if (event.key === Qt.Key_Escape)
            event.accepted = handles.cancel();
        else if (x !== 0 || y !== 0)
            event.accepted = handles.nudge(x, y);
    }
    Keys.onReleased: event => {
        if (!event.isAutoRepeat)
            handles.endNudge();
    }

    CastHandles {
        id: handles
        stage: root.stage
        preview: root.preview
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.MiddleButton
        cursorShape: handles.cursor
        property point last
        onPressed: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            last = Qt.point(mouse.x, mouse.y);
            if (mouse.button === Qt.LeftButton)
                handles.press(Qt.point(mouse.x, mouse.y));
        }
        onPositionChanged: mouse => {
            if (mouse.buttons & Qt.MiddleButton) {
                root.stage.panBy(mouse.x - last.x, mouse.y - last.y);
                last = Qt.point(mouse.x, mouse.y);
            } else if (mouse.buttons & Qt.LeftButton) {
                handles.drag(Qt.point(mouse.x, mouse.y), mouse.modifiers);
            } else {
                handles.hover(Qt.point(mouse.x, mouse.y));
            }
        }
        onReleased: handles.release()
        onCanceled: handles.cancel()
        onWheel: wheel => root.stage.zoomAt(Qt.point(wheel.x, wheel.y), Math.pow(1.0015, wheel.angleDelta.y))
    }
    Item {
        x: handles.origin.x
        y: handles.origin.y
        rotation: handles.angle
        transformOrigin: Item.TopLeft
        visible: handles.shown

        Rectangle {
            x: handles.box.x
            y: handles.box.y
            width: handles.box.width
            height: handles.box.height
            color: "transparent"
            border.color: root.activeFocus || handles.dragging ? Theme.accent : Theme.textMuted
            opacity: 0.85

            component Corner: Rectangle {
                width: 9
                height: 9
                radius: 2
                color: Theme.panel
                border.color: Theme.accent
            }
            Corner {
                x: -4
                y: -4
            }
            Corner {
                x: parent.width - 5
                y: -4
            }
            Corner {
                x: -4
                y: parent.height - 5
            }
            Corner {
                x: parent.width - 5
                y: parent.height - 5
            }
            Corner {
                x: parent.width / 2 - 4
                y: -30
                radius: 5
            }
        }
        Rectangle {
            x: -6
            width: 13
            height: 1
            color: Theme.accent
        }
        Rectangle {
            y: -6
            width: 1
            height: 13
            color: Theme.accent
        }
    }
    Rectangle {
        visible: handles.centredX
        x: root.stage.stageRect.x + root.stage.stageRect.width / 2
        y: root.stage.stageRect.y
        width: 1
        height: root.stage.stageRect.height
        color: Theme.accent
    }
    Rectangle {
        visible: handles.centredY
        x: root.stage.stageRect.x
        y: root.stage.stageRect.y + root.stage.stageRect.height / 2
        width: root.stage.stageRect.width
        height: 1
        color: Theme.accent
    }
    Rectangle {
        visible: handles.readout.length > 0
        x: handles.origin.x + Theme.spacing
        y: handles.origin.y + Theme.spacing
        width: readout.implicitWidth + 2 * Theme.spacing
        height: readout.implicitHeight + 2 * Theme.tiny
        radius: Theme.radius
        color: Theme.panel
        opacity: 0.92
        FLabel {
            id: readout
            anchors.centerIn: parent
            text: handles.readout
        }
    }
}
