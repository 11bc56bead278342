import type { Translation } from '@/lib/intl/translation';
import type { accountMessages } from './messages';

/** The German of `accountMessages`. */
export const accountGerman: Translation<typeof accountMessages> = {
  title: 'Konto',
  loading: 'Konto wird geladen',
  unreachable: 'Das Konto konnte nicht geladen werden. {why}',
  save: 'Speichern',
  saved: 'Gespeichert.',
  changePassword: 'Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  currentMissing: 'Das aktuelle Passwort eingeben.',
  newPassword: 'Neues Passwort',
  passwordChanged: 'Passwort geändert.',
  serverPassword: 'Das Passwort ist STUDIO_PASSWORD in den Einstellungen des Servers.',

  sessions: 'Sitzungen',
  sessionsLoading: 'Sitzungen werden geladen',
  sessionsUnreachable: 'Die Sitzungen konnten nicht geladen werden. {why}',
  sessionsHint: 'Die Anmeldung gilt 30 Tage. „Überall abmelden“ meldet auch alle anderen Browser ab.',
  browserOn: '{browser} unter {system}',
  unknownBrowser: 'Unbekannter Browser',
  thisBrowser: 'Dieser Browser',
  lastSeen: 'Zuletzt aktiv: {when}',
  end: 'Sitzung beenden',
  endOf: 'Sitzung beenden: {browser}',
  ended: 'Sitzung beendet.',
  logOut: 'Abmelden',
  logOutEverywhere: 'Überall abmelden',
};
