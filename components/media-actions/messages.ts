import type { LibraryChange } from '@/lib/contract/studio/library';
import type { QuickAction } from '@/lib/client/models/quick-actions';

const items = (number: number) => (number === 1 ? '1 item' : `${number.toLocaleString('en-GB')} items`);

const done: { [Do in LibraryChange['do']]: (number: number, change: Extract<LibraryChange, { do: Do }>) => string } = {
  star: (number) => `${items(number)} starred`,
  unstar: (number) => `${items(number)} unstarred`,
  trash: (number) => `${items(number)} moved to the trash`,
  restore: (number) => `${items(number)} restored`,
  add_to_board: (number) => (number === 0 ? 'Already on this board' : `${items(number)} added to the board`),
  remove_from_board: (number) => `${items(number)} removed from the board`,
  rate: (number, { rating }) =>
    rating === 0 ? `Rating removed from ${items(number)}` : `${items(number)} rated ${rating} of 5`,
  label: (number, { label }) =>
    label === null ? `Label removed from ${items(number)}` : `${items(number)} labelled ${label}`,
  flag: (number, { flag }) =>
    flag === null ? `Flag removed from ${items(number)}` : `${items(number)} ${flag === 'kept' ? 'kept' : 'rejected'}`,
};

const kinds = { image: 'image', video: 'video', audio: 'audio file' } as const;

/** The messages of the actions on results. */
export const actionMessages = {
  bar: 'Actions',
  done: <Do extends LibraryChange['do']>(change: Extract<LibraryChange, { do: Do }>, number: number) =>
    done[change.do](number, change),
  undo: 'Undo',
  undone: 'Change undone',
  selected: (number: number, total: number) => `${number} of ${total}`,
  clearSelection: 'Clear selection',
  quick: {
    edit: 'Edit',
    upscale: 'Upscale',
    'cut-out': 'Cut out',
    animate: 'Animate',
    reference: 'Reference',
  } satisfies Record<QuickAction, string>,
  quickHint: (action: string, model: string) => `${action} with ${model}`,
  oneFileOnly: (model: string) => `${model} takes one file at a time. Select one.`,
  mixedKinds: 'Select files of one type.',
  frame: { first: 'Use as first frame', last: 'Use as last frame' },
  sendTo: 'Send to…',
  sendToHint: 'Send to… (T)',
  star: 'Star',
  starHint: 'Star (S)',
  unstarHint: 'Remove star (S)',
  addToBoard: 'Add to board',
  addToBoardHint: 'Add to board (A)',
  trash: 'Move to trash',
  trashHint: 'Move to trash (Delete)',
  restore: 'Restore',
  restoreHint: 'Restore (Delete)',
  compareInput: 'Compare with the source',
  compareSelected: (number: number) => `Compare ${number}`,
  compareHint: (label: string) => `${label} (C)`,
  compareNothing: 'Select two to six to compare. This one has no source to compare with.',
  compareTooMany: (most: number) => `Up to ${most} can be compared. Select fewer.`,
  compareAudio: 'Audio files can’t be compared.',
  compareUnavailable: 'Compare',
  download: 'Download',
  downloadHint: 'Download (D)',
  downloadOptions: 'Download options',
  downloadOptionsHint: 'Download options (Shift+D)',
  copyImage: 'Copy image',
  copyImageHint: 'Copy image (⌘C or Ctrl+C)',
  imageCopied: 'Image copied',
  copyUnsupported: 'This browser can’t copy images. Download the image instead.',
  copyRefused: 'The browser did not allow copying. Allow clipboard access for this site, or download the image.',
  copyFailed: (reason: string) => `The image was not copied. ${reason}`,
  details: 'Details',
  detailsHint: 'Details (⌘I or Ctrl+I)',
  boards: {
    search: 'Find or create a board',
    create: (name: string) => `Create “${name}”`,
    none: 'No boards yet. Type a name to create one.',
    loading: 'Loading boards…',
  },
  send: {
    search: 'Search by task, model or field',
    none: 'No model matches.',
    noModel: (kind: keyof typeof kinds) => `No model takes this ${kinds[kind]}.`,
    loading: 'Loading models…',
    failed: 'The models could not be loaded.',
    tryAgain: 'Try again',
  },
} as const;
