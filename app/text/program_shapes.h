// SPDX-License-Identifier: MIT
#pragma once

#include "shape/points.h"
#include "text/qt_text_ink.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// Everything that can turn a shape into points in this program: the fonts, core's shapes and those of the plugins. One
/// for the whole program, owned by the session; constant, so that any thread may use it, and it outlives them all.
class ProgramShapes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session owns the shapes")

public:
    /// The generators are not owned and must outlive this.
    explicit ProgramShapes(std::vector<const ShapeGenerator*> generators = {}, QObject* parent = nullptr);

    [[nodiscard]] const ShapeLibrary& library() const { return m_library; }
    [[nodiscard]] const std::vector<const ShapeGenerator*>& generators() const { return m_generators; }

private:
    QtTextInk m_ink;
    ShapeLibrary m_library;
    std::vector<const ShapeGenerator*> m_generators;
};

} // namespace flocktale
