// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"
#include "show/edit_group.h"
#include "show/show.h"

#include <optional>
#include <string>
#include <string_view>

namespace flocktale {

/// What reading a file gave. `show` is there only when no problem is an error: never a half-opened show. Warnings come
/// along with the show and must be seen by the user.
struct ReadResult {
    std::optional<Show> show;
    Problems problems; ///< all of them, in order of the file, with pointer, line and column
};

/// Reads UTF-8 JSON text. Limits are checked before memory is taken. Never throws. The problems of validate() are among
/// those it finds.
[[nodiscard]] ReadResult readShow(std::string_view text);

/// Writes the show: two-space indent, LF, fixed member order, unknown members behind the known ones, shortest
/// round-trip numbers. Reading what this writes gives an equal show, and writing that the same bytes. A value that is
/// not finite is a problem (notFinite with its pointer) and nothing is written.
[[nodiscard]] Result<std::string> writeShow(const Show& show);

/// Acts with what is attached to them as text, for a clipboard: a show that holds nothing else.
[[nodiscard]] Result<std::string> writeActs(const ActGroup& group);

/// `acts` is there only when no problem is an error; it can be empty.
struct ReadActsResult {
    std::optional<ActGroup> acts;
    Problems problems;
};
/// The acts of a show's text, with what is attached to them, under the checks of readShow().
[[nodiscard]] ReadActsResult readActs(std::string_view text);

/// The JSON Schema (2020-12) of the file, as UTF-8 text. Every file that writeShow makes validates against it.
[[nodiscard]] std::string_view showSchema();

/// Fills line and column of problems of a show that was read from `text`, by finding the place that their pointer
/// names. Where the file lists its acts in another order than the show, the pointer becomes the file's.
void locate(Problems& problems, std::string_view text);

} // namespace flocktale
