// SPDX-License-Identifier: MIT
#include "cli/command_line.h"

#include "cli/command.h"

#include <array>

namespace flocktale {

namespace {
struct Subcommand {
    const char* name;
    int (*run)(const QStringList& arguments);
};

constexpr std::array kSubcommands{
    Subcommand{"check", checkCommand},   Subcommand{"perform", performCommand}, Subcommand{"seek", seekCommand},
    Subcommand{"export", exportCommand}, Subcommand{"points", pointsCommand},   Subcommand{"assign", assignCommand},
    Subcommand{"schema", schemaCommand}, Subcommand{"bench", benchCommand},
};

const Subcommand* find(const QStringList& arguments)
{
    if (arguments.isEmpty()) return nullptr;
    for (const Subcommand& subcommand : kSubcommands)
        if (arguments.first() == QLatin1String(subcommand.name)) return &subcommand;
    return nullptr;
}
} // namespace

bool isSubcommand(const QStringList& arguments) { return find(arguments) != nullptr; }

QStringList subcommandNames()
{
    QStringList names;
    for (const Subcommand& subcommand : kSubcommands) names.append(QLatin1String(subcommand.name));
    return names;
}

int runSubcommand(const QStringList& arguments)
{
    const Subcommand* subcommand = find(arguments);
    return subcommand ? subcommand->run(arguments.mid(1)) : static_cast<int>(exitUsage);
}

} // namespace flocktale
