// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "show/fields.h"
#include "show/show.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace flocktale {

/// Writes JSON in a fixed layout: two-space indent, LF, a flat list on one line. Remembers the first value that cannot
/// be written, with its pointer; the text is then of no use.
class JsonWriter {
public:
    void openObject(std::string_view name = {}) { open(name, '{'); }
    void closeObject() { close('}'); }
    void openList(std::string_view name) { open(name, '['); }
    void closeList() { close(']'); }

    void number(std::string_view name, double value);
    void whole(std::string_view name, std::int64_t value);
    void text(std::string_view name, std::string_view value);
    void boolean(std::string_view name, bool value);
    void color(std::string_view name, Rgb value);
    void colors(std::string_view name, const std::vector<Rgb>& values);
    /// Numbers on one line.
    void flat(std::string_view name, std::span<const double> values);
    void points(std::string_view name, const std::vector<Vec2>& values);
    /// A value that is JSON text already.
    void json(std::string_view name, std::string_view value);
    template <typename T, std::size_t N>
    void numbers(const std::array<NumberField<T>, N>& fields, const T& object)
    {
        for (const NumberField<T>& field : fields) number(field.name, field.get(object));
    }
    /// The kept members of the object that is open, which hangs at `path` below the owner of `extra`. A member that was
    /// written already wins over a kept one of its name.
    void kept(const Extra& extra, std::string_view path = {});

    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }
    [[nodiscard]] std::string take() { return std::move(m_out); }

private:
    struct Level {
        std::string token; ///< of the JSON pointer to it
        bool isList = false;
        std::vector<std::string> names;
        std::size_t items = 0;
    };

    void begin(std::string_view name);
    void open(std::string_view name, char bracket);
    void close(char bracket);
    void newLine();
    void refuse(ProblemCode code, std::vector<std::string> arguments);
    [[nodiscard]] std::string pointer() const;
    void append(double value);
    void count();

    std::string m_out;
    std::vector<Level> m_levels;
    std::string m_token; ///< of the value being written
    std::size_t m_values = 0;
    std::optional<Problem> m_problem;
};

/// Whether members are kept for the object at `path` below the owner of `extra`.
[[nodiscard]] bool keepsAny(const Extra& extra, std::string_view path);

/// "#rrggbb"
[[nodiscard]] std::string colorText(Rgb color);

} // namespace flocktale
