import type { LibraryChange } from '@/lib/contract/studio/library';
import { formatBytes } from '@/lib/contract/format-bytes';

const count = (number: number) => number.toLocaleString('en-GB');
const items = (number: number) => (number === 1 ? '1 item' : `${count(number)} items`);

const done: Record<LibraryChange['do'], (number: number) => string> = {
  star: (number) => `${items(number)} starred`,
  unstar: (number) => `${items(number)} no longer starred`,
  trash: (number) => `${items(number)} moved to the trash`,
  restore: (number) => `${items(number)} put back`,
  add_to_board: (number) => (number === 0 ? 'Already on this board' : `${items(number)} added to the board`),
  remove_from_board: (number) => `${items(number)} taken off the board`,
};

/** The texts of the library. */
export const libraryMessages = {
  title: 'Library',
  items,
  count,
  comparePair: 'Compare the two',
  selected: (number: number) => `${count(number)} selected`,
  grid: 'Pictures, films and sounds',
  sections: 'Places',
  all: 'Everything',
  starred: 'Starred',
  uploads: 'Uploads',
  trash: 'Trash',
  boards: 'Boards',
  newBoard: 'New board',
  boardName: 'Name of the board',
  create: 'Create',
  rename: 'Rename',
  deleteThisBoard: 'Delete board',
  boardActions: (name: string) => `What to do with ${name}`,
  boardDeleted: (name: string) => `“${name}” is deleted. What was on it stays in the library.`,
  save: 'Save',
  cancel: 'Cancel',
  search: 'Search prompts',
  searchHint: 'Search prompts: words, "exact phrases", -without',
  clearSearch: 'Clear the search',
  nothingToSearch: (words: string) =>
    `“${words}” holds no letter, digit or emoji to search for. The search leaves nothing out.`,
  filters: 'Filters',
  filtersOn: (number: number) => `Filters, ${number} on`,
  model: 'Model',
  anyModel: 'Any model',
  medium: 'Medium',
  media: { all: 'All', image: 'Pictures', video: 'Films', audio: 'Sounds' },
  origin: 'Came as',
  origins: { all: 'Either', result: 'Made here', upload: 'Upload' },
  from: 'From',
  to: 'To',
  onlyStarred: 'Starred only',
  onlyAudio: 'With sound',
  onlyHdr: 'HDR',
  clearFilters: 'Clear filters',
  size: 'Size of the pictures',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  clearSelection: 'Clear the selection',
  star: 'Star',
  unstar: 'Remove star',
  addToBoard: 'Add to board',
  removeFromBoard: 'Take off this board',
  download: 'Download',
  moveToTrash: 'Move to trash',
  putBack: 'Put back',
  emptyTrash: 'Empty trash',
  emptyTrashQuestion: (number: number) => `Remove ${items(number)} for ever?`,
  emptyTrashHint: 'The files leave the studio’s storage. This cannot be undone.',
  emptyTrashNow: 'Remove for ever',
  cancelEmptyTrash: 'Keep them',
  emptied: (removed: number, kept: number) =>
    `${items(removed)} removed for ever${kept === 0 ? '' : `; ${items(kept)} stayed, because a job still needs them`}`,
  undo: 'Undo',
  done: (change: LibraryChange, number: number) => done[change.do](number),
  zipReady: (number: number, bytes: number) => `Downloading ${items(number)}, about ${formatBytes(bytes)}`,
  newItems: (number: number) => `${count(number)} new`,
  scrubber: 'Go to a date',
  empty: 'Nothing made yet',
  emptyHint: 'Every picture, film and sound that you make or bring along appears here, and stays.',
  goToCreate: 'Make something',
  emptyUploads: 'No uploads yet',
  emptyStarred: 'Nothing starred yet',
  emptyStarredHint: 'Press S on what you like, or use the star above a selection.',
  emptyBoard: 'This board is empty',
  emptyBoardHint: 'Drag pictures onto its name at the left, or select some and choose “Add to board”.',
  trashIsEmpty: 'The trash is empty',
  trashIsEmptyHint: 'What you delete waits here until you empty the trash.',
  nothingFound: 'Nothing found',
  nothingFoundHint: 'Words find prompts that have words beginning so. Fewer words or filters find more.',
  unreadable: 'The library could not be read',
  tryAgain: 'Try again',
  import: 'Import',
  importHint: 'Bring in a zip: one of Easel’s with its settings, or any other with pictures, films or sounds',
  importing: (name: string) => `Importing ${name}`,
  importSending: (name: string, share: number) => `Sending ${name}: ${Math.round(share * 100)} %`,
  importProgress: (name: string, done: number, total: number) => `Importing ${name}: ${count(done)} of ${count(total)}`,
  imported: (added: number, known: number, refused: number) =>
    [
      `${items(added)} imported`,
      known === 0 ? '' : `${count(known)} were here already`,
      refused === 0 ? '' : `${count(refused)} could not be taken in`,
    ]
      .filter(Boolean)
      .join('; '),
  importFailed: (why: string) => `The import ended early: ${why}`,
  hdr: 'HDR',
  isStarred: 'starred',
  /** One item. */
  item: {
    back: 'Back to the library',
    newer: 'Newer',
    older: 'Older',
    compare: 'Compare with input',
    compareHint: 'Lay it upon what it was made from (C)',
    details: 'Details',
    star: 'Star (S)',
    unstar: 'Remove star (S)',
    download: 'Download',
    trash: 'Move to trash (Delete)',
    putBack: 'Put back (Delete)',
    boards: 'Boards',
    addToBoard: 'Add to board',
    removeFromBoard: (name: string) => `Take off ${name}`,
    remix: 'Remix',
    remixHint: 'Put these settings into the form, with the seed',
    seed: 'Seed',
    lockSeed: 'Lock seed',
    lockSeedHint: 'Open Create with this seed locked in the form',
    runAgain: 'Run again…',
    runAgainHint: 'Opens it in Create, where it can be made once more',
    sendTo: 'Use as…',
    noModelAccepts: 'No model of this service takes it.',
    copyPrompt: 'Copy',
    copied: 'Prompt copied',
    showAll: 'Show all of it',
    showLess: 'Show less',
    model: 'Model',
    on: 'On',
    off: 'Off',
    took: 'Took',
    made: 'Made',
    uploaded: 'Uploaded',
    setting: 'Setting',
    requested: 'Requested',
    applied: 'Applied',
    notRecorded: 'The file does not tell',
    rate: 'Frame rate',
    perSecond: (rate: number) => `${Math.round(rate * 100) / 100} a second`,
    depth: 'Depth',
    bits: (bits: number, pixelFormat: string | null) =>
      `${bits} bits${pixelFormat === null ? '' : ` (${pixelFormat})`}`,
    colour: 'Colour',
    audio: 'Sound',
    audioFact: (codec: string, channels: number, samples: number) =>
      `${codec.toUpperCase()}, ${channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`}, ${samples / 1000} kHz`,
    transparency: 'Transparency',
    file: 'File',
    size: 'Size',
    length: 'Length',
    range: 'Range',
    madeFrom: 'Made from',
    becameOf: (count: number) => (count === 1 ? 'Became' : `Became these ${count}`),
    more: (count: number) => `and ${count} more`,
    gone: 'This is no longer in the library',
    goneHint: 'It was removed for ever, or the address is mistyped.',
    inTrash: 'This is in the trash.',
    unreadable: 'This could not be read',
    tryAgain: 'Try again',
  },
  /** Comparing two items. */
  compare: {
    title: 'Compare',
    back: 'Back to the result',
    input: 'Input',
    result: 'Result',
    needsTwo: 'Choose two pictures or films of the library to compare.',
    audio: 'Sounds can’t be laid upon each other. Choose two pictures or films.',
  },
} as const;

/**
 * The heading of a day: “Today”, “Yesterday”, “Saturday 21 November”, with the year when it is another; of a month: “November 2026”; of
 * a year: “2026”.
 */
export function dayLabel(day: string, now: Date): string {
  const [year = 0, month = null, date = null] = day.split('-').map(Number);
  if (month === null) return String(year);
  if (date === null) {
    return new Date(year, month - 1, 1).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  }
  const at = new Date(year, month - 1, date);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const daysAgo = Math.round((today.getTime() - at.getTime()) / 86_400_000);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return at.toLocaleDateString('en-GB', {
    ...(daysAgo < 300 ? { weekday: 'long' } : {}),
    day: 'numeric',
    month: 'long',
    ...(year === now.getFullYear() ? {} : { year: 'numeric' }),
  });
}

/** A month as the scrubber names it: `Nov 2026`. */
export function monthLabel(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1, 1).toLocaleDateString('en-GB', { month: 'short', year: 'numeric' });
}
