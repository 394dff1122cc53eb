// SPDX-License-Identifier: MIT
#include "benchmarks/bench.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace flocktale::bench {

namespace {

std::string hexadecimal(std::uint64_t hash)
{
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

std::string areaOf(const Request& request)
{
    if (!request.area) return "constant-density";
    char text[64];
    std::snprintf(text, sizeof text, "%.0fx%.0f", request.area->x, request.area->y);
    return text;
}

/// What sets this row apart from others of its mode.
std::string whatOf(const Request& request)
{
    const auto joined = [](std::string_view a, std::string_view b) { return std::string(a) + " " + std::string(b); };
    if (request.mode == Mode::free) return joined(nameOf(request.rules), nameOf(request.regime));
    if (request.mode == Mode::assign)
        return joined(assignmentName(request.method), joined(nameOf(request.flock), nameOf(request.target)));
    return std::string(nameOf(request.mode));
}

} // namespace

std::string jsonOf(const Row& row)
{
    const Request& request = row.request;
    nlohmann::ordered_json json;
    json["mode"] = nameOf(request.mode);
    json["birds"] = request.birds;
    json["threads"] = request.threads;
    json["samples"] = row.samples;
    json["nsPerBirdStep"] = row.nsPerBirdStep;
    json["bestNsPerBirdStep"] = row.bestNs;
    json["p50Ms"] = row.p50Ms;
    json["p95Ms"] = row.p95Ms;
    json["hash"] = hexadecimal(row.hash);
    if (!row.kernel.empty()) json["kernel"] = row.kernel;
    if (request.mode != Mode::seek) json["area"] = areaOf(request);
    if (request.mode == Mode::free) {
        json["rules"] = nameOf(request.rules);
        json["regime"] = nameOf(request.regime);
    }
    if (row.neighboursBefore) json["neighboursBefore"] = *row.neighboursBefore;
    if (row.neighboursAfter) json["neighboursAfter"] = *row.neighboursAfter;
    if (row.routes) {
        json["method"] = assignmentName(request.method);
        json["flock"] = nameOf(request.flock);
        json["shape"] = nameOf(request.target);
        json["total"] = row.routes->total;
        json["longest"] = row.routes->longest;
        json["crossings"] = row.routes->crossings;
        json["meetings"] = row.meetings;
    }
    if (row.ofLeast) json["totalOfLeast"] = *row.ofLeast;
    return json.dump();
}

std::string tableHead(Mode mode)
{
    char text[200];
    std::snprintf(text, sizeof text, "%-32s %8s %3s %10s %9s %9s %9s  %-16s  %s", "row", "birds", "thr", "ns/bird",
                  "best", "p50 ms", "p95 ms", "hash",
                  mode == Mode::free     ? "neighbours, kernel"
                  : mode == Mode::assign ? "crossings, meetings, longest, total / least"
                  : mode == Mode::seek   ? ""
                                         : "kernel");
    return text;
}

std::string tableLineOf(const Row& row)
{
    char text[240];
    std::snprintf(text, sizeof text, "%-32s %8d %3d %10.2f %9.2f %9.3f %9.3f  %s  ", whatOf(row.request).c_str(),
                  row.request.birds, row.request.threads, row.nsPerBirdStep, row.bestNs, row.p50Ms, row.p95Ms,
                  hexadecimal(row.hash).c_str());
    std::string line = text;
    if (row.neighboursBefore && row.neighboursAfter) {
        std::snprintf(text, sizeof text, "%.1f > %.1f, ", *row.neighboursBefore, *row.neighboursAfter);
        line += text;
    }
    line += row.kernel;
    if (row.routes) {
        std::snprintf(text, sizeof text, "%lld, %lld, %.0f", static_cast<long long>(row.routes->crossings),
                      static_cast<long long>(row.meetings), row.routes->longest);
        line += text;
    }
    if (row.ofLeast) {
        std::snprintf(text, sizeof text, ", %.4f", *row.ofLeast);
        line += text;
    }
    return line;
}

} // namespace flocktale::bench
