// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Flocktale

/// All acts as a table that can be typed into; rows are dragged to reorder.
Rectangle {
    id: root
    required property ShowDocument document
    required property Selection selection
    required property ProgramShapes shapes
    required property ProblemListModel problems
    readonly property alias controller: hands
    signal closed

    color: Theme.panel

    ActTableModel {
        id: acts
        document: root.document
        selection: root.selection
        shapes: root.shapes
        problems: root.problems
    }
    ActTableController {
        id: hands
        model: acts
        width: view.width
        height: view.height
        em: Theme.fontSize
        rowHeight: Theme.controlHeight
        onLayoutChanged: view.forceLayout()
        onCursorMoved: {
            view.contentX = hands.scrolledX(view.contentX);
            view.contentY = hands.scrolledY(view.contentY);
        }
    }

    FPanelHeader {
        id: header
        width: parent.width
        title: qsTr("Acts")
        onClosed: root.closed()
        FLabel {
            objectName: "tableNote"
            text: hands.note
            color: Theme.warning
            Accessible.role: Accessible.AlertMessage
        }
    }
    TableHeader {
        id: titles
        anchors.top: header.bottom
        width: parent.width
        widths: hands.columnWidths
        contentX: view.contentX
        model: acts
    }
    TableView {
        id: view
        objectName: "actTable"
        anchors.top: titles.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        pointerNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: hands.contentWidth
        contentHeight: hands.contentHeight
        columnWidthProvider: column => hands.columnWidths[column]
        rowHeightProvider: () => Theme.controlHeight
        model: acts
        ScrollBar.vertical: FScrollBar {}
        ScrollBar.horizontal: FScrollBar {}
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Acts")
        Accessible.description: hands.cursorText
        Keys.onShortcutOverride: event => event.accepted = hands.takesKey(event.key, event.modifiers, event.text)
        Keys.onPressed: event => event.accepted = hands.pressKey(event.key, event.modifiers, event.text)

        delegate: TableCell {
            cursorRow: hands.row
            cursorColumn: hands.column
            tableFocus: view.activeFocus
        }

        MouseArea {
            objectName: "actTablePointer"
            parent: view.contentItem
            width: Math.max(hands.contentWidth, view.width)
            height: Math.max(hands.contentHeight, view.height)
            z: 1
            preventStealing: true
            cursorShape: hands.dragging ? Qt.ClosedHandCursor : Qt.ArrowCursor
            onPressed: mouse => {
                view.forceActiveFocus(Qt.MouseFocusReason);
                hands.press(mouse.x, mouse.y, mouse.modifiers);
            }
            onPositionChanged: mouse => hands.drag(mouse.x, mouse.y)
            onReleased: hands.release()
            onCanceled: hands.cancelDrag()
            onDoubleClicked: mouse => hands.doubleClick(mouse.x, mouse.y)
        }
        TableCellEditor {
            parent: view.contentItem
            z: 2
            hands: hands
            onReturned: view.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    FLabel {
        anchors.centerIn: view
        visible: acts.count === 0
        text: qsTr("There are no acts yet.")
        muted: true
    }
}
