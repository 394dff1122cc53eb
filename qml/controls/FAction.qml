// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// Something that the user can do, with its key. `keys` is the shortcut in portable text; menus and the shortcut sheet
/// show it in the platform's words.
Action {
    id: root
    property string keys
    shortcut: root.keys
}
