// SPDX-License-Identifier: MIT
#pragma once

#include "base/assert.h"
#include "base/problem.h"

#include <utility>
#include <variant>

namespace flocktale {

/// A value, or the problem that stood in its way. Errors of bad data travel this way; nothing throws out of core.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Problem problem) : m_content(std::move(problem)) {}

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const&
    {
        FLOCKTALE_ASSERT(ok());
        return std::get<0>(m_content);
    }
    [[nodiscard]] T&& value() &&
    {
        FLOCKTALE_ASSERT(ok());
        return std::get<0>(std::move(m_content));
    }
    [[nodiscard]] const Problem& problem() const
    {
        FLOCKTALE_ASSERT(!ok());
        return std::get<1>(m_content);
    }

private:
    std::variant<T, Problem> m_content;
};

} // namespace flocktale
