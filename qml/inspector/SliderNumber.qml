// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A number of a form with a slider beside it, on which the seed's value is marked, or with a dial for an angle.
Item {
    id: root
    required property ParameterModel form
    required property int row
    property alias number: number
    property real seed: NaN
    property bool dial: false

    implicitHeight: number.implicitHeight

    FAngleDial {
        objectName: "dial"
        visible: root.dial
        name: number.name
        toolTip: qsTr("Drag the hand; Shift takes steps of 15°.")
        value: number.value
        onEdited: value => root.form.setNumber(root.row, value)
        onScrubStarted: root.form.beginScrub(root.row)
        onScrubbed: value => root.form.scrubNumber(root.row, value)
        onScrubEnded: root.form.endScrub()
        onScrubCancelled: root.form.cancelScrub()
    }
    FSlider {
        objectName: "slider"
        visible: !root.dial
        anchors.left: parent.left
        anchors.right: number.left
        anchors.rightMargin: Theme.spacing
        name: number.name
        toolTip: number.toolTip
        value: number.value
        from: number.from
        to: number.to
        seed: root.seed
        onEdited: value => root.form.setNumber(root.row, value)
        onScrubStarted: root.form.beginScrub(root.row)
        onScrubbed: value => root.form.scrubNumber(root.row, value)
        onScrubEnded: root.form.endScrub()
        onScrubCancelled: root.form.cancelScrub()
    }
    FormNumber {
        id: number
        objectName: "number"
        anchors.right: parent.right
        width: root.dial ? root.width - Theme.controlHeight - Theme.spacing : Math.round(root.width * 0.5)
        form: root.form
        row: root.row
    }
}
