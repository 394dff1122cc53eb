// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// Whole sets of flight parameters: the two seeds' and the one that the user has saved as default. Made by QML; the
/// document is the session's.
class FlightPresets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(bool theatre READ isTheatre NOTIFY changed FINAL)
    Q_PROPERTY(bool mirofish READ isMirofish NOTIFY changed FINAL)
    Q_PROPERTY(bool saved READ isSaved NOTIFY changed FINAL)
    Q_PROPERTY(bool hasSaved READ hasSaved NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    /// Whether the show flies exactly so at present.
    [[nodiscard]] bool isTheatre() const;
    [[nodiscard]] bool isMirofish() const;
    [[nodiscard]] bool isSaved() const;
    [[nodiscard]] bool hasSaved() const;

public slots:
    void useTheatre();
    void useMirofish();
    void useSaved();
    /// New shows take the present flight.
    void save();
    void forget();

signals:
    void documentChanged();
    void changed();

private:
    QPointer<ShowDocument> m_document;
};

} // namespace flocktale
