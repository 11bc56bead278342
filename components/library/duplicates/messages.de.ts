import type { Translation } from '@/lib/intl/translation';
import type { duplicateMessages } from './messages';

/** The German of `duplicateMessages`. */
export const duplicateGerman: Translation<typeof duplicateMessages> = {
  title: 'Duplikate',
  groups: '{number, plural, one {# Gruppe} other {# Gruppen}}',
  same: '{number, number} identische Dateien',
  similar: '{number, number} ähnliche Bilder',
  traits: { size: 'Größe', model: 'Modell', seed: 'Seed', date: 'Datum', bytes: 'Dateigröße' },
  none: 'Ohne',
  chooseHint: 'Wählen, welches bleibt.',
  keep: 'Behalten',
  keepThis: '{name} behalten',
  trashOthers: '{number, plural, one {Die andere Datei in den Papierkorb} other {Die # anderen in den Papierkorb}}',
  trashAllSame:
    '{number, plural, one {# identische Kopie in den Papierkorb} other {# identische Kopien in den Papierkorb}}',
  notGroup: 'Alle behalten',
  empty: 'Keine Duplikate',
  emptyHint: 'Identische Dateien und ähnliche Bilder erscheinen hier.',
  back: 'Zurück zur Bibliothek',
  unreadable: 'Die Duplikate konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  loading: 'Duplikate werden gesucht…',
  more: '{number, plural, one {# weitere Gruppe anzeigen} other {# weitere Gruppen anzeigen}}',
};
