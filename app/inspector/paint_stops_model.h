// SPDX-License-Identifier: MIT
#pragma once

#include "document/selection.h"
#include "document/show_document.h"

#include <QAbstractListModel>
#include <QColor>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace flocktale {

/// The colours of the current cast, in order. A cast of one colour shows its first one only. Made by QML; the document
/// and the selection are the session's.
class PaintStopsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(bool several READ isSeveral NOTIFY countChanged FINAL)
    Q_PROPERTY(bool full READ isFull NOTIFY countChanged FINAL)

public:
    enum Role { ColorRole = Qt::UserRole + 1 };

    explicit PaintStopsModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] int count() const { return rowCount(); }
    /// Whether the way of colouring takes more than one colour.
    [[nodiscard]] bool isSeveral() const { return m_several; }
    [[nodiscard]] bool isFull() const;

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
    /// One place earlier (-1) or later (+1).
    void move(int row, int direction);

signals:
    void documentChanged();
    void selectionChanged();
    void countChanged();

private:
    using Change = std::function<bool(std::vector<Rgb>& stops)>;

    [[nodiscard]] const Cast* cast() const;
    [[nodiscard]] ShowDocument::Edit editOf(Change change) const;
    void refresh();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    std::vector<Rgb> m_stops;
    bool m_several = false;
    int m_gesture = 0;
};

} // namespace flocktale
