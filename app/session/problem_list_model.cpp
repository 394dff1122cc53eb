// SPDX-License-Identifier: MIT
#include "session/problem_list_model.h"

#include "document/problem_text.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

namespace flocktale {

namespace {
bool same(const Problem& a, const Problem& b)
{
    return a.severity == b.severity && a.code == b.code && a.pointer == b.pointer && a.arguments == b.arguments &&
           a.line == b.line && a.column == b.column;
}

/// The act that a pointer like "/acts/3/casts/0" leads into.
ActId actOf(const Show& show, std::string_view pointer)
{
    constexpr std::string_view kActs = "/acts/";
    if (!pointer.starts_with(kActs)) return {};
    pointer.remove_prefix(kActs.size());
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(pointer.data(), pointer.data() + pointer.size(), index);
    if (error != std::errc() || index >= show.acts.size()) return {};
    return show.acts[index].id;
}
} // namespace

void ProblemListModel::setProblems(const Problems& before, const Problems& ofShow, const Show& show)
{
    Problems problems = before;
    problems.insert(problems.end(), ofShow.begin(), ofShow.end());
    std::vector<ActId> acts(before.size());
    for (const Problem& problem : ofShow) acts.push_back(actOf(show, problem.pointer));
    if (acts == m_acts && std::equal(problems.begin(), problems.end(), m_problems.begin(), m_problems.end(), same))
        return;
    beginResetModel();
    m_problems = std::move(problems);
    m_acts = std::move(acts);
    endResetModel();
    emit changed();
}

int ProblemListModel::errors() const
{
    return static_cast<int>(std::count_if(m_problems.begin(), m_problems.end(),
                                          [](const Problem& problem) { return problem.severity == Severity::error; }));
}

QString ProblemListModel::firstText() const { return m_problems.empty() ? QString() : problemText(m_problems.front()); }

void ProblemListModel::copyToClipboard() const { QGuiApplication::clipboard()->setText(problemsAsText(m_problems)); }

int ProblemListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ProblemListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Problem& problem = m_problems[row];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return problemText(problem);
    case PlaceRole:
        return problemPlace(problem);
    case ErrorRole:
        return problem.severity == Severity::error;
    case ActRole:
        return QString::fromStdString(m_acts[row].value);
    default:
        return {};
    }
}

QHash<int, QByteArray> ProblemListModel::roleNames() const
{
    return {{TextRole, "message"}, {PlaceRole, "place"}, {ErrorRole, "isError"}, {ActRole, "actId"}};
}

} // namespace flocktale
