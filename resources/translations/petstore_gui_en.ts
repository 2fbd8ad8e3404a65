<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddPetForm</name>
    <message numerus="yes">
        <source>These look like %Ln cells.</source>
        <translation>
            <numerusform>This looks like %Ln cell.</numerusform>
            <numerusform>These look like %Ln cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln rows.</source>
        <translation>
            <numerusform>This looks like %Ln row.</numerusform>
            <numerusform>These look like %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AddedTodayDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) added on this computer today</source>
        <translation>
            <numerusform>%Ln animal added on this computer today</numerusform>
            <numerusform>%Ln animals added on this computer today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryNamesDialog</name>
    <message numerus="yes">
        <source>%Ln name(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln name imported from {file}. Save keeps them.</numerusform>
            <numerusform>%Ln names imported from {file}. Save keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be new.</source>
        <translation>
            <numerusform>%Ln name would be new.</numerusform>
            <numerusform>%Ln names would be new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would change.</source>
        <translation>
            <numerusform>%Ln name would change.</numerusform>
            <numerusform>%Ln names would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) written to {file}.</source>
        <translation>
            <numerusform>%Ln name written to {file}.</numerusform>
            <numerusform>%Ln names written to {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupListView</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln row copied</numerusform>
            <numerusform>%Ln rows copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedViewsDialog</name>
    <message numerus="yes">
        <source>%Ln view(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>%Ln view imported from {file}. Save keeps them.</numerusform>
            <numerusform>%Ln views imported from {file}. Save keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would be new.</source>
        <translation>
            <numerusform>%Ln view would be new.</numerusform>
            <numerusform>%Ln views would be new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would change.</source>
        <translation>
            <numerusform>%Ln view would change.</numerusform>
            <numerusform>%Ln views would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) written to {file}.</source>
        <translation>
            <numerusform>%Ln view written to {file}.</numerusform>
            <numerusform>%Ln views written to {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%Ln ID(s) copied</source>
        <translation>
            <numerusform>%Ln ID copied</numerusform>
            <numerusform>%Ln IDs copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) copied</source>
        <translation>
            <numerusform>%Ln animal copied</numerusform>
            <numerusform>%Ln animals copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>%Ln more in the table</numerusform>
            <numerusform>%Ln more in the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>add_pet.similar_notice</name>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids} and more.</source>
        <translation>
            <numerusform>The list has %Ln animal called {name} in this category: ID {ids} and more.</numerusform>
            <numerusform>The list has %Ln animals called {name} in this category: IDs {ids} and more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids}.</source>
        <translation>
            <numerusform>The list has %Ln animal called {name} in this category: ID {ids}.</numerusform>
            <numerusform>The list has %Ln animals called {name} in this category: IDs {ids}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>add_pet.text</name>
    <message numerus="yes">
        <source>%Ln animals are being added</source>
        <translation>
            <numerusform>%Ln animal is being added</numerusform>
            <numerusform>%Ln animals are being added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are not sent yet: they can&apos;t be saved on this computer</source>
        <translation>
            <numerusform>%Ln animal is not sent yet: it can&apos;t be saved on this computer</numerusform>
            <numerusform>%Ln animals are not sent yet: they can&apos;t be saved on this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are still waiting</source>
        <translation>
            <numerusform>%Ln animal is still waiting</numerusform>
            <numerusform>%Ln animals are still waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are waiting: {reason}</source>
        <translation>
            <numerusform>%Ln animal is waiting: {reason}</numerusform>
            <numerusform>%Ln animals are waiting: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals discarded</source>
        <translation>
            <numerusform>%Ln animal discarded</numerusform>
            <numerusform>%Ln animals discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals wait for the service</source>
        <translation>
            <numerusform>%Ln animal waits for the service</numerusform>
            <numerusform>%Ln animals wait for the service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were not sent</source>
        <translation>
            <numerusform>%Ln animal was not sent</numerusform>
            <numerusform>%Ln animals were not sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more like this.</source>
        <translation>
            <numerusform>%Ln more like this.</numerusform>
            <numerusform>%Ln more like this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exporting.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {file}</source>
        <translation>
            <numerusform>%Ln animal exported to {file}</numerusform>
            <numerusform>%Ln animals exported to {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) found in the list.</source>
        <translation>
            <numerusform>%Ln animal found in the list.</numerusform>
            <numerusform>%Ln animals found in the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s).</source>
        <translation>
            <numerusform>%Ln animal.</numerusform>
            <numerusform>%Ln animals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln available animal(s).</source>
        <translation>
            <numerusform>%Ln available animal.</numerusform>
            <numerusform>%Ln available animals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pending animal(s).</source>
        <translation>
            <numerusform>%Ln pending animal.</numerusform>
            <numerusform>%Ln pending animals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected animal(s).</source>
        <translation>
            <numerusform>%Ln selected animal.</numerusform>
            <numerusform>%Ln selected animals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sold animal(s).</source>
        <translation>
            <numerusform>%Ln sold animal.</numerusform>
            <numerusform>%Ln sold animals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts of %Ln animal(s).</source>
        <translation>
            <numerusform>Counts of %Ln animal.</numerusform>
            <numerusform>Counts of %Ln animals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>importing.text</name>
    <message numerus="yes">
        <source>%Ln a second</source>
        <translation>
            <numerusform>%Ln a second</numerusform>
            <numerusform>%Ln a second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln added</numerusform>
            <numerusform>%Ln added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not added</source>
        <translation>
            <numerusform>%Ln not added</numerusform>
            <numerusform>%Ln not added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not confirmed</source>
        <translation>
            <numerusform>%Ln not confirmed</numerusform>
            <numerusform>%Ln not confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln not sent</numerusform>
            <numerusform>%Ln not sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) corrected</source>
        <translation>
            <numerusform>%Ln row corrected</numerusform>
            <numerusform>%Ln rows corrected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will be added</source>
        <translation>
            <numerusform>%Ln row will be added</numerusform>
            <numerusform>%Ln rows will be added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln animal(s)</source>
        <translation>
            <numerusform>Add %Ln animal</numerusform>
            <numerusform>Add %Ln animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check %Ln animal(s)</source>
        <translation>
            <numerusform>Check %Ln animal</numerusform>
            <numerusform>Check %Ln animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is Production. Add %Ln animal(s) to it?</source>
        <translation>
            <numerusform>This is Production. Add %Ln animal to it?</numerusform>
            <numerusform>This is Production. Add %Ln animals to it?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{text}” is in %Ln other row(s).</source>
        <translation>
            <numerusform>“{text}” is in %Ln other row.</numerusform>
            <numerusform>“{text}” is in %Ln other rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookup.text</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not an ID</source>
        <translation>
            <numerusform>%Ln not an ID</numerusform>
            <numerusform>%Ln not IDs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>%Ln not found</numerusform>
            <numerusform>%Ln not found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>%Ln not looked up</numerusform>
            <numerusform>%Ln not looked up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain</source>
        <translation>
            <numerusform>%Ln uncertain</numerusform>
            <numerusform>%Ln uncertain</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>named.dialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overview.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) in all</source>
        <translation>
            <numerusform>%Ln animal in all</numerusform>
            <numerusform>%Ln animals in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed so far</source>
        <translation>
            <numerusform>%Ln animal listed so far</numerusform>
            <numerusform>%Ln animals listed so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln or more</numerusform>
            <numerusform>%Ln or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals in all</source>
        <translation>
            <numerusform>%Ln+ animals in all</numerusform>
            <numerusform>%Ln+ animals in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pet_list.text</name>
    <message numerus="yes">
        <source>%Ln added since</source>
        <translation>
            <numerusform>%Ln added since</numerusform>
            <numerusform>%Ln added since</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed, there may be more</source>
        <translation>
            <numerusform>%Ln animal listed, there may be more</numerusform>
            <numerusform>%Ln animals listed, there may be more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>%Ln animal so far</numerusform>
            <numerusform>%Ln animals so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s), animals without a status may be missing</source>
        <translation>
            <numerusform>%Ln animal, animals without a status may be missing</numerusform>
            <numerusform>%Ln animals, animals without a status may be missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer listed</source>
        <translation>
            <numerusform>%Ln no longer listed</numerusform>
            <numerusform>%Ln no longer listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now listed</source>
        <translation>
            <numerusform>%Ln now listed</numerusform>
            <numerusform>%Ln now listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln or more</numerusform>
            <numerusform>%Ln or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals</source>
        <translation>
            <numerusform>%Ln+ animals</numerusform>
            <numerusform>%Ln+ animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln listed animal(s) matches.</source>
        <translation>
            <numerusform>None of the %Ln listed animal matches.</numerusform>
            <numerusform>None of the %Ln listed animals matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln ID(s) more than once. Each is shown once.</source>
        <translation>
            <numerusform>The service listed %Ln ID more than once. Each is shown once.</numerusform>
            <numerusform>The service listed %Ln IDs more than once. Each is shown once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>printing.dialog</name>
    <message numerus="yes">
        <source>This computer has no font for %Ln name(s). Boxes will be printed instead.</source>
        <translation>
            <numerusform>This computer has no font for %Ln name. Boxes will be printed instead.</numerusform>
            <numerusform>This computer has no font for %Ln names. Boxes will be printed instead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets.table_view</name>
    <message numerus="yes">
        <source>%Ln row(s) selected</source>
        <translation>
            <numerusform>%Ln row selected</numerusform>
            <numerusform>%Ln rows selected</numerusform>
        </translation>
    </message>
</context>
</TS>
