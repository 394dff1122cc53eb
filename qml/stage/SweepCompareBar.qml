// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Keeps a setting of the sweep as A, shows A, B or both on the stage, and takes A back.
RowLayout {
    id: root
    required property SweepComparison comparison

    spacing: Theme.tiny

    component Choice: FButton {
        required property int view
        checkable: true
        autoExclusive: true
        visible: root.comparison.active
        leftPadding: Theme.spacing
        rightPadding: Theme.spacing
        checked: root.comparison.view === view
        onClicked: root.comparison.view = view
    }

    FButton {
        objectName: "keepSetting"
        visible: !root.comparison.active
        enabled: root.comparison.preview.available
        text: qsTr("Compare")
        toolTip: qsTr("Keeps the present setting of the sweep as A. Change assignment, sweep or formation, and see both.")
        onClicked: root.comparison.keep()
    }
    Choice {
        objectName: "showA"
        text: "A"
        view: SweepComparison.ShowA
        toolTip: qsTr("The stage shows setting A, which was kept")
    }
    Choice {
        objectName: "showSplit"
        text: "A | B"
        view: SweepComparison.ShowSplit
        toolTip: qsTr("The stage shows both, side by side")
    }
    Choice {
        objectName: "showB"
        text: "B"
        view: SweepComparison.ShowB
        toolTip: qsTr("The stage shows setting B, the present one")
    }
    FButton {
        objectName: "useKept"
        visible: root.comparison.active
        enabled: root.comparison.different
        text: qsTr("Use A")
        toolTip: qsTr("Gives the act setting A again")
        onClicked: root.comparison.useKept()
    }
    FButton {
        objectName: "dropKept"
        visible: root.comparison.active
        text: qsTr("End comparison")
        toolTip: qsTr("Forgets setting A; the act stays as it is now")
        onClicked: root.comparison.drop()
    }
}
