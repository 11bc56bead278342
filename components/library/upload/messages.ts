import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of uploading and importing. */
export const uploadMessages = defineMessages('upload', {
  import: 'Import',
  importHint: 'Add images, videos, audio, folders or zips. You can also drop or paste them.',
  chooseFiles: 'Choose files…',
  chooseFolder: 'Choose a folder…',
  drop: 'Drop to add to the library',
  dropOn: 'Drop to add to “{board}”',
  dropHint: 'Images, videos, audio, folders and zips',
  panel: 'Uploads',
  uploading: 'Adding {number, number} of {total, plural, one {# file} other {# files}}',
  finished: '{done, plural, =0 {Nothing added} other {{done, plural, one {# file} other {# files}} added}}',
  finishedWithFailures:
    '{done, plural, =0 {No files} other {{done, plural, one {# file} other {# files}}}} added, {failed, number} failed',
  finishedElsewhere: '{done, plural, one {# file added to the library} other {# files added to the library}}',
  failedElsewhere:
    '{failed, plural, one {{done, plural, one {# file} other {# files}} added, # failed. Open the library to try it again.} other {{done, plural, one {# file} other {# files}} added, # failed. Open the library to try them again.}}',
  nothingToAdd: 'Nothing to add. Drop images, videos, audio, folders or zips.',
  total: 'Progress of all files',
  waiting: 'Waiting',
  sending: '{share, number, percent}',
  processing: 'Processing…',
  readingZip: 'Reading the zip…',
  importing: '{done, number} of {total, number}',
  added: 'Added',
  /** What became of a zip, as a list. */
  addedMany: '{number, number} added',
  knownMany: '{number, number} already in the library',
  refusedMany: '{number, number} could not be read',
  cancelled: 'Cancelled',
  cancel: 'Cancel {name}',
  cancelAll: 'Cancel all',
  retry: 'Try {name} again',
  retryAll: 'Try failed files again',
  close: 'Close',
  showFiles: 'Show files',
  hideFiles: 'Hide files',
  stopped: 'The import stopped: {why}',
  notOnBoard: 'Uploaded, but not added to the board. Try again.',
  empty: 'There are no images, videos, audio or zips in it.',
});
