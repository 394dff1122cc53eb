// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// Text of several lines that the show follows while it is typed: one gesture from the first letter until the field is
/// left. Escape takes all of it back.
Item {
    id: root
    required property ParameterModel form
    required property int row
    required property string value
    property bool mixed: false
    property string name
    property string toolTip
    property bool typing: false
    property string sent

    function send() {
        settle.stop();
        if (!root.typing || area.text === root.sent)
            return;
        root.sent = area.text;
        root.form.scrubText(root.row, area.text);
    }
    function finish() {
        if (!root.typing)
            return;
        root.send();
        root.typing = false;
        root.form.endScrub();
        root.show();
    }
    function show() {
        if (area.text !== root.value)
            area.text = root.value;
    }

    implicitHeight: Math.min(Math.max(area.implicitHeight, 2 * Theme.controlHeight), 6 * Theme.controlHeight)
    // Anything but an echo of what was sent is news from elsewhere: an undo, another cast, a text that was cut.
    onValueChanged: {
        if (root.typing && root.value === root.sent)
            return;
        root.typing = false;
        settle.stop();
        root.show();
    }
    Component.onCompleted: root.show()

    Timer {
        id: settle
        interval: 120
        onTriggered: root.send()
    }
    Connections {
        target: root.form
        function onAboutToShowOther() {
            root.finish();
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.field
        border.color: Theme.border
        radius: Theme.radius
        FFocusRing {
            shown: area.activeFocus
        }
    }
    Flickable {
        id: scroll
        anchors.fill: parent
        anchors.margins: 1
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // With nothing to scroll, the wheel belongs to the page.
        interactive: contentHeight > height
        ScrollBar.vertical: FScrollBar {}
        TextArea.flickable: TextArea {
            id: area
            objectName: "area"
            padding: Theme.spacing
            topPadding: Theme.small + Theme.tiny
            bottomPadding: Theme.small + Theme.tiny
            wrapMode: TextArea.Wrap
            textFormat: TextEdit.PlainText
            font.pixelSize: Theme.fontSize
            color: Theme.text
            placeholderText: root.mixed ? "—" : ""
            placeholderTextColor: Theme.textMuted
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentText
            selectByMouse: true
            background: null
            Accessible.name: root.name
            Accessible.description: root.toolTip
            // A tab inside a text that birds write is of no use; the next field is.
            Keys.onTabPressed: area.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: area.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onTextChanged: {
                if (!area.activeFocus || (area.text === root.value && !root.typing))
                    return;
                if (!root.typing) {
                    root.typing = true;
                    root.sent = root.value;
                    root.form.beginScrub(root.row);
                }
                settle.start();
            }
            onActiveFocusChanged: {
                if (!area.activeFocus)
                    root.finish();
            }
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.typing
            Keys.onEscapePressed: event => {
                event.accepted = root.typing;
                if (!root.typing)
                    return;
                settle.stop();
                root.typing = false;
                root.form.cancelScrub();
                root.show();
            }
        }
    }
    HoverHandler {
        id: hover
    }
    FToolTip {
        hovered: hover.hovered && !area.activeFocus
        text: root.toolTip
    }
}
