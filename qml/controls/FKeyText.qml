// SPDX-License-Identifier: MIT
import QtQuick
import Flocktale

/// A key combination as this platform writes it.
FLabel {
    id: root
    property string keys

    text: native.nativeText
    muted: true

    // Never enabled: it only knows the platform's words.
    Shortcut {
        id: native
        enabled: false
        sequence: root.keys
    }
}
