// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import Flocktale

/// The menu bar of the window.
FMenuBar {
    id: root
    required property Session session
    required property EditorActions actions

    FMenu {
        title: qsTr("&File")
        onAboutToShow: root.session.recentFiles.refresh()
        FMenuItem {
            action: root.actions.newShow
        }
        FMenuItem {
            action: root.actions.open
        }
        FMenu {
            id: recent
            title: qsTr("Open &recent")
            enabled: root.session.recentFiles.count > 0
            Instantiator {
                model: root.session.recentFiles
                delegate: FMenuItem {
                    required property string name
                    required property url url
                    required property bool exists
                    text: name
                    enabled: exists
                    onTriggered: root.session.files.requestOpenUrl(url)
                }
                onObjectAdded: (index, object) => recent.insertItem(index, object as FMenuItem)
                onObjectRemoved: (index, object) => recent.removeItem(object as FMenuItem)
            }
            FMenuSeparator {}
            FMenuItem {
                text: qsTr("Clear the list")
                onTriggered: root.session.recentFiles.clear()
            }
        }
        FMenu {
            id: samples
            title: qsTr("Sample s&hows")
            Instantiator {
                model: root.session.samples
                delegate: FMenuItem {
                    required property string title
                    required property string resource
                    text: title
                    onTriggered: root.session.files.requestSample(resource)
                }
                onObjectAdded: (index, object) => samples.insertItem(index, object as FMenuItem)
                onObjectRemoved: (index, object) => samples.removeItem(object as FMenuItem)
            }
        }
        FMenuSeparator {}
        FMenuItem {
            action: root.actions.save
        }
        FMenuItem {
            action: root.actions.saveAs
        }
        FMenuItem {
            action: root.actions.exportShow
        }
        FMenuSeparator {}
        FMenuItem {
            action: root.actions.recover
        }
        FMenuItem {
            action: root.actions.preferences
        }
        FMenuItem {
            action: root.actions.quit
        }
    }
    FMenu {
        title: qsTr("&Edit")
        FMenuItem {
            action: root.actions.undo
        }
        FMenuItem {
            action: root.actions.redo
        }
        FMenuSeparator {}
        FMenuItem {
            action: root.actions.acts.cut
        }
        FMenuItem {
            action: root.actions.acts.copy
        }
        FMenuItem {
            action: root.actions.acts.paste
        }
        FMenuItem {
            action: root.actions.acts.duplicate
        }
        FMenuItem {
            action: root.actions.acts.remove
        }
        FMenuSeparator {}
        FMenuItem {
            action: root.actions.selectAll
        }
    }
    FMenu {
        title: qsTr("&Act")
        FMenuItem {
            action: root.actions.acts.addForm
        }
        FMenuItem {
            action: root.actions.acts.addFree
        }
        FMenuItem {
            action: root.actions.acts.addMarker
        }
        FMenuSeparator {}
        FMenuItem {
            action: root.actions.acts.rename
        }
        FMenuItem {
            action: root.actions.acts.split
        }
        FMenuItem {
            action: root.actions.acts.earlier
        }
        FMenuItem {
            action: root.actions.acts.later
        }
    }
    FMenu {
        title: qsTr("&Play")
        FMenuItem {
            action: root.actions.play.playPause
        }
        FMenuItem {
            action: root.actions.play.stop
        }
        FMenuItem {
            action: root.actions.play.loop
        }
        FMenuSeparator {}
        FMenuItem {
            action: root.actions.play.stepBack
        }
        FMenuItem {
            action: root.actions.play.stepForward
        }
        FMenuItem {
            action: root.actions.play.toStart
        }
        FMenuItem {
            action: root.actions.play.toEnd
        }
    }
    FMenu {
        title: qsTr("&View")
        FMenuItem {
            action: root.actions.view.library
        }
        FMenuItem {
            action: root.actions.view.inspector
        }
        FMenuItem {
            action: root.actions.view.timeline
        }
        FMenuItem {
            action: root.actions.view.table
        }
        FMenuItem {
            action: root.actions.view.sounds
        }
        FMenuItem {
            action: root.actions.view.history
        }
        FMenuItem {
            action: root.actions.view.problems
        }
        FMenuSeparator {}
        FMenuItem {
            action: root.actions.view.fullScreen
        }
    }
    FMenu {
        title: qsTr("&Help")
        FMenuItem {
            action: root.actions.shortcuts
        }
        FMenuItem {
            action: root.actions.plugins
        }
        FMenuItem {
            action: root.actions.about
        }
    }
}
