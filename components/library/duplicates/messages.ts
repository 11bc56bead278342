import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the duplicates. */
export const duplicateMessages = defineMessages('duplicate', {
  title: 'Duplicates',
  groups: '{number, plural, one {# group} other {# groups}}',
  same: '{number, number} identical files',
  similar: '{number, number} similar images',
  /** What similar images differ in; `none` is shown for one that has no such value, as an upload has no seed. */
  traits: { size: 'Size', model: 'Model', seed: 'Seed', date: 'Date', bytes: 'File size' },
  none: 'None',
  chooseHint: 'Choose the one to keep.',
  keep: 'Keep',
  keepThis: 'Keep {name}',
  trashOthers: '{number, plural, one {Move the other to trash} other {Move the other # to trash}}',
  trashAllSame: '{number, plural, one {Move # identical copy to trash} other {Move # identical copies to trash}}',
  notGroup: 'Keep all',
  empty: 'No duplicates',
  emptyHint: 'Identical files and similar images would be listed here.',
  back: 'Back to the library',
  unreadable: 'The duplicates could not be loaded',
  tryAgain: 'Try again',
  loading: 'Looking for duplicates…',
  more: '{number, plural, one {Show # more group} other {Show # more groups}}',
});
