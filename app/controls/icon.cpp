// SPDX-License-Identifier: MIT
#include "controls/icon.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {
enum class Ink { stroke, fill };

/// A drawing in a box of 16 by 16: M x y, L x y, C x1 y1 x2 y2 x y, Z as in SVG; O cx cy r is a circle.
struct Drawing {
    std::string_view name;
    Ink ink;
    std::string_view path;
};

constexpr std::array kDrawings{
    Drawing{"play", Ink::fill, "M 4 2.5 L 13.5 8 L 4 13.5 Z"},
    Drawing{"pause", Ink::fill, "M 4 3 L 7 3 L 7 13 L 4 13 Z M 9 3 L 12 3 L 12 13 L 9 13 Z"},
    Drawing{"stop", Ink::fill, "M 3.5 3.5 L 12.5 3.5 L 12.5 12.5 L 3.5 12.5 Z"},
    Drawing{"loop", Ink::stroke,
            "M 5 12.5 L 4 12.5 C 0.5 12.5 0.5 4.5 4 4.5 L 12 4.5 M 9.5 2 L 12 4.5 L 9.5 7 "
            "M 12 4.5 C 15.5 4.5 15.5 12.5 12 12.5 L 9 12.5"},
    Drawing{"step-back", Ink::fill, "M 12.5 3 L 12.5 13 L 6 8 Z M 3.5 3 L 5.5 3 L 5.5 13 L 3.5 13 Z"},
    Drawing{"step-forward", Ink::fill, "M 3.5 3 L 10 8 L 3.5 13 Z M 10.5 3 L 12.5 3 L 12.5 13 L 10.5 13 Z"},
    Drawing{"to-start", Ink::fill, "M 14 3 L 14 13 L 8.5 8 Z M 9 3 L 9 13 L 3.5 8 Z M 2 3 L 3.5 3 L 3.5 13 L 2 13 Z"},
    Drawing{"to-end", Ink::fill, "M 2 3 L 7.5 8 L 2 13 Z M 7 3 L 12.5 8 L 7 13 Z M 12.5 3 L 14 3 L 14 13 L 12.5 13 Z"},
    Drawing{"undo", Ink::stroke, "M 6 3 L 2.5 6.5 L 6 10 M 2.5 6.5 L 9.5 6.5 C 15 6.5 15 13 9.5 13 L 7 13"},
    Drawing{"redo", Ink::stroke, "M 10 3 L 13.5 6.5 L 10 10 M 13.5 6.5 L 6.5 6.5 C 1 6.5 1 13 6.5 13 L 9 13"},
    Drawing{"plus", Ink::stroke, "M 8 3 L 8 13 M 3 8 L 13 8"},
    Drawing{"minus", Ink::stroke, "M 3 8 L 13 8"},
    Drawing{"close", Ink::stroke, "M 4 4 L 12 12 M 12 4 L 4 12"},
    Drawing{"check", Ink::stroke, "M 3 8.5 L 6.5 12 L 13 4.5"},
    Drawing{"trash", Ink::stroke,
            "M 2.5 4.5 L 13.5 4.5 M 6 4.5 L 6 2.5 L 10 2.5 L 10 4.5 M 4 4.5 L 4.7 13.5 L 11.3 13.5 L 12 4.5 "
            "M 6.8 7 L 6.8 11 M 9.2 7 L 9.2 11"},
    Drawing{"duplicate", Ink::stroke,
            "M 6 6 L 13.5 6 L 13.5 13.5 L 6 13.5 Z M 3.5 10 L 2.5 10 L 2.5 2.5 L 10 2.5 L 10 3.5"},
    Drawing{"copy", Ink::stroke, "M 6 6 L 13.5 6 L 13.5 13.5 L 6 13.5 Z M 3.5 10 L 2.5 10 L 2.5 2.5 L 10 2.5 L 10 3.5"},
    Drawing{"split", Ink::stroke, "M 8 2 L 8 14 M 5.5 5 L 2 8 L 5.5 11 M 10.5 5 L 14 8 L 10.5 11"},
    Drawing{"chevron-down", Ink::stroke, "M 3 5.5 L 8 10.5 L 13 5.5"},
    Drawing{"chevron-up", Ink::stroke, "M 3 10.5 L 8 5.5 L 13 10.5"},
    Drawing{"chevron-right", Ink::stroke, "M 5.5 3 L 10.5 8 L 5.5 13"},
    Drawing{"chevron-left", Ink::stroke, "M 10.5 3 L 5.5 8 L 10.5 13"},
    Drawing{"up", Ink::stroke, "M 8 13 L 8 3 M 4 7 L 8 3 L 12 7"},
    Drawing{"down", Ink::stroke, "M 8 3 L 8 13 M 4 9 L 8 13 L 12 9"},
    Drawing{"left", Ink::stroke, "M 13 8 L 3 8 M 7 4 L 3 8 L 7 12"},
    Drawing{"right", Ink::stroke, "M 3 8 L 13 8 M 9 4 L 13 8 L 9 12"},
    Drawing{"warning", Ink::stroke, "M 8 2.5 L 14.5 13.5 L 1.5 13.5 Z M 8 6.5 L 8 9.5 M 8 11.4 L 8 11.6"},
    Drawing{"error", Ink::stroke, "O 8 8 6 M 5.8 5.8 L 10.2 10.2 M 10.2 5.8 L 5.8 10.2"},
    Drawing{"info", Ink::stroke, "O 8 8 6 M 8 7.5 L 8 11 M 8 5 L 8 5.2"},
    Drawing{"help", Ink::stroke, "O 8 8 6 M 6 6.5 C 6 4 10 4 10 6.5 C 10 8 8 8 8 9.5 M 8 11.4 L 8 11.6"},
    Drawing{"gear", Ink::stroke,
            "O 8 8 2.5 M 8 1.5 L 8 3.5 M 8 12.5 L 8 14.5 M 1.5 8 L 3.5 8 M 12.5 8 L 14.5 8 M 3.4 3.4 L 4.8 4.8 "
            "M 11.2 11.2 L 12.6 12.6 M 3.4 12.6 L 4.8 11.2 M 11.2 4.8 L 12.6 3.4"},
    Drawing{"eye", Ink::stroke, "M 1.5 8 C 4.5 3 11.5 3 14.5 8 C 11.5 13 4.5 13 1.5 8 Z O 8 8 2"},
    Drawing{"lock", Ink::stroke, "M 3.5 7 L 12.5 7 L 12.5 13.5 L 3.5 13.5 Z M 5.5 7 C 5.5 1.5 10.5 1.5 10.5 7"},
    Drawing{"zoom-in", Ink::stroke, "O 7 7 4.5 M 10.3 10.3 L 14 14 M 7 5 L 7 9 M 5 7 L 9 7"},
    Drawing{"zoom-out", Ink::stroke, "O 7 7 4.5 M 10.3 10.3 L 14 14 M 5 7 L 9 7"},
    Drawing{"search", Ink::stroke, "O 7 7 4.5 M 10.3 10.3 L 14 14"},
    Drawing{"fit", Ink::stroke,
            "M 2.5 6 L 2.5 2.5 L 6 2.5 M 10 2.5 L 13.5 2.5 L 13.5 6 M 13.5 10 L 13.5 13.5 L 10 13.5 "
            "M 6 13.5 L 2.5 13.5 L 2.5 10"},
    Drawing{"snap", Ink::stroke, "M 3.5 2.5 L 3.5 8 C 3.5 14.5 12.5 14.5 12.5 8 L 12.5 2.5 M 2 5 L 5 5 M 11 5 L 14 5"},
    Drawing{"reset", Ink::stroke, "M 3 3 L 3 6.5 L 6.5 6.5 M 3.3 6.2 C 6 1 14 3 13.3 9 C 12.5 14.5 4.5 14.5 3 10"},
    Drawing{"new", Ink::stroke,
            "M 3.5 1.5 L 9.5 1.5 L 12.5 4.5 L 12.5 14.5 L 3.5 14.5 Z M 9.5 1.5 L 9.5 4.5 L 12.5 4.5"},
    Drawing{"open", Ink::stroke, "M 1.5 13 L 1.5 3 L 6 3 L 7.5 5 L 13 5 L 13 7 M 1.5 13 L 4 7 L 15 7 L 12.5 13 Z"},
    Drawing{"save", Ink::stroke,
            "M 2.5 2.5 L 11 2.5 L 13.5 5 L 13.5 13.5 L 2.5 13.5 Z M 5 2.5 L 5 6 L 10 6 L 10 2.5 M 4.5 13.5 L 4.5 9 "
            "L 11.5 9 L 11.5 13.5"},
    Drawing{"export", Ink::stroke, "M 2.5 9 L 2.5 13.5 L 13.5 13.5 L 13.5 9 M 8 10.5 L 8 2 M 4.5 5.5 L 8 2 L 11.5 5.5"},
    Drawing{"marker", Ink::stroke, "M 4 14 L 4 2 L 12.5 2 L 10.5 5 L 12.5 8 L 4 8"},
    Drawing{"menu", Ink::stroke, "M 2.5 4 L 13.5 4 M 2.5 8 L 13.5 8 M 2.5 12 L 13.5 12"},
    Drawing{"sound", Ink::stroke, "M 2 6 L 4.5 6 L 8 3 L 8 13 L 4.5 10 L 2 10 Z M 10.5 5.5 C 12 7 12 9 10.5 10.5"},
    Drawing{"history", Ink::stroke, "O 8 8 6 M 8 4.5 L 8 8 L 10.5 9.5"},
    Drawing{"plugin", Ink::stroke,
            "M 5.5 2 L 5.5 5 M 10.5 2 L 10.5 5 M 3.5 5 L 12.5 5 L 12.5 8 C 12.5 12 3.5 12 3.5 8 Z "
            "M 8 11 L 8 14.5"},
    Drawing{"panel-left", Ink::stroke, "M 2 3 L 14 3 L 14 13 L 2 13 Z M 6 3 L 6 13"},
    Drawing{"panel-right", Ink::stroke, "M 2 3 L 14 3 L 14 13 L 2 13 Z M 10 3 L 10 13"},
    Drawing{"panel-bottom", Ink::stroke, "M 2 3 L 14 3 L 14 13 L 2 13 Z M 2 9 L 14 9"},
    Drawing{"routes", Ink::stroke, "O 3 12 1.5 O 13 4 1.5 M 4.5 11.5 C 9 11 7 5 11.5 4.5"},
    Drawing{"sweep", Ink::stroke, "O 8 8 6 M 8 8 L 8 2 M 8 8 L 12.2 3.8 M 8 8 L 14 8"},
    Drawing{"guides", Ink::stroke,
            "M 2 2.5 L 14 2.5 L 14 13.5 L 2 13.5 Z M 6 2.5 L 6 13.5 M 10 2.5 L 10 13.5 M 2 8 L 14 8"},
    Drawing{"figures", Ink::fill,
            "M 2 9 L 4 9 L 4 14 L 2 14 Z M 5.3 5 L 7.3 5 L 7.3 14 L 5.3 14 Z M 8.7 2 L 10.7 2 L 10.7 14 L 8.7 14 Z "
            "M 12 7 L 14 7 L 14 14 L 12 14 Z"},
    Drawing{"brush", Ink::stroke,
            "M 13.5 2.5 L 7 9 M 5 8.5 C 2.5 9.5 4 12 1.5 13.5 C 5 14.5 8 13.5 7.5 11 C 7.2 9.5 6.5 8.5 5 8.5"},
    Drawing{"eraser", Ink::stroke,
            "M 9 2.5 L 13.5 7 L 7 13.5 L 4.5 13.5 L 2.5 11.5 L 2.5 9 Z M 6 5.5 L 10.5 10 M 7 13.5 L 14 13.5"},
    Drawing{"pin", Ink::stroke, "M 8 14.5 L 8 9 M 4 9 L 12 9 L 10.5 6.5 L 10.5 2 L 5.5 2 L 5.5 6.5 Z"},
    Drawing{"ghost", Ink::stroke, "O 4 5 1.5 O 8 5 1.5 O 12 5 1.5 O 4 11 1.5 O 8 11 1.5 O 12 11 1.5"},
    Drawing{"bird", Ink::stroke, "M 1.5 6 C 4 4 6.5 5 8 8.5 C 9.5 5 12 4 14.5 6"},
    Drawing{"flock", Ink::stroke,
            "M 1 5 C 2.5 3.5 3.5 4 4.5 6 C 5.5 4 6.5 3.5 8 5 M 8 10 C 9.5 8.5 10.5 9 11.5 11 C 12.5 9 13.5 8.5 15 10"},
    Drawing{"ring", Ink::stroke, "O 8 8 5.5"},
    Drawing{"disc", Ink::fill, "O 8 8 5.5"},
    Drawing{"line", Ink::stroke, "M 2.5 12 L 13.5 4"},
    Drawing{"rect", Ink::stroke, "M 2 4 L 14 4 L 14 12 L 2 12 Z"},
    Drawing{"grid", Ink::fill,
            "O 4 4 1.3 O 8 4 1.3 O 12 4 1.3 O 4 8 1.3 O 8 8 1.3 O 12 8 1.3 O 4 12 1.3 O 8 12 1.3 O 12 12 1.3"},
    Drawing{"polyline", Ink::stroke, "M 2 12 L 6 4 L 10 11 L 14 5"},
    Drawing{"text", Ink::stroke, "M 3 5 L 3 3 L 13 3 L 13 5 M 8 3 L 8 13 M 6 13 L 10 13"},
    Drawing{
        "qr", Ink::fill,
        "M 2 2 L 7 2 L 7 7 L 2 7 Z M 9 2 L 14 2 L 14 7 L 9 7 Z M 2 9 L 7 9 L 7 14 L 2 14 Z M 9 9 L 11 9 L 11 11 L 9 "
        "11 Z M 12 12 L 14 12 L 14 14 L 12 14 Z M 12 9 L 14 9 L 14 10 L 12 10 Z"},
    Drawing{"star", Ink::stroke,
            "M 8 1.8 L 9.9 6 L 14.4 6.4 L 11 9.4 L 12 13.8 L 8 11.5 L 4 13.8 L 5 9.4 L 1.6 6.4 L 6.1 6 Z"},
    Drawing{"dots", Ink::fill, "O 3.5 8 1.4 O 8 8 1.4 O 12.5 8 1.4"},
};

const Drawing* find(const QString& name)
{
    const auto* const found = std::find_if(kDrawings.begin(), kDrawings.end(), [&](const Drawing& drawing) {
        return name == QLatin1StringView(drawing.name.data(), static_cast<qsizetype>(drawing.name.size()));
    });
    return found == kDrawings.end() ? nullptr : found;
}

/// Reads a drawing's path word by word.
class PathReader {
public:
    explicit PathReader(std::string_view text)
        : m_words(QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())).split(u' ', Qt::SkipEmptyParts))
    {
    }

    QPainterPath read()
    {
        while (m_next < m_words.size()) {
            const QString verb = m_words.at(m_next++);
            if (verb == "M"_L1)
                m_path.moveTo(point());
            else if (verb == "L"_L1)
                m_path.lineTo(point());
            else if (verb == "C"_L1)
                curve();
            else if (verb == "O"_L1)
                circle();
            else
                m_path.closeSubpath();
        }
        return m_path;
    }

private:
    double number() { return m_next < m_words.size() ? m_words.at(m_next++).toDouble() : 0; }
    QPointF point()
    {
        const double x = number();
        return {x, number()};
    }
    void curve()
    {
        const QPointF first = point();
        const QPointF second = point();
        m_path.cubicTo(first, second, point());
    }
    void circle()
    {
        const QPointF centre = point();
        const double radius = number();
        m_path.addEllipse(centre, radius, radius);
    }

    QStringList m_words;
    qsizetype m_next = 0;
    QPainterPath m_path;
};
} // namespace

Icon::Icon(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setImplicitSize(16, 16);
    setAntialiasing(true);
}

void Icon::setName(const QString& name)
{
    if (m_name == name) return;
    m_name = name;
    emit nameChanged();
    update();
}

void Icon::setColor(const QColor& color)
{
    if (m_color == color) return;
    m_color = color;
    emit colorChanged();
    update();
}

void Icon::paint(QPainter* painter)
{
    const Drawing* drawing = find(m_name);
    if (!drawing) return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(width() / 16, height() / 16);
    const QPainterPath outline = PathReader(drawing->path).read();
    if (drawing->ink == Ink::fill)
        painter->fillPath(outline, m_color);
    else
        painter->strokePath(outline, QPen(m_color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

QStringList Icon::names()
{
    QStringList all;
    for (const Drawing& drawing : kDrawings)
        all << QString::fromLatin1(drawing.name.data(), static_cast<qsizetype>(drawing.name.size()));
    return all;
}

QPainterPath Icon::path(const QString& name)
{
    const Drawing* drawing = find(name);
    return drawing ? PathReader(drawing->path).read() : QPainterPath();
}

} // namespace flocktale
