// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A menu as wide as its widest line.
Menu {
    id: root
    padding: Theme.small
    margins: Theme.tiny
    width: {
        let widest = 0;
        for (let i = 0; i < root.count; ++i)
            widest = Math.max(widest, root.itemAt(i).implicitWidth);
        return widest + 2 * root.padding;
    }
    delegate: FMenuItem {}
    background: Rectangle {
        color: Theme.panelRaised
        border.color: Theme.border
        radius: Theme.radius
    }
}
