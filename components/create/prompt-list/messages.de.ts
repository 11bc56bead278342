import type { Translation } from '@/lib/intl/translation';
import type { listMessages } from './messages';

/** The German of `listMessages`. */
export const listGerman: Translation<typeof listMessages> = {
  open: 'Prompt-Liste…',
  openHint: 'Eine Liste von Prompts oder eine Tabelle als Serie ausführen',
  title: 'Prompt-Liste',
  titleOfFile: 'Serie aus {file}',
  titleOfMedia: {
    image: '{count, plural, one {Serie aus # Bild} other {Serie aus # Bildern}}',
    video: '{count, plural, one {Serie aus # Video} other {Serie aus # Videos}}',
    audio: '{count, plural, one {Serie aus # Audiodatei} other {Serie aus # Audiodateien}}',
  },
  close: 'Schließen',

  text: 'Prompts',
  textHint:
    'Ein Prompt pro Zeile oder pro Absatz. Oder eine Tabelle aus einer Tabellenkalkulation einfügen: Die erste Zeile nennt die Einstellungen.',
  placeholder: 'Ein Leuchtturm im Sturm\nEin schlafender Fuchs im Schnee\nEin Papierboot auf einem Kanal',
  onePrompt: 'Ein Prompt pro',
  splits: { lines: 'Zeile', paragraphs: 'Absatz' },
  each: {
    image: 'Jedes Bild verwenden als',
    video: 'Jedes Video verwenden als',
    audio: 'Jede Audiodatei verwenden als',
  },
  target: '{label} mit „{model}“',
  promptForAll: 'Prompt für alle',

  usesForm: 'Alle übrigen Einstellungen kommen aus dem Formular von „{model}“.',
  unknownColumns:
    '{count, plural, one {Eine Spalte ist keine Einstellung von {model}.} other {# Spalten sind keine Einstellungen von {model}.}}',
  columnUse: '„{column}“ verwenden als',
  ignored: 'Nicht verwendet',
  asModel: 'Modell',
  asCount: 'Anzahl der Ergebnisse',
  noColumn: 'Keine Spalte wird verwendet. Für mindestens eine die Verwendung auswählen.',

  table: 'Anfragen',
  row: 'Zeile',
  shown: 'Die ersten {shown} von {of} Zeilen',
  leaveOutColumn: 'Auslassen',
  leaveOut: 'Zeile {number} auslassen',
  include: 'Zeile {number} verwenden',
  leftOut: 'Ausgelassen',
  sameAs: 'Wie Zeile {number}',
  leaveOutRepeated: '{count, plural, one {Wiederholte Zeile auslassen} other {# wiederholte Zeilen auslassen}}',
  showProblems: '{count, plural, one {Zeile mit Problem anzeigen} other {# Zeilen mit Problemen anzeigen}}',
  showAll: 'Alle Zeilen anzeigen',
  leaveOutBad: '{count, plural, one {# Zeile auslassen} other {# Zeilen auslassen}}',
  problem: '{column}: {message}',

  empty: 'Diese Liste ist leer. Einen Prompt pro Zeile eingeben.',
  tooLarge: 'Diese Datei ist zu groß für eine Liste. Eine Datei bis 8 MB verwenden.',
  tooMany:
    'Diese Liste hat {total} Zeilen. Eine Serie kann höchstens {most} haben: Die Liste aufteilen oder die ersten {most} Zeilen verwenden.',
  limitTo: 'Die ersten {most} verwenden',
  badRow: 'Die Zeile ist nicht lesbar: {issue}. Korrigieren oder auslassen.',
  noSuchModel: 'Es gibt kein Modell „{name}“. Name oder ID eines aufgelisteten Modells verwenden.',
  notOfModel: '{model} hat keine Einstellung „{column}“. Die Zelle leeren oder ein anderes Modell verwenden.',
  badCount: 'Eine ganze Zahl von 1 bis {most} eingeben.',
  badSeed: 'Eine ganze Zahl eingeben, die das Modell als Seed annimmt.',
  noSuchFile:
    '„{name}“ ist weder eine Adresse noch eine der abgelegten Dateien. Die Datei zusammen mit der Liste ablegen.',
  wrongKind: '„{field}“ nimmt die Datei „{file}“ nicht an.',

  rows: '{count, plural, one {# Zeile} other {# Zeilen}}',
  generations: '{count, plural, one {# Generierung} other {# Generierungen}}',
  badRows:
    '{count, plural, one {# Zeile kann nicht gesendet werden. Korrigieren oder auslassen.} other {# Zeilen können nicht gesendet werden. Korrigieren oder auslassen.}}',
  nothing: 'Mindestens einen Prompt eingeben.',
  stillUploading:
    '{files, plural, one {Eine Datei des Formulars wird noch hochgeladen.} other {# Dateien des Formulars werden noch hochgeladen.}}',
  allLeftOut: 'Alle Zeilen sind ausgelassen.',
  press: '{count, plural, =0 {Generieren} other {Generieren (#)}}',
  unknownPrices:
    '{count, plural, one {Preis von # Anfrage nicht angegeben} other {Preise von # Anfragen nicht angegeben}}',
  uploading: 'Datei {number} von {of} wird hochgeladen…',
  notUploaded:
    '{count, plural, one {# Datei wurde nicht hochgeladen. Es wurde nichts gesendet.} other {# Dateien wurden nicht hochgeladen. Es wurde nichts gesendet.}}',
  failedFile: '{file}: {why}',
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  sending: '{sent} von {of} gesendet…',
  keepOpen: 'Diese Seite geöffnet lassen, bis alle gesendet sind.',
  sent: '{count, plural, one {# Anfrage gesendet.} other {# Anfragen gesendet.}}',
  rowName: 'Zeile {number}',
  partName: 'Zeile {number}: {prompt}',
};
