<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActPage</name>
    <message numerus="yes">
        <source>%n acts are selected. What you change here changes in all of them; — stands where they differ.</source>
        <translation>
            <numerusform>%n act is selected. What you change here changes in it.</numerusform>
            <numerusform>%n acts are selected. What you change here changes in all of them; — stands where they differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casts are chosen. What you change here changes in all of them.</source>
        <translation>
            <numerusform>%n cast is chosen. What you change here changes in it.</numerusform>
            <numerusform>%n casts are chosen. What you change here changes in all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActTable</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataImportBox</name>
    <message numerus="yes">
        <source>%n line(s) can be imported. Nothing has been changed yet.</source>
        <translation>
            <numerusform>%n line can be imported. Nothing has been changed yet.</numerusform>
            <numerusform>%n lines can be imported. Nothing has been changed yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileProblemsDialog</name>
    <message numerus="yes">
        <source>%n problem(s). The open show has not been changed.</source>
        <translation>
            <numerusform>%n problem. The open show has not been changed.</numerusform>
            <numerusform>%n problems. The open show has not been changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinBar</name>
    <message numerus="yes">
        <source>%n locked</source>
        <translation>
            <numerusform>%n locked</numerusform>
            <numerusform>%n locked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>%n file(s) could not be read and stay in %1.</source>
        <translation>
            <numerusform>%n file could not be read and stays in %1.</numerusform>
            <numerusform>%n files could not be read and stay in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message numerus="yes">
        <source>%n problem(s): %1</source>
        <translation>
            <numerusform>%n problem: %1</numerusform>
            <numerusform>%n problems: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flocktale::CastListModel</name>
    <message numerus="yes">
        <source>%n bird(s)</source>
        <translation>
            <numerusform>%n bird</numerusform>
            <numerusform>%n birds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The casts ask for %n bird(s) more than the flock has.</source>
        <translation>
            <numerusform>The casts ask for %n bird more than the flock has.</numerusform>
            <numerusform>The casts ask for %n birds more than the flock has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n bird(s)</source>
        <translation>
            <numerusform>the flock’s %n bird</numerusform>
            <numerusform>all %n birds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bird(s)</source>
        <translation>
            <numerusform>%1 of %n bird</numerusform>
            <numerusform>%1 of %n birds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flocktale::CodeAdvice</name>
    <message numerus="yes">
        <source>Use %n bird(s)</source>
        <translation>
            <numerusform>Use %n bird</numerusform>
            <numerusform>Use %n birds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flocktale::DataTableModel</name>
    <message numerus="yes">
        <source>A pipeline: %n event(s)</source>
        <translation>
            <numerusform>A pipeline: %n event</numerusform>
            <numerusform>A pipeline: %n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table: %n row(s)</source>
        <translation>
            <numerusform>A table: %n row</numerusform>
            <numerusform>A table: %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flocktale::ExpectationListModel</name>
    <message numerus="yes">
        <source>%1 of %n held</source>
        <translation>
            <numerusform>%1 of %n held</numerusform>
            <numerusform>%1 of %n held</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flocktale::RecoveryListModel</name>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n act</numerusform>
            <numerusform>%n acts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flocktale::SoundDesk</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flocktale::TemplateModel</name>
    <message numerus="yes">
        <source>Needs %n more bird(s)</source>
        <translation>
            <numerusform>Needs %n more bird</numerusform>
            <numerusform>Needs %n more birds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own template: %n act(s)</source>
        <translation>
            <numerusform>Your own template: %n act</numerusform>
            <numerusform>Your own template: %n acts</numerusform>
        </translation>
    </message>
</context>
</TS>
