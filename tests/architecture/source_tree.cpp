// SPDX-License-Identifier: MIT
#include "architecture/source_tree.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

namespace flocktale::architecture {

namespace {

namespace fs = std::filesystem;

constexpr std::array kRooms{"core",  "benchmarks", "app",  "qml",   "plugins", "tests",
                            "cmake", "scripts",    "docs", "shows", ".ci"};
constexpr std::array kTextEndings{".h",  ".cpp", ".qml",  ".js", ".vert", ".frag", ".cmake",
                                  ".md", ".txt", ".json", ".sh", ".ini",  ".in",   ""};

/// Input for tests may break every rule.
bool isTestInput(const std::string& path)
{
    return path.starts_with("tests/golden/") || path.find("/inputs/") != path.npos;
}

void read(const fs::path& file, const std::string& root, std::vector<SourceFile>& files)
{
    const std::string path = file.lexically_relative(root).generic_string();
    const std::string ending = file.extension().string();
    if (std::find(kTextEndings.begin(), kTextEndings.end(), ending) == kTextEndings.end() || isTestInput(path)) return;
    std::ifstream stream(file, std::ios::binary);
    files.push_back({path, {std::istreambuf_iterator<char>(stream), {}}});
}

std::string directoryOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash + 1);
}

} // namespace

std::vector<SourceFile> readSourceTree(const std::string& root)
{
    std::vector<SourceFile> files;
    for (const auto& entry : fs::directory_iterator(root)) {
        if (entry.is_regular_file() && !entry.path().filename().string().starts_with("."))
            read(entry.path(), root, files);
    }
    for (const auto* room : kRooms) {
        if (!fs::is_directory(fs::path(root) / room)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(root) / room)) {
            if (entry.is_regular_file()) read(entry.path(), root, files);
        }
    }
    std::sort(files.begin(), files.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    return files;
}

std::vector<std::string> unnamedSources(const std::vector<SourceFile>& files)
{
    std::set<std::string> named;
    for (const SourceFile& list : files) {
        if (!list.endsWith("CMakeLists.txt")) continue;
        std::string text = list.text;
        std::replace_if(
            text.begin(), text.end(), [](char c) { return c == '(' || c == ')' || c == '"'; }, ' ');
        std::istringstream words(text);
        for (std::string word; words >> word;) named.insert(directoryOf(list.path) + word);
    }
    std::vector<std::string> unnamed;
    for (const SourceFile& source : files) {
        const bool isBuilt = source.endsWith(".cpp") || (source.isQml() && source.isIn("qml/"));
        if (isBuilt && !named.contains(source.path)) unnamed.push_back(source.path);
    }
    return unnamed;
}

} // namespace flocktale::architecture
