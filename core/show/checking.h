// SPDX-License-Identifier: MIT
#pragma once

#include "base/number_text.h"
#include "base/problem.h"
#include "base/utf8.h"
#include "show/fields.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

/// What validation is made of; nobody else needs it.
namespace flocktale {

[[nodiscard]] std::string indexed(const std::string& pointer, std::size_t index);
[[nodiscard]] std::string member(const std::string& pointer, std::string_view name);

/// Collects what is wrong with numbers, texts and lists, each with its pointer.
class Checking {
public:
    [[nodiscard]] Problems take() { return std::move(m_problems); }

    void report(Severity severity, ProblemCode code, std::string pointer, std::vector<std::string> arguments = {})
    {
        m_problems.push_back(Problem{severity, code, std::move(pointer), std::move(arguments)});
    }

    void checkNumber(double value, NumberRange range, const std::string& owner, std::string_view name)
    {
        if (!std::isfinite(value)) {
            report(Severity::error, ProblemCode::notFinite, member(owner, name), {std::string(name)});
        } else if (!range.contains(value)) {
            report(Severity::error, ProblemCode::outOfRange, member(owner, name),
                   {numberText(value), numberText(range.lowest), numberText(range.highest)});
        }
    }

    template <typename T, std::size_t N>
    void checkNumbers(const std::array<NumberField<T>, N>& fields, const T& object, const std::string& pointer)
    {
        for (const NumberField<T>& field : fields) checkNumber(field.get(object), field.range, pointer, field.name);
    }

    void checkText(std::string_view text, int limit, const std::string& owner, std::string_view name)
    {
        const std::size_t length = codePoints(text);
        if (length > static_cast<std::size_t>(limit))
            report(Severity::error, ProblemCode::textTooLong, member(owner, name),
                   {numberText(static_cast<std::int64_t>(length)), numberText(std::int64_t{limit})});
    }

    void checkCount(std::size_t count, int limit, const std::string& pointer)
    {
        if (count > static_cast<std::size_t>(limit))
            report(Severity::error, ProblemCode::tooMany, pointer,
                   {numberText(static_cast<std::int64_t>(count)), numberText(std::int64_t{limit})});
    }

    void checkPoints(const std::vector<Vec2>& points, NumberRange range, const std::string& pointer)
    {
        for (std::size_t i = 0; i < points.size(); ++i) {
            checkNumber(points[i].x, range, indexed(pointer, i), "0");
            checkNumber(points[i].y, range, indexed(pointer, i), "1");
        }
    }

    /// Times in steps: from `lowest` to the end of the longest show.
    void checkTime(Step time, Step lowest, const std::string& owner, std::string_view name)
    {
        if (time < lowest || time > nearestStep(limits::kShowSeconds))
            report(Severity::error, ProblemCode::outOfRange, member(owner, name),
                   {numberText(seconds(time)), numberText(seconds(lowest)), numberText(limits::kShowSeconds)});
    }

    /// Times of a list that must rise from item to item.
    template <typename Items>
    void checkRising(const Items& items, const std::string& pointer)
    {
        for (std::size_t i = 0; i < items.size(); ++i)
            checkTime(items[i].at, i == 0 ? Step{0} : std::max(Step{0}, items[i - 1].at + Step{1}), indexed(pointer, i),
                      "at");
    }

    void checkEasing(const Easing& easing, const std::string& pointer)
    {
        if (easing.kind != EasingKind::bezier) return;
        checkNumber(easing.x1, kEasingTimeRange, pointer, "0");
        checkNumber(easing.y1, kEasingValueRange, pointer, "1");
        checkNumber(easing.x2, kEasingTimeRange, pointer, "2");
        checkNumber(easing.y2, kEasingValueRange, pointer, "3");
    }

    void checkKey(const Key& key, KeyedProperty property, const std::string& pointer)
    {
        const int parts = partsOf(property);
        for (int i = 0; i < parts; ++i) {
            const double part = key.value[static_cast<std::size_t>(i)];
            const bool inner = parts > 1 && property != KeyedProperty::color; // a list in the file
            checkNumber(part, keyRange(property), inner ? pointer + "/value" : pointer,
                        inner ? numberText(std::int64_t{i}) : "value");
            if (property == KeyedProperty::color && part != std::floor(part))
                report(Severity::error, ProblemCode::notWhole, pointer + "/value", {numberText(part)});
        }
        checkEasing(key.easing, pointer + "/easing");
    }

private:
    Problems m_problems;
};

void checkMotions(Checking& checking, const std::vector<CastMotion>& motions, const std::string& pointer);
void checkData(Checking& checking, const CastData& data, const std::string& pointer);
void checkExpectations(Checking& checking, const Show& show);

} // namespace flocktale
