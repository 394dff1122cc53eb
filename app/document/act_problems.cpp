// SPDX-License-Identifier: MIT
#include "document/act_problems.h"

#include "document/problem_text.h"

#include <QStringList>

#include <charconv>
#include <optional>
#include <string_view>

namespace flocktale {

namespace {

/// Takes "/name/3" off the front of a pointer; its number.
std::optional<std::size_t> takeIndex(std::string_view& pointer, std::string_view name)
{
    if (!pointer.starts_with(name)) return std::nullopt;
    std::string_view rest = pointer.substr(name.size());
    std::size_t index = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), index);
    if (read.ec != std::errc{}) return std::nullopt;
    pointer = rest.substr(static_cast<std::size_t>(read.ptr - rest.data()));
    return index;
}

QString sentences(const Problems& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        if (const QString line = problemText(problem); !lines.contains(line)) lines.append(line);
    return lines.join(u'\n');
}

} // namespace

void ActProblems::set(const Show& show, const Problems& problems)
{
    std::map<Place, Problems> found;
    for (const Problem& problem : problems) {
        std::string_view pointer = problem.pointer;
        const auto act = takeIndex(pointer, "/acts/");
        if (!act || *act >= show.acts.size()) continue;
        const std::vector<Cast>& casts = show.acts[*act].casts;
        const auto cast = takeIndex(pointer, "/casts/");
        found[{show.acts[*act].id, cast && *cast < casts.size() ? casts[*cast].id : CastId{}}].push_back(problem);
    }
    // Problems do not compare; that there are none is the common case.
    if (found.empty() && m_problems.empty()) return;
    m_problems = std::move(found);
    emit changed();
}

bool ActProblems::has(const ActId& act) const
{
    const auto first = m_problems.lower_bound({act, CastId{}});
    return first != m_problems.end() && first->first.first == act;
}

QString ActProblems::textOf(const ActId& act) const
{
    Problems all;
    for (auto place = m_problems.lower_bound({act, CastId{}}); place != m_problems.end() && place->first.first == act;
         ++place)
        all.insert(all.end(), place->second.begin(), place->second.end());
    return sentences(all);
}

QString ActProblems::textOf(const ActId& act, const CastId& cast) const
{
    const auto found = m_problems.find({act, cast});
    return found == m_problems.end() ? QString() : sentences(found->second);
}

} // namespace flocktale
