// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "show/edit/ripple.h"
#include "show/edit_group.h"
#include "timeline/item_edits.h"
#include "timeline/marker_drag.h"
#include "timeline/time_scale.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace flocktale {

/// Everything that one can do on the timeline by name: each command is one undo step (or none when it changes nothing),
/// has a key (timeline_keys.h) and works on the selection and at the playhead. Knows no pixels but those of the scale.
/// Owned by the timeline.
class TimelineController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(flocktale::TimeScale* timeScale READ timeScale WRITE setTimeScale NOTIFY timeScaleChanged FINAL)
    Q_PROPERTY(int playhead READ playhead WRITE setPlayhead NOTIFY playheadChanged FINAL)
    Q_PROPERTY(int playEnd READ playEnd WRITE setPlayEnd NOTIFY playEndChanged FINAL)
    Q_PROPERTY(bool snapping READ isSnapping WRITE setSnapping NOTIFY snappingChanged FINAL)
    Q_PROPERTY(bool rippling READ isRippling WRITE setRippling NOTIFY ripplingChanged FINAL)
    Q_PROPERTY(QString selectedMarker READ selectedMarker NOTIFY selectedItemChanged FINAL)
    Q_PROPERTY(QString selectedProp READ selectedProp NOTIFY selectedItemChanged FINAL)
    Q_PROPERTY(QString selectedSound READ selectedSound NOTIFY selectedItemChanged FINAL)
    Q_PROPERTY(bool itemSelected READ isItemSelected NOTIFY selectedItemChanged FINAL)
    Q_PROPERTY(bool hasSelection READ hasSelection NOTIFY stateChanged FINAL)
    Q_PROPERTY(bool canSplit READ canSplit NOTIFY stateChanged FINAL)
    Q_PROPERTY(bool canPaste READ canPaste NOTIFY stateChanged FINAL)
    Q_PROPERTY(bool guideVisible READ isGuideVisible NOTIFY guideChanged FINAL)
    Q_PROPERTY(double guideSeconds READ guideSeconds NOTIFY guideChanged FINAL)

public:
    enum Command {
        AddForm,
        AddFree,
        AddMarker,
        Split,
        TrimStart, ///< of the current act, to the playhead
        TrimEnd,
        Duplicate,
        Remove, ///< a gap stays where the acts were
        RemoveAndClose,
        Cut,
        Copy,
        Paste,
        Rename,
        SelectAll,
        SelectNext,
        SelectPrevious,
        SelectFirst,
        SelectLast,
        ClearSelection,
        NudgeLeft,
        NudgeRight,
        NudgeLeftTen,
        NudgeRightTen,
        ReorderLeft,
        ReorderRight,
        PreviousEdge,
        NextEdge,
        ToStart,
        ToEnd,
        ZoomIn,
        ZoomOut,
        Fit,
        ZoomToSelection,
        ToggleSnapping,
        ToggleRipple,
    };
    Q_ENUM(Command)

    explicit TimelineController(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] TimeScale* timeScale() const { return m_scale; }
    void setTimeScale(TimeScale* scale);
    /// The playhead's step, told by whoever plays.
    [[nodiscard]] int playhead() const { return static_cast<int>(m_playhead.count); }
    [[nodiscard]] Step playheadStep() const { return m_playhead; }
    void setPlayhead(int step);
    /// The step at which playing ends, told by whoever plays: what is heard after the last act belongs to the content.
    [[nodiscard]] int playEnd() const { return static_cast<int>(m_playEnd.count); }
    void setPlayEnd(int step);
    [[nodiscard]] bool isSnapping() const { return m_snapping; }
    void setSnapping(bool snapping);
    /// Whether what stands behind goes along when acts are moved, trimmed, put in or cut out.
    [[nodiscard]] bool isRippling() const { return m_mode == EditMode::ripple; }
    void setRippling(bool rippling);
    [[nodiscard]] EditMode mode() const { return m_mode; }
    /// The id of the marker, prop or sound that is selected, empty when it is another kind. Selecting one deselects the
    /// acts, and the other way round: a key has one meaning.
    [[nodiscard]] QString selectedMarker() const { return selectedOf(ItemKind::marker); }
    [[nodiscard]] QString selectedProp() const { return selectedOf(ItemKind::prop); }
    [[nodiscard]] QString selectedSound() const { return selectedOf(ItemKind::sound); }
    [[nodiscard]] bool isItemSelected() const { return !m_item.empty(); }
    [[nodiscard]] const ItemRef& item() const { return m_item; }
    /// Nothing when there is no such thing.
    void selectItem(const ItemRef& item);

    [[nodiscard]] bool hasSelection() const { return m_state.selection; }
    [[nodiscard]] bool canSplit() const { return m_state.split; }
    [[nodiscard]] bool canPaste() const { return m_state.paste; }

    [[nodiscard]] bool isGuideVisible() const { return m_guide.has_value(); }
    [[nodiscard]] double guideSeconds() const { return m_guide ? seconds(*m_guide) : 0; }
    /// How far a press must travel, in pixels, to become a drag.
    static constexpr double kDragPixels = 4;
    /// The one line that shows where something has snapped to.
    void setGuide(std::optional<Step> at);
    /// How near things snap at this zoom; zero when snapping is off or bypassed.
    [[nodiscard]] Step snapReach(bool bypass) const;

    /// Translated, imperative.
    Q_INVOKABLE static QString commandText(flocktale::TimelineController::Command command);
    /// The key as portable text, and in this platform's words.
    Q_INVOKABLE static QString portableKey(flocktale::TimelineController::Command command);
    Q_INVOKABLE static QString keyText(flocktale::TimelineController::Command command);
    /// Both, as a hint says them: "Duplicate (Ctrl+D)".
    Q_INVOKABLE static QString hint(flocktale::TimelineController::Command command);

    /// Whether the selected marker, prop or sound moves with an act, and whether it can be attached (to the act that
    /// plays when it begins) or detached.
    Q_INVOKABLE [[nodiscard]] bool isAttached() const;
    Q_INVOKABLE [[nodiscard]] bool canToggleAttached() const;
    /// Where something that is carried to x would be put down, in seconds; shows the guide when that is snapped.
    Q_INVOKABLE double placeAt(double x);
    Q_INVOKABLE [[nodiscard]] bool takesKey(int key, int modifiers) const;
    /// Returns whether the key did something; Tab past the last act does not, so that the focus goes on.
    Q_INVOKABLE bool pressKey(int key, int modifiers, bool repeated);
    Q_INVOKABLE void releaseKey(int key, bool repeated);
    /// Returns whether there was anything to do.
    Q_INVOKABLE bool run(flocktale::TimelineController::Command command);

public slots:
    /// At a time of the track, where one double clicked.
    void addFormAt(double seconds);
    void addFreeAt(double seconds);
    void addMarkerAt(double seconds);
    /// Draws all that stands behind a gap to what stands before it.
    void closeGapAt(double seconds);
    void askActName(const QString& act);
    void askTemplate() { emit templateRequested(); }
    void renameAct(const QString& act, const QString& name);

    void selectMarker(const QString& marker) { selectItem({ItemKind::marker, marker.toStdString()}); }
    void askMarkerName(const QString& marker);
    void renameMarker(const QString& marker, const QString& name);
    /// Attaches the selected marker, prop or sound to the act that plays when it begins, or detaches it.
    void toggleAttached();
    /// Takes hold of a marker; it moves once the pointer has gone a few pixels.
    void beginMarkerDrag(const QString& marker, double x);
    void dragMarker(double x, bool bypassSnap);
    void endMarkerDrag();
    /// Ends a drag of a marker as it began. Returns whether there was one.
    bool cancelMarkerDrag();

    /// Moves the playhead to what is at x, snapped to markers and act edges.
    void scrub(double x, bool bypassSnap);
    /// Nothing is carried or scrubbed any more.
    void endScrub() { setGuide({}); }
    /// A nudge that is held down is one gesture; this ends it.
    void endNudge();

signals:
    void documentChanged();
    void selectionChanged();
    void timeScaleChanged();
    void playheadChanged();
    void playEndChanged();
    void snappingChanged();
    void ripplingChanged();
    void selectedItemChanged();
    void stateChanged();
    void guideChanged();
    /// The playhead is wanted at a step.
    void seekRequested(int step);
    /// A new name is to be asked for, at a time of the track.
    void renameActRequested(const QString& act, const QString& name, double seconds);
    void renameMarkerRequested(const QString& marker, const QString& name, double seconds);
    /// The selected acts are to be kept as a template.
    void templateRequested();
    /// What is being dragged is about to go: a drag in progress must be given up first.
    void interrupted();

private:
    struct Nudge {
        int gesture = 0;
        std::int64_t steps = 0;
    };
    /// What there is to act on.
    struct State {
        bool selection = false, split = false, paste = false;
        bool operator==(const State&) const = default;
    };

    bool execute(Command command);
    void updateState();

    [[nodiscard]] std::vector<ActId> chosen() const;
    /// From the first start to the last end of those that there are.
    [[nodiscard]] std::optional<Span> spanOf(const std::vector<ActId>& acts) const;
    bool addAct(const Act& act, const QString& name);
    bool selectNew(const std::vector<ActId>& acts);
    bool split();
    bool trim(bool atStart);
    bool duplicate();
    bool remove(EditMode mode);
    bool closeGap(Step at);
    bool copy();
    bool paste();
    bool rename();
    void revealActs(const std::vector<ActId>& acts);
    bool zoomToSelection();
    bool walk(int direction);
    bool selectAtEnd(bool last);
    bool clear();
    bool nudge(std::int64_t steps);
    bool reorder(int direction);
    bool addMarkerAt(Step at);
    bool seekEdge(int direction);
    bool seek(Step at);
    void onDocumentChanged(const ShowChange& change);
    void onActsSelected();
    [[nodiscard]] QString selectedOf(ItemKind kind) const;
    bool removeSelectedItem();
    void updateContent();
    [[nodiscard]] Step snapped(double x, const SnapEngine& engine, Step reach);

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<TimeScale> m_scale;
    Step m_playhead, m_playEnd;
    bool m_snapping = true;
    EditMode m_mode = EditMode::free;
    ItemRef m_item;
    struct MarkerPress {
        MarkerId marker;
        double x = 0;
    };
    std::optional<MarkerPress> m_markerPress;
    std::optional<MarkerDrag> m_markerDrag;
    std::optional<Nudge> m_nudge;
    std::optional<Step> m_guide;
    State m_state;
    bool m_clipboardHoldsActs = false;
};

} // namespace flocktale
