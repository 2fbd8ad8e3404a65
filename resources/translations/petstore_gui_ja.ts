<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copied</source>
        <translation>コピー済み(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>バージョンをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>ライセンス(&amp;L)…</translation>
    </message>
    <message>
        <source>A desktop inventory for pet stores. MIT licence.</source>
        <translation>ペットショップ向けの在庫管理アプリです。MIT ライセンスで公開しています。</translation>
    </message>
    <message>
        <source>About Pet Store</source>
        <translation>Pet Store について</translation>
    </message>
    <message>
        <source>It runs on {system}, with Python {python} and Qt {qt}.</source>
        <translation>{system}、Python {python}、Qt {qt} で動作しています。</translation>
    </message>
    <message>
        <source>It uses Qt under version 3 of the LGPL.</source>
        <translation>Qt は LGPL バージョン 3 に基づいて使用しています。</translation>
    </message>
    <message>
        <source>The versions are copied.</source>
        <translation>バージョンをコピーしました。</translation>
    </message>
</context>
<context>
    <name>AddPetController</name>
    <message>
        <source>Adding {name}…</source>
        <translation>「{name}」を追加中…</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>再び接続しました。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>終了しない</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>{name} was not added.</source>
        <translation>「{name}」は追加されませんでした。</translation>
    </message>
</context>
<context>
    <name>AddPetForm</name>
    <message>
        <source>Add an animal</source>
        <translation>動物の追加</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>動物を追加</translation>
    </message>
    <message>
        <source>An animal without a name is not added yet.</source>
        <translation>名前のない動物はまだ追加されていません。</translation>
    </message>
    <message>
        <source>Choose one of the categories, or give a number.</source>
        <translation>カテゴリを選ぶか、番号を入力してください。</translation>
    </message>
    <message>
        <source>Enter adds the animal and keeps category and status for the next one.</source>
        <translation>Enter キーで追加します。カテゴリと販売状況は、次の動物にも引き継がれます。</translation>
    </message>
    <message>
        <source>Give a number, or the name of a category.</source>
        <translation>番号かカテゴリ名を入力してください。</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>動物の名前を入力してください。</translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation>カテゴリ番号を入力してください（例：3）。</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>名前を付ける…</translation>
    </message>
    <message>
        <source>The service knows each category by its number. Press Down to see those in use.</source>
        <translation>サービスはカテゴリを番号で区別します。↓ キーを押すと、使用中のカテゴリを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln cells.</source>
        <translation>
            <numerusform>表のセル %Ln 個分のようです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln rows.</source>
        <translation>
            <numerusform>表の %Ln 行分のようです。</numerusform>
        </translation>
    </message>
    <message>
        <source>a number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>a number or a name</source>
        <translation>番号または名前</translation>
    </message>
    <message>
        <source>for example Rex</source>
        <translation>例：ポチ</translation>
    </message>
    <message>
        <source>{name} is not added yet.</source>
        <translation>「{name}」はまだ追加されていません。</translation>
    </message>
    <message>
        <source>“{name}” has no number yet.</source>
        <translation>「{name}」にはまだ番号がありません。</translation>
    </message>
</context>
<context>
    <name>AddedModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
</context>
<context>
    <name>AddedTable</name>
    <message>
        <source>Added here today</source>
        <translation>今日ここで追加した動物</translation>
    </message>
</context>
<context>
    <name>AddedTodayController</name>
    <message>
        <source>Added here today</source>
        <translation>今日ここで追加した動物</translation>
    </message>
    <message>
        <source>Nothing was added on this computer today.</source>
        <translation>今日このパソコンで追加した動物はありません。</translation>
    </message>
</context>
<context>
    <name>AddedTodayDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) added on this computer today</source>
        <translation>
            <numerusform>今日このパソコンで %Ln 匹を追加しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Added here today</source>
        <translation>今日ここで追加した動物</translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Service address</source>
        <translation>サービスのアドレス</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer.</source>
        <translation>このパソコンの管理者が設定しています。</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer. It is not encrypted: others on the network can read the key.</source>
        <translation>このパソコンの管理者が設定しています。暗号化されていないため、ネットワーク上のほかの人がキーを読み取れます。</translation>
    </message>
    <message>
        <source>The store is kept on this computer. It needs no address and no key.</source>
        <translation>動物のデータはこのパソコンに保存されます。アドレスもキーも必要ありません。</translation>
    </message>
    <message>
        <source>for example {address}</source>
        <translation>例：{address}</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Select an animal to see its card.</source>
        <translation>動物を選ぶと、カードが表示されます。</translation>
    </message>
    <message>
        <source>This animal has no card before it is added.</source>
        <translation>この動物のカードは、追加すると表示されます。</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Animal card</source>
        <translation>動物カード</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>カードを閉じる</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>再照会</translation>
    </message>
</context>
<context>
    <name>CategoryCompleter</name>
    <message>
        <source>Categories</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>カテゴリを選ぶ</translation>
    </message>
</context>
<context>
    <name>CategoryFilter</name>
    <message>
        <source>Only category {category}</source>
        <translation>カテゴリ「{category}」のみ</translation>
    </message>
    <message>
        <source>Press to show all categories.</source>
        <translation>押すと、すべてのカテゴリを表示します。</translation>
    </message>
</context>
<context>
    <name>CategoryNamesDialog</name>
    <message numerus="yes">
        <source>%Ln name(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>{file} から名前を %Ln 件取り込みました。残すには「保存」を押してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be new.</source>
        <translation>
            <numerusform>新しい名前が %Ln 件加わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would change.</source>
        <translation>
            <numerusform>名前が %Ln 件変わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) written to {file}.</source>
        <translation>
            <numerusform>{file} に名前を %Ln 件書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Category {number}: “{before}” becomes “{after}”.</source>
        <translation>カテゴリ {number}：「{before}」を「{after}」に変更します。</translation>
    </message>
    <message>
        <source>No new names in {file}.</source>
        <translation>{file} に新しい名前はありません。</translation>
    </message>
    <message>
        <source>Type the ID of the category “{name}”.</source>
        <translation>カテゴリー「{name}」の ID を入力してください。</translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>Add a name</source>
        <translation>名前を付ける</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>カテゴリ名</translation>
    </message>
    <message>
        <source>Category {number} is called “{name}” already.</source>
        <translation>「{name}」は、すでにカテゴリ {number} の名前です。</translation>
    </message>
    <message>
        <source>Category {number}, no name</source>
        <translation>カテゴリ {number}、名前なし</translation>
    </message>
    <message>
        <source>Name of category {id}</source>
        <translation>カテゴリ {id} の名前</translation>
    </message>
    <message>
        <source>New category ID</source>
        <translation>新しいカテゴリー ID</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>{column} of row {number}</source>
        <translation>{number} 行目の{column}</translation>
    </message>
</context>
<context>
    <name>ColumnActions</name>
    <message>
        <source>&amp;Default order</source>
        <translation>標準の順序(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reverse the order</source>
        <translation>逆順にする(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Widen column</source>
        <translation>列幅を広げる(&amp;W)</translation>
    </message>
    <message>
        <source>Move column towards the &amp;end</source>
        <translation>列を後ろへ移動(&amp;E)</translation>
    </message>
    <message>
        <source>Move column towards the &amp;start</source>
        <translation>列を前へ移動(&amp;S)</translation>
    </message>
    <message>
        <source>Na&amp;rrow column</source>
        <translation>列幅を狭める(&amp;R)</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>列をリセット(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ColumnBar</name>
    <message>
        <source>Column for {field}</source>
        <translation>「{field}」の列</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>見出しなし</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>取り込まない</translation>
    </message>
    <message>
        <source>Row of the titles</source>
        <translation>見出しの行</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>見出し</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Find a command, or type an ID</source>
        <translation>コマンドを検索、または ID を入力</translation>
    </message>
    <message>
        <source>Look up animal {id}</source>
        <translation>ID {id} の動物を照会</translation>
    </message>
    <message>
        <source>No matching command</source>
        <translation>該当するコマンドはありません</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使ったもの</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>{command}, {number} of {count}</source>
        <translation>{command}、{count} 件中 {number} 件目</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>消去中…</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>接続先</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>接続先：{name}</translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation>設定を読み込み中…</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>サービスのアドレス</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer</source>
        <translation>このパソコンの管理者による設定</translation>
    </message>
    <message>
        <source>Set by the administrator…</source>
        <translation>管理者による設定…</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>キーを表示</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>接続をテスト中…</translation>
    </message>
    <message>
        <source>The key of {address} is not used for another address.</source>
        <translation>{address} のキーは、別のアドレスでは使いません。</translation>
    </message>
    <message>
        <source>The service answers and accepts the key.</source>
        <translation>サービスから応答があり、キーも受け付けられました。</translation>
    </message>
    <message>
        <source>Use the key for this session only</source>
        <translation>キーを今回だけ使う</translation>
    </message>
    <message>
        <source>leave empty to keep the key</source>
        <translation>変更しないときは空欄</translation>
    </message>
</context>
<context>
    <name>ConnectionController</name>
    <message>
        <source>Please note</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>The key is for this session only</source>
        <translation>キーは今回だけ有効です</translation>
    </message>
    <message>
        <source>{address} did not accept the API key.</source>
        <translation>{address} は API キーを受け付けませんでした。</translation>
    </message>
</context>
<context>
    <name>CopiedNote</name>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
</context>
<context>
    <name>DetailsButton</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Add an animal</source>
        <translation>動物を追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>表計算ファイルを取り込む…</translation>
    </message>
    <message>
        <source>Look up ID {id}</source>
        <translation>ID {id} を照会</translation>
    </message>
    <message>
        <source>Show all animals</source>
        <translation>すべての動物を表示</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Try it with sample animals</source>
        <translation>サンプルの動物で試す</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>ファイルは保存されていません</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel ブック</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message>
        <source>Animals in the store can&apos;t be changed from here.</source>
        <translation>ストアの動物はここでは変更できません。</translation>
    </message>
    <message>
        <source>Back to my store</source>
        <translation>自分の店に戻る</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>ラベル(&amp;B)…</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>元に戻す操作はありません。</translation>
    </message>
    <message>
        <source>These are samples. They are gone when you close Pet Store.</source>
        <translation>これはサンプルです。Pet Store を閉じると消えます。</translation>
    </message>
</context>
<context>
    <name>ForgetButton</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>消去…</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Add the animal</source>
        <translation>動物を追加</translation>
    </message>
    <message>
        <source>Bring back earlier IDs</source>
        <translation>前に照会した ID を呼び出す</translation>
    </message>
    <message>
        <source>Edit one that isn&apos;t added yet</source>
        <translation>まだ追加されていない動物を編集</translation>
    </message>
    <message>
        <source>Go to the previous part</source>
        <translation>前の部分へ移動</translation>
    </message>
    <message>
        <source>In the form</source>
        <translation>追加フォーム</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>In the look-up</source>
        <translation>照会</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Remove one that isn&apos;t added yet</source>
        <translation>まだ追加されていない動物を取り除く</translation>
    </message>
    <message>
        <source>Select several animals</source>
        <translation>複数の動物を選択</translation>
    </message>
    <message>
        <source>Show the animal card</source>
        <translation>動物のカードを表示</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Add to Production</source>
        <translation>本番環境に追加</translation>
    </message>
    <message>
        <source>Another import takes its place. Nothing was added yet.</source>
        <translation>別の取り込みに切り替わります。まだ何も追加していません。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>変更を破棄しますか？</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>追加しない</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>動物の取り込み</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Nothing was added: that service is not open any more.</source>
        <translation>何も追加していません：元のサービスはもう開いていません。</translation>
    </message>
    <message>
        <source>Nothing was added: {reason}</source>
        <translation>何も追加していません：{reason}</translation>
    </message>
    <message>
        <source>The import can&apos;t go on: {reason}</source>
        <translation>取り込みを続行できません：{reason}</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>変更を破棄しますか？</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>動物の取り込み</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Nothing was added yet. The file itself stays as it is.</source>
        <translation>まだ何も追加していません。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>シート(&amp;H)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>シート</translation>
    </message>
</context>
<context>
    <name>ImportRequests</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>It stays as it is: {reason}.</source>
        <translation>そのまま残ります：{reason}。</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>The import couldn&apos;t be discarded</source>
        <translation>取り込みを破棄できませんでした</translation>
    </message>
    <message>
        <source>The rest of the import was discarded.</source>
        <translation>残りの取り込みを破棄しました。</translation>
    </message>
    <message>
        <source>There are no rows on the clipboard.</source>
        <translation>クリップボードに表の行がありません。</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
</context>
<context>
    <name>KeyringWaitPage</name>
    <message>
        <source>It keeps the API key. It may be asking for a password in its own window.</source>
        <translation>API キーの保管場所です。別のウィンドウでパスワードを求めているかもしれません。</translation>
    </message>
    <message>
        <source>Type the API key, which is then kept in memory until the program ends.</source>
        <translation>API キーを入力します。キーは、アプリを終了するまでメモリに保持されます。</translation>
    </message>
    <message>
        <source>Use for this session only</source>
        <translation>キーを今回だけ使う</translation>
    </message>
    <message>
        <source>Use for this session only…</source>
        <translation>キーを今回だけ使う…</translation>
    </message>
</context>
<context>
    <name>LabelCell</name>
    <message>
        <source>Label {number}, row {row}, column {column}</source>
        <translation>ラベル {number}、{row} 行目、{column} 列目</translation>
    </message>
</context>
<context>
    <name>LabelsDialog</name>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>各ラベルの枚数</translation>
    </message>
    <message>
        <source>First free label</source>
        <translation>最初の空きラベル</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Print at 100 %, and do not fit to the page.</source>
        <translation>倍率を 100 % にし、用紙サイズに合わせずに印刷してください。</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>用紙</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>{name} のライセンス</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>No licence text included.</source>
        <translation>ライセンスの本文は含まれていません。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>構成要素</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>構成要素とそのライセンス</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>一覧を読み込み中…</translation>
    </message>
    <message>
        <source>The list of parts cannot be read: {reason}</source>
        <translation>構成要素の一覧を読み込めません：{reason}</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>100+</source>
        <translation>100+</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>動物を追加</translation>
    </message>
    <message>
        <source>An added animal can&apos;t be changed or removed. If the reply is lost, the program looks for the animal. It never adds it twice.</source>
        <translation>追加した動物は、変更や削除ができません。応答が届かないときは、アプリがその動物を探します。二重に追加することはありません。</translation>
    </message>
    <message>
        <source>An animal without a status. No filter finds these, so some may be missing.</source>
        <translation>販売状況が未設定の動物です。絞り込みでは探せないため、一覧から抜けていることがあります。</translation>
    </message>
    <message>
        <source>Asks the service for this ID. If it can&apos;t answer, the lists are searched.</source>
        <translation>この ID をサービスに問い合わせます。答えがなければ、一覧を検索します。</translation>
    </message>
    <message>
        <source>Faults of the service</source>
        <translation>サービスの不具合</translation>
    </message>
    <message>
        <source>Look up ID</source>
        <translation>ID を照会</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>画面の表示</translation>
    </message>
    <message>
        <source>Planned to end on {day}, or earlier if the service ends it. After that, only the lists are searched.</source>
        <translation>{day}に終了する予定です。サービスがそれより早く終了することもあります。その後は、一覧だけを検索します。</translation>
    </message>
    <message>
        <source>There may be more. The service lists at most 100 animals at a time and gives no total. An animal that isn&apos;t listed may still be there.</source>
        <translation>ほかにもいるかもしれません。サービスの一覧に出るのは一度に最大 100 匹で、総数は分かりません。一覧にない動物がいることもあります。</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>数字の意味</translation>
    </message>
    <message>
        <source>When the service sent the list. Others may have changed it since.</source>
        <translation>サービスから一覧が届いた時刻です。その後、ほかの人が変更しているかもしれません。</translation>
    </message>
</context>
<context>
    <name>LimitsNotice</name>
    <message>
        <source>Hide this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>詳しく見る</translation>
    </message>
</context>
<context>
    <name>LinkHandler</name>
    <message>
        <source>A link asks to look up the animal with ID {id}.</source>
        <translation>リンクから、ID {id} の動物を照会しようとしています。</translation>
    </message>
    <message>
        <source>Always look up</source>
        <translation>常に照会</translation>
    </message>
    <message>
        <source>Do not look up</source>
        <translation>照会しない</translation>
    </message>
    <message>
        <source>It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.</source>
        <translation>リンクが petstore:42 のような ID の形になっていません。何も照会していません。</translation>
    </message>
    <message>
        <source>Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all links can be changed in the menu Service.</source>
        <translation>リンクは、Web ページやメール、ほかのアプリから開かれます。照会しても何も変更されません。すべてのリンクについての選択は、「サービス」メニューで変えられます。</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>照会</translation>
    </message>
    <message>
        <source>This link cannot be used</source>
        <translation>このリンクは使えません</translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file} として保存しました</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved.</source>
        <translation>ファイルは保存されていません。</translation>
    </message>
    <message>
        <source>The service is busy.</source>
        <translation>サービスが混み合っています。</translation>
    </message>
    <message>
        <source>The service is busy. Trying ID {id} again in {seconds} s.</source>
        <translation>サービスが混み合っています。{seconds} 秒後に ID {id} をもう一度照会します。</translation>
    </message>
    <message>
        <source>Trying again in {seconds} s.</source>
        <translation>{seconds} 秒後に再試行します。</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>Animal ID</source>
        <translation>動物の ID</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>照会</translation>
    </message>
    <message>
        <source>Look up an animal</source>
        <translation>動物の照会</translation>
    </message>
    <message>
        <source>Look up at most {count} IDs at a time.</source>
        <translation>一度に照会できる ID は {count} 件までです。</translation>
    </message>
    <message>
        <source>Looking up {id}…</source>
        <translation>ID {id} を照会中…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近の照会</translation>
    </message>
    <message>
        <source>Type the ID of an animal.</source>
        <translation>動物の ID を入力してください。</translation>
    </message>
    <message>
        <source>Type, paste or scan one ID or several, then press Enter.</source>
        <translation>ID（複数可）を入力、貼り付け、またはスキャンして、Enter キーを押してください。</translation>
    </message>
    <message>
        <source>for example 42</source>
        <translation>例：42</translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message>
        <source>Answer</source>
        <translation>照会結果</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>未照会</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>待機中…</translation>
    </message>
</context>
<context>
    <name>LookupListView</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln 行をコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>照会</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
</context>
<context>
    <name>LookupResultView</name>
    <message>
        <source>Copy for a reply</source>
        <translation>返信用にコピー</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
    <message>
        <source>Show in list</source>
        <translation>一覧に表示</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Animals</source>
        <translation>動物(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Service</source>
        <translation>サービス(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>開いているサービスがありません。</translation>
    </message>
</context>
<context>
    <name>MainWindowActions</name>
    <message>
        <source>&amp;About Pet Store</source>
        <translation>Pet Store について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add animal</source>
        <translation>動物を追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh</source>
        <translation>自動更新(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Connection…</source>
        <translation>接続(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation>一覧を検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー操作(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Look up ID…</source>
        <translation>ID を照会(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>このカテゴリのみ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>更新(&amp;R)</translation>
    </message>
    <message>
        <source>Add one like this</source>
        <translation>同様の動物を追加</translation>
    </message>
    <message>
        <source>Added here toda&amp;y…</source>
        <translation>今日ここで追加した動物(&amp;Y)…</translation>
    </message>
    <message>
        <source>Animal car&amp;d</source>
        <translation>動物カード(&amp;D)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>キャンセル(&amp;N)</translation>
    </message>
    <message>
        <source>Cate&amp;gory names…</source>
        <translation>カテゴリ名(&amp;G)…</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>配色(&amp;L)</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>ID をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy for a re&amp;ply</source>
        <translation>返信用にコピー(&amp;P)</translation>
    </message>
    <message>
        <source>De&amp;nsity</source>
        <translation>行の高さ(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>終了(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt part</source>
        <translation>次の部分へ移動(&amp;X)</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>取り込み(&amp;M)…</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>ラベル(&amp;B)…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>再照会(&amp;U)</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>集計(&amp;V)</translation>
    </message>
    <message>
        <source>Paste ro&amp;ws…</source>
        <translation>行を貼り付け(&amp;W)…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>印刷(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>並べ替え(&amp;O)</translation>
    </message>
    <message>
        <source>Saved vie&amp;ws</source>
        <translation>保存済みビュー(&amp;W)</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>元に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Undo &amp;time</source>
        <translation>元に戻せる時間(&amp;T)</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>数字の意味(&amp;N)</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>MessagePage</name>
    <message>
        <source>&amp;Choose another file…</source>
        <translation>別のファイルを選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;None of these</source>
        <translation>どれでもない(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open this sheet</source>
        <translation>このシートを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>ファイルを読み込み中</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file} を読み込み中…</translation>
    </message>
    <message>
        <source>Reading {file}… {rows}</source>
        <translation>{file} を読み込み中… {rows}</translation>
    </message>
    <message>
        <source>Sheet to open</source>
        <translation>開くシート</translation>
    </message>
    <message>
        <source>{file} can be read in several ways. Which one is right?</source>
        <translation>{file} には複数の読み方があります。どれが正しいですか？</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported. {reason}</source>
        <translation>{file} を取り込めません。{reason}</translation>
    </message>
    <message>
        <source>{file} has several sheets. Which one has the animals?</source>
        <translation>{file} には複数のシートがあります。動物のデータがあるのはどれですか？</translation>
    </message>
</context>
<context>
    <name>NamedController</name>
    <message>
        <source>Another change is still being saved. Try again.</source>
        <translation>別の変更を保存中です。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
    </message>
</context>
<context>
    <name>NamedDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>変更を破棄しますか？</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file} を読み込み中…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>{file} に書き出し中…</translation>
    </message>
</context>
<context>
    <name>OfflineBand</name>
    <message>
        <source>asking once a minute</source>
        <translation>1 分に 1 回試します</translation>
    </message>
</context>
<context>
    <name>OutboxBridge</name>
    <message>
        <source>Another one was begun. What this window shows was saved again.</source>
        <translation>新しいファイルを作り、このウィンドウの内容を保存し直しました。</translation>
    </message>
    <message>
        <source>Couldn&apos;t load your draft and unfinished adds: {reason}</source>
        <translation>下書きと未完了の追加を読み込めませんでした：{reason}</translation>
    </message>
    <message>
        <source>The file of unfinished adds was moved or deleted</source>
        <translation>未完了の追加のファイルが、移動または削除されました</translation>
    </message>
    <message>
        <source>You will be asked about {name} again at the next start. {reason}</source>
        <translation>次に起動したとき、「{name}」についてもう一度確認します。{reason}</translation>
    </message>
    <message>
        <source>Your decision could not be saved</source>
        <translation>選択を保存できませんでした</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved right now</source>
        <translation>今は下書きを保存できません</translation>
    </message>
</context>
<context>
    <name>OutcomePage</name>
    <message>
        <source>Imported rows</source>
        <translation>取り込んだ行</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>集計</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>グラフで表示</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>The animals are not listed yet.</source>
        <translation>動物の一覧はまだ読み込まれていません。</translation>
    </message>
</context>
<context>
    <name>OverviewTable</name>
    <message>
        <source>Animals by category and status</source>
        <translation>カテゴリ別・販売状況別の動物</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>ページを作成中…</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>{number} / {count} ページ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>ページ全体</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF として保存…</translation>
    </message>
</context>
<context>
    <name>PetCard</name>
    <message>
        <source>Copy ID</source>
        <translation>ID をコピー</translation>
    </message>
    <message>
        <source>Copy for a reply</source>
        <translation>返信用にコピー</translation>
    </message>
</context>
<context>
    <name>PetListPage</name>
    <message>
        <source>Reading the animals…</source>
        <translation>動物を読み込み中…</translation>
    </message>
    <message>
        <source>The filter hides it.</source>
        <translation>今の絞り込みでは表示されません。</translation>
    </message>
    <message>
        <source>The search hides it.</source>
        <translation>今の検索では表示されません。</translation>
    </message>
</context>
<context>
    <name>PetTableView</name>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
</context>
<context>
    <name>PlainMessageBox</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>PreferencesMenu</name>
    <message>
        <source>&amp;10 seconds</source>
        <translation>10秒(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;5 seconds</source>
        <translation>5秒(&amp;5)</translation>
    </message>
    <message>
        <source>&amp;Ask before adding to Production</source>
        <translation>本番環境に追加する前に確認(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh (set by the administrator)</source>
        <translation>自動更新（管理者が設定）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Comfortable</source>
        <translation>ゆったり(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;ompact</source>
        <translation>コンパクト(&amp;O)</translation>
    </message>
    <message>
        <source>Every &amp;30 seconds</source>
        <translation>30 秒ごと(&amp;3)</translation>
    </message>
    <message>
        <source>Every &amp;5 minutes</source>
        <translation>5 分ごと(&amp;5)</translation>
    </message>
    <message>
        <source>Every &amp;minute</source>
        <translation>1 分ごと(&amp;1)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Look up from &amp;links without asking</source>
        <translation>リンクからは確認せずに照会(&amp;L)</translation>
    </message>
    <message>
        <source>No font for Arabic on this computer.</source>
        <translation>このパソコンにはアラビア語のフォントがありません。</translation>
    </message>
    <message>
        <source>No font for Japanese on this computer.</source>
        <translation>このパソコンには日本語のフォントがありません。</translation>
    </message>
    <message>
        <source>The language changes when the program is started again.</source>
        <translation>言語は、次に起動したときに変わります。</translation>
    </message>
    <message>
        <source>Undo &amp;time (set by the administrator)</source>
        <translation>元に戻せる時間(&amp;T)（管理者が設定）</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>用紙の向き</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>印刷する内容</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add all &amp;shown rows</source>
        <translation>表示中の行をすべて追加(&amp;S)</translation>
    </message>
    <message>
        <source>Add all shown rows</source>
        <translation>表示中の行をすべて追加</translation>
    </message>
    <message>
        <source>They are right</source>
        <translation>これで正しい</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>Rows to import</source>
        <translation>取り込む行</translation>
    </message>
</context>
<context>
    <name>PrintController</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>プリンターがありません</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>印刷されませんでした</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>印刷しました</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF として保存</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF として保存…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file} として保存しました</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>{printer} に送信しました</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>ファイルは保存されていません</translation>
    </message>
    <message>
        <source>The printer didn&apos;t take it. Check the printer, then try again.</source>
        <translation>プリンターが受け付けませんでした。プリンターを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The printers don&apos;t answer</source>
        <translation>プリンターが応答しません</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>そのページはありません。</translation>
    </message>
    <message>
        <source>This computer has no printer. You can save a PDF instead.</source>
        <translation>このパソコンにはプリンターがありません。代わりに PDF として保存できます。</translation>
    </message>
    <message>
        <source>Try again later, or save a PDF instead.</source>
        <translation>後でもう一度試すか、代わりに PDF として保存してください。</translation>
    </message>
</context>
<context>
    <name>ProgressWidget</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>今すぐ再試行</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Add to Production</source>
        <translation>本番環境に追加</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>追加しない</translation>
    </message>
    <message>
        <source>Everyone who uses it will see the animal, and this program can&apos;t remove it. You are asked once each time the program starts, until you agree.</source>
        <translation>この動物は、本番環境を使う全員に表示されます。このアプリでは削除できません。この確認は、アプリを起動するたびに、一度同意するまで表示されます。</translation>
    </message>
    <message>
        <source>This is Production. Add “{name}” to it?</source>
        <translation>ここは本番環境です。「{name}」を追加しますか？</translation>
    </message>
</context>
<context>
    <name>ResolveAddDialog</name>
    <message>
        <source>Add again</source>
        <translation>もう一度追加</translation>
    </message>
    <message>
        <source>Add not confirmed</source>
        <translation>未確認の追加</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>後で決める</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>もう確認しない</translation>
    </message>
    <message>
        <source>Stop sending</source>
        <translation>もう送信しない</translation>
    </message>
    <message>
        <source>Use the selected animal</source>
        <translation>選択した動物にする</translation>
    </message>
    <message>
        <source>Yes, that&apos;s it</source>
        <translation>はい、この動物です</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>このカテゴリのみ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Take out</source>
        <translation>追加をやめる(&amp;T)</translation>
    </message>
    <message>
        <source>Add one li&amp;ke this</source>
        <translation>同様の動物を追加(&amp;K)</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>ID をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy for a &amp;reply</source>
        <translation>返信用にコピー(&amp;R)</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>再照会(&amp;U)</translation>
    </message>
    <message>
        <source>Sho&amp;w card</source>
        <translation>カードを表示(&amp;W)</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>再開(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>取り込みの進み具合</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>レポートを保存(&amp;R)…</translation>
    </message>
    <message>
        <source>Saving the rows…</source>
        <translation>行を保存中…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>中止しています…</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Import ended: {outcome}</source>
        <translation>取り込み終了：{outcome}</translation>
    </message>
    <message>
        <source>Import paused: {progress}</source>
        <translation>取り込みを一時停止中：{progress}</translation>
    </message>
    <message>
        <source>Import: {progress}</source>
        <translation>取り込み：{progress}</translation>
    </message>
    <message>
        <source>Paused. Its service is open again, so it can go on.</source>
        <translation>一時停止中です。元のサービスが再び開いているので、再開できます。</translation>
    </message>
    <message>
        <source>Report saved: {file}</source>
        <translation>レポートを保存しました：{file}</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートの保存</translation>
    </message>
    <message>
        <source>Show the import</source>
        <translation>取り込みを表示</translation>
    </message>
    <message>
        <source>The report couldn&apos;t be saved</source>
        <translation>レポートを保存できませんでした</translation>
    </message>
</context>
<context>
    <name>SavedViewsController</name>
    <message>
        <source>The view wasn&apos;t saved</source>
        <translation>ビューは保存されていません</translation>
    </message>
</context>
<context>
    <name>SavedViewsDialog</name>
    <message numerus="yes">
        <source>%Ln view(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>{file} からビューを %Ln 件取り込みました。残すには「保存」を押してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would be new.</source>
        <translation>
            <numerusform>新しいビューが %Ln 件加わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would change.</source>
        <translation>
            <numerusform>ビューが %Ln 件変わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) written to {file}.</source>
        <translation>
            <numerusform>{file} にビューを %Ln 件書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>No new views in {file}.</source>
        <translation>{file} に新しいビューはありません。</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前変更(&amp;N)</translation>
    </message>
    <message>
        <source>The view “{name}” changes.</source>
        <translation>ビュー「{name}」が変わります。</translation>
    </message>
</context>
<context>
    <name>SavedViewsMenu</name>
    <message>
        <source>&amp;Edit saved views…</source>
        <translation>ビューを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Update view</source>
        <translation>ビューを更新(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Update “{name}”</source>
        <translation>「{name}」を更新(&amp;U)</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>ビューとして保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>管理者による設定</translation>
    </message>
    <message>
        <source>U&amp;ndo the update of “{name}”</source>
        <translation>「{name}」の更新を元に戻す(&amp;N)</translation>
    </message>
</context>
<context>
    <name>SavedViewsTable</name>
    <message>
        <source>Name of the view</source>
        <translation>ビューの名前</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>保存済みビュー</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>管理者による設定</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>一覧を検索</translation>
    </message>
    <message>
        <source>Name, ID or category</source>
        <translation>名前、ID、カテゴリ</translation>
    </message>
    <message>
        <source>Searches only the animals that are loaded. The service may have more.</source>
        <translation>読み込み済みの動物だけを検索します。サービスにはほかにもいるかもしれません。</translation>
    </message>
</context>
<context>
    <name>ServiceWatch</name>
    <message>
        <source>The store on this computer stopped and was restarted.</source>
        <translation>このパソコンのサービスが停止したため、再起動しました。</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
</context>
<context>
    <name>StagingBanner</name>
    <message>
        <source>Profile: {name}</source>
        <translation>接続先：{name}</translation>
    </message>
</context>
<context>
    <name>StateFilter</name>
    <message>
        <source>Rows to show</source>
        <translation>表示する行</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%Ln ID(s) copied</source>
        <translation>
            <numerusform>%Ln 件の ID をコピーしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) copied</source>
        <translation>
            <numerusform>%Ln 匹をコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection…</source>
        <translation>接続…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>書き出し中…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>No list is kept for offline use: {reason}</source>
        <translation>オフライン用の一覧を保存できません：{reason}</translation>
    </message>
    <message>
        <source>Opening Pet Store again can&apos;t show this window</source>
        <translation>Pet Store をもう一度開いても、このウィンドウは表示されません</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>印刷中…</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>接続先：{name}</translation>
    </message>
    <message>
        <source>Select an animal first.</source>
        <translation>先に動物を選択してください。</translation>
    </message>
    <message>
        <source>The kept list was damaged. Its file was renamed.</source>
        <translation>保存済みの一覧が壊れていたため、ファイル名を変えました。</translation>
    </message>
    <message>
        <source>View “{name}”</source>
        <translation>ビュー「{name}」</translation>
    </message>
    <message>
        <source>Your view can&apos;t be saved: {reason}</source>
        <translation>表示の設定を保存できません：{reason}</translation>
    </message>
</context>
<context>
    <name>StatusChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>ほかの %Ln 件は表にあります</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals by category and status</source>
        <translation>カテゴリ別・販売状況別の動物</translation>
    </message>
</context>
<context>
    <name>StatusFilter</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>すべての動物</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Look up ID…</source>
        <translation>ID を照会…</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>集計</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
</context>
<context>
    <name>ViewNameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save view as</source>
        <translation>ビューとして保存</translation>
    </message>
    <message>
        <source>for example Kittens for sale</source>
        <translation>例：販売中の子猫</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Connect to a service…</source>
        <translation>サービスに接続…</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>表計算ファイルを取り込む…</translation>
    </message>
    <message>
        <source>It goes into the store on this computer.</source>
        <translation>このパソコンのストアに入ります。</translation>
    </message>
    <message>
        <source>Use the store on this computer</source>
        <translation>このパソコンだけで使う</translation>
    </message>
    <message>
        <source>Welcome to Pet Store</source>
        <translation>Pet Store へようこそ</translation>
    </message>
    <message>
        <source>Where are your animals kept?</source>
        <translation>動物のデータはどこにありますか？</translation>
    </message>
    <message>
        <source>Works at once, without a network. The animals stay on this computer.</source>
        <translation>ネットワークなしで、すぐに使えます。動物のデータはこのパソコンに保存されます。</translation>
    </message>
    <message>
        <source>You need the address of the Pet Store service and your API key.</source>
        <translation>Pet Store サービスのアドレスと API キーが必要です。</translation>
    </message>
    <message>
        <source>You need your API key.</source>
        <translation>API キーが必要です。</translation>
    </message>
</context>
<context>
    <name>_AnswerTable</name>
    <message>
        <source>Answers</source>
        <translation>照会結果</translation>
    </message>
</context>
<context>
    <name>add_pet.resolve_dialog</name>
    <message>
        <source>An animal like it is listed now that was not listed before.</source>
        <translation>前の一覧になかった、よく似た動物が今の一覧にあります。</translation>
    </message>
    <message>
        <source>Animals that it could be</source>
        <translation>該当しそうな動物</translation>
    </message>
    <message>
        <source>Choose it, if it is among them.</source>
        <translation>この中にあれば、選択してください。</translation>
    </message>
    <message>
        <source>Is this {name}?</source>
        <translation>この動物は「{name}」ですか？</translation>
    </message>
    <message>
        <source>It is new and has another status, which may have been changed since.</source>
        <translation>新しい動物ですが、販売状況が違います。その後、変更された可能性があります。</translation>
    </message>
    <message>
        <source>It may also be another add of {name} that isn&apos;t confirmed.</source>
        <translation>まだ確認できていない、別に追加した{name}かもしれません。</translation>
    </message>
    <message>
        <source>It may be an older one: not all animals were listed when {name} was sent.</source>
        <translation>前からいた動物かもしれません。「{name}」を送信したときは、一覧にすべての動物が出ていませんでした。</translation>
    </message>
    <message>
        <source>It may be another one: the service doesn&apos;t list all animals.</source>
        <translation>別の動物かもしれません。サービスはすべての動物を一覧にしません。</translation>
    </message>
    <message>
        <source>It may still arrive. If you add it again, it may be there twice.</source>
        <translation>これから一覧に現れるかもしれません。もう一度追加すると、二重になることがあります。</translation>
    </message>
    <message>
        <source>It was sent without a status, and the service has no list of those.</source>
        <translation>販売状況が未設定のまま送信されました。サービスには、そのような動物の一覧がありません。</translation>
    </message>
    <message>
        <source>No answer was received.</source>
        <translation>応答を受け取れませんでした。</translation>
    </message>
    <message>
        <source>The list hasn&apos;t been loaded since then.</source>
        <translation>その後、一覧は読み込まれていません。</translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals of each status.</source>
        <translation>サービスの一覧に出るのは、販売状況ごとに最大 {limit} 匹です。</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>「{name}」が追加されたか確認できませんでした</translation>
    </message>
    <message>
        <source>Which of these is {name}?</source>
        <translation>「{name}」はこの中のどれですか？</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) may have been sent on {time}.</source>
        <translation>「{name}」（カテゴリ {category}、{status}）は {time} に送信された可能性があります。</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) was sent on {time}.</source>
        <translation>「{name}」（カテゴリ {category}、{status}）は {time} に送信されました。</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>「{name}」はまだ一覧にありません。</translation>
    </message>
    <message>
        <source>{name} was probably added, as ID {id}</source>
        <translation>「{name}」は ID {id} で追加されたようです</translation>
    </message>
</context>
<context>
    <name>add_pet.similar_notice</name>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids} and more.</source>
        <translation>
            <numerusform>一覧の同じカテゴリに「{name}」が %Ln 匹います（ID {ids} など）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids}.</source>
        <translation>
            <numerusform>一覧の同じカテゴリに「{name}」が %Ln 匹います（ID {ids}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list has an animal called {name} in this category: ID {ids}.</source>
        <translation>一覧の同じカテゴリに「{name}」がいます（ID {ids}）。</translation>
    </message>
</context>
<context>
    <name>add_pet.text</name>
    <message numerus="yes">
        <source>%Ln animals are being added</source>
        <translation>
            <numerusform>%Ln匹を追加しています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are not sent yet: they can&apos;t be saved on this computer</source>
        <translation>
            <numerusform>%Ln 匹をこのパソコンに保存できないため、まだ送信していません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are still waiting</source>
        <translation>
            <numerusform>%Ln 匹がまだ送信待ちです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are waiting: {reason}</source>
        <translation>
            <numerusform>%Ln 匹が送信待ちです：{reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals discarded</source>
        <translation>
            <numerusform>%Ln匹を破棄しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals wait for the service</source>
        <translation>
            <numerusform>%Ln 匹が送信待ちです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were not sent</source>
        <translation>
            <numerusform>%Ln 匹は送信されていません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more like this.</source>
        <translation>
            <numerusform>ほかに %Ln 匹も同様です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>追加中…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>確認…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>It is probably ID {id}.</source>
        <translation>おそらく ID {id} で追加されています。</translation>
    </message>
    <message>
        <source>Looking for it in the list…</source>
        <translation>一覧の中を探しています…</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>追加できません：{reason}</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Sending again…</source>
        <translation>再送信中…</translation>
    </message>
    <message>
        <source>Sending {name} again…</source>
        <translation>「{name}」を再送信中…</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>中止…</translation>
    </message>
    <message>
        <source>The list has animals like it.</source>
        <translation>よく似た動物が一覧にあります。</translation>
    </message>
    <message>
        <source>The service knows this add as another animal. Edit it, and add it again.</source>
        <translation>この送信は、サービスでは別の動物として記録されています。編集してから、もう一度追加してください。</translation>
    </message>
    <message>
        <source>They are kept, and offered at the next start.</source>
        <translation>内容は保存されています。次に起動したとき、送信するか選べます。</translation>
    </message>
    <message>
        <source>They can&apos;t be saved on this computer. If you quit now, they are lost.</source>
        <translation>このパソコンに保存できません。今終了すると、失われます。</translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>{count} 秒後に再試行します。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>送信待ち</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>「{name}」が追加されたか確認できませんでした</translation>
    </message>
    <message>
        <source>{count} d</source>
        <translation>{count} 日</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} 時間</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} 分</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} 秒</translation>
    </message>
    <message>
        <source>{name} is being added.</source>
        <translation>{name}を追加しています。</translation>
    </message>
    <message>
        <source>{name} is waiting: {reason}</source>
        <translation>「{name}」は送信待ちです：{reason}</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet ({time}).</source>
        <translation>「{name}」はまだ一覧にありません（{time}経過）。</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>「{name}」はまだ一覧にありません。</translation>
    </message>
    <message>
        <source>{name} was added, ID {id}.</source>
        <translation>「{name}」を追加しました（ID {id}）。</translation>
    </message>
    <message>
        <source>{name} was added.</source>
        <translation>「{name}」を追加しました。</translation>
    </message>
    <message>
        <source>{name} was not added</source>
        <translation>「{name}」は追加されませんでした</translation>
    </message>
    <message>
        <source>{name} was sent before, and we couldn&apos;t confirm it. Sending it again may add it twice.</source>
        <translation>「{name}」は前に送信されましたが、追加されたか確認できていません。もう一度送信すると、二重になることがあります。</translation>
    </message>
    <message>
        <source>{name}, {state}</source>
        <translation>{name}、{state}</translation>
    </message>
    <message>
        <source>{name}, {status}, was added, ID {id}.</source>
        <translation>「{name}」（{status}）を追加しました（ID {id}）。</translation>
    </message>
    <message>
        <source>{sentence} ({reason}).</source>
        <translation>{sentence}（{reason}）。</translation>
    </message>
</context>
<context>
    <name>commands.palette</name>
    <message>
        <source>not available now</source>
        <translation>今は使えません</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
</context>
<context>
    <name>connect.text</name>
    <message>
        <source>A key that you type is kept for this session only.</source>
        <translation>入力したキーは今回だけ有効です。</translation>
    </message>
    <message>
        <source>A list that has not changed is not sent again.</source>
        <translation>変更のない一覧は再送されません。</translation>
    </message>
    <message>
        <source>Adds are sure here: a lost answer is settled automatically.</source>
        <translation>ここでは追加が確実です。応答が失われても自動的に確認されます。</translation>
    </message>
    <message>
        <source>An animal can be taken back for 10 seconds.</source>
        <translation>動物は10秒間、取り消せます。</translation>
    </message>
    <message>
        <source>An animal can be taken back for 5 seconds.</source>
        <translation>動物は5秒間、取り消せます。</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer. Until then, type the key at each start.</source>
        <translation>このパソコンの管理者に相談してください。それまでは、起動するたびにキーを入力してください。</translation>
    </message>
    <message>
        <source>Auto-refresh is off.</source>
        <translation>自動更新はオフです。</translation>
    </message>
    <message>
        <source>Credential Manager</source>
        <translation>資格情報マネージャー</translation>
    </message>
    <message>
        <source>Forget this service&apos;s key and list?</source>
        <translation>このサービスのキーと一覧を消去しますか？</translation>
    </message>
    <message>
        <source>If it asks for its password, answer it. Or type the key, tick “Use the key for this session only” and press Connect.</source>
        <translation>パスワードを求められたら入力してください。または、キーを入力し、「キーを今回だけ使う」にチェックを入れて「接続」を押してください。</translation>
    </message>
    <message>
        <source>It has to be typed again at the next start.</source>
        <translation>次に起動したとき、もう一度入力が必要です。</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>キーチェーン</translation>
    </message>
    <message>
        <source>Leave the field empty to use it, or type another one.</source>
        <translation>このキーを使うときは空欄のまま、別のキーを使うときは入力してください。</translation>
    </message>
    <message>
        <source>May be used without encryption: {hosts}</source>
        <translation>暗号化なしで使えるもの：{hosts}</translation>
    </message>
    <message>
        <source>No list is kept on this computer for a day without the service.</source>
        <translation>サービスにつながらないときのための一覧は、このパソコンに保存されません。</translation>
    </message>
    <message>
        <source>No list is kept.</source>
        <translation>一覧は保存されていません。</translation>
    </message>
    <message>
        <source>Once it answers, type the key again to keep it.</source>
        <translation>応答があってからもう一度入力すると、キーが保存されます。</translation>
    </message>
    <message>
        <source>Once it is unlocked, type the key again to keep it.</source>
        <translation>ロックを解除してからもう一度入力すると、キーが保存されます。</translation>
    </message>
    <message>
        <source>Only these profiles are offered: {profiles}.</source>
        <translation>使える接続先は次のものだけです：{profiles}。</translation>
    </message>
    <message>
        <source>Press Connect to enter its password, or use a key for this session only.</source>
        <translation>「接続」を押してパスワードを入力するか、キーを今回だけ使ってください。</translation>
    </message>
    <message>
        <source>Saved views for everybody: {names}</source>
        <translation>全員用の保存済みビュー：{names}</translation>
    </message>
    <message>
        <source>Start it and press Connect, or type the key again.</source>
        <translation>保存先を起動して「接続」を押すか、キーをもう一度入力してください。</translation>
    </message>
    <message>
        <source>The address of {profile}: {address}</source>
        <translation>「{profile}」のアドレス：{address}</translation>
    </message>
    <message>
        <source>The key for {address} and the list kept of it are removed from this computer.</source>
        <translation>{address} のキーと保存済みの一覧を、このパソコンから削除します。</translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation>キーを消去しました。</translation>
    </message>
    <message>
        <source>The list kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>このパソコンに保存された一覧を削除できません：{reason}。</translation>
    </message>
    <message>
        <source>The list refreshes every 30 seconds.</source>
        <translation>一覧は 30 秒ごとに更新されます。</translation>
    </message>
    <message>
        <source>The list refreshes every 5 minutes.</source>
        <translation>一覧は 5 分ごとに更新されます。</translation>
    </message>
    <message>
        <source>The list refreshes every minute.</source>
        <translation>一覧は 1 分ごとに更新されます。</translation>
    </message>
    <message>
        <source>The program has forgotten the key.</source>
        <translation>キーをアプリから消去しました。</translation>
    </message>
    <message>
        <source>The system keyring</source>
        <translation>システムのキーリング</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation>入力する項目はありません。</translation>
    </message>
    <message>
        <source>To keep it, type it again without “Use the key for this session only”.</source>
        <translation>保存するには、「キーを今回だけ使う」のチェックを外して、もう一度入力してください。</translation>
    </message>
    <message>
        <source>To use another one, type it.</source>
        <translation>別のキーを使うときは、入力してください。</translation>
    </message>
    <message>
        <source>Type another one, or ask the person who runs the service for it.</source>
        <translation>別のキーを入力するか、サービスの担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>Type or paste the key that you were given.</source>
        <translation>受け取ったキーを入力するか、貼り付けてください。</translation>
    </message>
    <message>
        <source>Undo time is off.</source>
        <translation>追加の取り消しはオフです。</translation>
    </message>
    <message>
        <source>Use a key for this session, and ask the person who looks after this computer.</source>
        <translation>キーを今回だけ使い、このパソコンの管理者に相談してください。</translation>
    </message>
    <message>
        <source>Waiting for Credential Manager…</source>
        <translation>資格情報マネージャーの応答を待っています…</translation>
    </message>
    <message>
        <source>Waiting for Keychain…</source>
        <translation>キーチェーンの応答を待っています…</translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation>システムのキーリングの応答を待っています…</translation>
    </message>
    <message>
        <source>Windows Credential Manager</source>
        <translation>Windows の資格情報マネージャー</translation>
    </message>
    <message>
        <source>macOS Keychain</source>
        <translation>macOS のキーチェーン</translation>
    </message>
    <message>
        <source>{keyring} may still have it.</source>
        <translation>{keyring}には残っているかもしれません。</translation>
    </message>
    <message>
        <source>{profile} has no address yet. Type the one that you were given.</source>
        <translation>「{profile}」のアドレスがまだありません。受け取ったアドレスを入力してください。</translation>
    </message>
    <message>
        <source>{state} Enter the API key for {address}.</source>
        <translation>{state}{address} の API キーを入力してください。</translation>
    </message>
</context>
<context>
    <name>exporting.choices</name>
    <message>
        <source>All loaded ({count})</source>
        <translation>読み込み済み（{count}）</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>選択中（{count}）</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>表示中（{count}）</translation>
    </message>
</context>
<context>
    <name>exporting.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {file}</source>
        <translation>
            <numerusform>%Ln 匹を {file} に書き出しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) found in the list.</source>
        <translation>
            <numerusform>一覧に該当する動物は %Ln 匹です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s).</source>
        <translation>
            <numerusform>動物 %Ln 匹。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln available animal(s).</source>
        <translation>
            <numerusform>販売中の動物 %Ln 匹。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pending animal(s).</source>
        <translation>
            <numerusform>商談中の動物 %Ln 匹。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected animal(s).</source>
        <translation>
            <numerusform>選択中の動物 %Ln 匹。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sold animal(s).</source>
        <translation>
            <numerusform>販売済みの動物 %Ln 匹。</numerusform>
        </translation>
    </message>
    <message>
        <source>A table with filters. Its second sheet says how complete it is.</source>
        <translation>フィルター付きの表です。2 枚目のシートに、どこまで揃っているかを記します。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このファイルについて</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Animal counts</source>
        <translation>動物の数</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Animals without a status may be missing.</source>
        <translation>販売状況が未設定の動物は抜けているかもしれません。</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>データの日時</translation>
    </message>
    <message>
        <source>As of {time}.</source>
        <translation>{time} 現在。</translation>
    </message>
    <message>
        <source>Counts exported to {file}</source>
        <translation>動物の数を {file} に書き出しました</translation>
    </message>
    <message numerus="yes">
        <source>Counts of %Ln animal(s).</source>
        <translation>
            <numerusform>動物 %Ln 匹の集計。</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>For other programs.</source>
        <translation>ほかのアプリ用です。</translation>
    </message>
    <message>
        <source>From the list of {time}.</source>
        <translation>{time} の一覧より。</translation>
    </message>
    <message>
        <source>ID, name, category and status, unchanged.</source>
        <translation>ID、名前、カテゴリ、販売状況を、そのまま書き出します。</translation>
    </message>
    <message>
        <source>Kept list</source>
        <translation>保存済みの一覧</translation>
    </message>
    <message>
        <source>Plain text that every spreadsheet opens.</source>
        <translation>どの表計算アプリでも開けるテキストです。</translation>
    </message>
    <message>
        <source>Search: {text}</source>
        <translation>検索：{text}</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>The list is complete.</source>
        <translation>一覧はすべて揃っています。</translation>
    </message>
    <message>
        <source>The rest of the list was not loaded.</source>
        <translation>一覧の残りは読み込まれていません。</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>ほかにもいるかもしれません。</translation>
    </message>
    <message>
        <source>These are the animals of the last list that was kept.</source>
        <translation>最後に保存された一覧の動物です。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{status} (at least)</source>
        <translation>{status}（少なくとも）</translation>
    </message>
</context>
<context>
    <name>i18n.text</name>
    <message>
        <source>Available</source>
        <translation>販売中</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>商談中</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>販売済み</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>{least} から {most} までの数を入力してください。</translation>
    </message>
    <message>
        <source>Use digits only, for example 42.</source>
        <translation>数字だけを入力してください（例：42）。</translation>
    </message>
    <message>
        <source>available</source>
        <translation>販売中</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>商談中</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>販売済み</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}、{last}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name}（{number}）</translation>
    </message>
    <message>
        <source>{name}, {status}, category {category}, ID {id}</source>
        <translation>{name}、{status}、カテゴリ {category}、ID {id}</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}。</translation>
    </message>
</context>
<context>
    <name>importing.preview_model</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>importing.text</name>
    <message numerus="yes">
        <source>%Ln a second</source>
        <translation>
            <numerusform>毎秒 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>追加 %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not added</source>
        <translation>
            <numerusform>未追加 %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not confirmed</source>
        <translation>
            <numerusform>未確認 %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>未送信 %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) corrected</source>
        <translation>
            <numerusform>%Ln 行を修正しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will be added</source>
        <translation>
            <numerusform>%Ln 行を追加します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln animal(s)</source>
        <translation>
            <numerusform>%Ln 匹を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加済み</translation>
    </message>
    <message>
        <source>Added before</source>
        <translation>以前に追加済み</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message numerus="yes">
        <source>Check %Ln animal(s)</source>
        <translation>
            <numerusform>%Ln 匹を確認</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the whole row</source>
        <translation>行全体を確認</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Doubtful, left out</source>
        <translation>要確認のため除外</translation>
    </message>
    <message>
        <source>Everyone who uses it will see them. This program can&apos;t remove them.</source>
        <translation>動物は、本番環境を使う全員に表示されます。このアプリでは削除できません。</translation>
    </message>
    <message>
        <source>Gets a new ID</source>
        <translation>新しい ID が付きます</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>ID {id} is in the file</source>
        <translation>ファイルに ID {id} があります</translation>
    </message>
    <message>
        <source>Import pasted rows</source>
        <translation>貼り付けた行の取り込み</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>{file} の取り込み</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>合計のようです</translation>
    </message>
    <message>
        <source>No titles found. These columns are a guess: {columns}. Please check them.</source>
        <translation>見出しがありません。次の列は推測です：{columns}。確認してください。</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>未追加</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Not confirmed before</source>
        <translation>以前の追加は未確認</translation>
    </message>
    <message>
        <source>Not in the list with ID {id}</source>
        <translation>ID {id} では一覧にありません</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>貼り付けた行</translation>
    </message>
    <message>
        <source>Paused, an unexpected error occurred.</source>
        <translation>一時停止中です。予期しないエラーが発生しました。</translation>
    </message>
    <message>
        <source>Paused, the connection is lost.</source>
        <translation>一時停止中です。接続が切れました。</translation>
    </message>
    <message>
        <source>Paused, the connection is lost. It goes on automatically.</source>
        <translation>一時停止中です。接続が切れました。自動的に再開します。</translation>
    </message>
    <message>
        <source>Paused, the service is busy. It goes on automatically.</source>
        <translation>一時停止中です。サービスが混み合っています。自動的に再開します。</translation>
    </message>
    <message>
        <source>Paused, the service needs another API key.</source>
        <translation>一時停止中です。別の API キーが必要です。</translation>
    </message>
    <message>
        <source>Paused, this computer can&apos;t save what is sent: {reason}</source>
        <translation>一時停止中です。送信内容をこのパソコンに保存できません：{reason}</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中です。</translation>
    </message>
    <message>
        <source>Paused. It can go on when its own service is open.</source>
        <translation>一時停止中です。元のサービスを開くと再開できます。</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>重複の可能性</translation>
    </message>
    <message>
        <source>Possible duplicate, left out</source>
        <translation>重複の可能性があるため除外</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題あり</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>{number} 行目</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>{number} 行目：{cells}</translation>
    </message>
    <message>
        <source>Same name and category as ID {id}</source>
        <translation>ID {id} と名前とカテゴリが同じ</translation>
    </message>
    <message>
        <source>Same name and category as row {number}</source>
        <translation>{number} 行目と名前とカテゴリが同じ</translation>
    </message>
    <message>
        <source>Sent from {file}</source>
        <translation>{file} から送信済み</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The file says it was added</source>
        <translation>ファイルでは追加済みです</translation>
    </message>
    <message>
        <source>The import checks whether it was added. Tick it to add it once more.</source>
        <translation>追加されたかどうかを取り込み時に確認します。もう一度追加するには、チェックを付けてください。</translation>
    </message>
    <message>
        <source>These columns are a guess: {columns}. Please check them.</source>
        <translation>次の列は推測です：{columns}。確認してください。</translation>
    </message>
    <message numerus="yes">
        <source>This is Production. Add %Ln animal(s) to it?</source>
        <translation>
            <numerusform>ここは本番環境です。%Ln 匹を追加しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>{count} 秒後に再試行します。</translation>
    </message>
    <message>
        <source>Use {text} there, too</source>
        <translation>そこでも {text} を使う</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>送信待ち</translation>
    </message>
    <message>
        <source>Waits in {file}</source>
        <translation>{file} で送信待ち</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>残り約 {time}</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>カテゴリ {category}</translation>
    </message>
    <message>
        <source>checking {count} not confirmed</source>
        <translation>未確認の {count} 件を確認中</translation>
    </message>
    <message>
        <source>found in the list</source>
        <translation>一覧で見つかりました</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>not in the list yet</source>
        <translation>まだ一覧にありません</translation>
    </message>
    <message>
        <source>several animals could be it</source>
        <translation>該当しそうな動物が複数います</translation>
    </message>
    <message>
        <source>the import was stopped</source>
        <translation>取り込みが中止されました</translation>
    </message>
    <message>
        <source>the list has one like it, which may be another one</source>
        <translation>一覧に同じような動物がありますが、別の動物かもしれません</translation>
    </message>
    <message>
        <source>the list may be incomplete</source>
        <translation>一覧に抜けがあるかもしれません</translation>
    </message>
    <message>
        <source>will be added</source>
        <translation>追加します</translation>
    </message>
    <message>
        <source>will be checked</source>
        <translation>確認します</translation>
    </message>
    <message>
        <source>will not be added</source>
        <translation>追加しません</translation>
    </message>
    <message>
        <source>{added} of {total} added</source>
        <translation>{total} 匹中 {added} 匹を追加済み</translation>
    </message>
    <message>
        <source>{field} is empty. {expected}</source>
        <translation>{field}が空です。{expected}</translation>
    </message>
    <message>
        <source>{field} “{value}” can&apos;t be used. {expected}</source>
        <translation>{field}「{value}」は使えません。{expected}</translation>
    </message>
    <message>
        <source>{file} isn&apos;t finished: {state}</source>
        <translation>{file} は終わっていません: {state}</translation>
    </message>
    <message>
        <source>{file} report</source>
        <translation>{file} レポート</translation>
    </message>
    <message>
        <source>{included} of {total} rows will be added</source>
        <translation>{total} 行中 {included} 行を追加します</translation>
    </message>
    <message>
        <source>{row}, {will}.</source>
        <translation>{row}、{will}。</translation>
    </message>
    <message>
        <source>{settled} of {total}</source>
        <translation>{total} 行中 {settled} 行</translation>
    </message>
    <message>
        <source>{title} ({letter})</source>
        <translation>{title}（{letter}）</translation>
    </message>
    <message numerus="yes">
        <source>“{text}” is in %Ln other row(s).</source>
        <translation>
            <numerusform>「{text}」はほかに %Ln 行にあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labels.dialog</name>
    <message>
        <source>Category {number}</source>
        <translation>カテゴリ {number}</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Labels: {labels}</source>
        <translation>ラベル {labels} 枚</translation>
    </message>
    <message>
        <source>Labels: {labels}, sheets: {sheets}</source>
        <translation>ラベル {labels} 枚、用紙 {sheets} 枚</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Roll, {width} wide</source>
        <translation>ロール紙、幅 {width}</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>選択中（{count}）</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>表示中（{count}）</translation>
    </message>
    <message>
        <source>{sheet} ({paper})</source>
        <translation>{sheet}（{paper}）</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
</context>
<context>
    <name>lookup.list_view</name>
    <message>
        <source>About</source>
        <translation>このファイルについて</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>照会</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存日時</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
</context>
<context>
    <name>lookup.text</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>該当あり %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not an ID</source>
        <translation>
            <numerusform>無効な ID %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>該当なし %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>未照会 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain</source>
        <translation>
            <numerusform>不確実 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}</source>
        <translation>{time} 現在</translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>{time} 現在の一覧より</translation>
    </message>
    <message>
        <source>Compare the number with the one you were given.</source>
        <translation>番号に間違いがないか確かめてください。</translation>
    </message>
    <message>
        <source>ID {id} isn&apos;t in the list of {time}. The service doesn&apos;t answer.</source>
        <translation>ID {id} は {time} の一覧にありません。サービスは応答していません。</translation>
    </message>
    <message>
        <source>ID {id} was not found.</source>
        <translation>ID {id} は見つかりませんでした。</translation>
    </message>
    <message>
        <source>ID {id} wasn&apos;t found, but the lists may be incomplete.</source>
        <translation>ID {id} は見つかりませんでした。一覧に抜けがあるかもしれません。</translation>
    </message>
    <message>
        <source>Looking up by ID doesn&apos;t work right now. Only the lists were searched.</source>
        <translation>ID による照会は現在できません。一覧だけを検索しました。</translation>
    </message>
    <message>
        <source>Looking up by ID ends on {day}. From then on, only the lists are searched.</source>
        <translation>ID による照会は{day}に終わります。その後は、一覧だけを検索します。</translation>
    </message>
    <message>
        <source>Looking up by ID has ended. The program searches the lists, which may be incomplete.</source>
        <translation>ID による照会は終わりました。一覧を検索しますが、抜けがあるかもしれません。</translation>
    </message>
    <message>
        <source>Looking up by ID was to end on {day}. It may stop any day.</source>
        <translation>ID による照会は{day}に終わる予定でした。いつ使えなくなるか分かりません。</translation>
    </message>
    <message>
        <source>No animal found with ID {id}</source>
        <translation>ID {id} の動物は見つかりませんでした</translation>
    </message>
    <message>
        <source>No answer for ID {id}.</source>
        <translation>ID {id} の応答がありませんでした。</translation>
    </message>
    <message>
        <source>No answer: {reason}</source>
        <translation>応答なし：{reason}</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>数字ではありません</translation>
    </message>
    <message>
        <source>Not found in the whole list. As of {time}</source>
        <translation>一覧全体に見つかりません。{time} 現在</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete</source>
        <translation>見つかりません。一覧に抜けがあるかもしれません</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete: {reason}</source>
        <translation>見つかりません。一覧に抜けがあるかもしれません：{reason}</translation>
    </message>
    <message>
        <source>Not found. As of {time}</source>
        <translation>見つかりません。{time} 現在</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>範囲外の数です</translation>
    </message>
    <message>
        <source>The service at {address} has no animal with ID {id}.</source>
        <translation>{address} のサービスに、ID {id} の動物はいません。</translation>
    </message>
    <message>
        <source>The whole list of {address} has no animal with ID {id}.</source>
        <translation>{address} の一覧全体に、ID {id} の動物はいませんでした。</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{count} 件中 {done} 件</translation>
    </message>
</context>
<context>
    <name>named.category_names</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>名前は {most} 文字までです。</translation>
    </message>
    <message>
        <source>A number alone would look like another category.</source>
        <translation>数字だけの名前は、別のカテゴリと間違えやすいため使えません。</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Category ID</source>
        <translation>カテゴリ番号</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>カテゴリ名</translation>
    </message>
    <message>
        <source>Category names (*.json)</source>
        <translation>カテゴリ名 (*.json)</translation>
    </message>
    <message>
        <source>Export names</source>
        <translation>カテゴリ名の書き出し</translation>
    </message>
    <message>
        <source>Give the category a name, for example Dogs.</source>
        <translation>カテゴリの名前を入力してください（例：犬）。</translation>
    </message>
    <message>
        <source>Give your category numbers names. They stay on this computer.</source>
        <translation>カテゴリ番号に名前を付けます。名前はこのパソコンに保存されます。</translation>
    </message>
    <message>
        <source>Import names</source>
        <translation>カテゴリ名の取り込み</translation>
    </message>
    <message>
        <source>Import these names?</source>
        <translation>この名前を取り込みますか？</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>No service is open. Export the names, or open the service again.</source>
        <translation>開いているサービスがありません。カテゴリ名を書き出すか、サービスを開き直してください。</translation>
    </message>
    <message>
        <source>The category names are damaged</source>
        <translation>カテゴリ名のデータが壊れています</translation>
    </message>
    <message>
        <source>The category names couldn&apos;t be loaded</source>
        <translation>カテゴリ名を読み込めませんでした</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>名前に見えない文字が含まれています。入力し直してください。</translation>
    </message>
    <message>
        <source>The names are not saved yet.</source>
        <translation>名前はまだ保存されていません。</translation>
    </message>
    <message>
        <source>The names weren&apos;t saved. {reason}</source>
        <translation>カテゴリ名は保存されていません。{reason}</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Type them again, or import them from a file.</source>
        <translation>読み取れませんでした。入力し直すか、ファイルから取り込んでください。</translation>
    </message>
</context>
<context>
    <name>named.dialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>ほかに %Ln 件あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>named.saved_views</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>名前は {most} 文字までです。</translation>
    </message>
    <message>
        <source>A view keeps filter, search, category, sorting and columns. Views stay on this computer.</source>
        <translation>ビューは、絞り込み、検索、カテゴリ、並べ替え、列を記録します。このパソコンに保存されます。</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>すべての動物</translation>
    </message>
    <message>
        <source>Export views</source>
        <translation>ビューの書き出し</translation>
    </message>
    <message>
        <source>Give the view a name, for example Kittens for sale.</source>
        <translation>ビューの名前を入力してください（例：販売中の子猫）。</translation>
    </message>
    <message>
        <source>Import these views?</source>
        <translation>このビューを取り込みますか？</translation>
    </message>
    <message>
        <source>Import views</source>
        <translation>ビューの取り込み</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>開いているサービスがありません。</translation>
    </message>
    <message>
        <source>Open the service again for which they are.</source>
        <translation>このビューの元のサービスを開き直してください。</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>保存済みビュー</translation>
    </message>
    <message>
        <source>Saved views (*.json)</source>
        <translation>保存済みビュー (*.json)</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>表示内容</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>名前に見えない文字が含まれています。入力し直してください。</translation>
    </message>
    <message>
        <source>The saved views are damaged</source>
        <translation>保存済みビューのデータが壊れています</translation>
    </message>
    <message>
        <source>The saved views couldn&apos;t be loaded</source>
        <translation>保存済みビューを読み込めませんでした</translation>
    </message>
    <message>
        <source>The views are not saved yet.</source>
        <translation>ビューはまだ保存されていません。</translation>
    </message>
    <message>
        <source>The views weren&apos;t saved. {reason}</source>
        <translation>ビューは保存されていません。{reason}</translation>
    </message>
    <message>
        <source>There is a view called “{name}” already.</source>
        <translation>ビュー「{name}」はすでにあります。</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Save them again, or import them from a file.</source>
        <translation>読み取れませんでした。保存し直すか、ファイルから取り込んでください。</translation>
    </message>
    <message>
        <source>View {name}</source>
        <translation>ビュー「{name}」</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>カテゴリ {category}</translation>
    </message>
    <message>
        <source>set by the administrator</source>
        <translation>管理者による設定</translation>
    </message>
</context>
<context>
    <name>overview.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) in all</source>
        <translation>
            <numerusform>全 %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed so far</source>
        <translation>
            <numerusform>読み込み済み %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln 以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals in all</source>
        <translation>
            <numerusform>全 %Ln+ 匹</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>すべてのカテゴリ</translation>
    </message>
    <message>
        <source>Shows these animals in the list.</source>
        <translation>これらの動物を一覧に表示します。</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>ほかにもいるかもしれません。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>{time} の一覧</translation>
    </message>
    <message>
        <source>none listed</source>
        <translation>一覧になし</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>{time} 更新</translation>
    </message>
    <message>
        <source>{category}, {status}: {count}</source>
        <translation>{category}、{status}：{count}</translation>
    </message>
    <message>
        <source>{category}: {parts}, {total} in all</source>
        <translation>{category}：{parts}、合計 {total}</translation>
    </message>
    <message>
        <source>{status} {count}</source>
        <translation>{status} {count}</translation>
    </message>
    <message>
        <source>{status}: {count}</source>
        <translation>{status}：{count}</translation>
    </message>
</context>
<context>
    <name>pet_list.clipboard</name>
    <message>
        <source>{animal}. {source}</source>
        <translation>{animal}。{source}</translation>
    </message>
    <message>
        <source>{name}, ID {id}, {status}, category {category}</source>
        <translation>{name}、ID {id}、{status}、カテゴリ {category}</translation>
    </message>
</context>
<context>
    <name>pet_list.table_model</name>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changed since the list before</source>
        <translation>前の一覧から変更されました</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>New since the list before</source>
        <translation>前の一覧の後に加わりました</translation>
    </message>
    <message>
        <source>Not in the list before</source>
        <translation>前の一覧にはありませんでした</translation>
    </message>
    <message>
        <source>Now listed</source>
        <translation>一覧入り</translation>
    </message>
    <message>
        <source>Sorted in ascending order</source>
        <translation>昇順に並べ替え済み</translation>
    </message>
    <message>
        <source>Sorted in descending order</source>
        <translation>降順に並べ替え済み</translation>
    </message>
    <message>
        <source>{field}: {before} to {after}</source>
        <translation>{field}：{before} → {after}</translation>
    </message>
</context>
<context>
    <name>pet_list.text</name>
    <message numerus="yes">
        <source>%Ln added since</source>
        <translation>
            <numerusform>その後 %Ln 匹追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed, there may be more</source>
        <translation>
            <numerusform>一覧に %Ln 匹、ほかにもいるかもしれません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>今のところ %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s), animals without a status may be missing</source>
        <translation>
            <numerusform>%Ln 匹、販売状況が未設定の動物は抜けているかもしれません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>変更 %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新規 %Ln 匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer listed</source>
        <translation>
            <numerusform>%Ln 匹が一覧から外れました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now listed</source>
        <translation>
            <numerusform>%Ln 匹が一覧に入りました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln 匹以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals</source>
        <translation>
            <numerusform>%Ln+ 匹</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>{time} 現在の一覧より</translation>
    </message>
    <message>
        <source>As of {time}, when it was added</source>
        <translation>{time} 現在、追加時</translation>
    </message>
    <message>
        <source>As of {time}, when it was added – no newer answer yet</source>
        <translation>{time} 現在、追加時 – 新しい応答はまだありません</translation>
    </message>
    <message>
        <source>In the list of {time} – no newer answer yet</source>
        <translation>{time} の一覧より（新しい応答はまだありません）</translation>
    </message>
    <message>
        <source>In the list of {time}.</source>
        <translation>{time} の一覧の数です。</translation>
    </message>
    <message>
        <source>It is not in the list. The service lists at most {limit} animals of a status.</source>
        <translation>一覧にありません。サービスの一覧に出るのは、販売状況ごとに最大 {limit} 匹です。</translation>
    </message>
    <message>
        <source>It is not in the list. The service may not list animals without a status.</source>
        <translation>一覧にありません。販売状況が未設定の動物は、サービスの一覧に出ないことがあります。</translation>
    </message>
    <message>
        <source>No animal has the status “{status}”.</source>
        <translation>「{status}」の動物はいません。</translation>
    </message>
    <message>
        <source>No animal in the list matches.</source>
        <translation>一覧に該当する動物はいません。</translation>
    </message>
    <message>
        <source>No animal with the status “{status}” was listed so far.</source>
        <translation>「{status}」の動物は、今のところ一覧にありません。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln listed animal(s) matches.</source>
        <translation>
            <numerusform>一覧の %Ln 匹に一致するものはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline · list of {time}</source>
        <translation>オフライン · {time} の一覧</translation>
    </message>
    <message>
        <source>Showing at most {limit} animals of each status. There may be more.</source>
        <translation>販売状況ごとに {limit} 匹まで表示しています。ほかにもいるかもしれません。</translation>
    </message>
    <message>
        <source>Showing the first {limit} available animals. There may be more.</source>
        <translation>販売中の動物を {limit} 匹まで表示しています。ほかにもいるかもしれません。</translation>
    </message>
    <message>
        <source>Showing the first {limit} pending animals. There may be more.</source>
        <translation>商談中の動物を {limit} 匹まで表示しています。ほかにもいるかもしれません。</translation>
    </message>
    <message>
        <source>Showing the first {limit} sold animals. There may be more.</source>
        <translation>販売済みの動物を {limit} 匹まで表示しています。ほかにもいるかもしれません。</translation>
    </message>
    <message>
        <source>The animals could not be listed yet.</source>
        <translation>動物の一覧をまだ読み込めていません。</translation>
    </message>
    <message>
        <source>The list could not be read: {reason}</source>
        <translation>一覧を読み込めませんでした：{reason}</translation>
    </message>
    <message>
        <source>The list has not been read yet.</source>
        <translation>一覧はまだ読み込まれていません。</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>一覧を読み込み中です。</translation>
    </message>
    <message>
        <source>The list of {time} does not have it. Refresh the list.</source>
        <translation>{time} の一覧にはありません。一覧を更新してください。</translation>
    </message>
    <message>
        <source>The list was not read to its end. Refresh the list.</source>
        <translation>一覧は最後まで読み込まれていません。一覧を更新してください。</translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln ID(s) more than once. Each is shown once.</source>
        <translation>
            <numerusform>サービスの一覧で %Ln 件の ID が重複していました。それぞれ 1 回だけ表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals at a time.</source>
        <translation>サービスの一覧に出るのは、一度に最大 {limit} 匹です。</translation>
    </message>
    <message>
        <source>The service sent more than it should.</source>
        <translation>サービスから届いた動物が多すぎます。</translation>
    </message>
    <message>
        <source>The service sent more than the {limit} animals asked for. Of each list, the first {kept} are kept.</source>
        <translation>サービスから、要求した {limit} 匹より多くの動物が届きました。各一覧の最初の {kept} 匹だけを使います。</translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation>ここにはまだ動物がいません。</translation>
    </message>
    <message>
        <source>There is no such animal in the list of {time}.</source>
        <translation>{time} の一覧に該当する動物はいません。</translation>
    </message>
    <message>
        <source>There may be more animals than these.</source>
        <translation>ほかにも動物がいるかもしれません。</translation>
    </message>
    <message>
        <source>There may be more animals without a status.</source>
        <translation>販売状況が未設定の動物は、ほかにもいるかもしれません。</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>ほかにもいるかもしれません。</translation>
    </message>
    <message>
        <source>There may have been more animals than these in the list of {time}.</source>
        <translation>{time} の一覧のほかにも、動物がいたかもしれません。</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>{time} の一覧</translation>
    </message>
    <message>
        <source>trying again in {count} s</source>
        <translation>{count} 秒後に再試行</translation>
    </message>
    <message>
        <source>trying again…</source>
        <translation>再試行中…</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>{time} 更新</translation>
    </message>
    <message>
        <source>{animals}. {changes}</source>
        <translation>{animals}。{changes}</translation>
    </message>
    <message>
        <source>{animal} changed</source>
        <translation>{animal}が変更されました</translation>
    </message>
    <message>
        <source>{animal} is new</source>
        <translation>{animal}が加わりました</translation>
    </message>
    <message>
        <source>{animal} is no longer in the list.</source>
        <translation>{animal}は、もう一覧にありません。</translation>
    </message>
    <message>
        <source>{animal} is no longer listed</source>
        <translation>{animal}が一覧から外れました</translation>
    </message>
    <message>
        <source>{animal} is now listed</source>
        <translation>{animal}が一覧に入りました</translation>
    </message>
    <message>
        <source>{count} in the list of {time}</source>
        <translation>{time} の一覧に {count}</translation>
    </message>
    <message>
        <source>{found} of {count}</source>
        <translation>{count} 匹中 {found} 匹</translation>
    </message>
    <message>
        <source>{name} (ID {id})</source>
        <translation>{name}（ID {id}）</translation>
    </message>
    <message>
        <source>{reason} · list of {time}</source>
        <translation>{reason} · {time} の一覧</translation>
    </message>
    <message>
        <source>{status}: {animals}</source>
        <translation>{status}：{animals}</translation>
    </message>
</context>
<context>
    <name>printing.dialog</name>
    <message numerus="yes">
        <source>This computer has no font for %Ln name(s). Boxes will be printed instead.</source>
        <translation>
            <numerusform>このコンピューターには %Ln 件の名前のフォントがありません。四角で印刷されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reports.reports</name>
    <message>
        <source>All categories</source>
        <translation>すべてのカテゴリ</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>集計</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>{number} / {count} ページ</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>&amp;Category</source>
        <translation>カテゴリ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>ID(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>A cell of this row holds lines that look like rows. Check its quotes.</source>
        <translation>セルの中に行のような文字列があります。引用符を確認してください。</translation>
    </message>
    <message>
        <source>A file can&apos;t be used: {reason}. {advice}</source>
        <translation>ファイルを使えません：{reason}。{advice}</translation>
    </message>
    <message>
        <source>A newer version of this program wrote the settings in {file}. They were left as they are. Their version is {version}, and this program knows {known}.</source>
        <translation>{file} の設定は、このアプリの新しいバージョンで保存されています。設定は元のまま残してあります。設定のバージョンは {version}、このアプリが使えるのは {known} です。</translation>
    </message>
    <message>
        <source>A quote that opens in line {line} or later is never closed.</source>
        <translation>{line} 行目以降で始まる引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>A secure connection to {address} could not be made. Nothing was sent.</source>
        <translation>{address} に安全に接続できませんでした。何も送信していません。</translation>
    </message>
    <message>
        <source>A text in row {row} is too long for a workbook. Choose another kind.</source>
        <translation>{row} 行目の文字列が、ブックには長すぎます。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>A view in it has a name that cannot be used.</source>
        <translation>使えない名前のビューが含まれています。</translation>
    </message>
    <message>
        <source>A view must be a table: its settings in braces.</source>
        <translation>ビューはテーブルで書き、設定を波かっこで囲んでください。</translation>
    </message>
    <message>
        <source>A workbook has room for {most} rows. Choose another kind.</source>
        <translation>ブックに入るのは {most} 行までです。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>Address not found</source>
        <translation>アドレスが見つかりません</translation>
    </message>
    <message>
        <source>An answer this program cannot read</source>
        <translation>このアプリでは読み取れない応答です</translation>
    </message>
    <message>
        <source>An empty column ends the table. Columns left out: {columns}.</source>
        <translation>空の列で表が終わります。除外した列：{columns}。</translation>
    </message>
    <message>
        <source>An empty row ends the table. Rows left out: {rows}.</source>
        <translation>空の行で表が終わります。除外した行：{rows}。</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer.</source>
        <translation>このパソコンの管理者に相談してください。</translation>
    </message>
    <message>
        <source>Ask the person who runs the service. Do not go on over another network.</source>
        <translation>サービスの担当者に問い合わせてください。別のネットワークに切り替えて続けないでください。</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>バルト語</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>鳥</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>Categories {one} and {two} would both be called “{name}”.</source>
        <translation>カテゴリ {one} と {two} が、どちらも「{name}」になります。</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>カテゴリ名</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中欧</translation>
    </message>
    <message>
        <source>Check the network, and the address in “Connection”.</source>
        <translation>ネットワークと、「接続」のアドレスを確認してください。</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date and time, then ask the person who runs the service.</source>
        <translation>このパソコンの日付と時刻を確かめてから、サービスの担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>中国語（簡体字）</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>中国語（繁体字）</translation>
    </message>
    <message>
        <source>Choose a shorter name or another folder.</source>
        <translation>もっと短い名前か、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation>そのアプリを閉じてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Compare the address in “Connection” with the one that you were given.</source>
        <translation>「接続」のアドレスが、受け取ったアドレスと同じか確かめてください。</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>Damaged Unicode</source>
        <translation>壊れた Unicode</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>犬</translation>
    </message>
    <message>
        <source>Edit it, and add it again.</source>
        <translation>編集してから、もう一度追加してください。</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>魚</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>空き容量を増やしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Give a whole number without commas, points or blanks, such as 1000.</source>
        <translation>1000 のように、記号や空白のない整数を入力してください。</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>動物の名前を入力してください。</translation>
    </message>
    <message>
        <source>Give the number or the name of a category.</source>
        <translation>カテゴリの番号か名前を入力してください。</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>If it is, enter it in “Connection”. A Wi-Fi sign-in page can answer like this, too.</source>
        <translation>正しければ、「接続」で入力してください。Wi-Fi のログインページが、このように応答することもあります。</translation>
    </message>
    <message>
        <source>If your company issues its own certificates, its support can make this computer trust them.</source>
        <translation>会社が独自に証明書を発行している場合は、社内のサポートが、このパソコンで信頼されるように設定できます。</translation>
    </message>
    <message>
        <source>In the administrator&apos;s settings in {file}, {what} is not used. {reason}</source>
        <translation>{file} の管理者設定のうち、{what} は使われません。{reason}</translation>
    </message>
    <message>
        <source>Install the newer version.</source>
        <translation>新しいバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>It can&apos;t be written: {reason}. {advice}</source>
        <translation>書き込めません：{reason}。{advice}</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>読み取れません：{reason}。</translation>
    </message>
    <message>
        <source>It cannot be written: {reason}.</source>
        <translation>書き込めません：{reason}。</translation>
    </message>
    <message>
        <source>It has more than {most} columns.</source>
        <translation>列が {most} を超えています。</translation>
    </message>
    <message>
        <source>It has more than {most} rows. Split it into smaller files.</source>
        <translation>行が {most} を超えています。小さなファイルに分けてください。</translation>
    </message>
    <message>
        <source>It holds no category names, or it is damaged.</source>
        <translation>カテゴリ名が入っていないか、壊れています。</translation>
    </message>
    <message>
        <source>It holds no saved views, or it is damaged.</source>
        <translation>保存済みビューが入っていないか、壊れています。</translation>
    </message>
    <message>
        <source>It knows this add as another animal.</source>
        <translation>この送信は別の動物として記録されています。</translation>
    </message>
    <message>
        <source>It must be a list of computers with their ports, such as [&quot;pets.store.lan:8080&quot;].</source>
        <translation>コンピューターとポートの一覧にしてください（例：[&quot;pets.store.lan:8080&quot;]）。</translation>
    </message>
    <message>
        <source>It must be a list of some of these, each in quotation marks: {names}.</source>
        <translation>次の中から選び、それぞれを引用符で囲んだ一覧にしてください：{names}。</translation>
    </message>
    <message>
        <source>It must be an address in quotation marks.</source>
        <translation>引用符で囲んだアドレスにしてください。</translation>
    </message>
    <message>
        <source>It must be one of these, in quotation marks: {names}.</source>
        <translation>次のいずれかを、引用符で囲んで書いてください：{names}。</translation>
    </message>
    <message>
        <source>It must be true or false. Until then, no list is kept.</source>
        <translation>true か false にしてください。それまでは、一覧を保存しません。</translation>
    </message>
    <message>
        <source>Its animals are kept. Start it again to go on.</source>
        <translation>動物のデータは残っています。続けるには、もう一度起動してください。</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Line {line} can&apos;t be read. The file is damaged, or it isn&apos;t a table.</source>
        <translation>{line} 行目を読み取れません。ファイルが壊れているか、表ではありません。</translation>
    </message>
    <message>
        <source>Line {line} has a cell that is too long.</source>
        <translation>{line} 行目に長すぎるセルがあります。</translation>
    </message>
    <message>
        <source>Message from {address}: {message}</source>
        <translation>{address} からのメッセージ：{message}</translation>
    </message>
    <message>
        <source>More of the administrator&apos;s settings in {file} is not used.</source>
        <translation>{file} の管理者設定には、ほかにも使われないものがあります。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>時間内に応答がありませんでした</translation>
    </message>
    <message>
        <source>No connection to the service</source>
        <translation>サービスに接続できません</translation>
    </message>
    <message>
        <source>No key is stored for this address.</source>
        <translation>このアドレスのキーは保存されていません。</translation>
    </message>
    <message>
        <source>Not offered on this computer</source>
        <translation>このパソコンでは使えません</translation>
    </message>
    <message>
        <source>Nothing answers at {address}.</source>
        <translation>{address} から応答がありません。</translation>
    </message>
    <message>
        <source>Nothing can be added now: {reason}.</source>
        <translation>今は追加できません：{reason}。</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer: {reason}.</source>
        <translation>このパソコンには何も保存できません：{reason}。</translation>
    </message>
    <message>
        <source>Nothing was found at {address}. Is the address right? Message from the service: {message}</source>
        <translation>{address} には何も見つかりませんでした。アドレスが正しいか確かめてください。サービスからのメッセージ：{message}</translation>
    </message>
    <message>
        <source>Once you enter another one, the program goes on with what it was doing.</source>
        <translation>別のキーを入力すると、途中の作業が続きます。</translation>
    </message>
    <message>
        <source>Only profiles that the administrator of this computer offers can be opened here.</source>
        <translation>ここで開けるのは、このパソコンの管理者が許可した接続先だけです。</translation>
    </message>
    <message>
        <source>Others who use this computer can open this program&apos;s files. {advice}</source>
        <translation>このパソコンを使うほかの人が、このアプリのファイルを開けます。{advice}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>本番環境</translation>
    </message>
    <message>
        <source>Remove the protection, then try again.</source>
        <translation>書き込み禁止を解除してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Reptiles</source>
        <translation>爬虫類</translation>
    </message>
    <message>
        <source>Rows left out above the titles: {rows}.</source>
        <translation>見出しより上の除外した行：{rows}。</translation>
    </message>
    <message>
        <source>Settings must stand in one of these sections: {names}.</source>
        <translation>設定は、次のいずれかのセクションに書いてください：{names}。</translation>
    </message>
    <message>
        <source>Several categories have this name. Give the number.</source>
        <translation>この名前のカテゴリが複数あります。番号を入力してください。</translation>
    </message>
    <message>
        <source>Some characters are damaged. Type the name again.</source>
        <translation>文字化けがあります。名前を入力し直してください。</translation>
    </message>
    <message>
        <source>Something between you and {address} answered, perhaps a Wi-Fi sign-in page. The address may also be wrong.</source>
        <translation>{address} との間にある別のものが応答しました。Wi-Fi のログインページかもしれません。アドレスが間違っている可能性もあります。</translation>
    </message>
    <message>
        <source>Sort by &amp;ID</source>
        <translation>ID 順(&amp;I)</translation>
    </message>
    <message>
        <source>Sort by &amp;category</source>
        <translation>カテゴリ順(&amp;C)</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>名前順(&amp;N)</translation>
    </message>
    <message>
        <source>Sort by &amp;status</source>
        <translation>販売状況順(&amp;S)</translation>
    </message>
    <message>
        <source>Staging</source>
        <translation>検証環境</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>販売状況(&amp;U)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>販売状況</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>タイ語</translation>
    </message>
    <message>
        <source>The API key was not accepted</source>
        <translation>API キーが受け付けられませんでした</translation>
    </message>
    <message>
        <source>The address contains a blank, a backslash or a letter that an address cannot contain. Write an international name in its xn-- form.</source>
        <translation>アドレスに、空白、バックスラッシュ、または使えない文字が含まれています。日本語などのアドレスは、xn-- で始まる形で入力してください。</translation>
    </message>
    <message>
        <source>The address does not end in a version such as /v1. Service addresses usually do: ask whether something is missing.</source>
        <translation>アドレスの最後に /v1 のようなバージョンがありません。通常は付いています。足りない部分がないか確認してください。</translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation>アドレスが長すぎます。</translation>
    </message>
    <message>
        <source>The address must begin with https://.</source>
        <translation>アドレスは https:// で始めてください。</translation>
    </message>
    <message>
        <source>The address must begin with https://. Without the s, others could read the key. Only a service on this computer may use http://.</source>
        <translation>アドレスは https:// で始めてください。s がないと、ほかの人にキーを読み取られるおそれがあります。http:// を使えるのは、このパソコンのサービスだけです。</translation>
    </message>
    <message>
        <source>The address must end before any ? or #.</source>
        <translation>アドレスに、? や # から後の部分は入れないでください。</translation>
    </message>
    <message>
        <source>The address must not contain a user name or a password (something before an @).</source>
        <translation>アドレスに、ユーザー名やパスワード（@ より前の部分）は入れないでください。</translation>
    </message>
    <message>
        <source>The address of {profile} is set by the administrator of this computer.</source>
        <translation>「{profile}」のアドレスは、このパソコンの管理者が設定しています。</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: it is not valid TOML.</source>
        <translation>{file} の管理者設定を読み取れません：正しい TOML ではありません。</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: {reason}.</source>
        <translation>{file} の管理者設定を読み取れません：{reason}。</translation>
    </message>
    <message>
        <source>The animals on this computer could not be read. The file was kept as {file}.</source>
        <translation>このパソコンの動物のデータを読み取れませんでした。ファイルは {file} として残してあります。</translation>
    </message>
    <message>
        <source>The answer from {address} does not follow the rules of the Pet Store service. Nothing of it is shown. Ask the person who runs the service. The address may also be that of another service.</source>
        <translation>{address} の応答が Pet Store サービスの決まりに合わないため、何も表示していません。サービスの担当者に問い合わせてください。別のサービスのアドレスかもしれません。</translation>
    </message>
    <message>
        <source>The answer from {address} is far larger than 100 animals can be, or is compressed. The program stopped reading it, and shows nothing of it.</source>
        <translation>{address} の応答は、100 匹分としては大きすぎるか、圧縮されています。読み取りを中止し、何も表示していません。</translation>
    </message>
    <message>
        <source>The answer from {address} names another address:
{location}
The program did not go there, and did not send the API key there. Ask the person who runs the service whether the new address is right.</source>
        <translation>{address} の応答に、別のアドレスが示されています：
{location}
このアドレスには接続せず、API キーも送信していません。新しいアドレスが正しいか、サービスの担当者に確認してください。</translation>
    </message>
    <message>
        <source>The call was ended before the answer came.</source>
        <translation>応答が届く前に、通信を終了しました。</translation>
    </message>
    <message>
        <source>The cells of this sheet lie too far apart. Copy the table into a new sheet.</source>
        <translation>このシートはセルが離れすぎています。表を新しいシートにコピーしてください。</translation>
    </message>
    <message>
        <source>The certificate at {address} belongs to another address. Nothing was sent.</source>
        <translation>{address} の証明書は、別のアドレスのものです。何も送信していません。</translation>
    </message>
    <message>
        <source>The certificate at {address} has expired, or is not valid yet. Nothing was sent.</source>
        <translation>{address} の証明書は、期限が切れているか、まだ有効になっていません。何も送信していません。</translation>
    </message>
    <message>
        <source>The clipboard has no rows.</source>
        <translation>クリップボードに表の行がありません。</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>接続が切れました</translation>
    </message>
    <message>
        <source>The connection to {address} ended before the whole answer was there.</source>
        <translation>応答がすべて届く前に、{address} との接続が切れました。</translation>
    </message>
    <message>
        <source>The demo can&apos;t start: there is no temporary folder to write to. {advice}</source>
        <translation>デモを始められません：書き込める一時フォルダーがありません。{advice}</translation>
    </message>
    <message>
        <source>The demo has been closed.</source>
        <translation>デモは終了しました。</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}.</source>
        <translation>ファイルを読み取れません：{reason}。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB. Split it into smaller files.</source>
        <translation>ファイルが {most} MB を超えています。小さなファイルに分けてください。</translation>
    </message>
    <message>
        <source>The file with the animals was moved or deleted</source>
        <translation>動物のデータのファイルが、移動または削除されました</translation>
    </message>
    <message>
        <source>The key for {address} is missing, mistyped or no longer valid.</source>
        <translation>{address} のキーがないか、間違っているか、無効になっています。</translation>
    </message>
    <message>
        <source>The key is kept in memory until the program ends.</source>
        <translation>キーは、アプリを終了するまでメモリに保持されます。</translation>
    </message>
    <message>
        <source>The key is kept in {place}.</source>
        <translation>キーの保存先は {place} です。</translation>
    </message>
    <message>
        <source>The key was given with PETSTORE_API_KEY, for this run.</source>
        <translation>キーは、今回の起動用に PETSTORE_API_KEY で指定されています。</translation>
    </message>
    <message>
        <source>The key was saved in {place}, which is not there now.</source>
        <translation>キーの保存先は {place} ですが、今は見当たりません。</translation>
    </message>
    <message>
        <source>The lists kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>このパソコンに保存された一覧を削除できません：{reason}。</translation>
    </message>
    <message>
        <source>The name holds a tab or a line end</source>
        <translation>名前にタブか改行が含まれています</translation>
    </message>
    <message>
        <source>The name of a view has 1 to {most} visible characters.</source>
        <translation>ビューの名前は、見える文字で 1～{most} 文字にしてください。</translation>
    </message>
    <message>
        <source>The name of category {number} cannot be used.</source>
        <translation>カテゴリ {number} の名前は使えません。</translation>
    </message>
    <message>
        <source>The name of the service&apos;s computer in the address cannot be read.</source>
        <translation>アドレスの中のコンピューター名を読み取れません。</translation>
    </message>
    <message>
        <source>The number in place of the computer&apos;s name must be written like 192.0.2.1.</source>
        <translation>コンピューター名の代わりの番号は、192.0.2.1 のように入力してください。</translation>
    </message>
    <message>
        <source>The part of the address after the computer&apos;s name cannot be read.</source>
        <translation>アドレスの、コンピューター名より後の部分を読み取れません。</translation>
    </message>
    <message>
        <source>The port in the address must be a number from 1 to 65535.</source>
        <translation>アドレスのポートは、1 から 65535 までの数字にしてください。</translation>
    </message>
    <message>
        <source>The profile of a view must be one of these: {names}.</source>
        <translation>ビューの接続先は、次のいずれかにしてください：{names}。</translation>
    </message>
    <message>
        <source>The program does not know it.</source>
        <translation>このアプリにはない項目です。</translation>
    </message>
    <message>
        <source>The quotes from line {line} on don&apos;t match. Correct the file.</source>
        <translation>{line} 行目から引用符が対応していません。ファイルを直してください。</translation>
    </message>
    <message>
        <source>The quotes in this row don&apos;t match. Correct the cells.</source>
        <translation>この行の引用符が対応していません。セルを直してください。</translation>
    </message>
    <message>
        <source>The record of unfinished adds could not be read. The file was kept as {file}.</source>
        <translation>未完了の追加の記録を読み取れませんでした。ファイルは {file} として残してあります。</translation>
    </message>
    <message>
        <source>The request was refused</source>
        <translation>要求が受け付けられませんでした</translation>
    </message>
    <message>
        <source>The saved address of {profile} is not used. {reason}</source>
        <translation>「{profile}」の保存済みのアドレスは使われません。{reason}</translation>
    </message>
    <message>
        <source>The service answered with error {status}</source>
        <translation>サービスがエラー {status} を返しました</translation>
    </message>
    <message>
        <source>The service did not accept the API key</source>
        <translation>サービスが API キーを受け付けませんでした</translation>
    </message>
    <message>
        <source>The service did not accept the key.</source>
        <translation>サービスがキーを受け付けませんでした。</translation>
    </message>
    <message>
        <source>The service has moved</source>
        <translation>サービスのアドレスが変わりました</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>サービスが混み合っています</translation>
    </message>
    <message>
        <source>The service may not know this add any more</source>
        <translation>サービスがこの送信を覚えていないおそれがあります</translation>
    </message>
    <message>
        <source>The service named another address.</source>
        <translation>サービスが別のアドレスを示しました。</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>サービスが要求を受け付けませんでした</translation>
    </message>
    <message>
        <source>The service refused this animal</source>
        <translation>サービスがこの動物を受け付けませんでした</translation>
    </message>
    <message>
        <source>The service sent error {status}</source>
        <translation>サービスがエラー {status} を返しました</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was kept as {file}.</source>
        <translation>設定を読み取れませんでした。ファイルは {file} として残してあります。</translation>
    </message>
    <message>
        <source>The spreadsheet has rounded this number. Give all its digits.</source>
        <translation>表計算アプリがこの数を丸めています。すべての桁を入力してください。</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here.</source>
        <translation>表計算アプリでエラーになっているセルです。</translation>
    </message>
    <message>
        <source>The store has stopped</source>
        <translation>サービスが停止しました</translation>
    </message>
    <message>
        <source>The store on this computer can&apos;t be opened: {reason}. {advice}</source>
        <translation>このパソコンのサービスを開けません：{reason}。{advice}</translation>
    </message>
    <message>
        <source>The store on this computer has stopped</source>
        <translation>このパソコンのサービスが停止しました</translation>
    </message>
    <message>
        <source>The store on this computer makes its own key for each run.</source>
        <translation>このパソコンのサービスのキーは、起動するたびに自動で作られます。</translation>
    </message>
    <message>
        <source>The view “{name}” cannot be used: check {member}.</source>
        <translation>ビュー「{name}」は使えません。{member} を確認してください。</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet and save it again.</source>
        <translation>ブックが壊れています。表計算アプリで開き、保存し直してください。</translation>
    </message>
    <message>
        <source>The workbook is locked with a password. Save it without one, then try again.</source>
        <translation>ブックがパスワードで保護されています。パスワードなしで保存してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The workbook unpacks to far more than it should. It wasn&apos;t opened.</source>
        <translation>ブックを展開すると大きくなりすぎるため、開いていません。</translation>
    </message>
    <message>
        <source>There can be at most {most} computers.</source>
        <translation>コンピューターは {most} 台までです。</translation>
    </message>
    <message>
        <source>There can be at most {most} saved views.</source>
        <translation>保存済みビューは {most} 件までです。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>このファイルはありません。</translation>
    </message>
    <message>
        <source>These are too many names: together they may have at most 1 MiB.</source>
        <translation>名前が多すぎます。合計で 1 MiB までです。</translation>
    </message>
    <message>
        <source>They were written by a newer version of this program (version {version}, not {known}).</source>
        <translation>カテゴリ名は、このアプリの新しいバージョンで保存されています（バージョンは {version}、このアプリが使えるのは {known}）。</translation>
    </message>
    <message>
        <source>This JSON file is damaged.</source>
        <translation>この JSON ファイルは壊れています。</translation>
    </message>
    <message>
        <source>This JSON file is not a list of animals.</source>
        <translation>この JSON ファイルは動物の一覧ではありません。</translation>
    </message>
    <message>
        <source>This address</source>
        <translation>このアドレス</translation>
    </message>
    <message>
        <source>This cannot be a key. It has a blank, a line break or an unusual character. Copy the key again, with nothing before or after it.</source>
        <translation>これはキーではありません。空白、改行、または使えない文字が含まれています。前後に何も付けずに、コピーし直してください。</translation>
    </message>
    <message>
        <source>This cannot be sent</source>
        <translation>これは送信できません</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このパソコン</translation>
    </message>
    <message>
        <source>This computer does not trust who issued the certificate at {address}. Nothing was sent.</source>
        <translation>{address} の証明書は、このパソコンが信頼していない発行元のものです。何も送信していません。</translation>
    </message>
    <message>
        <source>This connection is not encrypted: others on the network can read the key. The administrator of this computer allows it.</source>
        <translation>この接続は暗号化されていません。ネットワーク上のほかの人がキーを読み取れます。このパソコンの管理者が許可しています。</translation>
    </message>
    <message>
        <source>This connection isn&apos;t secure</source>
        <translation>この接続は安全ではありません</translation>
    </message>
    <message>
        <source>This file is write-protected. Choose another name, or remove the protection.</source>
        <translation>このファイルは書き込みが禁止されています。別の名前を選ぶか、書き込み禁止を解除してください。</translation>
    </message>
    <message>
        <source>This formula has no result. Save the workbook in a spreadsheet, then try again.</source>
        <translation>この数式には結果がありません。表計算アプリで保存し直してください。</translation>
    </message>
    <message>
        <source>This is a Numbers document. Export it from Numbers as .xlsx or CSV.</source>
        <translation>これは Numbers の書類です。Numbers で .xlsx か CSV に書き出してください。</translation>
    </message>
    <message>
        <source>This is a PDF document. Save the table as a workbook or as CSV.</source>
        <translation>これは PDF です。表をブックか CSV で保存してください。</translation>
    </message>
    <message>
        <source>This is a binary workbook. Save it as .xlsx in the spreadsheet.</source>
        <translation>これはバイナリ形式のブックです。表計算アプリで .xlsx として保存してください。</translation>
    </message>
    <message>
        <source>This is a database, not a table.</source>
        <translation>これは表ではなく、データベースです。</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>これはフォルダーです。中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is a picture, not a table.</source>
        <translation>これは表ではなく、画像です。</translation>
    </message>
    <message>
        <source>This is a presentation, not a table.</source>
        <translation>これは表ではなく、プレゼンテーションです。</translation>
    </message>
    <message>
        <source>This is a program, not a table.</source>
        <translation>これは表ではなく、プログラムです。</translation>
    </message>
    <message>
        <source>This is a sound or a film, not a table.</source>
        <translation>これは表ではなく、音声か動画です。</translation>
    </message>
    <message>
        <source>This is a text document. Save its table as a workbook or as CSV.</source>
        <translation>これは文書です。表をブックか CSV で保存してください。</translation>
    </message>
    <message>
        <source>This is a web page. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>これは Web ページです。表計算アプリで開き、.xlsx として保存してください。</translation>
    </message>
    <message>
        <source>This is a zip archive, but not a workbook.</source>
        <translation>これは zip ファイルで、ブックではありません。</translation>
    </message>
    <message>
        <source>This is an XML file. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>これは XML ファイルです。表計算アプリで開き、.xlsx として保存してください。</translation>
    </message>
    <message>
        <source>This is an archive. Unpack it, then choose the table in it.</source>
        <translation>これは圧縮ファイルです。展開してから、中の表を選んでください。</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>これはファイルではありません。</translation>
    </message>
    <message>
        <source>This is not a table that can be read. Use .xlsx, .xls, .ods or CSV.</source>
        <translation>読み取れる表ではありません。.xlsx、.xls、.ods、CSV のいずれかを使ってください。</translation>
    </message>
    <message>
        <source>This is too long for a key: it has more than {most} characters.</source>
        <translation>キーとしては長すぎます。{most} 文字を超えています。</translation>
    </message>
    <message>
        <source>This kind of file can&apos;t hold a text in row {row}. Choose another kind.</source>
        <translation>{row} 行目に、この形式では保存できない文字列があります。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>This program&apos;s files are on a network drive, where they can get damaged. {advice}</source>
        <translation>このアプリのファイルはネットワークドライブにあり、壊れるおそれがあります。{advice}</translation>
    </message>
    <message>
        <source>This row has more cells than there are columns. Correct the cells.</source>
        <translation>この行のセルが列より多くなっています。セルを直してください。</translation>
    </message>
    <message>
        <source>This sheet is empty.</source>
        <translation>このシートは空です。</translation>
    </message>
    <message>
        <source>This workbook is too old. Save it as .xlsx in the spreadsheet.</source>
        <translation>このブックは形式が古すぎます。表計算アプリで .xlsx として保存してください。</translation>
    </message>
    <message>
        <source>Try again to go on with what is in its place.</source>
        <translation>再試行すると、今その場所にあるファイルで続けます。</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Two views would both be called “{name}”.</source>
        <translation>2 つのビューが、どちらも「{name}」になります。</translation>
    </message>
    <message>
        <source>Type or paste the key first.</source>
        <translation>先にキーを入力するか、貼り付けてください。</translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation>サービスのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Unexpected reply</source>
        <translation>予期しない応答です</translation>
    </message>
    <message>
        <source>Unreadable reply</source>
        <translation>読み取れない応答です</translation>
    </message>
    <message>
        <source>Use Available, Pending or Sold, or leave it empty.</source>
        <translation>販売中、商談中、販売済みのいずれかにするか、空欄にしてください。</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>{least} から {most} までの数を入力してください。</translation>
    </message>
    <message>
        <source>Use an ID, or leave it empty.</source>
        <translation>ID を入力するか、空欄にしてください。</translation>
    </message>
    <message>
        <source>Use one line without tabs.</source>
        <translation>タブのない 1 行で入力してください。</translation>
    </message>
    <message>
        <source>Use the number of a category, or the name it has here.</source>
        <translation>カテゴリの番号か、ここで使っている名前を入力してください。</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西欧</translation>
    </message>
    <message>
        <source>Windows doesn&apos;t allow this name. Choose another one.</source>
        <translation>Windows ではこの名前を使えません。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read this file.</source>
        <translation>このファイルを読み取る権限がありません。</translation>
    </message>
    <message>
        <source>Your settings are damaged and can&apos;t be replaced: {reason}. {advice}</source>
        <translation>設定が壊れていて、置き換えることもできません：{reason}。{advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: {reason}. {advice}</source>
        <translation>設定を読み取れません：{reason}。{advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be saved: {reason}. {advice}</source>
        <translation>設定を保存できません：{reason}。{advice}</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ほかのアプリがファイルを使っています</translation>
    </message>
    <message>
        <source>another window or command has begun to add the same animals</source>
        <translation>別のウィンドウかコマンドが同じ動物の追加を始めています</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>カテゴリ {category}</translation>
    </message>
    <message>
        <source>holds a character that cannot be sent</source>
        <translation>送信できない文字が含まれています</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <translation>ほかのアプリのファイルです</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>ファイルが壊れています</translation>
    </message>
    <message>
        <source>it is larger than 1 MiB</source>
        <translation>ファイルが 1 MiB を超えています</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>データベースではありません</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>書き込みが禁止されています</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>このアプリの新しいバージョンで保存されたファイルです</translation>
    </message>
    <message>
        <source>its file was moved or deleted</source>
        <translation>ファイルが移動または削除されました</translation>
    </message>
    <message>
        <source>its folder can&apos;t be used</source>
        <translation>フォルダーを使えません</translation>
    </message>
    <message>
        <source>its path is too long</source>
        <translation>パスが長すぎます</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>アクセスが許可されていません</translation>
    </message>
    <message>
        <source>the computer reported an error</source>
        <translation>パソコンでエラーが発生しました</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクの空きがありません</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>ディスクでエラーが発生しました</translation>
    </message>
    <message>
        <source>the program is ending</source>
        <translation>アプリを終了しています</translation>
    </message>
    <message>
        <source>{address} has too much to do. Try again later. Message from the service: {message}</source>
        <translation>{address} は混み合っています。後でもう一度お試しください。サービスからのメッセージ：{message}</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s.</source>
        <translation>{address} は混み合っていて、{seconds} 秒待つように求めています。</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s. Message from the service: {message}</source>
        <translation>{address} は混み合っていて、{seconds} 秒待つように求めています。サービスからのメッセージ：{message}</translation>
    </message>
    <message>
        <source>{address} took too long to answer.</source>
        <translation>{address} の応答に時間がかかりすぎました。</translation>
    </message>
    <message>
        <source>{field}: {detail}</source>
        <translation>{field}：{detail}</translation>
    </message>
    <message>
        <source>{keyring} can&apos;t be used on this computer.</source>
        <translation>{keyring}は、このパソコンでは使えません。</translation>
    </message>
    <message>
        <source>{keyring} did not keep the key.</source>
        <translation>{keyring}にキーを保存できませんでした。</translation>
    </message>
    <message>
        <source>{keyring} does not work.</source>
        <translation>{keyring}が動作していません。</translation>
    </message>
    <message>
        <source>{keyring} has not answered.</source>
        <translation>{keyring}から応答がありません。</translation>
    </message>
    <message>
        <source>{keyring} is locked. It was not changed.</source>
        <translation>{keyring}はロックされています。変更はしていません。</translation>
    </message>
    <message>
        <source>{keyring} is not there now.</source>
        <translation>{keyring}が今は見当たりません。</translation>
    </message>
    <message>
        <source>{language} ({encoding})</source>
        <translation>{language}（{encoding}）</translation>
    </message>
    <message>
        <source>{profile} cannot be opened here: the administrator of this computer does not offer it.</source>
        <translation>「{profile}」はここでは開けません。このパソコンの管理者が許可していません。</translation>
    </message>
    <message>
        <source>{profile} has no address to set.</source>
        <translation>「{profile}」には設定するアドレスがありません。</translation>
    </message>
    <message>
        <source>{reason} Until then, all profiles are offered.</source>
        <translation>{reason}それまでは、すべての接続先を使えます。</translation>
    </message>
    <message>
        <source>{sentence} The file that was there is unchanged.</source>
        <translation>{sentence}元のファイルはそのままです。</translation>
    </message>
</context>
<context>
    <name>session.error_messages</name>
    <message>
        <source>An unexpected error occurred. What you typed is still there.</source>
        <translation>予期しないエラーが発生しました。入力した内容は残っています。</translation>
    </message>
    <message>
        <source>No other key was given.</source>
        <translation>別のキーは入力されませんでした。</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <source>The animal was not added. It stands on top of the list, where you can edit it.</source>
        <translation>動物は追加されませんでした。一覧の一番上に残してあり、編集できます。</translation>
    </message>
    <message>
        <source>This computer is busy. Wait a moment, then try again.</source>
        <translation>このコンピューターは混み合っています。しばらく待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This took too long</source>
        <translation>時間がかかりすぎました</translation>
    </message>
</context>
<context>
    <name>widgets.file_chooser</name>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel ブック (*.xlsx)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>widgets.message</name>
    <message>
        <source>Connection…</source>
        <translation>接続…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Enter the API key…</source>
        <translation>API キーを入力…</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>もう一度起動</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>widgets.table_view</name>
    <message numerus="yes">
        <source>%Ln row(s) selected</source>
        <translation>
            <numerusform>%Ln 行を選択しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window.wiring</name>
    <message>
        <source>Keep it for next time</source>
        <translation>次回は使う</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset how the window looks?</source>
        <translation>ウィンドウの表示をリセットしますか？</translation>
    </message>
    <message>
        <source>The program ended twice shortly after it was started. What it remembers of its window, columns, filters and choices was not used this time, in case that is why. No animal and no key is in it.</source>
        <translation>起動してすぐに終了することが 2 回続きました。念のため、保存してあるウィンドウ、列、絞り込みなどの設定を今回は使っていません。動物やキーは含まれていません。</translation>
    </message>
</context>
</TS>
