; Installs the program for one user, without an administrator's rights. installer.py compiles it and hands in all that
; stands elsewhere in the tree: PROGRAM COMMAND NAME VERSION NUMBERS PUBLISHER COPYRIGHT OLDEST OLDEST_BUILD SIZE_KB
; ICONS FILES OUTPUT.
;
;   /S            no window and no question; waits half a minute for a program that is open
;   /PATH         terminals find petstore.exe by its name: the folder is put on this user's PATH; an upgrade keeps that
;   /D=FOLDER     another folder; the last argument, without quotation marks
;
; Exit codes: 0 installed; 1 cancelled; 2 something could not be written or removed; 3 the program is open; 4 this
; Windows is too old or has 32 bits. uninstall.exe takes /S too and has the codes 0 to 3.
;
; NSIS and not an MSI: one file speaks every language of the program and waits until the program is closed; an MSI has
; one language. No AppUserModelID is set: the window and its entry in the Start menu are grouped by the executable, which
; both have in common.

Unicode true
; With 64 bits, so that it runs where no program of 32 bits does. Debian's NSIS can, the one for Windows itself cannot.
!if /FileExists "${NSISDIR}/Stubs/lzma_solid-amd64-unicode"
    Target amd64-unicode
!endif
Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
ManifestDPIAware true
SetCompressor /SOLID lzma
SetDateSave off ; the same bytes from the same bundle, whenever
AllowSkipFiles off ; half a program is none

; Beside the other programs of this user. The user's own files lie in $LOCALAPPDATA\${PROGRAM}: neither holds the other.
InstallDir "$LOCALAPPDATA\Programs\${PROGRAM}"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${PROGRAM}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"

!include FileFunc.nsh
!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh
!include "${FILES}" ; the macros WRITE_FILES, DELETE_FILES and REMOVE_FOLDERS

!ifdef SIGN ; a command that signs the file whose name it gets
    !uninstfinalize '${SIGN} "%1"'
    !finalize '${SIGN} "%1"'
!endif

!define EXECUTABLE "${PROGRAM}.exe"
!define CONSOLE "${COMMAND}.exe"
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"
!define LINKS "Software\Classes\petstore" ; what opens petstore:42
!define WAIT_S 30

; --- windows and languages --------------------------------------------------------------------------------------------

!define MUI_ICON "${ICONS}/${PROGRAM}.ico"
!define MUI_UNICON "${ICONS}/${PROGRAM}.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}/installer.bmp"
BrandingText "${NAME} ${VERSION}"

!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXECUTABLE}"
!define MUI_FINISHPAGE_SHOWREADME "" ; its second box, with a text and a function of our own
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(ON_PATH)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION PutOnPath
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_PAGE_CUSTOMFUNCTION_SHOW ShowWhetherOnPath
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE TakeFromPath
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; Windows' own language is taken; the first where it is none of these.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Arabic"

LangString OPEN ${LANG_ENGLISH} "${NAME} is open. Close it, then try again."
LangString OPEN ${LANG_GERMAN} "${NAME} ist geöffnet. Schließen Sie es und versuchen Sie es dann noch einmal."
LangString OPEN ${LANG_FRENCH} "${NAME} est ouvert. Fermez-le, puis réessayez."
LangString OPEN ${LANG_SPANISH} "${NAME} está abierto. Ciérrelo e inténtelo de nuevo."
LangString OPEN ${LANG_JAPANESE} "${NAME} が開いています。閉じてから、もう一度お試しください。"
LangString OPEN ${LANG_ARABIC} "البرنامج ${NAME} مفتوح. أغلقه ثم أعد المحاولة."

LangString TOO_OLD ${LANG_ENGLISH} "${NAME} needs Windows 10 version ${OLDEST} or newer with 64 bits."
LangString TOO_OLD ${LANG_GERMAN} "${NAME} braucht Windows 10 Version ${OLDEST} oder neuer mit 64 Bit."
LangString TOO_OLD ${LANG_FRENCH} "${NAME} nécessite Windows 10 version ${OLDEST} ou plus récent, en 64 bits."
LangString TOO_OLD ${LANG_SPANISH} "${NAME} necesita Windows 10 versión ${OLDEST} o posterior, de 64 bits."
LangString TOO_OLD ${LANG_JAPANESE} "${NAME} には 64 ビット版の Windows 10 バージョン ${OLDEST} 以降が必要です。"
LangString TOO_OLD ${LANG_ARABIC} "يحتاج ${NAME} إلى Windows 10 الإصدار ${OLDEST} أو أحدث، بنظام 64 بت."

LangString ON_PATH ${LANG_ENGLISH} "&Use “${COMMAND}” in terminals"
LangString ON_PATH ${LANG_GERMAN} "„${COMMAND}“ in &Terminals verwenden"
LangString ON_PATH ${LANG_FRENCH} "&Utiliser « ${COMMAND} » dans les terminaux"
LangString ON_PATH ${LANG_SPANISH} "&Usar «${COMMAND}» en terminales"
LangString ON_PATH ${LANG_JAPANESE} "ターミナルで「${COMMAND}」を使う(&U)"
LangString ON_PATH ${LANG_ARABIC} "&استخدام الأمر ${COMMAND} في الطرفية"

LangString NOT_ON_PATH ${LANG_ENGLISH} "Your PATH is too long or cannot be written. Start ${COMMAND}.exe with its folder."
LangString NOT_ON_PATH ${LANG_GERMAN} "Ihr PATH ist zu lang oder nicht beschreibbar. Starten Sie ${COMMAND}.exe mit ihrem Ordner."
LangString NOT_ON_PATH ${LANG_FRENCH} "Votre PATH est trop long ou protégé. Lancez ${COMMAND}.exe avec son dossier."
LangString NOT_ON_PATH ${LANG_SPANISH} "Su PATH es demasiado largo o no se puede escribir. Inicie ${COMMAND}.exe con su carpeta."
LangString NOT_ON_PATH ${LANG_JAPANESE} "PATH が長すぎるか、書き込めません。${COMMAND}.exe はフォルダーを付けて起動してください。"
LangString NOT_ON_PATH ${LANG_ARABIC} "متغيّر PATH طويل جدًا أو لا يمكن تغييره. شغّل الملف ${COMMAND}.exe مع ذكر مجلده."

LangString NOT_REMOVED ${LANG_ENGLISH} "Not every file could be removed from $R0."
LangString NOT_REMOVED ${LANG_GERMAN} "Nicht alle Dateien in $R0 konnten entfernt werden."
LangString NOT_REMOVED ${LANG_FRENCH} "Certains fichiers n’ont pas pu être supprimés de $R0."
LangString NOT_REMOVED ${LANG_SPANISH} "No se han podido eliminar todos los archivos de $R0."
LangString NOT_REMOVED ${LANG_JAPANESE} "$R0 のファイルの一部を削除できませんでした。"
LangString NOT_REMOVED ${LANG_ARABIC} "تعذّرت إزالة بعض الملفات من $R0."

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "${COPYRIGHT}"

; --- the program may be open ------------------------------------------------------------------------------------------

; Ends with code 3 when a program in $R0 stays open. Windows lets no program write to an executable that runs, and the
; service of this computer is the same executable.
!macro WAIT_UNTIL_CLOSED UN
Function ${UN}WaitUntilClosed
    StrCpy $R1 0
    ${Do}
        StrCpy $R3 "${EXECUTABLE}"
        Call ${UN}IsOpen
        ${If} $R2 == 0
            StrCpy $R3 "${CONSOLE}"
            Call ${UN}IsOpen
        ${EndIf}
        ${If} $R2 == 0
            Return
        ${EndIf}
        ${If} ${Silent}
            ${If} $R1 >= ${WAIT_S}
                ${ExitDo}
            ${EndIf}
            IntOp $R1 $R1 + 1
            Sleep 1000
        ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(OPEN)" IDCANCEL`
            ${ExitDo}
        ${EndIf}
    ${Loop}
    SetErrorLevel 3
    Quit
FunctionEnd

Function ${UN}IsOpen ; $R2: whether the executable $R3 in $R0 runs
    StrCpy $R2 0
    ${If} ${FileExists} "$R0\$R3"
        ClearErrors
        FileOpen $R4 "$R0\$R3" a
        ${If} ${Errors}
            StrCpy $R2 1
        ${Else}
            FileClose $R4
        ${EndIf}
    ${EndIf}
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

; --- terminals find the command by its name ---------------------------------------------------------------------------

; The program itself changes the PATH: a text of NSIS has at most 1,023 letters, and a PATH that passed through one would
; be cut. What was chosen stands in the entry of the installation, so that an upgrade keeps it.
Var IsOnPath

Function PutOnPath
    nsExec::Exec '"$INSTDIR\${CONSOLE}" path add'
    Pop $R1
    ${If} $R1 == 0
        StrCpy $IsOnPath 1
        WriteRegDWORD HKCU "${ENTRY}" "OnPath" 1
    ${Else}
        MessageBox MB_OK|MB_ICONEXCLAMATION "$(NOT_ON_PATH)" /SD IDOK
    ${EndIf}
FunctionEnd

Function ShowWhetherOnPath
    ${If} $IsOnPath == 1
        SendMessage $mui.FinishPage.ShowReadme ${BM_SETCHECK} ${BST_CHECKED} 0
    ${EndIf}
FunctionEnd

Function TakeFromPath
    SendMessage $mui.FinishPage.ShowReadme ${BM_GETCHECK} 0 0 $R1
    ${If} $IsOnPath == 1
    ${AndIf} $R1 <> ${BST_CHECKED}
        nsExec::Exec '"$INSTDIR\${CONSOLE}" path remove'
        Pop $R1
        DeleteRegValue HKCU "${ENTRY}" "OnPath"
    ${EndIf}
FunctionEnd

; --- install ----------------------------------------------------------------------------------------------------------

Function .onInit
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
        MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
        SetErrorLevel 4
        Quit
    ${EndIf}
FunctionEnd

Section
    ; An installation that is there, wherever it lies, is taken away by its own list: no old file stays behind.
    ReadRegStr $R0 HKCU "${ENTRY}" "InstallLocation"
    ${If} $R0 == ""
        StrCpy $R0 $INSTDIR
    ${EndIf}
    ReadRegDWORD $IsOnPath HKCU "${ENTRY}" "OnPath"
    ${GetParameters} $R1
    ClearErrors
    ${GetOptions} $R1 "/PATH" $R2
    ${IfNot} ${Errors}
        StrCpy $IsOnPath 1
    ${EndIf}
    Call WaitUntilClosed
    ${If} ${FileExists} "$R0\uninstall.exe"
        ClearErrors
        ExecWait '"$R0\uninstall.exe" /S _?=$R0' $R1 ; _? keeps it where it is, so that it can be waited for
        ${If} ${Errors}
        ${OrIf} $R1 <> 0
            SetErrorLevel 2
            Abort "$(NOT_REMOVED)"
        ${EndIf}
        Delete "$R0\uninstall.exe"
        RMDir "$R0"
    ${EndIf}

    ; What takes it away comes first: what is cut off half-way can be removed, or installed again.
    ClearErrors
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${ENTRY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${ENTRY}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${EXECUTABLE},0"
    WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${SIZE_KB}
    WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
    WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1

    !insertmacro WRITE_FILES
    SetOutPath "$INSTDIR" ; where the program starts in
    CreateShortcut "${SHORTCUT}" "$INSTDIR\${EXECUTABLE}"
    WriteRegStr HKCU "${LINKS}" "" "URL:${NAME}"
    WriteRegStr HKCU "${LINKS}" "URL Protocol" ""
    WriteRegStr HKCU "${LINKS}\DefaultIcon" "" "$INSTDIR\${EXECUTABLE},0"
    WriteRegStr HKCU "${LINKS}\shell\open\command" "" '"$INSTDIR\${EXECUTABLE}" -- "%1"'
    ${If} ${Errors}
        SetErrorLevel 2
        Abort
    ${EndIf}
    ${If} $IsOnPath == 1
        StrCpy $IsOnPath 0
        Call PutOnPath
    ${EndIf}
SectionEnd

; --- uninstall: what was installed, by name, and nothing else ---------------------------------------------------------

Section "Uninstall"
    StrCpy $R0 $INSTDIR
    Call un.WaitUntilClosed
    ReadRegDWORD $R1 HKCU "${ENTRY}" "OnPath"
    ${If} $R1 == 1
        nsExec::Exec '"$INSTDIR\${CONSOLE}" path remove'
        Pop $R1
    ${EndIf}
    ClearErrors
    !insertmacro DELETE_FILES
    ${If} ${Errors}
        SetErrorLevel 2
        Abort "$(NOT_REMOVED)" ; its entry stays, so that it can be tried again
    ${EndIf}
    !insertmacro REMOVE_FOLDERS ; those that are empty now
    Delete "${SHORTCUT}"
    ReadRegStr $R1 HKCU "${LINKS}\shell\open\command" ""
    ${If} $R1 == '"$INSTDIR\${EXECUTABLE}" -- "%1"'
        DeleteRegKey HKCU "${LINKS}"
    ${EndIf}
    DeleteRegKey HKCU "${ENTRY}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
SectionEnd
