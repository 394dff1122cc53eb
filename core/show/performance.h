// SPDX-License-Identifier: MIT
#pragma once

#include "flock/step.h"
#include "shape/points.h"
#include "show/show.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace flocktale {

/// What is drawn under the birds at a moment for a shape (a code's plate), in stage coordinates.
struct StageBacking {
    Vec2 corner[4];
    bool dark = false;
    double opacity = 1;
};

/// A finished moment of a performance: everything that drawing needs, nothing that it could change.
struct Frame {
    Step at;
    FlockState flock;
    Cues cues;
    double progress = 0; ///< of the formation
    std::vector<StageBacking> backing;
};

/// How the casts of one act were set when it was entered: targets, delays and where the birds came from.
struct ActEntry {
    ActId act;
    Step at;
    std::vector<Vec2> from;   ///< positions of all birds at entry
    std::vector<Vec2> target; ///< of all birds; those without one have their position
    std::vector<float> delay;
    std::vector<bool> formed; ///< whether the bird has a target
    Problems problems;        ///< shapes that could not be made
};

/// The flock's way through a show: derived, never saved. Plays, and seeks by snapshots; seeking gives the same bits as
/// playing. Owned by one thread at a time.
class Performance {
public:
    struct Options {
        int threads = 1;
        std::size_t snapshotBytes = 64u << 20; ///< budget; snapshots thin out evenly to stay below it
    };

    /// The library is not owned and must outlive the performance.
    Performance(Show show, const ShapeLibrary& shapes, Options options);
    Performance(Show show, const ShapeLibrary& shapes) : Performance(std::move(show), shapes, Options()) {}
    ~Performance();

    [[nodiscard]] const Show& show() const { return m_show; }
    /// Takes an edited show. What was computed before the first difference stays. Seek before reading the state again.
    void setShow(Show show);

    [[nodiscard]] Step position() const { return m_position; }
    /// One step on.
    void advance();
    /// To any step >= 0. Returns false when `cancel` was set on the way; the position is then somewhere valid.
    bool seek(Step to, const std::atomic<bool>* cancel = nullptr);

    [[nodiscard]] const FlockState& flock() const { return m_state.flock; }
    [[nodiscard]] const Cues& cues() const { return m_cues; }
    [[nodiscard]] Frame frame() const;
    /// 64-bit hash of the flock's state (flock/step.h).
    [[nodiscard]] std::uint64_t hash() const;
    /// The act that plays now, empty in a gap.
    [[nodiscard]] ActId act() const;
    /// How the act that plays now was entered; null in a gap.
    [[nodiscard]] const ActEntry* entry() const;
    /// The lowest step that setShow would have to redo from for this edit.
    [[nodiscard]] static Step firstDifference(const Show& before, const Show& after);
    [[nodiscard]] std::size_t snapshotCount() const { return m_snapshots.size(); }

private:
    struct State {
        FlockState flock;
        std::shared_ptr<const ActEntry> entry; ///< how the running act was set
        std::shared_ptr<const Cues> cues;
        std::vector<StageBacking> backing;
    };
    struct CachedPoints;

    void restart();
    void enterIfDue();
    void enterAct(const Act& act);
    void leaveAct();
    void stepOnce();
    void keepSnapshot();
    void thinSnapshots();

    Show m_show;
    const ShapeLibrary& m_shapes;
    Options m_options;
    Flight m_flight;
    Step m_position;
    State m_state;
    Cues m_cues;
    std::map<std::int64_t, State> m_snapshots;
    std::int64_t m_spacing = 30;
    std::unique_ptr<CachedPoints> m_points;
};

} // namespace flocktale
