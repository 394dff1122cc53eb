// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// Everything that can be set: the selected act, the whole show, the props. Selecting an act shows it.
Rectangle {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property Playback playback
    required property ProgramShapes shapes

    implicitWidth: 320
    color: Theme.panel
    Component.onCompleted: tabs.follow()

    Connections {
        target: root.selection
        function onChanged() {
            tabs.follow();
        }
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        TabBar {
            id: tabs
            objectName: "tabs"
            property string shownAct

            function follow() {
                if (tabs.shownAct === root.selection.currentAct)
                    return;
                tabs.shownAct = root.selection.currentAct;
                tabs.currentIndex = root.selection.empty ? 1 : 0;
            }
            Layout.fillWidth: true
            spacing: 0
            currentIndex: 1
            background: null
            InspectorTab {
                text: qsTr("Act")
            }
            InspectorTab {
                text: qsTr("Show")
            }
            InspectorTab {
                text: qsTr("Props")
            }
        }
        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: tabs.currentIndex
            ActPage {
                objectName: "actPage"
                document: root.document
                selection: root.selection
                shapes: root.shapes
            }
            ShowPage {
                objectName: "showPage"
                document: root.document
                shapes: root.shapes
            }
            PropsPage {
                objectName: "propsPage"
                document: root.document
                selection: root.selection
                playback: root.playback
            }
        }
    }
}
