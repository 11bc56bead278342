import type { Translation } from '@/lib/intl/translation';
import type { queueMessages } from './messages';

/** The German of `queueMessages`. */
export const queueGerman: Translation<typeof queueMessages> = {
  title: 'Warteschlange',
  close: 'Warteschlange schließen',
  loading: 'Warteschlange wird geladen',
  unreachable: 'Die Warteschlange konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  empty: 'Die Warteschlange ist leer',
  emptyHint: 'Neue Aufträge stehen hier, bis sie fertig sind.',
  emptyMine: 'Keine eigenen Aufträge in der Warteschlange',
  emptyMineHint: '{count, plural, one {Andere haben # Auftrag darin.} other {Andere haben # Aufträge darin.}}',
  offline: 'Offline. Angezeigt wird der letzte bekannte Stand.',

  scope: 'Wessen Aufträge',
  mine: 'Eigene',
  everyone: 'Alle',
  you: 'eigenes Konto',
  moreOwners: '{count, plural, one {# weitere Person} other {# weitere Personen}}',

  cancelQueued: 'Wartende abbrechen',
  cancelAll: 'Alle abbrechen',
  cancelAllQuestion:
    '{count, plural, one {# Auftrag abbrechen? Läuft er bereits, geht sein Fortschritt verloren.} other {Alle # Aufträge abbrechen? Der Fortschritt laufender Aufträge geht verloren.}}',
  cancelMineQuestion:
    '{count, plural, one {# eigenen Auftrag abbrechen? Läuft er bereits, geht sein Fortschritt verloren.} other {Alle # eigenen Aufträge abbrechen? Der Fortschritt laufender Aufträge geht verloren.}} Aufträge anderer bleiben.',
  cancelEveryoneQuestion:
    '{count, plural, one {# Auftrag abbrechen? Er gehört zu: {who}. Läuft er bereits, geht sein Fortschritt verloren.} other {Alle # Aufträge abbrechen? Sie gehören zu: {who}. Der Fortschritt laufender Aufträge geht verloren.}}',
  cancelAllYes: '{count, plural, one {# Auftrag abbrechen} other {# Aufträge abbrechen}}',
  cancelAllNo: 'Nicht abbrechen',
  cancelled: '{count, plural, one {Auftrag abgebrochen.} other {# Aufträge abgebrochen.}}',
  cancelledAlready: 'Es wartete kein Auftrag mehr.',
  undo: 'Rückgängig',
  restored:
    '{count, plural, one {Der Auftrag ist wieder in der Warteschlange.} other {# Aufträge sind wieder in der Warteschlange.}}',
  tooLate: 'Das ließ sich nicht mehr rückgängig machen. Die Aufträge wurden abgebrochen.',
  notAllCancelled:
    '{count, plural, one {# Auftrag konnte nicht abgebrochen werden und läuft weiter.} other {# Aufträge konnten nicht abgebrochen werden und laufen weiter.}}',

  pausedSince: 'Pausiert seit {time}',
  pausedHint:
    '{sent, plural, =0 {Laufende Aufträge werden fertig. Wartende und neue Aufträge starten nicht.} one {Laufende Aufträge werden fertig, und # Auftrag, der schon beim Dienst ist, startet noch. Andere wartende und neue Aufträge starten nicht.} other {Laufende Aufträge werden fertig, und # Aufträge, die schon beim Dienst sind, starten noch. Andere wartende und neue Aufträge starten nicht.}}',
  resume: 'Fortsetzen',

  running: 'Laufend',
  builtIn: 'Eingebaut',
  laneRunning: '{running, plural, one {# läuft} other {# laufen}}',
  laneRunningOf: '{running, plural, one {# von {slots} läuft} other {# von {slots} laufen}}',
  laneQueued: '{count, plural, one {# wartet} other {# warten}}',
  laneHeld: '{count} zurückgestellt',
  laneYours: '{count, plural, one {# eigener} other {# eigene}}',
  awaySince: 'Nicht erreichbar seit {time} · {counts}',
  awayWaiting:
    '{count, plural, one {# Auftrag wartet und startet, sobald die Engine wieder erreichbar ist.} other {# Aufträge warten und starten, sobald die Engine wieder erreichbar ist.}}',
  noAnswer: 'Keine Antwort.',
  checkNow: 'Jetzt prüfen',
  checking: 'Wird geprüft…',

  images: '{count} Bilder',
  videos: '{count} Videos',
  generations: '{count} Ergebnisse',
  left: 'noch {clock}',
  almostDone: 'Fast fertig',
  percent: '{share, number, percent}',
  progressOf: 'Fortschritt: {what}',
  saving: 'Ergebnis wird gespeichert',
  unknown: 'Ergebnis unbekannt. Öffnen, um zu entscheiden, wie es weitergeht.',
  unknownOfOther: 'Ergebnis unbekannt.',
  sending: 'Wird gesendet',
  next: 'Als Nächstes',
  nextIn: 'Als Nächstes · {clock}',
  inAbout: 'in etwa {clock}',
  soon: 'Startet gleich',
  nextWhenBack: 'Startet zuerst',
  whenBack: 'An {position}. Stelle, sobald erreichbar',
  sent: 'Gesendet',
  sentWhy: 'Beim Dienst, nicht verschiebbar',
  sentHint: 'An den Dienst gesendet, wartet dort. Abbrechen ist möglich, Verschieben und Anhalten nicht.',
  held: 'Zurückgestellt',
  movesTo: 'An {position}. Stelle',

  open: 'Öffnen: {what}',
  reorder: 'Verschieben: {what}',
  reorderHint:
    'Zum Verschieben ziehen. Mit der Tastatur: Leertaste nimmt auf, Pfeiltasten bewegen, Leertaste legt ab, Esc bricht ab.',
  lifted: '{what} aufgenommen, {position} von {count}. Mit den Pfeiltasten bewegen, mit der Leertaste ablegen.',
  over: '{position} von {count}',
  dropped: '{what} an Position {position} von {count} verschoben.',
  notMoved: 'Nicht verschoben.',
  toFront: 'Ganz nach vorn: {what}',
  hold: 'Zurückstellen: {what}',
  resumeOne: 'Fortsetzen: {what}',
  cancel: 'Abbrechen: {what}',
  seed: 'Seed {seed}',
  unfold: 'Aufträge anzeigen: {what}',
  fold: 'Aufträge ausblenden: {what}',

  notify: 'Benachrichtigen, wenn die Warteschlange leer ist',
  notifyMine: 'Benachrichtigen, wenn alle eigenen Aufträge beendet sind',
  notifyDenied:
    'Der Browser blockiert Benachrichtigungen. Sie lassen sich in den Einstellungen des Browsers für diese Website erlauben.',
};
