// SPDX-License-Identifier: MIT
#include "inspector/flight_presets.h"

#include "bench.h"
#include "document/flight_default.h"
#include "show/edit.h"
#include "support/catch.h"

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

using namespace flocktale;
using namespace flocktale::test;

namespace {

/// Settings of a user who has never used the program.
struct FreshUser : Bench {
    FreshUser()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("flocktale-tests"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        QSettings().clear();
        presets.setDocument(&document);
    }
    QTemporaryDir folder;
    FlightPresets presets;
};

} // namespace

TEST_CASE("The seeds' flights are taken in one undo step each")
{
    FreshUser user;
    CHECK(user.presets.isTheatre());
    user.presets.useMirofish();
    CHECK(user.document.show().flight == mirofishFlight());
    CHECK(user.presets.isMirofish());
    CHECK(!user.presets.isTheatre());
    user.presets.useMirofish();
    CHECK(user.document.history().count() == 1);
    user.presets.useTheatre();
    CHECK(user.document.show().flight == theatreFlight());
}

TEST_CASE("A flight that is saved as default comes back to the last bit until it is forgotten")
{
    FreshUser user;
    CHECK(!savedFlight().has_value());
    FlightParameters flight = mirofishFlight();
    flight.sight = 1.0 / 3 + 40;
    flight.wander = 0.1;
    user.document.edit(QStringLiteral("Own"), [&](Show& show) { return setFlight(show, flight); });
    CHECK(!user.presets.isSaved());
    user.presets.save();
    CHECK(user.presets.isSaved());
    CHECK(savedFlight() == flight);

    user.presets.useTheatre();
    user.presets.useSaved();
    CHECK(user.document.show().flight == flight);
    user.presets.forget();
    CHECK(!user.presets.hasSaved());
}

TEST_CASE("Settings that somebody has spoilt give the seed's values instead")
{
    FreshUser user;
    user.presets.save();
    QSettings settings;
    settings.setValue(QStringLiteral("flight/sight"), QStringLiteral("far"));
    settings.setValue(QStringLiteral("flight/maxSpeed"), -5);
    settings.setValue(QStringLiteral("flight/wind"), QStringLiteral("nan"));
    settings.sync();
    CHECK(savedFlight() == theatreFlight());
}
