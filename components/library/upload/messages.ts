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
  finished:
    '{added, plural, =0 {No files added} one {# file added} other {# files added}}{restored, plural, =0 {} other {, # restored from the trash}}{known, plural, =0 {} one {, # was there already} other {, # were there already}}{failed, plural, =0 {} other {, # failed}}',
  finishedElsewhere:
    '{added, plural, =0 {No files added} one {# file added to the library} other {# files added to the library}}{restored, plural, =0 {} other {, # restored from the trash}}{known, plural, =0 {} one {, # was there already} other {, # were there already}}',
  failedElsewhere:
    '{added, plural, =0 {No files} one {# file} other {# files}} added, {failed, number} failed. Open the library to see why.',
  nothingToAdd: 'Nothing to add. Drop images, videos, audio, folders or zips.',
  total: 'Progress of all files',
  waiting: 'Waiting',
  sending: '{share, number, percent}',
  processing: 'Processing…',
  readingZip: 'Reading the zip…',
  importing: '{done, number} of {total, number}',
  added: 'Added',
  known: 'Already in the library',
  restored: 'Restored from the trash',
  listFound: '“{file}” is a list, not media.',
  makeBatch: 'Make a batch from this list',
  leftOut: '{number, plural, one {# text file was left out} other {# text files were left out}}',
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
