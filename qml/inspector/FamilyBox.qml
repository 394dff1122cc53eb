// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// A choice among font families, the first of which is none in particular. One that the machine does not have is still
/// shown.
FComboBox {
    id: root
    required property string family
    required property list<string> families
    signal familyChosen(string family)

    implicitContentWidthPolicy: ComboBox.ContentItemImplicitWidth
    model: root.families
    current: root.family.length > 0 ? root.families.indexOf(root.family) : 0
    displayText: root.family.length > 0 ? root.family : root.families[0]
    onEdited: index => root.familyChosen(index > 0 ? root.families[index] : "")
}
