// SPDX-License-Identifier: MIT
#include "json/json_text.h"

#include "json/json_tree.h"

#include <array>

namespace flocktale {

namespace {
/// The string literal at the start of the text.
std::string_view leadingLiteral(std::string_view text)
{
    std::size_t i = 1;
    while (text[i] != '"') i += text[i] == '\\' ? 2 : 1;
    return text.substr(0, i + 1);
}

/// Whether the list at the start of compact JSON holds neither lists nor objects.
bool isFlatList(std::string_view json)
{
    std::size_t i = 1;
    while (json[i] != ']') {
        if (json[i] == '[' || json[i] == '{') return false;
        i += json[i] == '"' ? leadingLiteral(json.substr(i)).size() : 1;
    }
    return true;
}
} // namespace

std::string compactJson(std::string_view json)
{
    std::string out;
    for (std::size_t i = 0; i < json.size();) {
        if (json[i] == '"') {
            const std::string_view literal = leadingLiteral(json.substr(i));
            out += literal;
            i += literal.size();
            continue;
        }
        if (json[i] != ' ' && json[i] != '\t' && json[i] != '\n' && json[i] != '\r') out += json[i];
        ++i;
    }
    return out;
}

std::string indentedJson(std::string_view json, int level)
{
    const std::string compact = compactJson(json);
    const std::string_view text = compact;
    std::string out;
    std::string flat; // closing brackets still to come, outermost first: f = list on one line, b = block
    const auto newLine = [&] {
        out += '\n';
        out.append(2 * static_cast<std::size_t>(level), ' ');
    };
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '"') {
            const std::string_view literal = leadingLiteral(text.substr(i));
            out += literal;
            i += literal.size();
            continue;
        }
        ++i;
        if (c == '{' || c == '[') {
            out += c;
            const bool empty = text[i] == '}' || text[i] == ']';
            const bool oneLine = empty || (c == '[' && isFlatList(text.substr(i - 1)));
            flat += oneLine ? 'f' : 'b';
            if (!oneLine) {
                ++level;
                newLine();
            }
        } else if (c == '}' || c == ']') {
            if (flat.back() == 'b') {
                --level;
                newLine();
            }
            flat.pop_back();
            out += c;
        } else if (c == ',') {
            out += c;
            if (flat.back() == 'b') {
                newLine();
            } else {
                out += ' ';
            }
        } else if (c == ':') {
            out += ": ";
        } else {
            out += c;
        }
    }
    return out;
}

std::string quotedJson(std::string_view text)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        case '\b':
            out += "\\b";
            break;
        case '\f':
            out += "\\f";
            break;
        default:
            if (byte < 0x20) {
                out += "\\u00";
                out += kHex[byte >> 4u];
                out += kHex[byte & 15u];
            } else {
                out += c;
            }
        }
    }
    return out + '"';
}

bool isJson(std::string_view text)
{
    Problems problems;
    JsonTree tree;
    return tree.parse(text, problems) && problems.empty();
}

} // namespace flocktale
