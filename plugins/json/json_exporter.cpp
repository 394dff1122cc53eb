// SPDX-License-Identifier: MIT
#include "plugin/plugin.h"

namespace {

using namespace flocktale;

/// The act script: the show with its points baked in, so that it plays on a machine without its fonts.
class JsonExporter : public Exporter {
public:
    std::string format() const override { return "json"; }
    std::string ending() const override { return "json"; }
    std::vector<OptionSpec> options() const override { return {}; }
    std::string write(ExportHost& host, const OptionValues&) override { return host.actScript(); }
};

} // namespace

FLOCKTALE_EXPORTER(JsonExporter);
