<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Activity</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddNews</name>
    <message>
        <source>Adding {name} again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was added, ID {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was sent before, and it is not known yet whether it was added.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddPetForm</name>
    <message>
        <source>Add an animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the categories, or give a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter adds the animal and keeps category and status for the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number, or the name of a category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number or a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example Rex</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Base address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the administrator of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is kept on this computer; it needs no address and no key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Adds</name>
    <message>
        <source>What was typed or sent before is not known: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Why may there be more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animals are not listed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Animals by category and status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CategoryNames</name>
    <message>
        <source>No service is open. Export the names, or open the service again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names are not saved. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names of categories are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names of categories are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cannot be read any more and were put aside. Give them anew, or import them from a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CategoryNamesDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of categories (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service knows categories by their numbers only. Names are kept on this computer, for {profile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example Dogs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CategoryOffers</name>
    <message>
        <source>Categories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>Names of categories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>&amp;Ask before adding to Production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every &amp;30 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every &amp;5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every &amp;minute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColumnActions</name>
    <message>
        <source>&amp;Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reverse the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Widen column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the &amp;order of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move column towards the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move column towards the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;rrow column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by &amp;ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by &amp;category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by &amp;status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgetting the key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of {address} is not used for another address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answers and accepts the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the key for this session only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave empty to keep the key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Connecting</name>
    <message>
        <source>Please note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is for this session only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} did not accept the API key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Drafts</name>
    <message>
        <source>What you type here would not survive a crash: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Extras</name>
    <message numerus="yes">
        <source>%Ln animal(s) copied</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes when the program is started again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Nobody gave another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not added: the service did not accept the API key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept the API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept the API key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Close the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, ID or category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches only the animals that are loaded. The service may have more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {loaded} loaded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingDialog</name>
    <message>
        <source>Add again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the chosen one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Pet Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animals of a Pet Store service, as a window. MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryButton</name>
    <message>
        <source>Looked up before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down in the line bring the IDs back, too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InventoryPage</name>
    <message>
        <source>Look up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the animals in the list is like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the animals…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some sample animals may have been added.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyringPage</name>
    <message>
        <source>It keeps the API key, and may be asking for a password in a window of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the API key, which is then kept in memory until the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use for this session only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use for this session only…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>An animal can be added, and can be neither changed nor removed afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An animal may have no status, and no filter asks for those. In a store of 100 animals or more some of them may be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer that is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animals without a status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 100 animals a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything has its time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the answer to an add is lost, nobody knows at first whether the animal was added. The program never sends it a second time by itself. It looks for the animal, says what it found, and leaves the decision to you, after a crash or a power cut too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up by ID ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change, no removal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answers for a single ID until {day}. After that the program looks through the lists. It says “No animal found” only where that is proved, and else that it cannot tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not say how many animals there are. What is counted is what was listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lists at most 100 animals at a time and has no next page. Of a larger store the program also asks for each status alone. A count with a plus, such as “Sold 100+”, means that there may be more than are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown is as the service said at the time below the table. Others go on working.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this program can and cannot know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which 100 animals a list holds is the service&apos;s choice. One that was listed before can be missing the next time although it is still there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookupAnswer</name>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>Animal ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up an animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up {id}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the ID of an animal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type, paste or scan an ID, then press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example 42</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lookups</name>
    <message>
        <source>No answer for ID {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service is busy and asks to wait. ID {id} is asked for again in {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Pet Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profile and key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What this program can and cannot know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cate&amp;gory names…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for a re&amp;ply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Narrowing</name>
    <message>
        <source>Only category {category}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to show all categories.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenAdds</name>
    <message>
        <source>The program will ask about {name} once more when it is started again. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your decision could not be written down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command, or type an ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up animal {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{command}, {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PetCard</name>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for a reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line of text: the animal, as of when, and how it was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PetTable</name>
    <message>
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProfileBand</name>
    <message>
        <source>Profile: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Adding sample animals: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Adding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile and key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trying again in {count} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trying again…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewMemory</name>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset how the window looks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended twice before it was open for long. What it remembers of its window, columns, filters and choices was not used this time, in case that is why. No animal and no key is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it next time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Connect to a service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the store on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Pet Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where are your animals kept?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works at once, without a network. The animals stay on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need the address of the Pet Store service and your API key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WriteCheck</name>
    <message>
        <source>Add to Production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who uses it will see the animal, and this program cannot remove it. You are asked once each time the program is started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is Production. Add “{name}” to it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Inside</name>
    <message>
        <source>Add an animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add sample animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Model</name>
    <message>
        <source>Category ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_OpenAdds</name>
    <message>
        <source>Decide…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>answer_words</name>
    <message>
        <source>As of {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the number with the one you were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {day} on, the service will not answer for a single ID any more. This program then looks through the lists, which hold at most 100 animals of each status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In less than 90 days, on {day}, the service stops answering for a single ID. This program then looks through the lists, which hold at most 100 animals of each status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be told whether there is an animal with ID {id}. It is in none of the lists, but the service lists at most 100 animals at a time, and there may be more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No animal found with ID {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of {address} is complete, was read twice, and has no animal with ID {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answers for a single ID until {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service at {address} has no animal with ID {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer. From the list as of {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not answer for a single ID any more (announced for {day}). This program looks through the lists, which hold at most 100 animals of each status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service was to answer for a single ID until {day}. It still does, and may stop any day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {status}, category {category}, ID {id}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>board_words</name>
    <message numerus="yes">
        <source>%Ln animal(s) available</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) available so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more animals available</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows these animals in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as of {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %Ln animal(s) in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln animal(s) listed so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln animal(s) listed, animals without a status may be missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln animal(s) listed, there may be more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>there are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}: {parts}; {total} in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>category_words</name>
    <message numerus="yes">
        <source>%Ln name(s) taken over from {file}. Save keeps them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be new.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would change.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) written to {file}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number alone would look like another category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Category {number} is called “{name}” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category {number}: “{before}” becomes “{after}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the category a name, for example Dogs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over the names of the file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names are not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an invisible mark or a line end in it. Type the name anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} says nothing new.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>command_rows</name>
    <message>
        <source>not available now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>finding_dialog</name>
    <message>
        <source>An add was interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An add without an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An animal like it is listed now that was not listed before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animals that it could be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the one that is {name}, if it is among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be told whether {name} was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is new and has another status, which somebody may have changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may have been there before: the list had not been read yet when {name} was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several animals could be yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list could not be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is complete and does not have it, so it is safe to add it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program did not hear the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This animal could be yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) was about to be sent, or was sent, on {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) was sent on {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not listed. But it was sent without a status, and the service has no list of the animals without one: {name} may be one of those that it does not list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not listed. But the service lists at most {limit} animals of a status, and there may be more: {name} may be one of those that it does not list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was added, probably as ID {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not added</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>key_words</name>
    <message>
        <source>A key that you type is kept for this session only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever looks after this computer; until then, type the key at each start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it asks for its password, answer it. To go on without it, type the key, tick “Use the key for this session only” and press Connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to be typed again at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the field empty to use it, or type another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is stored for this address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once it answers, type the key again to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once it is unlocked, type the key again to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Connect to be asked for its password, or use a key for this session only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start it and press Connect, or type the key again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is kept in memory until the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is kept in the system keyring: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key was given with PETSTORE_API_KEY, for this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key was saved in {place}, which is not there now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has forgotten the key, but it may still be in the keyring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store on this computer makes its own key for each run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system keyring did not keep the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system keyring does not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system keyring has not answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system keyring is locked; it was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no keyring that can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To keep it, type it again without “Use the key for this session only”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To use another one, type it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type another one, or ask whoever runs the service for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste the key that you were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a key for this session only, and ask whoever looks after this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{profile} has no address yet. Type the one that you were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state} Enter the API key for {address}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>list_news</name>
    <message>
        <source>The list could not be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>list_words</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed, there may be more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s), animals without a status may be missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln came into the window</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left the window</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer listed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No animal has the status “{status}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No animal with the status “{status}” was listed so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animals could not be listed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be more with the status {statuses} than these, and more without a status, which no filter of the service asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be more with the status {statuses} than these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be more without a status than these: no filter of the service asks for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be more: animals without a status may be missing, as of {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be more: the service lists at most {limit} animals at a time, as of {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as of {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal} came into the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal} is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal} is no longer listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal} left the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (ID {id})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the API key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether the animal was added. The program looks for it now. What you typed is still in the form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its animals are kept. Start it again to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection to the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing answers at {address}. Check the network, and the address in “Profile and key”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found at {address}. Is the address right? The service says: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile and key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animal was not added. What you typed is still in the form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animal was not sent. What you typed is still in the form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call was ended before the answer came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to {address} ended before the whole answer was there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key for {address} is missing, mistyped or no longer valid. Once you enter another one, the program goes on with what it was doing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program met a fault of its own. What you typed is still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answered with error {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service could not prove who it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not accept the API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not know this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused this animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store on this computer has stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{address} has too much to do, and asks to be left alone for %Ln second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{address} has too much to do. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} took too long to answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>open_add_words</name>
    <message numerus="yes">
        <source>%Ln adds were interrupted: {names}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether these were added: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether {name} was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still in the form of {profile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still not known whether {name} was added the first time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was added to {profile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animal was not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list could not be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is looking for it in the list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program looks for it as soon as {profile} is open again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program writes each add down before it sends it, so that none is lost or doubled. This time it could not: {reason}.

What you typed is still in the form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not take {name} a second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not sent again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}. It is not known whether {name} was added.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pet_copy</name>
    <message>
        <source>{name}, ID {id}, {status}, category {category}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pet_model</name>
    <message>
        <source>Changed since the list before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New since the list before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the list before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted in falling order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted in rising order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {status}, category {category}, ID {id}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>Categories {one} and {two} would both be called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the administrator&apos;s settings in {file}, [{section}] is not used. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the administrator&apos;s settings in {file}, [{section}] is not used: not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not hold names of categories, or it is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than 1 MiB, which no file of names is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be added now: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQLite gave no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address contains a blank, a backslash or a letter that an address cannot contain. Write an international name in its xn-- form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address does not end in a version such as /v1. Service addresses usually do: ask whether something is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must begin with https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must begin with https://. Without the s, the key could be read on the way; http:// is only for a service on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must end before any ? or #.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must not contain a user name or a password (something before an @).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of {profile} is set by the administrator of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: it is not valid TOML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animals on this computer could not be read. The file was kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo has been closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is closed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of category {number} cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the service&apos;s computer in the address cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number in place of the computer&apos;s name must be written like 192.0.2.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the address after the computer&apos;s name cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port in the address must be a number from 1 to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of unfinished adds could not be read. The file was kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved address of {profile} is not used. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service on this computer could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service on this computer did not start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service told another address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read. The file was kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be saved in {file}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in {file} are damaged and cannot be renamed: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in {file} were written by a newer version of this program (settings version {version}; this program knows {known}). They were left as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are too many names: together they may have at most 1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were written by a newer version of this program (names version {version}; this program knows {known}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be a key: it contains a blank, a line break or a letter that keys do not have. Copy the key again, with nothing before or after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too long for a key: it has more than {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste the key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a character that cannot be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged ({detail})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this user may not write or read there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is another program&apos;s database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer version of this program (its format is {version}, not {known})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{profile} has no address to set.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stranger_words</name>
    <message>
        <source>An answer this program cannot read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not the service that answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No protected connection to {address} came about. Ask whoever runs the service; do not go on over another network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer from {address} does not keep to the rules of the Pet Store service, so nothing of it is shown. Ask whoever runs the service; the address may also be that of another service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer from {address} is far larger than 100 animals can be, or is packed, so that its size cannot be told. The program stopped reading it, and nothing of it is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer from {address} names another address:
{location}
The program did not go there, and did not send the API key there. If whoever runs the service confirms the new address, enter it in “Profile and key”. The log-in page of a network can answer like this, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate at {address} belongs to another address. Compare the address in “Profile and key” with the one that you were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate at {address} has expired, or is not valid yet. If the date and the time of this computer are right, ask whoever runs the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The certificate at {address} was issued by somebody whom this computer does not trust. If your company issues its own certificates, ask its support to make this computer trust them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came from {address} was not written by the Pet Store service. Something in between answered in its place, such as a gateway or the log-in page of a hotel&apos;s network, or the address is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table_menus</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for a &amp;reply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use digits only, for example 42.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
