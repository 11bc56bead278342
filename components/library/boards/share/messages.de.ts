import type { Translation } from '@/lib/intl/translation';
import type { shareMessages } from './messages';

/** The German of `shareMessages`. */
export const shareGerman: Translation<typeof shareMessages> = {
  title: '„{name}“ teilen',
  titleOfAccess: 'Personen mit Zugriff auf „{name}“',
  close: 'Schließen',
  add: 'Personen nach Namen hinzufügen',
  everyone: 'Alle im Studio',
  everyoneAccess: 'Zugriff für alle im Studio',
  owner: 'Eigentümer',
  you: '{name} (ich)',
  accessOf: 'Zugriff von {name}',
  access: { none: 'Kein Zugriff', view: 'Kann ansehen', edit: 'Kann bearbeiten' },
  accessHint: 'Wer bearbeiten kann, darf das Board auch umbenennen sowie Elemente hinzufügen und entfernen.',
  remove: '{name} entfernen',
  noMatch: 'Keine passenden Personen.',
  states: { unchanged: 'Änderungen werden sofort gespeichert.', saving: 'Wird gespeichert…', saved: 'Gespeichert' },
  failed: 'Nicht gespeichert. {why}',
  unreadable: 'Die Freigabe dieses Boards konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  copyLink: 'Link für Personen mit Zugriff kopieren',
  linkCopied: 'Link kopiert. Er öffnet das Board für Personen, die Zugriff haben.',
};
