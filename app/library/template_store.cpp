// SPDX-License-Identifier: MIT
#include "library/template_store.h"

#include "base/limits.h"
#include "document/file_store.h"
#include "document/problem_text.h"
#include "show/edit_group.h"
#include "json/show_json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace flocktale {

namespace {

const QString kEnding = u".json"_s;
/// More are not read: a folder with thousands of files is not one of templates.
constexpr qsizetype kMostFiles = 500;
} // namespace

TemplateStore::TemplateStore(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder))
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &TemplateStore::reload);
    reload();
}

QString TemplateStore::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/templates"_s;
}

const TemplateStore::Entry* TemplateStore::find(const QString& id) const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

QString TemplateStore::add(const Show& show, const std::vector<ActId>& acts, const QString& name)
{
    m_message.clear();
    ActGroup group = copyActs(show, acts);
    if (group.acts.empty()) return {};
    Show kept;
    kept.title = name.left(limits::kNameCharacters).toStdString();
    kept.stage = show.stage;
    kept.flock = show.flock;
    kept.flight = show.flight;
    const Step first = group.acts.front().start;
    for (Act& act : group.acts) act.start -= first;
    kept.acts = std::move(group.acts);
    kept.props = std::move(group.props);
    const QString id = freeId(name);
    if (!write(id, kept)) return {};
    reload();
    return id;
}

bool TemplateStore::rename(const QString& id, const QString& name)
{
    m_message.clear();
    const Entry* entry = find(id);
    const QString wanted = name.trimmed().left(limits::kNameCharacters);
    if (!entry || !entry->show || wanted.isEmpty() || wanted == entry->name) return false;
    Show renamed = *entry->show;
    renamed.title = wanted.toStdString();
    if (!write(id, renamed)) return false;
    reload();
    return true;
}

bool TemplateStore::remove(const QString& id)
{
    m_message.clear();
    const Entry* entry = find(id);
    if (!entry) return false;
    // Also what is no show can be brought back as it was, unless it is too large to be kept in mind.
    const Result<std::string> bytes = readFile(pathOf(id), kFileBytes);
    const QString name = entry->name;
    if (!QFile::remove(pathOf(id))) {
        m_message = tr("The template could not be deleted.");
        return false;
    }
    m_removed.reset();
    if (bytes) m_removed = Removed{id, name, bytes.value()};
    reload();
    return true;
}

bool TemplateStore::bringBack()
{
    m_message.clear();
    if (!m_removed) return false;
    const QString id = QFile::exists(pathOf(m_removed->id)) ? freeId(m_removed->name) : m_removed->id;
    if (!writeBytes(id, m_removed->bytes)) return false;
    m_removed.reset();
    reload();
    return true;
}

void TemplateStore::reload()
{
    std::vector<Entry> entries;
    const QDir folder(m_folder);
    if (folder.exists()) {
        if (!m_watcher.directories().contains(m_folder)) m_watcher.addPath(m_folder);
        const QStringList files = folder.entryList({u'*' + kEnding}, QDir::Files | QDir::Readable, QDir::Name);
        for (const QString& file : files.mid(0, kMostFiles)) entries.push_back(read(file.chopped(kEnding.size())));
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    if (entries == m_entries) return;
    m_entries = std::move(entries);
    emit changed();
}

QString TemplateStore::pathOf(const QString& id) const { return m_folder + u'/' + id + kEnding; }

QString TemplateStore::freeId(const QString& name) const
{
    QString base;
    for (const QChar c : name.left(40)) base += c.isLetterOrNumber() ? c : u'-';
    if (base.isEmpty()) base = u"template"_s;
    QString id = base;
    for (int number = 2; QFile::exists(pathOf(id)); ++number) id = base + u'-' + QString::number(number);
    return id;
}

bool TemplateStore::write(const QString& id, const Show& show)
{
    const Result<std::string> bytes = writeShow(show);
    if (!bytes) {
        m_message = problemText(bytes.problem());
        return false;
    }
    return writeBytes(id, bytes.value());
}

bool TemplateStore::writeBytes(const QString& id, const std::string& bytes)
{
    QDir().mkpath(m_folder);
    const std::optional<Problem> problem = saveFile(pathOf(id), bytes);
    if (problem) m_message = problemText(*problem);
    return !problem;
}

TemplateStore::Entry TemplateStore::read(const QString& id) const
{
    Entry entry{id, id, {}, {}};
    const Result<std::string> bytes = readFile(pathOf(id), kFileBytes);
    if (!bytes) {
        entry.problem = problemText(bytes.problem());
        return entry;
    }
    ReadResult read = readShow(bytes.value());
    if (!read.show) {
        // The first one tells enough to mend or delete it.
        entry.problem = read.problems.empty() ? QString() : problemText(read.problems.front());
        if (const QString place = read.problems.empty() ? QString() : problemPlace(read.problems.front());
            !place.isEmpty())
            entry.problem += u'\n' + place;
        return entry;
    }
    if (read.show->acts.empty()) {
        entry.problem = tr("There is no act in this file.");
        return entry;
    }
    if (!read.show->title.empty()) entry.name = QString::fromStdString(read.show->title);
    entry.show = std::move(read.show);
    return entry;
}

} // namespace flocktale
