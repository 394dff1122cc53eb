<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Flocktale</source>
        <translation>关于 Flocktale</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>An editor for shows that a flock performs: between the acts it is an animal, in an act a squadron.</source>
        <translation>让鸟群演戏的编辑器：幕与幕之间，它是一群生物；入幕之后，它是一支编队。</translation>
    </message>
    <message>
        <source>Flocktale is free under the MIT licence. It uses Qt (LGPL 3), nlohmann-json (MIT) and qrcodegen (MIT).</source>
        <translation>Flocktale 是采用 MIT 许可证的自由软件。它使用了 Qt（LGPL 3）、nlohmann-json（MIT）和 qrcodegen（MIT）。</translation>
    </message>
    <message>
        <source>Drawn by the processor: this computer has no usable GPU.</source>
        <translation>由处理器绘制：这台电脑没有可用的 GPU。</translation>
    </message>
    <message>
        <source>Drawn by the GPU.</source>
        <translation>由 GPU 绘制。</translation>
    </message>
    <message>
        <source>Flocktale %1</source>
        <translation>Flocktale %1</translation>
    </message>
</context>
<context>
    <name>ActBlock</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Cannot perform as written</source>
        <translation>无法照所写的演出</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ActLane</name>
    <message>
        <source>Free flight all the way. Double click to add an act.</source>
        <translation>全程自由飞行。双击可添加一幕。</translation>
    </message>
</context>
<context>
    <name>ActMenu</name>
    <message>
        <source>Save as template…</source>
        <translation>存为模板…</translation>
    </message>
</context>
<context>
    <name>ActPage</name>
    <message>
        <source>Select an act on the timeline to see its shape, colours and motion here.</source>
        <translation>在时间线上选择一幕，即可在此查看它的形状、颜色和运动。</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>幕</translation>
    </message>
    <message>
        <source>Casts</source>
        <translation>分队</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Departure</source>
        <translation>出发</translation>
    </message>
    <message>
        <source>Landed birds</source>
        <translation>落位之后</translation>
    </message>
    <message>
        <source>Formation feel</source>
        <translation>编队手感</translation>
    </message>
    <message>
        <source>Back to the seed&apos;s values</source>
        <translation>恢复原作的数值</translation>
    </message>
    <message numerus="yes">
        <source>%n acts are selected. What you change here changes in all of them; — stands where they differ.</source>
        <translation>
            <numerusform>选中了 %n 幕。在这里的改动对它们全部有效；各幕不同之处显示“—”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casts are chosen. What you change here changes in all of them.</source>
        <translation>
            <numerusform>选中了 %n 个分队。在这里的改动对它们全部有效。</numerusform>
        </translation>
    </message>
    <message>
        <source>Spare birds</source>
        <translation>多余的鸟</translation>
    </message>
    <message>
        <source>Birds of this act without a point: those in no cast, and those that a cast has too many.</source>
        <translation>本幕中没有位置的鸟：不属于任何分队的，以及分队里多出来的。</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>ActTable</name>
    <message>
        <source>Acts</source>
        <translation>幕</translation>
    </message>
    <message>
        <source>There are no acts yet.</source>
        <translation>还没有幕。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename act</source>
        <translation>重命名幕</translation>
    </message>
    <message>
        <source>Move act</source>
        <translation>移动幕</translation>
    </message>
    <message>
        <source>Set duration</source>
        <translation>设置时长</translation>
    </message>
    <message>
        <source>Set mode</source>
        <translation>设置模式</translation>
    </message>
    <message>
        <source>Set shape</source>
        <translation>设置形状</translation>
    </message>
    <message>
        <source>Set sweep</source>
        <translation>设置扫描</translation>
    </message>
    <message>
        <source>“%1” is not a time</source>
        <translation>“%1”不是时间</translation>
    </message>
    <message>
        <source>%1 is taken; the nearest free place is %2</source>
        <translation>%1 处已被占用；最近的空位是 %2</translation>
    </message>
    <message>
        <source>An act lasts at least one step</source>
        <translation>一幕至少持续一步</translation>
    </message>
    <message>
        <source>There is room for %1 before the next act</source>
        <translation>到下一幕之前只有 %1</translation>
    </message>
    <message>
        <source>“%1” does not fit</source>
        <translation>“%1”不合适</translation>
    </message>
    <message>
        <source>Reorder acts</source>
        <translation>重排各幕</translation>
    </message>
</context>
<context>
    <name>AddKeyMenu</name>
    <message>
        <source>Add key of position</source>
        <translation>添加位置关键帧</translation>
    </message>
    <message>
        <source>Add key of scale</source>
        <translation>添加缩放关键帧</translation>
    </message>
    <message>
        <source>Add key of rotation</source>
        <translation>添加旋转关键帧</translation>
    </message>
    <message>
        <source>Add key of colour</source>
        <translation>添加颜色关键帧</translation>
    </message>
    <message>
        <source>Add key of orbit centre</source>
        <translation>添加盘旋中心关键帧</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message>
        <source>Delay brush</source>
        <translation>延迟画笔</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>What the brush paints, from the first to leave to the last</source>
        <translation>画笔所画的延迟，从最先出发到最后出发</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>How large the brush is ([ and ], or the wheel)</source>
        <translation>画笔的大小（[ 和 ]，或滚轮）</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>力度</translation>
    </message>
    <message>
        <source>How strongly one touch paints</source>
        <translation>每一笔画得多重</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Erase: where the brush goes, birds depart first again.</source>
        <translation>擦除：画笔经过之处的鸟又最先出发。</translation>
    </message>
    <message>
        <source>Take delays from a picture</source>
        <translation>从图片取延迟</translation>
    </message>
    <message>
        <source>Take delays from a picture: dark places depart first, bright ones last.</source>
        <translation>从图片取延迟：暗处最先出发，亮处最后出发。</translation>
    </message>
    <message>
        <source>Put the brush away (Esc)</source>
        <translation>放下画笔（Esc）</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片（%1）</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>BusyBar</name>
    <message>
        <source>Performing up to %1</source>
        <translation>正在演到 %1</translation>
    </message>
</context>
<context>
    <name>CastData</name>
    <message>
        <source>Arrival</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>处理</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Lane 1</source>
        <translation>泳道 1</translation>
    </message>
    <message>
        <source>Lane 2</source>
        <translation>泳道 2</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>死信</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>there</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <translation>可选：%1</translation>
    </message>
    <message>
        <source>A time in seconds from 0 to %1.</source>
        <translation>以秒为单位的时间，0 到 %1。</translation>
    </message>
    <message>
        <source>At most %1 characters.</source>
        <translation>最多 %1 个字符。</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>%1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>A colour as in #38bdf8, or nothing for the state&apos;s.</source>
        <translation>颜色，例如 #38bdf8；留空则用状态的颜色。</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>At (s)</source>
        <translation>时间（秒）</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>泳道</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试次数</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>How many tries time out before one succeeds.</source>
        <translation>成功之前有几次尝试超时。</translation>
    </message>
    <message>
        <source>Without a name an event goes by its number.</source>
        <translation>没有名称的事件用编号称呼。</translation>
    </message>
    <message>
        <source>When it arrives, after the start of the data.</source>
        <translation>从数据开始算起的到达时间。</translation>
    </message>
    <message>
        <source>One of: %1; or a new one; or nothing for as before.</source>
        <translation>可选：%1；也可以写新的；留空表示保持不变。</translation>
    </message>
    <message>
        <source>Rows of one name are one clump of birds.</source>
        <translation>同名的行是同一小群鸟。</translation>
    </message>
    <message>
        <source>From when on, after the start of the data.</source>
        <translation>从数据开始算起的生效时间。</translation>
    </message>
    <message>
        <source>A list has at most %1 names.</source>
        <translation>一个列表最多有 %1 个名称。</translation>
    </message>
</context>
<context>
    <name>CastDataSection</name>
    <message>
        <source>Data belong to one cast: choose a single one to see and change them.</source>
        <translation>数据属于单个组：只选一个组才能查看和更改。</translation>
    </message>
    <message>
        <source>No data: birds go to the points of the shape. Data send them to entities instead, which move and change their colour as a table says.</source>
        <translation>没有数据：鸟飞向图形的点。数据会让鸟改为跟随实体，按表格移动并变色。</translation>
    </message>
    <message>
        <source>Make a pipeline</source>
        <translation>新建流水线</translation>
    </message>
    <message>
        <source>Events that arrive, pass stages, fail, are tried again and replayed.</source>
        <translation>到达、经过各阶段、失败、重试和重放的事件。</translation>
    </message>
    <message>
        <source>Make a table</source>
        <translation>新建表格</translation>
    </message>
    <message>
        <source>Any entities, with a state, a lane and a place over time.</source>
        <translation>任意实体，随时间有状态、泳道和位置。</translation>
    </message>
    <message>
        <source>States along the act</source>
        <translation>幕中的状态变化</translation>
    </message>
    <message>
        <source>Edit table…</source>
        <translation>编辑表格…</translation>
    </message>
    <message>
        <source>Remove the data</source>
        <translation>移除数据</translation>
    </message>
</context>
<context>
    <name>CastList</name>
    <message>
        <source>No casts: everybody flies freely</source>
        <translation>没有分队：所有鸟自由飞行</translation>
    </message>
    <message>
        <source>Casts</source>
        <translation>分队</translation>
    </message>
    <message>
        <source>Add a cast</source>
        <translation>添加分队</translation>
    </message>
    <message>
        <source>Duplicate the cast</source>
        <translation>创建分队副本</translation>
    </message>
    <message>
        <source>Move the cast up</source>
        <translation>上移分队</translation>
    </message>
    <message>
        <source>Move the cast down</source>
        <translation>下移分队</translation>
    </message>
    <message>
        <source>Remove the cast</source>
        <translation>移除分队</translation>
    </message>
</context>
<context>
    <name>CastThumbnail</name>
    <message>
        <source>Preview of the shape</source>
        <translation>形状预览</translation>
    </message>
</context>
<context>
    <name>CodeChecks</name>
    <message>
        <source>Needs %1 birds and has %2.</source>
        <translation>需要 %1 只鸟，有 %2 只。</translation>
    </message>
    <message>
        <source>Needs %1 birds, more than a flock may have.</source>
        <translation>需要 %1 只鸟，超过了鸟群的上限。</translation>
    </message>
    <message>
        <source>Needs %1 birds but has only %2: it will not be drawn.</source>
        <translation>需要 %1 只鸟，但只有 %2 只：画不出来。</translation>
    </message>
    <message>
        <source>On a screen of 1280 × 720 a module has %1 pixels; %2 are needed.</source>
        <translation>在 1280 × 720 的屏幕上每个模块有 %1 像素；需要 %2 像素。</translation>
    </message>
    <message>
        <source>Light on dark: many phones cannot read that.</source>
        <translation>深底浅码：许多手机读不了。</translation>
    </message>
    <message>
        <source>The contrast is %1 %; %2 % are needed.</source>
        <translation>对比度是 %1 %；需要 %2 %。</translation>
    </message>
    <message>
        <source>The quiet zone is %1 modules wide; %2 are needed.</source>
        <translation>静区宽 %1 个模块；需要 %2 个。</translation>
    </message>
</context>
<context>
    <name>DataImportBox</name>
    <message numerus="yes">
        <source>%n line(s) can be imported. Nothing has been changed yet.</source>
        <translation>
            <numerusform>可以导入 %n 行。尚未更改任何内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be imported. Nothing has been changed.</source>
        <translation>无法导入。没有更改任何内容。</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Add at the end</source>
        <translation>追加到末尾</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>DataTableDialog</name>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>表格的行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>添加一行</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>移除该行</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>CSV with a heading row or a JSON list, from the clipboard.</source>
        <translation>剪贴板中带标题行的 CSV 或 JSON 列表。</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>CSV with a heading row or a JSON list, from a file.</source>
        <translation>文件中带标题行的 CSV 或 JSON 列表。</translation>
    </message>
    <message>
        <source>Nothing here yet: add a line, paste or import.</source>
        <translation>还没有内容：添加一行、粘贴或导入。</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>导入表格</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json)</source>
        <translation>表格 (*.csv *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>DiskDialog</name>
    <message>
        <source>“%1” was changed by another program</source>
        <translation>“%1”被别的程序改动了</translation>
    </message>
    <message>
        <source>“%1” was changed by another program. Replace it?</source>
        <translation>“%1”被别的程序改动了。要替换它吗？</translation>
    </message>
    <message>
        <source>“%1” is not there any more</source>
        <translation>“%1”不在了</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>重新保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Reloading shows what is in the file now; Undo gives back what is open here. If you keep yours, the next save replaces the file.</source>
        <translation>重新载入会显示文件现在的内容；撤销可以找回这里打开的内容。如果保留你的，下次保存会替换文件。</translation>
    </message>
    <message>
        <source>What the other program has written there would be lost.</source>
        <translation>别的程序写入的内容会丢失。</translation>
    </message>
    <message>
        <source>It was removed or renamed, or its disk is gone. The show is still open here, unsaved.</source>
        <translation>它被删除或改名了，或者它所在的磁盘不见了。演出仍在这里打开着，尚未保存。</translation>
    </message>
</context>
<context>
    <name>Easings</name>
    <message>
        <source>Linear</source>
        <translation>匀速</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Slow start</source>
        <translation>慢起</translation>
    </message>
    <message>
        <source>Slow end</source>
        <translation>慢止</translation>
    </message>
    <message>
        <source>Slow start and end</source>
        <translation>慢起慢止</translation>
    </message>
    <message>
        <source>Overshoot</source>
        <translation>冲过头</translation>
    </message>
    <message>
        <source>Step back first</source>
        <translation>先退后进</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;New show</source>
        <translation>新建演出(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销“%1”(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做“%1”(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Select &amp;all acts</source>
        <translation>选择所有幕(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Plugins</source>
        <translation>插件(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;About Flocktale</source>
        <translation>关于 Flocktale(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Recover unsaved work…</source>
        <translation>找回未保存的内容(&amp;R)…</translation>
    </message>
</context>
<context>
    <name>EditorDialogs</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Export the show</source>
        <translation>导出演出</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>%1 files (*.%1)</source>
        <translation>%1 文件 (*.%1)</translation>
    </message>
</context>
<context>
    <name>EditorMenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清除列表</translation>
    </message>
    <message>
        <source>Sample s&amp;hows</source>
        <translation>示例演出(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Act</source>
        <translation>幕(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>EmptyPlaceMenu</name>
    <message>
        <source>Add formation act here</source>
        <translation>在此添加编队幕</translation>
    </message>
    <message>
        <source>Add free flight act here</source>
        <translation>在此添加自由飞行幕</translation>
    </message>
    <message>
        <source>Add marker here</source>
        <translation>在此添加标记</translation>
    </message>
    <message>
        <source>Close this gap</source>
        <translation>合拢这段空隙</translation>
    </message>
</context>
<context>
    <name>ExpectationList</name>
    <message>
        <source>This show expects nothing of itself. Expectations are written in the file.</source>
        <translation>此演出没有期望。期望写在文件中。</translation>
    </message>
    <message>
        <source>Expectations</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Performs the show from its start, beside the editor.</source>
        <translation>在编辑器之外从头演出一遍。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>No exporter could be loaded; the plugin list in the help menu says why.</source>
        <translation>没有可用的导出器；原因见“帮助”菜单中的插件列表。</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>Time</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Width (0: the stage&apos;s)</source>
        <translation>宽度（0：与舞台相同）</translation>
    </message>
    <message>
        <source>Height (0: by the width)</source>
        <translation>高度（0：按宽度推算）</translation>
    </message>
    <message>
        <source>One picture every (0: about 24 in all)</source>
        <translation>每隔多久一张（0：总共约 24 张）</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Width of a picture</source>
        <translation>单张图片宽度</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
</context>
<context>
    <name>ExportProgress</name>
    <message>
        <source>Replace “%1”?</source>
        <translation>替换“%1”？</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
    <message>
        <source>The export failed</source>
        <translation>导出失败</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>导出完成</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A file with this name exists already. Its contents would be lost.</source>
        <translation>已有同名文件，它的内容将会丢失。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>FColorChooser</name>
    <message>
        <source>Colour as #rrggbb</source>
        <translation>颜色，格式为 #rrggbb</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>色相</translation>
    </message>
    <message>
        <source>Saturation and brightness</source>
        <translation>饱和度和亮度</translation>
    </message>
    <message>
        <source>A colour as #rrggbb, as three numbers from 0 to 255, or by its English name.</source>
        <translation>颜色：#rrggbb、三个 0 到 255 的数，或英文名称。</translation>
    </message>
    <message>
        <source>Chosen lately</source>
        <translation>最近用过</translation>
    </message>
    <message>
        <source>In this show</source>
        <translation>本演出中的</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>调色板</translation>
    </message>
</context>
<context>
    <name>FDialog</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>FEasingPicker</name>
    <message>
        <source>First handle</source>
        <translation>第一个控制点</translation>
    </message>
    <message>
        <source>Second handle</source>
        <translation>第二个控制点</translation>
    </message>
</context>
<context>
    <name>FPanelHeader</name>
    <message>
        <source>Hide this panel</source>
        <translation>隐藏此面板</translation>
    </message>
</context>
<context>
    <name>FSection</name>
    <message>
        <source>Expanded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>FamilyBox</name>
    <message>
        <source>Search a font</source>
        <translation>搜索字体</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>No font of this name</source>
        <translation>没有这个名字的字体</translation>
    </message>
</context>
<context>
    <name>FieldMenu</name>
    <message>
        <source>Reset %1 to %2</source>
        <translation>把“%1”恢复为 %2</translation>
    </message>
    <message>
        <source>Reset the whole section</source>
        <translation>恢复整个部分</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Reset %1 to %2</source>
        <translation>将“%1”恢复为 %2</translation>
    </message>
    <message>
        <source>%1 (Ctrl+R)</source>
        <translation>%1（Ctrl+R）</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Formation</source>
        <translation>编队</translation>
    </message>
    <message>
        <source>Free flight</source>
        <translation>自由飞行</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>炸开</translation>
    </message>
    <message>
        <source>Unstable: the damping must stay between 0 and 1, it would come to %1.</source>
        <translation>不稳定：阻尼必须保持在 0 和 1 之间，这样会变成 %1。</translation>
    </message>
    <message>
        <source>Unstable: with this damping the spring must stay between 0 and %1, it would come to %2.</source>
        <translation>不稳定：在此阻尼下，弹簧必须保持在 0 和 %1 之间，这样会变成 %2。</translation>
    </message>
    <message>
        <source>Unstable: the birds would never come to rest.</source>
        <translation>不稳定：鸟会永远停不下来。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What the act is called on the timeline.</source>
        <translation>这一幕在时间线上的名称。</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>In free flight the birds follow their neighbours, in a formation each flies to its place.</source>
        <translation>自由飞行时，鸟跟随邻居；编队时，每只鸟飞向自己的位置。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>When the act begins.</source>
        <translation>这一幕何时开始。</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>How long the act lasts; it ends where the next one begins at the latest.</source>
        <translation>这一幕持续多久；最迟到下一幕开始时结束。</translation>
    </message>
    <message>
        <source>Burst speed</source>
        <translation>炸开速度</translation>
    </message>
    <message>
        <source>How fast the birds burst apart when the act ends.</source>
        <translation>幕结束时鸟以多快的速度炸开。</translation>
    </message>
    <message>
        <source>px/s</source>
        <translation>像素/秒</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>What the birds do when the act ends.</source>
        <translation>幕结束时鸟做什么。</translation>
    </message>
    <message>
        <source>Time to form</source>
        <translation>成形用时</translation>
    </message>
    <message>
        <source>Time from the first departure until every bird is pulled with full strength.</source>
        <translation>从第一只鸟出发，到每只鸟都受到全力牵引所用的时间。</translation>
    </message>
    <message>
        <source>Spring at first</source>
        <translation>起始弹簧</translation>
    </message>
    <message>
        <source>How strongly a bird is pulled to its place before its turn comes.</source>
        <translation>还没轮到的鸟，被拉向自己位置的力度。</translation>
    </message>
    <message>
        <source>Spring gained</source>
        <translation>弹簧增量</translation>
    </message>
    <message>
        <source>How much stronger the pull has become in the end; more arrives more firmly.</source>
        <translation>到最后拉力增强多少；越大，落位越有力。</translation>
    </message>
    <message>
        <source>Damping at first</source>
        <translation>起始阻尼</translation>
    </message>
    <message>
        <source>Share of its speed that a bird keeps each step; less brakes harder.</source>
        <translation>鸟每一步保留的速度比例；越小，刹得越狠。</translation>
    </message>
    <message>
        <source>Damping lost</source>
        <translation>阻尼减量</translation>
    </message>
    <message>
        <source>How much less of its speed a bird keeps in the end.</source>
        <translation>到最后，鸟保留的速度比例减少多少。</translation>
    </message>
    <message>
        <source>Hover</source>
        <translation>悬停</translation>
    </message>
    <message>
        <source>How much landed birds rock on the spot.</source>
        <translation>落位的鸟在原地晃动的幅度。</translation>
    </message>
    <message>
        <source>By angle</source>
        <translation>按角度</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>按次序</translation>
    </message>
    <message>
        <source>Around (angle)</source>
        <translation>环绕（角度）</translation>
    </message>
    <message>
        <source>From the middle (radius)</source>
        <translation>从中心向外（半径）</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>从上到下</translation>
    </message>
    <message>
        <source>Shortest way first</source>
        <translation>路程短的先走</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>单色</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>渐变</translation>
    </message>
    <message>
        <source>Bird by bird</source>
        <translation>逐只</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>鸟</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>圆盘</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>As the act</source>
        <translation>与本幕相同</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>鸟数</translation>
    </message>
    <message>
        <source>A fixed number of birds, or a share of those that the others leave.</source>
        <translation>固定数量的鸟，或者按份额分得其余分队留下的鸟。</translation>
    </message>
    <message>
        <source>By share</source>
        <translation>按份额</translation>
    </message>
    <message>
        <source>Fixed number</source>
        <translation>固定数量</translation>
    </message>
    <message>
        <source>What the cast is called in the list.</source>
        <translation>分队在列表中的名称。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many birds the cast takes.</source>
        <translation>分队占用多少只鸟。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Weight among the casts without a fixed number: 2 gets twice as many birds as 1.</source>
        <translation>没有固定数量的各分队之间的权重：2 分得的鸟是 1 的两倍。</translation>
    </message>
    <message>
        <source>These birds may fly freely while the others form, or the other way round.</source>
        <translation>其他鸟编队时，这些鸟可以自由飞行，反之亦然。</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Middle of the shape, from the left edge of the stage.</source>
        <translation>形状中心到舞台左边缘的距离。</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Middle of the shape, from the top edge of the stage.</source>
        <translation>形状中心到舞台上边缘的距离。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Enlarges the whole shape.</source>
        <translation>放大整个形状。</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Turns the whole shape clockwise.</source>
        <translation>顺时针旋转整个形状。</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Which bird goes to which point.</source>
        <translation>哪只鸟去哪个点。</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>What the order of departure follows.</source>
        <translation>鸟按什么次序出发。</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>The last departs first.</source>
        <translation>最后的最先出发。</translation>
    </message>
    <message>
        <source>Stagger</source>
        <translation>错开</translation>
    </message>
    <message>
        <source>0 is all together, 100 is one after the other.</source>
        <translation>0 是同时出发，100 是一只接一只。</translation>
    </message>
    <message>
        <source>Start angle</source>
        <translation>起始角度</translation>
    </message>
    <message>
        <source>Where the beam starts, clockwise from the right.</source>
        <translation>扫描从哪里开始，从正右方起按顺时针计。</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>One colour, a gradient over the shape, or colours repeated bird by bird.</source>
        <translation>单色、覆盖整个形状的渐变，或者逐只轮换的颜色。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Direction of the gradient, clockwise from left to right.</source>
        <translation>渐变的方向，从“由左向右”起按顺时针计。</translation>
    </message>
    <message>
        <source>Glyph</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>What a bird is drawn as once it has landed.</source>
        <translation>鸟落位之后画成什么。</translation>
    </message>
    <message>
        <source>Glyph size</source>
        <translation>图形大小</translation>
    </message>
    <message>
        <source>Extent of a landed glyph; 0 is as the shape wants.</source>
        <translation>落位后图形的大小；0 表示由形状决定。</translation>
    </message>
    <message>
        <source>How much of the formation&apos;s hover these birds show; 0 is still.</source>
        <translation>这些鸟表现出多少编队的悬停晃动；0 为静止。</translation>
    </message>
    <message>
        <source>The lowest is %1.</source>
        <translation>最小为 %1。</translation>
    </message>
    <message>
        <source>The highest is %1.</source>
        <translation>最大为 %1。</translation>
    </message>
    <message>
        <source>Cut to %1 characters.</source>
        <translation>已截短为 %1 个字符。</translation>
    </message>
    <message>
        <source>Birds (theatre)</source>
        <translation>鸟（剧场）</translation>
    </message>
    <message>
        <source>Fish (MiroFish)</source>
        <translation>鱼（MiroFish）</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Which of the two seeds&apos; rules turn neighbours into forces.</source>
        <translation>采用两部原作中哪一部的规则，把邻居的影响变成力。</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>视野</translation>
    </message>
    <message>
        <source>How far a bird sees its neighbours.</source>
        <translation>鸟能看到多远的邻居。</translation>
    </message>
    <message>
        <source>Personal space</source>
        <translation>个体空间</translation>
    </message>
    <message>
        <source>Neighbours nearer than this push away; never more than the sight.</source>
        <translation>比这更近的邻居会产生推力；不会大于视野。</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>How strongly a bird turns the way its neighbours fly.</source>
        <translation>鸟转向邻居飞行方向的力度。</translation>
    </message>
    <message>
        <source>Cohere</source>
        <translation>聚合</translation>
    </message>
    <message>
        <source>How strongly a bird is drawn to the middle of its neighbours.</source>
        <translation>鸟被拉向邻居中心的力度。</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>分离</translation>
    </message>
    <message>
        <source>How strongly a bird keeps off neighbours that are too near.</source>
        <translation>鸟避开过近邻居的力度。</translation>
    </message>
    <message>
        <source>Lowest speed</source>
        <translation>最低速度</translation>
    </message>
    <message>
        <source>A free bird is never slower than this.</source>
        <translation>自由飞行的鸟不会比这更慢。</translation>
    </message>
    <message>
        <source>Highest speed</source>
        <translation>最高速度</translation>
    </message>
    <message>
        <source>A free bird is never faster than this.</source>
        <translation>自由飞行的鸟不会比这更快。</translation>
    </message>
    <message>
        <source>Highest force</source>
        <translation>最大力</translation>
    </message>
    <message>
        <source>Cap of each steering force and of their sum; higher turns more sharply.</source>
        <translation>每个转向力及其总和的上限；越大，转弯越急。</translation>
    </message>
    <message>
        <source>Nearest distance</source>
        <translation>最近距离</translation>
    </message>
    <message>
        <source>Neighbours nearer than this count as this far away, so that nobody is flung off.</source>
        <translation>比这更近的邻居按此距离计算，以免有鸟被弹飞。</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>游荡</translation>
    </message>
    <message>
        <source>How quickly each bird strays from its course by itself, at most.</source>
        <translation>每只鸟自行偏离航向的最快速度。</translation>
    </message>
    <message>
        <source>°/s</source>
        <translation>°/秒</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Random steering as a share of the highest force; keeps the shoal from freezing.</source>
        <translation>随机转向占最大力的比例；防止鱼群僵住。</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>风</translation>
    </message>
    <message>
        <source>Force of the slowly changing wind where it is strongest.</source>
        <translation>缓慢变化的风在最强处的力。</translation>
    </message>
    <message>
        <source>Wind waves</source>
        <translation>风的波长</translation>
    </message>
    <message>
        <source>Length of the wind&apos;s waves: short ones tear the flock, long ones carry it.</source>
        <translation>风的波长：短波撕开鸟群，长波带走鸟群。</translation>
    </message>
    <message>
        <source>Pull of the centre</source>
        <translation>中心引力</translation>
    </message>
    <message>
        <source>How strongly the wandering centre draws the flock, per pixel of distance.</source>
        <translation>游荡的中心吸引鸟群的力度，按每像素距离计。</translation>
    </message>
    <message>
        <source>Reach of the centre</source>
        <translation>中心活动范围</translation>
    </message>
    <message>
        <source>How far the centre wanders, as a share of the stage.</source>
        <translation>中心游荡多远，以舞台的比例表示。</translation>
    </message>
    <message>
        <source>Soft wall</source>
        <translation>软墙</translation>
    </message>
    <message>
        <source>How far inside the edge of the stage the soft wall begins; 0 is no wall.</source>
        <translation>软墙从舞台边缘向内多远处开始；0 为没有墙。</translation>
    </message>
    <message>
        <source>Force of the wall</source>
        <translation>墙的推力</translation>
    </message>
    <message>
        <source>How strongly the wall turns birds back at the very edge.</source>
        <translation>在最边缘处，墙把鸟推回来的力度。</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>角数</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>内半径</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>底板</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>Dashed line</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Finder squares</source>
        <translation>定位方块</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示时机</translation>
    </message>
    <message>
        <source>During an act and moving along with it, or at a time of its own.</source>
        <translation>在某一幕期间显示并随之移动，或者在自己的时间显示。</translation>
    </message>
    <message>
        <source>At its own time</source>
        <translation>自定时间</translation>
    </message>
    <message>
        <source>Act %1</source>
        <translation>第 %1 幕</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>What is drawn under the flock.</source>
        <translation>画在鸟群下面的东西。</translation>
    </message>
    <message>
        <source>Appears at</source>
        <translation>出现于</translation>
    </message>
    <message>
        <source>From the start of its act, or of the show.</source>
        <translation>从所属幕或演出的开头算起。</translation>
    </message>
    <message>
        <source>Stays for</source>
        <translation>停留</translation>
    </message>
    <message>
        <source>In an act, 0 is until the act ends.</source>
        <translation>属于某一幕时，0 表示直到该幕结束。</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>淡入淡出</translation>
    </message>
    <message>
        <source>Time to fade in, and to fade out.</source>
        <translation>淡入和淡出各自所用的时间。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>What the label says.</source>
        <translation>标签上的文字。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Height of the letters.</source>
        <translation>文字的高度。</translation>
    </message>
    <message>
        <source>Middle (of a line its first end), from the left edge of the stage.</source>
        <translation>中心（虚线则为起点）到舞台左边缘的距离。</translation>
    </message>
    <message>
        <source>Middle (of a line its first end), from the top edge of the stage.</source>
        <translation>中心（虚线则为起点）到舞台上边缘的距离。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width of the prop.</source>
        <translation>道具的宽度。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height of the prop.</source>
        <translation>道具的高度。</translation>
    </message>
    <message>
        <source>Runs right</source>
        <translation>向右延伸</translation>
    </message>
    <message>
        <source>How far the second end lies to the right.</source>
        <translation>终点向右偏移多远。</translation>
    </message>
    <message>
        <source>Runs down</source>
        <translation>向下延伸</translation>
    </message>
    <message>
        <source>How far the second end lies below.</source>
        <translation>终点向下偏移多远。</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>边长</translation>
    </message>
    <message>
        <source>Side of the code that the squares belong to.</source>
        <translation>定位方块所属二维码的边长。</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块数</translation>
    </message>
    <message>
        <source>Modules along one side of the code.</source>
        <translation>二维码一边的模块数。</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Its colour.</source>
        <translation>它的颜色。</translation>
    </message>
    <message>
        <source>Low (7 %)</source>
        <translation>低（7%）</translation>
    </message>
    <message>
        <source>Medium (15 %)</source>
        <translation>中（15%）</translation>
    </message>
    <message>
        <source>Quartile (25 %)</source>
        <translation>较高（25%）</translation>
    </message>
    <message>
        <source>High (30 %)</source>
        <translation>高（30%）</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>What the birds of this cast form.</source>
        <translation>这个分队的鸟组成什么。</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>One corner a line: x and y, measured from the middle of the shape.</source>
        <translation>每行一个顶点：x 和 y，从形状中心量起。</translation>
    </message>
    <message>
        <source>Two corners or more, each a line of two numbers, as in &quot;-200 100&quot;.</source>
        <translation>至少两个顶点，每行两个数，例如“-200 100”。</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Automatic takes what suits the script.</source>
        <translation>“自动”会选用适合该文字的字体。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>From the middle to the birds.</source>
        <translation>从中心到鸟的距离。</translation>
    </message>
    <message>
        <source>From the middle to the outermost birds.</source>
        <translation>从中心到最外圈的鸟的距离。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>From the first bird to the last.</source>
        <translation>从第一只鸟到最后一只鸟的距离。</translation>
    </message>
    <message>
        <source>Width of the outline.</source>
        <translation>轮廓的宽度。</translation>
    </message>
    <message>
        <source>Height of the outline.</source>
        <translation>轮廓的高度。</translation>
    </message>
    <message>
        <source>Width of the grid.</source>
        <translation>网格的宽度。</translation>
    </message>
    <message>
        <source>Height of the grid.</source>
        <translation>网格的高度。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>0 is as square as the birds allow.</source>
        <translation>0 表示按鸟数排得尽量方正。</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>闭合</translation>
    </message>
    <message>
        <source>The last corner is joined to the first.</source>
        <translation>最后一个顶点与第一个顶点相连。</translation>
    </message>
    <message>
        <source>What the birds write; a line break is a new line.</source>
        <translation>鸟写出的文字；回车即换行。</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>Bold strokes are easier to read in birds.</source>
        <translation>用鸟写字时，粗笔画更容易辨认。</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What a phone reads: an address or any text.</source>
        <translation>手机读到的内容：网址或任意文字。</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>纠错</translation>
    </message>
    <message>
        <source>How much of the code may be missing; more correction takes more birds.</source>
        <translation>二维码可以缺损多少；纠错越高，需要的鸟越多。</translation>
    </message>
    <message>
        <source>Side of the code without its quiet zone.</source>
        <translation>二维码的边长，不含静区。</translation>
    </message>
    <message>
        <source>Quiet zone</source>
        <translation>静区</translation>
    </message>
    <message>
        <source>Empty modules around the code; readers want 4.</source>
        <translation>二维码四周留空的模块数；扫码器要求 4。</translation>
    </message>
    <message>
        <source>Draws the light plate and the finder squares under the birds.</source>
        <translation>在鸟的下面画出浅色底板和定位方块。</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>漩涡</translation>
    </message>
    <message>
        <source>All over the stage</source>
        <translation>布满舞台</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>What the show is called.</source>
        <translation>演出的名称。</translation>
    </message>
    <message>
        <source>Width of the stage.</source>
        <translation>舞台的宽度。</translation>
    </message>
    <message>
        <source>Height of the stage.</source>
        <translation>舞台的高度。</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Colour behind the flock.</source>
        <translation>鸟群背后的颜色。</translation>
    </message>
    <message>
        <source>How many birds perform the show.</source>
        <translation>有多少只鸟参加演出。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Another number is another flight; the same number is the same flight on every machine.</source>
        <translation>换一个数就换一种飞法；同一个数在任何机器上都飞得一模一样。</translation>
    </message>
    <message>
        <source>Bird size</source>
        <translation>鸟的大小</translation>
    </message>
    <message>
        <source>Half the length of a bird.</source>
        <translation>鸟身长度的一半。</translation>
    </message>
    <message>
        <source>Colour of birds that no cast colours.</source>
        <translation>没有分队着色的鸟的颜色。</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开场</translation>
    </message>
    <message>
        <source>How the flock begins.</source>
        <translation>鸟群如何开始。</translation>
    </message>
    <message>
        <source>Set free in</source>
        <translation>放飞用时</translation>
    </message>
    <message>
        <source>Time in which the flock learns to fly by itself.</source>
        <translation>鸟群学会自己飞所用的时间。</translation>
    </message>
    <message>
        <source>Whirl radius</source>
        <translation>漩涡半径</translation>
    </message>
    <message>
        <source>Size of the whirl that the flock grows out of.</source>
        <translation>鸟群从中长出来的漩涡的大小。</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形框</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Polyline</source>
        <translation>折线</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>二维码</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>心形</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Along a direction</source>
        <translation>沿一个方向</translation>
    </message>
    <message>
        <source>In patches (noise)</source>
        <translation>成片（噪声）</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>手绘</translation>
    </message>
    <message>
        <source>Every second, third …</source>
        <translation>隔一只、隔两只……</translation>
    </message>
    <message>
        <source>Nearest to the shape</source>
        <translation>离形状最近的</translation>
    </message>
    <message>
        <source>Left half</source>
        <translation>左半边</translation>
    </message>
    <message>
        <source>Right half</source>
        <translation>右半边</translation>
    </message>
    <message>
        <source>Upper half</source>
        <translation>上半边</translation>
    </message>
    <message>
        <source>Lower half</source>
        <translation>下半边</translation>
    </message>
    <message>
        <source>Fly freely</source>
        <translation>自由飞行</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>盘旋</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Join the others</source>
        <translation>加入别的鸟</translation>
    </message>
    <message>
        <source>Which birds</source>
        <translation>哪些鸟</translation>
    </message>
    <message>
        <source>Which of the birds that the casts before it leave the cast takes when the act begins.</source>
        <translation>本幕开始时，分队从前面的分队剩下的鸟里取哪些。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>位置数</translation>
    </message>
    <message>
        <source>How many places the shape has when it shall be fewer than the birds; 0 is one for each bird.</source>
        <translation>形状的位置少于鸟数时有多少个；0 表示每只鸟一个。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Where the sweep runs to, clockwise from left to right.</source>
        <translation>扫描走向，从左到右起顺时针。</translation>
    </message>
    <message>
        <source>Patch size</source>
        <translation>片的大小</translation>
    </message>
    <message>
        <source>Size of the patches that depart together.</source>
        <translation>一起出发的片有多大。</translation>
    </message>
    <message>
        <source>Stagger curve</source>
        <translation>错开曲线</translation>
    </message>
    <message>
        <source>How the departures are spread: a slow start lets the first ones go in close order.</source>
        <translation>出发怎样分布：慢起让最先的几只挨得很近。</translation>
    </message>
    <message>
        <source>They</source>
        <translation>它们</translation>
    </message>
    <message>
        <source>What birds do for which the act has no point.</source>
        <translation>本幕里没有位置的鸟做什么。</translation>
    </message>
    <message>
        <source>Radius of the outermost circle.</source>
        <translation>最外圈的半径。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed on the outermost circle; below 0 is anticlockwise.</source>
        <translation>最外圈的速度；小于 0 为逆时针。</translation>
    </message>
    <message>
        <source>Middle of the circle of birds in no cast; those of a cast circle its shape.</source>
        <translation>不属于任何分队的鸟盘旋的中心；分队里的鸟绕着分队的形状盘旋。</translation>
    </message>
    <message>
        <source>Shortest, no crossing</source>
        <translation>总路程最短，不交叉</translation>
    </message>
    <message>
        <source>Nobody meets</source>
        <translation>互不相遇</translation>
    </message>
    <message>
        <source>Shortest longest way</source>
        <translation>最长路程最短</translation>
    </message>
    <message>
        <source>Nearest first</source>
        <translation>就近先取</translation>
    </message>
    <message>
        <source>Centre X</source>
        <translation>中心 X</translation>
    </message>
    <message>
        <source>Middle of the sweep, from the left edge of the stage; the middle of the shape until it is set.</source>
        <translation>扫描的中心，从舞台左边缘量起；未设定时为图形的中心。</translation>
    </message>
    <message>
        <source>Centre Y</source>
        <translation>中心 Y</translation>
    </message>
    <message>
        <source>Middle of the sweep, from the top edge of the stage; the middle of the shape until it is set.</source>
        <translation>扫描的中心，从舞台上边缘量起；未设定时为图形的中心。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>On the way</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Tried again</source>
        <translation>重试中</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>重放中</translation>
    </message>
    <message>
        <source>Gone through</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Colour of events in this state.</source>
        <translation>处于此状态的事件的颜色。</translation>
    </message>
    <message>
        <source>What is missing is still used by the table.</source>
        <translation>缺少的项仍被表格使用。</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>One stage a line in order of passing: its name and x.</source>
        <translation>每行一个阶段，按经过的顺序：名称和 x。</translation>
    </message>
    <message>
        <source>Each line is a name of its own and a number, as in &quot;Check 480&quot;.</source>
        <translation>每行是一个不重复的名称和一个数，例如“检查 480”。</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>泳道</translation>
    </message>
    <message>
        <source>One lane a line: its name and y.</source>
        <translation>每行一条泳道：名称和 y。</translation>
    </message>
    <message>
        <source>Each line is a name of its own and a number, as in &quot;Lane 1 240&quot;.</source>
        <translation>每行是一个不重复的名称和一个数，例如“泳道1 240”。</translation>
    </message>
    <message>
        <source>Duplicates stop at</source>
        <translation>重复止于</translation>
    </message>
    <message>
        <source>The stage where duplicates are found.</source>
        <translation>发现重复事件的阶段。</translation>
    </message>
    <message>
        <source>Tries fail at</source>
        <translation>失败发生于</translation>
    </message>
    <message>
        <source>The stage where tries time out and fail.</source>
        <translation>尝试超时和失败的阶段。</translation>
    </message>
    <message>
        <source>Given up into</source>
        <translation>放弃后进入</translation>
    </message>
    <message>
        <source>The lane of events that are given up.</source>
        <translation>被放弃的事件所在的泳道。</translation>
    </message>
    <message>
        <source>Hop</source>
        <translation>换位时间</translation>
    </message>
    <message>
        <source>Time from stage to stage, and between lanes.</source>
        <translation>阶段之间和泳道之间移动所需的时间。</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>单次尝试</translation>
    </message>
    <message>
        <source>Time that a try takes until it fails.</source>
        <translation>一次尝试到失败所用的时间。</translation>
    </message>
    <message>
        <source>Back-off</source>
        <translation>退避</translation>
    </message>
    <message>
        <source>Wait before the second try.</source>
        <translation>第二次尝试前的等待。</translation>
    </message>
    <message>
        <source>Back-off grows by</source>
        <translation>退避倍数</translation>
    </message>
    <message>
        <source>By how much each wait is longer than the one before.</source>
        <translation>每次等待是上一次的多少倍。</translation>
    </message>
    <message>
        <source>×</source>
        <translation>倍</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>After so many failures an event is given up.</source>
        <translation>失败这么多次后放弃该事件。</translation>
    </message>
    <message>
        <source>Reconciliation</source>
        <translation>对账</translation>
    </message>
    <message>
        <source>When events that were given up are replayed.</source>
        <translation>重放被放弃的事件的时间。</translation>
    </message>
    <message>
        <source>Between replays</source>
        <translation>重放间隔</translation>
    </message>
    <message>
        <source>Time from one replay to the next.</source>
        <translation>一次重放到下一次的时间。</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Time that a clump takes to a new place.</source>
        <translation>一小群鸟飞到新位置所需的时间。</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>One state a line: its name and colour.</source>
        <translation>每行一个状态：名称和颜色。</translation>
    </message>
    <message>
        <source>Each line is a name of its own and a colour, as in &quot;done #34d399&quot;.</source>
        <translation>每行是一个不重复的名称和一种颜色，例如“完成 #34d399”。</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>One place a line: its name, x and y.</source>
        <translation>每行一个位置：名称、x 和 y。</translation>
    </message>
    <message>
        <source>Each line is a name of its own and two numbers, as in &quot;middle 640 360&quot;.</source>
        <translation>每行是一个不重复的名称和两个数，例如“中 640 360”。</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>When the data&apos;s time begins, from the start of the act.</source>
        <translation>数据的时间从幕开始后何时起算。</translation>
    </message>
    <message>
        <source>Clump radius</source>
        <translation>小群半径</translation>
    </message>
    <message>
        <source>Size of the clumps that birds swarm in.</source>
        <translation>鸟聚成的小群的大小。</translation>
    </message>
    <message>
        <source>Clump speed</source>
        <translation>小群速度</translation>
    </message>
    <message>
        <source>How fast the outermost birds circle in their clump.</source>
        <translation>小群最外圈的鸟盘旋的速度。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>What the birds do in this span of the act.</source>
        <translation>鸟在幕的这一段里做什么。</translation>
    </message>
    <message>
        <source>One point a line: x and y on the stage.</source>
        <translation>每行一个点：舞台上的 x 和 y。</translation>
    </message>
    <message>
        <source>Two points or more, each a line of two numbers, as in &quot;200 360&quot;.</source>
        <translation>两个或更多点，每行两个数，例如“200 360”。</translation>
    </message>
    <message>
        <source>The way returns to its first point.</source>
        <translation>路径回到第一个点。</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>The way is a curve through its points.</source>
        <translation>路径是穿过各点的曲线。</translation>
    </message>
    <message>
        <source>From the left edge of the stage; where the cast has it until it is set.</source>
        <translation>距舞台左边；未设置时为该组的中心。</translation>
    </message>
    <message>
        <source>From the top edge of the stage; where the cast has it until it is set.</source>
        <translation>距舞台上边；未设置时为该组的中心。</translation>
    </message>
    <message>
        <source>Centre over time</source>
        <translation>中心随时间</translation>
    </message>
    <message>
        <source>One place a line: seconds after the motion&apos;s start, x and y.</source>
        <translation>每行一处：运动开始后的秒数、x 和 y。</translation>
    </message>
    <message>
        <source>Each line is three numbers with rising times from 0 on, as in &quot;1.5 640 360&quot;.</source>
        <translation>每行三个数，时间从 0 起递增，例如“1.5 640 360”。</translation>
    </message>
    <message>
        <source>Itinerary</source>
        <translation>行程</translation>
    </message>
    <message>
        <source>One stop of the centre a line: x, y and the seconds that it stays.</source>
        <translation>中心的每一站一行：x、y 和停留秒数。</translation>
    </message>
    <message>
        <source>Each line is three numbers, the last above 0, as in &quot;640 360 1.5&quot;.</source>
        <translation>每行三个数，最后一个大于 0，例如“640 360 1.5”。</translation>
    </message>
    <message>
        <source>Again and again</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>The itinerary begins anew behind its last stop.</source>
        <translation>最后一站之后行程重新开始。</translation>
    </message>
    <message>
        <source>Time from stop to stop; at 0 the centre is simply there.</source>
        <translation>站与站之间的时间；为 0 时中心直接跳到。</translation>
    </message>
    <message>
        <source>From the start of the act.</source>
        <translation>从幕的开始算起。</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>0 is until the act ends, and nothing leads back.</source>
        <translation>0 表示直到幕结束，不再回到原处。</translation>
    </message>
    <message>
        <source>What the birds turn.</source>
        <translation>鸟变成的颜色。</translation>
    </message>
    <message>
        <source>From the centre to the outermost birds.</source>
        <translation>从中心到最外圈的鸟。</translation>
    </message>
    <message>
        <source>At the radius or along the way; below 0 is the other way round.</source>
        <translation>在半径处或沿路径的速度；小于 0 为反方向。</translation>
    </message>
    <message>
        <source>Straying</source>
        <translation>游离</translation>
    </message>
    <message>
        <source>How far a bird strays from its place.</source>
        <translation>鸟偏离自己位置的距离。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>圈数</translation>
    </message>
    <message>
        <source>How often the way is run through, or the turns on the way in.</source>
        <translation>走完路径的次数，或飞入时的圈数。</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>How far the shape moves each second; below 0 to the left.</source>
        <translation>图形每秒移动的距离；小于 0 为向左。</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>How far the shape moves each second; below 0 upwards.</source>
        <translation>图形每秒移动的距离；小于 0 为向上。</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>幅度</translation>
    </message>
    <message>
        <source>How much of its size the shape gains and loses.</source>
        <translation>图形增大和缩小的比例。</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Time from breath to breath.</source>
        <translation>一次呼吸到下一次的时间。</translation>
    </message>
    <message>
        <source>Where the colour runs to, clockwise from left to right.</source>
        <translation>颜色推进的方向，从左到右起顺时针。</translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>进入</translation>
    </message>
    <message>
        <source>Time in which a bird comes over to the motion.</source>
        <translation>鸟转入运动所用的时间。</translation>
    </message>
    <message>
        <source>Goes out</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Time in which a bird goes back at the end.</source>
        <translation>结束时鸟回去所用的时间。</translation>
    </message>
    <message>
        <source>Easing</source>
        <translation>缓动</translation>
    </message>
    <message>
        <source>How birds come in and go out.</source>
        <translation>鸟如何进入和退出。</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>错开</translation>
    </message>
    <message>
        <source>How much later the last bird begins, in the order of departure.</source>
        <translation>按出发顺序，最后一只鸟晚开始多久。</translation>
    </message>
</context>
<context>
    <name>FileClaim</name>
    <message>
        <source>process %1 on %2</source>
        <translation>%2 上的进程 %1</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a show</source>
        <translation>打开演出</translation>
    </message>
    <message>
        <source>Flocktale shows (*.json)</source>
        <translation>Flocktale 演出 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the show</source>
        <translation>保存演出</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>FileInUseDialog</name>
    <message>
        <source>“%1” is open in another window</source>
        <translation>“%1”已在另一个窗口打开</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>打开副本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>仍然打开</translation>
    </message>
    <message>
        <source>Opened twice, whoever saves last would replace the work of the other. A copy is saved under a name of its own. (%1)</source>
        <translation>打开两次的话，后保存的会替换另一个的内容。副本会以自己的名字保存。（%1）</translation>
    </message>
</context>
<context>
    <name>FileProblemsDialog</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s). The open show has not been changed.</source>
        <translation>
            <numerusform>%n 个问题。已打开的演出没有改变。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlightBar</name>
    <message>
        <source>Theatre</source>
        <translation>剧场</translation>
    </message>
    <message>
        <source>The seed&apos;s birds: wander, wind and a wandering centre.</source>
        <translation>原作中的鸟：游荡、风和一个四处游走的中心。</translation>
    </message>
    <message>
        <source>MiroFish</source>
        <translation>MiroFish</translation>
    </message>
    <message>
        <source>The seed&apos;s fish: steering with a capped force and a soft wall.</source>
        <translation>原作中的鱼：有上限的转向力和一道软墙。</translation>
    </message>
    <message>
        <source>My default</source>
        <translation>我的默认值</translation>
    </message>
    <message>
        <source>The flight that you have saved as default.</source>
        <translation>你保存为默认值的飞行方式。</translation>
    </message>
    <message>
        <source>Save as default</source>
        <translation>存为默认值</translation>
    </message>
    <message>
        <source>New shows will fly like this one.</source>
        <translation>新建的演出将照这样飞行。</translation>
    </message>
    <message>
        <source>Forget default</source>
        <translation>清除默认值</translation>
    </message>
    <message>
        <source>New shows will fly as the theatre does.</source>
        <translation>新建的演出将照剧场那样飞行。</translation>
    </message>
</context>
<context>
    <name>FontLine</name>
    <message>
        <source>lacks letters</source>
        <translation>缺字</translation>
    </message>
    <message>
        <source>lately</source>
        <translation>最近</translation>
    </message>
</context>
<context>
    <name>GapBlock</name>
    <message>
        <source>Free flight, %1</source>
        <translation>自由飞行，%1</translation>
    </message>
    <message>
        <source>free flight · %1</source>
        <translation>自由飞行 · %1</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <translation>%1（已保存）</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Act</source>
        <translation>幕</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>演出</translation>
    </message>
    <message>
        <source>Props</source>
        <translation>道具</translation>
    </message>
</context>
<context>
    <name>ItemMenu</name>
    <message>
        <source>Detach from its act</source>
        <translation>从所在的幕上解开</translation>
    </message>
    <message>
        <source>Attach to the act here</source>
        <translation>附到这里的幕上</translation>
    </message>
</context>
<context>
    <name>KeyDiamond</name>
    <message>
        <source>Key of %1 at %2</source>
        <translation>%2 处的%1关键帧</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Even way to the next key</source>
        <translation>匀速到下一个关键帧</translation>
    </message>
    <message>
        <source>Hold until the next key</source>
        <translation>保持到下一个关键帧</translation>
    </message>
    <message>
        <source>Smooth way to the next key</source>
        <translation>平滑到下一个关键帧</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>慢起</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>慢止</translation>
    </message>
    <message>
        <source>Ease in and out</source>
        <translation>慢起慢止</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Add an act</source>
        <translation>添加一幕</translation>
    </message>
    <message>
        <source>Click to add at the playhead, or drag onto the timeline.</source>
        <translation>单击添加到播放头处，或拖到时间线上。</translation>
    </message>
    <message>
        <source>Acts to start from</source>
        <translation>现成的幕</translation>
    </message>
    <message>
        <source>Save the selected acts as a template</source>
        <translation>把选中的幕存为模板</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1”已删除。</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>找回</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1%2 – Flocktale</source>
        <translation>%1%2 – Flocktale</translation>
    </message>
</context>
<context>
    <name>MarkerFlag</name>
    <message>
        <source>Marker %1 at %2</source>
        <translation>标记“%1”，位于 %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>%1, moves with %2</source>
        <translation>%1，随“%2”移动</translation>
    </message>
</context>
<context>
    <name>ModeSwitch</name>
    <message>
        <source>Edit mode</source>
        <translation>编辑方式</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Free mode (R changes it): what stands behind stays where it is.</source>
        <translation>自由方式（按 R 切换）：后面的内容留在原处。</translation>
    </message>
    <message>
        <source>Ripple</source>
        <translation>联动</translation>
    </message>
    <message>
        <source>Ripple mode (R changes it): acts keep their gaps, and with them go markers, props and sounds.</source>
        <translation>联动方式（按 R 切换）：各幕保持间隔，标记、道具和声音随之移动。</translation>
    </message>
</context>
<context>
    <name>MoreTools</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>MotionList</name>
    <message>
        <source>Motions belong to one cast: choose a single one to see and change them.</source>
        <translation>运动属于单个组：只选一个组才能查看和更改。</translation>
    </message>
    <message>
        <source>No motions: the birds go to their places</source>
        <translation>没有运动：鸟飞到各自的位置</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>Add a motion</source>
        <translation>添加运动</translation>
    </message>
    <message>
        <source>Duplicate the motion</source>
        <translation>复制该运动</translation>
    </message>
    <message>
        <source>Move the motion up (Alt+Up)</source>
        <translation>上移该运动 (Alt+↑)</translation>
    </message>
    <message>
        <source>Move the motion down (Alt+Down)</source>
        <translation>下移该运动 (Alt+↓)</translation>
    </message>
    <message>
        <source>Remove the motion</source>
        <translation>移除该运动</translation>
    </message>
</context>
<context>
    <name>Motions</name>
    <message>
        <source>Orbit</source>
        <translation>环绕</translation>
    </message>
    <message>
        <source>A swarm turns around a centre.</source>
        <translation>鸟群绕中心旋转。</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>漩涡</translation>
    </message>
    <message>
        <source>A slow, noisy whirl around a centre.</source>
        <translation>绕中心缓慢而杂乱的漩涡。</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The shape rides along a way.</source>
        <translation>图形沿路径移动。</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>河流</translation>
    </message>
    <message>
        <source>Birds leave along a way and come again from its start.</source>
        <translation>鸟沿路径流走，又从起点流出。</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>漂移</translation>
    </message>
    <message>
        <source>The shape moves off and frays a little.</source>
        <translation>图形飘走并略微散开。</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>自转</translation>
    </message>
    <message>
        <source>The shape turns around a centre.</source>
        <translation>图形绕中心转动。</translation>
    </message>
    <message>
        <source>Breathe</source>
        <translation>呼吸</translation>
    </message>
    <message>
        <source>The shape swells and shrinks.</source>
        <translation>图形胀大又缩小。</translation>
    </message>
    <message>
        <source>Spiral in</source>
        <translation>螺旋飞入</translation>
    </message>
    <message>
        <source>Birds spiral in to the outline and run around it.</source>
        <translation>鸟螺旋飞入轮廓并沿轮廓奔跑。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>停留</translation>
    </message>
    <message>
        <source>Birds wait where the act found them.</source>
        <translation>鸟停在幕开始时所在的地方。</translation>
    </message>
    <message>
        <source>Tint</source>
        <translation>染色</translation>
    </message>
    <message>
        <source>A colour comes, and goes with the motion.</source>
        <translation>颜色出现，随运动结束而消失。</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>扫色</translation>
    </message>
    <message>
        <source>A colour comes along a direction, and stays.</source>
        <translation>颜色沿一个方向扫过并留下。</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪光</translation>
    </message>
    <message>
        <source>A colour flares up and goes out.</source>
        <translation>颜色闪亮后熄灭。</translation>
    </message>
</context>
<context>
    <name>NamePopup</name>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>Overview: drag the frame to scroll, its ends to zoom</source>
        <translation>总览：拖动框来滚动，拖动两端来缩放</translation>
    </message>
</context>
<context>
    <name>OverwriteDialog</name>
    <message>
        <source>Replace “%1”?</source>
        <translation>替换“%1”？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A file with this name exists already. Its contents would be lost.</source>
        <translation>已有同名文件，它的内容将会丢失。</translation>
    </message>
    <message>
        <source>A file with this name is open in another window. Its contents would be lost. (%1)</source>
        <translation>同名文件已在另一个窗口打开。它的内容会丢失。（%1）</translation>
    </message>
</context>
<context>
    <name>PinBar</name>
    <message>
        <source>Pins</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Click locks a bird to its place, a drag swaps two</source>
        <translation>单击把鸟固定在它的位置，拖动让两只互换</translation>
    </message>
    <message numerus="yes">
        <source>%n locked</source>
        <translation>
            <numerusform>已固定 %n 只</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>全部放开</translation>
    </message>
    <message>
        <source>Put the pins away (Esc)</source>
        <translation>收起固定工具（Esc）</translation>
    </message>
</context>
<context>
    <name>PlayActions</name>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop and go to the start</source>
        <translation>停止并回到开头(&amp;S)</translation>
    </message>
    <message>
        <source>Play in a &amp;loop</source>
        <translation>循环播放(&amp;L)</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>One step &amp;on</source>
        <translation>前进一步(&amp;O)</translation>
    </message>
    <message>
        <source>To the s&amp;tart</source>
        <translation>到开头(&amp;T)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到结尾(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Playhead</name>
    <message>
        <source>Playhead at %1</source>
        <translation>播放头位于 %1</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>Act script (JSON)</source>
        <translation>幕脚本（JSON）</translation>
    </message>
    <message>
        <source>Contact sheet (PNG)</source>
        <translation>缩略图总览（PNG）</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星形</translation>
    </message>
</context>
<context>
    <name>PluginsDialog</name>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No plugins were found.</source>
        <translation>没有找到插件。</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>The show performs as written.</source>
        <translation>演出可以照所写的进行。</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a point [x, y]</source>
        <translation>点 [x, y]</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>16 hexadecimal digits</source>
        <translation>16 位十六进制数字</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>The file has %1 bytes; the limit is %2</source>
        <translation>文件有 %1 字节；上限是 %2 字节</translation>
    </message>
    <message>
        <source>The file is not UTF-8: bad byte at offset %1</source>
        <translation>文件不是 UTF-8：偏移 %1 处的字节有误</translation>
    </message>
    <message>
        <source>Not JSON: %1</source>
        <translation>不是 JSON：%1</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>More than %1 values</source>
        <translation>值超过 %1 个</translation>
    </message>
    <message>
        <source>This is not a Flocktale show: it has no &quot;flocktale&quot; version</source>
        <translation>这不是 Flocktale 演出：缺少“flocktale”版本号</translation>
    </message>
    <message>
        <source>Version %1 is newer than this program knows (%2)</source>
        <translation>版本 %1 比本程序支持的版本（%2）更新</translation>
    </message>
    <message>
        <source>The member &quot;%1&quot; is missing</source>
        <translation>缺少成员“%1”</translation>
    </message>
    <message>
        <source>Should be %1 but is %2</source>
        <translation>应为%1，实为%2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 不是整数</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3</source>
        <translation>%1 不在 %2 至 %3 之间</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>“%1”不是以下任何一个：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a colour like #ffcc88</source>
        <translation>“%1”不是 #ffcc88 这样的颜色</translation>
    </message>
    <message>
        <source>%1 of these; the limit is %2</source>
        <translation>这里有 %1 个；上限是 %2 个</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is used twice</source>
        <translation>标识“%1”被使用了两次</translation>
    </message>
    <message>
        <source>Nothing has the id &quot;%1&quot;</source>
        <translation>没有任何东西的标识是“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a finite number</source>
        <translation>“%1”不是有限的数</translation>
    </message>
    <message>
        <source>%1 s is between two steps; %2 s is used</source>
        <translation>%1 秒落在两个时间步之间；改用 %2 秒</translation>
    </message>
    <message>
        <source>%1 s is shorter than one step; one step is used</source>
        <translation>%1 秒不足一个时间步；改用一个时间步</translation>
    </message>
    <message>
        <source>The mode &quot;%1&quot; is not known; the act holds the flock</source>
        <translation>未知的模式“%1”；这一幕让鸟群保持原样</translation>
    </message>
    <message>
        <source>The shape &quot;%1&quot; is not known; its birds fly freely</source>
        <translation>未知的形状“%1”；它的鸟自由飞行</translation>
    </message>
    <message>
        <source>The prop &quot;%1&quot; is not known and is not drawn</source>
        <translation>未知的道具“%1”；不会画出</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is kept but not played by this version</source>
        <translation>“%1”会保留，但此版本不会播放</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path beside the show</source>
        <translation>“%1”不是演出文件旁边的路径</translation>
    </message>
    <message>
        <source>The script is kept but never run</source>
        <translation>脚本会保留，但绝不会运行</translation>
    </message>
    <message>
        <source>The acts &quot;%1&quot; and &quot;%2&quot; overlap</source>
        <translation>幕“%1”和“%2”重叠</translation>
    </message>
    <message>
        <source>%1 birds are needed, %2 are there</source>
        <translation>需要 %1 只鸟，现有 %2 只</translation>
    </message>
    <message>
        <source>The text has %1 characters; the limit is %2</source>
        <translation>文字有 %1 个字符；上限是 %2 个</translation>
    </message>
    <message>
        <source>The text &quot;%1&quot; has no ink: the shape has no points</source>
        <translation>文字“%1”没有笔迹：形状没有点</translation>
    </message>
    <message>
        <source>No font on this machine can draw &quot;%1&quot;</source>
        <translation>这台机器上没有能显示“%1”的字体</translation>
    </message>
    <message>
        <source>The text has %1 bytes; the limit is %2</source>
        <translation>文字有 %1 字节；上限是 %2 字节</translation>
    </message>
    <message>
        <source>The spring %1 with the damping %2 would never settle; it must be above 0 and below %3</source>
        <translation>弹簧 %1 配阻尼 %2 永远不会稳定；弹簧必须大于 0 且小于 %3</translation>
    </message>
    <message>
        <source>The damping %1 must be above 0 and below 1</source>
        <translation>阻尼 %1 必须大于 0 且小于 1</translation>
    </message>
    <message>
        <source>The casts ask for %1 birds, the flock has %2</source>
        <translation>各分队共需要 %1 只鸟，鸟群只有 %2 只</translation>
    </message>
    <message>
        <source>The cast &quot;%1&quot; has no birds</source>
        <translation>分队“%1”没有鸟</translation>
    </message>
    <message>
        <source>%1 points are given, at least %2 are needed</source>
        <translation>给出了 %1 个点，至少需要 %2 个</translation>
    </message>
    <message>
        <source>The plugin %1 could not be used: %2</source>
        <translation>无法使用插件 %1：%2</translation>
    </message>
    <message>
        <source>No exporter writes &quot;%1&quot;</source>
        <translation>没有导出器能写出“%1”</translation>
    </message>
    <message>
        <source>The export failed: %1</source>
        <translation>导出失败：%1</translation>
    </message>
    <message>
        <source>%1 x %2 is too large; the limit is %3</source>
        <translation>%1 × %2 太大；上限是 %3</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The member &quot;%1&quot; stands here for the second time; the first is in line %2, column %3</source>
        <translation>成员“%1”在此第二次出现；第一次在第 %2 行第 %3 列</translation>
    </message>
    <message>
        <source>The bird %1 or the point %2 is pinned already</source>
        <translation>鸟 %1 或位置 %2 已经固定</translation>
    </message>
    <message>
        <source>The pin of bird %1 to point %2 is not possible here and is left out</source>
        <translation>鸟 %1 不能固定到位置 %2，已略过</translation>
    </message>
    <message>
        <source>The motion &quot;%1&quot; is not known and is not played</source>
        <translation>未知的动作“%1”，不会播放</translation>
    </message>
    <message>
        <source>Data of this kind is not known and is not played</source>
        <translation>未知的数据种类，不会播放</translation>
    </message>
    <message>
        <source>The expectation &quot;%1&quot; is not known and not checked</source>
        <translation>未知的期望“%1”，不会检查</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of no %2</source>
        <translation>%2 中没有名为“%1”的项</translation>
    </message>
    <message>
        <source>Not a table: %1</source>
        <translation>不是表格：%1</translation>
    </message>
    <message>
        <source>Expected: %1. Found: %2</source>
        <translation>期望：%1。实际：%2</translation>
    </message>
    <message>
        <source>Not checked: %1. %2</source>
        <translation>未检查：%1。%2</translation>
    </message>
</context>
<context>
    <name>PropBlock</name>
    <message>
        <source>Prop %1, %2</source>
        <translation>道具 %1，%2</translation>
    </message>
</context>
<context>
    <name>PropsPage</name>
    <message>
        <source>Props</source>
        <translation>道具</translation>
    </message>
    <message>
        <source>Nothing under the flock yet</source>
        <translation>鸟群下面还没有东西</translation>
    </message>
    <message>
        <source>Add a prop</source>
        <translation>添加道具</translation>
    </message>
    <message>
        <source>Duplicate the prop</source>
        <translation>创建道具副本</translation>
    </message>
    <message>
        <source>Remove the prop</source>
        <translation>移除道具</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>底板</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>Dashed line</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Finder squares</source>
        <translation>定位方块</translation>
    </message>
</context>
<context>
    <name>RecoveryDeleteDialog</name>
    <message>
        <source>Delete the unsaved work on “%1”?</source>
        <translation>要删除“%1”未保存的内容吗？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>It is in no other file and cannot be had back.</source>
        <translation>它不在任何别的文件里，删除后无法找回。</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>发现未保存的内容</translation>
    </message>
    <message>
        <source>No unsaved work was found</source>
        <translation>没有未保存的内容</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>找回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Flocktale ended without saving. What was kept opens as unsaved changes; no file is written before you save.</source>
        <translation>Flocktale 结束时没有保存。留存的内容会作为未保存的改动打开；在你保存之前不会写入任何文件。</translation>
    </message>
    <message>
        <source>Everything that was edited here has been saved or given up.</source>
        <translation>在这里编辑过的一切都已保存或放弃。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read and stay in %1.</source>
        <translation>
            <numerusform>有 %n 个文件读不了，留在 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenamePopup</name>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
</context>
<context>
    <name>RendererNotice</name>
    <message>
        <source>This computer has no usable GPU: the stage is drawn by the processor. Everything works; large flocks are drawn more slowly.</source>
        <translation>这台电脑没有可用的 GPU：舞台由处理器绘制。一切功能正常；大鸟群会画得慢一些。</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
</context>
<context>
    <name>ShowPage</name>
    <message>
        <source>Show</source>
        <translation>演出</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Flock</source>
        <translation>鸟群</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>飞行</translation>
    </message>
    <message>
        <source>Back to the seed&apos;s values</source>
        <translation>恢复原作的数值</translation>
    </message>
    <message>
        <source>All flight parameters at once; each also has its own button.</source>
        <translation>一次恢复所有飞行参数；每个参数也有自己的按钮。</translation>
    </message>
    <message>
        <source>Expectations</source>
        <translation>期望</translation>
    </message>
</context>
<context>
    <name>SliderNumber</name>
    <message>
        <source>Drag the hand; Shift takes steps of 15°.</source>
        <translation>拖动指针；按住 Shift 每次 15°。</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>“%1” is not a path beside the show</source>
        <translation>“%1”不是演出旁边的路径</translation>
    </message>
    <message>
        <source>The show must be saved beside its sounds first</source>
        <translation>请先把演出保存在声音旁边</translation>
    </message>
    <message>
        <source>“%1” is not there</source>
        <translation>“%1”不在那里</translation>
    </message>
    <message>
        <source>“%1” leads out of the show&apos;s folder</source>
        <translation>“%1”指到了演出文件夹之外</translation>
    </message>
    <message>
        <source>“%1” is not a file</source>
        <translation>“%1”不是文件</translation>
    </message>
</context>
<context>
    <name>SoundBlock</name>
    <message>
        <source>Sound %1, %2</source>
        <translation>声音 %1，%2</translation>
    </message>
</context>
<context>
    <name>SoundCopyDialog</name>
    <message>
        <source>Copy “%1” beside the show?</source>
        <translation>把“%1”复制到演出旁边？</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A show uses only sounds in its own folder, so that both can be moved or given away together.</source>
        <translation>演出只使用自己文件夹里的声音，这样两者可以一起移动或交给别人。</translation>
    </message>
</context>
<context>
    <name>SoundFailureDialog</name>
    <message>
        <source>The sound could not be added</source>
        <translation>无法添加声音</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Add a sound file at the playhead</source>
        <translation>在播放头处添加声音文件</translation>
    </message>
    <message>
        <source>This computer has no sound device: the show plays silently, by the screen&apos;s time.</source>
        <translation>这台电脑没有声音设备：演出无声播放，按屏幕的时间走。</translation>
    </message>
    <message>
        <source>Add a sound</source>
        <translation>添加声音</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>No sounds yet. Add one with the plus, or drop a file on the timeline.</source>
        <translation>还没有声音。点加号添加，或把文件拖到时间线上。</translation>
    </message>
    <message>
        <source>Sounds (%1)</source>
        <translation>声音 (%1)</translation>
    </message>
</context>
<context>
    <name>SoundRow</name>
    <message>
        <source>%1 is being read…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Start of %1</source>
        <translation>%1 的开始</translation>
    </message>
    <message>
        <source>When the sound begins: seconds, m:ss.mmm, or frames such as 90f.</source>
        <translation>声音何时开始：秒、m:ss.mmm，或帧数如 90f。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Place in %1 where it begins</source>
        <translation>从 %1 的哪里开始</translation>
    </message>
    <message>
        <source>From where in the file it is heard.</source>
        <translation>从文件的哪里开始听。</translation>
    </message>
    <message>
        <source>Loudness of %1</source>
        <translation>%1 的响度</translation>
    </message>
    <message>
        <source>Loudness; 100 % is as recorded.</source>
        <translation>响度；100 % 为原始录音。</translation>
    </message>
    <message>
        <source>Remove %1 from the show</source>
        <translation>把 %1 从演出中移除</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
</context>
<context>
    <name>SoundSaveDialog</name>
    <message>
        <source>Save the show first?</source>
        <translation>先保存演出？</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The sounds of a show lie beside its file. The sound is added as soon as the show has one.</source>
        <translation>演出的声音放在演出文件旁边。演出有了文件之后就会添加这个声音。</translation>
    </message>
</context>
<context>
    <name>StageKeyList</name>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Move the casts by a unit</source>
        <translation>把分队移动一个单位</translation>
    </message>
    <message>
        <source>Move the casts by ten units</source>
        <translation>把分队移动十个单位</translation>
    </message>
    <message>
        <source>End a drag without effect</source>
        <translation>取消拖动</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Fit the stage into the view</source>
        <translation>让舞台适合视图</translation>
    </message>
    <message>
        <source>Stage in its own size</source>
        <translation>舞台原始大小</translation>
    </message>
    <message>
        <source>Delay brush</source>
        <translation>延迟画笔</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>缩小画笔</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>放大画笔</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定</translation>
    </message>
</context>
<context>
    <name>StageSurface</name>
    <message>
        <source>Stage: arrow keys move the selected casts</source>
        <translation>舞台：方向键移动选中的分队</translation>
    </message>
</context>
<context>
    <name>StageToolBar</name>
    <message>
        <source>Routes</source>
        <translation>路线</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>残影</translation>
    </message>
    <message>
        <source>Sweep preview and zoom</source>
        <translation>扫描预览与缩放</translation>
    </message>
    <message>
        <source>Routes: the way of every bird to its place in the act, in the colour of its departure.</source>
        <translation>路线：每只鸟飞到本幕中位置的路，颜色表示出发先后。</translation>
    </message>
    <message>
        <source>Ghosts: the finished form of the act.</source>
        <translation>残影：本幕完成后的队形。</translation>
    </message>
    <message>
        <source>Delay colours</source>
        <translation>延迟着色</translation>
    </message>
    <message>
        <source>Delay colours: birds in the colour of their departure, from first to last.</source>
        <translation>延迟着色：按出发先后给鸟上色。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Delay brush (B)</source>
        <translation>延迟画笔（B）</translation>
    </message>
    <message>
        <source>Delay brush (B): paint on the stage which birds leave later.</source>
        <translation>延迟画笔（B）：在舞台上画出哪些鸟晚些出发。</translation>
    </message>
    <message>
        <source>Sweep panel</source>
        <translation>扫描面板</translation>
    </message>
    <message>
        <source>Sweep panel: figures, moments and departures of the act, and two settings compared.</source>
        <translation>扫描面板：本幕的数据、各个时刻、出发情况，以及两种设置的比较。</translation>
    </message>
    <message>
        <source>Guides on the stage</source>
        <translation>舞台参考线</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Safe areas</source>
        <translation>安全区</translation>
    </message>
    <message>
        <source>Zoom the stage out (-)</source>
        <translation>缩小舞台（-）</translation>
    </message>
    <message>
        <source>Zoom the stage in (+)</source>
        <translation>放大舞台（+）</translation>
    </message>
    <message>
        <source>Fit the stage into the view (0)</source>
        <translation>让舞台适合视图（0）</translation>
    </message>
    <message>
        <source>Pins (P)</source>
        <translation>固定（P）</translation>
    </message>
    <message>
        <source>Pins (P): lock birds to their places by hand, or swap two.</source>
        <translation>固定（P）：用手把鸟固定在位置上，或让两只互换。</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): %1</source>
        <translation>
            <numerusform>%n 个问题：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn without a GPU</source>
        <translation>未使用 GPU 绘制</translation>
    </message>
    <message>
        <source>Unsaved work is not kept: %1</source>
        <translation>未保存的内容无法留存：%1</translation>
    </message>
    <message>
        <source>No sound device</source>
        <translation>没有声音设备</translation>
    </message>
</context>
<context>
    <name>StopsEditor</name>
    <message>
        <source>Colour %1</source>
        <translation>颜色 %1</translation>
    </message>
    <message>
        <source>Colour %1 of %2</source>
        <translation>第 %1 种颜色，共 %2 种</translation>
    </message>
    <message>
        <source>Colour of these birds</source>
        <translation>这些鸟的颜色</translation>
    </message>
    <message>
        <source>Remove colour %1</source>
        <translation>移除颜色 %1</translation>
    </message>
    <message>
        <source>Add a colour</source>
        <translation>添加颜色</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Double-click to add a colour here.</source>
        <translation>双击在此添加颜色。</translation>
    </message>
    <message>
        <source>Place of colour %1</source>
        <translation>颜色 %1 的位置</translation>
    </message>
    <message>
        <source>Where the colour lies, from 0 at the beginning to 100 at the end of the gradient.</source>
        <translation>颜色所在的位置：0 为渐变的起点，100 为终点。</translation>
    </message>
</context>
<context>
    <name>SweepArrowTip</name>
    <message>
        <source>Start of the sweep</source>
        <translation>扫描的起点</translation>
    </message>
    <message>
        <source>Drag to turn the start of the sweep. Shift: steps of 15 degrees. Alt: freely.</source>
        <translation>拖动来转动扫描的起点。Shift：每次 15 度。Alt：不受限制。</translation>
    </message>
</context>
<context>
    <name>SweepCentreMark</name>
    <message>
        <source>Centre of the sweep</source>
        <translation>扫描中心</translation>
    </message>
    <message>
        <source>Drag to move the centre of the sweep. Shift: along one axis. Alt: without snapping.</source>
        <translation>拖动以移动扫描中心。Shift：沿一个轴移动。Alt：不吸附。</translation>
    </message>
</context>
<context>
    <name>SweepCompareBar</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Keeps the present setting of the sweep as A. Change assignment, sweep or formation, and see both.</source>
        <translation>把现在的扫描设置留作 A。改动配对、扫描或编队，对照两者。</translation>
    </message>
    <message>
        <source>The stage shows setting A, which was kept</source>
        <translation>舞台显示留存的设置 A</translation>
    </message>
    <message>
        <source>The stage shows both, side by side</source>
        <translation>舞台并排显示两者</translation>
    </message>
    <message>
        <source>The stage shows setting B, the present one</source>
        <translation>舞台显示现在的设置 B</translation>
    </message>
    <message>
        <source>Use A</source>
        <translation>用 A</translation>
    </message>
    <message>
        <source>Gives the act setting A again</source>
        <translation>让本幕恢复设置 A</translation>
    </message>
    <message>
        <source>End comparison</source>
        <translation>结束比较</translation>
    </message>
    <message>
        <source>Forgets setting A; the act stays as it is now</source>
        <translation>丢掉设置 A；本幕保持现状</translation>
    </message>
</context>
<context>
    <name>SweepFigures</name>
    <message>
        <source>Delay colours from the first to leave to the last</source>
        <translation>延迟颜色，从最先出发到最后出发</translation>
    </message>
    <message>
        <source>first</source>
        <translation>最先</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最后</translation>
    </message>
    <message>
        <source>95 % there after</source>
        <translation>95 % 到位用时</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 / %2 秒</translation>
    </message>
    <message>
        <source>more than the act</source>
        <translation>超过本幕</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>Longest way</source>
        <translation>最长路程</translation>
    </message>
    <message>
        <source>All ways</source>
        <translation>总路程</translation>
    </message>
    <message>
        <source>50 % there</source>
        <translation>50 % 到位</translation>
    </message>
    <message>
        <source>Time from the act&apos;s start until half of the birds have arrived</source>
        <translation>从本幕开始到一半的鸟到位的时间</translation>
    </message>
    <message>
        <source>95 % there</source>
        <translation>95 % 到位</translation>
    </message>
    <message>
        <source>Time from the act&apos;s start until 95 of 100 birds have arrived</source>
        <translation>从本幕开始到百分之九十五的鸟到位的时间</translation>
    </message>
    <message>
        <source>All there</source>
        <translation>全部到位</translation>
    </message>
    <message>
        <source>Time from the act&apos;s start until every bird has arrived</source>
        <translation>从本幕开始到每只鸟都到位的时间</translation>
    </message>
    <message>
        <source>Pairs of straight routes that cross</source>
        <translation>有多少对直线路线相交</translation>
    </message>
    <message>
        <source>The longest straight route, in stage units</source>
        <translation>最长的直线路线，舞台单位</translation>
    </message>
    <message>
        <source>All straight routes together, in stage units</source>
        <translation>全部直线路线之和，舞台单位</translation>
    </message>
    <message>
        <source>Closest pair</source>
        <translation>最近的一对</translation>
    </message>
    <message>
        <source>How near two birds come to each other on the way, in stage units</source>
        <translation>途中两只鸟最近时的距离，舞台单位</translation>
    </message>
    <message>
        <source>Top speed</source>
        <translation>最高速度</translation>
    </message>
    <message>
        <source>The fastest bird, in stage units per second</source>
        <translation>最快的鸟，舞台单位每秒</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 /s</source>
        <translation>%1 /秒</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>相遇</translation>
    </message>
    <message>
        <source>Pairs that would fly through each other if all left together</source>
        <translation>如果同时出发，会有多少对鸟相互穿过</translation>
    </message>
</context>
<context>
    <name>SweepHistogram</name>
    <message>
        <source>Departures upwards and arrivals downwards over %1 s</source>
        <translation>%1 秒内的出发（向上）与到达（向下）</translation>
    </message>
    <message>
        <source>Upwards: birds that leave, in the colours of their delays. Downwards: birds that arrive.</source>
        <translation>向上：出发的鸟，按延迟着色。向下：到达的鸟。</translation>
    </message>
</context>
<context>
    <name>SweepLane</name>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
</context>
<context>
    <name>SweepPanel</name>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Sweep: %1</source>
        <translation>扫描：%1</translation>
    </message>
    <message>
        <source>Choose an act whose birds form a shape</source>
        <translation>选择一幕排成形状的幕</translation>
    </message>
    <message>
        <source>Act begins</source>
        <translation>本幕开始</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>SweepStrip</name>
    <message>
        <source>Moments of the sweep</source>
        <translation>扫描的各个时刻</translation>
    </message>
    <message>
        <source>%1 after the start, %2 of the birds there</source>
        <translation>开始后 %1，%2 的鸟已到位</translation>
    </message>
</context>
<context>
    <name>SweepTable</name>
    <message>
        <source>Figures of the sweep</source>
        <translation>扫描的数据</translation>
    </message>
    <message>
        <source>%1: A %2, B %3</source>
        <translation>%1：A %2，B %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Hello</source>
        <translation>你好</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>边框</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Free flight</source>
        <translation>自由飞行</translation>
    </message>
    <message>
        <source>The flock is an animal: it flies as it likes.</source>
        <translation>鸟群是一群生物：想怎么飞就怎么飞。</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The birds write a word, from left to right.</source>
        <translation>鸟从左到右写出文字。</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>圆盘</translation>
    </message>
    <message>
        <source>A filled circle that grows from its middle.</source>
        <translation>从中心长出来的实心圆。</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>A circle that a beam draws all around.</source>
        <translation>像雷达一样扫一圈画出的圆。</translation>
    </message>
    <message>
        <source>Framed name</source>
        <translation>边框与名字</translation>
    </message>
    <message>
        <source>Two casts: one is a frame, the other writes a name into it.</source>
        <translation>两个分队：一个组成边框，另一个在里面写名字。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>All birds in one line.</source>
        <translation>所有鸟排成一条线。</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Rows and columns.</source>
        <translation>横成行，竖成列。</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>二维码</translation>
    </message>
    <message>
        <source>A code that a phone can read, on its light plate.</source>
        <translation>手机能扫的二维码，衬着浅色底板。</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>炸开</translation>
    </message>
    <message>
        <source>The flock gathers and scatters when the act ends.</source>
        <translation>鸟群聚拢，幕结束时炸开。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>二维码</translation>
    </message>
    <message>
        <source>Swarm</source>
        <translation>鸟群</translation>
    </message>
    <message>
        <source>The flock turns around a centre, each bird on its own circle.</source>
        <translation>鸟群绕中心旋转，每只鸟走自己的圈。</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>河流</translation>
    </message>
    <message>
        <source>The flock flows along a way and comes again from its start.</source>
        <translation>鸟群沿路径流动，又从起点流出。</translation>
    </message>
    <message>
        <source>Finale</source>
        <translation>终幕</translation>
    </message>
    <message>
        <source>A frame and a whirl land on a code that lights up and can be read.</source>
        <translation>边框与漩涡落成一个会亮起、可扫描的二维码。</translation>
    </message>
</context>
<context>
    <name>TempoBar</name>
    <message>
        <source>Beats a minute</source>
        <translation>每分钟拍数</translation>
    </message>
    <message>
        <source>The tempo at the playhead, 20 to 400; 0 is none yet.</source>
        <translation>播放头处的速度，20 到 400；0 表示还没有。</translation>
    </message>
    <message>
        <source>Beats a bar</source>
        <translation>每小节拍数</translation>
    </message>
    <message>
        <source>Tap: %1</source>
        <translation>打拍：%1</translation>
    </message>
    <message>
        <source>Tap</source>
        <translation>打拍</translation>
    </message>
    <message>
        <source>Click along with the beat, best while the show plays.</source>
        <translation>跟着节拍点击，最好在演出播放时。</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Take the tapped tempo over.</source>
        <translation>采用打出的速度。</translation>
    </message>
</context>
<context>
    <name>TimelineKeyList</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Things snap to the playhead, then to markers, act edges, beats and whole seconds: of what is near, the first of these.</source>
        <translation>吸附的先后：播放头、标记、幕的边缘、节拍、整秒；附近有几个时取最先的一个。</translation>
    </message>
</context>
<context>
    <name>TimelineRuler</name>
    <message>
        <source>Playhead</source>
        <translation>播放头</translation>
    </message>
</context>
<context>
    <name>TimelineToolBar</name>
    <message>
        <source>Add act</source>
        <translation>添加幕</translation>
    </message>
    <message>
        <source>Add an act at the playhead. A double click on an empty place adds one there.</source>
        <translation>在播放头处添加一幕。双击空白处可在那里添加一幕。</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom. On the tracks the wheel scrolls, and zooms with Ctrl.</source>
        <translation>缩放。在轨道上，滚轮用于滚动，按住 Ctrl 时用于缩放。</translation>
    </message>
    <message>
        <source>%1: to the playhead, markers, act edges, beats and whole seconds, in this order. Hold Alt to bypass it.</source>
        <translation>%1：依次吸附到播放头、标记、幕的边缘、节拍和整秒。按住 Alt 不吸附。</translation>
    </message>
</context>
<context>
    <name>TrackHeaders</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>幕</translation>
    </message>
    <message>
        <source>Casts and keys of the current act (U)</source>
        <translation>当前幕的分队和关键帧（U）</translation>
    </message>
    <message>
        <source>Scroll the lanes</source>
        <translation>滚动各轨道</translation>
    </message>
    <message>
        <source>Props</source>
        <translation>道具</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Tab walks through the acts, arrow keys move the selected ones.</source>
        <translation>Tab 键逐幕切换，方向键移动所选的幕。</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>One step back (,)</source>
        <translation>后退一步（,）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>One step on (.)</source>
        <translation>前进一步（.）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Free flight</source>
        <translation>自由飞行</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>播放控制</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Stop and go to the start (Shift+Space)</source>
        <translation>停止并回到开头（Shift+Space）</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Play again and again (Ctrl+L)</source>
        <translation>循环播放（Ctrl+L）</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Time: seconds (12.5), minutes (1:02.5), steps (750f) or a sum (12.5+2, -90f)</source>
        <translation>时间：秒（12.5）、分（1:02.5）、步（750f），或算式（12.5+2、-90f）</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>保存对“%1”的更改？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Without saving, what you have changed since the last time is lost.</source>
        <translation>如果不保存，上次保存之后的更改将会丢失。</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Library</source>
        <translation>素材库(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>时间线(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史记录(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>T&amp;able of acts</source>
        <translation>幕的表格(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>声音(&amp;S)</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Shows that a flock performs</source>
        <translation>让鸟群演戏</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>New show</source>
        <translation>新建演出</translation>
    </message>
    <message>
        <source>An empty stage and a flock that flies freely</source>
        <translation>空舞台和一群自由飞行的鸟</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>A show from a file</source>
        <translation>文件中的演出</translation>
    </message>
    <message>
        <source>Sample shows</source>
        <translation>示例演出</translation>
    </message>
    <message>
        <source>Opens a copy</source>
        <translation>以副本打开</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Shows that you open or save appear here.</source>
        <translation>打开或保存过的演出会出现在这里。</translation>
    </message>
    <message>
        <source>Not there any more</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>Flocktale</source>
        <translation>Flocktale</translation>
    </message>
</context>
<context>
    <name>flocktale::ActDrag</name>
    <message>
        <source>Trim start of act</source>
        <translation>修剪幕的开头</translation>
    </message>
    <message>
        <source>Trim end of act</source>
        <translation>修剪幕的结尾</translation>
    </message>
    <message>
        <source>Move act</source>
        <translation>移动幕</translation>
    </message>
    <message>
        <source>Move %1 acts</source>
        <translation>移动 %1 幕</translation>
    </message>
    <message>
        <source>Slip keys of act</source>
        <translation>滑移幕内的关键帧</translation>
    </message>
</context>
<context>
    <name>flocktale::ActSummary</name>
    <message>
        <source>Ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>圆盘</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形框</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Polyline</source>
        <translation>折线</translation>
    </message>
    <message>
        <source>Text “%1”</source>
        <translation>文字“%1”</translation>
    </message>
    <message>
        <source>QR code “%1”</source>
        <translation>二维码“%1”</translation>
    </message>
    <message>
        <source>Free flight</source>
        <translation>自由飞行</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1及另外 %2 个</translation>
    </message>
</context>
<context>
    <name>flocktale::ActTemplates</name>
    <message>
        <source>Disc</source>
        <translation>圆盘</translation>
    </message>
    <message>
        <source>Free flight</source>
        <translation>自由飞行</translation>
    </message>
</context>
<context>
    <name>flocktale::Autosave</name>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation>文件夹 %1 无法写入</translation>
    </message>
</context>
<context>
    <name>flocktale::CastHandles</name>
    <message>
        <source>Scale cast</source>
        <translation>缩放分队</translation>
    </message>
    <message>
        <source>Rotate cast</source>
        <translation>旋转分队</translation>
    </message>
    <message>
        <source>Move cast</source>
        <translation>移动分队</translation>
    </message>
    <message>
        <source>Scale casts</source>
        <translation>缩放分队</translation>
    </message>
    <message>
        <source>Rotate casts</source>
        <translation>旋转分队</translation>
    </message>
    <message>
        <source>Move casts</source>
        <translation>移动分队</translation>
    </message>
</context>
<context>
    <name>flocktale::CastListModel</name>
    <message numerus="yes">
        <source>%n bird(s)</source>
        <translation>
            <numerusform>%n 只鸟</numerusform>
        </translation>
    </message>
    <message>
        <source>Add cast</source>
        <translation>添加分队</translation>
    </message>
    <message>
        <source>Duplicate cast</source>
        <translation>创建分队副本</translation>
    </message>
    <message>
        <source>Remove cast</source>
        <translation>移除分队</translation>
    </message>
    <message>
        <source>Reorder casts</source>
        <translation>调整分队次序</translation>
    </message>
    <message numerus="yes">
        <source>The casts ask for %n bird(s) more than the flock has.</source>
        <translation>
            <numerusform>各分队所需的鸟比鸟群多 %n 只。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n bird(s)</source>
        <translation>
            <numerusform>全部 %n 只鸟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bird(s)</source>
        <translation>
            <numerusform>%n 只鸟中的 %1 只</numerusform>
        </translation>
    </message>
    <message>
        <source>A formation needs a cast: add one and give it a shape.</source>
        <translation>编队需要一个分队：添加一个并给它一个形状。</translation>
    </message>
    <message>
        <source>Remove casts</source>
        <translation>移除分队</translation>
    </message>
</context>
<context>
    <name>flocktale::CodeAdvice</name>
    <message numerus="yes">
        <source>Use %n bird(s)</source>
        <translation>
            <numerusform>使用 %n 只鸟</numerusform>
        </translation>
    </message>
    <message>
        <source>The content is too long for a code of this correction.</source>
        <translation>内容太长，这一纠错级别的二维码放不下。</translation>
    </message>
    <message>
        <source>Lower the correction</source>
        <translation>降低纠错级别</translation>
    </message>
    <message>
        <source>Make it larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>浅底深码</translation>
    </message>
    <message>
        <source>Widen the quiet zone</source>
        <translation>加宽静区</translation>
    </message>
    <message>
        <source>There is no content yet.</source>
        <translation>还没有内容。</translation>
    </message>
    <message>
        <source>Will scan.</source>
        <translation>可以扫出。</translation>
    </message>
    <message>
        <source>Will not scan yet.</source>
        <translation>还扫不出。</translation>
    </message>
</context>
<context>
    <name>flocktale::DataChartItem</name>
    <message>
        <source>no state</source>
        <translation>无状态</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>tried again</source>
        <translation>重试中</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>replayed</source>
        <translation>重放中</translation>
    </message>
    <message>
        <source>gone through</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and state</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>In the end: %1</source>
        <translation>最后：%1</translation>
    </message>
</context>
<context>
    <name>flocktale::DataTableModel</name>
    <message numerus="yes">
        <source>A pipeline: %n event(s)</source>
        <translation>
            <numerusform>流水线：%n 个事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n 个阶段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n 条泳道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table: %n row(s)</source>
        <translation>
            <numerusform>表格：%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Change event</source>
        <translation>更改事件</translation>
    </message>
    <message>
        <source>Change row</source>
        <translation>更改行</translation>
    </message>
    <message>
        <source>Add event</source>
        <translation>添加事件</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Remove event</source>
        <translation>移除事件</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>移除行</translation>
    </message>
    <message>
        <source>Make a pipeline</source>
        <translation>新建流水线</translation>
    </message>
    <message>
        <source>Make a table</source>
        <translation>新建表格</translation>
    </message>
    <message>
        <source>Remove data</source>
        <translation>移除数据</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>导入数据</translation>
    </message>
    <message>
        <source>Nothing was imported: there would be too much, or nothing new.</source>
        <translation>没有导入：数据太多，或没有新内容。</translation>
    </message>
</context>
<context>
    <name>flocktale::DelayBrush</name>
    <message>
        <source>Paint delays</source>
        <translation>画延迟</translation>
    </message>
    <message>
        <source>“%1” is not a picture that can be read.</source>
        <translation>“%1”不是能读的图片。</translation>
    </message>
    <message>
        <source>Take delays from a picture</source>
        <translation>从图片取延迟</translation>
    </message>
</context>
<context>
    <name>flocktale::DocumentFiles</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened</source>
        <translation>只能打开这台电脑上的文件</translation>
    </message>
    <message>
        <source>Only files on this computer can be used</source>
        <translation>只能使用这台电脑上的文件</translation>
    </message>
    <message>
        <source>%1 could not be opened</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>%1 could not be saved</source>
        <translation>无法保存 %1</translation>
    </message>
    <message>
        <source>%1 recovered</source>
        <translation>%1（找回）</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>从磁盘重新载入</translation>
    </message>
</context>
<context>
    <name>flocktale::DurationText</name>
    <message>
        <source>%1 s</source>
        <comment>a span in seconds</comment>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>flocktale::EasingInput</name>
    <message>
        <source>Own curve</source>
        <translation>自定曲线</translation>
    </message>
</context>
<context>
    <name>flocktale::ExpectationListModel</name>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>尚未检查</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n held</source>
        <translation>
            <numerusform>%n 项中有 %1 项成立</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the last changes</source>
        <translation>%1（最近更改之前）</translation>
    </message>
    <message>
        <source>“%1” is %2 at %3 s</source>
        <translation>“%1”在 %3 秒时为 %2</translation>
    </message>
    <message>
        <source>%1 % have arrived at %2 s</source>
        <translation>%2 秒时已有 %1% 到达</translation>
    </message>
    <message>
        <source>The code is readable from %1 s on</source>
        <translation>从 %1 秒起二维码可读</translation>
    </message>
</context>
<context>
    <name>flocktale::Exports</name>
    <message>
        <source>The plugin for this format could not be loaded.</source>
        <translation>无法加载此格式的插件。</translation>
    </message>
    <message>
        <source>Only files on this computer can be used.</source>
        <translation>只能使用这台电脑上的文件。</translation>
    </message>
</context>
<context>
    <name>flocktale::FlightPresets</name>
    <message>
        <source>Fly like the theatre</source>
        <translation>照剧场飞行</translation>
    </message>
    <message>
        <source>Fly like MiroFish</source>
        <translation>照 MiroFish 飞行</translation>
    </message>
    <message>
        <source>Fly as saved</source>
        <translation>照保存的默认值飞行</translation>
    </message>
</context>
<context>
    <name>flocktale::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation>打开时的状态</translation>
    </message>
</context>
<context>
    <name>flocktale::KeyEditor</name>
    <message>
        <source>Add key</source>
        <translation>添加关键帧</translation>
    </message>
    <message>
        <source>Add %1 keys</source>
        <translation>添加 %1 个关键帧</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Delete %1 keys</source>
        <translation>删除 %1 个关键帧</translation>
    </message>
    <message>
        <source>Paste key</source>
        <translation>粘贴关键帧</translation>
    </message>
    <message>
        <source>Paste %1 keys</source>
        <translation>粘贴 %1 个关键帧</translation>
    </message>
    <message>
        <source>Move key</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Move %1 keys</source>
        <translation>移动 %1 个关键帧</translation>
    </message>
    <message>
        <source>Change key easing</source>
        <translation>改变关键帧缓动</translation>
    </message>
</context>
<context>
    <name>flocktale::KeyPointer</name>
    <message>
        <source>Move key</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Move %1 keys</source>
        <translation>移动 %1 个关键帧</translation>
    </message>
</context>
<context>
    <name>flocktale::KeyRows</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Orbit centre</source>
        <translation>盘旋中心</translation>
    </message>
    <message>
        <source>Cast %1</source>
        <translation>分队 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>flocktale::LanePointer</name>
    <message>
        <source>%1 – %2 (%3)</source>
        <comment>start, end and duration of an act</comment>
        <translation>%1 – %2（%3）</translation>
    </message>
    <message>
        <source>Keys %1%2</source>
        <comment>a sign and a span</comment>
        <translation>关键帧 %1%2</translation>
    </message>
</context>
<context>
    <name>flocktale::MarkerDrag</name>
    <message>
        <source>Move marker</source>
        <translation>移动标记</translation>
    </message>
</context>
<context>
    <name>flocktale::MotionListModel</name>
    <message>
        <source>%1 – %2 s</source>
        <translation>%1 – %2 秒</translation>
    </message>
    <message>
        <source>from %1 s on</source>
        <translation>从 %1 秒起</translation>
    </message>
    <message>
        <source>the whole act</source>
        <translation>整幕</translation>
    </message>
    <message>
        <source>Add motion</source>
        <translation>添加运动</translation>
    </message>
    <message>
        <source>Duplicate motion</source>
        <translation>复制运动</translation>
    </message>
    <message>
        <source>Remove motion</source>
        <translation>移除运动</translation>
    </message>
    <message>
        <source>Reorder motions</source>
        <translation>调整运动顺序</translation>
    </message>
</context>
<context>
    <name>flocktale::NumberInput</name>
    <message>
        <source>Type a number, or a sum such as 2*360/3.</source>
        <translation>请输入数，或算式，例如 2*360/3。</translation>
    </message>
    <message>
        <source>Type a time: 12.5, 1:02.5 or 90f.</source>
        <comment>seconds, minutes, steps</comment>
        <translation>请输入时间：12.5、1:02.5 或 90f。</translation>
    </message>
    <message>
        <source>The lowest is %1.</source>
        <translation>最小是 %1。</translation>
    </message>
    <message>
        <source>The highest is %1.</source>
        <translation>最大是 %1。</translation>
    </message>
</context>
<context>
    <name>flocktale::PaintStopsModel</name>
    <message>
        <source>Change colour</source>
        <translation>更改颜色</translation>
    </message>
    <message>
        <source>Add colour</source>
        <translation>添加颜色</translation>
    </message>
    <message>
        <source>Remove colour</source>
        <translation>移除颜色</translation>
    </message>
    <message>
        <source>Reorder colours</source>
        <translation>调整颜色次序</translation>
    </message>
    <message>
        <source>Move colour</source>
        <translation>移动颜色</translation>
    </message>
</context>
<context>
    <name>flocktale::ParameterModel</name>
    <message>
        <source>This value cannot be used.</source>
        <translation>无法使用这个值。</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>恢复%1</translation>
    </message>
    <message>
        <source>Back to the seed&apos;s values</source>
        <translation>恢复原作的数值</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>flocktale::PinTool</name>
    <message>
        <source>Swap birds</source>
        <translation>互换两只鸟</translation>
    </message>
    <message>
        <source>Unlock bird</source>
        <translation>放开鸟</translation>
    </message>
    <message>
        <source>Lock bird</source>
        <translation>固定鸟</translation>
    </message>
    <message>
        <source>Unlock all birds</source>
        <translation>放开所有的鸟</translation>
    </message>
</context>
<context>
    <name>flocktale::PluginListModel</name>
    <message>
        <source>Export format</source>
        <translation>导出格式</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
</context>
<context>
    <name>flocktale::PropListModel</name>
    <message>
        <source>Plate</source>
        <translation>底板</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>Dashed line</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Label “%1”</source>
        <translation>标签“%1”</translation>
    </message>
    <message>
        <source>Finder squares</source>
        <translation>定位方块</translation>
    </message>
    <message>
        <source>%1 s to %2 s</source>
        <translation>%1 秒至 %2 秒</translation>
    </message>
    <message>
        <source>its act is gone</source>
        <translation>所属的幕已不存在</translation>
    </message>
    <message>
        <source>in act %1</source>
        <translation>在第 %1 幕</translation>
    </message>
    <message>
        <source>in “%1”</source>
        <translation>在“%1”中</translation>
    </message>
    <message>
        <source>Add prop</source>
        <translation>添加道具</translation>
    </message>
    <message>
        <source>Duplicate prop</source>
        <translation>创建道具副本</translation>
    </message>
    <message>
        <source>Remove prop</source>
        <translation>移除道具</translation>
    </message>
</context>
<context>
    <name>flocktale::PropSpanModel</name>
    <message>
        <source>Plate</source>
        <translation>底板</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>Dashed line</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>文字标签</translation>
    </message>
    <message>
        <source>Code corners</source>
        <translation>二维码定位角</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>道具</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>when a prop shows</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Trim start of prop</source>
        <translation>修剪道具的开始</translation>
    </message>
    <message>
        <source>Trim end of prop</source>
        <translation>修剪道具的结束</translation>
    </message>
    <message>
        <source>Move prop in time</source>
        <translation>移动道具的时间</translation>
    </message>
</context>
<context>
    <name>flocktale::RecoveryListModel</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n 幕</numerusform>
        </translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>从未保存</translation>
    </message>
</context>
<context>
    <name>flocktale::Session</name>
    <message>
        <source>%1 could not be recovered</source>
        <translation>%1 无法找回</translation>
    </message>
</context>
<context>
    <name>flocktale::SoundDesk</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还差 %n 下</numerusform>
        </translation>
    </message>
    <message>
        <source>Only files on this computer can be used</source>
        <translation>只能使用这台电脑上的文件</translation>
    </message>
    <message>
        <source>%1 could not be copied into %2</source>
        <translation>无法把 %1 复制到 %2</translation>
    </message>
    <message>
        <source>A show cannot name the file %1; rename it first</source>
        <translation>演出无法使用文件名 %1；请先改名</translation>
    </message>
    <message>
        <source>Set tempo</source>
        <translation>设置速度</translation>
    </message>
    <message>
        <source>Set beats of a bar</source>
        <translation>设置每小节拍数</translation>
    </message>
    <message>
        <source>Add sound</source>
        <translation>添加声音</translation>
    </message>
    <message>
        <source>The show has as many sounds as a show may have</source>
        <translation>演出的声音已经达到上限</translation>
    </message>
</context>
<context>
    <name>flocktale::SoundEngine</name>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
</context>
<context>
    <name>flocktale::SoundListModel</name>
    <message>
        <source>Move sound</source>
        <translation>移动声音</translation>
    </message>
    <message>
        <source>Set place in the sound</source>
        <translation>设置声音的起点</translation>
    </message>
    <message>
        <source>Set loudness</source>
        <translation>设置响度</translation>
    </message>
    <message>
        <source>Remove sound</source>
        <translation>移除声音</translation>
    </message>
</context>
<context>
    <name>flocktale::SoundReader</name>
    <message>
        <source>it is decoded into something that cannot be played</source>
        <translation>解码后的内容无法播放</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>太长了</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>打不开</translation>
    </message>
    <message>
        <source>it is no sound that this computer can decode</source>
        <translation>不是这台电脑能解码的声音</translation>
    </message>
    <message>
        <source>it may not be read</source>
        <translation>没有读取权限</translation>
    </message>
    <message>
        <source>this computer has nothing to decode sounds with</source>
        <translation>这台电脑没有可用的声音解码器</translation>
    </message>
    <message>
        <source>it cannot be decoded</source>
        <translation>无法解码</translation>
    </message>
</context>
<context>
    <name>flocktale::SoundSpanModel</name>
    <message>
        <source>Trim start of sound</source>
        <translation>修剪声音的开始</translation>
    </message>
    <message>
        <source>Trim end of sound</source>
        <translation>修剪声音的结束</translation>
    </message>
    <message>
        <source>Slip sound</source>
        <translation>滑移声音</translation>
    </message>
    <message>
        <source>Move sound</source>
        <translation>移动声音</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>when a sound is heard</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>flocktale::SweepArrow</name>
    <message>
        <source>Turn sweep</source>
        <translation>转动扫描</translation>
    </message>
</context>
<context>
    <name>flocktale::SweepCentre</name>
    <message>
        <source>Move sweep centre</source>
        <translation>移动扫描中心</translation>
    </message>
</context>
<context>
    <name>flocktale::SweepComparison</name>
    <message>
        <source>Use setting A</source>
        <translation>使用设置 A</translation>
    </message>
</context>
<context>
    <name>flocktale::SweepMomentsModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>flocktale::TemplateModel</name>
    <message>
        <source>Add act</source>
        <translation>添加幕</translation>
    </message>
    <message numerus="yes">
        <source>Needs %n more bird(s)</source>
        <translation>
            <numerusform>还需要 %n 只鸟</numerusform>
        </translation>
    </message>
    <message>
        <source>Add acts</source>
        <translation>添加幕</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message numerus="yes">
        <source>Your own template: %n act(s)</source>
        <translation>
            <numerusform>自己的模板：%n 幕</numerusform>
        </translation>
    </message>
    <message>
        <source>A template that cannot be read</source>
        <translation>读不了的模板</translation>
    </message>
</context>
<context>
    <name>flocktale::TemplateStore</name>
    <message>
        <source>The template could not be deleted.</source>
        <translation>模板无法删除。</translation>
    </message>
    <message>
        <source>There is no act in this file.</source>
        <translation>这个文件里没有幕。</translation>
    </message>
</context>
<context>
    <name>flocktale::TimelineController</name>
    <message>
        <source>Add formation act</source>
        <translation>添加编队幕</translation>
    </message>
    <message>
        <source>Add free flight act</source>
        <translation>添加自由飞行幕</translation>
    </message>
    <message>
        <source>Rename act</source>
        <translation>重命名幕</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>重命名标记</translation>
    </message>
    <message>
        <source>Split act</source>
        <translation>拆分幕</translation>
    </message>
    <message>
        <source>Trim start of act</source>
        <translation>修剪幕的开头</translation>
    </message>
    <message>
        <source>Trim end of act</source>
        <translation>修剪幕的结尾</translation>
    </message>
    <message>
        <source>Duplicate act</source>
        <translation>创建幕的副本</translation>
    </message>
    <message>
        <source>Duplicate %1 acts</source>
        <translation>创建 %1 幕的副本</translation>
    </message>
    <message>
        <source>Delete act</source>
        <translation>删除幕</translation>
    </message>
    <message>
        <source>Delete %1 acts</source>
        <translation>删除 %1 幕</translation>
    </message>
    <message>
        <source>Paste act</source>
        <translation>粘贴幕</translation>
    </message>
    <message>
        <source>Paste %1 acts</source>
        <translation>粘贴 %1 幕</translation>
    </message>
    <message>
        <source>Move act</source>
        <translation>移动幕</translation>
    </message>
    <message>
        <source>Move %1 acts</source>
        <translation>移动 %1 幕</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Reorder acts</source>
        <translation>调整幕的次序</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>标记 %1</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Split at playhead</source>
        <translation>在播放头处拆分</translation>
    </message>
    <message>
        <source>Trim start to playhead</source>
        <translation>将开头修剪到播放头</translation>
    </message>
    <message>
        <source>Trim end to playhead</source>
        <translation>将结尾修剪到播放头</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Select all acts</source>
        <translation>选择所有幕</translation>
    </message>
    <message>
        <source>Select next act</source>
        <translation>选择下一幕</translation>
    </message>
    <message>
        <source>Select previous act</source>
        <translation>选择上一幕</translation>
    </message>
    <message>
        <source>Select first act</source>
        <translation>选择第一幕</translation>
    </message>
    <message>
        <source>Select last act</source>
        <translation>选择最后一幕</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Move one step earlier</source>
        <translation>提前一步</translation>
    </message>
    <message>
        <source>Move one step later</source>
        <translation>推后一步</translation>
    </message>
    <message>
        <source>Move ten steps earlier</source>
        <translation>提前十步</translation>
    </message>
    <message>
        <source>Move ten steps later</source>
        <translation>推后十步</translation>
    </message>
    <message>
        <source>Swap with the act before</source>
        <translation>与前一幕对调</translation>
    </message>
    <message>
        <source>Playhead to previous edge</source>
        <translation>播放头移到上一个边缘</translation>
    </message>
    <message>
        <source>Playhead to next edge</source>
        <translation>播放头移到下一个边缘</translation>
    </message>
    <message>
        <source>Playhead to start</source>
        <translation>播放头移到开头</translation>
    </message>
    <message>
        <source>Playhead to end</source>
        <translation>播放头移到结尾</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show the whole show</source>
        <translation>显示整场演出</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Swap with the act after</source>
        <translation>与后一幕交换</translation>
    </message>
    <message>
        <source>Show the selected acts</source>
        <translation>显示选中的幕</translation>
    </message>
    <message>
        <source>Move prop in time</source>
        <translation>移动道具的时间</translation>
    </message>
    <message>
        <source>Delete prop</source>
        <translation>删除道具</translation>
    </message>
    <message>
        <source>Delete act and close gap</source>
        <translation>删除幕并合拢空隙</translation>
    </message>
    <message>
        <source>Delete %1 acts and close gaps</source>
        <translation>删除 %1 幕并合拢空隙</translation>
    </message>
    <message>
        <source>Close gap</source>
        <translation>合拢空隙</translation>
    </message>
    <message>
        <source>Delete, leave a gap</source>
        <translation>删除并留下空隙</translation>
    </message>
    <message>
        <source>Delete, close the gap</source>
        <translation>删除并合拢空隙</translation>
    </message>
    <message>
        <source>Ripple mode</source>
        <translation>联动方式</translation>
    </message>
    <message>
        <source>Move sound</source>
        <translation>移动声音</translation>
    </message>
    <message>
        <source>Delete sound</source>
        <translation>删除声音</translation>
    </message>
    <message>
        <source>Detach from act</source>
        <translation>从幕上解开</translation>
    </message>
    <message>
        <source>Attach to act</source>
        <translation>附到幕上</translation>
    </message>
</context>
<context>
    <name>flocktale::TimelineKeyModel</name>
    <message>
        <source>Add an act, or rename the one there</source>
        <translation>添加一幕，或重命名那里的幕</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Select one more</source>
        <translation>多选一个</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+单击</translation>
    </message>
    <message>
        <source>Select up to here</source>
        <translation>选到这里</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Shift+单击</translation>
    </message>
    <message>
        <source>Select what a box touches</source>
        <translation>框选碰到的</translation>
    </message>
    <message>
        <source>Drag from an empty place</source>
        <translation>从空处拖动</translation>
    </message>
    <message>
        <source>Change places with other acts</source>
        <translation>与别的幕换位</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+拖动</translation>
    </message>
    <message>
        <source>Move or trim without snapping</source>
        <translation>移动或修剪时不吸附</translation>
    </message>
    <message>
        <source>Alt while dragging</source>
        <translation>拖动时按 Alt</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>Wheel, or middle button</source>
        <translation>滚轮，或中键</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>在指针处缩放</translation>
    </message>
    <message>
        <source>Ctrl+wheel, or pinch</source>
        <translation>Ctrl+滚轮，或双指</translation>
    </message>
    <message>
        <source>Unfold the casts of the act</source>
        <translation>展开本幕的分队</translation>
    </message>
    <message>
        <source>Add keys to the cast at the playhead</source>
        <translation>在播放头处给分队添加关键帧</translation>
    </message>
    <message>
        <source>Slip: move an act&apos;s keys inside it</source>
        <translation>滑移：在幕内移动它的关键帧</translation>
    </message>
    <message>
        <source>Ctrl+Shift+drag</source>
        <translation>Ctrl+Shift+拖动</translation>
    </message>
</context>
</TS>
