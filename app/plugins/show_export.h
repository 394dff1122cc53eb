// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "base/result.h"
#include "plugin/exporter.h"
#include "shape/points.h"
#include "show/show.h"

#include <atomic>
#include <functional>
#include <string>

namespace flocktale {

/// What an export needs besides the exporter. Both references outlive the export.
struct ExportJob {
    const Show& show;
    const ShapeLibrary& shapes;
    OptionValues options;
    std::function<void(double share)> progress; ///< from the exporter's thread; may be empty
    const std::atomic<bool>* cancel = nullptr;
};

/// Runs an exporter over a show and gives the bytes of its file. Problems: what the exporter, the shapes or the size
/// limit said, or `cancelled`. An exporter that throws is a problem like any other. May run in any thread.
[[nodiscard]] Result<std::string> exportShow(Exporter& exporter, const ExportJob& job);

} // namespace flocktale
