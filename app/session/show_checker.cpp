// SPDX-License-Identifier: MIT
#include "session/show_checker.h"

#include "show/validate.h"

#include <algorithm>
#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace flocktale {

namespace {
constexpr auto kRest = 250ms;

/// Whether the same is said already; the places of a file and of its show may be written differently.
bool contains(const Problems& problems, const Problem& wanted)
{
    return std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
        return problem.code == wanted.code && problem.arguments == wanted.arguments;
    });
}
} // namespace

ShowChecker::ShowChecker(ShowDocument& document, const ShapeLibrary& shapes, QObject* parent)
    : QObject(parent), m_document(document), m_shapes(shapes)
{
    m_thread.setMaxThreadCount(1);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &ShowChecker::check);
    connect(&m_document, &ShowDocument::changed, this, [this] { m_rest.start(); });
    m_rest.start();
}

ShowChecker::~ShowChecker() { m_thread.waitForDone(); }

void ShowChecker::setFileProblems(Problems problems)
{
    m_file = std::move(problems);
    publish();
}

void ShowChecker::checkNow()
{
    m_rest.stop();
    ++m_generation;
    m_values = validate(m_document.show());
    m_shapeProblems = validateShapes(m_document.show(), m_shapes);
    publish();
    emit checked();
}

void ShowChecker::check()
{
    ++m_generation;
    m_values = validate(m_document.show());
    publish();
    checkShapes();
}

void ShowChecker::checkShapes()
{
    m_thread.clear();
    m_thread.start([this, show = m_document.show(), generation = m_generation] {
        Problems problems = validateShapes(show, m_shapes);
        QMetaObject::invokeMethod(
            this,
            [this, generation, found = std::move(problems)]() mutable { takeShapes(generation, std::move(found)); },
            Qt::QueuedConnection);
    });
}

void ShowChecker::takeShapes(std::uint64_t generation, Problems problems)
{
    if (generation != m_generation) return;
    m_shapeProblems = std::move(problems);
    publish();
    emit checked();
}

void ShowChecker::publish()
{
    Problems all = m_values;
    all.insert(all.end(), m_shapeProblems.begin(), m_shapeProblems.end());
    Problems ofFile;
    for (const Problem& problem : m_file)
        if (!contains(all, problem)) ofFile.push_back(problem);
    m_model.setProblems(ofFile, all, m_document.show());
    m_document.problems().set(m_document.show(), all);
}

} // namespace flocktale
