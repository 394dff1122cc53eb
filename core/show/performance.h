// SPDX-License-Identifier: MIT
#pragma once

#include "flock/step.h"
#include "shape/points.h"
#include "show/act_entry.h"
#include "show/show.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

namespace flocktale {

/// A finished moment of a performance: everything that drawing needs, nothing that it could change.
struct Frame {
    Step at;
    FlockState flock;
    std::shared_ptr<const Cues> cues;
    std::shared_ptr<const ActEntry> entry; ///< of the act that plays, null in a gap
    double progress = 0;                   ///< of the formation, 0 to 1
    std::vector<StageBacking> backing;     ///< with the opacity of the moment
    std::vector<float> opacity;            ///< of each bird, 0 to 1; empty when all are seen fully
};

/// The flock's way through a show: derived, never saved. Plays, and seeks by snapshots; seeking gives the same bits as
/// playing. Owned by one thread at a time.
class Performance {
public:
    struct Options {
        int threads = 1;
        std::size_t snapshotBytes = std::size_t{64} << 20; ///< budget; snapshots thin out evenly to stay below it
    };

    /// The library is not owned and must outlive the performance.
    Performance(Show show, const ShapeLibrary& shapes, Options options);
    Performance(Show show, const ShapeLibrary& shapes) : Performance(std::move(show), shapes, Options()) {}
    ~Performance();
    Performance(const Performance&) = delete;
    Performance& operator=(const Performance&) = delete;

    [[nodiscard]] const Show& show() const;
    /// Takes an edited show. What was computed before the first difference stays; the position falls back to it when it
    /// lies behind.
    void setShow(Show show);

    [[nodiscard]] Step position() const;
    /// One step on.
    void advance();
    /// The step from which a seek would go on: its present position or a snapshot, never behind `to`.
    [[nodiscard]] Step seekStart(Step to) const;
    /// To any step (negative: the start). Returns false when `cancel` was set on the way; the position is then
    /// somewhere between and valid.
    bool seek(Step to, const std::atomic<bool>* cancel = nullptr);

    [[nodiscard]] const FlockState& flock() const;
    /// Those of the moment: as the act was entered, with what its motions say now.
    [[nodiscard]] const Cues& cues() const;
    [[nodiscard]] Frame frame() const;
    /// 64-bit hash of the flock's state (flock/step.h).
    [[nodiscard]] std::uint64_t hash() const;
    /// How the act that plays now was entered; null in a gap.
    [[nodiscard]] std::shared_ptr<const ActEntry> entry() const;
    /// How many snapshots are kept, and their bytes.
    [[nodiscard]] std::size_t snapshotCount() const;
    [[nodiscard]] std::size_t snapshotBytes() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// The first step at which the performances of two shows can differ; beyond every step when they cannot.
[[nodiscard]] Step firstDifference(const Show& before, const Show& after);

} // namespace flocktale
