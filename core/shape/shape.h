// SPDX-License-Identifier: MIT
#pragma once

#include "math/vec2.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace flocktale {

/// The kinds of shape. All are centred on the origin, in stage units; a cast's place moves, scales and turns them.
struct RingShape {
    double radius = 200;
    bool operator==(const RingShape&) const = default;
};
struct DiscShape {
    double radius = 200;
    bool operator==(const DiscShape&) const = default;
};
struct LineShape {
    double length = 480;
    bool operator==(const LineShape&) const = default;
};
struct RectShape {
    double width = 480, height = 270;
    bool operator==(const RectShape&) const = default;
};
/// A filled rectangle of rows and columns; columns 0 = as square as the count allows.
struct GridShape {
    double width = 480, height = 270;
    int columns = 0;
    bool operator==(const GridShape&) const = default;
};
struct PolylineShape {
    std::vector<Vec2> points{{-200, 100}, {0, -100}, {200, 100}};
    bool closed = false;
    bool operator==(const PolylineShape&) const = default;
};
struct TextShape {
    std::string text = "Flocktale"; ///< UTF-8; line breaks are \n, \r\n or U+2028
    double size = 200;              ///< font size in stage units
    std::string family;             ///< font family, empty = the program's choice
    bool bold = true;
    bool operator==(const TextShape&) const = default;
};
enum class QrLevel { low, medium, quartile, high };
struct QrShape {
    std::string text = "https://example.org";
    QrLevel level = QrLevel::quartile;
    double size = 400; ///< side of the code without its quiet zone
    int quietZone = 4; ///< modules
    bool plate = true; ///< draw the light plate under the birds; the three finder squares are always drawn
    bool operator==(const QrShape&) const = default;
};
/// A shape that a plugin makes. `options` are the members of the shape object in file order, values as JSON text.
struct PluginShape {
    std::string type;
    std::vector<std::pair<std::string, std::string>> options;
    bool operator==(const PluginShape&) const = default;
};

using Shape =
    std::variant<RingShape, DiscShape, LineShape, RectShape, GridShape, PolylineShape, TextShape, QrShape, PluginShape>;

/// The name in the file: "ring", "disc", "line", "rect", "grid", "polyline", "text", "qr" or the plugin's own.
std::string shapeTypeName(const Shape& shape);

} // namespace flocktale
