// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The current act and its current cast.
InspectorPage {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property ProgramShapes shapes
    readonly property bool hasCast: root.selection.currentCast.length > 0
    readonly property bool several: root.selection.actIds.length > 1

    FLabel {
        visible: root.selection.empty
        Layout.fillWidth: true
        Layout.margins: Theme.wide
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        muted: true
        text: qsTr("Select an act on the timeline to see its shape, colours and motion here.")
    }
    FLabel {
        objectName: "several"
        visible: root.several
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spacing
        muted: true
        wrapMode: Text.Wrap
        text: qsTr("%n acts are selected. What you change here changes in all of them; — stands where they differ.", "",
                   root.selection.actIds.length)
    }
    FSection {
        visible: !root.selection.empty
        Layout.fillWidth: true
        title: qsTr("Act")
        Form {
            form: ParameterModel.ActForm
        }
        Form {
            form: ParameterModel.ExitForm
        }
    }
    FSection {
        visible: !root.selection.empty
        Layout.fillWidth: true
        title: qsTr("Casts")
        CastList {
            visible: !root.several
            document: root.document
            selection: root.selection
        }
        FLabel {
            Layout.fillWidth: true
            visible: root.selection.castIds.length > 1 && !root.several
            muted: true
            wrapMode: Text.Wrap
            text: qsTr("%n casts are chosen. What you change here changes in all of them.", "",
                       root.selection.castIds.length)
        }
        Form {
            form: ParameterModel.CastForm
        }
    }
    FSection {
        visible: root.hasCast
        Layout.fillWidth: true
        title: qsTr("Shape")
        CastThumbnail {
            visible: !root.several
            document: root.document
            selection: root.selection
            shapes: root.shapes
        }
        Form {
            form: ParameterModel.ShapeForm
        }
        CodeRow {
            document: root.document
            selection: root.selection
            shapes: root.shapes
        }
    }
    FSection {
        visible: root.hasCast
        Layout.fillWidth: true
        title: qsTr("Place")
        Form {
            form: ParameterModel.PlaceForm
        }
    }
    FSection {
        visible: root.hasCast
        Layout.fillWidth: true
        title: qsTr("Colour")
        Form {
            form: ParameterModel.PaintForm
        }
        StopsEditor {
            document: root.document
            selection: root.selection
        }
    }
    FSection {
        visible: root.hasCast
        Layout.fillWidth: true
        title: qsTr("Departure")
        Form {
            form: ParameterModel.DepartureForm
        }
    }
    FSection {
        visible: root.hasCast
        Layout.fillWidth: true
        title: qsTr("Landed birds")
        Form {
            form: ParameterModel.LookForm
        }
    }
    FSection {
        objectName: "motionSection"
        visible: root.hasCast
        Layout.fillWidth: true
        title: qsTr("Motions")
        MotionList {
            id: motions
            document: root.document
            selection: root.selection
        }
        Form {
            form: ParameterModel.MotionForm
            motion: motions.current
        }
    }
    FSection {
        objectName: "dataSection"
        visible: root.hasCast
        Layout.fillWidth: true
        title: qsTr("Data")
        CastDataSection {
            document: root.document
            selection: root.selection
        }
    }
    FSection {
        visible: root.hasCast
        Layout.fillWidth: true
        expanded: false
        title: qsTr("Spare birds")
        objectName: "spareSection"
        FLabel {
            Layout.fillWidth: true
            muted: true
            wrapMode: Text.Wrap
            font.pixelSize: Theme.smallFontSize
            text: qsTr("Birds of this act without a point: those in no cast, and those that a cast has too many.")
        }
        Form {
            form: ParameterModel.SpareForm
        }
    }
    FSection {
        visible: !root.selection.empty
        Layout.fillWidth: true
        expanded: false
        title: qsTr("Formation feel")
        objectName: "formationSection"
        Form {
            id: formation
            form: ParameterModel.FormationForm
        }
        FButton {
            Layout.alignment: Qt.AlignRight
            enabled: formation.changedCount > 0
            text: qsTr("Back to the seed's values")
            onClicked: formation.resetAll()
        }
    }

    component Form: FieldForm {
        document: root.document
        selection: root.selection
        shapes: root.shapes
    }
}
