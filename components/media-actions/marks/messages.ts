import { defineMessages } from '@/lib/intl/define-messages';
import type { LibraryFlag, LibraryLabel } from '@/lib/contract/studio/library-marks';

/** The messages about ratings, labels and flags. */
export const markMessages = defineMessages('mark', {
  rating: 'Rating',
  label: 'Label',
  flag: 'Flag',
  stars: '{stars, plural, =0 {No rating} one {# star} other {# stars}}',
  atLeast: '{stars, plural, =5 {5 stars} other {# stars or more}}',
  anyRating: 'Any rating',
  labels: {
    red: 'Red',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
  } satisfies Record<LibraryLabel, string>,
  noLabel: 'No label',
  flags: { kept: 'Kept', rejected: 'Rejected' } satisfies Record<LibraryFlag, string>,
  flagVerbs: { kept: 'Keep', rejected: 'Reject' } satisfies Record<LibraryFlag, string>,
  noFlag: 'No flag',
  /** The marks of an item, after its caption. */
  starred: 'starred',
  rated: 'rated {stars} of 5',
  labelled: {
    red: 'red label',
    yellow: 'yellow label',
    green: 'green label',
    blue: 'blue label',
    purple: 'purple label',
  } satisfies Record<LibraryLabel, string>,
  flagged: { kept: 'kept', rejected: 'rejected' } satisfies Record<LibraryFlag, string>,
  open: 'Rate and label',
  openHint: 'Rate and label (0 to 9, K, X)',
  /** The name of the button, with what it shows. */
  openWith: 'Rate and label: {marks}',
  withKey: '{mark} ({key})',
});
