// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Flocktale

/// What the keys do on the stage: arrows move the selected casts by a unit, with Shift by ten; Escape ends a drag without
/// effect; + and - zoom, 0 fits the stage into the view, 1 shows it in its own size; B takes the delay brush, [ and ]
/// make it smaller and larger; P takes the pins.
Item {
    id: root
    required property CastHandles handles
    required property SweepArrow arrow
    required property SweepCentre centre
    required property DelayBrush brush
    required property PinTool pins
    required property StageItem stage

    function wayOf(key: int): point {
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
        const way = root.wayOf(event.key);
        const plain = (event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) === Qt.NoModifier;
        event.accepted = (root.handles.dragging || root.arrow.dragging || root.centre.dragging || root.brush.active
                          || root.pins.active) && event.key === Qt.Key_Escape
                      || root.handles.shown && plain && (way.x !== 0 || way.y !== 0);
    }
    Keys.onPressed: event => {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Escape:
            if (root.arrow.cancel() || root.centre.cancel() || root.handles.cancel() || root.brush.cancel()
                    || root.pins.cancel())
                return;
            event.accepted = root.brush.active || root.pins.active;
            root.brush.putAway();
            root.pins.putAway();
            return;
        case Qt.Key_B:
            root.brush.toggle();
            return;
        case Qt.Key_P:
            root.pins.toggle();
            return;
        case Qt.Key_BracketLeft:
            root.brush.grow(-1);
            return;
        case Qt.Key_BracketRight:
            root.brush.grow(1);
            return;
        case Qt.Key_Plus:
        case Qt.Key_Equal:
            root.stage.zoomBy(1.25);
            return;
        case Qt.Key_Minus:
            root.stage.zoomBy(0.8);
            return;
        case Qt.Key_0:
            root.stage.fit();
            return;
        case Qt.Key_1:
            root.stage.showUnits();
            return;
        }
        const way = root.wayOf(event.key);
        const far = event.modifiers & Qt.ShiftModifier ? 10 : 1;
        event.accepted = (way.x !== 0 || way.y !== 0) && root.handles.nudge(far * way.x, far * way.y);
    }
    Keys.onReleased: event => {
        if (!event.isAutoRepeat)
            root.handles.endNudge();
        event.accepted = false;
    }
}
