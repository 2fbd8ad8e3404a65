<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copied</source>
        <translation>&amp;Kopiert</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>Versionen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen…</translation>
    </message>
    <message>
        <source>A desktop inventory for pet stores. MIT licence.</source>
        <translation>Ein Bestandsprogramm für Tierhandlungen. MIT-Lizenz.</translation>
    </message>
    <message>
        <source>About Pet Store</source>
        <translation>Über Pet Store</translation>
    </message>
    <message>
        <source>It runs on {system}, with Python {python} and Qt {qt}.</source>
        <translation>Läuft auf {system} mit Python {python} und Qt {qt}.</translation>
    </message>
    <message>
        <source>It uses Qt under version 3 of the LGPL.</source>
        <translation>Verwendet Qt unter Version 3 der LGPL.</translation>
    </message>
    <message>
        <source>The versions are copied.</source>
        <translation>Versionen kopiert.</translation>
    </message>
</context>
<context>
    <name>AddPetController</name>
    <message>
        <source>Adding {name}…</source>
        <translation>{name} wird hinzugefügt…</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Wieder verbunden.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Nicht beenden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>{name} was not added.</source>
        <translation>{name} wurde nicht hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>AddPetForm</name>
    <message>
        <source>Add an animal</source>
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>An animal without a name is not added yet.</source>
        <translation>Ein Tier ohne Namen ist noch nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Choose one of the categories, or give a number.</source>
        <translation>Wählen Sie eine Kategorie oder geben Sie eine Nummer ein.</translation>
    </message>
    <message>
        <source>Enter adds the animal and keeps category and status for the next one.</source>
        <translation>Die Eingabetaste fügt das Tier hinzu. Kategorie und Status bleiben für das nächste stehen.</translation>
    </message>
    <message>
        <source>Give a number, or the name of a category.</source>
        <translation>Geben Sie die Nummer oder den Namen einer Kategorie ein.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>Geben Sie dem Tier einen Namen.</translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation>Geben Sie die Nummer einer Kategorie ein, zum Beispiel 3.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Damit weitermachen</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>Benennen…</translation>
    </message>
    <message>
        <source>The service knows each category by its number. Press Down to see those in use.</source>
        <translation>Der Dienst kennt jede Kategorie an ihrer Nummer. Pfeiltaste nach unten zeigt die verwendeten.</translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln cells.</source>
        <translation>
            <numerusform>Das sieht nach %Ln Zelle aus.</numerusform>
            <numerusform>Das sieht nach %Ln Zellen aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln rows.</source>
        <translation>
            <numerusform>Das sieht nach %Ln Zeile aus.</numerusform>
            <numerusform>Das sieht nach %Ln Zeilen aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Nummer</translation>
    </message>
    <message>
        <source>a number or a name</source>
        <translation>eine Nummer oder ein Name</translation>
    </message>
    <message>
        <source>for example Rex</source>
        <translation>zum Beispiel Rex</translation>
    </message>
    <message>
        <source>{name} is not added yet.</source>
        <translation>{name} ist noch nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>“{name}” has no number yet.</source>
        <translation>„{name}“ hat noch keine Nummer.</translation>
    </message>
</context>
<context>
    <name>AddedModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>AddedTable</name>
    <message>
        <source>Added here today</source>
        <translation>Heute hier hinzugefügt</translation>
    </message>
</context>
<context>
    <name>AddedTodayController</name>
    <message>
        <source>Added here today</source>
        <translation>Heute hier hinzugefügt</translation>
    </message>
    <message>
        <source>Nothing was added on this computer today.</source>
        <translation>Auf diesem Computer wurde heute nichts hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>AddedTodayDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) added on this computer today</source>
        <translation>
            <numerusform>%Ln Tier heute auf diesem Computer hinzugefügt</numerusform>
            <numerusform>%Ln Tiere heute auf diesem Computer hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Added here today</source>
        <translation>Heute hier hinzugefügt</translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Service address</source>
        <translation>Adresse des Dienstes</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer.</source>
        <translation>Vom Administrator dieses Computers festgelegt.</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer. It is not encrypted: others on the network can read the key.</source>
        <translation>Vom Administrator dieses Computers festgelegt. Nicht verschlüsselt: Andere im Netzwerk können den Schlüssel mitlesen.</translation>
    </message>
    <message>
        <source>The store is kept on this computer. It needs no address and no key.</source>
        <translation>Der Bestand liegt auf diesem Computer. Adresse und Schlüssel sind nicht nötig.</translation>
    </message>
    <message>
        <source>for example {address}</source>
        <translation>zum Beispiel {address}</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Select an animal to see its card.</source>
        <translation>Wählen Sie ein Tier aus, um seine Karte zu sehen.</translation>
    </message>
    <message>
        <source>This animal has no card before it is added.</source>
        <translation>Dieses Tier hat erst eine Karte, wenn es hinzugefügt ist.</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Animal card</source>
        <translation>Tierkarte</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>Karte schließen</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Erneut nachschlagen</translation>
    </message>
</context>
<context>
    <name>CategoryCompleter</name>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Kategorie auswählen</translation>
    </message>
</context>
<context>
    <name>CategoryFilter</name>
    <message>
        <source>Only category {category}</source>
        <translation>Nur Kategorie {category}</translation>
    </message>
    <message>
        <source>Press to show all categories.</source>
        <translation>Zeigt wieder alle Kategorien.</translation>
    </message>
</context>
<context>
    <name>CategoryNamesDialog</name>
    <message numerus="yes">
        <source>%Ln name(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln Name aus {file} importiert. Mit „Speichern“ bleibt er erhalten.</numerusform>
            <numerusform>%Ln Namen aus {file} importiert. Mit „Speichern“ bleiben sie erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be new.</source>
        <translation>
            <numerusform>%Ln Name wäre neu.</numerusform>
            <numerusform>%Ln Namen wären neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would change.</source>
        <translation>
            <numerusform>%Ln Name würde sich ändern.</numerusform>
            <numerusform>%Ln Namen würden sich ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) written to {file}.</source>
        <translation>
            <numerusform>%Ln Name in {file} geschrieben.</numerusform>
            <numerusform>%Ln Namen in {file} geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Category {number}: “{before}” becomes “{after}”.</source>
        <translation>Kategorie {number}: „{before}“ wird zu „{after}“.</translation>
    </message>
    <message>
        <source>No new names in {file}.</source>
        <translation>Keine neuen Namen in {file}.</translation>
    </message>
    <message>
        <source>Type the ID of the category “{name}”.</source>
        <translation>Geben Sie die ID der Kategorie „{name}“ ein.</translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>Add a name</source>
        <translation>Namen eingeben</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>Kategorienamen</translation>
    </message>
    <message>
        <source>Category {number} is called “{name}” already.</source>
        <translation>Kategorie {number} heißt bereits „{name}“.</translation>
    </message>
    <message>
        <source>Category {number}, no name</source>
        <translation>Kategorie {number}, ohne Namen</translation>
    </message>
    <message>
        <source>Name of category {id}</source>
        <translation>Name der Kategorie {id}</translation>
    </message>
    <message>
        <source>New category ID</source>
        <translation>Neue Kategorie-ID</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>{column} of row {number}</source>
        <translation>{column} in Zeile {number}</translation>
    </message>
</context>
<context>
    <name>ColumnActions</name>
    <message>
        <source>&amp;Default order</source>
        <translation>Standard&amp;reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Reverse the order</source>
        <translation>Reihenfolge &amp;umkehren</translation>
    </message>
    <message>
        <source>&amp;Widen column</source>
        <translation>Spalte ver&amp;breitern</translation>
    </message>
    <message>
        <source>Move column towards the &amp;end</source>
        <translation>Spalte nach &amp;hinten rücken</translation>
    </message>
    <message>
        <source>Move column towards the &amp;start</source>
        <translation>Spalte nach &amp;vorn rücken</translation>
    </message>
    <message>
        <source>Na&amp;rrow column</source>
        <translation>Spalte verschmä&amp;lern</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ColumnBar</name>
    <message>
        <source>Column for {field}</source>
        <translation>Spalte für {field}</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>Keine Titel</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Nicht importiert</translation>
    </message>
    <message>
        <source>Row of the titles</source>
        <translation>Zeile der Titel</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Find a command, or type an ID</source>
        <translation>Befehl suchen oder ID eingeben</translation>
    </message>
    <message>
        <source>Look up animal {id}</source>
        <translation>Tier {id} nachschlagen</translation>
    </message>
    <message>
        <source>No matching command</source>
        <translation>Kein passender Befehl</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>{command}, {number} of {count}</source>
        <translation>{command}, {number} von {count}</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird hergestellt…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>Wird gelöscht…</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil: {name}</translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation>Einstellungen werden geladen…</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adresse des Dienstes</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer</source>
        <translation>Vom Administrator dieses Computers festgelegt</translation>
    </message>
    <message>
        <source>Set by the administrator…</source>
        <translation>Vom Administrator festgelegt…</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>Verbindung wird getestet…</translation>
    </message>
    <message>
        <source>The key of {address} is not used for another address.</source>
        <translation>Der Schlüssel von {address} gilt nicht für eine andere Adresse.</translation>
    </message>
    <message>
        <source>The service answers and accepts the key.</source>
        <translation>Der Dienst antwortet und akzeptiert den Schlüssel.</translation>
    </message>
    <message>
        <source>Use the key for this session only</source>
        <translation>Schlüssel nur für diese Sitzung verwenden</translation>
    </message>
    <message>
        <source>leave empty to keep the key</source>
        <translation>leer lassen, um ihn zu behalten</translation>
    </message>
</context>
<context>
    <name>ConnectionController</name>
    <message>
        <source>Please note</source>
        <translation>Bitte beachten</translation>
    </message>
    <message>
        <source>The key is for this session only</source>
        <translation>Der Schlüssel gilt nur für diese Sitzung</translation>
    </message>
    <message>
        <source>{address} did not accept the API key.</source>
        <translation>{address} hat den API-Schlüssel nicht akzeptiert.</translation>
    </message>
</context>
<context>
    <name>CopiedNote</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>DetailsButton</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Add an animal</source>
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>Tabelle importieren…</translation>
    </message>
    <message>
        <source>Look up ID {id}</source>
        <translation>ID {id} nachschlagen</translation>
    </message>
    <message>
        <source>Show all animals</source>
        <translation>Alle Tiere anzeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Try it with sample animals</source>
        <translation>Mit Beispieltieren ausprobieren</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>Die Datei wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message>
        <source>Animals in the store can&apos;t be changed from here.</source>
        <translation>Tiere im Laden können hier nicht geändert werden.</translation>
    </message>
    <message>
        <source>Back to my store</source>
        <translation>Zurück zu meinem Bestand</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>E&amp;tiketten…</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>These are samples. They are gone when you close Pet Store.</source>
        <translation>Das sind Beispiele. Sie sind weg, wenn Sie Pet Store schließen.</translation>
    </message>
</context>
<context>
    <name>ForgetButton</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Löschen…</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Add the animal</source>
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>Bring back earlier IDs</source>
        <translation>Frühere IDs zurückholen</translation>
    </message>
    <message>
        <source>Edit one that isn&apos;t added yet</source>
        <translation>Ein noch nicht hinzugefügtes bearbeiten</translation>
    </message>
    <message>
        <source>Go to the previous part</source>
        <translation>Zum vorherigen Bereich</translation>
    </message>
    <message>
        <source>In the form</source>
        <translation>Im Formular</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>In der Liste</translation>
    </message>
    <message>
        <source>In the look-up</source>
        <translation>Beim Nachschlagen</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>Remove one that isn&apos;t added yet</source>
        <translation>Ein noch nicht hinzugefügtes entfernen</translation>
    </message>
    <message>
        <source>Select several animals</source>
        <translation>Mehrere Tiere auswählen</translation>
    </message>
    <message>
        <source>Show the animal card</source>
        <translation>Die Tierkarte zeigen</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Add to Production</source>
        <translation>Im Echtsystem hinzufügen</translation>
    </message>
    <message>
        <source>Another import takes its place. Nothing was added yet.</source>
        <translation>Ein anderer Import ersetzt diesen. Es wurde noch nichts hinzugefügt.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>Ihre Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>Nicht hinzufügen</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>Tiere importieren</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Nothing was added: that service is not open any more.</source>
        <translation>Es wurde nichts hinzugefügt: Dieser Dienst ist nicht mehr geöffnet.</translation>
    </message>
    <message>
        <source>Nothing was added: {reason}</source>
        <translation>Es wurde nichts hinzugefügt: {reason}</translation>
    </message>
    <message>
        <source>The import can&apos;t go on: {reason}</source>
        <translation>Der Import kann nicht fortgesetzt werden: {reason}</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>Ihre Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>Tiere importieren</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Nothing was added yet. The file itself stays as it is.</source>
        <translation>Es wurde noch nichts hinzugefügt. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>Bl&amp;att</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
</context>
<context>
    <name>ImportRequests</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>It stays as it is: {reason}.</source>
        <translation>Er bleibt, wie er ist: {reason}.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>The import couldn&apos;t be discarded</source>
        <translation>Der Import konnte nicht verworfen werden</translation>
    </message>
    <message>
        <source>The rest of the import was discarded.</source>
        <translation>Der Rest des Imports wurde verworfen.</translation>
    </message>
    <message>
        <source>There are no rows on the clipboard.</source>
        <translation>Die Zwischenablage enthält keine Zeilen.</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
</context>
<context>
    <name>KeyringWaitPage</name>
    <message>
        <source>It keeps the API key. It may be asking for a password in its own window.</source>
        <translation>Er verwahrt den API-Schlüssel. Vielleicht fragt er in einem eigenen Fenster nach einem Passwort.</translation>
    </message>
    <message>
        <source>Type the API key, which is then kept in memory until the program ends.</source>
        <translation>API-Schlüssel eingeben. Das Programm merkt ihn sich nur, bis es beendet wird.</translation>
    </message>
    <message>
        <source>Use for this session only</source>
        <translation>Nur für diese Sitzung verwenden</translation>
    </message>
    <message>
        <source>Use for this session only…</source>
        <translation>Nur für diese Sitzung verwenden…</translation>
    </message>
</context>
<context>
    <name>LabelCell</name>
    <message>
        <source>Label {number}, row {row}, column {column}</source>
        <translation>Etikett {number}, Zeile {row}, Spalte {column}</translation>
    </message>
</context>
<context>
    <name>LabelsDialog</name>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>Anzahl je Tier</translation>
    </message>
    <message>
        <source>First free label</source>
        <translation>Erstes freies Etikett</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Print at 100 %, and do not fit to the page.</source>
        <translation>Mit 100 % drucken, nicht an die Seite anpassen.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Bogen</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Lizenz von {name}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>No licence text included.</source>
        <translation>Kein Lizenztext enthalten.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>Bestandteile und ihre Lizenzen</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Liste wird geladen…</translation>
    </message>
    <message>
        <source>The list of parts cannot be read: {reason}</source>
        <translation>Die Liste der Bestandteile ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
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
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>An added animal can&apos;t be changed or removed. If the reply is lost, the program looks for the animal. It never adds it twice.</source>
        <translation>Ein hinzugefügtes Tier lässt sich nicht mehr ändern oder entfernen. Geht die Antwort verloren, sucht das Programm nach dem Tier. Es fügt es nie zweimal hinzu.</translation>
    </message>
    <message>
        <source>An animal without a status. No filter finds these, so some may be missing.</source>
        <translation>Ein Tier ohne Status. Kein Filter findet solche Tiere, daher können welche fehlen.</translation>
    </message>
    <message>
        <source>Asks the service for this ID. If it can&apos;t answer, the lists are searched.</source>
        <translation>Fragt den Dienst nach dieser ID. Kann er nicht antworten, werden die Listen durchsucht.</translation>
    </message>
    <message>
        <source>Faults of the service</source>
        <translation>Fehler des Dienstes</translation>
    </message>
    <message>
        <source>Look up ID</source>
        <translation>ID nachschlagen</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Ohne Status</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Planned to end on {day}, or earlier if the service ends it. After that, only the lists are searched.</source>
        <translation>Endet voraussichtlich am {day}, oder früher, wenn der Dienst es beendet. Danach werden nur noch die Listen durchsucht.</translation>
    </message>
    <message>
        <source>There may be more. The service lists at most 100 animals at a time and gives no total. An animal that isn&apos;t listed may still be there.</source>
        <translation>Es kann weitere geben. Der Dienst liefert höchstens 100 Tiere auf einmal und nennt keine Gesamtzahl. Auch ein Tier, das nicht in der Liste steht, kann vorhanden sein.</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>When the service sent the list. Others may have changed it since.</source>
        <translation>Wann der Dienst die Liste gesendet hat. Andere können sie seitdem geändert haben.</translation>
    </message>
</context>
<context>
    <name>LimitsNotice</name>
    <message>
        <source>Hide this notice</source>
        <translation>Hinweis ausblenden</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>Mehr erfahren</translation>
    </message>
</context>
<context>
    <name>LinkHandler</name>
    <message>
        <source>A link asks to look up the animal with ID {id}.</source>
        <translation>Ein Link möchte das Tier mit der ID {id} nachschlagen.</translation>
    </message>
    <message>
        <source>Always look up</source>
        <translation>Immer nachschlagen</translation>
    </message>
    <message>
        <source>Do not look up</source>
        <translation>Nicht nachschlagen</translation>
    </message>
    <message>
        <source>It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.</source>
        <translation>Er nennt keine Tier-ID, anders als zum Beispiel petstore:42. Es wurde nichts nachgeschlagen.</translation>
    </message>
    <message>
        <source>Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all links can be changed in the menu Service.</source>
        <translation>Links kommen von Webseiten, aus E-Mails und anderen Programmen. Nachschlagen ändert nichts. Ihre Wahl für alle Links können Sie im Menü „Dienst“ ändern.</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>This link cannot be used</source>
        <translation>Dieser Link funktioniert nicht</translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved.</source>
        <translation>Die Datei wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The service is busy.</source>
        <translation>Der Dienst ist ausgelastet.</translation>
    </message>
    <message>
        <source>The service is busy. Trying ID {id} again in {seconds} s.</source>
        <translation>Der Dienst ist ausgelastet. Neuer Versuch mit ID {id} in {seconds} s.</translation>
    </message>
    <message>
        <source>Trying again in {seconds} s.</source>
        <translation>Neuer Versuch in {seconds} s.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>Animal ID</source>
        <translation>Tier-ID</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Look up an animal</source>
        <translation>Tier nachschlagen</translation>
    </message>
    <message>
        <source>Look up at most {count} IDs at a time.</source>
        <translation>Schlagen Sie höchstens {count} IDs auf einmal nach.</translation>
    </message>
    <message>
        <source>Looking up {id}…</source>
        <translation>{id} wird nachgeschlagen…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Type the ID of an animal.</source>
        <translation>Geben Sie eine Tier-ID ein.</translation>
    </message>
    <message>
        <source>Type, paste or scan one ID or several, then press Enter.</source>
        <translation>Eine oder mehrere IDs eingeben, einfügen oder scannen, dann Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>for example 42</source>
        <translation>zum Beispiel 42</translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>Nicht nachgeschlagen</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>Wartet…</translation>
    </message>
</context>
<context>
    <name>LookupListView</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln Zeile kopiert</numerusform>
            <numerusform>%Ln Zeilen kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Nachgeschlagen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>LookupResultView</name>
    <message>
        <source>Copy for a reply</source>
        <translation>Als Antwort kopieren</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Hinweis ausblenden</translation>
    </message>
    <message>
        <source>Show in list</source>
        <translation>In Liste anzeigen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Animals</source>
        <translation>&amp;Tiere</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Service</source>
        <translation>&amp;Dienst</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>Es ist kein Dienst geöffnet.</translation>
    </message>
</context>
<context>
    <name>MainWindowActions</name>
    <message>
        <source>&amp;About Pet Store</source>
        <translation>Über &amp;Pet Store</translation>
    </message>
    <message>
        <source>&amp;Add animal</source>
        <translation>Tier &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh</source>
        <translation>&amp;Automatisch aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation>&amp;Befehle</translation>
    </message>
    <message>
        <source>&amp;Connection…</source>
        <translation>&amp;Verbindung…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation>In der Liste &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Look up ID…</source>
        <translation>ID &amp;nachschlagen…</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>Nur diese Kateg&amp;orie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>Add one like this</source>
        <translation>Ähnliches Tier hinzufügen</translation>
    </message>
    <message>
        <source>Added here toda&amp;y…</source>
        <translation>&amp;Heute hier hinzugefügt…</translation>
    </message>
    <message>
        <source>Animal car&amp;d</source>
        <translation>Tier&amp;karte</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abb&amp;rechen</translation>
    </message>
    <message>
        <source>Cate&amp;gory names…</source>
        <translation>Kate&amp;gorienamen…</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>&amp;ID kopieren</translation>
    </message>
    <message>
        <source>Copy for a re&amp;ply</source>
        <translation>Als Ant&amp;wort kopieren</translation>
    </message>
    <message>
        <source>De&amp;nsity</source>
        <translation>&amp;Dichte</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt part</source>
        <translation>Zum &amp;nächsten Bereich</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mportieren…</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>E&amp;tiketten…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>Erne&amp;ut nachschlagen</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Ü&amp;bersicht</translation>
    </message>
    <message>
        <source>Paste ro&amp;ws…</source>
        <translation>&amp;Zeilen einfügen…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>S&amp;ortieren</translation>
    </message>
    <message>
        <source>Saved vie&amp;ws</source>
        <translation>&amp;Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>Rü&amp;ckgängig</translation>
    </message>
    <message>
        <source>Undo &amp;time</source>
        <translation>&amp;Zeit zum Rückgängigmachen</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>Was die &amp;Zahlen bedeuten</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MessagePage</name>
    <message>
        <source>&amp;Choose another file…</source>
        <translation>Andere &amp;Datei wählen…</translation>
    </message>
    <message>
        <source>&amp;None of these</source>
        <translation>&amp;Keine davon</translation>
    </message>
    <message>
        <source>&amp;Open this sheet</source>
        <translation>Dieses Blatt ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Datei wird gelesen</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file} wird gelesen…</translation>
    </message>
    <message>
        <source>Reading {file}… {rows}</source>
        <translation>{file} wird gelesen… {rows}</translation>
    </message>
    <message>
        <source>Sheet to open</source>
        <translation>Blatt zum Öffnen</translation>
    </message>
    <message>
        <source>{file} can be read in several ways. Which one is right?</source>
        <translation>{file} lässt sich auf mehrere Arten lesen. Welche stimmt?</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported. {reason}</source>
        <translation>{file} lässt sich nicht importieren. {reason}</translation>
    </message>
    <message>
        <source>{file} has several sheets. Which one has the animals?</source>
        <translation>{file} hat mehrere Blätter. In welchem stehen die Tiere?</translation>
    </message>
</context>
<context>
    <name>NamedController</name>
    <message>
        <source>Another change is still being saved. Try again.</source>
        <translation>Eine andere Änderung wird noch gespeichert. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
</context>
<context>
    <name>NamedDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file} wird gelesen…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>{file} wird geschrieben…</translation>
    </message>
</context>
<context>
    <name>OfflineBand</name>
    <message>
        <source>asking once a minute</source>
        <translation>fragt einmal pro Minute</translation>
    </message>
</context>
<context>
    <name>OutboxBridge</name>
    <message>
        <source>Another one was begun. What this window shows was saved again.</source>
        <translation>Es wurde eine neue angelegt. Was dieses Fenster zeigt, ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load your draft and unfinished adds: {reason}</source>
        <translation>Entwurf und offene Vorgänge konnten nicht geladen werden: {reason}</translation>
    </message>
    <message>
        <source>The file of unfinished adds was moved or deleted</source>
        <translation>Die Datei der offenen Vorgänge wurde verschoben oder gelöscht</translation>
    </message>
    <message>
        <source>You will be asked about {name} again at the next start. {reason}</source>
        <translation>Beim nächsten Start werden Sie noch einmal nach {name} gefragt. {reason}</translation>
    </message>
    <message>
        <source>Your decision could not be saved</source>
        <translation>Ihre Entscheidung wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved right now</source>
        <translation>Ihr Entwurf lässt sich gerade nicht speichern</translation>
    </message>
</context>
<context>
    <name>OutcomePage</name>
    <message>
        <source>Imported rows</source>
        <translation>Importierte Zeilen</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>Als Diagramm anzeigen</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle anzeigen</translation>
    </message>
    <message>
        <source>The animals are not listed yet.</source>
        <translation>Die Tiere sind noch nicht geladen.</translation>
    </message>
</context>
<context>
    <name>OverviewTable</name>
    <message>
        <source>Animals by category and status</source>
        <translation>Tiere nach Kategorie und Status</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Larger</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Seiten werden vorbereitet…</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
</context>
<context>
    <name>PetCard</name>
    <message>
        <source>Copy ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Copy for a reply</source>
        <translation>Als Antwort kopieren</translation>
    </message>
</context>
<context>
    <name>PetListPage</name>
    <message>
        <source>Reading the animals…</source>
        <translation>Tiere werden geladen…</translation>
    </message>
    <message>
        <source>The filter hides it.</source>
        <translation>Der Filter blendet das Tier aus.</translation>
    </message>
    <message>
        <source>The search hides it.</source>
        <translation>Die Suche blendet das Tier aus.</translation>
    </message>
</context>
<context>
    <name>PetTableView</name>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
</context>
<context>
    <name>PlainMessageBox</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>PreferencesMenu</name>
    <message>
        <source>&amp;10 seconds</source>
        <translation>&amp;10 Sekunden</translation>
    </message>
    <message>
        <source>&amp;5 seconds</source>
        <translation>&amp;5 Sekunden</translation>
    </message>
    <message>
        <source>&amp;Ask before adding to Production</source>
        <translation>Vor dem &amp;Hinzufügen im Echtsystem fragen</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh (set by the administrator)</source>
        <translation>&amp;Automatisch aktualisieren (vom Administrator festgelegt)</translation>
    </message>
    <message>
        <source>&amp;Comfortable</source>
        <translation>&amp;Komfortabel</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>C&amp;ompact</source>
        <translation>K&amp;ompakt</translation>
    </message>
    <message>
        <source>Every &amp;30 seconds</source>
        <translation>Alle &amp;30 Sekunden</translation>
    </message>
    <message>
        <source>Every &amp;5 minutes</source>
        <translation>Alle &amp;5 Minuten</translation>
    </message>
    <message>
        <source>Every &amp;minute</source>
        <translation>Jede &amp;Minute</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Look up from &amp;links without asking</source>
        <translation>&amp;Links ohne Rückfrage nachschlagen</translation>
    </message>
    <message>
        <source>No font for Arabic on this computer.</source>
        <translation>Auf diesem Computer fehlt eine Schrift für Arabisch.</translation>
    </message>
    <message>
        <source>No font for Japanese on this computer.</source>
        <translation>Auf diesem Computer fehlt eine Schrift für Japanisch.</translation>
    </message>
    <message>
        <source>The language changes when the program is started again.</source>
        <translation>Die Sprache ändert sich beim nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>Undo &amp;time (set by the administrator)</source>
        <translation>&amp;Zeit zum Rückgängigmachen (vom Administrator festgelegt)</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add all &amp;shown rows</source>
        <translation>Angezeigte &amp;Zeilen hinzufügen</translation>
    </message>
    <message>
        <source>Add all shown rows</source>
        <translation>Angezeigte Zeilen hinzufügen</translation>
    </message>
    <message>
        <source>They are right</source>
        <translation>Sie stimmen</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>Rows to import</source>
        <translation>Zu importierende Zeilen</translation>
    </message>
</context>
<context>
    <name>PrintController</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Kein Drucker gefunden</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>Es wurde nichts gedruckt</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>An {printer} gesendet</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>Die Datei wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>The printer didn&apos;t take it. Check the printer, then try again.</source>
        <translation>Der Drucker hat den Auftrag nicht angenommen. Prüfen Sie den Drucker und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The printers don&apos;t answer</source>
        <translation>Die Drucker antworten nicht</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Diese Seite gibt es nicht.</translation>
    </message>
    <message>
        <source>This computer has no printer. You can save a PDF instead.</source>
        <translation>Dieser Computer hat keinen Drucker. Sie können stattdessen ein PDF speichern.</translation>
    </message>
    <message>
        <source>Try again later, or save a PDF instead.</source>
        <translation>Versuchen Sie es später erneut, oder speichern Sie stattdessen ein PDF.</translation>
    </message>
</context>
<context>
    <name>ProgressWidget</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Add to Production</source>
        <translation>Im Echtsystem hinzufügen</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>Nicht hinzufügen</translation>
    </message>
    <message>
        <source>Everyone who uses it will see the animal, and this program can&apos;t remove it. You are asked once each time the program starts, until you agree.</source>
        <translation>Alle, die damit arbeiten, sehen dann das Tier. Dieses Programm kann es nicht entfernen. Die Frage kommt nach jedem Programmstart einmal, bis Sie zustimmen.</translation>
    </message>
    <message>
        <source>This is Production. Add “{name}” to it?</source>
        <translation>Dies ist das Echtsystem. „{name}“ dort hinzufügen?</translation>
    </message>
</context>
<context>
    <name>ResolveAddDialog</name>
    <message>
        <source>Add again</source>
        <translation>Erneut hinzufügen</translation>
    </message>
    <message>
        <source>Add not confirmed</source>
        <translation>Hinzufügen nicht bestätigt</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später klären</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Stop sending</source>
        <translation>Nicht mehr senden</translation>
    </message>
    <message>
        <source>Use the selected animal</source>
        <translation>Ausgewähltes Tier verwenden</translation>
    </message>
    <message>
        <source>Yes, that&apos;s it</source>
        <translation>Ja, das ist es</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>Nur diese Kateg&amp;orie</translation>
    </message>
    <message>
        <source>&amp;Take out</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Add one li&amp;ke this</source>
        <translation>Ähnliches Tier &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>&amp;ID kopieren</translation>
    </message>
    <message>
        <source>Copy for a &amp;reply</source>
        <translation>Als Ant&amp;wort kopieren</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>Erne&amp;ut nachschlagen</translation>
    </message>
    <message>
        <source>Sho&amp;w card</source>
        <translation>Karte &amp;anzeigen</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>&amp;Bericht speichern…</translation>
    </message>
    <message>
        <source>Saving the rows…</source>
        <translation>Zeilen werden gespeichert…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Import ended: {outcome}</source>
        <translation>Import: {outcome}</translation>
    </message>
    <message>
        <source>Import paused: {progress}</source>
        <translation>Import pausiert: {progress}</translation>
    </message>
    <message>
        <source>Import: {progress}</source>
        <translation>Import: {progress}</translation>
    </message>
    <message>
        <source>Paused. Its service is open again, so it can go on.</source>
        <translation>Pausiert. Der zugehörige Dienst ist wieder offen, es kann weitergehen.</translation>
    </message>
    <message>
        <source>Report saved: {file}</source>
        <translation>Bericht gespeichert: {file}</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Show the import</source>
        <translation>Import anzeigen</translation>
    </message>
    <message>
        <source>The report couldn&apos;t be saved</source>
        <translation>Der Bericht konnte nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>SavedViewsController</name>
    <message>
        <source>The view wasn&apos;t saved</source>
        <translation>Die Ansicht wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>SavedViewsDialog</name>
    <message numerus="yes">
        <source>%Ln view(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln Ansicht aus {file} importiert. Mit „Speichern“ bleibt sie erhalten.</numerusform>
            <numerusform>%Ln Ansichten aus {file} importiert. Mit „Speichern“ bleiben sie erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would be new.</source>
        <translation>
            <numerusform>%Ln Ansicht wäre neu.</numerusform>
            <numerusform>%Ln Ansichten wären neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would change.</source>
        <translation>
            <numerusform>%Ln Ansicht würde sich ändern.</numerusform>
            <numerusform>%Ln Ansichten würden sich ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) written to {file}.</source>
        <translation>
            <numerusform>%Ln Ansicht in {file} geschrieben.</numerusform>
            <numerusform>%Ln Ansichten in {file} geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>No new views in {file}.</source>
        <translation>Keine neuen Ansichten in {file}.</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>The view “{name}” changes.</source>
        <translation>Die Ansicht „{name}“ ändert sich.</translation>
    </message>
</context>
<context>
    <name>SavedViewsMenu</name>
    <message>
        <source>&amp;Edit saved views…</source>
        <translation>Ansichten &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Update view</source>
        <translation>Ansicht &amp;aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Update “{name}”</source>
        <translation>„{name}“ &amp;aktualisieren</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>Ansicht speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>Vom Administrator festgelegt</translation>
    </message>
    <message>
        <source>U&amp;ndo the update of “{name}”</source>
        <translation>Aktualisierung von „{name}“ &amp;rückgängig machen</translation>
    </message>
</context>
<context>
    <name>SavedViewsTable</name>
    <message>
        <source>Name of the view</source>
        <translation>Name der Ansicht</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>Vom Administrator festgelegt</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>In der Liste suchen</translation>
    </message>
    <message>
        <source>Name, ID or category</source>
        <translation>Name, ID oder Kategorie</translation>
    </message>
    <message>
        <source>Searches only the animals that are loaded. The service may have more.</source>
        <translation>Durchsucht nur die geladenen Tiere. Der Dienst kann weitere haben.</translation>
    </message>
</context>
<context>
    <name>ServiceWatch</name>
    <message>
        <source>The store on this computer stopped and was restarted.</source>
        <translation>Der Dienst auf diesem Computer war ausgefallen und läuft wieder.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>StagingBanner</name>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil: {name}</translation>
    </message>
</context>
<context>
    <name>StateFilter</name>
    <message>
        <source>Rows to show</source>
        <translation>Angezeigte Zeilen</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%Ln ID(s) copied</source>
        <translation>
            <numerusform>%Ln ID kopiert</numerusform>
            <numerusform>%Ln IDs kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) copied</source>
        <translation>
            <numerusform>%Ln Tier kopiert</numerusform>
            <numerusform>%Ln Tiere kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection…</source>
        <translation>Verbindung…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>No list is kept for offline use: {reason}</source>
        <translation>Keine Offline-Liste gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Opening Pet Store again can&apos;t show this window</source>
        <translation>Ein weiterer Start kann dieses Fenster nicht zeigen</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Wird gedruckt…</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil: {name}</translation>
    </message>
    <message>
        <source>Select an animal first.</source>
        <translation>Wählen Sie zuerst ein Tier aus.</translation>
    </message>
    <message>
        <source>The kept list was damaged. Its file was renamed.</source>
        <translation>Gespeicherte Liste war beschädigt. Datei wurde umbenannt.</translation>
    </message>
    <message>
        <source>View “{name}”</source>
        <translation>Ansicht „{name}“</translation>
    </message>
    <message>
        <source>Your view can&apos;t be saved: {reason}</source>
        <translation>Ansicht lässt sich nicht speichern: {reason}</translation>
    </message>
</context>
<context>
    <name>StatusChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>%Ln weitere in der Tabelle</numerusform>
            <numerusform>%Ln weitere in der Tabelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals by category and status</source>
        <translation>Tiere nach Kategorie und Status</translation>
    </message>
</context>
<context>
    <name>StatusFilter</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>Alle Tiere</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Look up ID…</source>
        <translation>ID nachschlagen…</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
</context>
<context>
    <name>ViewNameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save view as</source>
        <translation>Ansicht speichern unter</translation>
    </message>
    <message>
        <source>for example Kittens for sale</source>
        <translation>zum Beispiel Kätzchen im Verkauf</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Connect to a service…</source>
        <translation>Mit einem Dienst verbinden…</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>Tabelle importieren…</translation>
    </message>
    <message>
        <source>It goes into the store on this computer.</source>
        <translation>Sie kommt in den Bestand auf diesem Computer.</translation>
    </message>
    <message>
        <source>Use the store on this computer</source>
        <translation>Bestand auf diesem Computer nutzen</translation>
    </message>
    <message>
        <source>Welcome to Pet Store</source>
        <translation>Willkommen bei Pet Store</translation>
    </message>
    <message>
        <source>Where are your animals kept?</source>
        <translation>Wo führen Sie Ihren Tierbestand?</translation>
    </message>
    <message>
        <source>Works at once, without a network. The animals stay on this computer.</source>
        <translation>Funktioniert sofort, auch ohne Netzwerk. Die Tiere bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>You need the address of the Pet Store service and your API key.</source>
        <translation>Sie brauchen die Adresse des Pet-Store-Dienstes und Ihren API-Schlüssel.</translation>
    </message>
    <message>
        <source>You need your API key.</source>
        <translation>Sie brauchen Ihren API-Schlüssel.</translation>
    </message>
</context>
<context>
    <name>_AnswerTable</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>add_pet.resolve_dialog</name>
    <message>
        <source>An animal like it is listed now that was not listed before.</source>
        <translation>In der Liste steht jetzt ein passendes Tier, das vorher nicht da war.</translation>
    </message>
    <message>
        <source>Animals that it could be</source>
        <translation>Tiere, die es sein könnten</translation>
    </message>
    <message>
        <source>Choose it, if it is among them.</source>
        <translation>Wählen Sie es aus, falls es dabei ist.</translation>
    </message>
    <message>
        <source>Is this {name}?</source>
        <translation>Ist das {name}?</translation>
    </message>
    <message>
        <source>It is new and has another status, which may have been changed since.</source>
        <translation>Es ist neu und hat einen anderen Status. Vielleicht wurde er inzwischen geändert.</translation>
    </message>
    <message>
        <source>It may also be another add of {name} that isn&apos;t confirmed.</source>
        <translation>Es kann auch ein anderes Tier namens {name} sein, dessen Hinzufügen nicht bestätigt ist.</translation>
    </message>
    <message>
        <source>It may be an older one: not all animals were listed when {name} was sent.</source>
        <translation>Vielleicht ist es ein älteres: Als {name} gesendet wurde, waren nicht alle Tiere aufgelistet.</translation>
    </message>
    <message>
        <source>It may be another one: the service doesn&apos;t list all animals.</source>
        <translation>Es kann ein anderes sein: Der Dienst listet nicht alle Tiere auf.</translation>
    </message>
    <message>
        <source>It may still arrive. If you add it again, it may be there twice.</source>
        <translation>Das Tier kann noch ankommen. Wenn Sie es erneut hinzufügen, ist es vielleicht doppelt da.</translation>
    </message>
    <message>
        <source>It was sent without a status, and the service has no list of those.</source>
        <translation>Es wurde ohne Status gesendet, und für solche Tiere hat der Dienst keine Liste.</translation>
    </message>
    <message>
        <source>No answer was received.</source>
        <translation>Es kam keine Antwort an.</translation>
    </message>
    <message>
        <source>The list hasn&apos;t been loaded since then.</source>
        <translation>Die Liste wurde seitdem nicht geladen.</translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals of each status.</source>
        <translation>Der Dienst liefert höchstens {limit} Tiere je Status.</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>Es ist nicht bestätigt, dass {name} hinzugefügt wurde</translation>
    </message>
    <message>
        <source>Which of these is {name}?</source>
        <translation>Welches dieser Tiere ist {name}?</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) may have been sent on {time}.</source>
        <translation>{name} (Kategorie {category}, {status}) wurde vielleicht am {time} gesendet.</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) was sent on {time}.</source>
        <translation>{name} (Kategorie {category}, {status}) wurde am {time} gesendet.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>{name} steht noch nicht in der Liste.</translation>
    </message>
    <message>
        <source>{name} was probably added, as ID {id}</source>
        <translation>{name} wurde wahrscheinlich hinzugefügt, als ID {id}</translation>
    </message>
</context>
<context>
    <name>add_pet.similar_notice</name>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids} and more.</source>
        <translation>
            <numerusform>In der Liste steht %Ln Tier namens {name} in dieser Kategorie: ID {ids} und weitere.</numerusform>
            <numerusform>In der Liste stehen %Ln Tiere namens {name} in dieser Kategorie: IDs {ids} und weitere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids}.</source>
        <translation>
            <numerusform>In der Liste steht %Ln Tier namens {name} in dieser Kategorie: ID {ids}.</numerusform>
            <numerusform>In der Liste stehen %Ln Tiere namens {name} in dieser Kategorie: IDs {ids}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list has an animal called {name} in this category: ID {ids}.</source>
        <translation>In der Liste steht {name} schon in dieser Kategorie: ID {ids}.</translation>
    </message>
</context>
<context>
    <name>add_pet.text</name>
    <message numerus="yes">
        <source>%Ln animals are being added</source>
        <translation>
            <numerusform>%Ln Tier wird hinzugefügt</numerusform>
            <numerusform>%Ln Tiere werden hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are not sent yet: they can&apos;t be saved on this computer</source>
        <translation>
            <numerusform>%Ln Tier ist noch nicht gesendet: Es lässt sich auf diesem Computer nicht speichern</numerusform>
            <numerusform>%Ln Tiere sind noch nicht gesendet: Sie lassen sich auf diesem Computer nicht speichern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are still waiting</source>
        <translation>
            <numerusform>%Ln Tier wartet noch</numerusform>
            <numerusform>%Ln Tiere warten noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are waiting: {reason}</source>
        <translation>
            <numerusform>%Ln Tier wartet: {reason}</numerusform>
            <numerusform>%Ln Tiere warten: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals discarded</source>
        <translation>
            <numerusform>%Ln Tier verworfen</numerusform>
            <numerusform>%Ln Tiere verworfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals wait for the service</source>
        <translation>
            <numerusform>%Ln Tier wartet auf den Dienst</numerusform>
            <numerusform>%Ln Tiere warten auf den Dienst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were not sent</source>
        <translation>
            <numerusform>%Ln Tier wurde nicht gesendet</numerusform>
            <numerusform>%Ln Tiere wurden nicht gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more like this.</source>
        <translation>
            <numerusform>Ebenso %Ln weiteres Tier.</numerusform>
            <numerusform>Ebenso %Ln weitere Tiere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Klären…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>It is probably ID {id}.</source>
        <translation>Es ist wahrscheinlich ID {id}.</translation>
    </message>
    <message>
        <source>Looking for it in the list…</source>
        <translation>Das Tier wird in der Liste gesucht…</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>Nicht hinzugefügt: {reason}</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Sending again…</source>
        <translation>Wird erneut gesendet…</translation>
    </message>
    <message>
        <source>Sending {name} again…</source>
        <translation>{name} wird erneut gesendet…</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Stoppen…</translation>
    </message>
    <message>
        <source>The list has animals like it.</source>
        <translation>In der Liste stehen passende Tiere.</translation>
    </message>
    <message>
        <source>The service knows this add as another animal. Edit it, and add it again.</source>
        <translation>Der Dienst kennt diese Sendung als anderes Tier. Bearbeiten Sie das Tier, und fügen Sie es erneut hinzu.</translation>
    </message>
    <message>
        <source>They are kept, and offered at the next start.</source>
        <translation>Alles bleibt gespeichert. Beim nächsten Start werden Sie danach gefragt.</translation>
    </message>
    <message>
        <source>They can&apos;t be saved on this computer. If you quit now, they are lost.</source>
        <translation>Das lässt sich auf diesem Computer nicht speichern. Wenn Sie jetzt beenden, geht es verloren.</translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>Neuer Versuch in {count} s.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>Es ist nicht bestätigt, dass {name} hinzugefügt wurde</translation>
    </message>
    <message>
        <source>{count} d</source>
        <translation>{count} Tg.</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} h</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
    <message>
        <source>{name} is being added.</source>
        <translation>{name} wird hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} is waiting: {reason}</source>
        <translation>{name} wartet: {reason}</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet ({time}).</source>
        <translation>{name} steht noch nicht in der Liste ({time}).</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>{name} steht noch nicht in der Liste.</translation>
    </message>
    <message>
        <source>{name} was added, ID {id}.</source>
        <translation>{name} wurde hinzugefügt, ID {id}.</translation>
    </message>
    <message>
        <source>{name} was added.</source>
        <translation>{name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} was not added</source>
        <translation>{name} wurde nicht hinzugefügt</translation>
    </message>
    <message>
        <source>{name} was sent before, and we couldn&apos;t confirm it. Sending it again may add it twice.</source>
        <translation>{name} wurde schon gesendet, aber nicht bestätigt. Wenn Sie erneut senden, ist das Tier vielleicht doppelt da.</translation>
    </message>
    <message>
        <source>{name}, {state}</source>
        <translation>{name}, {state}</translation>
    </message>
    <message>
        <source>{name}, {status}, was added, ID {id}.</source>
        <translation>{name}, {status}, wurde hinzugefügt, ID {id}.</translation>
    </message>
    <message>
        <source>{sentence} ({reason}).</source>
        <translation>{sentence} ({reason}).</translation>
    </message>
</context>
<context>
    <name>commands.palette</name>
    <message>
        <source>not available now</source>
        <translation>jetzt nicht möglich</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
</context>
<context>
    <name>connect.text</name>
    <message>
        <source>A key that you type is kept for this session only.</source>
        <translation>Ein Schlüssel, den Sie eingeben, gilt nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>A list that has not changed is not sent again.</source>
        <translation>Eine unveränderte Liste wird nicht noch einmal übertragen.</translation>
    </message>
    <message>
        <source>Adds are sure here: a lost answer is settled automatically.</source>
        <translation>Hinzufügen ist hier sicher: Eine verlorene Antwort wird automatisch geklärt.</translation>
    </message>
    <message>
        <source>An animal can be taken back for 10 seconds.</source>
        <translation>Ein Tier kann 10 Sekunden lang zurückgenommen werden.</translation>
    </message>
    <message>
        <source>An animal can be taken back for 5 seconds.</source>
        <translation>Ein Tier kann 5 Sekunden lang zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer. Until then, type the key at each start.</source>
        <translation>Fragen Sie Ihre IT-Betreuung. Geben Sie den Schlüssel bis dahin bei jedem Start ein.</translation>
    </message>
    <message>
        <source>Auto-refresh is off.</source>
        <translation>Automatisches Aktualisieren ist aus.</translation>
    </message>
    <message>
        <source>Credential Manager</source>
        <translation>Die Anmeldeinformationsverwaltung</translation>
    </message>
    <message>
        <source>Forget this service&apos;s key and list?</source>
        <translation>Schlüssel und Liste dieses Dienstes löschen?</translation>
    </message>
    <message>
        <source>If it asks for its password, answer it. Or type the key, tick “Use the key for this session only” and press Connect.</source>
        <translation>Fragt er nach seinem Passwort, geben Sie es ein. Oder geben Sie den Schlüssel ein, kreuzen Sie „Schlüssel nur für diese Sitzung verwenden“ an und wählen Sie „Verbinden“.</translation>
    </message>
    <message>
        <source>It has to be typed again at the next start.</source>
        <translation>Geben Sie ihn beim nächsten Start erneut ein.</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Der Schlüsselbund</translation>
    </message>
    <message>
        <source>Leave the field empty to use it, or type another one.</source>
        <translation>Lassen Sie das Feld leer, um ihn zu verwenden, oder geben Sie einen anderen ein.</translation>
    </message>
    <message>
        <source>May be used without encryption: {hosts}</source>
        <translation>Ohne Verschlüsselung erlaubt: {hosts}</translation>
    </message>
    <message>
        <source>No list is kept on this computer for a day without the service.</source>
        <translation>Dieser Computer speichert keine Liste für den Fall, dass der Dienst ausfällt.</translation>
    </message>
    <message>
        <source>No list is kept.</source>
        <translation>Es ist keine Liste gespeichert.</translation>
    </message>
    <message>
        <source>Once it answers, type the key again to keep it.</source>
        <translation>Um ihn zu behalten, geben Sie ihn erneut ein, sobald der Schlüsselbund antwortet.</translation>
    </message>
    <message>
        <source>Once it is unlocked, type the key again to keep it.</source>
        <translation>Um ihn zu behalten, geben Sie ihn erneut ein, sobald der Schlüsselbund entsperrt ist.</translation>
    </message>
    <message>
        <source>Only these profiles are offered: {profiles}.</source>
        <translation>Nur diese Profile werden angeboten: {profiles}.</translation>
    </message>
    <message>
        <source>Press Connect to enter its password, or use a key for this session only.</source>
        <translation>Wählen Sie „Verbinden“, um sein Passwort einzugeben, oder verwenden Sie einen Schlüssel nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>Saved views for everybody: {names}</source>
        <translation>Gespeicherte Ansichten für alle: {names}</translation>
    </message>
    <message>
        <source>Start it and press Connect, or type the key again.</source>
        <translation>Starten Sie ihn und wählen Sie „Verbinden“, oder geben Sie den Schlüssel erneut ein.</translation>
    </message>
    <message>
        <source>The address of {profile}: {address}</source>
        <translation>Adresse von „{profile}“: {address}</translation>
    </message>
    <message>
        <source>The key for {address} and the list kept of it are removed from this computer.</source>
        <translation>Der Schlüssel für {address} und die gespeicherte Liste werden von diesem Computer entfernt.</translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation>Der Schlüssel wurde gelöscht.</translation>
    </message>
    <message>
        <source>The list kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>Die auf diesem Computer gespeicherte Liste lässt sich nicht entfernen: {reason}.</translation>
    </message>
    <message>
        <source>The list refreshes every 30 seconds.</source>
        <translation>Die Liste wird alle 30 Sekunden aktualisiert.</translation>
    </message>
    <message>
        <source>The list refreshes every 5 minutes.</source>
        <translation>Die Liste wird alle 5 Minuten aktualisiert.</translation>
    </message>
    <message>
        <source>The list refreshes every minute.</source>
        <translation>Die Liste wird jede Minute aktualisiert.</translation>
    </message>
    <message>
        <source>The program has forgotten the key.</source>
        <translation>Das Programm hat den Schlüssel gelöscht.</translation>
    </message>
    <message>
        <source>The system keyring</source>
        <translation>Der Schlüsselbund des Systems</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation>Hier ist nichts auszufüllen.</translation>
    </message>
    <message>
        <source>To keep it, type it again without “Use the key for this session only”.</source>
        <translation>Um ihn zu behalten, geben Sie ihn erneut ohne „Schlüssel nur für diese Sitzung verwenden“ ein.</translation>
    </message>
    <message>
        <source>To use another one, type it.</source>
        <translation>Sie können hier einen anderen eingeben.</translation>
    </message>
    <message>
        <source>Type another one, or ask the person who runs the service for it.</source>
        <translation>Geben Sie einen anderen ein oder fragen Sie den Betreiber des Dienstes danach.</translation>
    </message>
    <message>
        <source>Type or paste the key that you were given.</source>
        <translation>Geben Sie den Schlüssel ein, den Sie erhalten haben.</translation>
    </message>
    <message>
        <source>Undo time is off.</source>
        <translation>Rückgängigmachen nach dem Hinzufügen ist aus.</translation>
    </message>
    <message>
        <source>Use a key for this session, and ask the person who looks after this computer.</source>
        <translation>Verwenden Sie einen Schlüssel nur für diese Sitzung und fragen Sie Ihre IT-Betreuung.</translation>
    </message>
    <message>
        <source>Waiting for Credential Manager…</source>
        <translation>Warten auf die Anmeldeinformationsverwaltung…</translation>
    </message>
    <message>
        <source>Waiting for Keychain…</source>
        <translation>Warten auf den Schlüsselbund…</translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation>Warten auf den Schlüsselbund…</translation>
    </message>
    <message>
        <source>Windows Credential Manager</source>
        <translation>Windows-Anmeldeinformationsverwaltung</translation>
    </message>
    <message>
        <source>macOS Keychain</source>
        <translation>macOS-Schlüsselbund</translation>
    </message>
    <message>
        <source>{keyring} may still have it.</source>
        <translation>{keyring} kann ihn noch enthalten.</translation>
    </message>
    <message>
        <source>{profile} has no address yet. Type the one that you were given.</source>
        <translation>„{profile}“ hat noch keine Adresse. Geben Sie die Adresse ein, die Sie erhalten haben.</translation>
    </message>
    <message>
        <source>{state} Enter the API key for {address}.</source>
        <translation>{state} Geben Sie den API-Schlüssel für {address} ein.</translation>
    </message>
</context>
<context>
    <name>exporting.choices</name>
    <message>
        <source>All loaded ({count})</source>
        <translation>Alle geladenen ({count})</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>Ausgewählt ({count})</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>Angezeigt ({count})</translation>
    </message>
</context>
<context>
    <name>exporting.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {file}</source>
        <translation>
            <numerusform>%Ln Tier in {file} exportiert</numerusform>
            <numerusform>%Ln Tiere in {file} exportiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) found in the list.</source>
        <translation>
            <numerusform>%Ln Tier in der Liste gefunden.</numerusform>
            <numerusform>%Ln Tiere in der Liste gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s).</source>
        <translation>
            <numerusform>%Ln Tier.</numerusform>
            <numerusform>%Ln Tiere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln available animal(s).</source>
        <translation>
            <numerusform>%Ln verfügbares Tier.</numerusform>
            <numerusform>%Ln verfügbare Tiere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pending animal(s).</source>
        <translation>
            <numerusform>%Ln reserviertes Tier.</numerusform>
            <numerusform>%Ln reservierte Tiere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected animal(s).</source>
        <translation>
            <numerusform>%Ln ausgewähltes Tier.</numerusform>
            <numerusform>%Ln ausgewählte Tiere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sold animal(s).</source>
        <translation>
            <numerusform>%Ln verkauftes Tier.</numerusform>
            <numerusform>%Ln verkaufte Tiere.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table with filters. Its second sheet says how complete it is.</source>
        <translation>Eine Tabelle mit Filtern. Das zweite Blatt sagt, wie vollständig sie ist.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Animal counts</source>
        <translation>Tierzahlen</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Animals without a status may be missing.</source>
        <translation>Tiere ohne Status können fehlen.</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>As of {time}.</source>
        <translation>Stand {time}.</translation>
    </message>
    <message>
        <source>Counts exported to {file}</source>
        <translation>Zahlen in {file} exportiert</translation>
    </message>
    <message numerus="yes">
        <source>Counts of %Ln animal(s).</source>
        <translation>
            <numerusform>Zahlen zu %Ln Tier.</numerusform>
            <numerusform>Zahlen zu %Ln Tieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>For other programs.</source>
        <translation>Für andere Programme.</translation>
    </message>
    <message>
        <source>From the list of {time}.</source>
        <translation>Aus der Liste vom {time}.</translation>
    </message>
    <message>
        <source>ID, name, category and status, unchanged.</source>
        <translation>ID, Name, Kategorie und Status, unverändert.</translation>
    </message>
    <message>
        <source>Kept list</source>
        <translation>Gespeicherte Liste</translation>
    </message>
    <message>
        <source>Plain text that every spreadsheet opens.</source>
        <translation>Einfacher Text, den jede Tabellenkalkulation öffnet.</translation>
    </message>
    <message>
        <source>Search: {text}</source>
        <translation>Suche: {text}</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>The list is complete.</source>
        <translation>Die Liste ist vollständig.</translation>
    </message>
    <message>
        <source>The rest of the list was not loaded.</source>
        <translation>Der Rest der Liste wurde nicht geladen.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Es kann weitere geben.</translation>
    </message>
    <message>
        <source>These are the animals of the last list that was kept.</source>
        <translation>Dies sind die Tiere der letzten gespeicherten Liste.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>{status} (at least)</source>
        <translation>{status} (mindestens)</translation>
    </message>
</context>
<context>
    <name>i18n.text</name>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Ohne Status</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>Geben Sie eine Zahl von {least} bis {most} ein.</translation>
    </message>
    <message>
        <source>Use digits only, for example 42.</source>
        <translation>Geben Sie nur Ziffern ein, zum Beispiel 42.</translation>
    </message>
    <message>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>ohne Status</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>verkauft</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>{name}, {status}, category {category}, ID {id}</source>
        <translation>{name}, {status}, Kategorie {category}, ID {id}</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
</context>
<context>
    <name>importing.preview_model</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Prüfung</translation>
    </message>
</context>
<context>
    <name>importing.text</name>
    <message numerus="yes">
        <source>%Ln a second</source>
        <translation>
            <numerusform>%Ln pro Sekunde</numerusform>
            <numerusform>%Ln pro Sekunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln hinzugefügt</numerusform>
            <numerusform>%Ln hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not added</source>
        <translation>
            <numerusform>%Ln nicht hinzugefügt</numerusform>
            <numerusform>%Ln nicht hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not confirmed</source>
        <translation>
            <numerusform>%Ln nicht bestätigt</numerusform>
            <numerusform>%Ln nicht bestätigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln nicht gesendet</numerusform>
            <numerusform>%Ln nicht gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) corrected</source>
        <translation>
            <numerusform>%Ln Zeile korrigiert</numerusform>
            <numerusform>%Ln Zeilen korrigiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will be added</source>
        <translation>
            <numerusform>%Ln Zeile wird hinzugefügt</numerusform>
            <numerusform>%Ln Zeilen werden hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln animal(s)</source>
        <translation>
            <numerusform>%Ln Tier hinzufügen</numerusform>
            <numerusform>%Ln Tiere hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Added before</source>
        <translation>Bereits hinzugefügt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message numerus="yes">
        <source>Check %Ln animal(s)</source>
        <translation>
            <numerusform>%Ln Tier prüfen</numerusform>
            <numerusform>%Ln Tiere prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the whole row</source>
        <translation>Ganze Zeile prüfen</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Fraglich</translation>
    </message>
    <message>
        <source>Doubtful, left out</source>
        <translation>Fraglich, ausgelassen</translation>
    </message>
    <message>
        <source>Everyone who uses it will see them. This program can&apos;t remove them.</source>
        <translation>Alle, die damit arbeiten, sehen dann die Tiere. Dieses Programm kann sie nicht entfernen.</translation>
    </message>
    <message>
        <source>Gets a new ID</source>
        <translation>Bekommt eine neue ID</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>ID {id} is in the file</source>
        <translation>ID {id} steht in der Datei</translation>
    </message>
    <message>
        <source>Import pasted rows</source>
        <translation>Eingefügte Zeilen importieren</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>{file} importieren</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>Sieht nach einer Summe aus</translation>
    </message>
    <message>
        <source>No titles found. These columns are a guess: {columns}. Please check them.</source>
        <translation>Keine Titel gefunden. Diese Spalten sind geraten: {columns}. Bitte prüfen.</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Nicht hinzugefügt</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message>
        <source>Not confirmed before</source>
        <translation>Zuvor nicht bestätigt</translation>
    </message>
    <message>
        <source>Not in the list with ID {id}</source>
        <translation>Nicht in der Liste mit ID {id}</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Eingefügte Zeilen</translation>
    </message>
    <message>
        <source>Paused, an unexpected error occurred.</source>
        <translation>Pausiert: Ein unerwarteter Fehler ist aufgetreten.</translation>
    </message>
    <message>
        <source>Paused, the connection is lost.</source>
        <translation>Pausiert: Die Verbindung ist abgebrochen.</translation>
    </message>
    <message>
        <source>Paused, the connection is lost. It goes on automatically.</source>
        <translation>Pausiert: Die Verbindung ist abgebrochen. Es geht automatisch weiter.</translation>
    </message>
    <message>
        <source>Paused, the service is busy. It goes on automatically.</source>
        <translation>Pausiert: Der Dienst ist ausgelastet. Es geht automatisch weiter.</translation>
    </message>
    <message>
        <source>Paused, the service needs another API key.</source>
        <translation>Pausiert: Der Dienst braucht einen anderen API-Schlüssel.</translation>
    </message>
    <message>
        <source>Paused, this computer can&apos;t save what is sent: {reason}</source>
        <translation>Pausiert. Was gesendet wird, lässt sich hier nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pausiert.</translation>
    </message>
    <message>
        <source>Paused. It can go on when its own service is open.</source>
        <translation>Pausiert. Öffnen Sie den zugehörigen Dienst, um fortzufahren.</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>Mögliches Duplikat</translation>
    </message>
    <message>
        <source>Possible duplicate, left out</source>
        <translation>Mögliches Duplikat, ausgelassen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>Zeile {number}: {cells}</translation>
    </message>
    <message>
        <source>Same name and category as ID {id}</source>
        <translation>Name und Kategorie wie ID {id}</translation>
    </message>
    <message>
        <source>Same name and category as row {number}</source>
        <translation>Name und Kategorie wie Zeile {number}</translation>
    </message>
    <message>
        <source>Sent from {file}</source>
        <translation>Gesendet aus {file}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>The file says it was added</source>
        <translation>Laut Datei hinzugefügt</translation>
    </message>
    <message>
        <source>The import checks whether it was added. Tick it to add it once more.</source>
        <translation>Der Import prüft, ob das Tier hinzugefügt wurde. Kreuzen Sie es an, um es noch einmal hinzuzufügen.</translation>
    </message>
    <message>
        <source>These columns are a guess: {columns}. Please check them.</source>
        <translation>Diese Spalten sind geraten: {columns}. Bitte prüfen.</translation>
    </message>
    <message numerus="yes">
        <source>This is Production. Add %Ln animal(s) to it?</source>
        <translation>
            <numerusform>Dies ist das Echtsystem. %Ln Tier dort hinzufügen?</numerusform>
            <numerusform>Dies ist das Echtsystem. %Ln Tiere dort hinzufügen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>Neuer Versuch in {count} s.</translation>
    </message>
    <message>
        <source>Use {text} there, too</source>
        <translation>Auch dort {text} verwenden</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Waits in {file}</source>
        <translation>Wartet in {file}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>noch etwa {time}</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>Kategorie {category}</translation>
    </message>
    <message>
        <source>checking {count} not confirmed</source>
        <translation>prüft {count} nicht bestätigte</translation>
    </message>
    <message>
        <source>found in the list</source>
        <translation>in der Liste gefunden</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>not in the list yet</source>
        <translation>noch nicht in der Liste</translation>
    </message>
    <message>
        <source>several animals could be it</source>
        <translation>mehrere Tiere kommen infrage</translation>
    </message>
    <message>
        <source>the import was stopped</source>
        <translation>der Import wurde gestoppt</translation>
    </message>
    <message>
        <source>the list has one like it, which may be another one</source>
        <translation>in der Liste steht ein solches, das ein anderes sein kann</translation>
    </message>
    <message>
        <source>the list may be incomplete</source>
        <translation>die Liste ist vielleicht unvollständig</translation>
    </message>
    <message>
        <source>will be added</source>
        <translation>wird hinzugefügt</translation>
    </message>
    <message>
        <source>will be checked</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>will not be added</source>
        <translation>wird nicht hinzugefügt</translation>
    </message>
    <message>
        <source>{added} of {total} added</source>
        <translation>{added} von {total} hinzugefügt</translation>
    </message>
    <message>
        <source>{field} is empty. {expected}</source>
        <translation>{field} ist leer. {expected}</translation>
    </message>
    <message>
        <source>{field} “{value}” can&apos;t be used. {expected}</source>
        <translation>{field} „{value}“ ist nicht verwendbar. {expected}</translation>
    </message>
    <message>
        <source>{file} isn&apos;t finished: {state}</source>
        <translation>{file} ist nicht abgeschlossen: {state}</translation>
    </message>
    <message>
        <source>{file} report</source>
        <translation>Bericht {file}</translation>
    </message>
    <message>
        <source>{included} of {total} rows will be added</source>
        <translation>{included} von {total} Zeilen werden hinzugefügt</translation>
    </message>
    <message>
        <source>{row}, {will}.</source>
        <translation>{row}, {will}.</translation>
    </message>
    <message>
        <source>{settled} of {total}</source>
        <translation>{settled} von {total}</translation>
    </message>
    <message>
        <source>{title} ({letter})</source>
        <translation>{title} ({letter})</translation>
    </message>
    <message numerus="yes">
        <source>“{text}” is in %Ln other row(s).</source>
        <translation>
            <numerusform>„{text}“ steht in %Ln anderen Zeile.</numerusform>
            <numerusform>„{text}“ steht in %Ln anderen Zeilen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labels.dialog</name>
    <message>
        <source>Category {number}</source>
        <translation>Kategorie {number}</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>ID {id}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Labels: {labels}</source>
        <translation>Etiketten: {labels}</translation>
    </message>
    <message>
        <source>Labels: {labels}, sheets: {sheets}</source>
        <translation>Etiketten: {labels}, Bogen: {sheets}</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Roll, {width} wide</source>
        <translation>Rolle, {width} breit</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>Ausgewählt ({count})</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>Angezeigt ({count})</translation>
    </message>
    <message>
        <source>{sheet} ({paper})</source>
        <translation>{sheet} ({paper})</translation>
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
        <translation>Info</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Nachgeschlagen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
</context>
<context>
    <name>lookup.text</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not an ID</source>
        <translation>
            <numerusform>%Ln ist keine ID</numerusform>
            <numerusform>%Ln sind keine IDs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>%Ln nicht gefunden</numerusform>
            <numerusform>%Ln nicht gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>%Ln nicht nachgeschlagen</numerusform>
            <numerusform>%Ln nicht nachgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain</source>
        <translation>
            <numerusform>%Ln unsicher</numerusform>
            <numerusform>%Ln unsicher</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}</source>
        <translation>Stand {time}</translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>Stand {time}, aus der Liste</translation>
    </message>
    <message>
        <source>Compare the number with the one you were given.</source>
        <translation>Vergleichen Sie die Nummer mit der, die Ihnen genannt wurde.</translation>
    </message>
    <message>
        <source>ID {id} isn&apos;t in the list of {time}. The service doesn&apos;t answer.</source>
        <translation>ID {id} steht nicht in der Liste ({time}). Der Dienst antwortet nicht.</translation>
    </message>
    <message>
        <source>ID {id} was not found.</source>
        <translation>ID {id} wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>ID {id} wasn&apos;t found, but the lists may be incomplete.</source>
        <translation>ID {id} wurde nicht gefunden, aber die Listen sind vielleicht unvollständig.</translation>
    </message>
    <message>
        <source>Looking up by ID doesn&apos;t work right now. Only the lists were searched.</source>
        <translation>Das Nachschlagen per ID geht gerade nicht. Nur die Listen wurden durchsucht.</translation>
    </message>
    <message>
        <source>Looking up by ID ends on {day}. From then on, only the lists are searched.</source>
        <translation>Das Nachschlagen per ID endet am {day}. Danach werden nur noch die Listen durchsucht.</translation>
    </message>
    <message>
        <source>Looking up by ID has ended. The program searches the lists, which may be incomplete.</source>
        <translation>Das Nachschlagen per ID ist beendet. Das Programm durchsucht die Listen, die unvollständig sein können.</translation>
    </message>
    <message>
        <source>Looking up by ID was to end on {day}. It may stop any day.</source>
        <translation>Das Nachschlagen per ID sollte am {day} enden. Es kann jederzeit wegfallen.</translation>
    </message>
    <message>
        <source>No animal found with ID {id}</source>
        <translation>Kein Tier mit der ID {id} gefunden</translation>
    </message>
    <message>
        <source>No answer for ID {id}.</source>
        <translation>Keine Antwort zu ID {id}.</translation>
    </message>
    <message>
        <source>No answer: {reason}</source>
        <translation>Keine Antwort: {reason}</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Keine Zahl</translation>
    </message>
    <message>
        <source>Not found in the whole list. As of {time}</source>
        <translation>In der ganzen Liste nicht gefunden. Stand {time}</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete</source>
        <translation>Nicht gefunden, aber die Listen sind vielleicht unvollständig</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete: {reason}</source>
        <translation>Nicht gefunden, aber die Listen sind vielleicht unvollständig: {reason}</translation>
    </message>
    <message>
        <source>Not found. As of {time}</source>
        <translation>Nicht gefunden. Stand {time}</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>The service at {address} has no animal with ID {id}.</source>
        <translation>Der Dienst unter {address} hat kein Tier mit der ID {id}.</translation>
    </message>
    <message>
        <source>The whole list of {address} has no animal with ID {id}.</source>
        <translation>In der ganzen Liste von {address} hat kein Tier die ID {id}.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} von {count}</translation>
    </message>
</context>
<context>
    <name>named.category_names</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Ein Name hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>A number alone would look like another category.</source>
        <translation>Eine Nummer allein sähe wie eine andere Kategorie aus.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Category ID</source>
        <translation>Kategorie-ID</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>Kategorienamen</translation>
    </message>
    <message>
        <source>Category names (*.json)</source>
        <translation>Kategorienamen (*.json)</translation>
    </message>
    <message>
        <source>Export names</source>
        <translation>Namen exportieren</translation>
    </message>
    <message>
        <source>Give the category a name, for example Dogs.</source>
        <translation>Geben Sie der Kategorie einen Namen, zum Beispiel Hunde.</translation>
    </message>
    <message>
        <source>Give your category numbers names. They stay on this computer.</source>
        <translation>Geben Sie Ihren Kategorienummern Namen. Sie bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>Import names</source>
        <translation>Namen importieren</translation>
    </message>
    <message>
        <source>Import these names?</source>
        <translation>Diese Namen importieren?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No service is open. Export the names, or open the service again.</source>
        <translation>Es ist kein Dienst geöffnet. Exportieren Sie die Namen oder öffnen Sie den Dienst wieder.</translation>
    </message>
    <message>
        <source>The category names are damaged</source>
        <translation>Die Kategorienamen sind beschädigt</translation>
    </message>
    <message>
        <source>The category names couldn&apos;t be loaded</source>
        <translation>Die Kategorienamen konnten nicht geladen werden</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>Der Name enthält unsichtbare Zeichen. Geben Sie ihn neu ein.</translation>
    </message>
    <message>
        <source>The names are not saved yet.</source>
        <translation>Die Namen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The names weren&apos;t saved. {reason}</source>
        <translation>Die Namen wurden nicht gespeichert. {reason}</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Type them again, or import them from a file.</source>
        <translation>Die Namen sind nicht lesbar. Geben Sie sie neu ein oder importieren Sie sie aus einer Datei.</translation>
    </message>
</context>
<context>
    <name>named.dialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Und %Ln weitere.</numerusform>
            <numerusform>Und %Ln weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>named.saved_views</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Ein Name hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>A view keeps filter, search, category, sorting and columns. Views stay on this computer.</source>
        <translation>Eine Ansicht merkt sich Filter, Suche, Kategorie, Sortierung und Spalten. Ansichten bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>Alle Tiere</translation>
    </message>
    <message>
        <source>Export views</source>
        <translation>Ansichten exportieren</translation>
    </message>
    <message>
        <source>Give the view a name, for example Kittens for sale.</source>
        <translation>Geben Sie der Ansicht einen Namen, zum Beispiel Kätzchen im Verkauf.</translation>
    </message>
    <message>
        <source>Import these views?</source>
        <translation>Diese Ansichten importieren?</translation>
    </message>
    <message>
        <source>Import views</source>
        <translation>Ansichten importieren</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>Es ist kein Dienst geöffnet.</translation>
    </message>
    <message>
        <source>Open the service again for which they are.</source>
        <translation>Öffnen Sie den Dienst wieder, zu dem sie gehören.</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>Saved views (*.json)</source>
        <translation>Gespeicherte Ansichten (*.json)</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>Der Name enthält unsichtbare Zeichen. Geben Sie ihn neu ein.</translation>
    </message>
    <message>
        <source>The saved views are damaged</source>
        <translation>Die gespeicherten Ansichten sind beschädigt</translation>
    </message>
    <message>
        <source>The saved views couldn&apos;t be loaded</source>
        <translation>Die gespeicherten Ansichten konnten nicht geladen werden</translation>
    </message>
    <message>
        <source>The views are not saved yet.</source>
        <translation>Die Ansichten sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The views weren&apos;t saved. {reason}</source>
        <translation>Die Ansichten wurden nicht gespeichert. {reason}</translation>
    </message>
    <message>
        <source>There is a view called “{name}” already.</source>
        <translation>Eine Ansicht „{name}“ gibt es bereits.</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Save them again, or import them from a file.</source>
        <translation>Die Ansichten sind nicht lesbar. Speichern Sie sie neu oder importieren Sie sie aus einer Datei.</translation>
    </message>
    <message>
        <source>View {name}</source>
        <translation>Ansicht {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>Kategorie {category}</translation>
    </message>
    <message>
        <source>set by the administrator</source>
        <translation>vom Administrator festgelegt</translation>
    </message>
</context>
<context>
    <name>overview.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) in all</source>
        <translation>
            <numerusform>%Ln Tier insgesamt</numerusform>
            <numerusform>%Ln Tiere insgesamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed so far</source>
        <translation>
            <numerusform>%Ln Tier bisher</numerusform>
            <numerusform>%Ln Tiere bisher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln oder mehr</numerusform>
            <numerusform>%Ln oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals in all</source>
        <translation>
            <numerusform>%Ln+ Tiere insgesamt</numerusform>
            <numerusform>%Ln+ Tiere insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>Shows these animals in the list.</source>
        <translation>Zeigt diese Tiere in der Liste.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Es kann weitere geben.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>Liste vom {time}</translation>
    </message>
    <message>
        <source>none listed</source>
        <translation>keine in der Liste</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>Stand {time}</translation>
    </message>
    <message>
        <source>{category}, {status}: {count}</source>
        <translation>{category}, {status}: {count}</translation>
    </message>
    <message>
        <source>{category}: {parts}, {total} in all</source>
        <translation>{category}: {parts}, insgesamt {total}</translation>
    </message>
    <message>
        <source>{status} {count}</source>
        <translation>{status} {count}</translation>
    </message>
    <message>
        <source>{status}: {count}</source>
        <translation>{status}: {count}</translation>
    </message>
</context>
<context>
    <name>pet_list.clipboard</name>
    <message>
        <source>{animal}. {source}</source>
        <translation>{animal}. {source}</translation>
    </message>
    <message>
        <source>{name}, ID {id}, {status}, category {category}</source>
        <translation>{name}, ID {id}, {status}, Kategorie {category}</translation>
    </message>
</context>
<context>
    <name>pet_list.table_model</name>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Changed since the list before</source>
        <translation>Seit der letzten Liste geändert</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New since the list before</source>
        <translation>Seit der letzten Liste neu</translation>
    </message>
    <message>
        <source>Not in the list before</source>
        <translation>Vorher nicht in der Liste</translation>
    </message>
    <message>
        <source>Now listed</source>
        <translation>Jetzt dabei</translation>
    </message>
    <message>
        <source>Sorted in ascending order</source>
        <translation>Aufsteigend sortiert</translation>
    </message>
    <message>
        <source>Sorted in descending order</source>
        <translation>Absteigend sortiert</translation>
    </message>
    <message>
        <source>{field}: {before} to {after}</source>
        <translation>{field}: bisher {before}, jetzt {after}</translation>
    </message>
</context>
<context>
    <name>pet_list.text</name>
    <message numerus="yes">
        <source>%Ln added since</source>
        <translation>
            <numerusform>%Ln seitdem hinzugefügt</numerusform>
            <numerusform>%Ln seitdem hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln Tier</numerusform>
            <numerusform>%Ln Tiere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed, there may be more</source>
        <translation>
            <numerusform>%Ln Tier in der Liste, es kann weitere geben</numerusform>
            <numerusform>%Ln Tiere in der Liste, es kann weitere geben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>%Ln Tier bisher</numerusform>
            <numerusform>%Ln Tiere bisher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s), animals without a status may be missing</source>
        <translation>
            <numerusform>%Ln Tier, weitere ohne Status können fehlen</numerusform>
            <numerusform>%Ln Tiere, weitere ohne Status können fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer listed</source>
        <translation>
            <numerusform>%Ln nicht mehr in der Liste</numerusform>
            <numerusform>%Ln nicht mehr in der Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now listed</source>
        <translation>
            <numerusform>%Ln jetzt in der Liste</numerusform>
            <numerusform>%Ln jetzt in der Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln oder mehr</numerusform>
            <numerusform>%Ln oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals</source>
        <translation>
            <numerusform>%Ln+ Tiere</numerusform>
            <numerusform>%Ln+ Tiere</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>Stand {time}, aus der Liste</translation>
    </message>
    <message>
        <source>As of {time}, when it was added</source>
        <translation>Stand {time}, beim Hinzufügen</translation>
    </message>
    <message>
        <source>As of {time}, when it was added – no newer answer yet</source>
        <translation>Stand {time}, beim Hinzufügen – noch keine neuere Antwort</translation>
    </message>
    <message>
        <source>In the list of {time} – no newer answer yet</source>
        <translation>In der Liste vom {time} – noch keine neuere Antwort</translation>
    </message>
    <message>
        <source>In the list of {time}.</source>
        <translation>In der Liste vom {time}.</translation>
    </message>
    <message>
        <source>It is not in the list. The service lists at most {limit} animals of a status.</source>
        <translation>Das Tier ist nicht in der Liste. Der Dienst liefert höchstens {limit} Tiere je Status.</translation>
    </message>
    <message>
        <source>It is not in the list. The service may not list animals without a status.</source>
        <translation>Das Tier ist nicht in der Liste. Tiere ohne Status liefert der Dienst vielleicht nicht.</translation>
    </message>
    <message>
        <source>No animal has the status “{status}”.</source>
        <translation>Kein Tier hat den Status „{status}“.</translation>
    </message>
    <message>
        <source>No animal in the list matches.</source>
        <translation>Kein Treffer in der Liste.</translation>
    </message>
    <message>
        <source>No animal with the status “{status}” was listed so far.</source>
        <translation>Bisher hat kein Tier in der Liste den Status „{status}“.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln listed animal(s) matches.</source>
        <translation>
            <numerusform>Das %Ln angezeigte Tier passt nicht.</numerusform>
            <numerusform>Keines der %Ln angezeigten Tiere passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline · list of {time}</source>
        <translation>Offline · Liste vom {time}</translation>
    </message>
    <message>
        <source>Showing at most {limit} animals of each status. There may be more.</source>
        <translation>Sie sehen höchstens {limit} Tiere je Status. Es kann weitere geben.</translation>
    </message>
    <message>
        <source>Showing the first {limit} available animals. There may be more.</source>
        <translation>Sie sehen die ersten {limit} verfügbaren Tiere. Es kann weitere geben.</translation>
    </message>
    <message>
        <source>Showing the first {limit} pending animals. There may be more.</source>
        <translation>Sie sehen die ersten {limit} reservierten Tiere. Es kann weitere geben.</translation>
    </message>
    <message>
        <source>Showing the first {limit} sold animals. There may be more.</source>
        <translation>Sie sehen die ersten {limit} verkauften Tiere. Es kann weitere geben.</translation>
    </message>
    <message>
        <source>The animals could not be listed yet.</source>
        <translation>Die Tiere konnten noch nicht geladen werden.</translation>
    </message>
    <message>
        <source>The list could not be read: {reason}</source>
        <translation>Die Liste konnte nicht geladen werden: {reason}</translation>
    </message>
    <message>
        <source>The list has not been read yet.</source>
        <translation>Die Liste wurde noch nicht geladen.</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>Die Liste wird noch geladen.</translation>
    </message>
    <message>
        <source>The list of {time} does not have it. Refresh the list.</source>
        <translation>In der Liste (Stand {time}) steht es nicht. Aktualisieren Sie die Liste.</translation>
    </message>
    <message>
        <source>The list was not read to its end. Refresh the list.</source>
        <translation>Die Liste wurde nicht vollständig geladen. Aktualisieren Sie die Liste.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln ID(s) more than once. Each is shown once.</source>
        <translation>
            <numerusform>Der Dienst hat %Ln ID mehrfach geliefert. Sie wird einmal angezeigt.</numerusform>
            <numerusform>Der Dienst hat %Ln IDs mehrfach geliefert. Jede wird einmal angezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals at a time.</source>
        <translation>Der Dienst liefert höchstens {limit} Tiere auf einmal.</translation>
    </message>
    <message>
        <source>The service sent more than it should.</source>
        <translation>Der Dienst hat mehr geliefert, als er sollte.</translation>
    </message>
    <message>
        <source>The service sent more than the {limit} animals asked for. Of each list, the first {kept} are kept.</source>
        <translation>Der Dienst hat mehr als die angefragten {limit} Tiere geliefert. Von jeder Liste bleiben die ersten {kept}.</translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation>Hier gibt es noch keine Tiere.</translation>
    </message>
    <message>
        <source>There is no such animal in the list of {time}.</source>
        <translation>In der Liste vom {time} gibt es kein solches Tier.</translation>
    </message>
    <message>
        <source>There may be more animals than these.</source>
        <translation>Es kann weitere Tiere geben.</translation>
    </message>
    <message>
        <source>There may be more animals without a status.</source>
        <translation>Es kann weitere Tiere ohne Status geben.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>Es kann weitere geben.</translation>
    </message>
    <message>
        <source>There may have been more animals than these in the list of {time}.</source>
        <translation>Die Liste vom {time} war vielleicht unvollständig.</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>Liste vom {time}</translation>
    </message>
    <message>
        <source>trying again in {count} s</source>
        <translation>neuer Versuch in {count} s</translation>
    </message>
    <message>
        <source>trying again…</source>
        <translation>neuer Versuch…</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>Stand {time}</translation>
    </message>
    <message>
        <source>{animals}. {changes}</source>
        <translation>{animals}. {changes}</translation>
    </message>
    <message>
        <source>{animal} changed</source>
        <translation>{animal} wurde geändert</translation>
    </message>
    <message>
        <source>{animal} is new</source>
        <translation>{animal} ist neu</translation>
    </message>
    <message>
        <source>{animal} is no longer in the list.</source>
        <translation>{animal} ist nicht mehr in der Liste.</translation>
    </message>
    <message>
        <source>{animal} is no longer listed</source>
        <translation>{animal} ist nicht mehr in der Liste</translation>
    </message>
    <message>
        <source>{animal} is now listed</source>
        <translation>{animal} ist jetzt in der Liste</translation>
    </message>
    <message>
        <source>{count} in the list of {time}</source>
        <translation>{count} in der Liste vom {time}</translation>
    </message>
    <message>
        <source>{found} of {count}</source>
        <translation>{found} von {count}</translation>
    </message>
    <message>
        <source>{name} (ID {id})</source>
        <translation>{name} (ID {id})</translation>
    </message>
    <message>
        <source>{reason} · list of {time}</source>
        <translation>{reason} · Liste vom {time}</translation>
    </message>
    <message>
        <source>{status}: {animals}</source>
        <translation>{status}: {animals}</translation>
    </message>
</context>
<context>
    <name>printing.dialog</name>
    <message numerus="yes">
        <source>This computer has no font for %Ln name(s). Boxes will be printed instead.</source>
        <translation>
            <numerusform>Für %Ln Namen fehlt diesem Computer die Schrift. Gedruckt werden Kästchen.</numerusform>
            <numerusform>Für %Ln Namen fehlt diesem Computer die Schrift. Gedruckt werden Kästchen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reports.reports</name>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>&amp;Category</source>
        <translation>&amp;Kategorie</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>A cell of this row holds lines that look like rows. Check its quotes.</source>
        <translation>Eine Zelle enthält Zeilen, die wie eigene aussehen. Prüfen Sie die Anführungszeichen.</translation>
    </message>
    <message>
        <source>A file can&apos;t be used: {reason}. {advice}</source>
        <translation>Eine Datei lässt sich nicht verwenden: {reason}. {advice}</translation>
    </message>
    <message>
        <source>A newer version of this program wrote the settings in {file}. They were left as they are. Their version is {version}, and this program knows {known}.</source>
        <translation>Die Einstellungen in {file} stammen von einer neueren Programmversion und wurden nicht geändert. Die Datei hat die Version {version}, dieses Programm kennt {known}.</translation>
    </message>
    <message>
        <source>A quote that opens in line {line} or later is never closed.</source>
        <translation>Ein Anführungszeichen in oder nach Zeile {line} wird nie geschlossen.</translation>
    </message>
    <message>
        <source>A secure connection to {address} could not be made. Nothing was sent.</source>
        <translation>Es kam keine sichere Verbindung zu {address} zustande. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>A text in row {row} is too long for a workbook. Choose another kind.</source>
        <translation>Ein Text in Zeile {row} ist zu lang für eine Arbeitsmappe. Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>A view in it has a name that cannot be used.</source>
        <translation>Eine Ansicht darin hat einen ungültigen Namen.</translation>
    </message>
    <message>
        <source>A view must be a table: its settings in braces.</source>
        <translation>Eine Ansicht muss eine Tabelle sein: ihre Einstellungen in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>A workbook has room for {most} rows. Choose another kind.</source>
        <translation>Eine Arbeitsmappe fasst {most} Zeilen. Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>Address not found</source>
        <translation>Adresse nicht gefunden</translation>
    </message>
    <message>
        <source>An answer this program cannot read</source>
        <translation>Diese Antwort ist nicht lesbar</translation>
    </message>
    <message>
        <source>An empty column ends the table. Columns left out: {columns}.</source>
        <translation>Eine leere Spalte beendet die Tabelle. Ausgelassene Spalten: {columns}.</translation>
    </message>
    <message>
        <source>An empty row ends the table. Rows left out: {rows}.</source>
        <translation>Eine leere Zeile beendet die Tabelle. Ausgelassene Zeilen: {rows}.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer.</source>
        <translation>Fragen Sie Ihre IT-Betreuung.</translation>
    </message>
    <message>
        <source>Ask the person who runs the service. Do not go on over another network.</source>
        <translation>Fragen Sie den Betreiber des Dienstes. Weichen Sie nicht auf ein anderes Netzwerk aus.</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>Vögel</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Categories {one} and {two} would both be called “{name}”.</source>
        <translation>Die Kategorien {one} und {two} hießen dann beide „{name}“.</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>Kategoriename</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Katzen</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <source>Check the network, and the address in “Connection”.</source>
        <translation>Prüfen Sie das Netzwerk und die Adresse unter „Verbindung“.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date and time, then ask the person who runs the service.</source>
        <translation>Prüfen Sie Datum und Uhrzeit dieses Computers und fragen Sie dann den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>Chinesisch, vereinfacht</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>Chinesisch, traditionell</translation>
    </message>
    <message>
        <source>Choose a shorter name or another folder.</source>
        <translation>Wählen Sie einen kürzeren Namen oder einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation>Schließen Sie das andere Programm und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Compare the address in “Connection” with the one that you were given.</source>
        <translation>Vergleichen Sie die Adresse unter „Verbindung“ mit der, die Sie erhalten haben.</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Damaged Unicode</source>
        <translation>Beschädigtes Unicode</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Hunde</translation>
    </message>
    <message>
        <source>Edit it, and add it again.</source>
        <translation>Bearbeiten Sie das Tier, und fügen Sie es erneut hinzu.</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fische</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Schaffen Sie Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Give a whole number without commas, points or blanks, such as 1000.</source>
        <translation>Geben Sie eine ganze Zahl ohne Komma, Punkt und Leerzeichen an, etwa 1000.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>Geben Sie dem Tier einen Namen.</translation>
    </message>
    <message>
        <source>Give the number or the name of a category.</source>
        <translation>Geben Sie die Nummer oder den Namen einer Kategorie ein.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>If it is, enter it in “Connection”. A Wi-Fi sign-in page can answer like this, too.</source>
        <translation>Wenn ja, geben Sie sie unter „Verbindung“ ein. Auch die Anmeldeseite eines WLANs kann so antworten.</translation>
    </message>
    <message>
        <source>If your company issues its own certificates, its support can make this computer trust them.</source>
        <translation>Wenn Ihre Firma eigene Zertifikate ausstellt, kann Ihre IT-Betreuung sie auf diesem Computer einrichten.</translation>
    </message>
    <message>
        <source>In the administrator&apos;s settings in {file}, {what} is not used. {reason}</source>
        <translation>In den Einstellungen des Administrators in {file} wird {what} nicht verwendet. {reason}</translation>
    </message>
    <message>
        <source>Install the newer version.</source>
        <translation>Installieren Sie die neuere Version.</translation>
    </message>
    <message>
        <source>It can&apos;t be written: {reason}. {advice}</source>
        <translation>Die Datei lässt sich nicht schreiben: {reason}. {advice}</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Die Datei ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>It cannot be written: {reason}.</source>
        <translation>Die Datei lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>It has more than {most} columns.</source>
        <translation>Die Tabelle hat mehr als {most} Spalten.</translation>
    </message>
    <message>
        <source>It has more than {most} rows. Split it into smaller files.</source>
        <translation>Die Tabelle hat mehr als {most} Zeilen. Teilen Sie sie in kleinere Dateien auf.</translation>
    </message>
    <message>
        <source>It holds no category names, or it is damaged.</source>
        <translation>Die Datei enthält keine Kategorienamen oder ist beschädigt.</translation>
    </message>
    <message>
        <source>It holds no saved views, or it is damaged.</source>
        <translation>Die Datei enthält keine gespeicherten Ansichten oder ist beschädigt.</translation>
    </message>
    <message>
        <source>It knows this add as another animal.</source>
        <translation>Er kennt diese Sendung als anderes Tier.</translation>
    </message>
    <message>
        <source>It must be a list of computers with their ports, such as [&quot;pets.store.lan:8080&quot;].</source>
        <translation>Es muss eine Liste von Computern mit ihren Ports sein, zum Beispiel [&quot;pets.store.lan:8080&quot;].</translation>
    </message>
    <message>
        <source>It must be a list of some of these, each in quotation marks: {names}.</source>
        <translation>Es muss eine Liste mit einigen dieser Werte sein, jeder in Anführungszeichen: {names}.</translation>
    </message>
    <message>
        <source>It must be an address in quotation marks.</source>
        <translation>Es muss eine Adresse in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>It must be one of these, in quotation marks: {names}.</source>
        <translation>Es muss einer dieser Werte sein, in Anführungszeichen: {names}.</translation>
    </message>
    <message>
        <source>It must be true or false. Until then, no list is kept.</source>
        <translation>Es muss true oder false sein. Bis dahin wird keine Liste gespeichert.</translation>
    </message>
    <message>
        <source>Its animals are kept. Start it again to go on.</source>
        <translation>Die Tiere bleiben erhalten. Starten Sie den Dienst erneut.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Line {line} can&apos;t be read. The file is damaged, or it isn&apos;t a table.</source>
        <translation>Zeile {line} ist nicht lesbar. Die Datei ist beschädigt oder keine Tabelle.</translation>
    </message>
    <message>
        <source>Line {line} has a cell that is too long.</source>
        <translation>In Zeile {line} ist eine Zelle zu lang.</translation>
    </message>
    <message>
        <source>Message from {address}: {message}</source>
        <translation>Meldung von {address}: {message}</translation>
    </message>
    <message>
        <source>More of the administrator&apos;s settings in {file} is not used.</source>
        <translation>Weitere Einstellungen des Administrators in {file} werden nicht verwendet.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>Keine Antwort vom Dienst</translation>
    </message>
    <message>
        <source>No connection to the service</source>
        <translation>Keine Verbindung zum Dienst</translation>
    </message>
    <message>
        <source>No key is stored for this address.</source>
        <translation>Für diese Adresse ist kein Schlüssel gespeichert.</translation>
    </message>
    <message>
        <source>Not offered on this computer</source>
        <translation>Auf diesem Computer nicht angeboten</translation>
    </message>
    <message>
        <source>Nothing answers at {address}.</source>
        <translation>{address} antwortet nicht.</translation>
    </message>
    <message>
        <source>Nothing can be added now: {reason}.</source>
        <translation>Gerade lässt sich nichts hinzufügen: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer: {reason}.</source>
        <translation>Auf diesem Computer lässt sich nichts speichern: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was found at {address}. Is the address right? Message from the service: {message}</source>
        <translation>Unter {address} wurde nichts gefunden. Stimmt die Adresse? Meldung des Dienstes: {message}</translation>
    </message>
    <message>
        <source>Once you enter another one, the program goes on with what it was doing.</source>
        <translation>Sobald Sie einen anderen eingeben, macht das Programm dort weiter, wo es war.</translation>
    </message>
    <message>
        <source>Only profiles that the administrator of this computer offers can be opened here.</source>
        <translation>Hier lassen sich nur Profile öffnen, die der Administrator dieses Computers anbietet.</translation>
    </message>
    <message>
        <source>Others who use this computer can open this program&apos;s files. {advice}</source>
        <translation>Andere, die diesen Computer nutzen, können die Dateien dieses Programms öffnen. {advice}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Echtsystem</translation>
    </message>
    <message>
        <source>Remove the protection, then try again.</source>
        <translation>Heben Sie den Schutz auf und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Reptiles</source>
        <translation>Reptilien</translation>
    </message>
    <message>
        <source>Rows left out above the titles: {rows}.</source>
        <translation>Ausgelassene Zeilen über den Titeln: {rows}.</translation>
    </message>
    <message>
        <source>Settings must stand in one of these sections: {names}.</source>
        <translation>Einstellungen müssen in einem dieser Abschnitte stehen: {names}.</translation>
    </message>
    <message>
        <source>Several categories have this name. Give the number.</source>
        <translation>Mehrere Kategorien heißen so. Geben Sie die Nummer ein.</translation>
    </message>
    <message>
        <source>Some characters are damaged. Type the name again.</source>
        <translation>Einige Zeichen sind beschädigt. Geben Sie den Namen neu ein.</translation>
    </message>
    <message>
        <source>Something between you and {address} answered, perhaps a Wi-Fi sign-in page. The address may also be wrong.</source>
        <translation>Etwas zwischen Ihnen und {address} hat geantwortet, vielleicht die Anmeldeseite eines WLANs. Auch die Adresse kann falsch sein.</translation>
    </message>
    <message>
        <source>Sort by &amp;ID</source>
        <translation>Nach &amp;ID sortieren</translation>
    </message>
    <message>
        <source>Sort by &amp;category</source>
        <translation>Nach &amp;Kategorie sortieren</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>Nach &amp;Namen sortieren</translation>
    </message>
    <message>
        <source>Sort by &amp;status</source>
        <translation>Nach &amp;Status sortieren</translation>
    </message>
    <message>
        <source>Staging</source>
        <translation>Testsystem</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>&amp;Status</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>The API key was not accepted</source>
        <translation>API-Schlüssel nicht akzeptiert</translation>
    </message>
    <message>
        <source>The address contains a blank, a backslash or a letter that an address cannot contain. Write an international name in its xn-- form.</source>
        <translation>Die Adresse enthält ein Leerzeichen, einen Backslash oder ein anderes unzulässiges Zeichen. Schreiben Sie internationale Namen in der Form mit xn--.</translation>
    </message>
    <message>
        <source>The address does not end in a version such as /v1. Service addresses usually do: ask whether something is missing.</source>
        <translation>Die Adresse endet nicht mit einer Version wie /v1. Das ist sonst üblich: Fragen Sie nach, ob etwas fehlt.</translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation>Die Adresse ist zu lang.</translation>
    </message>
    <message>
        <source>The address must begin with https://.</source>
        <translation>Die Adresse muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>The address must begin with https://. Without the s, others could read the key. Only a service on this computer may use http://.</source>
        <translation>Die Adresse muss mit https:// beginnen. Ohne das s könnten andere den Schlüssel mitlesen. Nur ein Dienst auf diesem Computer darf http:// verwenden.</translation>
    </message>
    <message>
        <source>The address must end before any ? or #.</source>
        <translation>Die Adresse muss vor einem ? oder # enden.</translation>
    </message>
    <message>
        <source>The address must not contain a user name or a password (something before an @).</source>
        <translation>Die Adresse darf keinen Benutzernamen und kein Passwort enthalten (etwas vor einem @).</translation>
    </message>
    <message>
        <source>The address of {profile} is set by the administrator of this computer.</source>
        <translation>Die Adresse von „{profile}“ ist vom Administrator dieses Computers festgelegt.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: it is not valid TOML.</source>
        <translation>Die Einstellungen des Administrators in {file} sind nicht lesbar: Die Datei ist kein gültiges TOML.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: {reason}.</source>
        <translation>Die Einstellungen des Administrators in {file} sind nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>The animals on this computer could not be read. The file was kept as {file}.</source>
        <translation>Die Tiere auf diesem Computer waren nicht lesbar. Die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The answer from {address} does not follow the rules of the Pet Store service. Nothing of it is shown. Ask the person who runs the service. The address may also be that of another service.</source>
        <translation>Die Antwort von {address} hält sich nicht an die Regeln des Pet-Store-Dienstes. Nichts davon wird angezeigt. Fragen Sie den Betreiber des Dienstes. Vielleicht gehört die Adresse auch zu einem anderen Dienst.</translation>
    </message>
    <message>
        <source>The answer from {address} is far larger than 100 animals can be, or is compressed. The program stopped reading it, and shows nothing of it.</source>
        <translation>Die Antwort von {address} ist viel größer, als 100 Tiere sein können, oder sie ist komprimiert. Das Programm hat sie nicht weiter gelesen und zeigt nichts davon an.</translation>
    </message>
    <message>
        <source>The answer from {address} names another address:
{location}
The program did not go there, and did not send the API key there. Ask the person who runs the service whether the new address is right.</source>
        <translation>Die Antwort von {address} nennt eine andere Adresse:
{location}
Das Programm hat diese nicht aufgerufen und auch den API-Schlüssel nicht dorthin gesendet. Fragen Sie den Betreiber des Dienstes, ob die neue Adresse stimmt.</translation>
    </message>
    <message>
        <source>The call was ended before the answer came.</source>
        <translation>Die Anfrage wurde beendet, bevor die Antwort kam.</translation>
    </message>
    <message>
        <source>The cells of this sheet lie too far apart. Copy the table into a new sheet.</source>
        <translation>Die Zellen dieses Blatts liegen zu weit auseinander. Kopieren Sie die Tabelle in ein neues Blatt.</translation>
    </message>
    <message>
        <source>The certificate at {address} belongs to another address. Nothing was sent.</source>
        <translation>Das Zertifikat von {address} gehört zu einer anderen Adresse. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The certificate at {address} has expired, or is not valid yet. Nothing was sent.</source>
        <translation>Das Zertifikat von {address} ist abgelaufen oder noch nicht gültig. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The clipboard has no rows.</source>
        <translation>Die Zwischenablage enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>Die Verbindung ist abgebrochen</translation>
    </message>
    <message>
        <source>The connection to {address} ended before the whole answer was there.</source>
        <translation>Die Verbindung zu {address} endete, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>The demo can&apos;t start: there is no temporary folder to write to. {advice}</source>
        <translation>Die Demo kann nicht starten: Es gibt keinen beschreibbaren temporären Ordner. {advice}</translation>
    </message>
    <message>
        <source>The demo has been closed.</source>
        <translation>Die Demo wurde geschlossen.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}.</source>
        <translation>Die Datei ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB. Split it into smaller files.</source>
        <translation>Die Datei ist größer als {most} MB. Teilen Sie sie in kleinere Dateien auf.</translation>
    </message>
    <message>
        <source>The file with the animals was moved or deleted</source>
        <translation>Die Bestandsdatei wurde verschoben oder gelöscht</translation>
    </message>
    <message>
        <source>The key for {address} is missing, mistyped or no longer valid.</source>
        <translation>Der Schlüssel für {address} fehlt, ist falsch eingegeben oder nicht mehr gültig.</translation>
    </message>
    <message>
        <source>The key is kept in memory until the program ends.</source>
        <translation>Das Programm merkt sich den Schlüssel nur, bis es beendet wird.</translation>
    </message>
    <message>
        <source>The key is kept in {place}.</source>
        <translation>Der Schlüssel liegt hier: {place}.</translation>
    </message>
    <message>
        <source>The key was given with PETSTORE_API_KEY, for this run.</source>
        <translation>Der Schlüssel kommt aus PETSTORE_API_KEY und gilt, bis das Programm beendet wird.</translation>
    </message>
    <message>
        <source>The key was saved in {place}, which is not there now.</source>
        <translation>Der Schlüssel liegt im Schlüsselbund {place}. Dieser ist gerade nicht da.</translation>
    </message>
    <message>
        <source>The lists kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>Die auf diesem Computer gespeicherten Listen lassen sich nicht entfernen: {reason}.</translation>
    </message>
    <message>
        <source>The name holds a tab or a line end</source>
        <translation>Der Name enthält einen Tabulator oder Zeilenumbruch</translation>
    </message>
    <message>
        <source>The name of a view has 1 to {most} visible characters.</source>
        <translation>Der Name einer Ansicht hat 1 bis {most} sichtbare Zeichen.</translation>
    </message>
    <message>
        <source>The name of category {number} cannot be used.</source>
        <translation>Der Name der Kategorie {number} ist ungültig.</translation>
    </message>
    <message>
        <source>The name of the service&apos;s computer in the address cannot be read.</source>
        <translation>Der Computername in der Adresse ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The number in place of the computer&apos;s name must be written like 192.0.2.1.</source>
        <translation>Die Zahl an der Stelle des Computernamens muss in der Form 192.0.2.1 geschrieben sein.</translation>
    </message>
    <message>
        <source>The part of the address after the computer&apos;s name cannot be read.</source>
        <translation>Der Teil der Adresse nach dem Computernamen ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The port in the address must be a number from 1 to 65535.</source>
        <translation>Der Port in der Adresse muss eine Zahl von 1 bis 65535 sein.</translation>
    </message>
    <message>
        <source>The profile of a view must be one of these: {names}.</source>
        <translation>Das Profil einer Ansicht muss eines von diesen sein: {names}.</translation>
    </message>
    <message>
        <source>The program does not know it.</source>
        <translation>Das Programm kennt diesen Eintrag nicht.</translation>
    </message>
    <message>
        <source>The quotes from line {line} on don&apos;t match. Correct the file.</source>
        <translation>Die Anführungszeichen ab Zeile {line} passen nicht zusammen. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>The quotes in this row don&apos;t match. Correct the cells.</source>
        <translation>Die Anführungszeichen dieser Zeile passen nicht zusammen. Berichtigen Sie die Zellen.</translation>
    </message>
    <message>
        <source>The record of unfinished adds could not be read. The file was kept as {file}.</source>
        <translation>Die offenen Vorgänge waren nicht lesbar. Die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The request was refused</source>
        <translation>Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>The saved address of {profile} is not used. {reason}</source>
        <translation>Die gespeicherte Adresse von „{profile}“ wird nicht verwendet. {reason}</translation>
    </message>
    <message>
        <source>The service answered with error {status}</source>
        <translation>Der Dienst hat mit Fehler {status} geantwortet</translation>
    </message>
    <message>
        <source>The service did not accept the API key</source>
        <translation>Der Dienst hat den API-Schlüssel nicht akzeptiert</translation>
    </message>
    <message>
        <source>The service did not accept the key.</source>
        <translation>Der Dienst hat den Schlüssel nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The service has moved</source>
        <translation>Der Dienst ist umgezogen</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>Der Dienst ist ausgelastet</translation>
    </message>
    <message>
        <source>The service may not know this add any more</source>
        <translation>Der Dienst kennt diese Sendung vielleicht nicht mehr</translation>
    </message>
    <message>
        <source>The service named another address.</source>
        <translation>Der Dienst hat eine andere Adresse genannt.</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>Der Dienst hat die Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>The service refused this animal</source>
        <translation>Der Dienst hat dieses Tier abgelehnt</translation>
    </message>
    <message>
        <source>The service sent error {status}</source>
        <translation>Dienst meldet Fehler {status}</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was kept as {file}.</source>
        <translation>Die Einstellungen waren nicht lesbar. Die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The spreadsheet has rounded this number. Give all its digits.</source>
        <translation>Die Tabellenkalkulation hat diese Zahl gerundet. Geben Sie alle Ziffern ein.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here.</source>
        <translation>Die Tabellenkalkulation zeigt hier einen Fehler.</translation>
    </message>
    <message>
        <source>The store has stopped</source>
        <translation>Der Dienst läuft nicht mehr</translation>
    </message>
    <message>
        <source>The store on this computer can&apos;t be opened: {reason}. {advice}</source>
        <translation>Der Bestand auf diesem Computer lässt sich nicht öffnen: {reason}. {advice}</translation>
    </message>
    <message>
        <source>The store on this computer has stopped</source>
        <translation>Der Dienst auf diesem Computer läuft nicht mehr</translation>
    </message>
    <message>
        <source>The store on this computer makes its own key for each run.</source>
        <translation>Der Bestand auf diesem Computer bekommt bei jedem Start einen eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>The view “{name}” cannot be used: check {member}.</source>
        <translation>Die Ansicht „{name}“ ist nicht verwendbar. Prüfen Sie {member}.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet and save it again.</source>
        <translation>Die Arbeitsmappe ist beschädigt. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu.</translation>
    </message>
    <message>
        <source>The workbook is locked with a password. Save it without one, then try again.</source>
        <translation>Die Arbeitsmappe ist durch ein Passwort geschützt. Speichern Sie sie ohne Passwort und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The workbook unpacks to far more than it should. It wasn&apos;t opened.</source>
        <translation>Die Arbeitsmappe wäre entpackt viel zu groß. Sie wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>There can be at most {most} computers.</source>
        <translation>Es kann höchstens {most} Computer geben.</translation>
    </message>
    <message>
        <source>There can be at most {most} saved views.</source>
        <translation>Es kann höchstens {most} gespeicherte Ansichten geben.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>These are too many names: together they may have at most 1 MiB.</source>
        <translation>Das sind zu viele Namen: Zusammen dürfen sie höchstens 1 MiB groß sein.</translation>
    </message>
    <message>
        <source>They were written by a newer version of this program (version {version}, not {known}).</source>
        <translation>Die Namen stammen von einer neueren Programmversion (Version {version}, nicht {known}).</translation>
    </message>
    <message>
        <source>This JSON file is damaged.</source>
        <translation>Diese JSON-Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>This JSON file is not a list of animals.</source>
        <translation>Diese JSON-Datei ist keine Liste von Tieren.</translation>
    </message>
    <message>
        <source>This address</source>
        <translation>Diese Adresse</translation>
    </message>
    <message>
        <source>This cannot be a key. It has a blank, a line break or an unusual character. Copy the key again, with nothing before or after it.</source>
        <translation>Das kann kein Schlüssel sein. Es enthält ein Leerzeichen, einen Zeilenumbruch oder ein ungewöhnliches Zeichen. Kopieren Sie den Schlüssel erneut, ohne etwas davor oder danach.</translation>
    </message>
    <message>
        <source>This cannot be sent</source>
        <translation>Das lässt sich nicht senden</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>This computer does not trust who issued the certificate at {address}. Nothing was sent.</source>
        <translation>Dieser Computer vertraut dem Aussteller des Zertifikats von {address} nicht. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>This connection is not encrypted: others on the network can read the key. The administrator of this computer allows it.</source>
        <translation>Diese Verbindung ist nicht verschlüsselt: Andere im Netzwerk können den Schlüssel mitlesen. Der Administrator dieses Computers erlaubt das.</translation>
    </message>
    <message>
        <source>This connection isn&apos;t secure</source>
        <translation>Diese Verbindung ist nicht sicher</translation>
    </message>
    <message>
        <source>This file is write-protected. Choose another name, or remove the protection.</source>
        <translation>Diese Datei ist schreibgeschützt. Wählen Sie einen anderen Namen oder heben Sie den Schutz auf.</translation>
    </message>
    <message>
        <source>This formula has no result. Save the workbook in a spreadsheet, then try again.</source>
        <translation>Diese Formel hat kein Ergebnis. Speichern Sie die Mappe in einer Tabellenkalkulation neu.</translation>
    </message>
    <message>
        <source>This is a Numbers document. Export it from Numbers as .xlsx or CSV.</source>
        <translation>Dies ist ein Numbers-Dokument. Exportieren Sie es in Numbers als .xlsx oder CSV.</translation>
    </message>
    <message>
        <source>This is a PDF document. Save the table as a workbook or as CSV.</source>
        <translation>Dies ist ein PDF-Dokument. Speichern Sie die Tabelle als Arbeitsmappe oder CSV.</translation>
    </message>
    <message>
        <source>This is a binary workbook. Save it as .xlsx in the spreadsheet.</source>
        <translation>Dies ist eine binäre Arbeitsmappe. Speichern Sie sie in der Tabellenkalkulation als .xlsx.</translation>
    </message>
    <message>
        <source>This is a database, not a table.</source>
        <translation>Dies ist eine Datenbank, keine Tabelle.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Dies ist ein Ordner. Wählen Sie eine Datei darin aus.</translation>
    </message>
    <message>
        <source>This is a picture, not a table.</source>
        <translation>Dies ist ein Bild, keine Tabelle.</translation>
    </message>
    <message>
        <source>This is a presentation, not a table.</source>
        <translation>Dies ist eine Präsentation, keine Tabelle.</translation>
    </message>
    <message>
        <source>This is a program, not a table.</source>
        <translation>Dies ist ein Programm, keine Tabelle.</translation>
    </message>
    <message>
        <source>This is a sound or a film, not a table.</source>
        <translation>Dies ist eine Ton- oder Filmdatei, keine Tabelle.</translation>
    </message>
    <message>
        <source>This is a text document. Save its table as a workbook or as CSV.</source>
        <translation>Dies ist ein Textdokument. Speichern Sie die Tabelle darin als Arbeitsmappe oder CSV.</translation>
    </message>
    <message>
        <source>This is a web page. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>Dies ist eine Webseite. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx.</translation>
    </message>
    <message>
        <source>This is a zip archive, but not a workbook.</source>
        <translation>Dies ist ein Zip-Archiv, aber keine Arbeitsmappe.</translation>
    </message>
    <message>
        <source>This is an XML file. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>Dies ist eine XML-Datei. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx.</translation>
    </message>
    <message>
        <source>This is an archive. Unpack it, then choose the table in it.</source>
        <translation>Dies ist ein Archiv. Entpacken Sie es und wählen Sie dann die Tabelle darin aus.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Dies ist keine Datei.</translation>
    </message>
    <message>
        <source>This is not a table that can be read. Use .xlsx, .xls, .ods or CSV.</source>
        <translation>Dies ist keine lesbare Tabelle. Verwenden Sie .xlsx, .xls, .ods oder CSV.</translation>
    </message>
    <message>
        <source>This is too long for a key: it has more than {most} characters.</source>
        <translation>Das ist zu lang für einen Schlüssel: Es hat mehr als {most} Zeichen.</translation>
    </message>
    <message>
        <source>This kind of file can&apos;t hold a text in row {row}. Choose another kind.</source>
        <translation>Dieses Format kann einen Text in Zeile {row} nicht speichern. Wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>This program&apos;s files are on a network drive, where they can get damaged. {advice}</source>
        <translation>Die Dateien dieses Programms liegen auf einem Netzlaufwerk, wo sie beschädigt werden können. {advice}</translation>
    </message>
    <message>
        <source>This row has more cells than there are columns. Correct the cells.</source>
        <translation>Diese Zeile hat mehr Zellen als Spalten da sind. Berichtigen Sie die Zellen.</translation>
    </message>
    <message>
        <source>This sheet is empty.</source>
        <translation>Dieses Blatt ist leer.</translation>
    </message>
    <message>
        <source>This workbook is too old. Save it as .xlsx in the spreadsheet.</source>
        <translation>Diese Arbeitsmappe ist zu alt. Speichern Sie sie in der Tabellenkalkulation als .xlsx.</translation>
    </message>
    <message>
        <source>Try again to go on with what is in its place.</source>
        <translation>Versuchen Sie es erneut, um mit dem jetzigen Stand weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Two views would both be called “{name}”.</source>
        <translation>Zwei Ansichten hießen dann beide „{name}“.</translation>
    </message>
    <message>
        <source>Type or paste the key first.</source>
        <translation>Geben Sie zuerst den Schlüssel ein.</translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation>Geben Sie die Adresse des Dienstes ein.</translation>
    </message>
    <message>
        <source>Unexpected reply</source>
        <translation>Unerwartete Antwort</translation>
    </message>
    <message>
        <source>Unreadable reply</source>
        <translation>Unlesbare Antwort</translation>
    </message>
    <message>
        <source>Use Available, Pending or Sold, or leave it empty.</source>
        <translation>Verwenden Sie Verfügbar, Reserviert oder Verkauft, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>Geben Sie eine Zahl von {least} bis {most} ein.</translation>
    </message>
    <message>
        <source>Use an ID, or leave it empty.</source>
        <translation>Geben Sie eine ID ein oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>Use one line without tabs.</source>
        <translation>Geben Sie nur eine Zeile ohne Tabulatoren ein.</translation>
    </message>
    <message>
        <source>Use the number of a category, or the name it has here.</source>
        <translation>Geben Sie die Nummer einer Kategorie ein oder den Namen, den sie hier hat.</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <source>Windows doesn&apos;t allow this name. Choose another one.</source>
        <translation>Windows lässt diesen Namen nicht zu. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read this file.</source>
        <translation>Sie dürfen diese Datei nicht lesen.</translation>
    </message>
    <message>
        <source>Your settings are damaged and can&apos;t be replaced: {reason}. {advice}</source>
        <translation>Ihre Einstellungen sind beschädigt und lassen sich nicht ersetzen: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: {reason}. {advice}</source>
        <translation>Ihre Einstellungen sind nicht lesbar: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be saved: {reason}. {advice}</source>
        <translation>Ihre Einstellungen lassen sich nicht speichern: {reason}. {advice}</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm verwendet die Datei</translation>
    </message>
    <message>
        <source>another window or command has begun to add the same animals</source>
        <translation>ein anderes Fenster oder ein Befehl hat begonnen, dieselben Tiere hinzuzufügen</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>Kategorie {category}</translation>
    </message>
    <message>
        <source>holds a character that cannot be sent</source>
        <translation>enthält ein Zeichen, das nicht gesendet werden kann</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <translation>die Datei gehört zu einem anderen Programm</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>it is larger than 1 MiB</source>
        <translation>die Datei ist größer als 1 MiB</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>die Datei ist keine Datenbank</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>die Datei stammt von einer neueren Programmversion</translation>
    </message>
    <message>
        <source>its file was moved or deleted</source>
        <translation>die Datei wurde verschoben oder gelöscht</translation>
    </message>
    <message>
        <source>its folder can&apos;t be used</source>
        <translation>der Ordner ist nicht nutzbar</translation>
    </message>
    <message>
        <source>its path is too long</source>
        <translation>ihr Pfad ist zu lang</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>the computer reported an error</source>
        <translation>der Computer meldet einen Fehler</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the program is ending</source>
        <translation>das Programm wird beendet</translation>
    </message>
    <message>
        <source>{address} has too much to do. Try again later. Message from the service: {message}</source>
        <translation>{address} hat zu viel zu tun. Versuchen Sie es später erneut. Meldung des Dienstes: {message}</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s.</source>
        <translation>{address} ist ausgelastet und bittet um {seconds} s Geduld.</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s. Message from the service: {message}</source>
        <translation>{address} ist ausgelastet und bittet um {seconds} s Geduld. Meldung des Dienstes: {message}</translation>
    </message>
    <message>
        <source>{address} took too long to answer.</source>
        <translation>{address} hat zu lange gebraucht.</translation>
    </message>
    <message>
        <source>{field}: {detail}</source>
        <translation>{field}: {detail}</translation>
    </message>
    <message>
        <source>{keyring} can&apos;t be used on this computer.</source>
        <translation>{keyring} ist auf diesem Computer nicht nutzbar.</translation>
    </message>
    <message>
        <source>{keyring} did not keep the key.</source>
        <translation>{keyring} hat den Schlüssel nicht gespeichert.</translation>
    </message>
    <message>
        <source>{keyring} does not work.</source>
        <translation>{keyring} funktioniert nicht.</translation>
    </message>
    <message>
        <source>{keyring} has not answered.</source>
        <translation>{keyring} hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>{keyring} is locked. It was not changed.</source>
        <translation>{keyring} ist gesperrt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{keyring} is not there now.</source>
        <translation>{keyring} ist gerade nicht da.</translation>
    </message>
    <message>
        <source>{language} ({encoding})</source>
        <translation>{language} ({encoding})</translation>
    </message>
    <message>
        <source>{profile} cannot be opened here: the administrator of this computer does not offer it.</source>
        <translation>„{profile}“ lässt sich hier nicht öffnen: Der Administrator dieses Computers bietet dieses Profil nicht an.</translation>
    </message>
    <message>
        <source>{profile} has no address to set.</source>
        <translation>„{profile}“ braucht keine Adresse.</translation>
    </message>
    <message>
        <source>{reason} Until then, all profiles are offered.</source>
        <translation>{reason} Bis dahin werden alle Profile angeboten.</translation>
    </message>
    <message>
        <source>{sentence} The file that was there is unchanged.</source>
        <translation>{sentence} Die vorhandene Datei ist unverändert.</translation>
    </message>
</context>
<context>
    <name>session.error_messages</name>
    <message>
        <source>An unexpected error occurred. What you typed is still there.</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten. Ihre Eingaben sind noch da.</translation>
    </message>
    <message>
        <source>No other key was given.</source>
        <translation>Es wurde kein anderer Schlüssel eingegeben.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The animal was not added. It stands on top of the list, where you can edit it.</source>
        <translation>Das Tier wurde nicht hinzugefügt. Es steht ganz oben in der Liste und lässt sich dort bearbeiten.</translation>
    </message>
    <message>
        <source>This computer is busy. Wait a moment, then try again.</source>
        <translation>Dieser Computer ist ausgelastet. Warten Sie einen Moment und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>This took too long</source>
        <translation>Das hat zu lange gedauert</translation>
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
        <translation>Excel-Arbeitsmappe (*.xlsx)</translation>
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
        <translation>Verbindung…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Enter the API key…</source>
        <translation>API-Schlüssel eingeben…</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Erneut starten</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>widgets.table_view</name>
    <message numerus="yes">
        <source>%Ln row(s) selected</source>
        <translation>
            <numerusform>%Ln Zeile ausgewählt</numerusform>
            <numerusform>%Ln Zeilen ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window.wiring</name>
    <message>
        <source>Keep it for next time</source>
        <translation>Fürs nächste Mal behalten</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset how the window looks?</source>
        <translation>Aussehen des Fensters zurücksetzen?</translation>
    </message>
    <message>
        <source>The program ended twice shortly after it was started. What it remembers of its window, columns, filters and choices was not used this time, in case that is why. No animal and no key is in it.</source>
        <translation>Das Programm endete zweimal kurz nach dem Start. Was es sich zu Fenster, Spalten, Filtern und Einstellungen gemerkt hat, wurde diesmal nicht verwendet, denn daran könnte es liegen. Tiere und Schlüssel sind nicht betroffen.</translation>
    </message>
</context>
</TS>
