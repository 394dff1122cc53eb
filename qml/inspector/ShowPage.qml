// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// What belongs to the whole show: its title, the stage, the flock and how it flies.
InspectorPage {
    id: root
    required property ShowDocument document
    required property ProgramShapes shapes

    FSection {
        Layout.fillWidth: true
        title: qsTr("Show")
        FieldForm {
            document: root.document
            form: ParameterModel.TitleForm
        }
    }
    FSection {
        Layout.fillWidth: true
        title: qsTr("Stage")
        FieldForm {
            document: root.document
            form: ParameterModel.StageForm
        }
    }
    FSection {
        Layout.fillWidth: true
        title: qsTr("Flock")
        FieldForm {
            document: root.document
            form: ParameterModel.FlockForm
        }
    }
    FSection {
        Layout.fillWidth: true
        title: qsTr("Flight")
        FlightBar {
            document: root.document
        }
        FieldForm {
            id: flight
            document: root.document
            form: ParameterModel.FlightForm
        }
        FButton {
            objectName: "resetFlight"
            Layout.alignment: Qt.AlignRight
            enabled: flight.changedCount > 0
            text: qsTr("Back to the seed's values")
            toolTip: qsTr("All flight parameters at once; each also has its own button.")
            onClicked: flight.resetAll()
        }
    }
    FSection {
        objectName: "expectationSection"
        Layout.fillWidth: true
        title: qsTr("Expectations")
        ExpectationList {
            document: root.document
            shapes: root.shapes
        }
    }
}
