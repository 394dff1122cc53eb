// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "json/show_json.h"

#include <cstdio>

namespace flocktale {

int schemaCommand(const QStringList& arguments)
{
    CommandContext context(QStringLiteral("schema"), QStringLiteral("Prints the JSON Schema of the show file."));
    if (const auto status = context.begin(arguments, 0)) return *status;
    const std::string_view schema = showSchema();
    std::fwrite(schema.data(), 1, schema.size(), stdout);
    return exitGood;
}

} // namespace flocktale
