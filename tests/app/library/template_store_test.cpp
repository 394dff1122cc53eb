// SPDX-License-Identifier: MIT
#include "library/template_store.h"

#include "support/catch.h"
#include "support/shows.h"
#include "json/show_json.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace flocktale;

namespace {

/// A store in a folder of its own, and a show of three acts, the second with a label of its own.
struct Stored {
    Stored()
    {
        Prop label;
        label.id = PropId{"p1"};
        label.act = ActId{"a2"};
        label.text = "Hello";
        Prop elsewhere = label;
        elsewhere.id = PropId{"p2"};
        elsewhere.act = {};
        show.props = {label, elsewhere};
    }
    void put(const QString& name, const QByteArray& bytes) const
    {
        QDir().mkpath(folder);
        QFile file(folder + u'/' + name);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QTemporaryDir home;
    QString folder = home.path() + QStringLiteral("/templates");
    TemplateStore store{folder};
    Show show = test::threeActs();
};

} // namespace

TEST_CASE("A template holds the chosen acts from time zero on, what is attached to them, and what they were made for",
          "[templates]")
{
    Stored s;
    CHECK(s.store.entries().empty());
    CHECK_FALSE(QDir(s.folder).exists());
    const QString id = s.store.add(s.show, {ActId{"a3"}, ActId{"a2"}}, QStringLiteral("Ring & rest"));
    REQUIRE_FALSE(id.isEmpty());
    REQUIRE(s.store.entries().size() == 1);
    const TemplateStore::Entry& entry = s.store.entries().front();
    CHECK(entry.name == QStringLiteral("Ring & rest"));
    REQUIRE(entry.show);
    REQUIRE(entry.show->acts.size() == 2);
    CHECK(entry.show->acts[0].start == Step{0});
    CHECK(entry.show->acts[1].start == s.show.acts[2].start - s.show.acts[1].start);
    CHECK(entry.show->acts[0].casts == s.show.acts[1].casts);
    REQUIRE(entry.show->props.size() == 1);
    CHECK(entry.show->props[0].act == entry.show->acts[0].id);
    CHECK(entry.show->stage == s.show.stage);
    CHECK(entry.show->flock.count == 240);
}

TEST_CASE("A template outlives the program, and another window sees it", "[templates]")
{
    Stored s;
    const QString id = s.store.add(s.show, {ActId{"a2"}}, QStringLiteral("群鸟"));
    TemplateStore another(s.folder);
    REQUIRE(another.entries().size() == 1);
    CHECK(another.entries() == s.store.entries());
    CHECK(another.rename(id, QStringLiteral("Murmuration")));
    s.store.reload();
    CHECK(s.store.find(id)->name == QStringLiteral("Murmuration"));
}

TEST_CASE("Templates of one name are kept apart and listed by name", "[templates]")
{
    Stored s;
    const QString first = s.store.add(s.show, {ActId{"a2"}}, QStringLiteral("B"));
    const QString second = s.store.add(s.show, {ActId{"a1"}}, QStringLiteral("B"));
    s.store.add(s.show, {ActId{"a2"}}, QStringLiteral("A"));
    CHECK(first != second);
    REQUIRE(s.store.entries().size() == 3);
    CHECK(s.store.entries()[0].name == QStringLiteral("A"));
    // Names that are no names of files.
    for (const char* name : {"", "../../escape", "a/b", ".hidden", "con", "   "}) {
        const QString id = s.store.add(s.show, {ActId{"a2"}}, QString::fromLatin1(name));
        INFO(name);
        REQUIRE_FALSE(id.isEmpty());
        CHECK(QFile::exists(s.folder + u'/' + id + QStringLiteral(".json")));
        CHECK_FALSE(id.contains(u'/'));
    }
    CHECK(QDir(s.home.path()).entryList(QDir::Files).isEmpty());
}

TEST_CASE("A template that is deleted can be brought back as it was", "[templates]")
{
    Stored s;
    const QString id = s.store.add(s.show, {ActId{"a2"}}, QStringLiteral("Ring"));
    const std::vector<TemplateStore::Entry> before = s.store.entries();
    CHECK_FALSE(s.store.bringBack());
    CHECK(s.store.remove(id));
    CHECK(s.store.entries().empty());
    CHECK(s.store.removedName() == QStringLiteral("Ring"));
    CHECK_FALSE(s.store.remove(id));
    CHECK(s.store.bringBack());
    CHECK(s.store.entries() == before);
    CHECK(s.store.removedName().isEmpty());
    // Its place may be taken by then.
    CHECK(s.store.remove(id));
    CHECK(s.store.add(s.show, {ActId{"a1"}}, QStringLiteral("Ring")) == id);
    CHECK(s.store.bringBack());
    CHECK(s.store.entries().size() == 2);
}

TEST_CASE("A file that is no template is an entry with its problem", "[templates]")
{
    Stored s;
    s.put(QStringLiteral("broken.json"), "{\"flocktale\": 1, ");
    s.put(QStringLiteral("empty.json"), QByteArray::fromStdString(writeShow(Show{}).value()));
    s.put(QStringLiteral("notes.txt"), "not looked at");
    s.store.add(s.show, {ActId{"a2"}}, QStringLiteral("Good"));
    REQUIRE(s.store.entries().size() == 3);
    for (const char* id : {"broken", "empty"}) {
        const TemplateStore::Entry* entry = s.store.find(QString::fromLatin1(id));
        REQUIRE(entry);
        CHECK_FALSE(entry->show);
        CHECK_FALSE(entry->problem.isEmpty());
        CHECK(entry->name == QString::fromLatin1(id));
        CHECK_FALSE(s.store.rename(entry->id, QStringLiteral("Mended")));
    }
    CHECK(s.store.remove(QStringLiteral("broken")));
    CHECK(s.store.bringBack());
    CHECK(s.store.find(QStringLiteral("broken")));
}

TEST_CASE("What cannot be saved says why and leaves nothing behind", "[templates]")
{
    Stored s;
    CHECK(s.store.add(s.show, {}, QStringLiteral("Nothing")).isEmpty());
    // A file where the folder should be.
    QFile blocker(s.folder);
    REQUIRE(blocker.open(QIODevice::WriteOnly));
    blocker.close();
    CHECK(s.store.add(s.show, {ActId{"a2"}}, QStringLiteral("Ring")).isEmpty());
    CHECK_FALSE(s.store.message().isEmpty());
    CHECK(s.store.entries().empty());
}

TEST_CASE("An empty or an unchanged name renames nothing", "[templates]")
{
    Stored s;
    const QString id = s.store.add(s.show, {ActId{"a2"}}, QStringLiteral("Ring"));
    CHECK_FALSE(s.store.rename(id, QStringLiteral("  ")));
    CHECK_FALSE(s.store.rename(id, QStringLiteral("Ring")));
    CHECK_FALSE(s.store.rename(QStringLiteral("gone"), QStringLiteral("X")));
    CHECK(s.store.rename(id, QStringLiteral(" Disc ")));
    CHECK(s.store.find(id)->name == QStringLiteral("Disc"));
}
