const count = (number: number) => number.toLocaleString('en-GB');

/** The messages of the duplicates. */
export const duplicateMessages = {
  title: 'Duplicates',
  groups: (number: number) => (number === 1 ? '1 group' : `${count(number)} groups`),
  same: (number: number) => `${count(number)} identical files`,
  similar: (number: number) => `${count(number)} images that look the same`,
  keep: 'Keep',
  keepThis: (name: string) => `Keep ${name}`,
  trashOthers: (number: number) =>
    number === 1 ? 'Move the other to trash' : `Move the other ${count(number)} to trash`,
  trashAllSame: (number: number) =>
    number === 1 ? 'Move 1 identical copy to trash' : `Move ${count(number)} identical copies to trash`,
  notGroup: 'Keep all',
  empty: 'No duplicates',
  emptyHint: 'Identical files and images that look the same would be listed here.',
  back: 'Back to the library',
  unreadable: 'The duplicates could not be loaded',
  tryAgain: 'Try again',
  loading: 'Looking for duplicates…',
  more: (number: number) => `${count(number)} more groups follow when these are sorted out.`,
} as const;
