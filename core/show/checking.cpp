// SPDX-License-Identifier: MIT
#include "show/checking.h"

namespace flocktale {

std::string indexed(const std::string& pointer, std::size_t index)
{
    return pointer + "/" + numberText(static_cast<std::int64_t>(index));
}

std::string member(const std::string& pointer, std::string_view name) { return pointer + "/" + std::string(name); }

} // namespace flocktale
