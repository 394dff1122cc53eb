<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CodeRow</name>
    <message numerus="yes">
        <source>Use %n bird(s)</source>
        <translation>
            <numerusform>Use %n bird</numerusform>
            <numerusform>Use %n birds</numerusform>
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
    <name>flocktale::TemplateModel</name>
    <message numerus="yes">
        <source>Needs %n more bird(s)</source>
        <translation>
            <numerusform>Needs %n more bird</numerusform>
            <numerusform>Needs %n more birds</numerusform>
        </translation>
    </message>
</context>
</TS>
