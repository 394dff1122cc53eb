// SPDX-License-Identifier: MIT
#pragma once

#include "math/step.h"
#include "plugin/options.h"

#include <cstdint>
#include <string>
#include <vector>

namespace flocktale {

/// A picture of the stage: 8-bit RGBA, not premultiplied, rows from top to bottom.
struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

/// What the program does for an exporter while it works. All calls come from the exporter's thread.
class ExportHost {
public:
    virtual ~ExportHost() = default;
    /// Title of the show.
    [[nodiscard]] virtual std::string title() const = 0;
    /// Size of the stage in stage units and the length of the show.
    [[nodiscard]] virtual double stageWidth() const = 0;
    [[nodiscard]] virtual double stageHeight() const = 0;
    [[nodiscard]] virtual Step length() const = 0;
    /// Starts of all acts with their names, in order.
    struct Chapter {
        Step start;
        Step duration;
        std::string name;
    };
    [[nodiscard]] virtual std::vector<Chapter> chapters() const = 0;
    /// The act script: the show as JSON with its points baked in. Empty when a shape cannot be made (the host reports
    /// why).
    [[nodiscard]] virtual std::string actScript() = 0;
    /// The stage at a step, drawn in exactly this many pixels whatever the screen's scale. Empty when refused or
    /// cancelled.
    [[nodiscard]] virtual Picture draw(Step at, int width, int height) = 0;
    /// Writes a line of text into a picture, in white with a dark edge; (x, y) is the left end of its baseline.
    virtual void label(Picture& picture, int x, int y, int pixelSize, const std::string& text) = 0;
    /// Encodes a picture as PNG. The program has the encoder.
    [[nodiscard]] virtual std::string png(const Picture& picture) = 0;
    /// Tells how far the work is, 0 to 1. False: the user has cancelled; return what you have or nothing.
    [[nodiscard]] virtual bool progress(double share) = 0;
    /// Says what went wrong, in English.
    virtual void fail(const std::string& reason) = 0;
};

/// A plugin that writes a show in some format. Const show in, bytes out.
class Exporter {
public:
    virtual ~Exporter() = default;
    /// What the user asks for on the command line and in the menu, for example "png".
    [[nodiscard]] virtual std::string format() const = 0;
    /// File ending without the dot.
    [[nodiscard]] virtual std::string ending() const = 0;
    [[nodiscard]] virtual std::vector<OptionSpec> options() const = 0;
    /// The bytes of the file; empty after fail() or a cancel.
    [[nodiscard]] virtual std::string write(ExportHost& host, const OptionValues& values) = 0;
};

} // namespace flocktale
