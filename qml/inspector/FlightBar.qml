// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// Whole sets of flight parameters, and the default of new shows.
ColumnLayout {
    id: root
    required property ShowDocument document

    spacing: Theme.small
    Layout.fillWidth: true

    FlightPresets {
        id: presets
        document: root.document
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.small
        FButton {
            objectName: "theatre"
            text: qsTr("Theatre")
            checked: presets.theatre
            toolTip: qsTr("The seed's birds: wander, wind and a wandering centre.")
            onClicked: presets.useTheatre()
        }
        FButton {
            objectName: "mirofish"
            text: qsTr("MiroFish")
            checked: presets.mirofish
            toolTip: qsTr("The seed's fish: steering with a capped force and a soft wall.")
            onClicked: presets.useMirofish()
        }
        FButton {
            objectName: "savedFlight"
            visible: presets.hasSaved
            text: qsTr("My default")
            checked: presets.saved
            toolTip: qsTr("The flight that you have saved as default.")
            onClicked: presets.useSaved()
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.small
        FButton {
            objectName: "saveFlight"
            enabled: !presets.saved
            text: qsTr("Save as default")
            toolTip: qsTr("New shows will fly like this one.")
            onClicked: presets.save()
        }
        FButton {
            objectName: "forgetFlight"
            visible: presets.hasSaved
            text: qsTr("Forget default")
            toolTip: qsTr("New shows will fly as the theatre does.")
            onClicked: presets.forget()
        }
    }
}
