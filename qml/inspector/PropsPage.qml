// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// What the stage draws under the flock.
InspectorPage {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property Playback playback

    PropListModel {
        id: props
        document: root.document
        selection: root.selection
    }
    FSection {
        Layout.fillWidth: true
        title: qsTr("Props")
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Math.min(Math.max(list.count, 1), 8) * Theme.controlHeight + 2
            color: Theme.field
            border.color: Theme.border
            radius: Theme.radius
            FFocusRing {
                shown: list.activeFocus
            }
            FLabel {
                anchors.centerIn: parent
                visible: list.count === 0
                muted: true
                text: qsTr("Nothing under the flock yet")
            }
            ListView {
                id: list
                objectName: "propList"
                anchors.fill: parent
                anchors.margins: 1
                clip: true
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                model: props
                currentIndex: props.currentRow
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Props")
                ScrollBar.vertical: FScrollBar {}
                Keys.onUpPressed: props.choose(props.currentRow - 1)
                Keys.onDownPressed: props.choose(props.currentRow + 1)
                Keys.onDeletePressed: props.remove(props.currentRow)
                delegate: ListLine {
                    id: line
                    required property string name
                    required property string when
                    required property color color
                    required property bool current
                    width: ListView.view.width
                    title: line.name
                    detail: line.when
                    swatch: line.color
                    chosen: line.current
                    onPicked: {
                        list.forceActiveFocus(Qt.MouseFocusReason);
                        props.choose(line.index);
                    }
                }
            }
        }
        RowLayout {
            spacing: 0
            FIconButton {
                objectName: "addProp"
                icon.name: "plus"
                enabled: !props.full
                text: qsTr("Add a prop")
                onClicked: kinds.popup(this, 0, height)
            }
            FIconButton {
                objectName: "duplicateProp"
                icon.name: "duplicate"
                enabled: props.currentRow >= 0 && !props.full
                text: qsTr("Duplicate the prop")
                onClicked: props.duplicate(props.currentRow)
            }
            FIconButton {
                objectName: "removeProp"
                icon.name: "trash"
                enabled: props.currentRow >= 0
                text: qsTr("Remove the prop")
                onClicked: props.remove(props.currentRow)
            }
        }
        FieldForm {
            document: root.document
            selection: root.selection
            form: ParameterModel.PropForm
            prop: props.current
        }
    }
    FMenu {
        id: kinds
        objectName: "propKinds"
        KindItem {
            text: qsTr("Plate")
            kind: PropListModel.Plate
            icon.name: "rect"
        }
        KindItem {
            text: qsTr("Box")
            kind: PropListModel.Box
            icon.name: "rect"
        }
        KindItem {
            text: qsTr("Dashed line")
            kind: PropListModel.DashedLine
            icon.name: "line"
        }
        KindItem {
            text: qsTr("Label")
            kind: PropListModel.Label
            icon.name: "text"
        }
        KindItem {
            text: qsTr("Finder squares")
            kind: PropListModel.Finders
            icon.name: "qr"
        }
    }

    component KindItem: FMenuItem {
        id: item
        required property int kind
        onTriggered: props.add(item.kind, root.playback.step)
    }
}
