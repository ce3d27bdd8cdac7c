; The Windows installer: for one person, without an administrator.
;
;   makensis -DVERSION=1.2.3 -DNUMBERS=1.2.3.0 -DBUNDLE=folder -DICON=subastao.ico -DOUT=installer.exe subastao.nsi
;
; `packaging/make_installer.py` calls it so. BUNDLE is the finished folder.

Unicode true
ManifestDPIAware true
ManifestSupportedOS all
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include x64.nsh
!include WinVer.nsh

!define TITLE "Subastao"
!define PROGRAM "subastao.exe"
!define KIND "Subastao.match"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Subastao"

Name "${TITLE}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Subastao"
InstallDirRegKey HKCU "Software\Subastao" "Folder"
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE} setup"
VIAddVersionKey "CompanyName" "The Subastao authors"
VIAddVersionKey "LegalCopyright" "The Subastao authors, GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Subastao"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "Arabic"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString Match ${LANG_ENGLISH} "Subastao match"
LangString Match ${LANG_SPANISH} "Partida de Subastao"
LangString Match ${LANG_RUSSIAN} "Партия Subastao"
LangString Match ${LANG_SIMPCHINESE} "Subastao 比赛"
LangString Match ${LANG_ARABIC} "مباراة Subastao"

LangString AskSaves ${LANG_ENGLISH} "Delete your saved matches and settings as well?$\n$\n$R0"
LangString AskSaves ${LANG_SPANISH} "¿Borrar también sus partidas guardadas y sus ajustes?$\n$\n$R0"
LangString AskSaves ${LANG_RUSSIAN} "Удалить также сохранённые партии и настройки?$\n$\n$R0"
LangString AskSaves ${LANG_SIMPCHINESE} "是否同时删除已保存的比赛和设置？$\n$\n$R0"
LangString AskSaves ${LANG_ARABIC} "هل تريد أيضًا حذف المباريات المحفوظة والإعدادات؟$\n$\n$R0"

LangString InUse ${LANG_ENGLISH} "Subastao is open. Close it, then try again."
LangString InUse ${LANG_SPANISH} "Subastao está abierto. Ciérrelo y vuelva a intentarlo."
LangString InUse ${LANG_RUSSIAN} "Subastao открыт. Закройте его и повторите попытку."
LangString InUse ${LANG_SIMPCHINESE} "Subastao 正在运行。请关闭后重试。"
LangString InUse ${LANG_ARABIC} "برنامج Subastao مفتوح. أغلقه ثم حاول مرة أخرى."

LangString TooOld ${LANG_ENGLISH} "Subastao needs Windows 10 or later, 64 bits."
LangString TooOld ${LANG_SPANISH} "Subastao necesita Windows 10 o posterior, de 64 bits."
LangString TooOld ${LANG_RUSSIAN} "Для Subastao нужна 64-разрядная Windows 10 или новее."
LangString TooOld ${LANG_SIMPCHINESE} "Subastao 需要 64 位的 Windows 10 或更高版本。"
LangString TooOld ${LANG_ARABIC} "يحتاج Subastao إلى ويندوز 10 أو أحدث، 64 بت."

; A program that runs cannot be written over: its file cannot be opened for writing.
!macro WaitUntilClosed
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(InUse)" /SD IDCANCEL IDRETRY +2
    Abort
  ${Loop}
!macroend

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Section
  !insertmacro WaitUntilClosed
  ; An older version's files must not stay between the new ones. Only what an installation put there goes.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*"

  CreateShortCut "$SMPROGRAMS\Subastao.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Classes\.subastao" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(Match)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  ; Explorer reads file types anew.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "Software\Subastao" "Folder" "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Subastao authors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "Uninstall"
  !insertmacro WaitUntilClosed
  ; Nothing but what was installed: whatever else somebody put into the folder stays, and the folder with it.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Subastao.lnk"

  ReadRegStr $0 HKCU "Software\Classes\.subastao" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey HKCU "Software\Classes\.subastao"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Subastao"

  ; Matches and settings stay unless the player says otherwise; without anybody to ask (/S) they stay.
  StrCpy $R0 "$LOCALAPPDATA\subastao"
  ${If} ${FileExists} "$R0\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(AskSaves)" /SD IDNO IDNO done
    RMDir /r "$R0"
  ${EndIf}
  done:
SectionEnd
