import type { Translation } from '@/lib/intl/translation';
import type { pageMessages } from './messages';

/** The German of `pageMessages`. */
export const pageGerman: Translation<typeof pageMessages> = {
  description: 'Ein Studio zum Generieren und Bearbeiten von Bildern und Videos.',

  logIn: 'Anmelden',
  password: 'Passwort',
  wrongPassword: 'Falsches Passwort.',
  tooManyPasswords: 'Zu viele falsche Passwörter. Einen Moment warten, dann erneut versuchen.',

  nothingHere: 'Seite nicht gefunden',
  nothingHereHint: 'Vielleicht ist die Adresse falsch oder die Seite umgezogen.',
  goToCreate: 'Zu „Erstellen“',
};
