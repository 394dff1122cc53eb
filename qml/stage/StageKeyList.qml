// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// What keys and mouse do on the stage; they are its own, so no action of the window knows them.
ColumnLayout {
    id: root
    spacing: Theme.tiny
    Layout.fillWidth: true

    component Line: RowLayout {
        id: line
        required property string what
        required property string keys
        spacing: Theme.spacing
        FLabel {
            Layout.fillWidth: true
            text: line.what
        }
        FKeyText {
            keys: line.keys
        }
    }

    FLabel {
        text: qsTr("Stage")
        title: true
        Layout.bottomMargin: Theme.small
    }
    Line {
        what: qsTr("Move the casts by a unit")
        keys: "Left"
    }
    Line {
        what: qsTr("Move the casts by ten units")
        keys: "Shift+Left"
    }
    Line {
        what: qsTr("End a drag without effect")
        keys: "Esc"
    }
    Line {
        what: qsTr("Zoom in")
        keys: "+"
    }
    Line {
        what: qsTr("Zoom out")
        keys: "-"
    }
    Line {
        what: qsTr("Fit the stage into the view")
        keys: "0"
    }
    Line {
        what: qsTr("Stage in its own size")
        keys: "1"
    }
    Line {
        what: qsTr("Delay brush")
        keys: "B"
    }
    Line {
        what: qsTr("Pins")
        keys: "P"
    }
    Line {
        what: qsTr("Smaller brush")
        keys: "["
    }
    Line {
        what: qsTr("Larger brush")
        keys: "]"
    }
}
