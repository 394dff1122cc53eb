// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// From the question whether a file may be replaced to what became of the export.
FDialog {
    id: root
    required property Exports exports
    property string outcome
    property bool failed: false
    readonly property bool asking: root.exports.overwritePath.length > 0

    title: root.asking ? qsTr("Replace “%1”?").arg(root.exports.overwritePath.split("/").pop())
         : root.exports.running ? qsTr("Exporting…")
         : root.failed ? qsTr("The export failed") : qsTr("Exported")
    acceptText: root.asking ? qsTr("Replace") : root.exports.running ? "" : qsTr("Close")
    rejectText: root.asking || root.exports.running ? qsTr("Cancel") : ""
    width: 460
    onAccepted: {
        if (root.asking)
            root.exports.answerOverwrite(true);
    }
    onRejected: {
        if (root.asking)
            root.exports.answerOverwrite(false);
        else if (root.exports.running)
            root.exports.cancel();
    }

    contentItem: ColumnLayout {
        spacing: Theme.spacing
        FLabel {
            Layout.fillWidth: true
            text: root.asking ? qsTr("A file with this name exists already. Its contents would be lost.")
                : root.exports.running ? qsTr("%1 %").arg(Math.round(100 * root.exports.progress)) : root.outcome
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            color: root.failed ? Theme.danger : Theme.text
        }
        Rectangle {
            Layout.fillWidth: true
            visible: root.exports.running
            implicitHeight: 6
            radius: 3
            color: Theme.border
            Rectangle {
                width: parent.width * root.exports.progress
                height: parent.height
                radius: 3
                color: Theme.accent
            }
        }
    }

    Connections {
        target: root.exports
        function onOverwritePathChanged() {
            if (root.asking)
                root.open();
        }
        function onRunningChanged() {
            if (root.exports.running) {
                root.failed = false;
                root.outcome = "";
                root.open();
            }
        }
        function onFinished(path: string) {
            root.outcome = path;
            root.open();
        }
        function onFailed(reason: string) {
            root.failed = true;
            root.outcome = reason;
            root.open();
        }
        function onCancelled() {
            root.close();
        }
    }
}
