// SPDX-License-Identifier: MIT
#pragma once

#include "document/show_document.h"
#include "show/expect.h"
#include "text/program_shapes.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <vector>

namespace flocktale {

/// What a show says of its own performance, and whether it held when it was last checked. The check performs the show
/// in a thread of its own, on a copy, says how far it is and can be cancelled; what is edited meanwhile it does not
/// know. Made by QML; the document and the shapes are the session's and outlive this.
class ExpectationListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes WRITE setShapes NOTIFY shapesChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY stateChanged FINAL)
    Q_PROPERTY(bool running READ isRunning NOTIFY stateChanged FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY stateChanged FINAL)

public:
    enum State { Unchecked, Met, Failed };
    Q_ENUM(State)
    enum Role {
        TextRole = Qt::UserRole + 1,
        WhereRole, ///< the act's name
        StateRole,
        FoundRole, ///< what was found instead, or why it was not checked
    };

    explicit ExpectationListModel(QObject* parent = nullptr);
    ~ExpectationListModel() override;

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] ProgramShapes* shapes() const { return m_shapes; }
    void setShapes(ProgramShapes* shapes);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }
    /// From 0 to 1.
    [[nodiscard]] double progress() const { return m_progress; }
    /// What the last check came to, and whether the show has changed since.
    [[nodiscard]] QString summary() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

public slots:
    void check();
    void cancel();

signals:
    void documentChanged();
    void shapesChanged();
    void stateChanged();
    void progressChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Of one check; it stops when this says so.
    using Stop = std::shared_ptr<std::atomic<bool>>;

    [[nodiscard]] QString textOf(const Expectation& expectation) const;
    [[nodiscard]] QString whereOf(const Expectation& expectation) const;
    void refresh();
    void setProgress(double share);
    void take(const Stop& stop, std::vector<Finding> findings);

    QPointer<ShowDocument> m_document;
    QPointer<ProgramShapes> m_shapes;
    std::vector<Expectation> m_expectations; ///< as the views know them
    std::vector<Finding> m_findings;         ///< of each; empty before the first check
    bool m_outdated = false;
    double m_progress = 0;
    Stop m_stop; ///< of the running check
    QThreadPool m_thread;
};

} // namespace flocktale
