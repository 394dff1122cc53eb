// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// The theme for what Qt draws without asking us.
Palette {
    window: Theme.panel
    windowText: Theme.text
    base: Theme.field
    alternateBase: Theme.panelRaised
    text: Theme.text
    placeholderText: Theme.textMuted
    button: Theme.panelRaised
    buttonText: Theme.text
    brightText: Theme.text
    highlight: Theme.accent
    highlightedText: Theme.accentText
    light: Theme.panelRaised
    midlight: Theme.panelRaised
    mid: Theme.border
    dark: Theme.textMuted
    toolTipBase: Theme.panelRaised
    toolTipText: Theme.text
}
