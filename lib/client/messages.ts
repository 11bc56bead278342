import { defineTexts } from '../intl/define-texts.ts';

/** The messages of calls to the studio, and the names of tasks, which every screen uses. */
export const clientMessages = defineTexts('client', {
  wentWrong: 'Something went wrong.',
  partDelayed: 'Part of Easel did not load yet. Easel is trying again. If nothing changes, reload the page.',
  noAnswer: 'The studio did not answer.',

  /** What a model is for. */
  intents: {
    make: 'Generate',
    edit: 'Edit',
    upscale: 'Upscale',
    'cut-out': 'Cut out',
    animate: 'Animate',
    convert: 'Convert',
  },
});
