// SPDX-License-Identifier: MIT
// The benchmark without Qt: flocktale_bench takes the options of `flocktale bench`.
#include "benchmarks/bench.h"

#include <cstdio>

using namespace flocktale::bench;

namespace {

int usage(const std::string& message)
{
    std::fprintf(stderr, "%s\nflocktale_bench [--json]", message.c_str());
    for (const Option& option : options())
        std::fprintf(stderr, "\n  --%-8s %s  %s", std::string(option.name).c_str(), std::string(option.value).c_str(),
                     std::string(option.description).c_str());
    std::fputc('\n', stderr);
    return 2;
}

} // namespace

int main(int argc, char** argv)
{
    Request request;
    bool json = false, birds = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--json") {
            json = true;
            continue;
        }
        if (!word.starts_with("--") || i + 1 == argc)
            return usage("not an option with its value: " + std::string(word));
        if (const auto problem = take(request, word.substr(2), argv[++i])) return usage(*problem);
        birds = birds || word == "--birds";
    }
    if (!json) std::puts(tableHead(request.mode).c_str());
    for (const Request& each : birds ? std::vector{request} : standardRows(request)) {
        const Row row = measure(each);
        std::puts((json ? jsonOf(row) : tableLineOf(row)).c_str());
        std::fflush(stdout);
    }
    return 0;
}
