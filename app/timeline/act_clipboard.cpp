// SPDX-License-Identifier: MIT
#include "timeline/act_clipboard.h"

#include "json/show_json.h"

#include <QMimeData>
#include <QString>

namespace flocktale {

using namespace Qt::StringLiterals;

namespace {

QString jsonType() { return u"application/json"_s; }

} // namespace

std::unique_ptr<QMimeData> actsToMimeData(const Show& show, const std::vector<ActId>& ids)
{
    ActGroup group = copyActs(show, ids);
    if (group.acts.empty()) return nullptr;
    // The stage and the flock go along: the acts' places and counts mean something only with them.
    Show carried = show;
    carried.acts = std::move(group.acts);
    carried.props = std::move(group.props);
    carried.markers.clear();
    carried.sounds.clear();
    const Result<std::string> text = writeShow(carried);
    if (!text) return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setData(jsonType(), QByteArray::fromStdString(text.value()));
    data->setText(QString::fromStdString(text.value()));
    return data;
}

bool mayHoldActs(const QMimeData& data) { return data.hasFormat(jsonType()) || data.hasText(); }

std::optional<ActGroup> actsFromMimeData(const QMimeData& data)
{
    if (!mayHoldActs(data)) return std::nullopt;
    const QByteArray bytes = data.hasFormat(jsonType()) ? data.data(jsonType()) : data.text().toUtf8();
    ReadResult read = readShow({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!read.show || read.show->acts.empty()) return std::nullopt;
    ActGroup group{std::move(read.show->acts), {}};
    for (Prop& prop : read.show->props)
        if (!prop.act.empty()) group.props.push_back(std::move(prop));
    return group;
}

} // namespace flocktale
