const count = (number: number) => number.toLocaleString('en-GB');
const files = (number: number) => (number === 1 ? '1 file' : `${count(number)} files`);

/** The messages of uploading and importing. */
export const uploadMessages = {
  import: 'Import',
  importHint: 'Add images, videos, audio, folders or zips. You can also drop or paste them.',
  chooseFiles: 'Choose files…',
  chooseFolder: 'Choose a folder…',
  drop: 'Drop to add to the library',
  dropOn: (board: string) => `Drop to add to “${board}”`,
  dropHint: 'Images, videos, audio, folders and zips',
  panel: 'Uploads',
  uploading: (done: number, total: number) => `Adding ${count(done + 1)} of ${files(total)}`,
  finished: (done: number) => (done === 0 ? 'Nothing added' : `${files(done)} added`),
  finishedWithFailures: (done: number, failed: number) =>
    `${done === 0 ? 'No files' : files(done)} added, ${count(failed)} failed`,
  total: 'Progress of all files',
  waiting: 'Waiting',
  sending: (share: number) => (share >= 1 ? 'Processing…' : `${Math.round(share * 100)} %`),
  importing: (done: number, total: number | null) =>
    total === null ? 'Reading the zip…' : `${count(done)} of ${count(total)}`,
  added: 'Added',
  addedMany: (added: number, known: number, refused: number) =>
    [
      `${count(added)} added`,
      known === 0 ? '' : `${count(known)} already in the library`,
      refused === 0 ? '' : `${count(refused)} could not be read`,
    ]
      .filter(Boolean)
      .join(', '),
  cancelled: 'Cancelled',
  cancel: (name: string) => `Cancel ${name}`,
  cancelAll: 'Cancel all',
  retry: (name: string) => `Try ${name} again`,
  retryAll: 'Try failed files again',
  close: 'Close',
  showFiles: 'Show files',
  hideFiles: 'Hide files',
  stopped: (why: string) => `The import stopped: ${why}`,
  notOnBoard: 'Uploaded, but not added to the board. Try again.',
  empty: 'There are no images, videos, audio or zips in it.',
} as const;
