// SPDX-License-Identifier: MIT
#include "document/flight_default.h"

#include "show/edit.h"
#include "show/fields.h"
#include "show/names.h"

#include <QSettings>
#include <QString>

#include <cmath>

namespace flocktale {

namespace {

const QString kGroup = QStringLiteral("flight");
const QString kRules = QStringLiteral("rules");

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }

} // namespace

std::optional<FlightParameters> savedFlight()
{
    QSettings settings;
    settings.beginGroup(kGroup);
    if (!settings.contains(kRules)) return std::nullopt;
    const bool fish = settings.value(kRules).toString() == text(nameOf(kFlightRules, FlightRules::mirofish));
    FlightParameters flight = fish ? mirofishFlight() : theatreFlight();
    for (const auto& field : kFlightFields) {
        bool good = false;
        const double value = settings.value(text(field.name)).toDouble(&good);
        if (good && std::isfinite(value) && field.range.contains(value)) field.set(flight, value);
    }
    return flight;
}

void saveFlight(const FlightParameters& flight)
{
    QSettings settings;
    settings.beginGroup(kGroup);
    settings.setValue(kRules, text(nameOf(kFlightRules, flight.rules)));
    for (const auto& field : kFlightFields) settings.setValue(text(field.name), field.get(flight));
}

Show freshShow()
{
    Show show = newShow();
    if (const auto saved = savedFlight()) show.flight = *saved;
    return show;
}

void forgetFlight() { QSettings().remove(kGroup); }

} // namespace flocktale
