// SPDX-License-Identifier: MIT
#include "inspector/flight_presets.h"

#include "document/flight_default.h"
#include "show/edit.h"

namespace flocktale {

void FlightPresets::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &ShowDocument::changed, this, [this](const ShowChange& change) {
            if (change.everything || change.flight) emit changed();
        });
    emit documentChanged();
    emit changed();
}

bool FlightPresets::isTheatre() const { return m_document && m_document->show().flight == theatreFlight(); }

bool FlightPresets::isMirofish() const { return m_document && m_document->show().flight == mirofishFlight(); }

bool FlightPresets::isSaved() const { return m_document && m_document->show().flight == savedFlight(); }

bool FlightPresets::hasSaved() const { return savedFlight().has_value(); }

void FlightPresets::useTheatre()
{
    if (m_document)
        m_document->edit(tr("Fly like the theatre"), [](Show& show) { return setFlight(show, theatreFlight()); });
}

void FlightPresets::useMirofish()
{
    if (m_document)
        m_document->edit(tr("Fly like MiroFish"), [](Show& show) { return setFlight(show, mirofishFlight()); });
}

void FlightPresets::useSaved()
{
    const auto saved = savedFlight();
    if (m_document && saved) m_document->edit(tr("Fly as saved"), [&](Show& show) { return setFlight(show, *saved); });
}

void FlightPresets::save()
{
    if (!m_document) return;
    saveFlight(m_document->show().flight);
    emit changed();
}

void FlightPresets::forget()
{
    forgetFlight();
    emit changed();
}

} // namespace flocktale
