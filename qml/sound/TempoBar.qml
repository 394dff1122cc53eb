// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Beats a minute and beats a bar at the playhead, typed or tapped.
RowLayout {
    id: root
    required property SoundDesk desk

    spacing: Theme.small

    FLabel {
        text: qsTr("Beats a minute")
        muted: true
    }
    FNumberField {
        objectName: "bpm"
        name: qsTr("Beats a minute")
        toolTip: qsTr("The tempo at the playhead, 20 to 400; 0 is none yet.")
        value: root.desk.bpm
        from: 20
        to: 400
        decimals: 1
        dragScrub: false
        onEdited: value => root.desk.setBpm(value)
    }
    FLabel {
        text: qsTr("Beats a bar")
        muted: true
    }
    FNumberField {
        objectName: "beatsPerBar"
        name: qsTr("Beats a bar")
        implicitWidth: 48
        value: root.desk.beatsPerBar
        from: 1
        to: 16
        dragScrub: false
        onEdited: value => root.desk.setBeatsPerBar(value)
    }
    FButton {
        objectName: "tap"
        text: root.desk.taps > 0 ? qsTr("Tap: %1").arg(root.desk.tapText) : qsTr("Tap")
        toolTip: qsTr("Click along with the beat, best while the show plays.")
        onPressed: root.desk.tap()
    }
    FButton {
        objectName: "useTaps"
        visible: root.desk.taps > 2
        text: qsTr("Use")
        toolTip: qsTr("Take the tapped tempo over.")
        onClicked: root.desk.useTaps()
    }
}
