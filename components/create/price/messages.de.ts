import type { Translation } from '@/lib/intl/translation';
import type { estimateMessages } from './messages';

/** The German of `estimateMessages`. */
export const estimateGerman: Translation<typeof estimateMessages> = {
  about: 'Etwa {time}',
  aboutImages: 'Etwa {time} für {count} Bilder',
  aboutVideos: 'Etwa {time} für {count} Videos',
  hint: '{samples, plural, one {Aus dem letzten Durchlauf mit ähnlichen Einstellungen.} other {Aus den letzten # Durchläufen mit ähnlichen Einstellungen.}}',
  hintScaled:
    '{samples, plural, one {Hochgerechnet aus dem letzten Durchlauf, der andere Einstellungen hatte.} other {Hochgerechnet aus den letzten # Durchläufen, die andere Einstellungen hatten.}}',
  startsIn: 'Startet in etwa {time}',
  after: '{count, plural, one {Nach einem wartenden Auftrag} other {Nach # wartenden Aufträgen}}',
  paused: 'Die Warteschlange ist pausiert',

  price: 'Etwa {price}',
  priceHint: 'Geschätzt nach der Preisliste des Dienstes. Die Abrechnung kann abweichen.',
};
