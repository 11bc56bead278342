import type { Translation } from '@/lib/intl/translation';
import type { reviewMessages } from './messages';

/** The German of `reviewMessages`. */
export const reviewGerman: Translation<typeof reviewMessages> = {
  title: 'Abnahme in „{board}“',
  ownVerdict: 'Eigenes Urteil',
  verdicts: { yes: 'Ja', no: 'Nein', change: 'Ändern' },
  said: { yes: 'Ja: {names}', no: 'Nein: {names}', change: 'Ändern: {names}' },
  othersSaid: 'Urteile anderer',
  comments: 'Kommentare',
  count: '{count, plural, one {# Kommentar} other {# Kommentare}}',
  write: 'Kommentar schreiben',
  send: 'Senden',
  sendHint: 'Senden (Strg+Eingabe oder ⌘+Eingabe)',
  tooLong: 'Höchstens {most, number} Zeichen. Es sind {length, number}.',
  sending: 'Wird gesendet…',
  notSent: 'Nicht gesendet. {why}',
  tryAgain: 'Erneut versuchen',
  discard: 'Verwerfen',
  you: 'Ich',
  edited: 'bearbeitet',
  editedAt: 'Bearbeitet: {when}',
  edit: 'Kommentar bearbeiten',
  delete: 'Kommentar löschen',
  deleteOf: 'Kommentar von {name} löschen',
  deleteQuestion: 'Diesen Kommentar löschen?',
  deleteNow: 'Löschen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  unreadable: 'Die Kommentare konnten nicht geladen werden.',
};
