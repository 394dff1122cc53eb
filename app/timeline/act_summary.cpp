// SPDX-License-Identifier: MIT
#include "timeline/act_summary.h"

#include <QCoreApplication>

namespace flocktale {

namespace {

constexpr qsizetype kQuotedCharacters = 24;

QString text(const char* source) { return QCoreApplication::translate("flocktale::ActSummary", source); }

QString quoted(const std::string& content)
{
    QString line = QString::fromStdString(content).simplified();
    if (line.size() > kQuotedCharacters) line = line.left(kQuotedCharacters).trimmed() + QChar(0x2026);
    return line;
}

struct ShapeName {
    QString operator()(const RingShape&) const { return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "Ring")); }
    QString operator()(const DiscShape&) const { return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "Disc")); }
    QString operator()(const LineShape&) const { return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "Line")); }
    QString operator()(const RectShape&) const { return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "Rectangle")); }
    QString operator()(const GridShape&) const { return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "Grid")); }
    QString operator()(const PolylineShape&) const
    {
        return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "Polyline"));
    }
    QString operator()(const TextShape& shape) const
    {
        return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "Text “%1”")).arg(quoted(shape.text));
    }
    QString operator()(const QrShape& shape) const
    {
        return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "QR code “%1”")).arg(quoted(shape.text));
    }
    QString operator()(const PluginShape& shape) const { return QString::fromStdString(shape.type); }
};

} // namespace

QString shapeSummary(const Act& act)
{
    if (act.mode == ActMode::free || act.casts.empty())
        return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "Free flight"));
    const QString first = std::visit(ShapeName{}, act.casts.front().shape);
    if (act.casts.size() == 1) return first;
    return text(QT_TRANSLATE_NOOP("flocktale::ActSummary", "%1 and %2 more")).arg(first).arg(act.casts.size() - 1);
}

QString actTitle(const Act& act) { return act.name.empty() ? shapeSummary(act) : QString::fromStdString(act.name); }

QString shapeIconName(const Act& act)
{
    if (act.mode == ActMode::free || act.casts.empty()) return QStringLiteral("flock");
    if (std::holds_alternative<PluginShape>(act.casts.front().shape)) return QStringLiteral("plugin");
    return QString::fromStdString(shapeTypeName(act.casts.front().shape));
}

Rgb actColor(const Show& show, const Act& act)
{
    const bool painted = act.mode != ActMode::free && !act.casts.empty() && !act.casts.front().color.stops.empty();
    return painted ? act.casts.front().color.stops.front() : show.flock.color;
}

} // namespace flocktale
