// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// One act on its lane: mode and colour, drawing of its shape, name, and what it shows for how long. Gives up parts as it
/// gets narrow, and keeps the text in view while its beginning is scrolled away. What is not in view is not made.
TimeSpanItem {
    id: root
    required startSeconds
    required durationSeconds
    required property string actId
    required property string title
    required property string mode
    required property string durationText
    required property bool selected
    required property bool current
    required property color actColor
    required property string summary
    required property string icon
    required property bool scatters
    required property bool problem
    required property int castCount
    required property bool hovered
    signal selectRequested

    objectName: "act-" + root.actId
    visible: root.inView
    z: root.current ? 2 : root.selected ? 1 : 0
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3").arg(root.title).arg(root.summary).arg(root.durationText)
    Accessible.description: root.problem ? qsTr("Cannot perform as written") : ""
    Accessible.selectable: true
    Accessible.selected: root.selected
    Accessible.onPressAction: root.selectRequested()

    // A Loader of Qt 6.4 cannot make a bound component; a Repeater of one can.
    Repeater {
        objectName: "faces"
        model: root.inView ? 1 : 0
        delegate: Item {
            id: face
            width: root.width
            height: root.height
            readonly property bool roomForIcon: root.visibleWidth >= 24
            readonly property bool roomForText: root.visibleWidth >= 44
            readonly property color base: root.mode === "free" ? Theme.actFree : Theme.actForm

            Rectangle {
                anchors.fill: parent
                radius: Math.min(Theme.small, width / 4)
                color: root.hovered ? Qt.lighter(face.base, Theme.dark ? 1.15 : 1.04) : face.base
                border.width: root.selected ? 2 : 1
                border.color: root.selected ? (root.current ? Theme.accent : Theme.focus)
                                                : Theme.dark ? Qt.lighter(face.base, 1.35) : Qt.darker(face.base, 1.25)
            }
            Rectangle {
                x: Theme.tiny + 1
                y: Theme.tiny + 1
                visible: width > 0
                width: root.width - 2 * x
                height: 3
                radius: 1
                color: root.actColor
                opacity: root.mode === "free" ? 0.4 : 0.9
            }
            Item {
                x: root.visibleLeft + Theme.spacing
                y: Theme.spacing
                width: root.visibleWidth - Theme.spacing - marks.width - Theme.spacing
                height: root.height - Theme.spacing - Theme.small
                visible: face.roomForIcon
                clip: true

                Icon {
                    id: picture
                    width: 14
                    height: 14
                    y: 2
                    name: root.icon
                    color: Theme.text
                }
                FLabel {
                    id: title
                    x: picture.width + Theme.small
                    width: parent.width - x
                    visible: face.roomForText
                    text: root.title
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.fontSize
                    Accessible.ignored: true
                }
                FLabel {
                    y: title.implicitHeight + Theme.tiny
                    width: parent.width
                    visible: face.roomForText && root.height >= 2 * title.implicitHeight + 2 * Theme.spacing
                    text: root.summary === root.title ? root.durationText
                                                              : qsTr("%1 · %2").arg(root.durationText).arg(root.summary)
                    color: Qt.alpha(Theme.text, 0.75)
                    font.pixelSize: Theme.smallFontSize
                    Accessible.ignored: true
                }
            }
            Row {
                id: marks
                x: root.visibleLeft + root.visibleWidth - width - Theme.small
                y: Theme.spacing
                spacing: Theme.small
                visible: face.roomForText
                Icon {
                    objectName: "problemMark"
                    visible: root.problem
                    width: 14
                    height: 14
                    name: "warning"
                    color: Theme.warning
                }
                ScatterMark {
                    objectName: "scatterMark"
                    visible: root.scatters
                    color: Theme.text
                }
            }
            Repeater {
                model: root.hovered && root.width >= 10 ? 2 : 0
                delegate: Rectangle {
                    required property int index
                    x: index === 0 ? 2 : root.width - width - 2
                    y: (root.height - height) / 2
                    width: 3
                    height: root.height * 0.5
                    radius: 1.5
                    color: Theme.text
                    opacity: 0.8
                }
            }
        }
    }
}
