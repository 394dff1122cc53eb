// SPDX-License-Identifier: MIT
#include "show/validate.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "show/checking.h"
#include "show/edit.h"
#include "show/fields.h"
#include "show/names.h"
#include "show/safe_path.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace flocktale {

namespace {
/// Collects what is wrong, place by place.
class Checker : private Checking {
public:
    explicit Checker(const Show& show) : m_show(show) {}

    Problems run()
    {
        checkRoot();
        for (std::size_t i = 0; i < m_show.acts.size(); ++i) checkAct(m_show.acts[i], indexed("/acts", i));
        for (std::size_t i = 0; i < m_show.props.size(); ++i) checkProp(m_show.props[i], indexed("/props", i));
        for (std::size_t i = 0; i < m_show.markers.size(); ++i) checkMarker(m_show.markers[i], indexed("/markers", i));
        for (std::size_t i = 0; i < m_show.sounds.size(); ++i) checkSound(m_show.sounds[i], indexed("/sounds", i));
        checkTempo();
        checkExpectations(*this, m_show);
        checkOverlaps();
        checkIds();
        return take();
    }

private:
    void checkAttached(const ActId& act, const std::string& pointer)
    {
        if (!act.empty() && !findAct(m_show, act))
            report(Severity::warning, ProblemCode::unknownId, pointer + "/act", {act.value});
    }

    void warnKept(const Extra& extra, std::string_view name, ProblemCode code, const std::string& owner)
    {
        for (const auto& [key, value] : extra)
            if (key == name) report(Severity::warning, code, member(owner, name), {std::string(name)});
    }

    void checkRoot()
    {
        if (m_show.physics > kPhysicsVersion)
            report(Severity::warning, ProblemCode::versionTooNew, "/physics",
                   {numberText(std::int64_t{m_show.physics}), numberText(std::int64_t{kPhysicsVersion})});
        checkText(m_show.title, limits::kNameCharacters, "", "title");
        checkNumbers(kStageFields, m_show.stage, "/stage");
        checkNumbers(kFlockFields, m_show.flock, "/flock");
        checkNumbers(kOpeningFields, m_show.flock.opening, "/flock/opening");
        const FlightParameters& flight = m_show.flight;
        checkNumbers(kFlightFields, flight, "/flight");
        checkAtMost(flight.separationRadius, flight.sight, kFlightFields[1].range.lowest, "separationRadius");
        checkAtMost(flight.minSpeed, flight.maxSpeed, kFlightFields[5].range.lowest, "minSpeed");
        checkCount(m_show.acts.size(), limits::kActs, "/acts");
        checkCount(m_show.props.size(), limits::kProps, "/props");
        checkCount(m_show.markers.size(), limits::kMarkers, "/markers");
        checkCount(m_show.sounds.size(), limits::kSounds, "/sounds");
        warnKept(m_show.extra, "plugins", ProblemCode::notSupported, "");
    }

    /// A flight number that another one bounds.
    void checkAtMost(double value, double bound, double lowest, std::string_view name)
    {
        if (std::isfinite(value) && std::isfinite(bound) && value > bound)
            report(Severity::error, ProblemCode::outOfRange, member("/flight", name),
                   {numberText(value), numberText(lowest), numberText(bound)});
    }

    void checkAct(const Act& act, const std::string& pointer)
    {
        checkText(act.name, limits::kNameCharacters, pointer, "name");
        if (act.mode == ActMode::unknown)
            report(Severity::warning, ProblemCode::unknownMode, pointer + "/mode", {act.unknownMode});
        checkTime(act.start, Step{0}, pointer, "start");
        checkTime(act.duration, Step{1}, pointer, "duration");
        if (act.end() > nearestStep(limits::kShowSeconds) && act.duration <= nearestStep(limits::kShowSeconds))
            report(Severity::error, ProblemCode::outOfRange, pointer + "/duration",
                   {numberText(seconds(act.duration)), "0", numberText(limits::kShowSeconds - seconds(act.start))});
        checkNumbers(kSpareFields, act.spare, pointer + "/spare");
        checkNumbers(kFormationFields, act.formation, pointer + "/formation");
        checkSpring(act.formation, pointer + "/formation");
        checkNumber(act.exitSpeed, kExitSpeedRange, pointer + "/exit", "speed");
        warnKept(act.extra, "script", ProblemCode::scriptIgnored, pointer);
        checkCount(act.casts.size(), limits::kCastsPerAct, pointer + "/casts");
        for (std::size_t i = 0; i < act.casts.size(); ++i)
            checkCast(act.casts[i], act.mode, indexed(pointer + "/casts", i));
        checkShares(act, pointer + "/casts");
    }

    /// Says which end of the way from k = 0 to k = 1 is unstable, and what would be stable there.
    void checkSpring(const FormationParameters& formation, const std::string& pointer)
    {
        if (isStable(formation)) return;
        const auto damping = [&](double k) { return formation.dampingBase - formation.dampingDrop * k; };
        for (const double k : {0.0, 1.0})
            if (!(damping(k) > 0 && damping(k) < 1)) {
                if (!std::isfinite(damping(k))) return;
                report(Severity::error, ProblemCode::unstableDamping,
                       pointer + (k == 0 ? "/dampingBase" : "/dampingDrop"), {numberText(damping(k))});
                return;
            }
        constexpr int kSamples = 64;
        for (int i = 0; i <= kSamples; ++i) {
            const double k = static_cast<double>(i) / kSamples;
            const double spring = formation.springBase + formation.springGain * k * k;
            const double highest = highestStableSpring(damping(k));
            if (!std::isfinite(spring)) return;
            if ((spring > 0 && spring < highest) && i < kSamples) continue;
            report(Severity::error, ProblemCode::unstableSpring, pointer + (i == 0 ? "/springBase" : "/springGain"),
                   {numberText(spring), numberText(damping(k)), numberText(highest)});
            return;
        }
    }

    void checkShares(const Act& act, const std::string& pointer)
    {
        std::int64_t counted = 0;
        for (const Cast& cast : act.casts) {
            if (!kCastFields[0].range.contains(cast.count) || !kCastFields[1].range.contains(cast.share)) return;
            counted += cast.count;
        }
        if (counted > m_show.flock.count)
            report(Severity::warning, ProblemCode::castsExceedFlock, pointer,
                   {numberText(counted), numberText(std::int64_t{m_show.flock.count})});
        const std::vector<BirdRange> ranges = castRanges(act, m_show.flock.count);
        for (std::size_t i = 0; i < ranges.size() && i < act.casts.size(); ++i)
            if (ranges[i].size() == 0 && m_show.flock.count > 0)
                report(Severity::warning, ProblemCode::emptyCast, indexed(pointer, i),
                       {act.casts[i].name.empty() ? act.casts[i].id.value : act.casts[i].name});
    }

    void checkCast(const Cast& cast, ActMode actMode, const std::string& pointer)
    {
        checkText(cast.name, limits::kNameCharacters, pointer, "name");
        checkNumbers(kCastFields, cast, pointer);
        checkNumbers(kPlaceFields, cast.place, pointer + "/place");
        checkPins(cast.pins, pointer + "/pins");
        checkSweep(cast.sweep, pointer + "/sweep");
        checkKeys(cast.keys, pointer + "/keys");
        checkPaint(cast.color, pointer + "/color");
        if (cast.baked) {
            checkCount(cast.baked->points.size(), limits::kBirds, pointer + "/baked/points");
            checkPoints(cast.baked->points, kBakedRange, pointer + "/baked/points");
        }
        std::visit([&](const auto& shape) { checkShape(shape, pointer + "/shape"); }, cast.shape);
        if (cast.data) checkData(*this, *cast.data, pointer + "/data");
        checkMotions(*this, cast.motion, pointer + "/motion");
        for (const auto& [name, value] : cast.extra)
            if (name == "data" && !cast.data) report(Severity::warning, ProblemCode::unknownData, pointer + "/data");
        // What the reader keeps under "mode" is the word of a mode that it does not know.
        for (const auto& [name, value] : cast.extra)
            if (name == "mode" && !cast.mode && actMode != ActMode::unknown && value.size() > 2)
                report(Severity::warning, ProblemCode::unknownMode, pointer + "/mode",
                       {value.substr(1, value.size() - 2)});
    }

    void checkPins(const std::vector<Pin>& pins, const std::string& pointer)
    {
        checkCount(pins.size(), limits::kBirds, pointer);
        std::set<int> birds;
        std::set<int> points;
        for (std::size_t i = 0; i < pins.size(); ++i) {
            checkNumber(pins[i].bird, kPinRange, indexed(pointer, i), "0");
            checkNumber(pins[i].point, kPinRange, indexed(pointer, i), "1");
            if (!birds.insert(pins[i].bird).second || !points.insert(pins[i].point).second)
                report(Severity::error, ProblemCode::pinnedTwice, indexed(pointer, i),
                       {numberText(std::int64_t{pins[i].bird}), numberText(std::int64_t{pins[i].point})});
        }
    }

    void checkPaint(const Paint& paint, const std::string& pointer)
    {
        checkNumbers(kPaintFields, paint, pointer);
        checkCount(paint.stops.size(), limits::kPaintStops, pointer);
        if (paint.stops.empty())
            report(Severity::error, ProblemCode::outOfRange, pointer,
                   {"0", "1", numberText(std::int64_t{limits::kPaintStops})});
        const std::vector<double>& positions = paint.positions;
        const std::string list = pointer + "/positions";
        if (!positions.empty() && positions.size() != paint.stops.size())
            report(Severity::error,
                   positions.size() < paint.stops.size() ? ProblemCode::notEnoughPoints : ProblemCode::tooMany, list,
                   {numberText(static_cast<std::int64_t>(positions.size())),
                    numberText(static_cast<std::int64_t>(paint.stops.size()))});
        double lowest = kStopRange.lowest;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            checkNumber(positions[i], {lowest, kStopRange.highest}, list, numberText(static_cast<std::int64_t>(i)));
            if (positions[i] > lowest && positions[i] <= kStopRange.highest) lowest = positions[i];
        }
    }

    void checkSweep(const Sweep& sweep, const std::string& pointer)
    {
        checkNumbers(kSweepFields, sweep, pointer);
        checkEasing(sweep.curve, pointer + "/curve");
        if (sweep.centre) {
            checkNumber(sweep.centre->x, kCoordinateRange, pointer + "/center", "0");
            checkNumber(sweep.centre->y, kCoordinateRange, pointer + "/center", "1");
        }
        const DelayField& field = sweep.field;
        checkText(field.source, limits::kNameCharacters, pointer + "/field", "source");
        checkNumber(field.rows, {0, limits::kFieldSide}, pointer + "/field", "rows");
        checkNumber(field.columns, {0, limits::kFieldSide}, pointer + "/field/rows", "0");
        const auto cells = static_cast<std::int64_t>(field.columns) * field.rows;
        if (cells != static_cast<std::int64_t>(field.values.size()) || (field.columns == 0) != (field.rows == 0))
            report(Severity::error, ProblemCode::notEnoughPoints, pointer + "/field/rows",
                   {numberText(static_cast<std::int64_t>(field.values.size())), numberText(cells)});
    }

    void checkKeys(const std::vector<KeyTrack>& tracks, const std::string& pointer)
    {
        for (std::size_t i = 0; i < tracks.size(); ++i) {
            const KeyTrack& track = tracks[i];
            const std::string_view name = nameOf(kKeyedProperties, track.property);
            const std::string list = member(pointer, name);
            if (i > 0 && track.property <= tracks[i - 1].property)
                report(Severity::error, ProblemCode::duplicateId, list, {std::string(name)});
            if (track.keys.empty())
                report(Severity::error, ProblemCode::outOfRange, list,
                       {"0", "1", numberText(std::int64_t{limits::kKeys})});
            checkCount(track.keys.size(), limits::kKeys, list);
            checkRising(track.keys, list);
            for (std::size_t k = 0; k < track.keys.size(); ++k)
                checkKey(track.keys[k], track.property, indexed(list, k));
        }
    }

    void checkShape(const RingShape& shape, const std::string& p) { checkNumbers(kRingFields, shape, p); }
    void checkShape(const DiscShape& shape, const std::string& p) { checkNumbers(kDiscFields, shape, p); }
    void checkShape(const LineShape& shape, const std::string& p) { checkNumbers(kLineFields, shape, p); }
    void checkShape(const RectShape& shape, const std::string& p) { checkNumbers(kRectFields, shape, p); }
    void checkShape(const GridShape& shape, const std::string& p) { checkNumbers(kGridFields, shape, p); }
    void checkShape(const PolylineShape& shape, const std::string& pointer)
    {
        const std::string points = pointer + "/points";
        checkCount(shape.points.size(), limits::kPolylinePoints, points);
        if (shape.points.size() < 2)
            report(Severity::error, ProblemCode::notEnoughPoints, points,
                   {numberText(static_cast<std::int64_t>(shape.points.size())), "2"});
        checkPoints(shape.points, kCoordinateRange, points);
    }
    void checkShape(const TextShape& shape, const std::string& pointer)
    {
        checkText(shape.text, limits::kTextCharacters, pointer, "text");
        checkText(shape.family, limits::kNameCharacters, pointer, "family");
        checkNumbers(kTextFields, shape, pointer);
    }
    void checkShape(const QrShape& shape, const std::string& pointer)
    {
        checkText(shape.text, limits::kQrCharacters, pointer, "text");
        checkNumbers(kQrFields, shape, pointer);
    }
    void checkShape(const PluginShape&, const std::string&) {} // the plugin's options say what is right

    void checkProp(const Prop& prop, const std::string& pointer)
    {
        if (prop.kind == PropKind::unknown) {
            report(Severity::warning, ProblemCode::unknownProp, pointer + "/type", {prop.unknownKind});
            return;
        }
        checkAttached(prop.act, pointer);
        checkTime(prop.start, Step{0}, pointer, "start");
        checkTime(prop.duration, Step{prop.act.empty() ? 1 : 0}, pointer, "duration");
        checkNumbers(kPropFields, prop, pointer);
        checkText(prop.text, limits::kTextCharacters, pointer, "text");
    }

    void checkMarker(const Marker& marker, const std::string& pointer)
    {
        checkText(marker.name, limits::kNameCharacters, pointer, "name");
        checkAttached(marker.act, pointer);
        checkTime(marker.at, Step{0}, pointer, "at");
    }

    void checkSound(const Sound& sound, const std::string& pointer)
    {
        if (!isSafeRelativePath(sound.file))
            report(Severity::error, ProblemCode::unsafePath, pointer + "/file", {sound.file});
        checkAttached(sound.act, pointer);
        checkTime(sound.start, Step{0}, pointer, "start");
        checkTime(sound.duration, Step{0}, pointer, "duration");
        checkNumbers(kSoundFields, sound, pointer);
    }

    void checkTempo()
    {
        checkCount(m_show.tempo.size(), limits::kTempos, "/tempo");
        checkRising(m_show.tempo, "/tempo");
        for (std::size_t i = 0; i < m_show.tempo.size(); ++i)
            checkNumbers(kTempoFields, m_show.tempo[i], indexed("/tempo", i));
    }

    void checkOverlaps()
    {
        std::vector<std::size_t> order(m_show.acts.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return m_show.acts[a].start < m_show.acts[b].start; });
        std::size_t longest = 0; // place in the order of the act that ends last so far
        for (std::size_t i = 1; i < order.size(); ++i) {
            const Act& before = m_show.acts[order[longest]];
            const Act& act = m_show.acts[order[i]];
            if (act.start < before.end())
                report(Severity::error, ProblemCode::actsOverlap, indexed("/acts", order[i]) + "/start",
                       {before.id.value, act.id.value});
            if (act.end() > before.end()) longest = i;
        }
    }

    template <typename List>
    void checkIdsOf(const List& list, const std::string& pointer, std::set<std::string>& seen)
    {
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string place = indexed(pointer, i) + "/id";
            checkText(list[i].id.value, limits::kNameCharacters, indexed(pointer, i), "id");
            if (!seen.insert(list[i].id.value).second)
                report(Severity::error, ProblemCode::duplicateId, place, {list[i].id.value});
        }
    }

    /// Ids are unique among the things of one kind in the whole show.
    void checkIds()
    {
        std::set<std::string> acts;
        std::set<std::string> casts;
        std::set<std::string> props;
        std::set<std::string> markers;
        std::set<std::string> sounds;
        checkIdsOf(m_show.acts, "/acts", acts);
        for (std::size_t i = 0; i < m_show.acts.size(); ++i)
            checkIdsOf(m_show.acts[i].casts, indexed("/acts", i) + "/casts", casts);
        checkIdsOf(m_show.props, "/props", props);
        checkIdsOf(m_show.markers, "/markers", markers);
        checkIdsOf(m_show.sounds, "/sounds", sounds);
    }

    const Show& m_show;
};
} // namespace

Problems validate(const Show& show) { return Checker(show).run(); }

} // namespace flocktale
