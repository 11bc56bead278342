/** The most stars of a rating; 0 is not rated. */
export const mostStars = 5;

/** Colour labels; the keys 6 to 9 set the first four. */
export const libraryLabels = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export type LibraryLabel = (typeof libraryLabels)[number];

/** Whether somebody decided to keep an item, or rejected it. */
export const libraryFlags = ['kept', 'rejected'] as const;
export type LibraryFlag = (typeof libraryFlags)[number];
