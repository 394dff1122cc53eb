// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Flocktale

/// A page of sections that scrolls, and follows the keyboard focus.
Flickable {
    id: root
    default property alias content: column.data
    readonly property Item focused: Window.activeFocusItem

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentWidth: width
    contentHeight: column.implicitHeight + 2 * Theme.spacing
    // A press in the page must reach the controls; the wheel and the bar scroll.
    interactive: false

    ScrollBar.vertical: FScrollBar {
        id: bar
        policy: ScrollBar.AsNeeded
        interactive: true
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => root.scrollBy(event.pixelDelta.y !== 0 ? event.pixelDelta.y : event.angleDelta.y / 2)
    }
    ColumnLayout {
        id: column
        x: Theme.small
        y: Theme.spacing
        // Room for the bar also when it is not there: rows must not change their width by their own height.
        width: root.width - 2 * Theme.small - bar.width
        spacing: Theme.small
    }

    function scrollBy(distance: real) {
        root.contentY = Math.max(0, Math.min(root.contentY - distance, root.contentHeight - root.height));
    }
    onHeightChanged: root.scrollBy(0)
    onContentHeightChanged: root.scrollBy(0)
    onFocusedChanged: {
        if (!root.focused || !root.holds(root.focused))
            return;
        const top = root.focused.mapToItem(column, 0, 0).y + column.y;
        const bottom = top + root.focused.height;
        if (top < root.contentY)
            root.scrollBy(root.contentY - top + Theme.spacing);
        else if (bottom > root.contentY + root.height)
            root.scrollBy(root.contentY + root.height - bottom - Theme.spacing);
    }
    function holds(item: Item): bool {
        for (let above = item; above; above = above.parent) {
            if (above === column)
                return true;
        }
        return false;
    }
}
