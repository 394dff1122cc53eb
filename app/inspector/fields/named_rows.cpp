// SPDX-License-Identifier: MIT
#include "inspector/fields/named_rows.h"

#include "base/limits.h"
#include "inspector/fields/field_builder.h"
#include "show/fields.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <set>

namespace flocktale {

namespace {

QString number(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

bool takeNumber(const QString& word, double& value)
{
    bool good = false;
    const double read = word.toDouble(&good);
    if (!good || !kCoordinateRange.contains(read)) return false;
    value = read;
    return true;
}

template <typename Item, typename Words>
QString listText(const std::vector<Item>& items, Words words)
{
    QStringList lines;
    for (const Item& item : items) lines.append(QString::fromStdString(item.name) + u' ' + words(item));
    return lines.join(u'\n');
}

/// `take` reads the last `count` words of a line into an item.
template <typename Item, typename Take>
std::optional<std::vector<Item>> listFromText(const QString& text, const std::vector<Item>& former, int count,
                                              Take take)
{
    static const QRegularExpression kSpace(QStringLiteral("\\s+"));
    std::vector<Item> items;
    std::set<std::string> names;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        QStringList words = line.split(kSpace, Qt::SkipEmptyParts);
        if (words.isEmpty()) continue;
        if (words.size() <= count) return std::nullopt;
        Item item;
        if (items.size() < former.size()) item.extra = former[items.size()].extra;
        if (!take(item, words.mid(words.size() - count))) return std::nullopt;
        const QString name = words.mid(0, words.size() - count).join(u' ');
        item.name = name.toStdString();
        if (name.toUcs4().size() > limits::kNameCharacters || !names.insert(item.name).second) return std::nullopt;
        items.push_back(std::move(item));
    }
    if (items.size() > static_cast<std::size_t>(limits::kDataLists)) return std::nullopt;
    return items;
}

} // namespace

QString stagesText(const std::vector<PipelineStage>& stages)
{
    return listText(stages, [](const PipelineStage& stage) { return number(stage.x); });
}

QString lanesText(const std::vector<PipelineLane>& lanes)
{
    return listText(lanes, [](const PipelineLane& lane) { return number(lane.y); });
}

QString statesText(const std::vector<TableState>& states)
{
    return listText(states, [](const TableState& state) { return toColor(state.color).name(); });
}

QString placesText(const std::vector<TablePlace>& places)
{
    return listText(places, [](const TablePlace& place) { return number(place.x) + u' ' + number(place.y); });
}

std::optional<std::vector<PipelineStage>> stagesFromText(const QString& text, const std::vector<PipelineStage>& former)
{
    return listFromText(text, former, 1,
                        [](PipelineStage& stage, const QStringList& words) { return takeNumber(words[0], stage.x); });
}

std::optional<std::vector<PipelineLane>> lanesFromText(const QString& text, const std::vector<PipelineLane>& former)
{
    return listFromText(text, former, 1,
                        [](PipelineLane& lane, const QStringList& words) { return takeNumber(words[0], lane.y); });
}

std::optional<std::vector<TableState>> statesFromText(const QString& text, const std::vector<TableState>& former)
{
    return listFromText(text, former, 1, [](TableState& state, const QStringList& words) {
        const QColor color(words[0]);
        if (!color.isValid()) return false;
        state.color = toRgb(color);
        return true;
    });
}

std::optional<std::vector<TablePlace>> placesFromText(const QString& text, const std::vector<TablePlace>& former)
{
    return listFromText(text, former, 2, [](TablePlace& place, const QStringList& words) {
        return takeNumber(words[0], place.x) && takeNumber(words[1], place.y);
    });
}

} // namespace flocktale
