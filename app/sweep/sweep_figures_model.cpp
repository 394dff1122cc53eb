// SPDX-License-Identifier: MIT
#include "sweep/sweep_figures_model.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>
#include <optional>

namespace flocktale {

namespace {

enum class Unit { seconds, units, speed, count };

struct Figure {
    const char* label;
    const char* hint;
    Unit unit;
    bool lowIsGood;
    /// Nothing while it is not known.
    std::optional<double> (*value)(const SweepReport& report);
};

template <int Percent>
std::optional<double> arrival(const SweepReport& report)
{
    const auto at = report.arrivedBy(Percent / 100.0);
    return at ? std::optional(seconds(*at)) : std::nullopt;
}

constexpr std::array kFigures{
    Figure{QT_TRANSLATE_NOOP("SweepFigures", "50 % there"),
           QT_TRANSLATE_NOOP("SweepFigures", "Time from the act's start until half of the birds have arrived"),
           Unit::seconds, true, arrival<50>},
    Figure{QT_TRANSLATE_NOOP("SweepFigures", "95 % there"),
           QT_TRANSLATE_NOOP("SweepFigures", "Time from the act's start until 95 of 100 birds have arrived"),
           Unit::seconds, true, arrival<95>},
    Figure{QT_TRANSLATE_NOOP("SweepFigures", "All there"),
           QT_TRANSLATE_NOOP("SweepFigures", "Time from the act's start until every bird has arrived"), Unit::seconds,
           true, arrival<100>},
    Figure{QT_TRANSLATE_NOOP("SweepFigures", "Crossings"),
           QT_TRANSLATE_NOOP("SweepFigures", "Pairs of straight routes that cross"), Unit::count, true,
           [](const SweepReport& report) {
               return report.crossings ? std::optional(static_cast<double>(*report.crossings)) : std::nullopt;
           }},
    Figure{QT_TRANSLATE_NOOP("SweepFigures", "Meetings"),
           QT_TRANSLATE_NOOP("SweepFigures", "Pairs that would fly through each other if all left together"),
           Unit::count, true,
           [](const SweepReport& report) {
               return report.meetings ? std::optional(static_cast<double>(*report.meetings)) : std::nullopt;
           }},
    Figure{QT_TRANSLATE_NOOP("SweepFigures", "Longest way"),
           QT_TRANSLATE_NOOP("SweepFigures", "The longest straight route, in stage units"), Unit::units, true,
           [](const SweepReport& report) { return std::optional(report.longest); }},
    Figure{QT_TRANSLATE_NOOP("SweepFigures", "All ways"),
           QT_TRANSLATE_NOOP("SweepFigures", "All straight routes together, in stage units"), Unit::units, true,
           [](const SweepReport& report) { return std::optional(report.total); }},
    Figure{
        QT_TRANSLATE_NOOP("SweepFigures", "Closest pair"),
        QT_TRANSLATE_NOOP("SweepFigures", "How near two birds come to each other on the way, in stage units"),
        Unit::units, false,
        [](const SweepReport& report) { return report.flight ? std::optional(report.flight->closest) : std::nullopt; }},
    Figure{QT_TRANSLATE_NOOP("SweepFigures", "Top speed"),
           QT_TRANSLATE_NOOP("SweepFigures", "The fastest bird, in stage units per second"), Unit::speed, true,
           [](const SweepReport& report) {
               return report.flight ? std::optional(report.flight->topSpeed) : std::nullopt;
           }},
};

QString text(const char* source) { return QCoreApplication::translate("SweepFigures", source); }

QString valueText(const Figure& figure, const SweepReport& report)
{
    const auto value = figure.value(report);
    if (!value)
        return figure.unit == Unit::seconds && report.flight ? text(QT_TRANSLATE_NOOP("SweepFigures", "never"))
                                                             : QStringLiteral("–");
    const QLocale locale;
    switch (figure.unit) {
    case Unit::seconds:
        return text(QT_TRANSLATE_NOOP("SweepFigures", "%1 s")).arg(locale.toString(*value, 'f', 2));
    case Unit::speed:
        return text(QT_TRANSLATE_NOOP("SweepFigures", "%1 /s")).arg(locale.toString(*value, 'f', 0));
    case Unit::units:
        return locale.toString(*value, 'f', *value < 10 ? 2 : 0);
    case Unit::count:
        break;
    }
    return locale.toString(*value, 'f', 0);
}

/// 1 when a is better than b, -1 when worse, 0 when nobody would see a difference or one of them is not known.
int better(const Figure& figure, const SweepReport& a, const SweepReport& b)
{
    const auto x = figure.value(a);
    const auto y = figure.value(b);
    if (figure.unit == Unit::seconds && a.flight && b.flight && x.has_value() != y.has_value()) return x ? 1 : -1;
    if (!x || !y || valueText(figure, a) == valueText(figure, b)) return 0;
    return (*x < *y) == figure.lowIsGood ? 1 : -1;
}

} // namespace

SweepFiguresModel::SweepFiguresModel(QObject* parent) : QAbstractListModel(parent) {}

void SweepFiguresModel::setReading(SweepReading* reading)
{
    if (m_reading == reading) return;
    if (m_reading) m_reading->disconnect(this);
    m_reading = reading;
    if (m_reading) connect(m_reading, &SweepReading::changed, this, &SweepFiguresModel::refresh);
    refresh();
    emit readingChanged();
}

void SweepFiguresModel::setOther(SweepReading* other)
{
    if (m_other == other) return;
    if (m_other) m_other->disconnect(this);
    m_other = other;
    if (m_other) connect(m_other, &SweepReading::changed, this, &SweepFiguresModel::refresh);
    refresh();
    emit otherChanged();
}

int SweepFiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(kFigures.size());
}

QVariant SweepFiguresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Figure& figure = kFigures[static_cast<std::size_t>(index.row())];
    const SweepReport* report = m_reading ? m_reading->report().get() : nullptr;
    const SweepReport* other = m_other ? m_other->report().get() : nullptr;
    switch (role) {
    case LabelRole:
        return text(figure.label);
    case HintRole:
        return text(figure.hint);
    case ValueRole:
        return report ? valueText(figure, *report) : QString();
    case OtherRole:
        return other ? valueText(figure, *other) : QString();
    case BetterRole:
        return report && other ? better(figure, *report, *other) : 0;
    default:
        return {};
    }
}

QHash<int, QByteArray> SweepFiguresModel::roleNames() const
{
    return {{LabelRole, "label"},
            {HintRole, "hint"},
            {ValueRole, "figure"},
            {OtherRole, "otherFigure"},
            {BetterRole, "better"}};
}

void SweepFiguresModel::refresh()
{
    emit dataChanged(index(0), index(rowCount() - 1), {ValueRole, OtherRole, BetterRole});
}

} // namespace flocktale
