// SPDX-License-Identifier: MIT
#include "stage/stage_options.h"

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
const QString kGrid = u"stage/grid"_s;
const QString kSafeArea = u"stage/safeArea"_s;
const QString kSweepPanel = u"stage/sweepPanel"_s;
} // namespace

StageOptions::StageOptions(QObject* parent)
    : QObject(parent), m_grid(m_store.value(kGrid, false).toBool()),
      m_safeArea(m_store.value(kSafeArea, false).toBool()), m_sweepPanel(m_store.value(kSweepPanel, false).toBool())
{
}

void StageOptions::setGrid(bool shown) { set(m_grid, shown, kGrid); }
void StageOptions::setSafeArea(bool shown) { set(m_safeArea, shown, kSafeArea); }
void StageOptions::setSweepPanel(bool shown) { set(m_sweepPanel, shown, kSweepPanel); }

void StageOptions::set(bool& option, bool value, const QString& key)
{
    if (option == value) return;
    option = value;
    m_store.setValue(key, value);
    emit changed();
}

} // namespace flocktale
