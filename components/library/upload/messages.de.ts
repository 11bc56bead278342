import type { Translation } from '@/lib/intl/translation';
import type { uploadMessages } from './messages';

/** The German of `uploadMessages`. */
export const uploadGerman: Translation<typeof uploadMessages> = {
  import: 'Importieren',
  importHint:
    'Bilder, Videos, Audio, Ordner oder ZIP-Dateien hinzufügen. Sie lassen sich auch hier ablegen oder einfügen.',
  chooseFiles: 'Dateien auswählen…',
  chooseFolder: 'Ordner auswählen…',
  drop: 'In der Bibliothek ablegen',
  dropOn: 'In „{board}“ ablegen',
  dropHint: 'Bilder, Videos, Audio, Ordner und ZIP-Dateien',
  panel: 'Uploads',
  uploading: 'Hinzufügen: {number, number} von {total, plural, one {# Datei} other {# Dateien}}',
  finished:
    '{added, plural, =0 {Keine Datei hinzugefügt} one {# Datei hinzugefügt} other {# Dateien hinzugefügt}}{restored, plural, =0 {} other {, # aus dem Papierkorb geholt}}{known, plural, =0 {} one {, # war schon da} other {, # waren schon da}}{failed, plural, =0 {} other {, # fehlgeschlagen}}',
  finishedElsewhere:
    '{added, plural, =0 {Keine Datei hinzugefügt} one {# Datei zur Bibliothek hinzugefügt} other {# Dateien zur Bibliothek hinzugefügt}}{restored, plural, =0 {} other {, # aus dem Papierkorb geholt}}{known, plural, =0 {} one {, # war schon da} other {, # waren schon da}}',
  failedElsewhere:
    '{added, plural, =0 {Keine Datei} one {# Datei} other {# Dateien}} hinzugefügt, {failed, number} fehlgeschlagen. Die Bibliothek zeigt, warum.',
  nothingToAdd: 'Nichts zum Hinzufügen. Bilder, Videos, Audio, Ordner oder ZIP-Dateien ablegen.',
  total: 'Fortschritt aller Dateien',
  waiting: 'Wartet',
  sending: '{share, number, percent}',
  processing: 'Wird verarbeitet…',
  readingZip: 'ZIP wird gelesen…',
  importing: '{done, number} von {total, number}',
  added: 'Hinzugefügt',
  known: 'Bereits in der Bibliothek',
  restored: 'Aus dem Papierkorb geholt',
  listFound: '„{file}“ ist eine Liste, keine Mediendatei.',
  makeBatch: 'Batch aus dieser Liste erstellen',
  leftOut: '{number, plural, one {# Textdatei ausgelassen} other {# Textdateien ausgelassen}}',
  cancelled: 'Abgebrochen',
  cancel: '{name} abbrechen',
  cancelAll: 'Alle abbrechen',
  retry: '{name} erneut versuchen',
  retryAll: 'Erneut versuchen',
  close: 'Schließen',
  showFiles: 'Dateien einblenden',
  hideFiles: 'Dateien ausblenden',
  stopped: 'Der Import wurde abgebrochen: {why}',
  notOnBoard: 'Hochgeladen, aber nicht zum Board hinzugefügt. Erneut versuchen.',
  empty: 'Darin sind keine Bilder, Videos, Audio- oder ZIP-Dateien.',
};
