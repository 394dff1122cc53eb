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

bool contains(const Problems& problems, const Problem& wanted)
{
    return std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
        return problem.code == wanted.code && problem.pointer == wanted.pointer;
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
    for (const Problem& problem : m_shapeProblems)
        if (!contains(all, problem)) all.push_back(problem);
    Problems withFile;
    for (const Problem& problem : m_file)
        if (!contains(all, problem)) withFile.push_back(problem);
    withFile.insert(withFile.end(), all.begin(), all.end());
    m_model.setProblems(std::move(withFile), m_document.show());
}

} // namespace flocktale
