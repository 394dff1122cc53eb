// SPDX-License-Identifier: MIT
#include "show/names.h"
#include "json/write_parts.h"

namespace flocktale {

namespace {

void writeExpectation(JsonWriter& json, const Expectation& expectation)
{
    const Expectation usual;
    if (expectation.kind == ExpectationKind::unknown) {
        json.text("kind", expectation.unknownKind);
        return;
    }
    json.text("kind", nameOf(kExpectationKinds, expectation.kind));
    json.text("act", expectation.act.value);
    if (!expectation.cast.empty()) json.text("cast", expectation.cast.value);
    writeTime(json, "at", expectation.at);
    if (!expectation.entity.empty()) json.text("entity", expectation.entity);
    if (!expectation.state.empty()) json.text("state", expectation.state);
    const bool arrived = expectation.kind == ExpectationKind::arrived;
    for (const NumberField<Expectation>& field : kExpectationFields)
        if (arrived || field.get(expectation) != field.get(usual)) json.number(field.name, field.get(expectation));
}

} // namespace

void writeExpectations(JsonWriter& json, const std::vector<Expectation>& expectations)
{
    if (expectations.empty()) return;
    json.openList("expectations");
    for (const Expectation& expectation : expectations) {
        json.openObject();
        writeExpectation(json, expectation);
        json.kept(expectation.extra);
        json.closeObject();
    }
    json.closeList();
}

} // namespace flocktale
