import { defineTexts } from '../intl/define-texts.ts';

/** The messages of times, prices, copying and logging out, which no first paint shows. */
export const clientLateMessages = defineTexts('clientLate', {
  notLoggedOut: 'Could not log out.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it.',

  today: 'today',
  yesterday: 'yesterday',

  /** After a price. */
  pricePer: { image: 'per image', second: 'per second', generation: 'per run' },
});
