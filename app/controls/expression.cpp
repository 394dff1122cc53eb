// SPDX-License-Identifier: MIT
#include "controls/expression.h"

#include "math/step.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace flocktale {

namespace {

/// Bounds the reader's depth too: every level takes a character.
constexpr qsizetype kLongest = 200;

QString plainly(const QString& typed)
{
    QString text = typed.trimmed().toLower();
    for (QChar& c : text) {
        // The full-width forms of a Chinese keyboard lie in one block, in the order of ASCII.
        if (c >= QChar(0xFF01) && c <= QChar(0xFF5E)) c = QChar(c.unicode() - 0xFEE0);
        switch (c.unicode()) {
        case 0x3002: // 。
        case ',':
            c = u'.';
            break;
        case 0x2212: // −
            c = u'-';
            break;
        case 0x00D7: // ×
            c = u'*';
            break;
        case 0x00F7: // ÷
            c = u'/';
            break;
        default:
            break;
        }
    }
    return text;
}

bool isOperator(QChar c) { return c == u'+' || c == u'-' || c == u'*' || c == u'/'; }
bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

/// Reads one expression from left to right, a function for each level of the grammar. Not a number stands for what
/// cannot be read; it stays one through every operation.
class Reader {
public:
    Reader(const QString& text, Quantity quantity) : m_text(text), m_quantity(quantity) {}

    double whole()
    {
        const double value = sum();
        return atEnd() ? value : kUnreadable;
    }
    /// The text is what comes behind `left`.
    double wholeFrom(double left)
    {
        const double value = sumFrom(productFrom(left));
        return atEnd() ? value : kUnreadable;
    }

private:
    static constexpr double kUnreadable = std::numeric_limits<double>::quiet_NaN();

    double sum() { return sumFrom(product()); }
    double sumFrom(double left)
    {
        for (;;) {
            if (take(u'+'))
                left += product();
            else if (take(u'-'))
                left -= product();
            else
                return left;
        }
    }
    double product() { return productFrom(factor()); }
    double productFrom(double left)
    {
        for (;;) {
            if (take(u'*'))
                left *= factor();
            else if (take(u'/'))
                left /= factor();
            else
                return left;
        }
    }
    double factor()
    {
        if (take(u'-')) return -factor();
        if (take(u'+')) return factor();
        if (take(u'(')) {
            const double inside = sum();
            return take(u')') ? inside : kUnreadable;
        }
        return m_quantity == Quantity::time ? time() : number();
    }

    double number()
    {
        const qsizetype from = start();
        digits();
        if (peek() == u'.') {
            ++m_at;
            digits();
        }
        // An exponent needs its digits: "2e" is not a number.
        if (peek() == u'e') {
            ++m_at;
            if (peek() == u'+' || peek() == u'-') ++m_at;
            if (!digits()) return kUnreadable;
        }
        return value(from, m_at);
    }

    /// Digits in parts of sixty, the last with decimals; then a unit.
    double time()
    {
        qsizetype from = start();
        digits();
        double sixties = 0;
        int parts = 1;
        while (peek() == u':') {
            const double part = value(from, m_at);
            if (parts == 3 || (parts > 1 && part >= 60)) return kUnreadable;
            sixties = (sixties + part) * 60;
            from = ++m_at;
            digits();
            ++parts;
        }
        const bool wholeNumber = peek() != u'.';
        if (!wholeNumber) {
            ++m_at;
            digits();
        }
        const double last = value(from, m_at);
        if (parts > 1 && last >= 60) return kUnreadable;
        if (parts == 1 && wholeNumber && take(u'f')) return last / kStepsPerSecond;
        if (parts == 1 && take(u'm')) return peek() == u's' && take(u's') ? last / 1000 : kUnreadable;
        take(u's');
        return sixties + last;
    }

    qsizetype start()
    {
        skipSpace();
        return m_at;
    }
    bool digits()
    {
        const qsizetype from = m_at;
        while (isDigit(peek())) ++m_at;
        return m_at > from;
    }
    [[nodiscard]] double value(qsizetype from, qsizetype to) const
    {
        const QStringView text = QStringView(m_text).mid(from, to - from);
        bool ok = false;
        const double read = QLocale::c().toDouble(text, &ok);
        return ok ? read : kUnreadable;
    }
    [[nodiscard]] QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }
    bool take(QChar c)
    {
        skipSpace();
        if (peek() != c) return false;
        ++m_at;
        return true;
    }
    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace()) ++m_at;
    }
    bool atEnd()
    {
        skipSpace();
        return m_at == m_text.size();
    }

    const QString& m_text;
    Quantity m_quantity;
    qsizetype m_at = 0;
};

bool isAssignment(const QString& text) { return text.size() > 1 && isOperator(text[0]) && text[1] == u'='; }

bool goesOn(const QString& text, bool minusIsSign)
{
    return !text.isEmpty() && isOperator(text[0]) && (text[0] != u'-' || !minusIsSign || isAssignment(text));
}

double combined(double left, QChar operation, double right)
{
    switch (operation.unicode()) {
    case '+':
        return left + right;
    case '-':
        return left - right;
    case '*':
        return left * right;
    default:
        return left / right;
    }
}

} // namespace

std::optional<double> evaluate(const QString& typed, Quantity quantity, double present, bool minusIsSign)
{
    if (typed.size() > kLongest) return std::nullopt;
    const QString text = plainly(typed);
    double value = 0;
    if (isAssignment(text))
        value = combined(present, text[0], Reader(text.mid(2), quantity).whole());
    else if (goesOn(text, minusIsSign))
        value = Reader(text, quantity).wholeFrom(present);
    else
        value = Reader(text, quantity).whole();
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

bool goesOnFromPresent(const QString& typed, bool minusIsSign) { return goesOn(plainly(typed), minusIsSign); }

} // namespace flocktale
