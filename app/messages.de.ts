import type { Translation } from '@/lib/intl/translation';
import type { pageMessages } from './messages';

/** The German of `pageMessages`. */
export const pageGerman: Translation<typeof pageMessages> = {
  description: 'Ein Studio zum Generieren und Bearbeiten von Bildern und Videos.',

  logIn: 'Anmelden',
  email: 'E-Mail',
  emailHint: 'Nur der erste Administrator kann dieses Feld leer lassen.',
  password: 'Passwort',
  wrongPassword: 'Falsches Passwort.',
  wrongEmailOrPassword: 'E-Mail oder Passwort falsch.',
  tooManyPasswords: 'Zu viele falsche Passwörter. Einen Moment warten, dann erneut versuchen.',
  singleSignOn: 'Mit Single Sign-on anmelden',
  providerUnreachable: 'Der Anmeldedienst ist nicht erreichbar. In einem Moment erneut versuchen.',
  notAllowed: 'Kein Zugang. Bitte an die Administration wenden.',
  loginUnfinished: 'Die Anmeldung ist nicht gelungen. Erneut versuchen.',
  noLoginHere: 'Hier ist keine Anmeldung möglich. Bitte an die Administration wenden.',

  nothingHere: 'Seite nicht gefunden',
  nothingHereHint: 'Vielleicht ist die Adresse falsch oder die Seite umgezogen.',
  goToCreate: 'Zu „Erstellen“',
};
