import type { Translation } from '@/lib/intl/translation';
import type { joinMessages } from './messages';

/** The German of `joinMessages`. */
export const joinGerman: Translation<typeof joinMessages> = {
  title: 'Easel beitreten',
  lead: 'Zugangsdaten festlegen.',
  password: 'Passwort',
  join: 'Beitreten',
  loggedIn: 'Angemeldet als {name}. Beim Beitreten endet diese Sitzung.',

  newPasswordTitle: 'Neues Passwort',
  newPasswordLead: 'Ein neues Passwort für {name} festlegen.',
  newPassword: 'Neues Passwort',
  setPassword: 'Passwort festlegen',

  invalid: 'Dieser Link ist nicht mehr gültig. Bitte einen Administrator um einen neuen Link.',
  unavailable: 'Das Studio erreicht seine Datenbank nicht. In einem Moment erneut versuchen.',
};
