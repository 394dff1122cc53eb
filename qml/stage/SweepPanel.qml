// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// The sweep of an act in figures, moments and a histogram, and the comparison of two settings.
Rectangle {
    id: root
    required property SweepPreview preview
    required property SweepComparison comparison
    required property Playback playback
    readonly property bool comparing: root.comparison.active
    readonly property SweepReading shown: root.comparing && root.comparison.view === SweepComparison.ShowA
                                          ? root.comparison.kept : root.preview
    signal closed

    implicitHeight: header.height + body.implicitHeight + 2 * Theme.spacing
    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Sweep")

    FPanelHeader {
        id: header
        width: parent.width
        title: root.preview.available ? qsTr("Sweep: %1").arg(root.preview.actName) : qsTr("Sweep")
        onClosed: root.closed()
        SweepCompareBar {
            comparison: root.comparison
        }
    }
    FLabel {
        anchors.centerIn: body
        visible: !root.preview.available
        muted: true
        text: qsTr("Choose an act whose birds form a shape")
    }
    RowLayout {
        id: body
        anchors.top: header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spacing
        spacing: Theme.wide
        opacity: root.preview.available ? 1 : 0

        SweepTable {
            objectName: "sweepTable"
            Layout.preferredWidth: root.comparing ? 270 : 170
            Layout.fillWidth: !side.visible
            Layout.alignment: Qt.AlignTop
            reading: root.preview
            kept: root.comparison.kept
            comparing: root.comparing
        }
        ColumnLayout {
            id: side
            visible: root.width > 480
            spacing: Theme.tiny
            SweepStrip {
                objectName: "sweepStrip"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: 56
                reading: root.shown
                playback: root.playback
            }
            SweepHistogram {
                objectName: "sweepHistogram"
                Layout.fillWidth: true
                reading: root.shown
                span: root.shown.settledSeconds
            }
            RowLayout {
                Layout.fillWidth: true
                FLabel {
                    Layout.fillWidth: true
                    text: qsTr("Act begins")
                    muted: true
                    font.pixelSize: Theme.smallFontSize
                }
                FLabel {
                    text: qsTr("%1 s").arg(root.shown.settledSeconds.toLocaleString(Qt.locale(), "f", 2))
                    muted: true
                    font.pixelSize: Theme.smallFontSize
                }
            }
        }
    }
}
