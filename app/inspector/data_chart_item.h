// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"
#include "inspector/data/data_chart.h"

#include <QColor>
#include <QList>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// The states that the data of the current cast are in along its act, as bands one above the other. Made by QML; the
/// document and the selection are the session's.
class DataChartItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(int entities READ entities NOTIFY chartChanged FINAL)
    Q_PROPERTY(QStringList names READ names NOTIFY chartChanged FINAL)
    Q_PROPERTY(QList<QColor> colors READ colors NOTIFY chartChanged FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY chartChanged FINAL)

public:
    explicit DataChartItem(QQuickItem* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] int entities() const { return m_chart.entities; }
    /// The legend: the states that occur.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QList<QColor> colors() const;
    /// How many are in which state at the end of the act.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] const DataChart& chart() const { return m_chart; }

    void paint(QPainter* painter) override;

signals:
    void documentChanged();
    void selectionChanged();
    void chartChanged();

protected:
    void updatePolish() override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    void refresh();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    DataChart m_chart;
};

} // namespace flocktale
