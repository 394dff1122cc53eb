// SPDX-License-Identifier: MIT
#include "inspector/shape_labels.h"

#include <QCoreApplication>

#include <map>

namespace flocktale {

QString shapeLabel(const std::string& type)
{
    static const std::map<std::string, const char*> kLabels{
        {"disc", QT_TRANSLATE_NOOP("Fields", "Disc")},   {"ring", QT_TRANSLATE_NOOP("Fields", "Ring")},
        {"line", QT_TRANSLATE_NOOP("Fields", "Line")},   {"rect", QT_TRANSLATE_NOOP("Fields", "Rectangle")},
        {"grid", QT_TRANSLATE_NOOP("Fields", "Grid")},   {"polyline", QT_TRANSLATE_NOOP("Fields", "Polyline")},
        {"text", QT_TRANSLATE_NOOP("Fields", "Text")},   {"qr", QT_TRANSLATE_NOOP("Fields", "QR code")},
        {"heart", QT_TRANSLATE_NOOP("Fields", "Heart")}, {"star", QT_TRANSLATE_NOOP("Fields", "Star")},
    };
    const auto found = kLabels.find(type);
    if (found != kLabels.end()) return QCoreApplication::translate("Fields", found->second);
    QString name = QString::fromStdString(type);
    if (!name.isEmpty()) name[0] = name.at(0).toUpper();
    return name;
}

} // namespace flocktale
