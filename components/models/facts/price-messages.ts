import { defineMessages } from '@/lib/intl/define-messages';

/** The messages about prices, apart from those of models, for what is on the first screen. */
export const priceMessages = defineMessages('price', {
  noPrice: 'Price not published',
  free: 'Free',
  freeHere: 'Free on this machine',
  freeOn: 'Free on {engine}',
});
