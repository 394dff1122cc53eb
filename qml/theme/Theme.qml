// SPDX-License-Identifier: MIT
pragma Singleton
pragma ComponentBehavior: Bound
import QtQuick

/// Every colour and size of the editor. Sizes are in device-independent pixels.
QtObject {
    id: root

    property bool dark: true

    readonly property color window: dark ? "#1b1e24" : "#eceef2"
    readonly property color panel: dark ? "#22262e" : "#f7f8fa"
    readonly property color panelRaised: dark ? "#2c323d" : "#ffffff"
    readonly property color field: dark ? "#171a20" : "#ffffff"
    readonly property color border: dark ? "#3d4452" : "#c3c9d4"
    readonly property color text: dark ? "#e6e9ef" : "#1c222c"
    readonly property color textMuted: dark ? "#9aa4b5" : "#566072"
    readonly property color accent: dark ? "#6aa7ff" : "#1f66d1"
    readonly property color accentText: dark ? "#0a1424" : "#ffffff"
    readonly property color danger: dark ? "#ff7b72" : "#c62828"
    readonly property color warning: dark ? "#f2b84b" : "#8f5b00"
    readonly property color good: dark ? "#4cc38a" : "#1d7a4b"
    readonly property color focus: dark ? "#8fc0ff" : "#1f66d1"
    readonly property color stageSurround: dark ? "#121419" : "#cfd4dc"
    readonly property color actFree: dark ? "#35685b" : "#9ed3c3"
    readonly property color actForm: dark ? "#44599f" : "#a9bdf2"
    readonly property color selection: dark ? "#2f4d7d" : "#cfe0fb"

    readonly property int tiny: 2
    readonly property int small: 4
    readonly property int spacing: 8
    readonly property int wide: 16
    readonly property int radius: 6
    readonly property int controlHeight: 28
    readonly property int fontSize: 13
    readonly property int smallFontSize: 11
    readonly property int titleFontSize: 15

    /// Of a button-like surface, by what the pointer does to it.
    function surface(base: color, hovered: bool, pressed: bool): color {
        if (pressed)
            return root.dark ? Qt.darker(base, 1.25) : Qt.darker(base, 1.12);
        if (hovered)
            return root.dark ? Qt.lighter(base, 1.25) : Qt.darker(base, 1.05);
        return base;
    }
}
