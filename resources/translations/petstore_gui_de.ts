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
        <source>About Pet Store</source>
        <translation>Über Pet Store</translation>
    </message>
    <message>
        <source>It came without the text of its licence.</source>
        <translation>Der Text seiner Lizenz lag ihm nicht bei.</translation>
    </message>
    <message>
        <source>It runs on {system}, with Python {python} and Qt {qt}.</source>
        <translation>Es läuft auf {system}, mit Python {python} und Qt {qt}.</translation>
    </message>
    <message>
        <source>It uses Qt under version 3 of the LGPL. The list has each part and its licence.</source>
        <translation>Es verwendet Qt unter Version 3 der LGPL. In der Liste steht jeder Teil mit seiner Lizenz.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Lizenz von {name}</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>Teile und ihre Lizenzen</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Die Liste wird gelesen…</translation>
    </message>
    <message>
        <source>The animals of a Pet Store service, as a window. MIT licence.</source>
        <translation>Die Tiere eines Pet-Store-Dienstes in einem Fenster. MIT-Lizenz.</translation>
    </message>
    <message>
        <source>The list of parts cannot be read: {reason}</source>
        <translation>Die Liste der Teile kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>The versions are copied.</source>
        <translation>Die Versionen sind kopiert.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
</context>
<context>
    <name>ActiveFilters</name>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
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
        <source>Only category {category}</source>
        <translation>Nur Kategorie {category}</translation>
    </message>
    <message>
        <source>Press to show all categories.</source>
        <translation>Drücken, um alle Kategorien anzuzeigen.</translation>
    </message>
    <message>
        <source>Searches only the animals that are loaded. The service may have more.</source>
        <translation>Durchsucht nur die geladenen Tiere. Der Dienst kann weitere haben.</translation>
    </message>
</context>
<context>
    <name>AddPetController</name>
    <message>
        <source>Adding {name}…</source>
        <translation>{name} wird hinzugefügt…</translation>
    </message>
    <message>
        <source>Couldn&apos;t load your draft and unfinished adds: {reason}</source>
        <translation>Ihr Entwurf und nicht abgeschlossene Vorgänge konnten nicht geladen werden: {reason}</translation>
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
        <source>Stay</source>
        <translation>Nicht beenden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>{name} was added, ID {id}.</source>
        <translation>{name} wurde hinzugefügt, ID {id}.</translation>
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
        <source>Category ID</source>
        <translation>Kategorie-ID</translation>
    </message>
    <message>
        <source>Choose one of the categories, or give a number.</source>
        <translation>Wählen Sie eine der Kategorien aus oder geben Sie eine Nummer an.</translation>
    </message>
    <message>
        <source>Enter adds the animal and keeps category and status for the next one.</source>
        <translation>Die Eingabetaste fügt das Tier hinzu; Kategorie und Status bleiben für das nächste stehen.</translation>
    </message>
    <message>
        <source>Give a number, or the name of a category.</source>
        <translation>Geben Sie eine Nummer oder den Namen einer Kategorie an.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>Geben Sie dem Tier einen Namen.</translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation>Geben Sie die Nummer einer Kategorie an, zum Beispiel 3.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
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
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Base address</source>
        <translation>Basisadresse</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer, without encryption: others on the network can read the key.</source>
        <translation>Vom Administrator dieses Computers festgelegt, ohne Verschlüsselung: Andere im Netz können den Schlüssel mitlesen.</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer.</source>
        <translation>Vom Administrator dieses Computers festgelegt.</translation>
    </message>
    <message>
        <source>The store is kept on this computer; it needs no address and no key.</source>
        <translation>Der Bestand ist auf diesem Computer gespeichert; er braucht weder Adresse noch Schlüssel.</translation>
    </message>
</context>
<context>
    <name>CategoryCompleter</name>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
</context>
<context>
    <name>CategoryNamesController</name>
    <message>
        <source>No service is open. Export the names, or open the service again.</source>
        <translation>Es ist kein Dienst geöffnet. Exportieren Sie die Namen oder öffnen Sie den Dienst wieder.</translation>
    </message>
    <message>
        <source>The names are not saved. {reason}</source>
        <translation>Die Namen sind nicht gespeichert. {reason}</translation>
    </message>
    <message>
        <source>The names of categories are damaged</source>
        <translation>Die Kategorienamen sind beschädigt</translation>
    </message>
    <message>
        <source>The names of categories are not known</source>
        <translation>Die Kategorienamen sind nicht bekannt</translation>
    </message>
    <message>
        <source>They cannot be read any more and were put aside. Give them anew, or import them from a file.</source>
        <translation>Sie sind nicht mehr lesbar und wurden beiseitegelegt. Vergeben Sie sie neu oder importieren Sie sie aus einer Datei.</translation>
    </message>
</context>
<context>
    <name>CategoryNamesDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
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
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Category ID</source>
        <translation>Kategorie-ID</translation>
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
        <source>Export names</source>
        <translation>Namen exportieren</translation>
    </message>
    <message>
        <source>Import names</source>
        <translation>Namen importieren</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Names of categories</source>
        <translation>Kategorienamen</translation>
    </message>
    <message>
        <source>Names of categories (*.json)</source>
        <translation>Kategorienamen (*.json)</translation>
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
        <source>Set &amp;name</source>
        <translation>&amp;Namen festlegen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take over the names of the file?</source>
        <translation>Namen aus der Datei übernehmen?</translation>
    </message>
    <message>
        <source>The names are not saved yet.</source>
        <translation>Die Namen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The service knows categories by their numbers only. Names are kept on this computer, for {profile}.</source>
        <translation>Der Dienst kennt Kategorien nur nach Nummern. Die Namen werden auf diesem Computer gespeichert, und zwar für „{profile}“.</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>{file} wird geschrieben…</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Nummer</translation>
    </message>
    <message>
        <source>for example Dogs</source>
        <translation>zum Beispiel Hunde</translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>Category ID</source>
        <translation>Kategorie-ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Names of categories</source>
        <translation>Kategorienamen</translation>
    </message>
</context>
<context>
    <name>ColumnActions</name>
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
        <source>&amp;Reverse the order</source>
        <translation>Reihenfolge &amp;umkehren</translation>
    </message>
    <message>
        <source>&amp;Widen column</source>
        <translation>Spalte &amp;verbreitern</translation>
    </message>
    <message>
        <source>In the &amp;order of the service</source>
        <translation>In der Reihenfolge des &amp;Dienstes</translation>
    </message>
    <message>
        <source>Move column towards the &amp;end</source>
        <translation>Spalte Richtung &amp;Ende verschieben</translation>
    </message>
    <message>
        <source>Move column towards the &amp;start</source>
        <translation>Spalte Richtung &amp;Anfang verschieben</translation>
    </message>
    <message>
        <source>Na&amp;rrow column</source>
        <translation>Spalte verschmä&amp;lern</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
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
        <source>Stat&amp;us</source>
        <translation>&amp;Status</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
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
        <source>No command has these words.</source>
        <translation>Kein Befehl enthält diese Wörter.</translation>
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
        <source>Base address</source>
        <translation>Basisadresse</translation>
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
        <source>Forget the key</source>
        <translation>Schlüssel vergessen</translation>
    </message>
    <message>
        <source>Forgetting the key…</source>
        <translation>Der Schlüssel wird vergessen…</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Profile and key</source>
        <translation>Profil und Schlüssel</translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation>Einstellungen werden gelesen…</translation>
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
        <translation>Der Schlüssel für {address} wird nicht für eine andere Adresse verwendet.</translation>
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
        <translation>leer lassen, um den Schlüssel zu behalten</translation>
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
    <name>ErrorReporter</name>
    <message>
        <source>The service did not accept the API key.</source>
        <translation>Der Dienst hat den API-Schlüssel nicht akzeptiert.</translation>
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
        <source>Select several animals</source>
        <translation>Mehrere Tiere auswählen</translation>
    </message>
</context>
<context>
    <name>HistoryButton</name>
    <message>
        <source>Looked up before</source>
        <translation>Zuvor nachgeschlagen</translation>
    </message>
    <message>
        <source>Up and Down in the line bring the IDs back, too.</source>
        <translation>Auch die Pfeiltasten nach oben und unten holen die IDs in das Eingabefeld zurück.</translation>
    </message>
</context>
<context>
    <name>KeyringWaitPage</name>
    <message>
        <source>It keeps the API key, and may be asking for a password in a window of its own.</source>
        <translation>Er bewahrt den API-Schlüssel auf und fragt möglicherweise in einem eigenen Fenster nach einem Passwort.</translation>
    </message>
    <message>
        <source>Type the API key, which is then kept in memory until the program ends.</source>
        <translation>API-Schlüssel eingeben; er bleibt dann bis zum Programmende im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Use for this session only</source>
        <translation>Nur für diese Sitzung verwenden</translation>
    </message>
    <message>
        <source>Use for this session only…</source>
        <translation>Nur für diese Sitzung verwenden…</translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation>Warten auf den Schlüsselbund des Systems…</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>An animal can be added, and can be neither changed nor removed afterwards.</source>
        <translation>Ein Tier kann hinzugefügt, danach aber weder geändert noch entfernt werden.</translation>
    </message>
    <message>
        <source>An animal may have no status, and no filter asks for those. In a store of 100 animals or more some of them may be missing.</source>
        <translation>Ein Tier muss keinen Status haben, und kein Filter fragt nach solchen Tieren. Bei einem Bestand von 100 oder mehr Tieren können einige davon fehlen.</translation>
    </message>
    <message>
        <source>An answer that is lost</source>
        <translation>Eine verlorene Antwort</translation>
    </message>
    <message>
        <source>Animals without a status</source>
        <translation>Tiere ohne Status</translation>
    </message>
    <message>
        <source>At most 100 animals a list</source>
        <translation>Höchstens 100 Tiere je Liste</translation>
    </message>
    <message>
        <source>Every list has its time</source>
        <translation>Alles gilt für einen Zeitpunkt</translation>
    </message>
    <message>
        <source>Faults of the service</source>
        <translation>Fehler des Dienstes</translation>
    </message>
    <message>
        <source>If the answer to an add is lost, nobody knows at first whether the animal was added. The program never sends it a second time by itself. It looks for the animal, says what it found, and leaves the decision to you, after a crash or a power cut too.</source>
        <translation>Geht beim Hinzufügen die Antwort verloren, weiß zunächst niemand, ob das Tier hinzugefügt wurde. Das Programm sendet es nie von sich aus ein zweites Mal. Es sucht das Tier, sagt, was es gefunden hat, und überlässt Ihnen die Entscheidung, auch nach einem Absturz oder Stromausfall.</translation>
    </message>
    <message>
        <source>Looking up by ID ends</source>
        <translation>Das Nachschlagen nach ID endet</translation>
    </message>
    <message>
        <source>No change, no removal</source>
        <translation>Kein Ändern, kein Entfernen</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Keine Reihenfolge</translation>
    </message>
    <message>
        <source>No total</source>
        <translation>Keine Gesamtzahl</translation>
    </message>
    <message>
        <source>The service answers for a single ID until {day}. After that the program looks through the lists. It says “No animal found” only where that is proved, and else that it cannot tell.</source>
        <translation>Der Dienst beantwortet Anfragen nach einer einzelnen ID bis {day}. Danach durchsucht das Programm die Listen. „Kein Tier … gefunden“ meldet es nur, wenn das erwiesen ist, und sonst, dass es sich nicht sagen lässt.</translation>
    </message>
    <message>
        <source>The service does not say how many animals there are. What is counted is what was listed.</source>
        <translation>Der Dienst sagt nicht, wie viele Tiere es gibt. Gezählt wird, was aufgelistet wurde.</translation>
    </message>
    <message>
        <source>The service lists at most 100 animals at a time and has no next page. Of a larger store the program also asks for each status alone. A count with a plus, such as “Sold 100+”, means that there may be more than are shown.</source>
        <translation>Der Dienst listet je Abfrage höchstens 100 Tiere auf und hat keine nächste Seite. Bei einem größeren Bestand fragt das Programm auch jeden Status einzeln ab. Eine Anzahl mit Plus wie „Verkauft 100+“ bedeutet, dass es mehr geben kann, als angezeigt werden.</translation>
    </message>
    <message>
        <source>What is shown is as the service said at the time below the table. Others go on working.</source>
        <translation>Angezeigt wird, was der Dienst zu der unter der Tabelle genannten Zeit gemeldet hat. Andere arbeiten inzwischen weiter.</translation>
    </message>
    <message>
        <source>What this program can and cannot know</source>
        <translation>Was dieses Programm wissen kann und was nicht</translation>
    </message>
    <message>
        <source>Which 100 animals a list holds is the service&apos;s choice. One that was listed before can be missing the next time although it is still there.</source>
        <translation>Welche 100 Tiere eine Liste enthält, bestimmt der Dienst. Ein Tier, das vorher aufgelistet war, kann beim nächsten Mal fehlen, obwohl es noch da ist.</translation>
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
        <translation>Er nennt kein Tier mit seiner ID, wie es petstore:42 tut. Es wurde nichts nachgeschlagen.</translation>
    </message>
    <message>
        <source>Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all links can be changed in the menu Service.</source>
        <translation>Links kommen von Webseiten, aus E-Mails und anderen Programmen. Nachschlagen ändert nichts. Was Sie für alle Links wählen, lässt sich im Menü „Dienst“ ändern.</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>This link cannot be used</source>
        <translation>Dieser Link kann nicht verwendet werden</translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>No answer for ID {id}.</source>
        <translation>Keine Antwort zu ID {id}.</translation>
    </message>
    <message>
        <source>The service is busy and asks to wait. ID {id} is asked for again in {seconds} s.</source>
        <translation>Der Dienst ist ausgelastet und bittet um Geduld. ID {id} wird in {seconds} s erneut abgefragt.</translation>
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
        <source>Looking up {id}…</source>
        <translation>{id} wird nachgeschlagen…</translation>
    </message>
    <message>
        <source>Type the ID of an animal.</source>
        <translation>Geben Sie die ID eines Tieres ein.</translation>
    </message>
    <message>
        <source>Type, paste or scan an ID, then press Enter.</source>
        <translation>ID eintippen, einfügen oder scannen, dann die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>for example 42</source>
        <translation>zum Beispiel 42</translation>
    </message>
</context>
<context>
    <name>LookupResultView</name>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>Diesen Hinweis ausblenden</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%Ln animal(s) copied</source>
        <translation>
            <numerusform>%Ln Tier kopiert</numerusform>
            <numerusform>%Ln Tiere kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>Es ist kein Dienst geöffnet.</translation>
    </message>
    <message>
        <source>Your view can&apos;t be saved: {reason}</source>
        <translation>Ihre Ansicht kann nicht gespeichert werden: {reason}</translation>
    </message>
</context>
<context>
    <name>MainWindowActions</name>
    <message>
        <source>&amp;About Pet Store</source>
        <translation>&amp;Über Pet Store</translation>
    </message>
    <message>
        <source>&amp;Add animal</source>
        <translation>Tier &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Ü&amp;bersicht</translation>
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
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
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
        <source>&amp;Look up…</source>
        <translation>&amp;Nachschlagen…</translation>
    </message>
    <message>
        <source>&amp;Profile and key…</source>
        <translation>&amp;Profil und Schlüssel…</translation>
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
        <source>&amp;Refresh by itself</source>
        <translation>A&amp;utomatisch aktualisieren</translation>
    </message>
    <message>
        <source>&amp;What this program can and cannot know</source>
        <translation>&amp;Was dieses Programm wissen kann und was nicht</translation>
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
        <translation>Für Ant&amp;wort kopieren</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>S&amp;ortieren</translation>
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
    <name>OutboxStore</name>
    <message>
        <source>Another one was begun. What this window shows was saved again.</source>
        <translation>Es wurde eine neue begonnen. Was dieses Fenster zeigt, wurde neu gespeichert.</translation>
    </message>
    <message>
        <source>The file of unfinished adds was moved or deleted</source>
        <translation>Die Datei der nicht abgeschlossenen Vorgänge wurde verschoben oder gelöscht</translation>
    </message>
    <message>
        <source>You will be asked about {name} again at the next start. {reason}</source>
        <translation>Beim nächsten Start werden Sie noch einmal wegen {name} gefragt. {reason}</translation>
    </message>
    <message>
        <source>Your decision could not be saved</source>
        <translation>Ihre Entscheidung konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved right now</source>
        <translation>Ihr Entwurf kann gerade nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Show as a picture</source>
        <translation>Als Bild anzeigen</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle anzeigen</translation>
    </message>
    <message>
        <source>The animals are not listed yet.</source>
        <translation>Die Tiere sind noch nicht aufgelistet.</translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation>Hier gibt es noch keine Tiere.</translation>
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
    <name>PetCard</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Copy for a reply</source>
        <translation>Für Antwort kopieren</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>One line of text: the animal, as of when, and how it was found.</source>
        <translation>Eine Zeile Text: das Tier, der Stand und wie es gefunden wurde.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>PetListPage</name>
    <message>
        <source>Look up…</source>
        <translation>Nachschlagen…</translation>
    </message>
    <message>
        <source>No animal in the list matches.</source>
        <translation>Kein Tier in der Liste passt dazu.</translation>
    </message>
    <message>
        <source>Reading the animals…</source>
        <translation>Tiere werden gelesen…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
</context>
<context>
    <name>PetTableView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Take out</source>
        <translation>&amp;Herausnehmen</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>&amp;ID kopieren</translation>
    </message>
    <message>
        <source>Copy for a &amp;reply</source>
        <translation>Für Ant&amp;wort kopieren</translation>
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
        <source>&amp;Ask before adding to Production</source>
        <translation>Vor dem &amp;Hinzufügen im Produktivsystem fragen</translation>
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
        <source>&amp;Refresh by itself (set by the administrator)</source>
        <translation>A&amp;utomatisch aktualisieren (vom Administrator festgelegt)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
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
        <source>The language changes when the program is started again.</source>
        <translation>Die Sprache ändert sich, wenn das Programm neu gestartet wird.</translation>
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
    <name>Questions</name>
    <message>
        <source>Add to Production</source>
        <translation>Im Produktivsystem hinzufügen</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>Nicht hinzufügen</translation>
    </message>
    <message>
        <source>Everybody who uses it will see the animal, and this program cannot remove it. You are asked until you agree, once each time the program is started.</source>
        <translation>Alle, die es nutzen, sehen dann das Tier, und dieses Programm kann es nicht entfernen. Sie werden gefragt, bis Sie zustimmen, einmal nach jedem Programmstart.</translation>
    </message>
    <message>
        <source>This is Production. Add “{name}” to it?</source>
        <translation>Dies ist das Produktivsystem. „{name}“ dort hinzufügen?</translation>
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
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Nicht mehr fragen</translation>
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
    <name>ServiceWatch</name>
    <message>
        <source>The store on this computer stopped and was restarted.</source>
        <translation>Der Dienst auf diesem Computer war beendet und läuft wieder.</translation>
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
    <name>StatusBar</name>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>No service</source>
        <translation>Kein Dienst</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Profile and key…</source>
        <translation>Profil und Schlüssel…</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil: {name}</translation>
    </message>
    <message>
        <source>trying again in {count} s</source>
        <translation>neuer Versuch in {count} s</translation>
    </message>
    <message>
        <source>trying again…</source>
        <translation>neuer Versuch…</translation>
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
        <source>Board</source>
        <translation>Übersicht</translation>
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
    <name>WarningBanner</name>
    <message>
        <source>Why may there be more?</source>
        <translation>Warum kann es weitere geben?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Connect to a service…</source>
        <translation>Mit einem Dienst verbinden…</translation>
    </message>
    <message>
        <source>Use the store on this computer</source>
        <translation>Diesen Computer verwenden</translation>
    </message>
    <message>
        <source>Welcome to Pet Store</source>
        <translation>Willkommen bei Pet Store</translation>
    </message>
    <message>
        <source>Where are your animals kept?</source>
        <translation>Wo ist Ihr Tierbestand gespeichert?</translation>
    </message>
    <message>
        <source>Works at once, without a network. The animals stay on this computer.</source>
        <translation>Funktioniert sofort und ohne Netzwerk. Der Bestand bleibt auf diesem Computer.</translation>
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
    <name>WindowFrame</name>
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
</context>
<context>
    <name>add_pet.resolve_dialog</name>
    <message>
        <source>An animal like it is listed now that was not listed before.</source>
        <translation>Jetzt ist ein solches Tier aufgelistet, das vorher nicht aufgelistet war.</translation>
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
        <source>It is new and has another status, which somebody may have changed since.</source>
        <translation>Es ist neu und hat einen anderen Status, den inzwischen jemand geändert haben kann.</translation>
    </message>
    <message>
        <source>It may have been there before: the list had not been read yet when {name} was sent.</source>
        <translation>Es kann schon vorher da gewesen sein: Die Liste war noch nicht gelesen, als {name} gesendet wurde.</translation>
    </message>
    <message>
        <source>It may still arrive. If you add it again, it may be there twice.</source>
        <translation>Das Tier kann noch auftauchen. Wenn Sie es erneut hinzufügen, ist es vielleicht doppelt da.</translation>
    </message>
    <message>
        <source>It was sent without a status, and the service has no list of those.</source>
        <translation>Es wurde ohne Status gesendet, und der Dienst hat keine Liste solcher Tiere.</translation>
    </message>
    <message>
        <source>The list could not be read since.</source>
        <translation>Die Liste konnte seitdem nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The program did not hear the answer.</source>
        <translation>Das Programm hat die Antwort nicht erhalten.</translation>
    </message>
    <message>
        <source>The service lists at most {limit} of them.</source>
        <translation>Der Dienst listet je Abfrage höchstens {limit} Tiere auf.</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>Wir konnten nicht bestätigen, dass {name} hinzugefügt wurde</translation>
    </message>
    <message>
        <source>Which of these is {name}?</source>
        <translation>Welches dieser Tiere ist {name}?</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) was about to be sent, or was sent, on {time}.</source>
        <translation>{name} (Kategorie {category}, {status}) wurde am {time} gesendet oder sollte gerade gesendet werden.</translation>
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
    <name>add_pet.text</name>
    <message numerus="yes">
        <source>%Ln animals are not sent yet: they can&apos;t be saved on this computer</source>
        <translation>
            <numerusform>%Ln Tier ist noch nicht gesendet: Es kann auf diesem Computer nicht gespeichert werden</numerusform>
            <numerusform>%Ln Tiere sind noch nicht gesendet: Sie können auf diesem Computer nicht gespeichert werden</numerusform>
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
            <numerusform>Ebenso bei %Ln weiteren Tier.</numerusform>
            <numerusform>Ebenso bei %Ln weiteren Tieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln Tier wartet</numerusform>
            <numerusform>%Ln Tiere warten</numerusform>
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
        <translation>Die Liste wird danach durchsucht…</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>Abgelehnt: {reason}</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message>
        <source>The list has animals like it.</source>
        <translation>In der Liste stehen solche Tiere.</translation>
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
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>Wir konnten nicht bestätigen, dass {name} hinzugefügt wurde</translation>
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
        <source>{name} isn&apos;t in the list yet ({time}).</source>
        <translation>{name} steht noch nicht in der Liste ({time}).</translation>
    </message>
    <message>
        <source>{name} was not added</source>
        <translation>{name} wurde nicht hinzugefügt</translation>
    </message>
    <message>
        <source>{name} was sent before, and we couldn&apos;t confirm it. Sending it again may add it twice.</source>
        <translation>{name} wurde schon gesendet, aber wir konnten es nicht bestätigen. Erneutes Senden fügt es vielleicht doppelt hinzu.</translation>
    </message>
    <message>
        <source>{name}, {state}</source>
        <translation>{name}, {state}</translation>
    </message>
    <message>
        <source>{sentence} ({reason}).</source>
        <translation>{sentence} ({reason}).</translation>
    </message>
</context>
<context>
    <name>categories.text</name>
    <message numerus="yes">
        <source>%Ln name(s) taken over from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln Name aus {file} übernommen. „Speichern“ sichert ihn.</numerusform>
            <numerusform>%Ln Namen aus {file} übernommen. „Speichern“ sichert sie.</numerusform>
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
        <source>A name has at most {most} characters.</source>
        <translation>Ein Name hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>A number alone would look like another category.</source>
        <translation>Eine Nummer allein sähe wie eine andere Kategorie aus.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Und %Ln weitere Änderung.</numerusform>
            <numerusform>Und %Ln weitere Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Category {number} is called “{name}” already.</source>
        <translation>Kategorie {number} heißt bereits „{name}“.</translation>
    </message>
    <message>
        <source>Category {number}: “{before}” becomes “{after}”.</source>
        <translation>Kategorie {number}: Aus „{before}“ wird „{after}“.</translation>
    </message>
    <message>
        <source>Give the category a name, for example Dogs.</source>
        <translation>Geben Sie der Kategorie einen Namen, zum Beispiel Hunde.</translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation>Geben Sie die Nummer einer Kategorie an, zum Beispiel 3.</translation>
    </message>
    <message>
        <source>There is an invisible mark or a line end in it. Type the name anew.</source>
        <translation>Er enthält ein unsichtbares Zeichen oder einen Zeilenumbruch. Geben Sie den Namen neu ein.</translation>
    </message>
    <message>
        <source>{file} has nothing new.</source>
        <translation>{file} enthält nichts Neues.</translation>
    </message>
</context>
<context>
    <name>commands.list_view</name>
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
        <translation>Ein Schlüssel, den Sie eingeben, wird nur für diese Sitzung behalten.</translation>
    </message>
    <message>
        <source>Ask whoever looks after this computer; until then, type the key at each start.</source>
        <translation>Fragen Sie die Person, die diesen Computer betreut; geben Sie den Schlüssel bis dahin bei jedem Start ein.</translation>
    </message>
    <message>
        <source>If it asks for its password, answer it. To go on without it, type the key, tick “Use the key for this session only” and press Connect.</source>
        <translation>Falls er nach seinem Passwort fragt, geben Sie es ein. Um ohne ihn fortzufahren, geben Sie den Schlüssel ein, setzen Sie das Häkchen bei „Schlüssel nur für diese Sitzung verwenden“ und wählen Sie „Verbinden“.</translation>
    </message>
    <message>
        <source>It has to be typed again at the next start.</source>
        <translation>Er muss beim nächsten Start erneut eingegeben werden.</translation>
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
        <source>No key is stored for this address.</source>
        <translation>Für diese Adresse ist kein Schlüssel gespeichert.</translation>
    </message>
    <message>
        <source>Once it answers, type the key again to keep it.</source>
        <translation>Sobald er antwortet, geben Sie den Schlüssel erneut ein, um ihn zu behalten.</translation>
    </message>
    <message>
        <source>Once it is unlocked, type the key again to keep it.</source>
        <translation>Sobald er entsperrt ist, geben Sie den Schlüssel erneut ein, um ihn zu behalten.</translation>
    </message>
    <message>
        <source>Only these profiles are offered: {profiles}.</source>
        <translation>Nur diese Profile werden angeboten: {profiles}.</translation>
    </message>
    <message>
        <source>Press Connect to be asked for its password, or use a key for this session only.</source>
        <translation>Wählen Sie „Verbinden“, um nach seinem Passwort gefragt zu werden, oder verwenden Sie einen Schlüssel nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>Start it and press Connect, or type the key again.</source>
        <translation>Starten Sie ihn und wählen Sie „Verbinden“, oder geben Sie den Schlüssel erneut ein.</translation>
    </message>
    <message>
        <source>The address of {profile}: {address}</source>
        <translation>Die Adresse von „{profile}“: {address}</translation>
    </message>
    <message>
        <source>The key is kept in memory until the program ends.</source>
        <translation>Der Schlüssel bleibt bis zum Programmende im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The key is kept in the system keyring: {place}.</source>
        <translation>Der Schlüssel ist im Schlüsselbund des Systems gespeichert: {place}.</translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation>Der Schlüssel wurde vergessen.</translation>
    </message>
    <message>
        <source>The key was given with PETSTORE_API_KEY, for this run.</source>
        <translation>Der Schlüssel wurde für diesen Programmlauf mit PETSTORE_API_KEY angegeben.</translation>
    </message>
    <message>
        <source>The key was saved in {place}, which is not there now.</source>
        <translation>Der Schlüssel wurde in {place} gespeichert; dieser Schlüsselbund ist jetzt nicht da.</translation>
    </message>
    <message>
        <source>The list is never read by itself.</source>
        <translation>Die Liste wird nie automatisch gelesen.</translation>
    </message>
    <message>
        <source>The list is read by itself every 30 seconds.</source>
        <translation>Die Liste wird alle 30 Sekunden automatisch gelesen.</translation>
    </message>
    <message>
        <source>The list is read by itself every 5 minutes.</source>
        <translation>Die Liste wird alle 5 Minuten automatisch gelesen.</translation>
    </message>
    <message>
        <source>The list is read by itself every minute.</source>
        <translation>Die Liste wird jede Minute automatisch gelesen.</translation>
    </message>
    <message>
        <source>The program has forgotten the key, but it may still be in the keyring.</source>
        <translation>Das Programm hat den Schlüssel vergessen, aber er kann noch im Schlüsselbund sein.</translation>
    </message>
    <message>
        <source>The service did not accept the key.</source>
        <translation>Der Dienst hat den Schlüssel nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The store on this computer makes its own key for each run.</source>
        <translation>Für den Bestand auf diesem Computer wird bei jedem Start ein eigener Schlüssel erzeugt.</translation>
    </message>
    <message>
        <source>The system keyring did not keep the key.</source>
        <translation>Der Schlüsselbund des Systems hat den Schlüssel nicht behalten.</translation>
    </message>
    <message>
        <source>The system keyring does not work.</source>
        <translation>Der Schlüsselbund des Systems funktioniert nicht.</translation>
    </message>
    <message>
        <source>The system keyring has not answered.</source>
        <translation>Der Schlüsselbund des Systems hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>The system keyring is locked; it was not changed.</source>
        <translation>Der Schlüsselbund des Systems ist gesperrt; er wurde nicht geändert.</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation>Hier ist nichts auszufüllen.</translation>
    </message>
    <message>
        <source>This computer has no keyring that can be used.</source>
        <translation>Dieser Computer hat keinen Schlüsselbund, der verwendet werden kann.</translation>
    </message>
    <message>
        <source>To keep it, type it again without “Use the key for this session only”.</source>
        <translation>Um ihn zu behalten, geben Sie ihn erneut ohne „Schlüssel nur für diese Sitzung verwenden“ ein.</translation>
    </message>
    <message>
        <source>To use another one, type it.</source>
        <translation>Um einen anderen zu verwenden, geben Sie ihn ein.</translation>
    </message>
    <message>
        <source>Type another one, or ask whoever runs the service for it.</source>
        <translation>Geben Sie einen anderen ein oder bitten Sie den Betreiber des Dienstes darum.</translation>
    </message>
    <message>
        <source>Type or paste the key that you were given.</source>
        <translation>Tippen Sie den Schlüssel ein, den Sie erhalten haben, oder fügen Sie ihn ein.</translation>
    </message>
    <message>
        <source>Use a key for this session only, and ask whoever looks after this computer.</source>
        <translation>Verwenden Sie einen Schlüssel nur für diese Sitzung und fragen Sie die Person, die diesen Computer betreut.</translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation>Warten auf den Schlüsselbund des Systems…</translation>
    </message>
    <message>
        <source>{profile} has no address yet. Type the one that you were given.</source>
        <translation>„{profile}“ hat noch keine Adresse. Geben Sie die ein, die Sie erhalten haben.</translation>
    </message>
    <message>
        <source>{state} Enter the API key for {address}.</source>
        <translation>{state} Geben Sie den API-Schlüssel für {address} ein.</translation>
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
        <translation>Nicht gesetzt</translation>
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
        <translation>Verwenden Sie eine Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Use digits only, for example 42.</source>
        <translation>Verwenden Sie nur Ziffern, zum Beispiel 42.</translation>
    </message>
    <message>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
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
    <name>lookup.text</name>
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
        <source>From {day} on, the service will not answer for a single ID any more. This program then looks through the lists, which hold at most 100 animals of each status.</source>
        <translation>Ab {day} beantwortet der Dienst keine Anfragen nach einer einzelnen ID mehr. Dieses Programm durchsucht dann die Listen, die je Status höchstens 100 Tiere enthalten.</translation>
    </message>
    <message>
        <source>In less than 90 days, on {day}, the service stops answering for a single ID. This program then looks through the lists, which hold at most 100 animals of each status.</source>
        <translation>In weniger als 90 Tagen, am {day}, hört der Dienst auf, Anfragen nach einer einzelnen ID zu beantworten. Dieses Programm durchsucht dann die Listen, die je Status höchstens 100 Tiere enthalten.</translation>
    </message>
    <message>
        <source>It cannot be told whether there is an animal with ID {id}. It is in none of the lists, but the service lists at most 100 animals at a time, and there may be more.</source>
        <translation>Es lässt sich nicht sagen, ob es ein Tier mit der ID {id} gibt. Es steht in keiner der Listen, aber der Dienst listet je Abfrage höchstens 100 Tiere auf, und es kann weitere geben.</translation>
    </message>
    <message>
        <source>No animal found with ID {id}</source>
        <translation>Kein Tier mit der ID {id} gefunden</translation>
    </message>
    <message>
        <source>The list of {address} is complete, was read twice, and has no animal with ID {id}.</source>
        <translation>Die Liste von {address} ist vollständig, wurde zweimal gelesen und enthält kein Tier mit der ID {id}.</translation>
    </message>
    <message>
        <source>The service answers for a single ID until {day}.</source>
        <translation>Der Dienst beantwortet Anfragen nach einer einzelnen ID bis {day}.</translation>
    </message>
    <message>
        <source>The service at {address} has no animal with ID {id}.</source>
        <translation>Der Dienst unter {address} hat kein Tier mit der ID {id}.</translation>
    </message>
    <message>
        <source>The service did not answer. From the list as of {time}</source>
        <translation>Der Dienst hat nicht geantwortet. Aus der Liste, Stand {time}</translation>
    </message>
    <message>
        <source>The service does not answer for a single ID any more (announced for {day}). This program looks through the lists, which hold at most 100 animals of each status.</source>
        <translation>Der Dienst beantwortet keine Anfragen nach einer einzelnen ID mehr (angekündigt für {day}). Dieses Programm durchsucht die Listen, die je Status höchstens 100 Tiere enthalten.</translation>
    </message>
    <message>
        <source>The service was to answer for a single ID until {day}. It still does, and may stop any day.</source>
        <translation>Der Dienst sollte Anfragen nach einer einzelnen ID bis {day} beantworten. Er tut es noch und kann jeden Tag damit aufhören.</translation>
    </message>
</context>
<context>
    <name>main_window.reset_offer</name>
    <message>
        <source>Keep it for next time</source>
        <translation>Nächstes Mal verwenden</translation>
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
        <translation>Das Programm endete zweimal, bevor es lange geöffnet war. Was es sich über Fenster, Spalten, Filter und gewählte Optionen gemerkt hat, wurde diesmal nicht verwendet, falls es daran liegt. Tiere und Schlüssel sind nicht darin enthalten.</translation>
    </message>
</context>
<context>
    <name>overview.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) available</source>
        <translation>
            <numerusform>%Ln Tier verfügbar</numerusform>
            <numerusform>%Ln Tiere verfügbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) available so far</source>
        <translation>
            <numerusform>%Ln Tier bisher verfügbar</numerusform>
            <numerusform>%Ln Tiere bisher verfügbar</numerusform>
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
        <source>%Ln or more animals available</source>
        <translation>
            <numerusform>%Ln oder mehr Tiere verfügbar</numerusform>
            <numerusform>%Ln oder mehr Tiere verfügbar</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Shows these animals in the list.</source>
        <translation>Zeigt diese Tiere in der Liste.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>all of them are listed</source>
        <translation>alle sind aufgelistet</translation>
    </message>
    <message>
        <source>as of {time}</source>
        <translation>Stand {time}</translation>
    </message>
    <message>
        <source>counted so far</source>
        <translation>bisher gezählt</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln animal(s) in all</source>
        <translation>
            <numerusform>von insgesamt %Ln Tier</numerusform>
            <numerusform>von insgesamt %Ln Tieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln animal(s) listed so far</source>
        <translation>
            <numerusform>von %Ln bisher aufgelisteten Tier</numerusform>
            <numerusform>von %Ln bisher aufgelisteten Tieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln animal(s) listed, animals without a status may be missing</source>
        <translation>
            <numerusform>von %Ln aufgelisteten Tier, Tiere ohne Status können fehlen</numerusform>
            <numerusform>von %Ln aufgelisteten Tieren, Tiere ohne Status können fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln animal(s) listed, there may be more</source>
        <translation>
            <numerusform>von %Ln aufgelisteten Tier, es kann weitere geben</numerusform>
            <numerusform>von %Ln aufgelisteten Tieren, es kann weitere geben</numerusform>
        </translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation>es kann weitere geben</translation>
    </message>
    <message>
        <source>{category}, {status}: {count}</source>
        <translation>{category}, {status}: {count}</translation>
    </message>
    <message>
        <source>{category}: {parts}; {total} in all</source>
        <translation>{category}: {parts}; insgesamt {total}</translation>
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
    <name>pet_list.columns</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>pet_list.table_model</name>
    <message>
        <source>Changed since the list before</source>
        <translation>Geändert seit der vorigen Liste</translation>
    </message>
    <message>
        <source>New since the list before</source>
        <translation>Neu seit der vorigen Liste</translation>
    </message>
    <message>
        <source>Not in the list before</source>
        <translation>Nicht in der vorigen Liste</translation>
    </message>
    <message>
        <source>Sorted in falling order</source>
        <translation>Absteigend sortiert</translation>
    </message>
    <message>
        <source>Sorted in rising order</source>
        <translation>Aufsteigend sortiert</translation>
    </message>
</context>
<context>
    <name>pet_list.text</name>
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
            <numerusform>%Ln Tier aufgelistet, es kann weitere geben</numerusform>
            <numerusform>%Ln Tiere aufgelistet, es kann weitere geben</numerusform>
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
            <numerusform>%Ln Tier, Tiere ohne Status können fehlen</numerusform>
            <numerusform>%Ln Tiere, Tiere ohne Status können fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln came into the window</source>
        <translation>
            <numerusform>%Ln jetzt im Ausschnitt</numerusform>
            <numerusform>%Ln jetzt im Ausschnitt</numerusform>
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
        <source>%Ln left the window</source>
        <translation>
            <numerusform>%Ln nicht mehr im Ausschnitt</numerusform>
            <numerusform>%Ln nicht mehr im Ausschnitt</numerusform>
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
            <numerusform>%Ln nicht mehr aufgelistet</numerusform>
            <numerusform>%Ln nicht mehr aufgelistet</numerusform>
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
        <source>No animal has the status “{status}”.</source>
        <translation>Kein Tier hat den Status „{status}“.</translation>
    </message>
    <message>
        <source>No animal with the status “{status}” was listed so far.</source>
        <translation>Bisher wurde kein Tier mit dem Status „{status}“ aufgelistet.</translation>
    </message>
    <message>
        <source>The animals could not be listed yet.</source>
        <translation>Die Tiere konnten noch nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>The list could not be read: {reason}</source>
        <translation>Die Liste konnte nicht gelesen werden: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln ID(s) more than once. Each is shown once.</source>
        <translation>
            <numerusform>Der Dienst hat %Ln ID mehrfach aufgelistet. Sie wird nur einmal angezeigt.</numerusform>
            <numerusform>Der Dienst hat %Ln IDs mehrfach aufgelistet. Jede wird nur einmal angezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals at a time.</source>
        <translation>Der Dienst listet je Abfrage höchstens {limit} Tiere auf.</translation>
    </message>
    <message>
        <source>The service sent more than it should.</source>
        <translation>Der Dienst hat mehr gesendet, als er sollte.</translation>
    </message>
    <message>
        <source>The service sent more than the {limit} animals asked for. Of each list, the first {kept} are kept.</source>
        <translation>Der Dienst hat mehr als die angeforderten {limit} Tiere gesendet. Von jeder Liste werden die ersten {kept} behalten.</translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation>Hier gibt es noch keine Tiere.</translation>
    </message>
    <message>
        <source>There may be more animals than these.</source>
        <translation>Es kann weitere Tiere geben.</translation>
    </message>
    <message>
        <source>There may be more with the status {statuses} than these, and more without a status, which no filter of the service asks for.</source>
        <translation>Es kann weitere mit dem Status {statuses} geben und weitere ohne Status, nach denen kein Filter des Dienstes fragt.</translation>
    </message>
    <message>
        <source>There may be more with the status {statuses} than these.</source>
        <translation>Es kann weitere mit dem Status {statuses} geben.</translation>
    </message>
    <message>
        <source>There may be more without a status than these: no filter of the service asks for them.</source>
        <translation>Es kann weitere ohne Status geben: Kein Filter des Dienstes fragt nach ihnen.</translation>
    </message>
    <message>
        <source>There may be more: animals without a status may be missing, as of {time}.</source>
        <translation>Es kann weitere geben: Tiere ohne Status können fehlen, Stand {time}.</translation>
    </message>
    <message>
        <source>There may be more: the service lists at most {limit} animals at a time, as of {time}.</source>
        <translation>Es kann weitere geben: Der Dienst listet je Abfrage höchstens {limit} Tiere auf, Stand {time}.</translation>
    </message>
    <message>
        <source>as of {time}</source>
        <translation>Stand {time}</translation>
    </message>
    <message>
        <source>{animals}. {changes}</source>
        <translation>{animals}. {changes}</translation>
    </message>
    <message>
        <source>{animal} came into the window</source>
        <translation>{animal} ist jetzt im Ausschnitt</translation>
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
        <source>{animal} is no longer listed</source>
        <translation>{animal} ist nicht mehr aufgelistet</translation>
    </message>
    <message>
        <source>{animal} left the window</source>
        <translation>{animal} ist nicht mehr im Ausschnitt</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{name} (ID {id})</source>
        <translation>{name} (ID {id})</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} oder {last}</translation>
    </message>
    <message>
        <source>{shown} of {loaded} loaded</source>
        <translation>{shown} von {loaded} geladenen</translation>
    </message>
    <message>
        <source>{status}: {animals}</source>
        <translation>{status}: {animals}</translation>
    </message>
    <message>
        <source>“{status}”</source>
        <translation>„{status}“</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>A file can&apos;t be used: {reason}. {advice}</source>
        <translation>Eine Datei kann nicht verwendet werden: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Ask whoever looks after this computer.</source>
        <translation>Fragen Sie die Person, die diesen Computer betreut.</translation>
    </message>
    <message>
        <source>Categories {one} and {two} would both be called “{name}”.</source>
        <translation>Die Kategorien {one} und {two} hießen dann beide „{name}“.</translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation>Schließen Sie das andere Programm und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Schaffen Sie Platz und versuchen Sie es erneut.</translation>
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
        <source>It cannot be read: {reason}.</source>
        <translation>Die Datei kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>It cannot be written: {reason}.</source>
        <translation>Die Datei kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>It does not hold names of categories, or it is damaged.</source>
        <translation>Die Datei enthält keine Kategorienamen oder ist beschädigt.</translation>
    </message>
    <message>
        <source>It is larger than 1 MiB, which no file of names is.</source>
        <translation>Die Datei ist größer als 1 MiB; so groß ist keine Datei mit Namen.</translation>
    </message>
    <message>
        <source>It must be a list of computers with their ports, such as [&quot;pets.store.lan:8080&quot;].</source>
        <translation>Es muss eine Liste von Computern mit ihren Ports sein, zum Beispiel [&quot;pets.store.lan:8080&quot;].</translation>
    </message>
    <message>
        <source>It must be a list of one or more of these, each in quotation marks: {names}.</source>
        <translation>Es muss eine Liste aus einem oder mehreren von diesen sein, jedes in Anführungszeichen: {names}.</translation>
    </message>
    <message>
        <source>It must be an address in quotation marks.</source>
        <translation>Es muss eine Adresse in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>It must be one of these, in quotation marks: {names}.</source>
        <translation>Es muss eines von diesen sein, in Anführungszeichen: {names}.</translation>
    </message>
    <message>
        <source>Nothing can be added now: {reason}.</source>
        <translation>Jetzt kann nichts hinzugefügt werden: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer: {reason}.</source>
        <translation>Auf diesem Computer kann nichts gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Only the profiles that the administrator of this computer has chosen can be opened here, and no other address.</source>
        <translation>Hier können nur die Profile geöffnet werden, die der Administrator dieses Computers ausgewählt hat, und keine andere Adresse.</translation>
    </message>
    <message>
        <source>Others who use this computer can open this program&apos;s files. {advice}</source>
        <translation>Andere, die diesen Computer nutzen, können die Dateien dieses Programms öffnen. {advice}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktivsystem</translation>
    </message>
    <message>
        <source>SQLite gave no number</source>
        <translation>SQLite hat keine Nummer vergeben</translation>
    </message>
    <message>
        <source>Settings must stand in one of these sections: {names}.</source>
        <translation>Einstellungen müssen in einem dieser Abschnitte stehen: {names}.</translation>
    </message>
    <message>
        <source>Staging</source>
        <translation>Staging</translation>
    </message>
    <message>
        <source>The address contains a blank, a backslash or a letter that an address cannot contain. Write an international name in its xn-- form.</source>
        <translation>Die Adresse enthält ein Leerzeichen, einen Backslash oder ein Zeichen, das in einer Adresse nicht vorkommen kann. Schreiben Sie internationale Namen in der Form mit xn--.</translation>
    </message>
    <message>
        <source>The address does not end in a version such as /v1. Service addresses usually do: ask whether something is missing.</source>
        <translation>Die Adresse endet nicht mit einer Version wie /v1. Bei Adressen von Diensten ist das üblich: Fragen Sie, ob etwas fehlt.</translation>
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
        <source>The address must begin with https://. Without the s, the key could be read on the way; http:// is only for a service on this computer.</source>
        <translation>Die Adresse muss mit https:// beginnen. Ohne das s könnte der Schlüssel unterwegs mitgelesen werden; http:// ist nur für einen Dienst auf diesem Computer.</translation>
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
        <translation>Die Einstellungen des Administrators in {file} können nicht gelesen werden: Die Datei ist kein gültiges TOML.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: {reason}.</source>
        <translation>Die Einstellungen des Administrators in {file} können nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The animals on this computer could not be read. The file was kept as {file}.</source>
        <translation>Die Tiere auf diesem Computer konnten nicht gelesen werden. Die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The demo can&apos;t start: there is no temporary folder to write to. {advice}</source>
        <translation>Die Demo kann nicht starten: Es gibt keinen temporären Ordner, in den sie schreiben kann. {advice}</translation>
    </message>
    <message>
        <source>The demo has been closed.</source>
        <translation>Die Demo wurde geschlossen.</translation>
    </message>
    <message>
        <source>The name of category {number} cannot be used.</source>
        <translation>Der Name der Kategorie {number} kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The name of the service&apos;s computer in the address cannot be read.</source>
        <translation>Der Name des Computers in der Adresse des Dienstes ist nicht lesbar.</translation>
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
        <source>The program does not know it.</source>
        <translation>Das Programm kennt diesen Eintrag nicht.</translation>
    </message>
    <message>
        <source>The record of unfinished adds could not be read. The file was kept as {file}.</source>
        <translation>Das Journal der nicht abgeschlossenen Vorgänge konnte nicht gelesen werden. Die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The saved address of {profile} is not used. {reason}</source>
        <translation>Die gespeicherte Adresse von „{profile}“ wird nicht verwendet. {reason}</translation>
    </message>
    <message>
        <source>The service named another address.</source>
        <translation>Der Dienst hat eine andere Adresse gemeldet.</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was kept as {file}.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden. Die Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The settings in {file} were written by a newer version of this program (settings version {version}; this program knows {known}). They were left as they are.</source>
        <translation>Die Einstellungen in {file} wurden von einer neueren Version dieses Programms geschrieben (Version der Einstellungen: {version}; dieses Programm kennt {known}). Sie wurden unverändert gelassen.</translation>
    </message>
    <message>
        <source>The store on this computer can&apos;t be opened: {reason}. {advice}</source>
        <translation>Der Bestand auf diesem Computer kann nicht geöffnet werden: {reason}. {advice}</translation>
    </message>
    <message>
        <source>These are too many names: together they may have at most 1 MiB.</source>
        <translation>Das sind zu viele Namen: Zusammen dürfen sie höchstens 1 MiB groß sein.</translation>
    </message>
    <message>
        <source>They were written by a newer version of this program (names version {version}; this program knows {known}).</source>
        <translation>Die Namen wurden von einer neueren Version dieses Programms geschrieben (Version der Namen: {version}; dieses Programm kennt {known}).</translation>
    </message>
    <message>
        <source>This address</source>
        <translation>Diese Adresse</translation>
    </message>
    <message>
        <source>This cannot be a key: it contains a blank, a line break or a letter that keys do not have. Copy the key again, with nothing before or after it.</source>
        <translation>Das kann kein Schlüssel sein: Es enthält ein Leerzeichen, einen Zeilenumbruch oder ein Zeichen, das in Schlüsseln nicht vorkommt. Kopieren Sie den Schlüssel erneut, ohne etwas davor oder danach.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>This connection is not encrypted: others on the network can read the key. The administrator of this computer allows it.</source>
        <translation>Diese Verbindung ist nicht verschlüsselt: Andere im Netz können den Schlüssel mitlesen. Der Administrator dieses Computers erlaubt es.</translation>
    </message>
    <message>
        <source>This is too long for a key: it has more than {most} characters.</source>
        <translation>Das ist zu lang für einen Schlüssel: Es hat mehr als {most} Zeichen.</translation>
    </message>
    <message>
        <source>Type or paste the key first.</source>
        <translation>Tippen Sie zuerst den Schlüssel ein oder fügen Sie ihn ein.</translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation>Geben Sie die Adresse des Dienstes ein.</translation>
    </message>
    <message>
        <source>Your settings are damaged and can&apos;t be replaced: {reason}. {advice}</source>
        <translation>Ihre Einstellungen sind beschädigt und können nicht ersetzt werden: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: {reason}. {advice}</source>
        <translation>Ihre Einstellungen können nicht gelesen werden: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be saved: {reason}. {advice}</source>
        <translation>Ihre Einstellungen können nicht gespeichert werden: {reason}. {advice}</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm verwendet die Datei</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
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
        <source>it was written by a newer version of this program</source>
        <translation>die Datei wurde von einer neueren Version dieses Programms geschrieben</translation>
    </message>
    <message>
        <source>its file was moved or deleted</source>
        <translation>die Datei wurde verschoben oder gelöscht</translation>
    </message>
    <message>
        <source>its folder can&apos;t be used</source>
        <translation>der Ordner kann nicht verwendet werden</translation>
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
        <translation>das Programm wird gerade beendet</translation>
    </message>
    <message>
        <source>{field}: {detail}</source>
        <translation>{field}: {detail}</translation>
    </message>
    <message>
        <source>{profile} cannot be opened here: the administrator of this computer does not offer it.</source>
        <translation>„{profile}“ kann hier nicht geöffnet werden: Der Administrator dieses Computers bietet es nicht an.</translation>
    </message>
    <message>
        <source>{profile} has no address to set.</source>
        <translation>Für „{profile}“ lässt sich keine Adresse festlegen.</translation>
    </message>
    <message>
        <source>{reason} Until then, all profiles are offered.</source>
        <translation>{reason} Bis dahin werden alle Profile angeboten.</translation>
    </message>
</context>
<context>
    <name>session.error_messages</name>
    <message>
        <source>An answer this program cannot read</source>
        <translation>Eine Antwort, die dieses Programm nicht lesen kann</translation>
    </message>
    <message>
        <source>An unexpected error occurred. What you typed is still there.</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten. Ihre Eingaben sind noch da.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>It says: {message}</source>
        <translation>Er meldet: {message}</translation>
    </message>
    <message>
        <source>It was not the service that answered</source>
        <translation>Geantwortet hat nicht der Dienst</translation>
    </message>
    <message>
        <source>Its animals are kept. Start it again to go on.</source>
        <translation>Seine Tiere bleiben erhalten. Starten Sie ihn erneut, um fortzufahren.</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>Keine rechtzeitige Antwort</translation>
    </message>
    <message>
        <source>No connection to the service</source>
        <translation>Keine Verbindung zum Dienst</translation>
    </message>
    <message>
        <source>No other key was given.</source>
        <translation>Es wurde kein anderer eingegeben.</translation>
    </message>
    <message>
        <source>No protected connection to {address} came about. Ask whoever runs the service; do not go on over another network.</source>
        <translation>Es kam keine geschützte Verbindung zu {address} zustande. Fragen Sie den Betreiber des Dienstes; weichen Sie nicht auf ein anderes Netzwerk aus.</translation>
    </message>
    <message>
        <source>Not offered on this computer</source>
        <translation>Auf diesem Computer nicht angeboten</translation>
    </message>
    <message>
        <source>Nothing answers at {address}. Check the network, and the address in “Profile and key”.</source>
        <translation>Unter {address} antwortet nichts. Prüfen Sie das Netzwerk und die Adresse unter „Profil und Schlüssel“.</translation>
    </message>
    <message>
        <source>Nothing was found at {address}. Is the address right? The service says: {message}</source>
        <translation>Unter {address} wurde nichts gefunden. Stimmt die Adresse? Der Dienst meldet: {message}</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The animal was not added. It stands on top of the list, where you can edit it.</source>
        <translation>Das Tier wurde nicht hinzugefügt. Es steht oben in der Liste; dort können Sie es bearbeiten.</translation>
    </message>
    <message>
        <source>The answer from {address} does not keep to the rules of the Pet Store service, so nothing of it is shown. Ask whoever runs the service; the address may also be that of another service.</source>
        <translation>Die Antwort von {address} hält sich nicht an die Regeln des Pet-Store-Dienstes, daher wird nichts davon angezeigt. Fragen Sie den Betreiber des Dienstes; die Adresse kann auch die eines anderen Dienstes sein.</translation>
    </message>
    <message>
        <source>The answer from {address} is far larger than 100 animals can be, or is packed, so that its size cannot be told. The program stopped reading it, and nothing of it is shown.</source>
        <translation>Die Antwort von {address} ist viel größer, als 100 Tiere sein können, oder sie ist komprimiert, sodass sich ihre Größe nicht feststellen lässt. Das Programm hat das Lesen abgebrochen, und nichts davon wird angezeigt.</translation>
    </message>
    <message>
        <source>The answer from {address} names another address:
{location}
The program did not go there, and did not send the API key there. If whoever runs the service confirms the new address, enter it in “Profile and key”. The log-in page of a network can answer like this, too.</source>
        <translation>Die Antwort von {address} nennt eine andere Adresse:
{location}
Das Programm hat diese Adresse nicht aufgerufen und den API-Schlüssel nicht dorthin gesendet. Wenn der Betreiber des Dienstes die neue Adresse bestätigt, geben Sie sie unter „Profil und Schlüssel“ ein. Auch die Anmeldeseite eines Netzwerks kann so antworten.</translation>
    </message>
    <message>
        <source>The call was ended before the answer came.</source>
        <translation>Die Anfrage wurde beendet, bevor die Antwort kam.</translation>
    </message>
    <message>
        <source>The certificate at {address} belongs to another address. Compare the address in “Profile and key” with the one that you were given.</source>
        <translation>Das Zertifikat unter {address} gehört zu einer anderen Adresse. Vergleichen Sie die Adresse unter „Profil und Schlüssel“ mit der, die Sie erhalten haben.</translation>
    </message>
    <message>
        <source>The certificate at {address} has expired, or is not valid yet. If the date and the time of this computer are right, ask whoever runs the service.</source>
        <translation>Das Zertifikat unter {address} ist abgelaufen oder noch nicht gültig. Wenn Datum und Uhrzeit dieses Computers stimmen, fragen Sie den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The certificate at {address} was issued by somebody whom this computer does not trust. If your company issues its own certificates, ask its support to make this computer trust them.</source>
        <translation>Das Zertifikat unter {address} wurde von einer Stelle ausgestellt, der dieser Computer nicht vertraut. Wenn Ihr Unternehmen eigene Zertifikate ausstellt, bitten Sie den Support, diesen Computer so einzurichten, dass er ihnen vertraut.</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>Die Verbindung ist abgebrochen</translation>
    </message>
    <message>
        <source>The connection to {address} ended before the whole answer was there.</source>
        <translation>Die Verbindung zu {address} endete, bevor die ganze Antwort da war.</translation>
    </message>
    <message>
        <source>The file with the animals was moved or deleted</source>
        <translation>Die Datei mit den Tieren wurde verschoben oder gelöscht</translation>
    </message>
    <message>
        <source>The key for {address} is missing, mistyped or no longer valid. Once you enter another one, the program goes on with what it was doing.</source>
        <translation>Der Schlüssel für {address} fehlt, ist falsch eingegeben oder nicht mehr gültig. Sobald Sie einen anderen eingeben, setzt das Programm fort, was es gerade tat.</translation>
    </message>
    <message>
        <source>The service answered with error {status}</source>
        <translation>Der Dienst hat mit Fehler {status} geantwortet</translation>
    </message>
    <message>
        <source>The service could not prove who it is</source>
        <translation>Der Dienst konnte sich nicht ausweisen</translation>
    </message>
    <message>
        <source>The service did not accept the API key</source>
        <translation>Der Dienst hat den API-Schlüssel nicht akzeptiert</translation>
    </message>
    <message>
        <source>The service does not know this request</source>
        <translation>Der Dienst kennt diese Anfrage nicht</translation>
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
        <source>The service refused the request</source>
        <translation>Der Dienst hat die Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>The service refused this animal</source>
        <translation>Der Dienst hat dieses Tier abgelehnt</translation>
    </message>
    <message>
        <source>The store on this computer has stopped</source>
        <translation>Der Dienst auf diesem Computer läuft nicht mehr</translation>
    </message>
    <message>
        <source>This cannot be sent</source>
        <translation>Das kann nicht gesendet werden</translation>
    </message>
    <message>
        <source>Try again to go on with what is in its place.</source>
        <translation>Versuchen Sie es erneut, um mit dem fortzufahren, was jetzt an ihrer Stelle ist.</translation>
    </message>
    <message>
        <source>What came from {address} was not written by the Pet Store service. Something in between answered in its place, such as a gateway or the log-in page of a hotel&apos;s network, or the address is wrong.</source>
        <translation>Was von {address} kam, stammt nicht vom Pet-Store-Dienst. An seiner Stelle hat etwas dazwischen geantwortet, etwa ein Gateway oder die Anmeldeseite eines Hotelnetzwerks, oder die Adresse ist falsch.</translation>
    </message>
    <message numerus="yes">
        <source>{address} has too much to do, and asks to be left alone for %Ln second(s).</source>
        <translation>
            <numerusform>{address} ist überlastet und bittet um %Ln Sekunde Pause.</numerusform>
            <numerusform>{address} ist überlastet und bittet um %Ln Sekunden Pause.</numerusform>
        </translation>
    </message>
    <message>
        <source>{address} has too much to do. Try again later.</source>
        <translation>{address} ist überlastet. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>{address} took too long to answer.</source>
        <translation>{address} hat zu lange für die Antwort gebraucht.</translation>
    </message>
</context>
<context>
    <name>widgets.message</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Enter the API key…</source>
        <translation>API-Schlüssel eingeben…</translation>
    </message>
    <message>
        <source>Profile and key…</source>
        <translation>Profil und Schlüssel…</translation>
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
</TS>
