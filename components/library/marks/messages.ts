import type { LibraryFlag, LibraryLabel } from '@/lib/contract/studio/library-marks';

/** The messages about ratings, labels and flags. */
export const markMessages = {
  rating: 'Rating',
  label: 'Label',
  flag: 'Flag',
  stars: (stars: number) => (stars === 0 ? 'No rating' : stars === 1 ? '1 star' : `${stars} stars`),
  atLeast: (stars: number) => (stars === 5 ? '5 stars' : `${stars} stars or more`),
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
  rated: (stars: number) => `rated ${stars} of 5`,
  labelled: (label: string) => `${label.toLowerCase()} label`,
} as const;
