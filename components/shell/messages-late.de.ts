import type { Translation } from '@/lib/intl/translation';
import type {
  commandMessages,
  groupNames,
  notificationMessages,
  strayFilesMessages,
  toastMessages,
} from './messages-late';

/** The German of `groupNames`. */
export const groupNamesGerman: Translation<typeof groupNames> = {
  here: 'Auf dieser Seite',
  go: 'Gehe zu',
  presets: 'Presets für dieses Modell',
  models: 'Modelle',
  jobs: 'Aufträge',
  library: 'Bibliothek',
  looks: 'Darstellung',
  help: 'Hilfe',
  account: 'Konto',
  search: 'Suche',
};

/** The German of `strayFilesMessages`. */
export const strayFilesGerman: Translation<typeof strayFilesMessages> = {
  hint: 'Dateien in „Erstellen“ ablegen, um sie zu verwenden, oder in der Bibliothek, um sie hinzuzufügen.',
};

/** The German of `commandMessages`. */
export const commandGerman: Translation<typeof commandMessages> = {
  menu: 'Befehle',
  search: 'Seiten, Modelle, Aufträge und Bibliothek durchsuchen',
  none: 'Keine passenden Befehle',
  found: '{count, plural, one {# Befehl} other {# Befehle}}',
  searchLibrary: 'In der Bibliothek nach „{words}“ suchen',
  recipes: 'Vorlagen…',
  recipesHint: 'Fertige Anfragen für das Formular in „Erstellen“',
  import: 'ZIP-Datei importieren',
  importHint: 'Bilder, Videos und Audio mit ihren Einstellungen',
  queue: 'Warteschlange öffnen',
  queueKeywords:
    'pausieren fortsetzen abbrechen sortieren aufträge jobs laufend wartend pause resume cancel reorder queue running waiting',
  themes: { system: 'Farbschema: System', light: 'Farbschema: Hell', dark: 'Farbschema: Dunkel' },
  themeKeywords:
    'farbschema design darstellung erscheinungsbild farben modus hell dunkel theme appearance colours mode',
  surrounds: {
    interface: 'Arbeitsfläche: Wie Farbschema',
    black: 'Arbeitsfläche: Schwarz',
    grey: 'Arbeitsfläche: 18 % Grau',
    white: 'Arbeitsfläche: Weiß',
  },
  shortcuts: 'Tastenkürzel',
  shortcutsKeywords: 'tasten tastatur kürzel shortcuts hilfe keys help',
  logOut: 'Abmelden',
  logOutKeywords: 'ausloggen verlassen sitzung beenden sign out log out leave session',
  sheet: 'Tastenkürzel',
  close: 'Schließen',
  results: 'Ergebnisse, ausgewählt oder angezeigt',
  viewer: 'Ansicht',
  or: 'oder',
  searchShortcuts: 'Tastenkürzel suchen',
  noShortcuts: 'Keine passenden Tastenkürzel',
};

/** The German of `toastMessages`. */
export const toastGerman: Translation<typeof toastMessages> = {
  title: 'Meldungen',
  dismiss: 'Schließen',
};

/** The German of `notificationMessages`. */
export const notificationGerman: Translation<typeof notificationMessages> = {
  queueEmpty: { title: 'Die Warteschlange ist leer', body: 'Alle Aufträge sind beendet.' },
  ownEnded: { title: 'Eigene Aufträge beendet', body: 'Andere haben noch Aufträge in der Warteschlange.' },
  offer: 'Das hat eine Weile gedauert. Beim nächsten Mal benachrichtigen?',
  accept: 'Benachrichtigen',
  on: 'Benachrichtigungen sind an. In den Einstellungen lassen sie sich ausschalten.',
  denied: 'Der Browser blockiert Benachrichtigungen. In seinen Einstellungen für diese Website erlauben.',
};
