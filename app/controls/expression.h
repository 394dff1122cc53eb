// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace flocktale {

/// What the numbers of an expression may be written as.
enum class Quantity {
    number, ///< "12", "1.5", "1,5", "1e3"
    time,   ///< seconds: "12.5", "12.5s", "250ms", "1:06.5", "1:02:03", or steps of 1/60 s: "90f"
};

/// What a typed expression comes to: numbers with + - * / and brackets, multiplication before addition, from left to
/// right. An expression that begins with an operator goes on from the present value: "+10", "*2", "/3"; so does
/// "-=10". A minus alone is the sign of a negative number, unless `minusIsSign` is false because the value can never be
/// negative. Full-width characters, a decimal comma and the signs × ÷ − mean what they look like.
///
/// Total: every text gives a finite number or nothing, in time linear in its length; longer than 200 characters is
/// nothing.
[[nodiscard]] std::optional<double> evaluate(const QString& text, Quantity quantity, double present,
                                             bool minusIsSign = true);

/// Whether an expression goes on from the present value.
[[nodiscard]] bool goesOnFromPresent(const QString& text, bool minusIsSign = true);

} // namespace flocktale
