// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Every key and gesture of the timeline, for the shortcut sheet.
ColumnLayout {
    id: root
    spacing: Theme.tiny

    FLabel {
        text: qsTr("Timeline")
        title: true
        Layout.bottomMargin: Theme.small
    }
    Repeater {
        objectName: "timelineKeys"
        model: TimelineKeyModel {}
        delegate: RowLayout {
            id: line
            required property string text
            required property string keys
            required property string gesture
            spacing: Theme.spacing
            FLabel {
                Layout.fillWidth: true
                text: line.text
            }
            FKeyText {
                visible: line.keys.length > 0
                keys: line.keys
            }
            FLabel {
                visible: line.gesture.length > 0
                text: line.gesture
                muted: true
            }
        }
    }
    FLabel {
        Layout.fillWidth: true
        Layout.topMargin: Theme.small
        wrapMode: Text.Wrap
        muted: true
        text: qsTr("Things snap to the playhead, then to markers, act edges, beats and whole seconds: of what is near, the first of these.")
    }
}
