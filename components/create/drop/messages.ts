import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of files that are dropped, pasted or picked on Create. */
export const dropMessages = defineMessages('drop', {
  prompt: 'Prompt',
  negativePrompt: 'Negative prompt',
  seed: 'Seed',
  size: 'Size',

  filesAndLists: 'Files and lists',
  filesAndListsShort: 'Files',
  chooseFile: 'Use a file…',
  chooseOneFolder: 'Use a folder…',
  chooseFileHint: 'Edit, upscale or animate a file, or use the settings in it',
  chooseFiles: 'Choose files…',
  chooseFolder: 'Choose a folder…',
  enterList: 'Prompt list…',
  dropHint: 'You can also drop or paste files anywhere on this screen.',

  // While files are dragged.
  targets: 'What to do with the file',
  withModel: 'with {model}',
  eachWith: 'each with {model}',
  elsewhere: 'Drop anywhere else to see all choices.',
  dropAny: 'Drop to use these files',
  dropAnyHint: 'Images, videos, audio, prompt lists, tables or a folder',
  dropList: 'Drop to create a batch',
  dropListHint: 'Each prompt or row becomes one request',

  // The choice after a drop.
  titleOne: 'Use {file}',
  titleMany: {
    image: '{count, plural, one {Use # image} other {Use # images}}',
    video: '{count, plural, one {Use # video} other {Use # videos}}',
    audio: '{count, plural, one {Use # audio file} other {Use # audio files}}',
  },
  close: 'Close',
  choices: 'Choices',
  noChoice: 'No model takes this kind of file.',
  readingSettings: 'Looking for settings in the file…',
  settings: {
    automatic1111: 'Settings from AUTOMATIC1111 or Forge',
    comfyui: 'Settings from ComfyUI',
    easel: 'Settings from Easel',
  },
  fills: 'Fills the form of {model}.',
  fillsInstead: '{named} is not available here. Fills the form of {model}.',
  takeSettings: 'Use its settings',
  settingsUsed: 'Settings copied to the form.',
  settingsReport: 'Settings from the file',
  settingsTitle: 'From {file}:',
  hasSettings: '{file} contains settings.',
  workflow: 'with its ComfyUI workflow',
  addAsModel: 'Add as a model',
  hasWorkflow: '{file} contains a ComfyUI workflow.',
  leftOut: '{more, plural, =0 {Not used: {names}.} other {Not used: {names} and # more.}}',

  // Files that can't be used.
  noUse: '{file} can’t be used here. Drop images, videos, audio, a prompt list (.txt) or a table (.csv).',
  noUseZip: '{file} can’t be used here. Import it in the Library.',
  noUseJson: '{file} contains no settings and no ComfyUI workflow.',
  noUseMany:
    'None of these {count} files can be used here. Drop images, videos, audio, a prompt list (.txt) or a table (.csv).',
  emptyFolder: 'There are no files in this folder.',
  formLoading: 'The form is still loading. Try again in a moment.',
});
