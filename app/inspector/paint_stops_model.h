// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"

#include <QAbstractListModel>
#include <QColor>
#include <QList>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace flocktale {

/// The colours of the current cast, in order; edits reach the same stops of every selected cast. A cast of one colour
/// shows its first one only. Made by QML; the document and the selection are the session's.
class PaintStopsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(bool several READ isSeveral NOTIFY countChanged FINAL)
    Q_PROPERTY(bool full READ isFull NOTIFY countChanged FINAL)
    Q_PROPERTY(bool banded READ isBanded NOTIFY colorsChanged FINAL)
    /// Whether the colours lie where they are put, along a gradient.
    Q_PROPERTY(bool placed READ isPlaced NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QList<double> places READ places NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QList<QColor> colors READ colors NOTIFY colorsChanged FINAL)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged FINAL)
    Q_PROPERTY(QColor currentColor READ currentColor NOTIFY colorsChanged FINAL)
    /// From 0 to 1.
    Q_PROPERTY(double currentPlace READ currentPlace NOTIFY colorsChanged FINAL)

public:
    enum Role {
        ColorRole = Qt::UserRole + 1,
        PlaceRole, ///< on the bar, from 0 at the left to 1 at the right
    };

    explicit PaintStopsModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] int count() const { return rowCount(); }
    /// Whether the way of colouring takes more than one colour.
    [[nodiscard]] bool isSeveral() const { return m_several; }
    [[nodiscard]] bool isFull() const;
    /// Whether the colours stand side by side, bird by bird, instead of running into each other.
    [[nodiscard]] bool isBanded() const { return m_banded; }
    [[nodiscard]] bool isPlaced() const { return m_several && !m_banded && rowCount() > 1; }
    [[nodiscard]] QList<double> places() const;
    [[nodiscard]] QList<QColor> colors() const;
    /// The stop that is being edited; always one that there is.
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] QColor currentColor() const { return colors().value(m_current); }
    [[nodiscard]] double currentPlace() const { return rowCount() > 0 ? placeOf(m_current) : 0; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    void setColor(int row, const QColor& color);
    /// A slider of the colour chooser: begin, any number of scrubs, end or cancel.
    void beginScrub();
    void scrubColor(int row, const QColor& color);
    void endScrub();
    void cancelScrub();
    /// A stop behind a row, in the colour between it and the next.
    void add(int row);
    void remove(int row);
    /// A stop at a place of the bar, in the colour that is there; it becomes the current one.
    void addAt(double place);
    /// Puts the current stop to a place of a gradient, past others where it must; the others stay.
    void setPlace(double place);
    /// The current stop is dragged along the bar: begin, any number of places, end or cancel. In a gradient it goes
    /// where it is put; of colours side by side it takes the nearest place, before or behind the others.
    void beginMove();
    void moveTo(double place);
    void endMove();
    void cancelMove();
    /// One place earlier (-1) or later (+1); the current one is followed.
    void move(int row, int direction);

signals:
    void documentChanged();
    void selectionChanged();
    void countChanged();
    void colorsChanged();
    void currentChanged();

private:
    using Change = std::function<bool(Paint& paint)>;

    [[nodiscard]] const Cast* cast() const;
    /// Of every selected cast that has this stop.
    [[nodiscard]] ShowDocument::Edit editOf(int row, Change change) const;
    [[nodiscard]] double placeOf(int row) const;
    [[nodiscard]] ShowDocument::Edit placingOf(int row, double place) const;
    void refresh();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    std::vector<Rgb> m_stops;
    std::vector<double> m_positions; ///< as the file has them: none when they are even
    bool m_several = false;
    bool m_banded = false;
    int m_current = 0;
    int m_moved = 0; ///< the row at which a drag began
    Paint m_before;  ///< the colours then
    int m_gesture = 0;
};

} // namespace flocktale
