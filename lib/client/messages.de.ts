import type { Translation } from '../intl/translation.ts';
import type { clientMessages } from './messages.ts';

/** The German of `clientMessages`. */
export const clientGerman: Translation<typeof clientMessages> = {
  wentWrong: 'Etwas ist schiefgegangen.',
  partDelayed:
    'Ein Teil von Easel ist noch nicht geladen. Easel versucht es weiter. Wenn sich nichts ändert, die Seite neu laden.',
  noAnswer: 'Das Studio antwortet nicht.',

  intents: {
    make: 'Generieren',
    edit: 'Bearbeiten',
    upscale: 'Hochskalieren',
    'cut-out': 'Freistellen',
    animate: 'Animieren',
    convert: 'Umwandeln',
  },
};
