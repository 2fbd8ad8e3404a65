<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Copied</source>
        <translation>تم ال&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>&amp;نسخ الإصدارات</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>ال&amp;تراخيص…</translation>
    </message>
    <message>
        <source>A desktop inventory for pet stores. MIT licence.</source>
        <translation>برنامج جرد لمتاجر الحيوانات الأليفة. ترخيص MIT.</translation>
    </message>
    <message>
        <source>About Pet Store</source>
        <translation>حول Pet Store</translation>
    </message>
    <message>
        <source>It runs on {system}, with Python {python} and Qt {qt}.</source>
        <translation>يعمل على ⁨{system}⁩، مع ⁨Python {python}⁩ و⁨Qt {qt}⁩.</translation>
    </message>
    <message>
        <source>It uses Qt under version 3 of the LGPL.</source>
        <translation>يستخدم Qt بموجب ترخيص ⁨LGPL 3⁩.</translation>
    </message>
    <message>
        <source>The versions are copied.</source>
        <translation>نُسخت الإصدارات.</translation>
    </message>
</context>
<context>
    <name>AddPetController</name>
    <message>
        <source>Adding {name}…</source>
        <translation>جارٍ إضافة ⁨{name}⁩…</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>عاد الاتصال.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>إرسال الآن</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>{name} was not added.</source>
        <translation>لم يُضَف ⁨{name}⁩.</translation>
    </message>
</context>
<context>
    <name>AddPetForm</name>
    <message>
        <source>Add an animal</source>
        <translation>إضافة حيوان</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>إضافة الحيوان</translation>
    </message>
    <message>
        <source>An animal without a name is not added yet.</source>
        <translation>حيوان بلا اسم لم يُضَف بعد.</translation>
    </message>
    <message>
        <source>Choose one of the categories, or give a number.</source>
        <translation>اختر فئة، أو أدخل رقمها.</translation>
    </message>
    <message>
        <source>Enter adds the animal and keeps category and status for the next one.</source>
        <translation>اضغط Enter لإضافة الحيوان. تبقى الفئة والحالة للحيوان التالي.</translation>
    </message>
    <message>
        <source>Give a number, or the name of a category.</source>
        <translation>أدخل رقمًا، أو اسم فئة.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>أدخل اسمًا للحيوان.</translation>
    </message>
    <message>
        <source>Give the number of a category, for example 3.</source>
        <translation>أدخل رقم الفئة، مثل 3.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>متابعة إدخاله</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>تسميتها…</translation>
    </message>
    <message>
        <source>The service knows each category by its number. Press Down to see those in use.</source>
        <translation>تعرف الخدمة كل فئة برقمها. اضغط السهم لأسفل لعرض الأرقام المستخدمة.</translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln cells.</source>
        <translation>
            <numerusform>يبدو أن هذه خلايا جدول.</numerusform>
            <numerusform>يبدو أن هذه خلية واحدة.</numerusform>
            <numerusform>يبدو أن هاتين خليتان.</numerusform>
            <numerusform>يبدو أن هذه %Ln خلايا.</numerusform>
            <numerusform>يبدو أن هذه %Ln خلية.</numerusform>
            <numerusform>يبدو أن هذه %Ln خلية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These look like %Ln rows.</source>
        <translation>
            <numerusform>يبدو أن هذه صفوف جدول.</numerusform>
            <numerusform>يبدو أن هذا صف واحد.</numerusform>
            <numerusform>يبدو أن هذين صفان.</numerusform>
            <numerusform>يبدو أن هذه %Ln صفوف.</numerusform>
            <numerusform>يبدو أن هذه %Ln صفًا.</numerusform>
            <numerusform>يبدو أن هذه %Ln صف.</numerusform>
        </translation>
    </message>
    <message>
        <source>a number</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>a number or a name</source>
        <translation>رقم أو اسم</translation>
    </message>
    <message>
        <source>for example Rex</source>
        <translation>مثل ريكس</translation>
    </message>
    <message>
        <source>{name} is not added yet.</source>
        <translation>لم يُضَف ⁨{name}⁩ بعد.</translation>
    </message>
    <message>
        <source>“{name}” has no number yet.</source>
        <translation>«{name}» ليس له رقم بعد.</translation>
    </message>
</context>
<context>
    <name>AddedModel</name>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
</context>
<context>
    <name>AddedTable</name>
    <message>
        <source>Added here today</source>
        <translation>أُضيفت هنا اليوم</translation>
    </message>
</context>
<context>
    <name>AddedTodayController</name>
    <message>
        <source>Added here today</source>
        <translation>أُضيفت هنا اليوم</translation>
    </message>
    <message>
        <source>Nothing was added on this computer today.</source>
        <translation>لم يُضف أي حيوان على هذا الحاسوب اليوم.</translation>
    </message>
</context>
<context>
    <name>AddedTodayDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) added on this computer today</source>
        <translation>
            <numerusform>لم يُضف أي حيوان على هذا الحاسوب اليوم</numerusform>
            <numerusform>أُضيف حيوان واحد على هذا الحاسوب اليوم</numerusform>
            <numerusform>أُضيف حيوانان على هذا الحاسوب اليوم</numerusform>
            <numerusform>أُضيفت %Ln حيوانات على هذا الحاسوب اليوم</numerusform>
            <numerusform>أُضيف %Ln حيوانًا على هذا الحاسوب اليوم</numerusform>
            <numerusform>أُضيف %Ln حيوان على هذا الحاسوب اليوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Added here today</source>
        <translation>أُضيفت هنا اليوم</translation>
    </message>
</context>
<context>
    <name>AddressField</name>
    <message>
        <source>Service address</source>
        <translation>عنوان الخدمة</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer.</source>
        <translation>حدّده المسؤول عن هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer. It is not encrypted: others on the network can read the key.</source>
        <translation>حدّده المسؤول عن هذا الحاسوب. الاتصال غير مشفَّر: قد يقرأ المفتاحَ آخرون على الشبكة.</translation>
    </message>
    <message>
        <source>The store is kept on this computer. It needs no address and no key.</source>
        <translation>المتجر محفوظ على هذا الحاسوب. لا يحتاج إلى عنوان أو مفتاح.</translation>
    </message>
    <message>
        <source>for example {address}</source>
        <translation>مثل ⁨{address}⁩</translation>
    </message>
</context>
<context>
    <name>CardController</name>
    <message>
        <source>Select an animal to see its card.</source>
        <translation>حدّد حيوانًا لعرض بطاقته.</translation>
    </message>
    <message>
        <source>This animal has no card before it is added.</source>
        <translation>لا بطاقة لهذا الحيوان قبل إضافته.</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Animal card</source>
        <translation>بطاقة الحيوان</translation>
    </message>
    <message>
        <source>Close the card</source>
        <translation>إغلاق البطاقة</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>إعادة الاستعلام</translation>
    </message>
</context>
<context>
    <name>CategoryCompleter</name>
    <message>
        <source>Categories</source>
        <translation>الفئات</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>اختيار فئة</translation>
    </message>
</context>
<context>
    <name>CategoryFilter</name>
    <message>
        <source>Only category {category}</source>
        <translation>الفئة ⁨{category}⁩ فقط</translation>
    </message>
    <message>
        <source>Press to show all categories.</source>
        <translation>اضغط لعرض كل الفئات.</translation>
    </message>
</context>
<context>
    <name>CategoryNamesDialog</name>
    <message numerus="yes">
        <source>%Ln name(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>لم يُستورد أي اسم من ⁨{file}⁩.</numerusform>
            <numerusform>استُورد اسم واحد من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ به.</numerusform>
            <numerusform>استُورد اسمان من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بهما.</numerusform>
            <numerusform>استُوردت %Ln أسماء من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بها.</numerusform>
            <numerusform>استُورد %Ln اسمًا من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بها.</numerusform>
            <numerusform>استُورد %Ln اسم من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would be new.</source>
        <translation>
            <numerusform>لن يُضاف أي اسم جديد.</numerusform>
            <numerusform>سيُضاف اسم جديد واحد.</numerusform>
            <numerusform>سيُضاف اسمان جديدان.</numerusform>
            <numerusform>ستُضاف %Ln أسماء جديدة.</numerusform>
            <numerusform>سيُضاف %Ln اسمًا جديدًا.</numerusform>
            <numerusform>سيُضاف %Ln اسم جديد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) would change.</source>
        <translation>
            <numerusform>لن يتغيّر أي اسم.</numerusform>
            <numerusform>سيتغيّر اسم واحد.</numerusform>
            <numerusform>سيتغيّر اسمان.</numerusform>
            <numerusform>ستتغيّر %Ln أسماء.</numerusform>
            <numerusform>سيتغيّر %Ln اسمًا.</numerusform>
            <numerusform>سيتغيّر %Ln اسم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) written to {file}.</source>
        <translation>
            <numerusform>لم يُكتب أي اسم في ⁨{file}⁩.</numerusform>
            <numerusform>كُتب اسم واحد في ⁨{file}⁩.</numerusform>
            <numerusform>كُتب اسمان في ⁨{file}⁩.</numerusform>
            <numerusform>كُتبت %Ln أسماء في ⁨{file}⁩.</numerusform>
            <numerusform>كُتب %Ln اسمًا في ⁨{file}⁩.</numerusform>
            <numerusform>كُتب %Ln اسم في ⁨{file}⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Category {number}: “{before}” becomes “{after}”.</source>
        <translation>الفئة ⁨{number}⁩: «⁨{before}⁩» يصبح «⁨{after}⁩».</translation>
    </message>
    <message>
        <source>No new names in {file}.</source>
        <translation>لا أسماء جديدة في ⁨{file}⁩.</translation>
    </message>
    <message>
        <source>Type the ID of the category “{name}”.</source>
        <translation>اكتب رقم الفئة «{name}».</translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>Add a name</source>
        <translation>إضافة اسم</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>أسماء الفئات</translation>
    </message>
    <message>
        <source>Category {number} is called “{name}” already.</source>
        <translation>اسم الفئة ⁨{number}⁩ هو «⁨{name}⁩» بالفعل.</translation>
    </message>
    <message>
        <source>Category {number}, no name</source>
        <translation>الفئة ⁨{number}⁩، بلا اسم</translation>
    </message>
    <message>
        <source>Name of category {id}</source>
        <translation>اسم الفئة ⁨{id}⁩</translation>
    </message>
    <message>
        <source>New category ID</source>
        <translation>رقم فئة جديدة</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>{column} of row {number}</source>
        <translation>{column} في الصف {number}</translation>
    </message>
</context>
<context>
    <name>ColumnActions</name>
    <message>
        <source>&amp;Default order</source>
        <translation>ال&amp;ترتيب الافتراضي</translation>
    </message>
    <message>
        <source>&amp;Reverse the order</source>
        <translation>ع&amp;كس الترتيب</translation>
    </message>
    <message>
        <source>&amp;Widen column</source>
        <translation>&amp;توسيع العمود</translation>
    </message>
    <message>
        <source>Move column towards the &amp;end</source>
        <translation>نقل العمود نحو ال&amp;نهاية</translation>
    </message>
    <message>
        <source>Move column towards the &amp;start</source>
        <translation>نقل العمود نحو ال&amp;بداية</translation>
    </message>
    <message>
        <source>Na&amp;rrow column</source>
        <translation>ت&amp;ضييق العمود</translation>
    </message>
    <message>
        <source>Rese&amp;t columns</source>
        <translation>إ&amp;عادة تعيين الأعمدة</translation>
    </message>
</context>
<context>
    <name>ColumnBar</name>
    <message>
        <source>Column for {field}</source>
        <translation>عمود «{field}»</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>بلا عناوين</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>لا يُستورد</translation>
    </message>
    <message>
        <source>Row of the titles</source>
        <translation>صف العناوين</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>العناوين</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تعديل</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>البحث عن أمر</translation>
    </message>
    <message>
        <source>Find a command, or type an ID</source>
        <translation>ابحث عن أمر، أو اكتب رقم حيوان</translation>
    </message>
    <message>
        <source>Look up animal {id}</source>
        <translation>استعلام عن الحيوان ⁨{id}⁩</translation>
    </message>
    <message>
        <source>No matching command</source>
        <translation>لا يوجد أمر مطابق</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>{command}, {number} of {count}</source>
        <translation>{command}، {number} من {count}</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Forgetting…</source>
        <translation>جارٍ النسيان…</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>ملف التعريف</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>ملف التعريف: ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation>جارٍ قراءة الإعدادات…</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>عنوان الخدمة</translation>
    </message>
    <message>
        <source>Set by the administrator of this computer</source>
        <translation>ما حدّده المسؤول عن هذا الحاسوب</translation>
    </message>
    <message>
        <source>Set by the administrator…</source>
        <translation>ما حدّده المسؤول…</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>إظهار المفتاح</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>اختبار الاتصال</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>جارٍ اختبار الاتصال…</translation>
    </message>
    <message>
        <source>The key of {address} is not used for another address.</source>
        <translation>مفتاح ⁨{address}⁩ لا يُستخدم لعنوان آخر.</translation>
    </message>
    <message>
        <source>The service answers and accepts the key.</source>
        <translation>ردّت الخدمة وقبلت المفتاح.</translation>
    </message>
    <message>
        <source>Use the key for this session only</source>
        <translation>استخدام المفتاح لهذه الجلسة فقط</translation>
    </message>
    <message>
        <source>leave empty to keep the key</source>
        <translation>اتركه فارغًا لإبقاء المفتاح</translation>
    </message>
</context>
<context>
    <name>ConnectionController</name>
    <message>
        <source>Please note</source>
        <translation>تنبيه</translation>
    </message>
    <message>
        <source>The key is for this session only</source>
        <translation>المفتاح لهذه الجلسة فقط</translation>
    </message>
    <message>
        <source>{address} did not accept the API key.</source>
        <translation>لم يُقبل مفتاح API على ⁨{address}⁩.</translation>
    </message>
</context>
<context>
    <name>CopiedNote</name>
    <message>
        <source>Copied</source>
        <translation>تم النسخ</translation>
    </message>
</context>
<context>
    <name>DetailsButton</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Add an animal</source>
        <translation>إضافة حيوان</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>استيراد جدول بيانات…</translation>
    </message>
    <message>
        <source>Look up ID {id}</source>
        <translation>استعلام عن الرقم {id}</translation>
    </message>
    <message>
        <source>Show all animals</source>
        <translation>عرض كل الحيوانات</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Try it with sample animals</source>
        <translation>تجربة بحيوانات نموذجية</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>لم يُحفظ الملف</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>مصنف Excel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message>
        <source>Animals in the store can&apos;t be changed from here.</source>
        <translation>لا يمكن تغيير حيوانات المتجر من هنا.</translation>
    </message>
    <message>
        <source>Back to my store</source>
        <translation>العودة إلى متجري</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>&amp;ملصقات…</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>لا يوجد ما يمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>These are samples. They are gone when you close Pet Store.</source>
        <translation>هذه نماذج. تختفي عند إغلاق Pet Store.</translation>
    </message>
</context>
<context>
    <name>ForgetButton</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>نسيان…</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Add the animal</source>
        <translation>إضافة الحيوان</translation>
    </message>
    <message>
        <source>Bring back earlier IDs</source>
        <translation>استعادة الأرقام السابقة</translation>
    </message>
    <message>
        <source>Edit one that isn&apos;t added yet</source>
        <translation>تعديل حيوان لم يُضف بعد</translation>
    </message>
    <message>
        <source>Go to the previous part</source>
        <translation>الانتقال إلى الجزء السابق</translation>
    </message>
    <message>
        <source>In the form</source>
        <translation>في النموذج</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>في القائمة</translation>
    </message>
    <message>
        <source>In the look-up</source>
        <translation>في الاستعلام</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>في النافذة</translation>
    </message>
    <message>
        <source>Remove one that isn&apos;t added yet</source>
        <translation>إزالة حيوان لم يُضف بعد</translation>
    </message>
    <message>
        <source>Select several animals</source>
        <translation>تحديد عدة حيوانات</translation>
    </message>
    <message>
        <source>Show the animal card</source>
        <translation>عرض بطاقة الحيوان</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>Add to Production</source>
        <translation>إضافة إلى الإنتاج</translation>
    </message>
    <message>
        <source>Another import takes its place. Nothing was added yet.</source>
        <translation>سيحل محله استيراد آخر. لم يُضَف شيء بعد.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>هل تريد تجاهل التغييرات؟</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>عدم الإضافة</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>استيراد حيوانات</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>متابعة التعديل</translation>
    </message>
    <message>
        <source>Nothing was added: that service is not open any more.</source>
        <translation>لم يُضَف شيء: لم تعد تلك الخدمة مفتوحة.</translation>
    </message>
    <message>
        <source>Nothing was added: {reason}</source>
        <translation>لم يُضَف شيء: {reason}</translation>
    </message>
    <message>
        <source>The import can&apos;t go on: {reason}</source>
        <translation>لا يمكن متابعة الاستيراد: {reason}</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>هل تريد تجاهل التغييرات؟</translation>
    </message>
    <message>
        <source>Import animals</source>
        <translation>استيراد حيوانات</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>متابعة التعديل</translation>
    </message>
    <message>
        <source>Nothing was added yet. The file itself stays as it is.</source>
        <translation>لم يُضَف شيء بعد. يبقى الملف نفسه كما هو.</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>ال&amp;ورقة</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>الورقة</translation>
    </message>
</context>
<context>
    <name>ImportRequests</name>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>It stays as it is: {reason}.</source>
        <translation>يبقى كما هو: {reason}.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>The import couldn&apos;t be discarded</source>
        <translation>تعذّر تجاهل الاستيراد</translation>
    </message>
    <message>
        <source>The rest of the import was discarded.</source>
        <translation>جرى تجاهل بقية الاستيراد.</translation>
    </message>
    <message>
        <source>There are no rows on the clipboard.</source>
        <translation>لا توجد صفوف في الحافظة.</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
</context>
<context>
    <name>KeyringWaitPage</name>
    <message>
        <source>It keeps the API key. It may be asking for a password in its own window.</source>
        <translation>إنها تحفظ مفتاح API. ربما تطلب كلمة مرور في نافذتها.</translation>
    </message>
    <message>
        <source>Type the API key, which is then kept in memory until the program ends.</source>
        <translation>اكتب مفتاح API ليبقى في الذاكرة حتى ينتهي البرنامج.</translation>
    </message>
    <message>
        <source>Use for this session only</source>
        <translation>مفتاح لهذه الجلسة فقط</translation>
    </message>
    <message>
        <source>Use for this session only…</source>
        <translation>مفتاح لهذه الجلسة فقط…</translation>
    </message>
</context>
<context>
    <name>LabelCell</name>
    <message>
        <source>Label {number}, row {row}, column {column}</source>
        <translation>الملصق {number}، الصف {row}، العمود {column}</translation>
    </message>
</context>
<context>
    <name>LabelsDialog</name>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>نسخ كل ملصق</translation>
    </message>
    <message>
        <source>First free label</source>
        <translation>أول ملصق فارغ</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>الملصقات</translation>
    </message>
    <message>
        <source>Print at 100 %, and do not fit to the page.</source>
        <translation>اطبع بمقياس ⁨100 %⁩، من دون ملاءمة الصفحة.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>الورقة</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licence</source>
        <translation>الترخيص</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>ترخيص ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>التراخيص</translation>
    </message>
    <message>
        <source>No licence text included.</source>
        <translation>لم يُرفق نص الترخيص.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>المكوّن</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>المكوّنات وتراخيصها</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>جارٍ تحميل القائمة…</translation>
    </message>
    <message>
        <source>The list of parts cannot be read: {reason}</source>
        <translation>تعذّر تحميل قائمة المكوّنات: {reason}</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>100+</source>
        <translation>علامة +</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>إضافة الحيوان</translation>
    </message>
    <message>
        <source>An added animal can&apos;t be changed or removed. If the reply is lost, the program looks for the animal. It never adds it twice.</source>
        <translation>الحيوان المُضاف لا يمكن تعديله ولا إزالته. إذا ضاع الرد، يبحث البرنامج عن الحيوان، ولا يضيفه مرتين أبدًا.</translation>
    </message>
    <message>
        <source>An animal without a status. No filter finds these, so some may be missing.</source>
        <translation>حيوان بلا حالة. لا تجد التصفية هذه الحيوانات، فقد ينقص بعضها.</translation>
    </message>
    <message>
        <source>Asks the service for this ID. If it can&apos;t answer, the lists are searched.</source>
        <translation>يُسأل عن هذا الرقم في الخدمة. إن تعذّر الرد، يجري البحث في القوائم.</translation>
    </message>
    <message>
        <source>Faults of the service</source>
        <translation>أخطاء الخدمة</translation>
    </message>
    <message>
        <source>Look up ID</source>
        <translation>استعلام بالرقم</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>بلا حالة</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>على الشاشة</translation>
    </message>
    <message>
        <source>Planned to end on {day}, or earlier if the service ends it. After that, only the lists are searched.</source>
        <translation>من المقرر أن ينتهي في {day}، أو قبل ذلك إذا أنهته الخدمة. بعد ذلك يجري البحث في القوائم فقط.</translation>
    </message>
    <message>
        <source>There may be more. The service lists at most 100 animals at a time and gives no total. An animal that isn&apos;t listed may still be there.</source>
        <translation>قد يوجد المزيد. تعرض الخدمة مئة حيوان على الأكثر في كل مرة، ولا تذكر المجموع. الحيوان الذي ليس في القائمة قد يكون موجودًا.</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>آخر تحديث</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>المعنى</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>معنى الأعداد</translation>
    </message>
    <message>
        <source>When the service sent the list. Others may have changed it since.</source>
        <translation>الوقت الذي أرسلت فيه الخدمة القائمة. ربما غيّرها آخرون بعد ذلك.</translation>
    </message>
</context>
<context>
    <name>LimitsNotice</name>
    <message>
        <source>Hide this notice</source>
        <translation>إخفاء هذا التنبيه</translation>
    </message>
    <message>
        <source>Learn more</source>
        <translation>معرفة المزيد</translation>
    </message>
</context>
<context>
    <name>LinkHandler</name>
    <message>
        <source>A link asks to look up the animal with ID {id}.</source>
        <translation>يطلب رابط الاستعلام عن الحيوان رقم ⁨{id}⁩.</translation>
    </message>
    <message>
        <source>Always look up</source>
        <translation>استعلام دائمًا</translation>
    </message>
    <message>
        <source>Do not look up</source>
        <translation>عدم الاستعلام</translation>
    </message>
    <message>
        <source>It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.</source>
        <translation>لا يذكر رقم حيوان كما في ⁨petstore:42⁩. لم يجرِ أي استعلام.</translation>
    </message>
    <message>
        <source>Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all links can be changed in the menu Service.</source>
        <translation>تأتي الروابط من صفحات الويب والرسائل وبرامج أخرى. الاستعلام لا يغيّر شيئًا. يمكنك لاحقًا تغيير اختيارك لجميع الروابط من قائمة «الخدمة».</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>استعلام</translation>
    </message>
    <message>
        <source>This link cannot be used</source>
        <translation>لا يمكن استخدام هذا الرابط</translation>
    </message>
</context>
<context>
    <name>LookupController</name>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي الاستعلام.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>حُفظ باسم ⁨{file}⁩</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved.</source>
        <translation>لم يُحفظ الملف.</translation>
    </message>
    <message>
        <source>The service is busy.</source>
        <translation>الخدمة مشغولة.</translation>
    </message>
    <message>
        <source>The service is busy. Trying ID {id} again in {seconds} s.</source>
        <translation>الخدمة مشغولة. إعادة المحاولة للرقم ⁨{id}⁩ بعد {seconds} ث.</translation>
    </message>
    <message>
        <source>Trying again in {seconds} s.</source>
        <translation>إعادة المحاولة بعد {seconds} ث.</translation>
    </message>
</context>
<context>
    <name>LookupDialog</name>
    <message>
        <source>Animal ID</source>
        <translation>رقم الحيوان</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي الاستعلام.</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>استعلام</translation>
    </message>
    <message>
        <source>Look up an animal</source>
        <translation>الاستعلام عن حيوان</translation>
    </message>
    <message>
        <source>Look up at most {count} IDs at a time.</source>
        <translation>يمكن الاستعلام عن {count} رقم على الأكثر في كل مرة.</translation>
    </message>
    <message>
        <source>Looking up {id}…</source>
        <translation>جارٍ الاستعلام عن ⁨{id}⁩…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Type the ID of an animal.</source>
        <translation>اكتب رقم حيوان.</translation>
    </message>
    <message>
        <source>Type, paste or scan one ID or several, then press Enter.</source>
        <translation>اكتب رقمًا أو عدة أرقام، أو الصقها أو امسحها ضوئيًا، ثم اضغط Enter.</translation>
    </message>
    <message>
        <source>for example 42</source>
        <translation>مثل 42</translation>
    </message>
</context>
<context>
    <name>LookupListModel</name>
    <message>
        <source>Answer</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>الرقم ⁨{id}⁩</translation>
    </message>
    <message>
        <source>Not looked up</source>
        <translation>لم يُستعلم عنه</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <translation>في الانتظار…</translation>
    </message>
</context>
<context>
    <name>LookupListView</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>لم يُنسخ أي صف</numerusform>
            <numerusform>نُسخ صف واحد</numerusform>
            <numerusform>نُسخ صفان</numerusform>
            <numerusform>نُسخت %Ln صفوف</numerusform>
            <numerusform>نُسخ %Ln صفًا</numerusform>
            <numerusform>نُسخ %Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>نسخ الجدول</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>الاستعلامات</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
</context>
<context>
    <name>LookupResultView</name>
    <message>
        <source>Copy for a reply</source>
        <translation>نسخ للرد</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Hide this notice</source>
        <translation>إخفاء هذا التنبيه</translation>
    </message>
    <message>
        <source>Show in list</source>
        <translation>إظهار في القائمة</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Animals</source>
        <translation>ال&amp;حيوانات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ال&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;Service</source>
        <translation>ال&amp;خدمة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ال&amp;عرض</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>لا توجد خدمة مفتوحة.</translation>
    </message>
</context>
<context>
    <name>MainWindowActions</name>
    <message>
        <source>&amp;About Pet Store</source>
        <translation>&amp;حول Pet Store</translation>
    </message>
    <message>
        <source>&amp;Add animal</source>
        <translation>إ&amp;ضافة حيوان</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh</source>
        <translation>الت&amp;حديث التلقائي</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>الأ&amp;عمدة</translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation>الأ&amp;وامر</translation>
    </message>
    <message>
        <source>&amp;Connection…</source>
        <translation>الا&amp;تصال…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>&amp;Find in the list</source>
        <translation>&amp;بحث في القائمة</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>الا&amp;ختصارات</translation>
    </message>
    <message>
        <source>&amp;Look up ID…</source>
        <translation>ا&amp;ستعلام بالرقم…</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>هذه الفئة ف&amp;قط</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إن&amp;هاء</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>ت&amp;حديث</translation>
    </message>
    <message>
        <source>Add one like this</source>
        <translation>إضافة حيوان مثله</translation>
    </message>
    <message>
        <source>Added here toda&amp;y…</source>
        <translation>أُضيفت هنا ال&amp;يوم…</translation>
    </message>
    <message>
        <source>Animal car&amp;d</source>
        <translation>&amp;بطاقة الحيوان</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>إل&amp;غاء</translation>
    </message>
    <message>
        <source>Cate&amp;gory names…</source>
        <translation>أسماء ال&amp;فئات…</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>الألوا&amp;ن</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>نسخ ال&amp;رقم</translation>
    </message>
    <message>
        <source>Copy for a re&amp;ply</source>
        <translation>نسخ &amp;للرد</translation>
    </message>
    <message>
        <source>De&amp;nsity</source>
        <translation>ال&amp;كثافة</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>إن&amp;هاء</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt part</source>
        <translation>الانتقال لل&amp;جزء التالي</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>استيرا&amp;د…</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>&amp;ملصقات…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>إ&amp;عادة الاستعلام</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>ن&amp;ظرة عامة</translation>
    </message>
    <message>
        <source>Paste ro&amp;ws…</source>
        <translation>لصق صف&amp;وف…</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>ال&amp;فرز</translation>
    </message>
    <message>
        <source>Saved vie&amp;ws</source>
        <translation>طرق العرض ال&amp;محفوظة</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Undo &amp;time</source>
        <translation>مهلة الت&amp;راجع</translation>
    </message>
    <message>
        <source>What the &amp;numbers mean</source>
        <translation>معنى الأ&amp;عداد</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>MessagePage</name>
    <message>
        <source>&amp;Choose another file…</source>
        <translation>ا&amp;ختيار ملف آخر…</translation>
    </message>
    <message>
        <source>&amp;None of these</source>
        <translation>&amp;لا شيء منها</translation>
    </message>
    <message>
        <source>&amp;Open this sheet</source>
        <translation>&amp;فتح هذه الورقة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>قراءة الملف</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>جارٍ قراءة ⁨{file}⁩…</translation>
    </message>
    <message>
        <source>Reading {file}… {rows}</source>
        <translation>جارٍ قراءة ⁨{file}⁩… {rows}</translation>
    </message>
    <message>
        <source>Sheet to open</source>
        <translation>الورقة المطلوب فتحها</translation>
    </message>
    <message>
        <source>{file} can be read in several ways. Which one is right?</source>
        <translation>يمكن قراءة ⁨{file}⁩ بعدة طرق. أيها الصحيح؟</translation>
    </message>
    <message>
        <source>{file} can&apos;t be imported. {reason}</source>
        <translation>لا يمكن استيراد ⁨{file}⁩. {reason}</translation>
    </message>
    <message>
        <source>{file} has several sheets. Which one has the animals?</source>
        <translation>في ⁨{file}⁩ عدة أوراق. أيّها فيه الحيوانات؟</translation>
    </message>
</context>
<context>
    <name>NamedController</name>
    <message>
        <source>Another change is still being saved. Try again.</source>
        <translation>ما زال حفظ تغيير آخر جاريًا. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>تم الحفظ.</translation>
    </message>
</context>
<context>
    <name>NamedDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>ا&amp;ستيراد…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>هل تريد تجاهل التغييرات؟</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>متابعة التعديل</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>جارٍ قراءة ⁨{file}⁩…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>جارٍ كتابة ⁨{file}⁩…</translation>
    </message>
</context>
<context>
    <name>OfflineBand</name>
    <message>
        <source>asking once a minute</source>
        <translation>محاولة كل دقيقة</translation>
    </message>
</context>
<context>
    <name>OutboxBridge</name>
    <message>
        <source>Another one was begun. What this window shows was saved again.</source>
        <translation>بدأ البرنامج ملفًا جديدًا، وحفظ فيه ما تعرضه هذه النافذة.</translation>
    </message>
    <message>
        <source>Couldn&apos;t load your draft and unfinished adds: {reason}</source>
        <translation>تعذّر تحميل مسودتك وعمليات الإضافة غير المكتملة: {reason}</translation>
    </message>
    <message>
        <source>The file of unfinished adds was moved or deleted</source>
        <translation>نُقل ملف عمليات الإضافة غير المكتملة أو حُذف</translation>
    </message>
    <message>
        <source>You will be asked about {name} again at the next start. {reason}</source>
        <translation>سيُعاد سؤالك عن ⁨{name}⁩ عند التشغيل التالي. {reason}</translation>
    </message>
    <message>
        <source>Your decision could not be saved</source>
        <translation>تعذّر حفظ قرارك</translation>
    </message>
    <message>
        <source>Your draft can&apos;t be saved right now</source>
        <translation>لا يمكن حفظ مسودتك الآن</translation>
    </message>
</context>
<context>
    <name>OutcomePage</name>
    <message>
        <source>Imported rows</source>
        <translation>الصفوف المستوردة</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>عرض الرسم البياني</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>عرض الجدول</translation>
    </message>
    <message>
        <source>The animals are not listed yet.</source>
        <translation>لم تُحمَّل الحيوانات بعد.</translation>
    </message>
</context>
<context>
    <name>OverviewTable</name>
    <message>
        <source>Animals by category and status</source>
        <translation>الحيوانات حسب الفئة والحالة</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Larger</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>جارٍ إعداد الصفحات…</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>الصفحة {number} من {count}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>الصفحة كاملة</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
</context>
<context>
    <name>PetCard</name>
    <message>
        <source>Copy ID</source>
        <translation>نسخ الرقم</translation>
    </message>
    <message>
        <source>Copy for a reply</source>
        <translation>نسخ للرد</translation>
    </message>
</context>
<context>
    <name>PetListPage</name>
    <message>
        <source>Reading the animals…</source>
        <translation>جارٍ تحميل الحيوانات…</translation>
    </message>
    <message>
        <source>The filter hides it.</source>
        <translation>التصفية تخفيه.</translation>
    </message>
    <message>
        <source>The search hides it.</source>
        <translation>البحث يخفيه.</translation>
    </message>
</context>
<context>
    <name>PetTableView</name>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
</context>
<context>
    <name>PlainMessageBox</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>نسخ التفاصيل</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>PreferencesMenu</name>
    <message>
        <source>&amp;10 seconds</source>
        <translation>&amp;10 ثوانٍ</translation>
    </message>
    <message>
        <source>&amp;5 seconds</source>
        <translation>&amp;5 ثوانٍ</translation>
    </message>
    <message>
        <source>&amp;Ask before adding to Production</source>
        <translation>ال&amp;سؤال قبل الإضافة إلى الإنتاج</translation>
    </message>
    <message>
        <source>&amp;Auto-refresh (set by the administrator)</source>
        <translation>الت&amp;حديث التلقائي (حدّده المسؤول)</translation>
    </message>
    <message>
        <source>&amp;Comfortable</source>
        <translation>&amp;مريحة</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>دا&amp;كنة</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتحة</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>حسب ال&amp;نظام</translation>
    </message>
    <message>
        <source>C&amp;ompact</source>
        <translation>م&amp;ضغوطة</translation>
    </message>
    <message>
        <source>Every &amp;30 seconds</source>
        <translation>كل ثلاثين &amp;ثانية</translation>
    </message>
    <message>
        <source>Every &amp;5 minutes</source>
        <translation>كل خمس &amp;دقائق</translation>
    </message>
    <message>
        <source>Every &amp;minute</source>
        <translation>كل دقي&amp;قة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Look up from &amp;links without asking</source>
        <translation>استعلام من ال&amp;روابط دون سؤال</translation>
    </message>
    <message>
        <source>No font for Arabic on this computer.</source>
        <translation>لا يوجد خط للغة العربية على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>No font for Japanese on this computer.</source>
        <translation>لا يوجد خط للغة اليابانية على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The language changes when the program is started again.</source>
        <translation>تتغيّر اللغة عند تشغيل البرنامج من جديد.</translation>
    </message>
    <message>
        <source>Undo &amp;time (set by the administrator)</source>
        <translation>مهلة الت&amp;راجع (حدّدها المسؤول)</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Landscape</source>
        <translation>أفقي</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>اتجاه الورق</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>الورق</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>عمودي</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>ما تريد طباعته</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add all &amp;shown rows</source>
        <translation>إضافة كل الصفوف ال&amp;معروضة</translation>
    </message>
    <message>
        <source>Add all shown rows</source>
        <translation>إضافة كل الصفوف المعروضة</translation>
    </message>
    <message>
        <source>They are right</source>
        <translation>إنها صحيحة</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>Rows to import</source>
        <translation>الصفوف المطلوب استيرادها</translation>
    </message>
</context>
<context>
    <name>PrintController</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>لم يُعثر على طابعة</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>لم يُطبع شيء</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>تمت الطباعة</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>حُفظ باسم ⁨{file}⁩</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>أُرسل إلى ⁨{printer}⁩</translation>
    </message>
    <message>
        <source>The file wasn&apos;t saved</source>
        <translation>لم يُحفظ الملف</translation>
    </message>
    <message>
        <source>The printer didn&apos;t take it. Check the printer, then try again.</source>
        <translation>لم تقبل الطابعة المهمة. تحقق من الطابعة، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The printers don&apos;t answer</source>
        <translation>الطابعات لا تستجيب</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>لا توجد صفحة كهذه.</translation>
    </message>
    <message>
        <source>This computer has no printer. You can save a PDF instead.</source>
        <translation>لا توجد طابعة لهذا الحاسوب. يمكنك حفظ ملف PDF بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Try again later, or save a PDF instead.</source>
        <translation>حاول مرة أخرى لاحقًا، أو احفظ ملف PDF بدلًا من ذلك.</translation>
    </message>
</context>
<context>
    <name>ProgressWidget</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>المحاولة الآن</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Add to Production</source>
        <translation>إضافة إلى الإنتاج</translation>
    </message>
    <message>
        <source>Do not add</source>
        <translation>عدم الإضافة</translation>
    </message>
    <message>
        <source>Everyone who uses it will see the animal, and this program can&apos;t remove it. You are asked once each time the program starts, until you agree.</source>
        <translation>سيرى الحيوانَ كلُّ من يستخدم هذه الخدمة، ولا يستطيع هذا البرنامج إزالته. يتكرر هذا السؤال مرة عند كل تشغيل للبرنامج، إلى أن توافق.</translation>
    </message>
    <message>
        <source>This is Production. Add “{name}” to it?</source>
        <translation>أنت تعمل على «الإنتاج». هل تريد إضافة «⁨{name}⁩» إليه؟</translation>
    </message>
</context>
<context>
    <name>ResolveAddDialog</name>
    <message>
        <source>Add again</source>
        <translation>إضافة من جديد</translation>
    </message>
    <message>
        <source>Add not confirmed</source>
        <translation>إضافة غير مؤكدة</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>القرار لاحقًا</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>إيقاف السؤال</translation>
    </message>
    <message>
        <source>Stop sending</source>
        <translation>إيقاف الإرسال</translation>
    </message>
    <message>
        <source>Use the selected animal</source>
        <translation>استخدام الحيوان المحدد</translation>
    </message>
    <message>
        <source>Yes, that&apos;s it</source>
        <translation>نعم، هذا هو</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Only this category</source>
        <translation>هذه الفئة ف&amp;قط</translation>
    </message>
    <message>
        <source>&amp;Take out</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>Add one li&amp;ke this</source>
        <translation>إ&amp;ضافة حيوان مثله</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>نسخ ال&amp;رقم</translation>
    </message>
    <message>
        <source>Copy for a &amp;reply</source>
        <translation>نسخ &amp;للرد</translation>
    </message>
    <message>
        <source>Look &amp;up again</source>
        <translation>إ&amp;عادة الاستعلام</translation>
    </message>
    <message>
        <source>Sho&amp;w card</source>
        <translation>إظهار ال&amp;بطاقة</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>ا&amp;ستئناف</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقاف مؤق&amp;ت</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>تقدم الاستيراد</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Save &amp;report…</source>
        <translation>حفظ الت&amp;قرير…</translation>
    </message>
    <message>
        <source>Saving the rows…</source>
        <translation>جارٍ حفظ الصفوف…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
</context>
<context>
    <name>RunView</name>
    <message>
        <source>Import ended: {outcome}</source>
        <translation>انتهى الاستيراد: {outcome}</translation>
    </message>
    <message>
        <source>Import paused: {progress}</source>
        <translation>الاستيراد متوقف مؤقتًا: {progress}</translation>
    </message>
    <message>
        <source>Import: {progress}</source>
        <translation>الاستيراد: {progress}</translation>
    </message>
    <message>
        <source>Paused. Its service is open again, so it can go on.</source>
        <translation>متوقف مؤقتًا. خدمته مفتوحة من جديد، ويمكن استئنافه.</translation>
    </message>
    <message>
        <source>Report saved: {file}</source>
        <translation>حُفظ التقرير: ⁨{file}⁩</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>Show the import</source>
        <translation>إظهار الاستيراد</translation>
    </message>
    <message>
        <source>The report couldn&apos;t be saved</source>
        <translation>تعذّر حفظ التقرير</translation>
    </message>
</context>
<context>
    <name>SavedViewsController</name>
    <message>
        <source>The view wasn&apos;t saved</source>
        <translation>لم تُحفظ طريقة العرض</translation>
    </message>
</context>
<context>
    <name>SavedViewsDialog</name>
    <message numerus="yes">
        <source>%Ln view(s) imported from {file}. Save keeps them.</source>
        <translation>
            <numerusform>لم تُستورد أي طريقة عرض من ⁨{file}⁩.</numerusform>
            <numerusform>استُوردت طريقة عرض واحدة من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بها.</numerusform>
            <numerusform>استُوردت طريقتا عرض من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بهما.</numerusform>
            <numerusform>استُوردت %Ln طرق عرض من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بها.</numerusform>
            <numerusform>استُوردت %Ln طريقة عرض من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بها.</numerusform>
            <numerusform>استُوردت %Ln طريقة عرض من ⁨{file}⁩. اضغط «حفظ» للاحتفاظ بها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would be new.</source>
        <translation>
            <numerusform>لن تُضاف أي طريقة عرض جديدة.</numerusform>
            <numerusform>ستُضاف طريقة عرض جديدة واحدة.</numerusform>
            <numerusform>ستُضاف طريقتا عرض جديدتان.</numerusform>
            <numerusform>ستُضاف %Ln طرق عرض جديدة.</numerusform>
            <numerusform>ستُضاف %Ln طريقة عرض جديدة.</numerusform>
            <numerusform>ستُضاف %Ln طريقة عرض جديدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) would change.</source>
        <translation>
            <numerusform>لن تتغيّر أي طريقة عرض.</numerusform>
            <numerusform>ستتغيّر طريقة عرض واحدة.</numerusform>
            <numerusform>ستتغيّر طريقتا عرض.</numerusform>
            <numerusform>ستتغيّر %Ln طرق عرض.</numerusform>
            <numerusform>ستتغيّر %Ln طريقة عرض.</numerusform>
            <numerusform>ستتغيّر %Ln طريقة عرض.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln view(s) written to {file}.</source>
        <translation>
            <numerusform>لم تُكتب أي طريقة عرض في ⁨{file}⁩.</numerusform>
            <numerusform>كُتبت طريقة عرض واحدة في ⁨{file}⁩.</numerusform>
            <numerusform>كُتبت طريقتا عرض في ⁨{file}⁩.</numerusform>
            <numerusform>كُتبت %Ln طرق عرض في ⁨{file}⁩.</numerusform>
            <numerusform>كُتبت %Ln طريقة عرض في ⁨{file}⁩.</numerusform>
            <numerusform>كُتبت %Ln طريقة عرض في ⁨{file}⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>نقل لأسف&amp;ل</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>نقل لأ&amp;على</translation>
    </message>
    <message>
        <source>No new views in {file}.</source>
        <translation>لا طرق عرض جديدة في ⁨{file}⁩.</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>The view “{name}” changes.</source>
        <translation>ستتغيّر طريقة العرض «⁨{name}⁩».</translation>
    </message>
</context>
<context>
    <name>SavedViewsMenu</name>
    <message>
        <source>&amp;Edit saved views…</source>
        <translation>&amp;تعديل طرق العرض…</translation>
    </message>
    <message>
        <source>&amp;Update view</source>
        <translation>ت&amp;حديث طريقة العرض</translation>
    </message>
    <message>
        <source>&amp;Update “{name}”</source>
        <translation>ت&amp;حديث «{name}»</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>حفظ طريقة العرض &amp;باسم…</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>حدّدها المسؤول</translation>
    </message>
    <message>
        <source>U&amp;ndo the update of “{name}”</source>
        <translation>ت&amp;راجع عن تحديث «{name}»</translation>
    </message>
</context>
<context>
    <name>SavedViewsTable</name>
    <message>
        <source>Name of the view</source>
        <translation>اسم طريقة العرض</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>طرق العرض المحفوظة</translation>
    </message>
    <message>
        <source>Set by the administrator</source>
        <translation>حدّدها المسؤول</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>بحث في القائمة</translation>
    </message>
    <message>
        <source>Name, ID or category</source>
        <translation>اسم أو رقم أو فئة</translation>
    </message>
    <message>
        <source>Searches only the animals that are loaded. The service may have more.</source>
        <translation>يبحث في الحيوانات المحمّلة فقط. قد يكون لدى الخدمة المزيد.</translation>
    </message>
</context>
<context>
    <name>ServiceWatch</name>
    <message>
        <source>The store on this computer stopped and was restarted.</source>
        <translation>توقف المتجر على هذا الحاسوب وأُعيد تشغيله.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>الاختصارات</translation>
    </message>
</context>
<context>
    <name>StagingBanner</name>
    <message>
        <source>Profile: {name}</source>
        <translation>ملف التعريف: ⁨{name}⁩</translation>
    </message>
</context>
<context>
    <name>StateFilter</name>
    <message>
        <source>Rows to show</source>
        <translation>الصفوف المعروضة</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%Ln ID(s) copied</source>
        <translation>
            <numerusform>لم يُنسخ أي رقم</numerusform>
            <numerusform>نُسخ رقم واحد</numerusform>
            <numerusform>نُسخ رقمان</numerusform>
            <numerusform>نُسخت %Ln أرقام</numerusform>
            <numerusform>نُسخ %Ln رقمًا</numerusform>
            <numerusform>نُسخ %Ln رقم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) copied</source>
        <translation>
            <numerusform>لم يُنسخ أي حيوان</numerusform>
            <numerusform>نُسخ حيوان واحد</numerusform>
            <numerusform>نُسخ حيوانان</numerusform>
            <numerusform>نُسخت %Ln حيوانات</numerusform>
            <numerusform>نُسخ %Ln حيوانًا</numerusform>
            <numerusform>نُسخ %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection…</source>
        <translation>الاتصال…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>جارٍ التصدير…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>No list is kept for offline use: {reason}</source>
        <translation>لا تُحفظ قائمة للعمل دون اتصال: {reason}</translation>
    </message>
    <message>
        <source>Opening Pet Store again can&apos;t show this window</source>
        <translation>لا يمكن لفتح Pet Store مرة أخرى أن يعرض هذه النافذة</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>جارٍ الفتح…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>جارٍ الطباعة…</translation>
    </message>
    <message>
        <source>Profile: {name}</source>
        <translation>ملف التعريف: ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Select an animal first.</source>
        <translation>حدّد حيوانًا أولًا.</translation>
    </message>
    <message>
        <source>The kept list was damaged. Its file was renamed.</source>
        <translation>القائمة المحفوظة كانت تالفة. أُعيدت تسمية ملفها.</translation>
    </message>
    <message>
        <source>View “{name}”</source>
        <translation>طريقة العرض «{name}»</translation>
    </message>
    <message>
        <source>Your view can&apos;t be saved: {reason}</source>
        <translation>لا يمكن حفظ طريقة العرض: {reason}</translation>
    </message>
</context>
<context>
    <name>StatusChart</name>
    <message numerus="yes">
        <source>%Ln more in the table</source>
        <translation>
            <numerusform>لا فئات أخرى في الجدول</numerusform>
            <numerusform>فئة واحدة أخرى في الجدول</numerusform>
            <numerusform>فئتان أخريان في الجدول</numerusform>
            <numerusform>%Ln فئات أخرى في الجدول</numerusform>
            <numerusform>%Ln فئة أخرى في الجدول</numerusform>
            <numerusform>%Ln فئة أخرى في الجدول</numerusform>
        </translation>
    </message>
    <message>
        <source>Animals by category and status</source>
        <translation>الحيوانات حسب الفئة والحالة</translation>
    </message>
</context>
<context>
    <name>StatusFilter</name>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>كل الحيوانات</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>List</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Look up ID…</source>
        <translation>استعلام بالرقم…</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
</context>
<context>
    <name>ViewNameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save view as</source>
        <translation>حفظ طريقة العرض باسم</translation>
    </message>
    <message>
        <source>for example Kittens for sale</source>
        <translation>مثل قطط صغيرة للبيع</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Connect to a service…</source>
        <translation>الاتصال بخدمة…</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>استيراد جدول بيانات…</translation>
    </message>
    <message>
        <source>It goes into the store on this computer.</source>
        <translation>يُضاف إلى المتجر على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Use the store on this computer</source>
        <translation>استخدام المتجر على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Welcome to Pet Store</source>
        <translation>مرحبًا بك في Pet Store</translation>
    </message>
    <message>
        <source>Where are your animals kept?</source>
        <translation>أين تُحفظ بيانات حيواناتك؟</translation>
    </message>
    <message>
        <source>Works at once, without a network. The animals stay on this computer.</source>
        <translation>يعمل فورًا ومن دون شبكة. تبقى بيانات الحيوانات على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>You need the address of the Pet Store service and your API key.</source>
        <translation>تحتاج إلى عنوان خدمة Pet Store وإلى مفتاح API الخاص بك.</translation>
    </message>
    <message>
        <source>You need your API key.</source>
        <translation>تحتاج إلى مفتاح API الخاص بك.</translation>
    </message>
</context>
<context>
    <name>_AnswerTable</name>
    <message>
        <source>Answers</source>
        <translation>الردود</translation>
    </message>
</context>
<context>
    <name>add_pet.resolve_dialog</name>
    <message>
        <source>An animal like it is listed now that was not listed before.</source>
        <translation>ظهر في القائمة حيوان مثله لم يكن فيها من قبل.</translation>
    </message>
    <message>
        <source>Animals that it could be</source>
        <translation>الحيوانات المحتملة</translation>
    </message>
    <message>
        <source>Choose it, if it is among them.</source>
        <translation>اختره إن كان بينها.</translation>
    </message>
    <message>
        <source>Is this {name}?</source>
        <translation>هل هذا ⁨{name}⁩؟</translation>
    </message>
    <message>
        <source>It is new and has another status, which may have been changed since.</source>
        <translation>هو جديد وحالته مختلفة. ربما تغيّرت بعد إضافته.</translation>
    </message>
    <message>
        <source>It may also be another add of {name} that isn&apos;t confirmed.</source>
        <translation>ربما تكون إضافة أخرى لـ {name} لم تتأكد بعد.</translation>
    </message>
    <message>
        <source>It may be an older one: not all animals were listed when {name} was sent.</source>
        <translation>ربما كان أقدم: لم تكن القائمة تضم كل الحيوانات حين أُرسل ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>It may be another one: the service doesn&apos;t list all animals.</source>
        <translation>قد يكون حيوانًا آخر: فالخدمة لا تعرض جميع الحيوانات.</translation>
    </message>
    <message>
        <source>It may still arrive. If you add it again, it may be there twice.</source>
        <translation>قد يصل لاحقًا. إذا أضفته من جديد، فقد يتكرر.</translation>
    </message>
    <message>
        <source>It was sent without a status, and the service has no list of those.</source>
        <translation>أُرسل بلا حالة، وليس لدى الخدمة قائمة بهذه الحيوانات.</translation>
    </message>
    <message>
        <source>No answer was received.</source>
        <translation>لم يصل رد.</translation>
    </message>
    <message>
        <source>The list hasn&apos;t been loaded since then.</source>
        <translation>لم تُحمَّل القائمة بعد ذلك.</translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals of each status.</source>
        <translation>تعرض الخدمة {limit} حيوان على الأكثر من كل حالة.</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>تعذّر التأكد من إضافة ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Which of these is {name}?</source>
        <translation>أيّ هذه الحيوانات هو ⁨{name}⁩؟</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) may have been sent on {time}.</source>
        <translation>ربما أُرسل ⁨{name}⁩ (الفئة ⁨{category}⁩، {status}) في {time}.</translation>
    </message>
    <message>
        <source>{name} (category {category}, {status}) was sent on {time}.</source>
        <translation>أُرسل ⁨{name}⁩ (الفئة ⁨{category}⁩، {status}) في {time}.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>ليس ⁨{name}⁩ في القائمة بعد.</translation>
    </message>
    <message>
        <source>{name} was probably added, as ID {id}</source>
        <translation>الأرجح أن ⁨{name}⁩ أُضيف بالرقم ⁨{id}⁩</translation>
    </message>
</context>
<context>
    <name>add_pet.similar_notice</name>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids} and more.</source>
        <translation>
            <numerusform>في القائمة حيوانات اسمها ⁨{name}⁩ في هذه الفئة: الأرقام ⁨{ids}⁩، وغيرها.</numerusform>
            <numerusform>في القائمة حيوان واحد اسمه ⁨{name}⁩ في هذه الفئة: الرقم ⁨{ids}⁩، وغيرها.</numerusform>
            <numerusform>في القائمة حيوانان اسمهما ⁨{name}⁩ في هذه الفئة: الرقمان ⁨{ids}⁩، وغيرها.</numerusform>
            <numerusform>في القائمة %Ln حيوانات اسمها ⁨{name}⁩ في هذه الفئة: الأرقام ⁨{ids}⁩، وغيرها.</numerusform>
            <numerusform>في القائمة %Ln حيوانًا اسمها ⁨{name}⁩ في هذه الفئة: الأرقام ⁨{ids}⁩، وغيرها.</numerusform>
            <numerusform>في القائمة %Ln حيوان اسمها ⁨{name}⁩ في هذه الفئة: الأرقام ⁨{ids}⁩، وغيرها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has %Ln animals called {name} in this category: IDs {ids}.</source>
        <translation>
            <numerusform>في القائمة حيوانات اسمها ⁨{name}⁩ في هذه الفئة: الأرقام ⁨{ids}⁩.</numerusform>
            <numerusform>في القائمة حيوان واحد اسمه ⁨{name}⁩ في هذه الفئة: الرقم ⁨{ids}⁩.</numerusform>
            <numerusform>في القائمة حيوانان اسمهما ⁨{name}⁩ في هذه الفئة: الرقمان ⁨{ids}⁩.</numerusform>
            <numerusform>في القائمة %Ln حيوانات اسمها ⁨{name}⁩ في هذه الفئة: الأرقام ⁨{ids}⁩.</numerusform>
            <numerusform>في القائمة %Ln حيوانًا اسمها ⁨{name}⁩ في هذه الفئة: الأرقام ⁨{ids}⁩.</numerusform>
            <numerusform>في القائمة %Ln حيوان اسمها ⁨{name}⁩ في هذه الفئة: الأرقام ⁨{ids}⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list has an animal called {name} in this category: ID {ids}.</source>
        <translation>في القائمة حيوان اسمه ⁨{name}⁩ في هذه الفئة: الرقم ⁨{ids}⁩.</translation>
    </message>
</context>
<context>
    <name>add_pet.text</name>
    <message numerus="yes">
        <source>%Ln animals are being added</source>
        <translation>
            <numerusform>لا تجري إضافة أي حيوان</numerusform>
            <numerusform>تجري إضافة حيوان واحد</numerusform>
            <numerusform>تجري إضافة حيوانين</numerusform>
            <numerusform>تجري إضافة %Ln حيوانات</numerusform>
            <numerusform>تجري إضافة %Ln حيوانًا</numerusform>
            <numerusform>تجري إضافة %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are not sent yet: they can&apos;t be saved on this computer</source>
        <translation>
            <numerusform>لا حيوانات بانتظار الحفظ</numerusform>
            <numerusform>حيوان واحد لم يُرسَل بعد: لا يمكن حفظه على هذا الحاسوب</numerusform>
            <numerusform>حيوانان لم يُرسَلا بعد: لا يمكن حفظهما على هذا الحاسوب</numerusform>
            <numerusform>%Ln حيوانات لم تُرسَل بعد: لا يمكن حفظها على هذا الحاسوب</numerusform>
            <numerusform>%Ln حيوانًا لم تُرسَل بعد: لا يمكن حفظها على هذا الحاسوب</numerusform>
            <numerusform>%Ln حيوان لم تُرسَل بعد: لا يمكن حفظها على هذا الحاسوب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are still waiting</source>
        <translation>
            <numerusform>لا حيوانات في الانتظار</numerusform>
            <numerusform>حيوان واحد ما زال في الانتظار</numerusform>
            <numerusform>حيوانان ما زالا في الانتظار</numerusform>
            <numerusform>%Ln حيوانات ما زالت في الانتظار</numerusform>
            <numerusform>%Ln حيوانًا ما زالت في الانتظار</numerusform>
            <numerusform>%Ln حيوان ما زالت في الانتظار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals are waiting: {reason}</source>
        <translation>
            <numerusform>لا حيوانات تنتظر: ⁨{reason}⁩</numerusform>
            <numerusform>حيوان واحد ينتظر: ⁨{reason}⁩</numerusform>
            <numerusform>حيوانان ينتظران: ⁨{reason}⁩</numerusform>
            <numerusform>%Ln حيوانات تنتظر: ⁨{reason}⁩</numerusform>
            <numerusform>%Ln حيوانًا تنتظر: ⁨{reason}⁩</numerusform>
            <numerusform>%Ln حيوان تنتظر: ⁨{reason}⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals discarded</source>
        <translation>
            <numerusform>لم يُستبعَد أي حيوان</numerusform>
            <numerusform>استُبعد حيوان واحد</numerusform>
            <numerusform>استُبعد حيوانان</numerusform>
            <numerusform>استُبعدت %Ln حيوانات</numerusform>
            <numerusform>استُبعد %Ln حيوانًا</numerusform>
            <numerusform>استُبعد %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals wait for the service</source>
        <translation>
            <numerusform>لا حيوانات تنتظر الخدمة</numerusform>
            <numerusform>حيوان واحد ينتظر الخدمة</numerusform>
            <numerusform>حيوانان ينتظران الخدمة</numerusform>
            <numerusform>%Ln حيوانات تنتظر الخدمة</numerusform>
            <numerusform>%Ln حيوانًا تنتظر الخدمة</numerusform>
            <numerusform>%Ln حيوان تنتظر الخدمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were not sent</source>
        <translation>
            <numerusform>أُرسلت كل الحيوانات</numerusform>
            <numerusform>حيوان واحد لم يُرسَل</numerusform>
            <numerusform>حيوانان لم يُرسَلا</numerusform>
            <numerusform>%Ln حيوانات لم تُرسَل</numerusform>
            <numerusform>%Ln حيوانًا لم تُرسَل</numerusform>
            <numerusform>%Ln حيوان لم تُرسَل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more like this.</source>
        <translation>
            <numerusform>ولا حيوانات أخرى كذلك.</numerusform>
            <numerusform>وحيوان آخر كذلك.</numerusform>
            <numerusform>وحيوانان آخران كذلك.</numerusform>
            <numerusform>و%Ln حيوانات أخرى كذلك.</numerusform>
            <numerusform>و%Ln حيوانًا آخر كذلك.</numerusform>
            <numerusform>و%Ln حيوان آخر كذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>جارٍ الإضافة…</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>اتخاذ قرار…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تعديل</translation>
    </message>
    <message>
        <source>It is probably ID {id}.</source>
        <translation>الأرجح أنه الحيوان رقم ⁨{id}⁩.</translation>
    </message>
    <message>
        <source>Looking for it in the list…</source>
        <translation>جارٍ البحث عنه في القائمة…</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>لم يُضَف: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>غير مؤكد</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسَل</translation>
    </message>
    <message>
        <source>Sending again…</source>
        <translation>جارٍ الإرسال من جديد…</translation>
    </message>
    <message>
        <source>Sending {name} again…</source>
        <translation>جارٍ إرسال ⁨{name}⁩ من جديد…</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>إيقاف…</translation>
    </message>
    <message>
        <source>The list has animals like it.</source>
        <translation>في القائمة حيوانات مثله.</translation>
    </message>
    <message>
        <source>The service knows this add as another animal. Edit it, and add it again.</source>
        <translation>تعرف الخدمة هذا الإرسال على أنه حيوان آخر. عدّل الحيوان، ثم أضفه من جديد.</translation>
    </message>
    <message>
        <source>They are kept, and offered at the next start.</source>
        <translation>كل شيء محفوظ، وسيُعرض عليك عند التشغيل التالي.</translation>
    </message>
    <message>
        <source>They can&apos;t be saved on this computer. If you quit now, they are lost.</source>
        <translation>يتعذّر الحفظ على هذا الحاسوب. إذا أنهيت البرنامج الآن، فسيضيع ما لم يُرسَل.</translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>إعادة المحاولة بعد {count} ث.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>We couldn&apos;t confirm that {name} was added</source>
        <translation>تعذّر التأكد من إضافة ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{count} d</source>
        <translation>{count} ي</translation>
    </message>
    <message>
        <source>{count} h</source>
        <translation>{count} س</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} د</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} ث</translation>
    </message>
    <message>
        <source>{name} is being added.</source>
        <translation>تجري إضافة {name}.</translation>
    </message>
    <message>
        <source>{name} is waiting: {reason}</source>
        <translation>⁨{name}⁩ في الانتظار: ⁨{reason}⁩</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet ({time}).</source>
        <translation>ليس ⁨{name}⁩ في القائمة بعد ({time}).</translation>
    </message>
    <message>
        <source>{name} isn&apos;t in the list yet.</source>
        <translation>ليس ⁨{name}⁩ في القائمة بعد.</translation>
    </message>
    <message>
        <source>{name} was added, ID {id}.</source>
        <translation>أُضيف ⁨{name}⁩، ورقمه ⁨{id}⁩.</translation>
    </message>
    <message>
        <source>{name} was added.</source>
        <translation>أُضيف ⁨{name}⁩.</translation>
    </message>
    <message>
        <source>{name} was not added</source>
        <translation>لم يُضَف ⁨{name}⁩</translation>
    </message>
    <message>
        <source>{name} was sent before, and we couldn&apos;t confirm it. Sending it again may add it twice.</source>
        <translation>سبق إرسال ⁨{name}⁩، وتعذّر التأكد من إضافته. قد يتكرر إذا أُرسل من جديد.</translation>
    </message>
    <message>
        <source>{name}, {state}</source>
        <translation>⁨{name}⁩، {state}</translation>
    </message>
    <message>
        <source>{name}, {status}, was added, ID {id}.</source>
        <translation>أُضيف ⁨{name}⁩، ⁨{status}⁩، ورقمه ⁨{id}⁩.</translation>
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
        <translation>غير متوفر الآن</translation>
    </message>
    <message>
        <source>off</source>
        <translation>غير مفعّل</translation>
    </message>
    <message>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
</context>
<context>
    <name>connect.text</name>
    <message>
        <source>A key that you type is kept for this session only.</source>
        <translation>المفتاح الذي تكتبه يبقى لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>A list that has not changed is not sent again.</source>
        <translation>القائمة التي لم تتغير لا تُرسَل مرة أخرى.</translation>
    </message>
    <message>
        <source>Adds are sure here: a lost answer is settled automatically.</source>
        <translation>الإضافة مضمونة هنا: إذا فُقد الرد، يُحسم الأمر تلقائيًا.</translation>
    </message>
    <message>
        <source>An animal can be taken back for 10 seconds.</source>
        <translation>يمكن التراجع عن إضافة حيوان خلال 10 ثوانٍ.</translation>
    </message>
    <message>
        <source>An animal can be taken back for 5 seconds.</source>
        <translation>يمكن التراجع عن إضافة حيوان خلال 5 ثوانٍ.</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer. Until then, type the key at each start.</source>
        <translation>اسأل المسؤول عن هذا الحاسوب. حتى ذلك الحين، اكتب المفتاح عند كل تشغيل.</translation>
    </message>
    <message>
        <source>Auto-refresh is off.</source>
        <translation>التحديث التلقائي متوقف.</translation>
    </message>
    <message>
        <source>Credential Manager</source>
        <translation>إدارة بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Forget this service&apos;s key and list?</source>
        <translation>هل تريد نسيان مفتاح هذه الخدمة وقائمتها؟</translation>
    </message>
    <message>
        <source>If it asks for its password, answer it. Or type the key, tick “Use the key for this session only” and press Connect.</source>
        <translation>إذا طلبت كلمة مرورها، فأدخلها. أو اكتب المفتاح، وحدّد «استخدام المفتاح لهذه الجلسة فقط»، ثم اضغط «اتصال».</translation>
    </message>
    <message>
        <source>It has to be typed again at the next start.</source>
        <translation>تجب كتابته من جديد عند التشغيل التالي.</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Leave the field empty to use it, or type another one.</source>
        <translation>اترك الحقل فارغًا لاستخدامه، أو اكتب مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>May be used without encryption: {hosts}</source>
        <translation>مسموح من دون تشفير: ⁨{hosts}⁩</translation>
    </message>
    <message>
        <source>No list is kept on this computer for a day without the service.</source>
        <translation>لا تُحفظ على هذا الحاسوب قائمة لوقت انقطاع الخدمة.</translation>
    </message>
    <message>
        <source>No list is kept.</source>
        <translation>لا توجد قائمة محفوظة.</translation>
    </message>
    <message>
        <source>Once it answers, type the key again to keep it.</source>
        <translation>عندما ترد، اكتب المفتاح من جديد لحفظه.</translation>
    </message>
    <message>
        <source>Once it is unlocked, type the key again to keep it.</source>
        <translation>بعد فتح قفلها، اكتب المفتاح من جديد لحفظه.</translation>
    </message>
    <message>
        <source>Only these profiles are offered: {profiles}.</source>
        <translation>ملفات التعريف المتاحة هي هذه فقط: {profiles}.</translation>
    </message>
    <message>
        <source>Press Connect to enter its password, or use a key for this session only.</source>
        <translation>اضغط «اتصال» لإدخال كلمة مرورها، أو استخدم مفتاحًا لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>Saved views for everybody: {names}</source>
        <translation>طرق عرض محفوظة للجميع: ⁨{names}⁩</translation>
    </message>
    <message>
        <source>Start it and press Connect, or type the key again.</source>
        <translation>شغّله ثم اضغط «اتصال»، أو اكتب المفتاح من جديد.</translation>
    </message>
    <message>
        <source>The address of {profile}: {address}</source>
        <translation>عنوان «⁨{profile}⁩»: ⁨{address}⁩</translation>
    </message>
    <message>
        <source>The key for {address} and the list kept of it are removed from this computer.</source>
        <translation>سيُزال مفتاح ⁨{address}⁩ وقائمته المحفوظة من هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The key was forgotten.</source>
        <translation>نُسي المفتاح.</translation>
    </message>
    <message>
        <source>The list kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>لا يمكن إزالة القائمة المحفوظة على هذا الحاسوب: {reason}.</translation>
    </message>
    <message>
        <source>The list refreshes every 30 seconds.</source>
        <translation>تُحدَّث القائمة كل ثلاثين ثانية.</translation>
    </message>
    <message>
        <source>The list refreshes every 5 minutes.</source>
        <translation>تُحدَّث القائمة كل خمس دقائق.</translation>
    </message>
    <message>
        <source>The list refreshes every minute.</source>
        <translation>تُحدَّث القائمة كل دقيقة.</translation>
    </message>
    <message>
        <source>The program has forgotten the key.</source>
        <translation>نسي البرنامج المفتاح.</translation>
    </message>
    <message>
        <source>The system keyring</source>
        <translation>حلقة مفاتيح النظام</translation>
    </message>
    <message>
        <source>There is nothing to fill in.</source>
        <translation>لا حاجة إلى تعبئة شيء.</translation>
    </message>
    <message>
        <source>To keep it, type it again without “Use the key for this session only”.</source>
        <translation>لحفظه، اكتبه من جديد من دون تحديد «استخدام المفتاح لهذه الجلسة فقط».</translation>
    </message>
    <message>
        <source>To use another one, type it.</source>
        <translation>لاستخدام مفتاح آخر، اكتبه.</translation>
    </message>
    <message>
        <source>Type another one, or ask the person who runs the service for it.</source>
        <translation>اكتب مفتاحًا آخر، أو اطلبه من المسؤول عن الخدمة.</translation>
    </message>
    <message>
        <source>Type or paste the key that you were given.</source>
        <translation>اكتب المفتاح الذي حصلت عليه أو الصقه.</translation>
    </message>
    <message>
        <source>Undo time is off.</source>
        <translation>التراجع بعد الإضافة متوقف.</translation>
    </message>
    <message>
        <source>Use a key for this session, and ask the person who looks after this computer.</source>
        <translation>استخدم مفتاحًا لهذه الجلسة فقط، واسأل المسؤول عن هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Waiting for Credential Manager…</source>
        <translation>في انتظار إدارة بيانات الاعتماد…</translation>
    </message>
    <message>
        <source>Waiting for Keychain…</source>
        <translation>في انتظار سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>Waiting for the system keyring…</source>
        <translation>في انتظار حلقة مفاتيح النظام…</translation>
    </message>
    <message>
        <source>Windows Credential Manager</source>
        <translation>إدارة بيانات الاعتماد في Windows</translation>
    </message>
    <message>
        <source>macOS Keychain</source>
        <translation>سلسلة مفاتيح macOS</translation>
    </message>
    <message>
        <source>{keyring} may still have it.</source>
        <translation>{keyring} قد تحتفظ به بعد.</translation>
    </message>
    <message>
        <source>{profile} has no address yet. Type the one that you were given.</source>
        <translation>ليس لملف التعريف «⁨{profile}⁩» عنوان بعد. اكتب العنوان الذي حصلت عليه.</translation>
    </message>
    <message>
        <source>{state} Enter the API key for {address}.</source>
        <translation>{state} أدخل مفتاح API للعنوان ⁨{address}⁩.</translation>
    </message>
</context>
<context>
    <name>exporting.choices</name>
    <message>
        <source>All loaded ({count})</source>
        <translation>كل المحمّلة ({count})</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>المحددة ({count})</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>المعروضة ({count})</translation>
    </message>
</context>
<context>
    <name>exporting.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {file}</source>
        <translation>
            <numerusform>لم يُصدَّر أي حيوان إلى ⁨{file}⁩</numerusform>
            <numerusform>صُدِّر حيوان واحد إلى ⁨{file}⁩</numerusform>
            <numerusform>صُدِّر حيوانان إلى ⁨{file}⁩</numerusform>
            <numerusform>صُدِّرت %Ln حيوانات إلى ⁨{file}⁩</numerusform>
            <numerusform>صُدِّر %Ln حيوانًا إلى ⁨{file}⁩</numerusform>
            <numerusform>صُدِّر %Ln حيوان إلى ⁨{file}⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) found in the list.</source>
        <translation>
            <numerusform>لم يُعثر على حيوان في القائمة.</numerusform>
            <numerusform>عُثر على حيوان واحد في القائمة.</numerusform>
            <numerusform>عُثر على حيوانين في القائمة.</numerusform>
            <numerusform>عُثر على %Ln حيوانات في القائمة.</numerusform>
            <numerusform>عُثر على %Ln حيوانًا في القائمة.</numerusform>
            <numerusform>عُثر على %Ln حيوان في القائمة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s).</source>
        <translation>
            <numerusform>لا حيوانات.</numerusform>
            <numerusform>حيوان واحد.</numerusform>
            <numerusform>حيوانان.</numerusform>
            <numerusform>%Ln حيوانات.</numerusform>
            <numerusform>%Ln حيوانًا.</numerusform>
            <numerusform>%Ln حيوان.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln available animal(s).</source>
        <translation>
            <numerusform>لا حيوانات متاحة.</numerusform>
            <numerusform>حيوان واحد متاح.</numerusform>
            <numerusform>حيوانان متاحان.</numerusform>
            <numerusform>%Ln حيوانات متاحة.</numerusform>
            <numerusform>%Ln حيوانًا متاحًا.</numerusform>
            <numerusform>%Ln حيوان متاح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pending animal(s).</source>
        <translation>
            <numerusform>لا حيوانات محجوزة.</numerusform>
            <numerusform>حيوان واحد محجوز.</numerusform>
            <numerusform>حيوانان محجوزان.</numerusform>
            <numerusform>%Ln حيوانات محجوزة.</numerusform>
            <numerusform>%Ln حيوانًا محجوزًا.</numerusform>
            <numerusform>%Ln حيوان محجوز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected animal(s).</source>
        <translation>
            <numerusform>لا حيوانات محددة.</numerusform>
            <numerusform>حيوان واحد محدد.</numerusform>
            <numerusform>حيوانان محددان.</numerusform>
            <numerusform>%Ln حيوانات محددة.</numerusform>
            <numerusform>%Ln حيوانًا محددًا.</numerusform>
            <numerusform>%Ln حيوان محدد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sold animal(s).</source>
        <translation>
            <numerusform>لا حيوانات مباعة.</numerusform>
            <numerusform>حيوان واحد مباع.</numerusform>
            <numerusform>حيوانان مباعان.</numerusform>
            <numerusform>%Ln حيوانات مباعة.</numerusform>
            <numerusform>%Ln حيوانًا مباعًا.</numerusform>
            <numerusform>%Ln حيوان مباع.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table with filters. Its second sheet says how complete it is.</source>
        <translation>جدول مع تصفية. تذكر الورقة الثانية مدى اكتماله.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول الملف</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Animal counts</source>
        <translation>أعداد الحيوانات</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
    <message>
        <source>Animals without a status may be missing.</source>
        <translation>قد تنقص حيوانات بلا حالة.</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>بتاريخ</translation>
    </message>
    <message>
        <source>As of {time}.</source>
        <translation>بتاريخ {time}.</translation>
    </message>
    <message>
        <source>Counts exported to {file}</source>
        <translation>صُدِّرت الأعداد إلى ⁨{file}⁩</translation>
    </message>
    <message numerus="yes">
        <source>Counts of %Ln animal(s).</source>
        <translation>
            <numerusform>لا حيوانات لعدّها.</numerusform>
            <numerusform>أعداد حيوان واحد.</numerusform>
            <numerusform>أعداد حيوانين.</numerusform>
            <numerusform>أعداد %Ln حيوانات.</numerusform>
            <numerusform>أعداد %Ln حيوانًا.</numerusform>
            <numerusform>أعداد %Ln حيوان.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>التصفية</translation>
    </message>
    <message>
        <source>For other programs.</source>
        <translation>للبرامج الأخرى.</translation>
    </message>
    <message>
        <source>From the list of {time}.</source>
        <translation>من قائمة {time}.</translation>
    </message>
    <message>
        <source>ID, name, category and status, unchanged.</source>
        <translation>الرقم والاسم والفئة والحالة، دون تغيير.</translation>
    </message>
    <message>
        <source>Kept list</source>
        <translation>قائمة محفوظة</translation>
    </message>
    <message>
        <source>Plain text that every spreadsheet opens.</source>
        <translation>نص عادي تفتحه كل برامج الجداول.</translation>
    </message>
    <message>
        <source>Search: {text}</source>
        <translation>البحث: ⁨{text}⁩</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
    </message>
    <message>
        <source>The list is complete.</source>
        <translation>القائمة كاملة.</translation>
    </message>
    <message>
        <source>The rest of the list was not loaded.</source>
        <translation>لم تُحمَّل بقية القائمة.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>قد يوجد المزيد.</translation>
    </message>
    <message>
        <source>These are the animals of the last list that was kept.</source>
        <translation>هذه حيوانات آخر قائمة محفوظة.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>{status} (at least)</source>
        <translation>{status} (على الأقل)</translation>
    </message>
</context>
<context>
    <name>i18n.text</name>
    <message>
        <source>Available</source>
        <translation>متاح</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>بلا حالة</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>محجوز</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>مباع</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>استخدم رقمًا من ⁨{least}⁩ إلى ⁨{most}⁩.</translation>
    </message>
    <message>
        <source>Use digits only, for example 42.</source>
        <translation>استخدم الأرقام 0–9 فقط، مثل 42.</translation>
    </message>
    <message>
        <source>available</source>
        <translation>متاح</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>بلا حالة</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>محجوز</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>مباع</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}، {last}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}، {time}</translation>
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
        <translation>⁨{name}⁩، {status}، الفئة ⁨{category}⁩، الرقم ⁨{id}⁩</translation>
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
        <translation>الصف</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الوضع</translation>
    </message>
</context>
<context>
    <name>importing.text</name>
    <message numerus="yes">
        <source>%Ln a second</source>
        <translation>
            <numerusform>%Ln في الثانية</numerusform>
            <numerusform>واحد في الثانية</numerusform>
            <numerusform>اثنان في الثانية</numerusform>
            <numerusform>%Ln في الثانية</numerusform>
            <numerusform>%Ln في الثانية</numerusform>
            <numerusform>%Ln في الثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>لم يُضَف أي حيوان</numerusform>
            <numerusform>أُضيف حيوان واحد</numerusform>
            <numerusform>أُضيف حيوانان</numerusform>
            <numerusform>أُضيفت %Ln حيوانات</numerusform>
            <numerusform>أُضيف %Ln حيوانًا</numerusform>
            <numerusform>أُضيف %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>أقل من دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتين</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not added</source>
        <translation>
            <numerusform>%Ln لم تُضَف</numerusform>
            <numerusform>واحد لم يُضَف</numerusform>
            <numerusform>اثنان لم يُضافا</numerusform>
            <numerusform>%Ln لم تُضَف</numerusform>
            <numerusform>%Ln لم تُضَف</numerusform>
            <numerusform>%Ln لم تُضَف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not confirmed</source>
        <translation>
            <numerusform>%Ln غير مؤكدة</numerusform>
            <numerusform>واحد غير مؤكد</numerusform>
            <numerusform>اثنان غير مؤكدين</numerusform>
            <numerusform>%Ln غير مؤكدة</numerusform>
            <numerusform>%Ln غير مؤكدة</numerusform>
            <numerusform>%Ln غير مؤكدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln لم تُرسَل</numerusform>
            <numerusform>واحد لم يُرسَل</numerusform>
            <numerusform>اثنان لم يُرسَلا</numerusform>
            <numerusform>%Ln لم تُرسَل</numerusform>
            <numerusform>%Ln لم تُرسَل</numerusform>
            <numerusform>%Ln لم تُرسَل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%Ln صفوف</numerusform>
            <numerusform>%Ln صفًا</numerusform>
            <numerusform>%Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) corrected</source>
        <translation>
            <numerusform>لم يُصحَّح أي صف</numerusform>
            <numerusform>صُحِّح صف واحد</numerusform>
            <numerusform>صُحِّح صفان</numerusform>
            <numerusform>صُحِّحت %Ln صفوف</numerusform>
            <numerusform>صُحِّح %Ln صفًا</numerusform>
            <numerusform>صُحِّح %Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will be added</source>
        <translation>
            <numerusform>لن يُضاف أي صف</numerusform>
            <numerusform>سيُضاف صف واحد</numerusform>
            <numerusform>سيُضاف صفان</numerusform>
            <numerusform>ستُضاف %Ln صفوف</numerusform>
            <numerusform>سيُضاف %Ln صفًا</numerusform>
            <numerusform>سيُضاف %Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>أقل من ثانية</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتين</numerusform>
            <numerusform>%Ln ثوانٍ</numerusform>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>%Ln ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln animal(s)</source>
        <translation>
            <numerusform>إضافة الحيوانات</numerusform>
            <numerusform>إضافة حيوان واحد</numerusform>
            <numerusform>إضافة حيوانين</numerusform>
            <numerusform>إضافة %Ln حيوانات</numerusform>
            <numerusform>إضافة %Ln حيوانًا</numerusform>
            <numerusform>إضافة %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>تمت الإضافة</translation>
    </message>
    <message>
        <source>Added before</source>
        <translation>أُضيف سابقًا</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>كل الملفات</translation>
    </message>
    <message numerus="yes">
        <source>Check %Ln animal(s)</source>
        <translation>
            <numerusform>التحقق من الحيوانات</numerusform>
            <numerusform>التحقق من حيوان واحد</numerusform>
            <numerusform>التحقق من حيوانين</numerusform>
            <numerusform>التحقق من %Ln حيوانات</numerusform>
            <numerusform>التحقق من %Ln حيوانًا</numerusform>
            <numerusform>التحقق من %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the whole row</source>
        <translation>تحقق من الصف كله</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>مشكوك فيه</translation>
    </message>
    <message>
        <source>Doubtful, left out</source>
        <translation>مشكوك فيه، لم يُضف</translation>
    </message>
    <message>
        <source>Everyone who uses it will see them. This program can&apos;t remove them.</source>
        <translation>سيراها كل من يستخدم هذه الخدمة. لا يستطيع هذا البرنامج إزالتها.</translation>
    </message>
    <message>
        <source>Gets a new ID</source>
        <translation>يحصل على رقم جديد</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>الرقم ⁨{id}⁩</translation>
    </message>
    <message>
        <source>ID {id} is in the file</source>
        <translation>الرقم ⁨{id}⁩ موجود في الملف</translation>
    </message>
    <message>
        <source>Import pasted rows</source>
        <translation>استيراد الصفوف الملصقة</translation>
    </message>
    <message>
        <source>Import {file}</source>
        <translation>استيراد ⁨{file}⁩</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>مستبعد</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>يبدو أنه مجموع</translation>
    </message>
    <message>
        <source>No titles found. These columns are a guess: {columns}. Please check them.</source>
        <translation>لم يُعثر على عناوين. هذه الأعمدة تخمين: ⁨{columns}⁩. يرجى التحقق منها.</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>لم تتم الإضافة</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>غير مؤكد</translation>
    </message>
    <message>
        <source>Not confirmed before</source>
        <translation>غير مؤكد سابقًا</translation>
    </message>
    <message>
        <source>Not in the list with ID {id}</source>
        <translation>ليس في القائمة بالرقم ⁨{id}⁩</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسَل</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>الصفوف الملصقة</translation>
    </message>
    <message>
        <source>Paused, an unexpected error occurred.</source>
        <translation>متوقف مؤقتًا. حدث خطأ غير متوقع.</translation>
    </message>
    <message>
        <source>Paused, the connection is lost.</source>
        <translation>متوقف مؤقتًا. انقطع الاتصال.</translation>
    </message>
    <message>
        <source>Paused, the connection is lost. It goes on automatically.</source>
        <translation>متوقف مؤقتًا. انقطع الاتصال. يُستأنف تلقائيًا.</translation>
    </message>
    <message>
        <source>Paused, the service is busy. It goes on automatically.</source>
        <translation>متوقف مؤقتًا. الخدمة مشغولة. يُستأنف تلقائيًا.</translation>
    </message>
    <message>
        <source>Paused, the service needs another API key.</source>
        <translation>متوقف مؤقتًا. تحتاج الخدمة إلى مفتاح API آخر.</translation>
    </message>
    <message>
        <source>Paused, this computer can&apos;t save what is sent: {reason}</source>
        <translation>متوقف مؤقتًا. لا يمكن حفظ ما يُرسَل على هذا الحاسوب: {reason}</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>متوقف مؤقتًا.</translation>
    </message>
    <message>
        <source>Paused. It can go on when its own service is open.</source>
        <translation>متوقف مؤقتًا. يمكن استئنافه بعد فتح خدمته.</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>تكرار محتمل</translation>
    </message>
    <message>
        <source>Possible duplicate, left out</source>
        <translation>تكرار محتمل، مستبعد</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>مشكلة</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>الصف {number}</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>الصف {number}: ⁨{cells}⁩</translation>
    </message>
    <message>
        <source>Same name and category as ID {id}</source>
        <translation>الاسم والفئة نفسهما للرقم ⁨{id}⁩</translation>
    </message>
    <message>
        <source>Same name and category as row {number}</source>
        <translation>الاسم والفئة نفسهما في الصف {number}</translation>
    </message>
    <message>
        <source>Sent from {file}</source>
        <translation>أُرسل من ⁨{file}⁩</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>الجداول</translation>
    </message>
    <message>
        <source>The file says it was added</source>
        <translation>أُضيف بحسب الملف</translation>
    </message>
    <message>
        <source>The import checks whether it was added. Tick it to add it once more.</source>
        <translation>يتحقق الاستيراد مما إذا كان قد أُضيف. حدّده لإضافته مرة أخرى.</translation>
    </message>
    <message>
        <source>These columns are a guess: {columns}. Please check them.</source>
        <translation>هذه الأعمدة تخمين: ⁨{columns}⁩. يرجى التحقق منها.</translation>
    </message>
    <message numerus="yes">
        <source>This is Production. Add %Ln animal(s) to it?</source>
        <translation>
            <numerusform>أنت تعمل على «الإنتاج». هل تريد الإضافة إليه؟</numerusform>
            <numerusform>أنت تعمل على «الإنتاج». هل تريد إضافة حيوان واحد إليه؟</numerusform>
            <numerusform>أنت تعمل على «الإنتاج». هل تريد إضافة حيوانين إليه؟</numerusform>
            <numerusform>أنت تعمل على «الإنتاج». هل تريد إضافة %Ln حيوانات إليه؟</numerusform>
            <numerusform>أنت تعمل على «الإنتاج». هل تريد إضافة %Ln حيوانًا إليه؟</numerusform>
            <numerusform>أنت تعمل على «الإنتاج». هل تريد إضافة %Ln حيوان إليه؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying again in {count} s.</source>
        <translation>إعادة المحاولة بعد {count} ث.</translation>
    </message>
    <message>
        <source>Use {text} there, too</source>
        <translation>استخدام {text} هناك أيضًا</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Waits in {file}</source>
        <translation>ينتظر في ⁨{file}⁩</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>بقي نحو {time}</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>الفئة ⁨{category}⁩</translation>
    </message>
    <message>
        <source>checking {count} not confirmed</source>
        <translation>جارٍ التحقق من {count} غير مؤكدة</translation>
    </message>
    <message>
        <source>found in the list</source>
        <translation>عُثر عليه في القائمة</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>لا رد</translation>
    </message>
    <message>
        <source>not in the list yet</source>
        <translation>ليس في القائمة بعد</translation>
    </message>
    <message>
        <source>several animals could be it</source>
        <translation>عدة حيوانات محتملة</translation>
    </message>
    <message>
        <source>the import was stopped</source>
        <translation>أُوقف الاستيراد</translation>
    </message>
    <message>
        <source>the list has one like it, which may be another one</source>
        <translation>في القائمة حيوان مثله، وقد يكون حيوانًا آخر</translation>
    </message>
    <message>
        <source>the list may be incomplete</source>
        <translation>قد تكون القائمة ناقصة</translation>
    </message>
    <message>
        <source>will be added</source>
        <translation>سيُضاف</translation>
    </message>
    <message>
        <source>will be checked</source>
        <translation>سيُتحقق منه</translation>
    </message>
    <message>
        <source>will not be added</source>
        <translation>لن يُضاف</translation>
    </message>
    <message>
        <source>{added} of {total} added</source>
        <translation>أُضيف {added} من {total}</translation>
    </message>
    <message>
        <source>{field} is empty. {expected}</source>
        <translation>حقل {field} فارغ. {expected}</translation>
    </message>
    <message>
        <source>{field} “{value}” can&apos;t be used. {expected}</source>
        <translation>لا يمكن استخدام «⁨{value}⁩» في حقل {field}. {expected}</translation>
    </message>
    <message>
        <source>{file} isn&apos;t finished: {state}</source>
        <translation>لم يكتمل {file}: {state}</translation>
    </message>
    <message>
        <source>{file} report</source>
        <translation>تقرير {file}</translation>
    </message>
    <message>
        <source>{included} of {total} rows will be added</source>
        <translation>الصفوف التي ستُضاف: {included} من {total}</translation>
    </message>
    <message>
        <source>{row}, {will}.</source>
        <translation>{row}، {will}.</translation>
    </message>
    <message>
        <source>{settled} of {total}</source>
        <translation>{settled} من {total}</translation>
    </message>
    <message>
        <source>{title} ({letter})</source>
        <translation>⁨{title}⁩ ({letter})</translation>
    </message>
    <message numerus="yes">
        <source>“{text}” is in %Ln other row(s).</source>
        <translation>
            <numerusform>«{text}» ليست في أي صف آخر.</numerusform>
            <numerusform>«{text}» في صف آخر واحد.</numerusform>
            <numerusform>«{text}» في صفين آخرين.</numerusform>
            <numerusform>«{text}» في %Ln صفوف أخرى.</numerusform>
            <numerusform>«{text}» في %Ln صفًا آخر.</numerusform>
            <numerusform>«{text}» في %Ln صف آخر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labels.dialog</name>
    <message>
        <source>Category {number}</source>
        <translation>الفئة ⁨{number}⁩</translation>
    </message>
    <message>
        <source>ID {id}</source>
        <translation>الرقم ⁨{id}⁩</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>الملصقات</translation>
    </message>
    <message>
        <source>Labels: {labels}</source>
        <translation>الملصقات: {labels}</translation>
    </message>
    <message>
        <source>Labels: {labels}, sheets: {sheets}</source>
        <translation>الملصقات: {labels}، الأوراق: {sheets}</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Roll, {width} wide</source>
        <translation>لفة، عرضها ⁨{width}⁩</translation>
    </message>
    <message>
        <source>Selected ({count})</source>
        <translation>المحددة ({count})</translation>
    </message>
    <message>
        <source>Shown ({count})</source>
        <translation>المعروضة ({count})</translation>
    </message>
    <message>
        <source>{sheet} ({paper})</source>
        <translation>⁨{sheet} ({paper})⁩</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>⁨{width} × {height}⁩ مم</translation>
    </message>
</context>
<context>
    <name>lookup.list_view</name>
    <message>
        <source>About</source>
        <translation>حول الملف</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>الاستعلامات</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>وقت الحفظ</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>الخدمة</translation>
    </message>
</context>
<context>
    <name>lookup.text</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln عُثر عليها</numerusform>
            <numerusform>واحد عُثر عليه</numerusform>
            <numerusform>اثنان عُثر عليهما</numerusform>
            <numerusform>%Ln عُثر عليها</numerusform>
            <numerusform>%Ln عُثر عليها</numerusform>
            <numerusform>%Ln عُثر عليها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not an ID</source>
        <translation>
            <numerusform>%Ln ليست أرقام حيوانات</numerusform>
            <numerusform>واحد ليس رقم حيوان</numerusform>
            <numerusform>اثنان ليسا رقمي حيوان</numerusform>
            <numerusform>%Ln ليست أرقام حيوانات</numerusform>
            <numerusform>%Ln ليست أرقام حيوانات</numerusform>
            <numerusform>%Ln ليست أرقام حيوانات</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <translation>
            <numerusform>%Ln لم يُعثر عليها</numerusform>
            <numerusform>واحد لم يُعثر عليه</numerusform>
            <numerusform>اثنان لم يُعثر عليهما</numerusform>
            <numerusform>%Ln لم يُعثر عليها</numerusform>
            <numerusform>%Ln لم يُعثر عليها</numerusform>
            <numerusform>%Ln لم يُعثر عليها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not looked up</source>
        <translation>
            <numerusform>%Ln لم يُستعلم عنها</numerusform>
            <numerusform>واحد لم يُستعلم عنه</numerusform>
            <numerusform>اثنان لم يُستعلم عنهما</numerusform>
            <numerusform>%Ln لم يُستعلم عنها</numerusform>
            <numerusform>%Ln لم يُستعلم عنها</numerusform>
            <numerusform>%Ln لم يُستعلم عنها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain</source>
        <translation>
            <numerusform>%Ln غير مؤكدة</numerusform>
            <numerusform>واحد غير مؤكد</numerusform>
            <numerusform>اثنان غير مؤكدين</numerusform>
            <numerusform>%Ln غير مؤكدة</numerusform>
            <numerusform>%Ln غير مؤكدة</numerusform>
            <numerusform>%Ln غير مؤكدة</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}</source>
        <translation>بتاريخ {time}</translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>من القائمة، بتاريخ {time}</translation>
    </message>
    <message>
        <source>Compare the number with the one you were given.</source>
        <translation>قارن الرقم بالرقم الذي حصلت عليه.</translation>
    </message>
    <message>
        <source>ID {id} isn&apos;t in the list of {time}. The service doesn&apos;t answer.</source>
        <translation>الرقم ⁨{id}⁩ ليس في قائمة {time}. الخدمة لا ترد.</translation>
    </message>
    <message>
        <source>ID {id} was not found.</source>
        <translation>لم يُعثر على الرقم ⁨{id}⁩.</translation>
    </message>
    <message>
        <source>ID {id} wasn&apos;t found, but the lists may be incomplete.</source>
        <translation>لم يُعثر على الرقم ⁨{id}⁩، لكن القوائم قد تكون ناقصة.</translation>
    </message>
    <message>
        <source>Looking up by ID doesn&apos;t work right now. Only the lists were searched.</source>
        <translation>الاستعلام بالرقم لا يعمل الآن. جرى البحث في القوائم فقط.</translation>
    </message>
    <message>
        <source>Looking up by ID ends on {day}. From then on, only the lists are searched.</source>
        <translation>ينتهي الاستعلام بالرقم في {day}. بعد ذلك يجري البحث في القوائم فقط.</translation>
    </message>
    <message>
        <source>Looking up by ID has ended. The program searches the lists, which may be incomplete.</source>
        <translation>انتهى الاستعلام بالرقم. يبحث البرنامج في القوائم، وقد تكون ناقصة.</translation>
    </message>
    <message>
        <source>Looking up by ID was to end on {day}. It may stop any day.</source>
        <translation>كان الاستعلام بالرقم سينتهي في {day}. قد يتوقف في أي يوم.</translation>
    </message>
    <message>
        <source>No animal found with ID {id}</source>
        <translation>لم يُعثر على حيوان بالرقم ⁨{id}⁩</translation>
    </message>
    <message>
        <source>No answer for ID {id}.</source>
        <translation>لم يصل رد عن الرقم ⁨{id}⁩.</translation>
    </message>
    <message>
        <source>No answer: {reason}</source>
        <translation>لا رد: {reason}</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>ليس رقمًا</translation>
    </message>
    <message>
        <source>Not found in the whole list. As of {time}</source>
        <translation>لم يُعثر عليه في القائمة كاملة. بتاريخ {time}</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete</source>
        <translation>لم يُعثر عليه، لكن القوائم قد تكون ناقصة</translation>
    </message>
    <message>
        <source>Not found, but the lists may be incomplete: {reason}</source>
        <translation>لم يُعثر عليه، لكن القوائم قد تكون ناقصة: {reason}</translation>
    </message>
    <message>
        <source>Not found. As of {time}</source>
        <translation>لم يُعثر عليه. بتاريخ {time}</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>خارج النطاق</translation>
    </message>
    <message>
        <source>The service at {address} has no animal with ID {id}.</source>
        <translation>ليس لدى الخدمة على ⁨{address}⁩ حيوان بالرقم ⁨{id}⁩.</translation>
    </message>
    <message>
        <source>The whole list of {address} has no animal with ID {id}.</source>
        <translation>ليس في قائمة ⁨{address}⁩ كاملةً حيوان بالرقم ⁨{id}⁩.</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} من {count}</translation>
    </message>
</context>
<context>
    <name>named.category_names</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>لا يزيد الاسم على {most} حرفًا.</translation>
    </message>
    <message>
        <source>A number alone would look like another category.</source>
        <translation>الرقم وحده يبدو كأنه فئة أخرى.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>الفئات</translation>
    </message>
    <message>
        <source>Category ID</source>
        <translation>رقم الفئة</translation>
    </message>
    <message>
        <source>Category names</source>
        <translation>أسماء الفئات</translation>
    </message>
    <message>
        <source>Category names (*.json)</source>
        <translation>أسماء الفئات (*.json)</translation>
    </message>
    <message>
        <source>Export names</source>
        <translation>تصدير الأسماء</translation>
    </message>
    <message>
        <source>Give the category a name, for example Dogs.</source>
        <translation>أدخل اسمًا للفئة، مثل كلاب.</translation>
    </message>
    <message>
        <source>Give your category numbers names. They stay on this computer.</source>
        <translation>ضع أسماءً لأرقام فئاتك. تبقى على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Import names</source>
        <translation>استيراد الأسماء</translation>
    </message>
    <message>
        <source>Import these names?</source>
        <translation>هل تريد استيراد هذه الأسماء؟</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>No service is open. Export the names, or open the service again.</source>
        <translation>لا توجد خدمة مفتوحة. صدّر الأسماء، أو افتح الخدمة من جديد.</translation>
    </message>
    <message>
        <source>The category names are damaged</source>
        <translation>أسماء الفئات تالفة</translation>
    </message>
    <message>
        <source>The category names couldn&apos;t be loaded</source>
        <translation>تعذّر تحميل أسماء الفئات</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>في الاسم أحرف مخفية. اكتبه من جديد.</translation>
    </message>
    <message>
        <source>The names are not saved yet.</source>
        <translation>لم تُحفظ الأسماء بعد.</translation>
    </message>
    <message>
        <source>The names weren&apos;t saved. {reason}</source>
        <translation>لم تُحفظ الأسماء. {reason}</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Type them again, or import them from a file.</source>
        <translation>تعذّرت قراءتها. اكتبها من جديد، أو استوردها من ملف.</translation>
    </message>
</context>
<context>
    <name>named.dialog</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>ولا تغييرات أخرى.</numerusform>
            <numerusform>وتغيير واحد آخر.</numerusform>
            <numerusform>وتغييران آخران.</numerusform>
            <numerusform>و%Ln تغييرات أخرى.</numerusform>
            <numerusform>و%Ln تغييرًا آخر.</numerusform>
            <numerusform>و%Ln تغيير آخر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>named.saved_views</name>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>لا يزيد الاسم على {most} حرفًا.</translation>
    </message>
    <message>
        <source>A view keeps filter, search, category, sorting and columns. Views stay on this computer.</source>
        <translation>تحفظ طريقة العرض التصفية والبحث والفئة والفرز والأعمدة. تبقى على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>All animals</source>
        <translation>كل الحيوانات</translation>
    </message>
    <message>
        <source>Export views</source>
        <translation>تصدير طرق العرض</translation>
    </message>
    <message>
        <source>Give the view a name, for example Kittens for sale.</source>
        <translation>أدخل اسمًا لطريقة العرض، مثل قطط صغيرة للبيع.</translation>
    </message>
    <message>
        <source>Import these views?</source>
        <translation>هل تريد استيراد طرق العرض هذه؟</translation>
    </message>
    <message>
        <source>Import views</source>
        <translation>استيراد طرق العرض</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>No service is open.</source>
        <translation>لا توجد خدمة مفتوحة.</translation>
    </message>
    <message>
        <source>Open the service again for which they are.</source>
        <translation>افتح الخدمة التي تخصها من جديد.</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>طرق العرض المحفوظة</translation>
    </message>
    <message>
        <source>Saved views (*.json)</source>
        <translation>طرق العرض المحفوظة (*.json)</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>ما تعرضه</translation>
    </message>
    <message>
        <source>The name contains hidden characters. Type it again.</source>
        <translation>في الاسم أحرف مخفية. اكتبه من جديد.</translation>
    </message>
    <message>
        <source>The saved views are damaged</source>
        <translation>طرق العرض المحفوظة تالفة</translation>
    </message>
    <message>
        <source>The saved views couldn&apos;t be loaded</source>
        <translation>تعذّر تحميل طرق العرض المحفوظة</translation>
    </message>
    <message>
        <source>The views are not saved yet.</source>
        <translation>لم تُحفظ طرق العرض بعد.</translation>
    </message>
    <message>
        <source>The views weren&apos;t saved. {reason}</source>
        <translation>لم تُحفظ طرق العرض. {reason}</translation>
    </message>
    <message>
        <source>There is a view called “{name}” already.</source>
        <translation>توجد طريقة عرض باسم «⁨{name}⁩» بالفعل.</translation>
    </message>
    <message>
        <source>They couldn&apos;t be read. Save them again, or import them from a file.</source>
        <translation>تعذّرت قراءتها. احفظها من جديد، أو استوردها من ملف.</translation>
    </message>
    <message>
        <source>View {name}</source>
        <translation>طريقة العرض ⁨{name}⁩</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>طرق العرض</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>الفئة ⁨{category}⁩</translation>
    </message>
    <message>
        <source>set by the administrator</source>
        <translation>حدّدها المسؤول</translation>
    </message>
</context>
<context>
    <name>overview.text</name>
    <message numerus="yes">
        <source>%Ln animal(s) in all</source>
        <translation>
            <numerusform>لا حيوانات</numerusform>
            <numerusform>حيوان واحد إجمالًا</numerusform>
            <numerusform>حيوانان إجمالًا</numerusform>
            <numerusform>%Ln حيوانات إجمالًا</numerusform>
            <numerusform>%Ln حيوانًا إجمالًا</numerusform>
            <numerusform>%Ln حيوان إجمالًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed so far</source>
        <translation>
            <numerusform>لا حيوانات حتى الآن</numerusform>
            <numerusform>حيوان واحد حتى الآن</numerusform>
            <numerusform>حيوانان حتى الآن</numerusform>
            <numerusform>%Ln حيوانات حتى الآن</numerusform>
            <numerusform>%Ln حيوانًا حتى الآن</numerusform>
            <numerusform>%Ln حيوان حتى الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals in all</source>
        <translation>
            <numerusform>%Ln+ حيوان إجمالًا</numerusform>
            <numerusform>حيوان أو أكثر إجمالًا</numerusform>
            <numerusform>حيوانان أو أكثر إجمالًا</numerusform>
            <numerusform>%Ln+ حيوانات إجمالًا</numerusform>
            <numerusform>%Ln+ حيوانًا إجمالًا</numerusform>
            <numerusform>%Ln+ حيوان إجمالًا</numerusform>
        </translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>كل الفئات</translation>
    </message>
    <message>
        <source>Shows these animals in the list.</source>
        <translation>يعرض هذه الحيوانات في القائمة.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>قد يوجد المزيد.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>قائمة {time}</translation>
    </message>
    <message>
        <source>none listed</source>
        <translation>لا شيء في القائمة</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>آخر تحديث {time}</translation>
    </message>
    <message>
        <source>{category}, {status}: {count}</source>
        <translation>⁨{category}⁩، {status}: {count}</translation>
    </message>
    <message>
        <source>{category}: {parts}, {total} in all</source>
        <translation>⁨{category}⁩: {parts}، المجموع {total}</translation>
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
        <translation>⁨{name}⁩، الرقم {id}، {status}، الفئة ⁨{category}⁩</translation>
    </message>
</context>
<context>
    <name>pet_list.table_model</name>
    <message>
        <source>Changed</source>
        <translation>تغيّر</translation>
    </message>
    <message>
        <source>Changed since the list before</source>
        <translation>تغيّر منذ القائمة السابقة</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>New since the list before</source>
        <translation>جديد منذ القائمة السابقة</translation>
    </message>
    <message>
        <source>Not in the list before</source>
        <translation>لم يكن في القائمة السابقة</translation>
    </message>
    <message>
        <source>Now listed</source>
        <translation>ظهر الآن</translation>
    </message>
    <message>
        <source>Sorted in ascending order</source>
        <translation>مفروز تصاعديًا</translation>
    </message>
    <message>
        <source>Sorted in descending order</source>
        <translation>مفروز تنازليًا</translation>
    </message>
    <message>
        <source>{field}: {before} to {after}</source>
        <translation>{field}: من ⁨{before}⁩ إلى ⁨{after}⁩</translation>
    </message>
</context>
<context>
    <name>pet_list.text</name>
    <message numerus="yes">
        <source>%Ln added since</source>
        <translation>
            <numerusform>لم يُضف شيء بعدها</numerusform>
            <numerusform>أُضيف واحد بعدها</numerusform>
            <numerusform>أُضيف اثنان بعدها</numerusform>
            <numerusform>أُضيفت %Ln بعدها</numerusform>
            <numerusform>أُضيف %Ln بعدها</numerusform>
            <numerusform>أُضيف %Ln بعدها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>لا حيوانات</numerusform>
            <numerusform>حيوان واحد</numerusform>
            <numerusform>حيوانان</numerusform>
            <numerusform>%Ln حيوانات</numerusform>
            <numerusform>%Ln حيوانًا</numerusform>
            <numerusform>%Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed, there may be more</source>
        <translation>
            <numerusform>لا حيوانات في القائمة، وقد يوجد المزيد</numerusform>
            <numerusform>حيوان واحد في القائمة، وقد يوجد المزيد</numerusform>
            <numerusform>حيوانان في القائمة، وقد يوجد المزيد</numerusform>
            <numerusform>%Ln حيوانات في القائمة، وقد يوجد المزيد</numerusform>
            <numerusform>%Ln حيوانًا في القائمة، وقد يوجد المزيد</numerusform>
            <numerusform>%Ln حيوان في القائمة، وقد يوجد المزيد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>لا حيوانات حتى الآن</numerusform>
            <numerusform>حيوان واحد حتى الآن</numerusform>
            <numerusform>حيوانان حتى الآن</numerusform>
            <numerusform>%Ln حيوانات حتى الآن</numerusform>
            <numerusform>%Ln حيوانًا حتى الآن</numerusform>
            <numerusform>%Ln حيوان حتى الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s), animals without a status may be missing</source>
        <translation>
            <numerusform>لا حيوانات، وقد تنقص حيوانات بلا حالة</numerusform>
            <numerusform>حيوان واحد، وقد تنقص حيوانات بلا حالة</numerusform>
            <numerusform>حيوانان، وقد تنقص حيوانات بلا حالة</numerusform>
            <numerusform>%Ln حيوانات، وقد تنقص حيوانات بلا حالة</numerusform>
            <numerusform>%Ln حيوانًا، وقد تنقص حيوانات بلا حالة</numerusform>
            <numerusform>%Ln حيوان، وقد تنقص حيوانات بلا حالة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln تغيّرت</numerusform>
            <numerusform>واحد تغيّر</numerusform>
            <numerusform>اثنان تغيّرا</numerusform>
            <numerusform>%Ln تغيّرت</numerusform>
            <numerusform>%Ln تغيّرت</numerusform>
            <numerusform>%Ln تغيّرت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>واحد جديد</numerusform>
            <numerusform>اثنان جديدان</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer listed</source>
        <translation>
            <numerusform>%Ln لم تعد في القائمة</numerusform>
            <numerusform>واحد لم يعد في القائمة</numerusform>
            <numerusform>اثنان لم يعودا في القائمة</numerusform>
            <numerusform>%Ln لم تعد في القائمة</numerusform>
            <numerusform>%Ln لم تعد في القائمة</numerusform>
            <numerusform>%Ln لم تعد في القائمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now listed</source>
        <translation>
            <numerusform>%Ln ظهرت في القائمة</numerusform>
            <numerusform>واحد ظهر في القائمة</numerusform>
            <numerusform>اثنان ظهرا في القائمة</numerusform>
            <numerusform>%Ln ظهرت في القائمة</numerusform>
            <numerusform>%Ln ظهرت في القائمة</numerusform>
            <numerusform>%Ln ظهرت في القائمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more</source>
        <translation>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
            <numerusform>%Ln أو أكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ animals</source>
        <translation>
            <numerusform>%Ln+ حيوان</numerusform>
            <numerusform>حيوان أو أكثر</numerusform>
            <numerusform>حيوانان أو أكثر</numerusform>
            <numerusform>%Ln+ حيوانات</numerusform>
            <numerusform>%Ln+ حيوانًا</numerusform>
            <numerusform>%Ln+ حيوان</numerusform>
        </translation>
    </message>
    <message>
        <source>As of {time}, from the list</source>
        <translation>من القائمة، بتاريخ {time}</translation>
    </message>
    <message>
        <source>As of {time}, when it was added</source>
        <translation>بتاريخ {time}، عند إضافته</translation>
    </message>
    <message>
        <source>As of {time}, when it was added – no newer answer yet</source>
        <translation>بتاريخ {time}، عند إضافته – لا رد أحدث بعد</translation>
    </message>
    <message>
        <source>In the list of {time} – no newer answer yet</source>
        <translation>من قائمة {time} – لا رد أحدث بعد</translation>
    </message>
    <message>
        <source>In the list of {time}.</source>
        <translation>في قائمة {time}.</translation>
    </message>
    <message>
        <source>It is not in the list. The service lists at most {limit} animals of a status.</source>
        <translation>ليس في القائمة. تعرض الخدمة {limit} حيوان على الأكثر من كل حالة.</translation>
    </message>
    <message>
        <source>It is not in the list. The service may not list animals without a status.</source>
        <translation>ليس في القائمة. قد لا تعرض الخدمة الحيوانات التي بلا حالة.</translation>
    </message>
    <message>
        <source>No animal has the status “{status}”.</source>
        <translation>لا يوجد حيوان حالته «⁨{status}⁩».</translation>
    </message>
    <message>
        <source>No animal in the list matches.</source>
        <translation>لا يوجد في القائمة حيوان مطابق.</translation>
    </message>
    <message>
        <source>No animal with the status “{status}” was listed so far.</source>
        <translation>لم يظهر في القائمة حتى الآن حيوان حالته «⁨{status}⁩».</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln listed animal(s) matches.</source>
        <translation>
            <numerusform>لا حيوان في القائمة يطابق.</numerusform>
            <numerusform>الحيوان الوحيد في القائمة لا يطابق.</numerusform>
            <numerusform>لا أحد من الحيوانين في القائمة يطابق.</numerusform>
            <numerusform>لا أحد من %Ln حيوانات في القائمة يطابق.</numerusform>
            <numerusform>لا أحد من %Ln حيوانًا في القائمة يطابق.</numerusform>
            <numerusform>لا أحد من %Ln حيوان في القائمة يطابق.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline · list of {time}</source>
        <translation>دون اتصال · قائمة {time}</translation>
    </message>
    <message>
        <source>Showing at most {limit} animals of each status. There may be more.</source>
        <translation>يظهر هنا {limit} حيوان على الأكثر من كل حالة. قد يوجد المزيد.</translation>
    </message>
    <message>
        <source>Showing the first {limit} available animals. There may be more.</source>
        <translation>يظهر هنا أول {limit} حيوان متاح. قد يوجد المزيد.</translation>
    </message>
    <message>
        <source>Showing the first {limit} pending animals. There may be more.</source>
        <translation>يظهر هنا أول {limit} حيوان محجوز. قد يوجد المزيد.</translation>
    </message>
    <message>
        <source>Showing the first {limit} sold animals. There may be more.</source>
        <translation>يظهر هنا أول {limit} حيوان مباع. قد يوجد المزيد.</translation>
    </message>
    <message>
        <source>The animals could not be listed yet.</source>
        <translation>تعذّر تحميل الحيوانات حتى الآن.</translation>
    </message>
    <message>
        <source>The list could not be read: {reason}</source>
        <translation>تعذّر تحميل القائمة: {reason}</translation>
    </message>
    <message>
        <source>The list has not been read yet.</source>
        <translation>لم تُحمَّل القائمة بعد.</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>القائمة قيد التحميل.</translation>
    </message>
    <message>
        <source>The list of {time} does not have it. Refresh the list.</source>
        <translation>ليس في قائمة {time}. حدّث القائمة.</translation>
    </message>
    <message>
        <source>The list was not read to its end. Refresh the list.</source>
        <translation>لم تُحمَّل القائمة إلى آخرها. حدّث القائمة.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed %Ln ID(s) more than once. Each is shown once.</source>
        <translation>
            <numerusform>لم تكرر الخدمة أي رقم.</numerusform>
            <numerusform>كررت الخدمة رقمًا واحدًا. يظهر مرة واحدة فقط.</numerusform>
            <numerusform>كررت الخدمة رقمين. يظهر كل منهما مرة واحدة فقط.</numerusform>
            <numerusform>كررت الخدمة %Ln أرقام. يظهر كل منها مرة واحدة فقط.</numerusform>
            <numerusform>كررت الخدمة %Ln رقمًا. يظهر كل منها مرة واحدة فقط.</numerusform>
            <numerusform>كررت الخدمة %Ln رقم. يظهر كل منها مرة واحدة فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service lists at most {limit} animals at a time.</source>
        <translation>تعرض الخدمة {limit} حيوان على الأكثر في كل مرة.</translation>
    </message>
    <message>
        <source>The service sent more than it should.</source>
        <translation>أرسلت الخدمة أكثر مما ينبغي.</translation>
    </message>
    <message>
        <source>The service sent more than the {limit} animals asked for. Of each list, the first {kept} are kept.</source>
        <translation>طُلب {limit} حيوان فأرسلت الخدمة أكثر. يُحتفظ بأول {kept} من كل قائمة.</translation>
    </message>
    <message>
        <source>There are no animals here yet.</source>
        <translation>لا توجد حيوانات هنا بعد.</translation>
    </message>
    <message>
        <source>There is no such animal in the list of {time}.</source>
        <translation>لا يوجد حيوان كهذا في قائمة {time}.</translation>
    </message>
    <message>
        <source>There may be more animals than these.</source>
        <translation>قد توجد حيوانات غير هذه.</translation>
    </message>
    <message>
        <source>There may be more animals without a status.</source>
        <translation>قد توجد حيوانات أخرى بلا حالة.</translation>
    </message>
    <message>
        <source>There may be more.</source>
        <translation>قد يوجد المزيد.</translation>
    </message>
    <message>
        <source>There may have been more animals than these in the list of {time}.</source>
        <translation>ربما كانت هناك حيوانات غير هذه في قائمة {time}.</translation>
    </message>
    <message>
        <source>list of {time}</source>
        <translation>قائمة {time}</translation>
    </message>
    <message>
        <source>trying again in {count} s</source>
        <translation>إعادة المحاولة بعد {count} ث</translation>
    </message>
    <message>
        <source>trying again…</source>
        <translation>جارٍ إعادة المحاولة…</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>آخر تحديث {time}</translation>
    </message>
    <message>
        <source>{animals}. {changes}</source>
        <translation>{animals}. {changes}</translation>
    </message>
    <message>
        <source>{animal} changed</source>
        <translation>{animal} تغيّر</translation>
    </message>
    <message>
        <source>{animal} is new</source>
        <translation>{animal} جديد</translation>
    </message>
    <message>
        <source>{animal} is no longer in the list.</source>
        <translation>لم يعد {animal} في القائمة.</translation>
    </message>
    <message>
        <source>{animal} is no longer listed</source>
        <translation>{animal} لم يعد في القائمة</translation>
    </message>
    <message>
        <source>{animal} is now listed</source>
        <translation>{animal} ظهر في القائمة</translation>
    </message>
    <message>
        <source>{count} in the list of {time}</source>
        <translation>{count} في قائمة {time}</translation>
    </message>
    <message>
        <source>{found} of {count}</source>
        <translation>{found} من {count}</translation>
    </message>
    <message>
        <source>{name} (ID {id})</source>
        <translation>⁨{name}⁩ (رقم ⁨{id}⁩)</translation>
    </message>
    <message>
        <source>{reason} · list of {time}</source>
        <translation>{reason} · قائمة {time}</translation>
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
            <numerusform>لا خط على هذا الجهاز ينقصه اسم.</numerusform>
            <numerusform>لا خط على هذا الجهاز لاسم واحد. ستُطبع مربعات بدلًا منه.</numerusform>
            <numerusform>لا خط على هذا الجهاز لاسمين. ستُطبع مربعات بدلًا منهما.</numerusform>
            <numerusform>لا خط على هذا الجهاز لعدد %Ln أسماء. ستُطبع مربعات بدلًا منها.</numerusform>
            <numerusform>لا خط على هذا الجهاز لعدد %Ln اسمًا. ستُطبع مربعات بدلًا منها.</numerusform>
            <numerusform>لا خط على هذا الجهاز لعدد %Ln اسم. ستُطبع مربعات بدلًا منها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reports.reports</name>
    <message>
        <source>All categories</source>
        <translation>كل الفئات</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>الصفحة {number} من {count}</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>&amp;Category</source>
        <translation>ال&amp;فئة</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>ال&amp;رقم</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>ال&amp;اسم</translation>
    </message>
    <message>
        <source>A cell of this row holds lines that look like rows. Check its quotes.</source>
        <translation>خلية في هذا الصف تحوي أسطرًا تشبه الصفوف. تحقق من علامات الاقتباس.</translation>
    </message>
    <message>
        <source>A file can&apos;t be used: {reason}. {advice}</source>
        <translation>لا يمكن استخدام أحد الملفات: {reason}. {advice}</translation>
    </message>
    <message>
        <source>A newer version of this program wrote the settings in {file}. They were left as they are. Their version is {version}, and this program knows {known}.</source>
        <translation>كتب إصدار أحدث من هذا البرنامج الإعدادات في ⁨{file}⁩، فبقيت كما هي. رقم إصدارها {version}، وهذا البرنامج يعرف {known}.</translation>
    </message>
    <message>
        <source>A quote that opens in line {line} or later is never closed.</source>
        <translation>علامة اقتباس تُفتح في السطر {line} أو بعده ولا تُغلق.</translation>
    </message>
    <message>
        <source>A secure connection to {address} could not be made. Nothing was sent.</source>
        <translation>تعذّر إنشاء اتصال آمن بالعنوان ⁨{address}⁩. لم يُرسَل شيء.</translation>
    </message>
    <message>
        <source>A text in row {row} is too long for a workbook. Choose another kind.</source>
        <translation>نص في الصف {row} أطول مما يتسع له المصنف. اختر نوعًا آخر.</translation>
    </message>
    <message>
        <source>A view in it has a name that cannot be used.</source>
        <translation>فيه طريقة عرض لا يمكن استخدام اسمها.</translation>
    </message>
    <message>
        <source>A view must be a table: its settings in braces.</source>
        <translation>يجب أن تُكتب طريقة العرض جدولًا: إعداداتها بين قوسين معقوفين.</translation>
    </message>
    <message>
        <source>A workbook has room for {most} rows. Choose another kind.</source>
        <translation>يتسع المصنف لـ ⁨{most}⁩ صف. اختر نوعًا آخر.</translation>
    </message>
    <message>
        <source>Address not found</source>
        <translation>العنوان غير موجود</translation>
    </message>
    <message>
        <source>An answer this program cannot read</source>
        <translation>رد لا يستطيع هذا البرنامج قراءته</translation>
    </message>
    <message>
        <source>An empty column ends the table. Columns left out: {columns}.</source>
        <translation>عمود فارغ ينهي الجدول. الأعمدة المتروكة: ⁨{columns}⁩.</translation>
    </message>
    <message>
        <source>An empty row ends the table. Rows left out: {rows}.</source>
        <translation>صف فارغ ينهي الجدول. الصفوف المتروكة: ⁨{rows}⁩.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Ask the person who looks after this computer.</source>
        <translation>اسأل المسؤول عن هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Ask the person who runs the service. Do not go on over another network.</source>
        <translation>اسأل المسؤول عن الخدمة. لا تتابع عبر شبكة أخرى.</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>لغات البلطيق</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>طيور</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>أُلغي الطلب</translation>
    </message>
    <message>
        <source>Categories {one} and {two} would both be called “{name}”.</source>
        <translation>ستحمل الفئتان ⁨{one}⁩ و⁨{two}⁩ الاسم نفسه: «⁨{name}⁩».</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>اسم الفئة</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>قطط</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>أوروبا الوسطى</translation>
    </message>
    <message>
        <source>Check the network, and the address in “Connection”.</source>
        <translation>تحقق من الشبكة، ومن العنوان في «الاتصال».</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date and time, then ask the person who runs the service.</source>
        <translation>تحقق من تاريخ هذا الحاسوب ووقته، ثم اسأل المسؤول عن الخدمة.</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>الصينية المبسطة</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>الصينية التقليدية</translation>
    </message>
    <message>
        <source>Choose a shorter name or another folder.</source>
        <translation>اختر اسمًا أقصر أو مجلدًا آخر.</translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation>أغلق البرنامج الآخر، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Compare the address in “Connection” with the one that you were given.</source>
        <translation>قارن العنوان في «الاتصال» بالعنوان الذي حصلت عليه.</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>السيريلية</translation>
    </message>
    <message>
        <source>Damaged Unicode</source>
        <translation>يونيكود تالف</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>عرض توضيحي</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>كلاب</translation>
    </message>
    <message>
        <source>Edit it, and add it again.</source>
        <translation>عدّل الحيوان، ثم أضفه من جديد.</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>أسماك</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>وفّر بعض المساحة، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Give a whole number without commas, points or blanks, such as 1000.</source>
        <translation>اكتب عددًا صحيحًا بلا فواصل أو نقاط أو مسافات، مثل 1000.</translation>
    </message>
    <message>
        <source>Give the animal a name.</source>
        <translation>أدخل اسمًا للحيوان.</translation>
    </message>
    <message>
        <source>Give the number or the name of a category.</source>
        <translation>أدخل رقم فئة أو اسمها.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>العبرية</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>If it is, enter it in “Connection”. A Wi-Fi sign-in page can answer like this, too.</source>
        <translation>إن كان صحيحًا، فأدخله في «الاتصال». وقد يأتي رد كهذا من صفحة تسجيل دخول إلى شبكة Wi-Fi.</translation>
    </message>
    <message>
        <source>If your company issues its own certificates, its support can make this computer trust them.</source>
        <translation>إذا كانت شركتك تصدر شهاداتها، فيمكن لدعمها الفني أن يجعل هذا الحاسوب يثق بها.</translation>
    </message>
    <message>
        <source>In the administrator&apos;s settings in {file}, {what} is not used. {reason}</source>
        <translation>في إعدادات المسؤول في ⁨{file}⁩ لا يُستخدم ⁨{what}⁩. {reason}</translation>
    </message>
    <message>
        <source>Install the newer version.</source>
        <translation>ثبّت الإصدار الأحدث.</translation>
    </message>
    <message>
        <source>It can&apos;t be written: {reason}. {advice}</source>
        <translation>لا يمكن كتابته: {reason}. {advice}</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>لا يمكن قراءته: {reason}.</translation>
    </message>
    <message>
        <source>It cannot be written: {reason}.</source>
        <translation>لا يمكن كتابته: {reason}.</translation>
    </message>
    <message>
        <source>It has more than {most} columns.</source>
        <translation>فيه أكثر من {most} عمود.</translation>
    </message>
    <message>
        <source>It has more than {most} rows. Split it into smaller files.</source>
        <translation>فيه أكثر من {most} صف. قسّمه إلى ملفات أصغر.</translation>
    </message>
    <message>
        <source>It holds no category names, or it is damaged.</source>
        <translation>لا يحتوي على أسماء فئات، أو أنه تالف.</translation>
    </message>
    <message>
        <source>It holds no saved views, or it is damaged.</source>
        <translation>لا يحتوي على طرق عرض محفوظة، أو أنه تالف.</translation>
    </message>
    <message>
        <source>It knows this add as another animal.</source>
        <translation>تعرف هذا الإرسال على أنه حيوان آخر.</translation>
    </message>
    <message>
        <source>It must be a list of computers with their ports, such as [&quot;pets.store.lan:8080&quot;].</source>
        <translation>يجب أن يكون قائمة حواسيب مع منافذها، مثل ⁨[&quot;pets.store.lan:8080&quot;]⁩.</translation>
    </message>
    <message>
        <source>It must be a list of some of these, each in quotation marks: {names}.</source>
        <translation>يجب أن يكون قائمة ببعض ما يلي، كل منها بين علامتي اقتباس: ⁨{names}⁩.</translation>
    </message>
    <message>
        <source>It must be an address in quotation marks.</source>
        <translation>يجب أن يكون عنوانًا بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>It must be one of these, in quotation marks: {names}.</source>
        <translation>يجب أن يكون واحدًا مما يلي، بين علامتي اقتباس: ⁨{names}⁩.</translation>
    </message>
    <message>
        <source>It must be true or false. Until then, no list is kept.</source>
        <translation>يجب أن تكون القيمة ⁨true⁩ أو ⁨false⁩. حتى ذلك الحين، لا تُحفظ أي قائمة.</translation>
    </message>
    <message>
        <source>Its animals are kept. Start it again to go on.</source>
        <translation>حيواناته محفوظة. شغّله من جديد للمتابعة.</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>اليابانية</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>الكورية</translation>
    </message>
    <message>
        <source>Line {line} can&apos;t be read. The file is damaged, or it isn&apos;t a table.</source>
        <translation>لا يمكن قراءة السطر {line}. الملف تالف أو ليس جدولًا.</translation>
    </message>
    <message>
        <source>Line {line} has a cell that is too long.</source>
        <translation>في السطر {line} خلية أطول من اللازم.</translation>
    </message>
    <message>
        <source>Message from {address}: {message}</source>
        <translation>رسالة من ⁨{address}⁩: ⁨{message}⁩</translation>
    </message>
    <message>
        <source>More of the administrator&apos;s settings in {file} is not used.</source>
        <translation>توجد إعدادات أخرى للمسؤول في ⁨{file}⁩ لا تُستخدم.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>No answer in time</source>
        <translation>لم يصل الرد في وقته</translation>
    </message>
    <message>
        <source>No connection to the service</source>
        <translation>لا يوجد اتصال بالخدمة</translation>
    </message>
    <message>
        <source>No key is stored for this address.</source>
        <translation>لا يوجد مفتاح محفوظ لهذا العنوان.</translation>
    </message>
    <message>
        <source>Not offered on this computer</source>
        <translation>غير متاح على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Nothing answers at {address}.</source>
        <translation>لا رد من ⁨{address}⁩.</translation>
    </message>
    <message>
        <source>Nothing can be added now: {reason}.</source>
        <translation>لا يمكن إضافة شيء الآن: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved on this computer: {reason}.</source>
        <translation>لا يمكن حفظ شيء على هذا الحاسوب: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was found at {address}. Is the address right? Message from the service: {message}</source>
        <translation>لا يوجد شيء على ⁨{address}⁩. هل العنوان صحيح؟ رسالة من الخدمة: ⁨{message}⁩</translation>
    </message>
    <message>
        <source>Once you enter another one, the program goes on with what it was doing.</source>
        <translation>بعد إدخال مفتاح آخر، يتابع البرنامج ما كان يفعله.</translation>
    </message>
    <message>
        <source>Only profiles that the administrator of this computer offers can be opened here.</source>
        <translation>لا يُفتح هنا إلا ما يتيحه المسؤول عن هذا الحاسوب من ملفات التعريف.</translation>
    </message>
    <message>
        <source>Others who use this computer can open this program&apos;s files. {advice}</source>
        <translation>يستطيع مستخدمو هذا الحاسوب الآخرون فتح ملفات هذا البرنامج. {advice}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>الإنتاج</translation>
    </message>
    <message>
        <source>Remove the protection, then try again.</source>
        <translation>أزل الحماية، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>Reptiles</source>
        <translation>زواحف</translation>
    </message>
    <message>
        <source>Rows left out above the titles: {rows}.</source>
        <translation>الصفوف المتروكة فوق العناوين: ⁨{rows}⁩.</translation>
    </message>
    <message>
        <source>Settings must stand in one of these sections: {names}.</source>
        <translation>يجب وضع الإعدادات في أحد هذه الأقسام: ⁨{names}⁩.</translation>
    </message>
    <message>
        <source>Several categories have this name. Give the number.</source>
        <translation>عدة فئات تحمل هذا الاسم. أدخل الرقم.</translation>
    </message>
    <message>
        <source>Some characters are damaged. Type the name again.</source>
        <translation>بعض الأحرف تالفة. اكتب الاسم من جديد.</translation>
    </message>
    <message>
        <source>Something between you and {address} answered, perhaps a Wi-Fi sign-in page. The address may also be wrong.</source>
        <translation>ردّ شيء ما بينك وبين ⁨{address}⁩، ربما صفحة تسجيل دخول إلى شبكة Wi-Fi. وقد يكون العنوان خاطئًا.</translation>
    </message>
    <message>
        <source>Sort by &amp;ID</source>
        <translation>فرز حسب ال&amp;رقم</translation>
    </message>
    <message>
        <source>Sort by &amp;category</source>
        <translation>فرز حسب ال&amp;فئة</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>فرز حسب ال&amp;اسم</translation>
    </message>
    <message>
        <source>Sort by &amp;status</source>
        <translation>فرز حسب ال&amp;حالة</translation>
    </message>
    <message>
        <source>Staging</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>ال&amp;حالة</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>التايلاندية</translation>
    </message>
    <message>
        <source>The API key was not accepted</source>
        <translation>لم يُقبل مفتاح API</translation>
    </message>
    <message>
        <source>The address contains a blank, a backslash or a letter that an address cannot contain. Write an international name in its xn-- form.</source>
        <translation>في العنوان مسافة أو شرطة مائلة عكسية أو حرف غير مسموح في العناوين. اكتب الاسم الدولي بصيغته اللاتينية، مثل ⁨xn--mgbh0fb⁩.</translation>
    </message>
    <message>
        <source>The address does not end in a version such as /v1. Service addresses usually do: ask whether something is missing.</source>
        <translation>لا ينتهي العنوان بإصدار مثل ⁨/v1⁩ كما هو معتاد. اسأل هل ينقصه شيء.</translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation>العنوان طويل جدًا.</translation>
    </message>
    <message>
        <source>The address must begin with https://.</source>
        <translation>يجب أن يبدأ العنوان بالأحرف ⁨https://⁩.</translation>
    </message>
    <message>
        <source>The address must begin with https://. Without the s, others could read the key. Only a service on this computer may use http://.</source>
        <translation>يجب أن يبدأ العنوان بالأحرف ⁨https://⁩. من دون الحرف s قد يقرأ آخرون المفتاح. الأحرف ⁨http://⁩ مسموحة فقط لخدمة على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The address must end before any ? or #.</source>
        <translation>يجب أن ينتهي العنوان قبل أي ⁨?⁩ أو ⁨#⁩.</translation>
    </message>
    <message>
        <source>The address must not contain a user name or a password (something before an @).</source>
        <translation>يجب ألا يحتوي العنوان على اسم مستخدم أو كلمة مرور (أي شيء قبل علامة ⁨@⁩).</translation>
    </message>
    <message>
        <source>The address of {profile} is set by the administrator of this computer.</source>
        <translation>عنوان «⁨{profile}⁩» حدّده المسؤول عن هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: it is not valid TOML.</source>
        <translation>لا يمكن قراءة إعدادات المسؤول في ⁨{file}⁩: الملف ليس TOML صالحًا.</translation>
    </message>
    <message>
        <source>The administrator&apos;s settings in {file} cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة إعدادات المسؤول في ⁨{file}⁩: {reason}.</translation>
    </message>
    <message>
        <source>The animals on this computer could not be read. The file was kept as {file}.</source>
        <translation>تعذّرت قراءة الحيوانات على هذا الحاسوب. حُفظ الملف باسم ⁨{file}⁩.</translation>
    </message>
    <message>
        <source>The answer from {address} does not follow the rules of the Pet Store service. Nothing of it is shown. Ask the person who runs the service. The address may also be that of another service.</source>
        <translation>الرد من ⁨{address}⁩ لا يتبع قواعد خدمة Pet Store، لذلك لا يُعرض منه شيء. اسأل المسؤول عن الخدمة. وقد يكون هذا عنوان خدمة أخرى.</translation>
    </message>
    <message>
        <source>The answer from {address} is far larger than 100 animals can be, or is compressed. The program stopped reading it, and shows nothing of it.</source>
        <translation>الرد من ⁨{address}⁩ أكبر بكثير مما تحتاج إليه مئة حيوان، أو أنه مضغوط. توقف البرنامج عن قراءته، ولا يعرض منه شيئًا.</translation>
    </message>
    <message>
        <source>The answer from {address} names another address:
{location}
The program did not go there, and did not send the API key there. Ask the person who runs the service whether the new address is right.</source>
        <translation>الرد من ⁨{address}⁩ يذكر عنوانًا آخر:
⁨{location}⁩
لم يتصل به البرنامج، ولم يرسل إليه مفتاح API. اسأل المسؤول عن الخدمة هل العنوان الجديد صحيح.</translation>
    </message>
    <message>
        <source>The call was ended before the answer came.</source>
        <translation>أُنهي الطلب قبل وصول الرد.</translation>
    </message>
    <message>
        <source>The cells of this sheet lie too far apart. Copy the table into a new sheet.</source>
        <translation>خلايا هذه الورقة متباعدة جدًا. انسخ الجدول إلى ورقة جديدة.</translation>
    </message>
    <message>
        <source>The certificate at {address} belongs to another address. Nothing was sent.</source>
        <translation>شهادة ⁨{address}⁩ تخص عنوانًا آخر. لم يُرسَل شيء.</translation>
    </message>
    <message>
        <source>The certificate at {address} has expired, or is not valid yet. Nothing was sent.</source>
        <translation>شهادة ⁨{address}⁩ منتهية، أو لم تصبح صالحة بعد. لم يُرسَل شيء.</translation>
    </message>
    <message>
        <source>The clipboard has no rows.</source>
        <translation>لا صفوف في الحافظة.</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>انقطع الاتصال</translation>
    </message>
    <message>
        <source>The connection to {address} ended before the whole answer was there.</source>
        <translation>انتهى الاتصال بالعنوان ⁨{address}⁩ قبل وصول الرد كاملًا.</translation>
    </message>
    <message>
        <source>The demo can&apos;t start: there is no temporary folder to write to. {advice}</source>
        <translation>لا يمكن بدء العرض التوضيحي: لا يوجد مجلد مؤقت للكتابة فيه. {advice}</translation>
    </message>
    <message>
        <source>The demo has been closed.</source>
        <translation>أُغلق العرض التوضيحي.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}.</source>
        <translation>لا يمكن قراءة الملف: {reason}.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB. Split it into smaller files.</source>
        <translation>حجم الملف أكبر من {most} ميغابايت. قسّمه إلى ملفات أصغر.</translation>
    </message>
    <message>
        <source>The file with the animals was moved or deleted</source>
        <translation>نُقل ملف الحيوانات أو حُذف</translation>
    </message>
    <message>
        <source>The key for {address} is missing, mistyped or no longer valid.</source>
        <translation>مفتاح ⁨{address}⁩ مفقود، أو كُتب خطأً، أو لم يعد صالحًا.</translation>
    </message>
    <message>
        <source>The key is kept in memory until the program ends.</source>
        <translation>يبقى المفتاح في الذاكرة حتى ينتهي البرنامج.</translation>
    </message>
    <message>
        <source>The key is kept in {place}.</source>
        <translation>المفتاح محفوظ في ⁨{place}⁩.</translation>
    </message>
    <message>
        <source>The key was given with PETSTORE_API_KEY, for this run.</source>
        <translation>جاء المفتاح من ⁨PETSTORE_API_KEY⁩ لهذا التشغيل.</translation>
    </message>
    <message>
        <source>The key was saved in {place}, which is not there now.</source>
        <translation>حُفظ المفتاح في ⁨{place}⁩، وهو غير متوفر الآن.</translation>
    </message>
    <message>
        <source>The lists kept on this computer can&apos;t be removed: {reason}.</source>
        <translation>لا يمكن إزالة القوائم المحفوظة على هذا الحاسوب: {reason}.</translation>
    </message>
    <message>
        <source>The name holds a tab or a line end</source>
        <translation>في الاسم علامة جدولة أو نهاية سطر</translation>
    </message>
    <message>
        <source>The name of a view has 1 to {most} visible characters.</source>
        <translation>يتكوّن اسم طريقة العرض من ⁨1⁩ إلى ⁨{most}⁩ حرفًا ظاهرًا.</translation>
    </message>
    <message>
        <source>The name of category {number} cannot be used.</source>
        <translation>لا يمكن استخدام اسم الفئة ⁨{number}⁩.</translation>
    </message>
    <message>
        <source>The name of the service&apos;s computer in the address cannot be read.</source>
        <translation>لا يمكن قراءة اسم حاسوب الخدمة في العنوان.</translation>
    </message>
    <message>
        <source>The number in place of the computer&apos;s name must be written like 192.0.2.1.</source>
        <translation>الرقم الذي يحل محل اسم الحاسوب يُكتب هكذا: ⁨192.0.2.1⁩.</translation>
    </message>
    <message>
        <source>The part of the address after the computer&apos;s name cannot be read.</source>
        <translation>لا يمكن قراءة الجزء الذي يلي اسم الحاسوب في العنوان.</translation>
    </message>
    <message>
        <source>The port in the address must be a number from 1 to 65535.</source>
        <translation>يجب أن يكون المنفذ في العنوان رقمًا من 1 إلى 65535.</translation>
    </message>
    <message>
        <source>The profile of a view must be one of these: {names}.</source>
        <translation>يجب أن يكون ملف تعريف طريقة العرض واحدًا مما يلي: ⁨{names}⁩.</translation>
    </message>
    <message>
        <source>The program does not know it.</source>
        <translation>لا يعرفه البرنامج.</translation>
    </message>
    <message>
        <source>The quotes from line {line} on don&apos;t match. Correct the file.</source>
        <translation>علامات الاقتباس لا تتطابق بدءًا من السطر {line}. صحّح الملف.</translation>
    </message>
    <message>
        <source>The quotes in this row don&apos;t match. Correct the cells.</source>
        <translation>علامات الاقتباس في هذا الصف لا تتطابق. صحّح الخلايا.</translation>
    </message>
    <message>
        <source>The record of unfinished adds could not be read. The file was kept as {file}.</source>
        <translation>تعذّرت قراءة سجل عمليات الإضافة غير المكتملة. حُفظ الملف باسم ⁨{file}⁩.</translation>
    </message>
    <message>
        <source>The request was refused</source>
        <translation>رُفض الطلب</translation>
    </message>
    <message>
        <source>The saved address of {profile} is not used. {reason}</source>
        <translation>لا يُستخدم العنوان المحفوظ لملف التعريف «⁨{profile}⁩». {reason}</translation>
    </message>
    <message>
        <source>The service answered with error {status}</source>
        <translation>ردّت الخدمة بالخطأ {status}</translation>
    </message>
    <message>
        <source>The service did not accept the API key</source>
        <translation>لم تقبل الخدمة مفتاح API</translation>
    </message>
    <message>
        <source>The service did not accept the key.</source>
        <translation>لم تقبل الخدمة المفتاح.</translation>
    </message>
    <message>
        <source>The service has moved</source>
        <translation>انتقلت الخدمة</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>الخدمة مشغولة</translation>
    </message>
    <message>
        <source>The service may not know this add any more</source>
        <translation>ربما لم تعد الخدمة تعرف هذا الإرسال</translation>
    </message>
    <message>
        <source>The service named another address.</source>
        <translation>ذكرت الخدمة عنوانًا آخر.</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>رفضت الخدمة الطلب</translation>
    </message>
    <message>
        <source>The service refused this animal</source>
        <translation>رفضت الخدمة هذا الحيوان</translation>
    </message>
    <message>
        <source>The service sent error {status}</source>
        <translation>أرسلت الخدمة الخطأ {status}</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was kept as {file}.</source>
        <translation>تعذّرت قراءة الإعدادات. حُفظ الملف باسم ⁨{file}⁩.</translation>
    </message>
    <message>
        <source>The spreadsheet has rounded this number. Give all its digits.</source>
        <translation>قرّب برنامج الجداول هذا الرقم. أدخل كل خاناته.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here.</source>
        <translation>يُظهر برنامج الجداول خطأً هنا.</translation>
    </message>
    <message>
        <source>The store has stopped</source>
        <translation>توقف المتجر</translation>
    </message>
    <message>
        <source>The store on this computer can&apos;t be opened: {reason}. {advice}</source>
        <translation>لا يمكن فتح المتجر على هذا الحاسوب: {reason}. {advice}</translation>
    </message>
    <message>
        <source>The store on this computer has stopped</source>
        <translation>توقف المتجر على هذا الحاسوب</translation>
    </message>
    <message>
        <source>The store on this computer makes its own key for each run.</source>
        <translation>ينشئ المتجر على هذا الحاسوب مفتاحًا لنفسه عند كل تشغيل.</translation>
    </message>
    <message>
        <source>The view “{name}” cannot be used: check {member}.</source>
        <translation>لا يمكن استخدام طريقة العرض «⁨{name}⁩»: تحقق من ⁨{member}⁩.</translation>
    </message>
    <message>
        <source>The workbook is damaged. Open it in a spreadsheet and save it again.</source>
        <translation>المصنف تالف. افتحه في برنامج الجداول واحفظه من جديد.</translation>
    </message>
    <message>
        <source>The workbook is locked with a password. Save it without one, then try again.</source>
        <translation>المصنف مقفل بكلمة مرور. احفظه من دونها، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The workbook unpacks to far more than it should. It wasn&apos;t opened.</source>
        <translation>يصبح المصنف أكبر بكثير مما ينبغي عند فتحه، لذلك لم يُفتح.</translation>
    </message>
    <message>
        <source>There can be at most {most} computers.</source>
        <translation>لا يزيد عدد الحواسيب على {most}.</translation>
    </message>
    <message>
        <source>There can be at most {most} saved views.</source>
        <translation>لا يزيد عدد طرق العرض المحفوظة على {most}.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>هذا الملف غير موجود.</translation>
    </message>
    <message>
        <source>These are too many names: together they may have at most 1 MiB.</source>
        <translation>الأسماء كثيرة جدًا: يجب ألا يتجاوز حجمها معًا ميغابايت واحدًا.</translation>
    </message>
    <message>
        <source>They were written by a newer version of this program (version {version}, not {known}).</source>
        <translation>كتبها إصدار أحدث من هذا البرنامج (الإصدار {version} وليس {known}).</translation>
    </message>
    <message>
        <source>This JSON file is damaged.</source>
        <translation>ملف JSON هذا تالف.</translation>
    </message>
    <message>
        <source>This JSON file is not a list of animals.</source>
        <translation>ملف JSON هذا ليس قائمة حيوانات.</translation>
    </message>
    <message>
        <source>This address</source>
        <translation>هذا العنوان</translation>
    </message>
    <message>
        <source>This cannot be a key. It has a blank, a line break or an unusual character. Copy the key again, with nothing before or after it.</source>
        <translation>لا يمكن أن يكون هذا مفتاحًا، ففيه مسافة أو نهاية سطر أو حرف غير مألوف. انسخ المفتاح من جديد، من دون أي شيء قبله أو بعده.</translation>
    </message>
    <message>
        <source>This cannot be sent</source>
        <translation>لا يمكن إرسال هذا</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>This computer does not trust who issued the certificate at {address}. Nothing was sent.</source>
        <translation>شهادة ⁨{address}⁩ أصدرتها جهة لا يثق بها هذا الحاسوب. لم يُرسَل شيء.</translation>
    </message>
    <message>
        <source>This connection is not encrypted: others on the network can read the key. The administrator of this computer allows it.</source>
        <translation>هذا الاتصال غير مشفَّر: قد يقرأ المفتاحَ آخرون على الشبكة. يسمح بذلك المسؤول عن هذا الحاسوب.</translation>
    </message>
    <message>
        <source>This connection isn&apos;t secure</source>
        <translation>هذا الاتصال غير آمن</translation>
    </message>
    <message>
        <source>This file is write-protected. Choose another name, or remove the protection.</source>
        <translation>هذا الملف محمي من الكتابة. اختر اسمًا آخر أو أزل الحماية.</translation>
    </message>
    <message>
        <source>This formula has no result. Save the workbook in a spreadsheet, then try again.</source>
        <translation>هذه الصيغة بلا نتيجة. احفظ المصنف في برنامج جداول ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>This is a Numbers document. Export it from Numbers as .xlsx or CSV.</source>
        <translation>هذا مستند Numbers. صدّره من Numbers بصيغة ⁨.xlsx⁩ أو CSV.</translation>
    </message>
    <message>
        <source>This is a PDF document. Save the table as a workbook or as CSV.</source>
        <translation>هذا مستند PDF. احفظ الجدول كمصنف أو ملف CSV.</translation>
    </message>
    <message>
        <source>This is a binary workbook. Save it as .xlsx in the spreadsheet.</source>
        <translation>هذا مصنف ثنائي. احفظه بصيغة ⁨.xlsx⁩ في برنامج الجداول.</translation>
    </message>
    <message>
        <source>This is a database, not a table.</source>
        <translation>هذه قاعدة بيانات وليست جدولًا.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>هذا مجلد. اختر ملفًا منه.</translation>
    </message>
    <message>
        <source>This is a picture, not a table.</source>
        <translation>هذه صورة وليست جدولًا.</translation>
    </message>
    <message>
        <source>This is a presentation, not a table.</source>
        <translation>هذا عرض تقديمي وليس جدولًا.</translation>
    </message>
    <message>
        <source>This is a program, not a table.</source>
        <translation>هذا برنامج وليس جدولًا.</translation>
    </message>
    <message>
        <source>This is a sound or a film, not a table.</source>
        <translation>هذا صوت أو فيديو وليس جدولًا.</translation>
    </message>
    <message>
        <source>This is a text document. Save its table as a workbook or as CSV.</source>
        <translation>هذا مستند نصي. احفظ جدوله كمصنف أو ملف CSV.</translation>
    </message>
    <message>
        <source>This is a web page. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>هذه صفحة ويب. افتحها في برنامج الجداول واحفظها بصيغة ⁨.xlsx⁩.</translation>
    </message>
    <message>
        <source>This is a zip archive, but not a workbook.</source>
        <translation>هذا أرشيف zip وليس مصنفًا.</translation>
    </message>
    <message>
        <source>This is an XML file. Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>هذا ملف XML. افتحه في برنامج الجداول واحفظه بصيغة ⁨.xlsx⁩.</translation>
    </message>
    <message>
        <source>This is an archive. Unpack it, then choose the table in it.</source>
        <translation>هذا أرشيف مضغوط. فك ضغطه، ثم اختر الجدول منه.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>هذا ليس ملفًا.</translation>
    </message>
    <message>
        <source>This is not a table that can be read. Use .xlsx, .xls, .ods or CSV.</source>
        <translation>هذا ليس جدولًا مقروءًا. استخدم ⁨.xlsx⁩ أو ⁨.xls⁩ أو ⁨.ods⁩ أو CSV.</translation>
    </message>
    <message>
        <source>This is too long for a key: it has more than {most} characters.</source>
        <translation>هذا أطول من أن يكون مفتاحًا: فيه أكثر من {most} حرفًا.</translation>
    </message>
    <message>
        <source>This kind of file can&apos;t hold a text in row {row}. Choose another kind.</source>
        <translation>في الصف {row} نص لا يقبله هذا النوع من الملفات. اختر نوعًا آخر.</translation>
    </message>
    <message>
        <source>This program&apos;s files are on a network drive, where they can get damaged. {advice}</source>
        <translation>ملفات هذا البرنامج على محرك أقراص شبكة، حيث قد تتلف. {advice}</translation>
    </message>
    <message>
        <source>This row has more cells than there are columns. Correct the cells.</source>
        <translation>خلايا هذا الصف أكثر من الأعمدة. صحّح الخلايا.</translation>
    </message>
    <message>
        <source>This sheet is empty.</source>
        <translation>هذه الورقة فارغة.</translation>
    </message>
    <message>
        <source>This workbook is too old. Save it as .xlsx in the spreadsheet.</source>
        <translation>هذا المصنف قديم جدًا. احفظه بصيغة ⁨.xlsx⁩ في برنامج الجداول.</translation>
    </message>
    <message>
        <source>Try again to go on with what is in its place.</source>
        <translation>أعد المحاولة للمتابعة بما هو موجود مكانه.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>التركية</translation>
    </message>
    <message>
        <source>Two views would both be called “{name}”.</source>
        <translation>ستحمل طريقتا عرض الاسم نفسه: «⁨{name}⁩».</translation>
    </message>
    <message>
        <source>Type or paste the key first.</source>
        <translation>اكتب المفتاح أو الصقه أولًا.</translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation>اكتب عنوان الخدمة.</translation>
    </message>
    <message>
        <source>Unexpected reply</source>
        <translation>رد غير متوقع</translation>
    </message>
    <message>
        <source>Unreadable reply</source>
        <translation>رد غير مقروء</translation>
    </message>
    <message>
        <source>Use Available, Pending or Sold, or leave it empty.</source>
        <translation>استخدم «متاح» أو «محجوز» أو «مباع»، أو اتركها فارغة.</translation>
    </message>
    <message>
        <source>Use a number from {least} to {most}.</source>
        <translation>استخدم رقمًا من ⁨{least}⁩ إلى ⁨{most}⁩.</translation>
    </message>
    <message>
        <source>Use an ID, or leave it empty.</source>
        <translation>استخدم رقم حيوان، أو اتركها فارغة.</translation>
    </message>
    <message>
        <source>Use one line without tabs.</source>
        <translation>استخدم سطرًا واحدًا من دون علامات جدولة.</translation>
    </message>
    <message>
        <source>Use the number of a category, or the name it has here.</source>
        <translation>استخدم رقم فئة، أو اسمها المستخدم هنا.</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>أوروبا الغربية</translation>
    </message>
    <message>
        <source>Windows doesn&apos;t allow this name. Choose another one.</source>
        <translation>لا يسمح Windows بهذا الاسم. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to read this file.</source>
        <translation>ليس لديك إذن بقراءة هذا الملف.</translation>
    </message>
    <message>
        <source>Your settings are damaged and can&apos;t be replaced: {reason}. {advice}</source>
        <translation>إعداداتك تالفة ولا يمكن استبدالها: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be read: {reason}. {advice}</source>
        <translation>لا يمكن قراءة إعداداتك: {reason}. {advice}</translation>
    </message>
    <message>
        <source>Your settings can&apos;t be saved: {reason}. {advice}</source>
        <translation>لا يمكن حفظ إعداداتك: {reason}. {advice}</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>برنامج آخر يستخدم الملف</translation>
    </message>
    <message>
        <source>another window or command has begun to add the same animals</source>
        <translation>بدأت نافذة أخرى أو أمر آخر إضافة الحيوانات نفسها</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>category {category}</source>
        <translation>الفئة ⁨{category}⁩</translation>
    </message>
    <message>
        <source>holds a character that cannot be sent</source>
        <translation>فيه حرف لا يمكن إرساله</translation>
    </message>
    <message>
        <source>it belongs to another program</source>
        <translation>الملف يخص برنامجًا آخر</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>الملف تالف</translation>
    </message>
    <message>
        <source>it is larger than 1 MiB</source>
        <translation>حجم الملف أكبر من ميغابايت واحد</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>ليس قاعدة بيانات</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ليس ملفًا</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>الملف محمي من الكتابة</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>كتب الملفَ إصدار أحدث من هذا البرنامج</translation>
    </message>
    <message>
        <source>its file was moved or deleted</source>
        <translation>نُقل الملف أو حُذف</translation>
    </message>
    <message>
        <source>its folder can&apos;t be used</source>
        <translation>لا يمكن استخدام مجلد الملف</translation>
    </message>
    <message>
        <source>its path is too long</source>
        <translation>مساره طويل جدًا</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>لا يوجد إذن بالوصول</translation>
    </message>
    <message>
        <source>the computer reported an error</source>
        <translation>أبلغ الحاسوب عن خطأ</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>أبلغ القرص عن خطأ</translation>
    </message>
    <message>
        <source>the program is ending</source>
        <translation>البرنامج ينتهي الآن</translation>
    </message>
    <message>
        <source>{address} has too much to do. Try again later. Message from the service: {message}</source>
        <translation>الخدمة على ⁨{address}⁩ مشغولة جدًا. حاول مرة أخرى لاحقًا. رسالة من الخدمة: ⁨{message}⁩</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s.</source>
        <translation>الخدمة على ⁨{address}⁩ مشغولة، وتطلب الانتظار {seconds} ث.</translation>
    </message>
    <message>
        <source>{address} is busy, and asks to wait for {seconds} s. Message from the service: {message}</source>
        <translation>الخدمة على ⁨{address}⁩ مشغولة، وتطلب الانتظار {seconds} ث. رسالة من الخدمة: ⁨{message}⁩</translation>
    </message>
    <message>
        <source>{address} took too long to answer.</source>
        <translation>تأخر الرد من ⁨{address}⁩ كثيرًا.</translation>
    </message>
    <message>
        <source>{field}: {detail}</source>
        <translation>{field}: {detail}</translation>
    </message>
    <message>
        <source>{keyring} can&apos;t be used on this computer.</source>
        <translation>{keyring} غير صالحة للاستخدام على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>{keyring} did not keep the key.</source>
        <translation>{keyring} لم تحفظ المفتاح.</translation>
    </message>
    <message>
        <source>{keyring} does not work.</source>
        <translation>{keyring} لا تعمل.</translation>
    </message>
    <message>
        <source>{keyring} has not answered.</source>
        <translation>{keyring} لم ترد.</translation>
    </message>
    <message>
        <source>{keyring} is locked. It was not changed.</source>
        <translation>{keyring} مقفلة. لم يتغيّر فيها شيء.</translation>
    </message>
    <message>
        <source>{keyring} is not there now.</source>
        <translation>{keyring} غير متوفرة الآن.</translation>
    </message>
    <message>
        <source>{language} ({encoding})</source>
        <translation>{language} (⁨{encoding}⁩)</translation>
    </message>
    <message>
        <source>{profile} cannot be opened here: the administrator of this computer does not offer it.</source>
        <translation>لا يمكن فتح «⁨{profile}⁩» هنا: لا يتيحه المسؤول عن هذا الحاسوب.</translation>
    </message>
    <message>
        <source>{profile} has no address to set.</source>
        <translation>لا عنوان يُحدَّد لملف التعريف «⁨{profile}⁩».</translation>
    </message>
    <message>
        <source>{reason} Until then, all profiles are offered.</source>
        <translation>{reason} حتى ذلك الحين، كل ملفات التعريف متاحة.</translation>
    </message>
    <message>
        <source>{sentence} The file that was there is unchanged.</source>
        <translation>{sentence} الملف السابق لم يتغيّر.</translation>
    </message>
</context>
<context>
    <name>session.error_messages</name>
    <message>
        <source>An unexpected error occurred. What you typed is still there.</source>
        <translation>حدث خطأ غير متوقع. ما كتبته لا يزال موجودًا.</translation>
    </message>
    <message>
        <source>No other key was given.</source>
        <translation>لم يُدخَل مفتاح آخر.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>حدث خطأ ما</translation>
    </message>
    <message>
        <source>The animal was not added. It stands on top of the list, where you can edit it.</source>
        <translation>لم يُضَف الحيوان. تجده في أعلى القائمة، ويمكنك تعديله هناك.</translation>
    </message>
    <message>
        <source>This computer is busy. Wait a moment, then try again.</source>
        <translation>هذا الحاسوب مشغول. انتظر قليلًا ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>This took too long</source>
        <translation>استغرق هذا وقتًا طويلًا</translation>
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
        <translation>مصنف Excel (*.xlsx)</translation>
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
        <translation>الاتصال…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تعديل</translation>
    </message>
    <message>
        <source>Enter the API key…</source>
        <translation>إدخال مفتاح API…</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>تشغيله من جديد</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>widgets.table_view</name>
    <message numerus="yes">
        <source>%Ln row(s) selected</source>
        <translation>
            <numerusform>لم يُحدَّد أي صف</numerusform>
            <numerusform>حُدِّد صف واحد</numerusform>
            <numerusform>حُدِّد صفان</numerusform>
            <numerusform>حُدِّدت %Ln صفوف</numerusform>
            <numerusform>حُدِّد %Ln صفًا</numerusform>
            <numerusform>حُدِّد %Ln صف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window.wiring</name>
    <message>
        <source>Keep it for next time</source>
        <translation>إبقاؤه للمرة القادمة</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة تعيين</translation>
    </message>
    <message>
        <source>Reset how the window looks?</source>
        <translation>هل تريد إعادة تعيين مظهر النافذة؟</translation>
    </message>
    <message>
        <source>The program ended twice shortly after it was started. What it remembers of its window, columns, filters and choices was not used this time, in case that is why. No animal and no key is in it.</source>
        <translation>انتهى البرنامج مرتين بعد تشغيله بقليل. قد يكون السبب ما يتذكره عن النافذة والأعمدة والتصفية والاختيارات، لذلك لم يُستخدم هذه المرة. لا يتضمن ذلك أي حيوان أو مفتاح.</translation>
    </message>
</context>
</TS>
