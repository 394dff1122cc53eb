// SPDX-License-Identifier: MIT
#pragma once

#include "plugin/options.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flocktale {

/// The form of an exporter's options: one row an option, as the plugin declares it, with the value chosen so far.
class ExportOptionsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The exports own their options")

public:
    enum Kind { Number, Whole, Boolean, Text, Choice };
    Q_ENUM(Kind)
    enum Role {
        NameRole = Qt::UserRole + 1,
        LabelRole,
        KindRole,
        ValueRole,
        TextRole,
        LowestRole,
        HighestRole,
        ChoicesRole,
        UnitRole
    };

    explicit ExportOptionsModel(QObject* parent = nullptr);

    /// Takes the options of another exporter, all at their defaults.
    void setSpecs(std::vector<OptionSpec> specs);
    [[nodiscard]] OptionValues values() const;

    /// A number is brought into the option's range, a whole number rounded. False for a row or a kind that does not
    /// fit.
    Q_INVOKABLE bool setNumber(int row, double value);
    Q_INVOKABLE bool setText(int row, const QString& text);
    /// Sets an option by its name when there is one.
    void setNumberByName(const std::string& name, double value);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        OptionSpec spec;
        double number = 0;
        QString text;
    };
    std::vector<Row> m_rows;
};

} // namespace flocktale
