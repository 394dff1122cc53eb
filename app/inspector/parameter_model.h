// SPDX-License-Identifier: MIT
#pragma once

#include "controls/easing_value.h"
#include "document/selection.h"
#include "document/show_document.h"
#include "inspector/fields/field.h"
#include "text/program_shapes.h"

#include <QAbstractListModel>
#include <QColor>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace flocktale {

/// One form of the inspector: the parameters that apply at present, one a row, with their values, and the way to
/// change them. A typed value is one undo step; a drag is begin, scrub, end or cancel and one undo step in all. Rows
/// keep their identity while values change, so an editor keeps its focus.
///
/// Where several acts or casts are selected a form edits all of them: it has the rows that apply to each, a row whose
/// values differ is mixed, a value goes to all and a drag moves each from where it is.
///
/// Made by QML; the document, the selection and the shapes are the session's.
class ParameterModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(flocktale::ShowDocument* document READ document WRITE setDocument NOTIFY documentChanged FINAL)
    Q_PROPERTY(flocktale::Selection* selection READ selection WRITE setSelection NOTIFY selectionChanged FINAL)
    Q_PROPERTY(flocktale::ProgramShapes* shapes READ shapes WRITE setShapes NOTIFY shapesChanged FINAL)
    Q_PROPERTY(Form form READ form WRITE setForm NOTIFY formChanged FINAL)
    Q_PROPERTY(QString prop READ prop WRITE setProp NOTIFY propChanged FINAL)
    Q_PROPERTY(int motion READ motion WRITE setMotion NOTIFY motionChanged FINAL)
    Q_PROPERTY(int editedCount READ editedCount NOTIFY editedCountChanged FINAL)
    Q_PROPERTY(int changedCount READ changedCount NOTIFY changedCountChanged FINAL)

public:
    enum Form {
        TitleForm,
        StageForm,
        FlockForm,
        FlightForm,
        ActForm,
        ExitForm,
        FormationForm,
        CastForm,
        ShapeForm,
        PlaceForm,
        DepartureForm,
        PaintForm,
        LookForm,
        SpareForm,
        PropForm,
        MotionForm,
        DataForm
    };
    Q_ENUM(Form)
    enum Kind { Number, Whole, Boolean, Choice, Text, Lines, Family, Color, Curve };
    Q_ENUM(Kind)
    enum Role {
        NameRole = Qt::UserRole + 1,
        LabelRole,
        TipRole,
        UnitRole,
        KindRole,
        NumberRole, ///< of number and whole, in the user's unit
        LowestRole,
        HighestRole,
        DecimalsRole,
        SliderRole,
        DialRole,
        SeedNumberRole, ///< not a number when there is none
        FormatRole,     ///< a NumberInput::Format
        StepRole,       ///< of an arrow key; 0 = as the range suggests
        TextRole,
        CheckedRole,
        ChosenRole,
        ChoicesRole,
        ColorRole,
        CurveRole,   ///< an EasingValue
        ChangedRole, ///< differs from the seed's value
        SeedTextRole,
        MixedRole,   ///< several are edited and their values differ; the values of the row are the first one's
        MessageRole, ///< why the last value was refused or what was made of it
    };

    explicit ParameterModel(QObject* parent = nullptr);

    [[nodiscard]] ShowDocument* document() const { return m_document; }
    void setDocument(ShowDocument* document);
    [[nodiscard]] Selection* selection() const { return m_selection; }
    void setSelection(Selection* selection);
    [[nodiscard]] ProgramShapes* shapes() const { return m_shapes; }
    void setShapes(ProgramShapes* shapes);
    [[nodiscard]] Form form() const { return m_form; }
    void setForm(Form form);
    [[nodiscard]] QString prop() const { return QString::fromStdString(m_prop.value); }
    void setProp(const QString& prop);
    /// Index of the motion of the current cast that a MotionForm shows.
    [[nodiscard]] int motion() const { return m_motion; }
    void setMotion(int motion);
    /// How many rows differ from the seed's value.
    [[nodiscard]] int changedCount() const { return m_changedCount; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int rowOf(const QString& name) const;
    /// What the birds of the shown cast write; empty when they write nothing.
    Q_INVOKABLE [[nodiscard]] QString writtenText() const;
    /// How many acts, casts or props the form edits at once.
    [[nodiscard]] int editedCount() const { return static_cast<int>(m_shown.size()); }
    bool set(int row, const FieldValue& value);
    bool scrub(int row, const FieldValue& value);

public slots:
    /// One undo step. False: nothing changed; the row's message says why when the value was refused.
    bool setNumber(int row, double value) { return set(row, value); }
    /// What is typed into a number, read for each of the edited ones by itself: "+10" goes on from its own value.
    bool setNumberText(int row, const QString& text);
    /// Each of the edited ones by as much.
    bool shiftNumber(int row, double by);
    bool setText(int row, const QString& value) { return set(row, value); }
    bool setChecked(int row, bool value) { return set(row, value); }
    bool setChoice(int row, int value) { return set(row, value); }
    bool setColor(int row, const QColor& value) { return set(row, value); }
    bool setCurve(int row, const flocktale::EasingValue& value) { return set(row, toEasing(value)); }

    /// A drag, a slider or a text that is being typed.
    void beginScrub(int row);
    bool scrubNumber(int row, double value) { return scrub(row, value); }
    bool scrubText(int row, const QString& value) { return scrub(row, value); }
    bool scrubColor(int row, const QColor& value) { return scrub(row, value); }
    bool scrubCurve(int row, const flocktale::EasingValue& value) { return scrub(row, toEasing(value)); }
    void endScrub();
    void cancelScrub();

    /// Back to the seed's value, the whole form in one undo step.
    bool reset(int row);
    bool resetAll();

signals:
    void documentChanged();
    void selectionChanged();
    void shapesChanged();
    void formChanged();
    void propChanged();
    void motionChanged();
    void changedCountChanged();
    void editedCountChanged();
    /// The form goes over to another act, cast or prop: editors hand in what is typed but not yet taken.
    void aboutToShowOther();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What a row shows; compared to tell which rows have changed.
    struct Row {
        std::size_t field = 0; ///< index into m_fields
        FieldValue value;
        QStringList choices;
        bool changed = false;
        bool mixed = false;
        bool operator==(const Row&) const = default;
    };
    /// What a parameter becomes where it is this much at present; nothing when it cannot be told.
    using Become = std::function<std::optional<FieldValue>(const FieldValue& own)>;

    [[nodiscard]] Foci foci() const;
    bool change(const Field& field, const Become& become);
    [[nodiscard]] std::vector<Row> presentRows() const;
    [[nodiscard]] const Field* fieldAt(int row) const;
    [[nodiscard]] QString stepName(const Field& field) const;
    void rebuild();
    void refresh();
    void onChanged();
    void say(const Field& field, const QString& message);
    void forgetMessage();

    QPointer<ShowDocument> m_document;
    QPointer<Selection> m_selection;
    QPointer<ProgramShapes> m_shapes;
    Form m_form = TitleForm;
    PropId m_prop;
    int m_motion = -1;
    Fields m_fields;
    std::vector<Row> m_rows; ///< in the order of m_fields
    int m_changedCount = 0;
    QTimer m_later; ///< runs while a refresh waits
    std::string m_messageField;
    QString m_message;
    bool m_leaving = false;
    Foci m_shown{Focus{}}; ///< whose values the rows show
    int m_gesture = 0;
    Foci m_scrubbed;         ///< what the running gesture changes, whatever is selected by now
    double m_scrubStart = 0; ///< of the number that is dragged
};

} // namespace flocktale
