// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Fusion

ApplicationWindow {
    id: root
    width: 1280
    height: 800
    visible: true
    title: qsTr("Flocktale")
}
