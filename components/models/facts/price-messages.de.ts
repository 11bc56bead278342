import type { Translation } from '@/lib/intl/translation';
import type { priceMessages } from './price-messages';

/** The German of `priceMessages`. */
export const priceGerman: Translation<typeof priceMessages> = {
  noPrice: 'Preis nicht angegeben',
  free: 'Kostenlos',
  freeHere: 'Lokal kostenlos',
  freeOn: 'Kostenlos auf {engine}',
};
