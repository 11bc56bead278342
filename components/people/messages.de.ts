import type { Translation } from '@/lib/intl/translation';
import type { personMessages } from './messages';

/** The German of `personMessages`. */
export const personGerman: Translation<typeof personMessages> = {
  name: 'Name',
  email: 'E-Mail',
  role: 'Rolle',
  roles: { viewer: 'Betrachter', maker: 'Ersteller', administrator: 'Administrator' },
  passwordHint: 'Mindestens {count} Zeichen.',

  issues: {
    name: 'Einen Namen eingeben.',
    email: 'Eine E-Mail-Adresse eingeben, z. B. anna@example.com.',
    password: 'Ein Passwort eingeben.',
    shortPassword: 'Mindestens {count} Zeichen verwenden.',
  },

  copy: 'Kopieren',
  dismiss: 'Ausblenden',
  tryAgain: 'Erneut versuchen',
};
