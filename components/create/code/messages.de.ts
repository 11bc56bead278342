import type { Translation } from '@/lib/intl/translation';
import type { codeMessages } from './messages';

/** The German of `codeMessages`. */
export const codeGerman: Translation<typeof codeMessages> = {
  title: 'Als Code',
  hint: 'Diese Anfrage als Code ansehen oder eine Anfrage aus Code importieren',
  close: 'Schließen',
  views: 'Ansicht',
  copyView: 'Anfrage kopieren',
  readView: 'Aus Code importieren',

  language: 'Sprache',
  languages: { curl: 'curl', typescript: 'TypeScript', python: 'Python' },
  style: 'Art des Aufrufs',
  styles: {
    sync: 'Sync',
    queue: 'Queue + Polling',
    events: 'Queue + Events',
  },
  code: 'Code',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser hat das Kopieren blockiert. Den Code markieren und selbst kopieren.',
  loading: 'Code wird geschrieben',
  noForm: 'Es gibt noch kein Formular. Zuerst ein Modell auswählen.',
  unreachable: 'Der Code konnte nicht geschrieben werden: {why}',

  keyNote: 'Der Code liest den API-Schlüssel aus der Umgebungsvariable MEDIA_API_KEY.',
  needs: {
    curl: 'Er läuft in sh, bash und zsh und braucht nur curl.',
    typescript: 'Er läuft in Node.js ab Version 24, Deno und Bun, ohne Pakete.',
    python: 'Er läuft ab Python 3.8, ohne Pakete.',
  },
  invalidNote:
    '{count, plural, one {Eine Einstellung im Formular ist noch zu prüfen} other {# Einstellungen im Formular sind noch zu prüfen}}. Der Dienst könnte diese Anfrage ablehnen.',
  localNote:
    '{origin} funktioniert nur auf diesem Rechner. Auf anderen Rechnern die Netzwerkadresse des Dienstes verwenden.',
  syncCountNote: 'Ein synchroner Aufruf liefert ein Ergebnis. Für mehrere die Queue verwenden.',
  syncVideoNote:
    'Fetch bricht in Node.js nach fünf Minuten ab, ein Video kann länger dauern. Die Queue hat kein Zeitlimit.',
  insideNote:
    '{files, plural, one {Ein Bild aus diesem Studio ist} other {# Bilder aus diesem Studio sind}} im Code eingebettet ({size}), daher läuft er überall. Hier gekürzt, in der Kopie vollständig.',
  addressNote:
    '{names}: über eine URL dieses Studios verlinkt. Sie gilt einen Tag, solange das Studio läuft und für den Dienst erreichbar ist. Um den Code länger zu verwenden, die Datei anderswo hosten und die URL ersetzen.',
  noAddressNote: '{names} lässt sich nicht einbinden: {why} Die Datei anderswo hosten und die URL im Code ersetzen.',

  paste: 'Code zum Importieren',
  pasteHint: 'curl-Befehl, JSON, TypeScript oder Python einfügen',
  pasteHelp:
    'Der Code wird gelesen, nie ausgeführt. Er ersetzt die Einstellungen im Formular. Das lässt sich rückgängig machen.',
  errors: {
    empty: '',
    'no-call': 'Keine Anfrage gefunden. Einen curl-Befehl, JSON, TypeScript oder Python einfügen.',
    'not-json': 'Dieser curl-Befehl sendet kein gültiges JSON.',
    elsewhere: 'Dieser Befehl sendet eine Datei. Stattdessen den Inhalt der Datei einfügen.',
  },
  readFor: 'Eine Anfrage für „{model}“ mit {count, plural, one {einer Einstellung} other {# Einstellungen}}.',
  readWithout:
    'Eine Anfrage ohne Modell, mit {count, plural, one {einer Einstellung} other {# Einstellungen}}. Verwendet wird „{model}“.',
  readUnknown: 'Dieser Dienst hat kein Modell „{named}“. Passende Einstellungen werden für „{model}“ verwendet.',
  lookingUp: 'Das Modell „{model}“ wird gesucht.',
  switches: 'Das Formular wechselt zu „{model}“.',
  misfits: 'Nicht verwendet',
  why: {
    unknown: 'keine Einstellung dieses Modells',
    fixed: 'vom Modell vorgegeben',
    excluded: 'widerspricht einer anderen Einstellung der Anfrage; im Formular gespeichert, aber nicht gesendet',
    call: 'Parameter des Aufrufs, nicht des Modells',
  },
  misfitsToo:
    ' {count, plural, one {Eine Einstellung wurde nicht verwendet.} other {# Einstellungen wurden nicht verwendet.}}',
  willUpload:
    '{count, plural, one {Eine Datei im Code wird} other {# Dateien im Code werden}} zuerst in dieses Studio hochgeladen.',
  fill: 'Formular ausfüllen',
  filling: 'Wird ausgefüllt',
  filled: 'Einstellungen für „{model}“ übernommen.',
  uploadFailed: 'Eine Datei im Code konnte nicht hochgeladen werden: {why}',
  offer: 'Eine vollständige Anfrage für „{model}“ wurde eingefügt.',
  offerPlain: 'Eine vollständige Anfrage wurde eingefügt.',
  keepText: 'Als Text behalten',
};
