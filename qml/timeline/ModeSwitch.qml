// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flocktale

/// What an edit does to what stands behind it: nothing, or it goes along. Both modes and the one that holds are always
/// in view.
RowLayout {
    id: root
    required property TimelineController controller
    signal done

    spacing: 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Edit mode")

    FButton {
        objectName: "freeMode"
        checkable: true
        autoExclusive: true
        checked: !root.controller.rippling
        text: qsTr("Free")
        toolTip: qsTr("Free mode (R changes it): what stands behind stays where it is.")
        Accessible.role: Accessible.RadioButton
        Accessible.checked: checked
        onClicked: {
            root.controller.rippling = false;
            root.done();
        }
    }
    FButton {
        objectName: "rippleMode"
        checkable: true
        autoExclusive: true
        checked: root.controller.rippling
        text: qsTr("Ripple")
        toolTip: qsTr("Ripple mode (R changes it): acts keep their gaps, and with them go markers, props and sounds.")
        Accessible.role: Accessible.RadioButton
        Accessible.checked: checked
        onClicked: {
            root.controller.rippling = true;
            root.done();
        }
    }
}
