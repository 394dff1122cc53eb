// SPDX-License-Identifier: MIT
#include "architecture/rules.h"

namespace flocktale::architecture {

std::vector<Rule> allRules()
{
    std::vector<Rule> rules;
    for (const auto part : {textRules(), includeRules(), codeRules(), qmlRules()}) {
        rules.insert(rules.end(), part.begin(), part.end());
    }
    return rules;
}

} // namespace flocktale::architecture
