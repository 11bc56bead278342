import type { Translation } from '@/lib/intl/translation';
import type { errorMessages } from './error-messages';

/** The German of `errorMessages`. */
export const errorGerman: Translation<typeof errorMessages> = {
  screenFailed: 'Etwas ist schiefgegangen',
  screenFailedHint: 'Aufträge laufen weiter, Eingaben sind gespeichert.',
  reload: 'Neu laden',
};
