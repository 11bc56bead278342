import { defineTexts } from '@/lib/intl/define-texts';

/** The messages of the error pages, apart from `pageMessages`: every page loads these. */
export const errorMessages = defineTexts('error', {
  screenFailed: 'Something went wrong',
  screenFailedHint: 'Your jobs continue, and what you typed is saved.',
  reload: 'Reload',
});
