// SPDX-License-Identifier: MIT
#include "timeline/act_clipboard.h"

#include "json/show_json.h"

#include <QMimeData>
#include <QString>

namespace flocktale {

using namespace Qt::StringLiterals;

namespace {

QString actsType() { return u"application/x-flocktale-acts+json"_s; }

} // namespace

std::unique_ptr<QMimeData> actsToMimeData(const Show& show, const std::vector<ActId>& ids)
{
    const ActGroup group = copyActs(show, ids);
    if (group.acts.empty()) return nullptr;
    const Result<std::string> text = writeActs(group);
    if (!text) return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setData(actsType(), QByteArray::fromStdString(text.value()));
    data->setText(QString::fromStdString(text.value()));
    return data;
}

bool mayHoldActs(const QMimeData& data) { return data.hasFormat(actsType()) || data.hasText(); }

std::optional<ActGroup> actsFromMimeData(const QMimeData& data)
{
    if (!mayHoldActs(data)) return std::nullopt;
    const QByteArray bytes = data.hasFormat(actsType()) ? data.data(actsType()) : data.text().toUtf8();
    ReadActsResult read = readActs({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!read.acts || read.acts->acts.empty()) return std::nullopt;
    return std::move(read.acts);
}

} // namespace flocktale
