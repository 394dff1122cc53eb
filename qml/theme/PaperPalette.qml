// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick

/// For what Qt draws without asking us: the file dialogs where the desktop has none. They write the folder on white
/// whatever the palette says, so they are light in both themes. Our own controls take their colours from Theme.
Palette {
    id: root
    window: "#f7f8fa"
    windowText: "#1c222c"
    base: "#ffffff"
    alternateBase: "#eceef2"
    text: "#1c222c"
    placeholderText: "#566072"
    button: "#dde2ea"
    buttonText: "#1c222c"
    brightText: "#1c222c"
    highlight: "#1f66d1"
    // Behind selected names lies a mere tint of the highlight.
    highlightedText: "#1c222c"
    light: "#ffffff"
    midlight: "#eceef2"
    mid: "#c3c9d4"
    dark: "#566072"
}
