// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The data that the current cast plays: what they are, how they go along the act, and the way to their table; or the
/// ways to begin.
ColumnLayout {
    id: root
    required property ShowDocument document
    required property Selection selection

    spacing: Theme.spacing
    Layout.fillWidth: true

    DataTableModel {
        id: table
        document: root.document
        selection: root.selection
    }
    FLabel {
        Layout.fillWidth: true
        visible: !table.available
        muted: true
        wrapMode: Text.Wrap
        text: qsTr("Data belong to one cast: choose a single one to see and change them.")
    }
    FLabel {
        objectName: "dataSummary"
        Layout.fillWidth: true
        visible: table.available
        muted: table.kind === DataTableModel.None
        wrapMode: Text.Wrap
        text: table.kind === DataTableModel.None
              ? qsTr("No data: birds go to the points of the shape. Data send them to entities instead, which move and "
                     + "change their colour as a table says.") : table.summary
    }
    Flow {
        Layout.fillWidth: true
        visible: table.available && table.kind === DataTableModel.None
        spacing: Theme.small
        FButton {
            objectName: "makePipeline"
            text: qsTr("Make a pipeline")
            toolTip: qsTr("Events that arrive, pass stages, fail, are tried again and replayed.")
            onClicked: table.makePipeline()
        }
        FButton {
            objectName: "makeTable"
            text: qsTr("Make a table")
            toolTip: qsTr("Any entities, with a state, a lane and a place over time.")
            onClicked: table.makeTable()
        }
    }
    Rectangle {
        Layout.fillWidth: true
        visible: table.kind !== DataTableModel.None
        implicitHeight: 72
        color: Theme.field
        border.color: Theme.border
        radius: Theme.radius
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("States along the act")
        Accessible.description: chart.summary
        DataChartItem {
            id: chart
            objectName: "dataChart"
            anchors.fill: parent
            anchors.margins: 1
            document: root.document
            selection: root.selection
        }
        HoverHandler {
            id: hover
        }
        FToolTip {
            hovered: hover.hovered
            text: chart.summary
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: table.kind !== DataTableModel.None
        spacing: Theme.spacing
        Repeater {
            model: chart.names
            Row {
                id: entry
                required property int index
                required property string modelData
                spacing: Theme.small
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 10
                    height: 10
                    radius: 2
                    color: chart.colors[entry.index] ?? "transparent"
                    border.color: Theme.border
                }
                FLabel {
                    text: entry.modelData
                    font.pixelSize: Theme.smallFontSize
                    muted: true
                }
            }
        }
    }
    RowLayout {
        visible: table.kind !== DataTableModel.None
        spacing: Theme.small
        FButton {
            objectName: "editData"
            text: qsTr("Edit table…")
            icon.name: "grid"
            onClicked: dialog.open()
        }
        Item {
            Layout.fillWidth: true
        }
        FIconButton {
            objectName: "removeData"
            icon.name: "trash"
            text: qsTr("Remove the data")
            onClicked: table.removeAll()
        }
    }
    FieldForm {
        document: root.document
        selection: root.selection
        form: ParameterModel.DataForm
    }
    DataTableDialog {
        id: dialog
        objectName: "dataTableDialog"
        table: table
    }
}
