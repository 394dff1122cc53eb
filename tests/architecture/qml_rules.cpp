// SPDX-License-Identifier: MIT
#include "architecture/rules.h"

namespace flocktale::architecture {

namespace {

Findings typedProperties(const SourceFile& file)
{
    if (!file.isQml()) return {};
    static const std::regex pattern(R"(\bproperty\s+(var|variant)\b)");
    return findAll(codeOf(file.text, Strings::blank), pattern);
}

Findings boundComponents(const SourceFile& file)
{
    if (!file.isQml() || !file.isIn("qml/")) return {};
    static const std::regex pattern(R"(\n\s*pragma ComponentBehavior: Bound\s*\n)");
    if (std::regex_search(file.text, pattern)) return {};
    return {{1, "no 'pragma ComponentBehavior: Bound'"}};
}

Findings rootIsRoot(const SourceFile& file)
{
    if (!file.isQml() || !file.isIn("qml/")) return {};
    static const std::regex pattern(R"(\n    id: root\n)");
    if (std::regex_search(codeOf(file.text, Strings::blank), pattern)) return {};
    return {{1, "the outermost object has no 'id: root'"}};
}

Findings noScripts(const SourceFile& file)
{
    if (!file.isIn("qml/") && !file.isIn("app/")) return {};
    if (file.endsWith(".js") || file.endsWith(".mjs")) return {{0, "logic belongs in tested C++"}};
    return {};
}

Findings translated(const SourceFile& file)
{
    if (!file.isQml() || !file.isIn("qml/")) return {};
    static const std::regex pattern(
        R"(\b(text|title|placeholderText|informativeText|label|ToolTip\.text|Accessible\.(name|description))\s*:\s*"[^"\n]*[A-Za-z]{2}[^"\n]*")");
    return findAll(codeOf(file.text, Strings::keep), pattern);
}

} // namespace

std::span<const Rule> qmlRules()
{
    static const std::vector<Rule> rules{
        {"QML properties have a type",
         typedProperties,
         {{"qml/A.qml", "property var x"}, {"tests/qml/tst_a.qml", "readonly property  var y: 1"}},
         {{"qml/A.qml", "property int x // no property var"}}},
        {"components are bound",
         boundComponents,
         {{"qml/A.qml", "// SPDX\nimport QtQuick\n"}},
         {{"qml/A.qml", "// SPDX\npragma ComponentBehavior: Bound\nimport QtQuick\n"}}},
        {"the outermost object of a QML file is called root",
         rootIsRoot,
         {{"qml/A.qml", "import QtQuick\nItem {\n    id: main\n    Item {\n        id: root\n    }\n}\n"}},
         {{"qml/A.qml", "import QtQuick\nItem {\n    id: root\n}\n"}}},
        {"QML has no script files", noScripts, {{"qml/a.js", "1"}}, {{"docs/a.js", "1"}, {"qml/A.qml", ""}}},
        {"what a person reads in QML can be translated",
         translated,
         {{"qml/A.qml", "    text: \"Save as\"\n"}, {"qml/A.qml", "    Accessible.name: \"Play\"\n"}},
         {{"qml/A.qml", "    text: qsTr(\"Save as\")\n    objectName: \"play\"\n    text: \"×\"\n"}}},
    };
    return rules;
}

} // namespace flocktale::architecture
