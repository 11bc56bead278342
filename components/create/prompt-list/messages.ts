import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of batches from a list of prompts, a table or a folder. */
export const listMessages = defineMessages('list', {
  open: 'Prompt list…',
  openHint: 'Run a list of prompts or a table as one batch',
  title: 'Prompt list',
  titleOfFile: 'Batch from {file}',
  titleOfMedia: {
    image: '{count, plural, one {Batch from # image} other {Batch from # images}}',
    video: '{count, plural, one {Batch from # video} other {Batch from # videos}}',
    audio: '{count, plural, one {Batch from # audio file} other {Batch from # audio files}}',
  },
  close: 'Close',

  text: 'Prompts',
  textHint:
    'One prompt per line or per paragraph. Or paste a table from a spreadsheet: its first row names the settings.',
  placeholder: 'A lighthouse in a storm\nA fox asleep in the snow\nA paper boat on a canal',
  onePrompt: 'One prompt per',
  splits: { lines: 'Line', paragraphs: 'Paragraph' },
  each: { image: 'Use each image as', video: 'Use each video as', audio: 'Use each audio file as' },
  target: '{label} with {model}',
  promptForAll: 'Prompt for all',

  usesForm: 'All other settings come from the form of {model}.',
  unknownColumns:
    '{count, plural, one {One column is not a setting of {model}.} other {# columns are not settings of {model}.}}',
  columnUse: 'Use “{column}” as',
  ignored: 'Not used',
  asModel: 'Model',
  asCount: 'Number of results',
  noColumn: 'No column is used. Choose what at least one column is for.',

  table: 'Requests',
  row: 'Row',
  shown: 'The first {shown} of {of} rows',
  leaveOutColumn: 'Leave out',
  leaveOut: 'Leave out row {number}',
  include: 'Include row {number}',
  leftOut: 'Left out',
  sameAs: 'Same as row {number}',
  leaveOutRepeated: '{count, plural, one {Leave out the repeated row} other {Leave out # repeated rows}}',
  showProblems: '{count, plural, one {Show the row with a problem} other {Show the # rows with problems}}',
  showAll: 'Show all rows',
  leaveOutBad: '{count, plural, one {Leave out # row} other {Leave out # rows}}',
  problem: '{column}: {message}',

  // What is wrong with a list or a row.
  empty: 'This list is empty. Add one prompt per line.',
  tooLarge: 'This file is too large for a list. Use a file of up to 8 MB.',
  tooMany: 'This list has {total} rows. One batch takes up to {most}: split the list, or use its first {most} rows.',
  limitTo: 'Use the first {most}',
  badRow: 'The row can’t be read: {issue}. Fix it or leave it out.',
  noSuchModel: 'There is no model called “{name}”. Use the name or id of a listed model.',
  notOfModel: '{model} has no setting called “{column}”. Empty the cell, or use another model.',
  badCount: 'Enter a whole number from 1 to {most}.',
  badSeed: 'Enter a whole number that the model takes as a seed.',
  noSuchFile: '“{name}” is neither an address nor a file of this drop. Drop the file with the list.',
  wrongKind: '“{field}” doesn’t take the file “{file}”.',

  // The footer.
  rows: '{count, plural, one {# row} other {# rows}}',
  generations: '{count, plural, one {# generation} other {# generations}}',
  badRows:
    '{count, plural, one {# row can’t be sent. Fix it or leave it out.} other {# rows can’t be sent. Fix them or leave them out.}}',
  nothing: 'Enter at least one prompt.',
  stillUploading:
    '{files, plural, one {A file of the form is still uploading.} other {# files of the form are still uploading.}}',
  allLeftOut: 'All rows are left out.',
  press: '{count, plural, =0 {Generate} other {Generate #}}',
  unknownPrices: '{count, plural, one {price of # request not published} other {prices of # requests not published}}',
  uploading: 'Uploading file {number} of {of}…',
  notUploaded:
    '{count, plural, one {# file failed to upload. Nothing was sent.} other {# files failed to upload. Nothing was sent.}}',
  failedFile: '{file}: {why}',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  sending: 'Sending {sent} of {of}…',
  keepOpen: 'Keep this page open until all are sent.',
  sent: '{count, plural, one {# request sent.} other {# requests sent.}}',
  rowName: 'Row {number}',
  partName: 'Row {number}: {prompt}',
});
