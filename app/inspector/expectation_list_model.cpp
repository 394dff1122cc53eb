// SPDX-License-Identifier: MIT
#include "inspector/expectation_list_model.h"

#include "show/edit.h"
#include "stage/stage_code_reader.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace flocktale {

ExpectationListModel::ExpectationListModel(QObject* parent) : QAbstractListModel(parent)
{
    m_thread.setMaxThreadCount(1);
    QCoreApplication::instance()->installEventFilter(this);
}

ExpectationListModel::~ExpectationListModel()
{
    if (m_stop) *m_stop = true;
    m_thread.waitForDone();
}

void ExpectationListModel::setDocument(ShowDocument* document)
{
    if (m_document == document) return;
    if (m_document) m_document->disconnect(this);
    m_document = document;
    if (m_document) connect(m_document, &ShowDocument::changed, this, &ExpectationListModel::refresh);
    refresh();
    emit documentChanged();
}

void ExpectationListModel::setShapes(ProgramShapes* shapes)
{
    if (m_shapes == shapes) return;
    cancel();
    m_shapes = shapes;
    emit shapesChanged();
}

QString ExpectationListModel::summary() const
{
    if (isRunning()) return tr("Checking…");
    if (m_findings.empty()) return tr("Not checked yet");
    const auto count = [this](Outcome outcome) {
        return static_cast<int>(std::count_if(m_findings.begin(), m_findings.end(), [outcome](const Finding& finding) {
            return finding.outcome == outcome;
        }));
    };
    QString text = tr("%1 of %n held", "", static_cast<int>(m_findings.size())).arg(count(Outcome::met));
    if (m_outdated) text = tr("%1, before the last changes").arg(text);
    return text;
}

int ExpectationListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_expectations.size());
}

QVariant ExpectationListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Finding finding = row < m_findings.size() ? m_findings[row] : Finding{};
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return textOf(m_expectations[row]);
    case WhereRole:
        return whereOf(m_expectations[row]);
    case StateRole:
        return finding.outcome == Outcome::met ? Met : finding.outcome == Outcome::failed ? Failed : Unchecked;
    case FoundRole:
        return finding.outcome == Outcome::met ? QString() : QString::fromStdString(finding.found);
    default:
        return {};
    }
}

QHash<int, QByteArray> ExpectationListModel::roleNames() const
{
    return {{TextRole, "sentence"}, {WhereRole, "where"}, {StateRole, "outcome"}, {FoundRole, "found"}};
}

void ExpectationListModel::check()
{
    if (isRunning() || !m_document || !m_shapes || m_expectations.empty()) return;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_outdated = false;
    setProgress(0);
    m_thread.start([this, stop = m_stop, show = m_document->show(), &library = m_shapes->library()] {
        int told = 0; // hundredths
        const ProofWatch watch = [&](double share) {
            if (const int now = static_cast<int>(share * 100); now != told) {
                told = now;
                QMetaObject::invokeMethod(
                    this,
                    [this, stop, share] {
                        if (stop == m_stop) setProgress(share);
                    },
                    Qt::QueuedConnection);
            }
            return !*stop;
        };
        const std::unique_ptr<const CodeReader> reader = makeStageCodeReader();
        std::vector<Finding> findings = proveExpectations(show, library, reader.get(), watch);
        QMetaObject::invokeMethod(
            this, [this, stop, found = std::move(findings)]() mutable { take(stop, std::move(found)); },
            Qt::QueuedConnection);
    });
    emit stateChanged();
}

void ExpectationListModel::cancel()
{
    if (!m_stop) return;
    *m_stop = true;
    // What it has found is not waited for: the last whole check stands.
    m_stop.reset();
    setProgress(0);
    emit stateChanged();
}

bool ExpectationListModel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) {
        if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
        emit stateChanged();
    }
    return QAbstractListModel::eventFilter(watched, event);
}

QString ExpectationListModel::textOf(const Expectation& expectation) const
{
    const auto number = [](double value) { return QLocale().toString(std::round(value * 1'000) / 1'000); };
    const QString at = number(seconds(expectation.at));
    switch (expectation.kind) {
    case ExpectationKind::state:
        return tr("“%1” is %2 at %3 s")
            .arg(QString::fromStdString(expectation.entity), QString::fromStdString(expectation.state), at);
    case ExpectationKind::arrived:
        return tr("%1 % have arrived at %2 s").arg(number(expectation.share * 100), at);
    case ExpectationKind::readable:
        return tr("The code is readable from %1 s on").arg(at);
    case ExpectationKind::unknown:
        break;
    }
    return QString::fromStdString(expectation.unknownKind);
}

QString ExpectationListModel::whereOf(const Expectation& expectation) const
{
    const Act* act = m_document ? findAct(m_document->show(), expectation.act) : nullptr;
    return act ? QString::fromStdString(act->name) : QString();
}

void ExpectationListModel::refresh()
{
    const std::vector<Expectation> wanted = m_document ? m_document->show().expectations : std::vector<Expectation>();
    if (wanted != m_expectations) {
        cancel();
        beginResetModel();
        m_expectations = wanted;
        m_findings.clear();
        endResetModel();
    } else if (rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1), {WhereRole});
    }
    m_outdated = true;
    emit stateChanged();
}

void ExpectationListModel::setProgress(double share)
{
    if (m_progress == share) return;
    m_progress = share;
    emit progressChanged();
}

void ExpectationListModel::take(const Stop& stop, std::vector<Finding> findings)
{
    if (stop != m_stop) return;
    m_stop.reset();
    m_findings = std::move(findings);
    setProgress(1);
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
    emit stateChanged();
}

} // namespace flocktale
