// SPDX-License-Identifier: MIT
#pragma once

#include "sound/sound_desk.h"
#include "timeline/id_rows.h"
#include "timeline/lanes/span_model.h"

#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flocktale {

/// What a row of the SoundSpanModel tells.
struct SoundRow {
    SoundId id;
    QString file, failure;
    Step start, end;
    int lane = 0;
    bool attached = false;
};

/// The sounds of a show as spans of time, for their lane. Owned by the lane.
class SoundSpanModel : public flocktale::SpanModel, public IdRows<SoundRow> {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::SoundDesk* desk READ desk WRITE setDesk NOTIFY deskChanged FINAL)

public:
    enum Role {
        SoundIdRole = Qt::UserRole,
        FileRole,
        FailureRole,  ///< translated; empty while all is well
        StartRole,    ///< seconds
        DurationRole, ///< seconds
        TimeTextRole,
        LaneRole, ///< from 0, so that none covers another
        AttachedRole,
    };

    explicit SoundSpanModel(QObject* parent = nullptr);

    [[nodiscard]] SoundDesk* desk() const { return m_desk; }
    void setDesk(SoundDesk* desk);
    [[nodiscard]] ItemKind kind() const override { return ItemKind::sound; }
    [[nodiscard]] std::vector<TrackSpan> spansOf(const Show& show) const override;
    bool shift(Show& show, const std::string& id, SpanChange change, Step shift) const override;
    [[nodiscard]] QString nameOf(SpanChange change) const override;
    [[nodiscard]] bool slips() const override { return true; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void deskChanged();

protected:
    [[nodiscard]] QList<int> changedRoles(const SoundRow& before, const SoundRow& after) const override;

private:
    [[nodiscard]] double lengthOf(const Sound& sound) const;
    [[nodiscard]] std::vector<SoundRow> makeRows() const;
    void refresh(bool anew);

    QPointer<SoundDesk> m_desk;
};

} // namespace flocktale
