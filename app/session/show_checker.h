// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "session/problem_list_model.h"
#include "shape/points.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <cstdint>

namespace flocktale {

/// Keeps the list of what keeps the open show from performing as written. The cheap checks run once the show has rested
/// for a moment; the shapes are then made in a thread of its own. Owned by the session, which keeps document and
/// library alive for as long.
class ShowChecker : public QObject {
    Q_OBJECT

public:
    ShowChecker(ShowDocument& document, const ShapeLibrary& shapes, QObject* parent = nullptr);
    ~ShowChecker() override;

    [[nodiscard]] ProblemListModel* problems() { return &m_model; }
    /// Warnings that came with the file: listed first, until another one takes its place.
    void setFileProblems(Problems problems);

    /// Checks at once, shapes too, and waits for them.
    void checkNow();

signals:
    /// The list is that of the present show.
    void checked();

private:
    void check();
    void checkShapes();
    void takeShapes(std::uint64_t generation, Problems problems);
    void publish();

    ShowDocument& m_document;
    const ShapeLibrary& m_shapes;
    ProblemListModel m_model;
    Problems m_file, m_values, m_shapeProblems;
    QTimer m_rest;
    QThreadPool m_thread;
    std::uint64_t m_generation = 0; ///< of the show that is checked; what is late is dropped
};

} // namespace flocktale
