// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The label of a parameter with its hint; bright when it differs from the seed's value. Long ones wrap.
FLabel {
    id: root
    property string tip
    property bool changed: false

    muted: !root.changed
    wrapMode: Text.Wrap
    maximumLineCount: 2
    Accessible.ignored: true

    HoverHandler {
        id: hover
    }
    FToolTip {
        hovered: hover.hovered
        text: root.tip
    }
}
