import type { Translation } from '../intl/translation.ts';
import type { clientLateMessages } from './messages-late.ts';

/** The German of `clientLateMessages`. */
export const clientLateGerman: Translation<typeof clientLateMessages> = {
  notLoggedOut: 'Abmelden nicht möglich.',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt. Den Text markieren und kopieren.',

  today: 'heute',
  yesterday: 'gestern',

  pricePer: { image: 'pro Bild', second: 'pro Sekunde', generation: 'pro Durchlauf' },
};
