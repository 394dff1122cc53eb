// SPDX-License-Identifier: MIT
#include "text/program_shapes.h"

#include <utility>

namespace flocktale {

ProgramShapes::ProgramShapes(std::vector<const ShapeGenerator*> generators, QObject* parent)
    : QObject(parent), m_library(&m_ink), m_generators(std::move(generators))
{
    for (const ShapeGenerator* generator : m_generators) m_library.addGenerator(generator);
}

} // namespace flocktale
