// SPDX-License-Identifier: MIT
#include "base/number_text.h"
#include "show/safe_path.h"
#include "show/validate.h"
#include "json/read_parts.h"
#include "json/show_json.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <system_error>

namespace flocktale {

Prop readProp(ObjectReader object)
{
    Prop prop;
    object.text("id", limits::kNameCharacters, prop.id.value);
    std::string type;
    if (object.require("type") == kNoNode || !object.text("type", limits::kNameCharacters, type)) return prop;
    prop.kind = PropKind::unknown;
    for (const Named<PropKind>& named : kPropKinds)
        if (named.name == type) prop.kind = named.value;
    if (prop.kind == PropKind::unknown) {
        prop.unknownKind = type;
        object.keepUnknown(prop.extra); // its members may mean anything
        return prop;
    }
    object.text("act", limits::kNameCharacters, prop.act.value);
    readTime(object, "start", prop.start);
    const Step shortest{prop.act.empty() ? 1 : 0};
    if (!prop.act.empty()) prop.duration = Step{};
    readDuration(object, "duration", shortest, prop.duration);
    object.numbers(kPropFields, prop);
    object.color("color", prop.color);
    object.text("text", limits::kTextCharacters, prop.text);
    object.keepUnknown(prop.extra);
    return prop;
}

Marker readMarker(ObjectReader object)
{
    Marker marker;
    object.text("id", limits::kNameCharacters, marker.id.value);
    object.text("name", limits::kNameCharacters, marker.name);
    object.text("act", limits::kNameCharacters, marker.act.value);
    if (object.require("at") != kNoNode) readTime(object, "at", marker.at);
    object.color("color", marker.color);
    object.keepUnknown(marker.extra);
    return marker;
}

Sound readSound(ObjectReader object)
{
    Sound sound;
    object.text("id", limits::kNameCharacters, sound.id.value);
    if (object.require("file") != kNoNode) object.text("file", limits::kTextCharacters, sound.file);
    object.text("act", limits::kNameCharacters, sound.act.value);
    readTime(object, "start", sound.start);
    readDuration(object, "duration", Step{0}, sound.duration);
    object.numbers(kSoundFields, sound);
    object.keepUnknown(sound.extra);
    return sound;
}

Tempo readTempo(ObjectReader object)
{
    Tempo tempo;
    if (object.require("at") != kNoNode) readTime(object, "at", tempo.at);
    object.numbers(kTempoFields, tempo);
    object.keepUnknown(tempo.extra);
    return tempo;
}

Expectation readExpectation(ObjectReader object)
{
    Expectation expectation;
    std::string kind;
    if (object.require("kind") == kNoNode || !object.text("kind", limits::kNameCharacters, kind)) return expectation;
    expectation.kind = ExpectationKind::unknown;
    for (const Named<ExpectationKind>& named : kExpectationKinds)
        if (named.name == kind) expectation.kind = named.value;
    if (expectation.kind == ExpectationKind::unknown) {
        expectation.unknownKind = kind;
        object.keepUnknown(expectation.extra); // its members may mean anything
        return expectation;
    }
    if (object.require("act") != kNoNode) object.text("act", limits::kNameCharacters, expectation.act.value);
    object.text("cast", limits::kNameCharacters, expectation.cast.value);
    if (object.require("at") != kNoNode) readTime(object, "at", expectation.at);
    const bool states = expectation.kind == ExpectationKind::state;
    if (states) object.require("entity");
    if (states) object.require("state");
    object.text("entity", limits::kNameCharacters, expectation.entity);
    object.text("state", limits::kNameCharacters, expectation.state);
    object.numbers(kExpectationFields, expectation);
    object.keepUnknown(expectation.extra);
    return expectation;
}

namespace {
void readStage(ObjectReader& root, Show& show)
{
    std::optional<ObjectReader> stage = root.object("stage");
    if (!stage) return;
    stage->numbers(kStageFields, show.stage);
    stage->color("background", show.stage.background);
    stage->keepUnknown(show.stage.extra);
}

void readFlock(ObjectReader& root, Show& show)
{
    std::optional<ObjectReader> flock = root.object("flock");
    if (!flock) return;
    flock->numbers(kFlockFields, show.flock);
    flock->color("color", show.flock.color);
    if (auto opening = readKind(*flock, "opening", kOpeningKinds, show.flock.opening.kind)) {
        opening->numbers(kOpeningFields, show.flock.opening);
        opening->keepUnknown(show.flock.extra, "opening");
    }
    flock->keepUnknown(show.flock.extra);
}

void readFlight(ObjectReader& root, Show& show)
{
    std::optional<ObjectReader> flight = root.object("flight");
    if (!flight) return;
    flight->choice("rules", kFlightRules, show.flight.rules);
    if (show.flight.rules == FlightRules::mirofish) show.flight = mirofishFlight();
    flight->numbers(kFlightFields, show.flight);
    flight->keepUnknown(show.extra, "flight");
}

/// Reads each object of a list; what is none is a problem and leaves an empty item, so that pointers keep counting.
template <typename Item, typename Read>
void readItems(ObjectReader& root, std::string_view name, int limit, std::vector<Item>& items, Read read)
{
    for (const NodeId node : root.list(name, limit)) {
        const JsonKind kind = root.tree().kind(node);
        if (kind == JsonKind::object) {
            items.push_back(read(node));
        } else {
            root.log().error(ProblemCode::wrongType, node, {"an object", std::string(kindName(kind))});
            items.emplace_back();
        }
    }
}

/// Gives an id to everything that came without one: the lowest free number behind the kind's letter.
void assignIds(Show& show)
{
    std::set<std::string> taken;
    std::vector<std::pair<std::string*, char>> missing;
    const auto visit = [&](std::string& id, char letter) {
        if (id.empty()) {
            missing.emplace_back(&id, letter);
        } else {
            taken.insert(id);
        }
    };
    for (Act& act : show.acts) {
        visit(act.id.value, 'a');
        for (Cast& cast : act.casts) visit(cast.id.value, 'c');
    }
    for (Prop& prop : show.props) visit(prop.id.value, 'p');
    for (Marker& marker : show.markers) visit(marker.id.value, 'm');
    for (Sound& sound : show.sounds) visit(sound.id.value, 's');
    std::array<std::int64_t, 128> last{};
    for (const auto& [id, letter] : missing) {
        do *id = letter + numberText(++last[static_cast<std::size_t>(letter)]);
        while (taken.contains(*id));
    }
}

/// Whether the root says that this is a show of a version that we can read.
bool checkVersion(ObjectReader& root)
{
    const NodeId version = root.find("flocktale");
    if (version == kNoNode) {
        root.log().error(ProblemCode::notAShow, kRootNode);
        return false;
    }
    constexpr NumberRange kVersions{1, 1e9};
    const std::optional<double> number = readNumber(root.log(), version, kVersions, true);
    if (!number || *number <= kFormatVersion) return true;
    root.log().error(ProblemCode::versionTooNew, version,
                     {numberText(*number), numberText(std::int64_t{kFormatVersion})});
    return false;
}

Show readRoot(ObjectReader& root)
{
    Show show;
    ReadingLog& log = root.log();
    double physics = show.physics;
    if (root.number("physics", {1, 1e9}, true, physics)) show.physics = static_cast<int>(physics);
    root.text("title", limits::kNameCharacters, show.title);
    readStage(root, show);
    readFlock(root, show);
    readFlight(root, show);
    readItems(root, "acts", limits::kActs, show.acts, [&](NodeId node) { return readAct(log, node); });
    readItems(root, "props", limits::kProps, show.props,
              [&](NodeId node) { return readProp(ObjectReader(log, node)); });
    readItems(root, "markers", limits::kMarkers, show.markers,
              [&](NodeId node) { return readMarker(ObjectReader(log, node)); });
    readItems(root, "sounds", limits::kSounds, show.sounds,
              [&](NodeId node) { return readSound(ObjectReader(log, node)); });
    readItems(root, "tempo", limits::kTempos, show.tempo,
              [&](NodeId node) { return readTempo(ObjectReader(log, node)); });
    readItems(root, "expectations", limits::kExpectations, show.expectations,
              [&](NodeId node) { return readExpectation(ObjectReader(log, node)); });
    root.keepUnknown(show.extra);
    assignIds(show);
    return show;
}
} // namespace

ReadResult readShow(std::string_view text)
{
    ReadResult result;
    JsonTree tree;
    if (!tree.parse(text, result.problems)) return result;

    ReadingLog log(tree);
    std::optional<Show> show;
    ObjectReader root(log, kRootNode);
    if (tree.kind(kRootNode) != JsonKind::object) {
        log.error(ProblemCode::notAShow, kRootNode);
    } else if (checkVersion(root)) {
        show = readRoot(root);
        Problems later = validate(*show);
        // Acts whose own times could not be read overlap only by their defaults.
        if (log.hasErrorAt("/start") || log.hasErrorAt("/duration"))
            std::erase_if(later, [](const Problem& problem) { return problem.code == ProblemCode::actsOverlap; });
        log.addLater(later);
    }
    for (Problem& problem : placed(log.take(), text)) result.problems.push_back(std::move(problem));
    std::stable_sort(result.problems.begin(), result.problems.end(), [](const Problem& a, const Problem& b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    if (!show || hasErrors(result.problems)) return result;
    std::stable_sort(show->acts.begin(), show->acts.end(),
                     [](const Act& a, const Act& b) { return a.start < b.start; });
    result.show = std::move(show);
    return result;
}

namespace {
/// The file's index of each act of the show that was read from it: readShow sorts them.
std::vector<NodeId> actsInOrder(const JsonTree& tree)
{
    const NodeId list = tree.resolve("/acts");
    std::vector<std::pair<Step, NodeId>> acts;
    if (list == kRootNode || tree.kind(list) != JsonKind::list) return {};
    for (NodeId act = tree.firstChild(list); act != kNoNode; act = tree.next(act)) {
        const NodeId start = tree.kind(act) == JsonKind::object ? tree.find(act, "start") : kNoNode;
        const bool good =
            start != kNoNode && tree.kind(start) == JsonKind::number && kTimeRange.contains(tree.number(start));
        acts.emplace_back(good ? nearestStep(tree.number(start)) : Step{}, act);
    }
    std::stable_sort(acts.begin(), acts.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<NodeId> order;
    for (const auto& [start, act] : acts) order.push_back(act);
    return order;
}

/// The pointer with the act's index in the file instead of its index in the show.
std::string pointerInFile(const JsonTree& tree, const std::vector<NodeId>& acts, const std::string& pointer)
{
    constexpr std::string_view kActs = "/acts/";
    if (!pointer.starts_with(kActs)) return pointer;
    std::size_t index = 0;
    const auto end = std::from_chars(pointer.data() + kActs.size(), pointer.data() + pointer.size(), index);
    if (end.ec != std::errc() || index >= acts.size()) return pointer;
    return tree.pointer(acts[index]) + std::string(end.ptr, pointer.data() + pointer.size());
}
} // namespace

void locate(Problems& problems, std::string_view text)
{
    JsonTree tree;
    Problems ignored;
    if (!tree.parse(text, ignored)) return;
    const std::vector<NodeId> acts = actsInOrder(tree);
    std::vector<std::size_t> offsets;
    for (Problem& problem : problems) {
        problem.pointer = pointerInFile(tree, acts, problem.pointer);
        offsets.push_back(tree.offset(tree.resolve(problem.pointer)));
    }
    const std::vector<TextPosition> found = positions(text, offsets);
    for (std::size_t i = 0; i < problems.size(); ++i) {
        problems[i].line = found[i].line;
        problems[i].column = found[i].column;
    }
}

} // namespace flocktale
