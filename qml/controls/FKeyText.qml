// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// A key combination as this platform writes it.
FLabel {
    id: root
    property string keys

    text: platform.nativeText
    muted: true

    // Never enabled: it only knows the platform's words.
    Shortcut {
        id: platform
        enabled: false
        sequence: root.keys
    }
}
