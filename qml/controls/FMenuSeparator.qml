// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

MenuSeparator {
    id: root
    topPadding: Theme.small
    bottomPadding: Theme.small
    leftPadding: Theme.spacing
    rightPadding: Theme.spacing
    contentItem: Rectangle {
        implicitHeight: 1
        color: Theme.border
    }
}
