// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What the keys do to the current cast: arrows move it by a unit, with Shift by ten; Escape ends a drag without effect.
Item {
    id: root
    required property CastHandles handles

    function arrow(key: int): point {
        switch (key) {
        case Qt.Key_Left:
            return Qt.point(-1, 0);
        case Qt.Key_Right:
            return Qt.point(1, 0);
        case Qt.Key_Up:
            return Qt.point(0, -1);
        case Qt.Key_Down:
            return Qt.point(0, 1);
        }
        return Qt.point(0, 0);
    }

    // The window steps through the show with the same keys; while there is a cast to move they mean the cast.
    Keys.onShortcutOverride: event => {
        const way = root.arrow(event.key);
        const plain = (event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) === Qt.NoModifier;
        event.accepted = root.handles.dragging && event.key === Qt.Key_Escape
                      || root.handles.shown && plain && (way.x !== 0 || way.y !== 0);
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape) {
            event.accepted = root.handles.cancel();
            return;
        }
        const way = root.arrow(event.key);
        const far = event.modifiers & Qt.ShiftModifier ? 10 : 1;
        event.accepted = (way.x !== 0 || way.y !== 0) && root.handles.nudge(far * way.x, far * way.y);
    }
    Keys.onReleased: event => {
        if (!event.isAutoRepeat)
            root.handles.endNudge();
        event.accepted = false;
    }
}
