import { defineTexts } from '@/lib/intl/define-texts';

/** The messages of Create that its first paint may show. The others are in `messages-late.ts`. */
export const createMessages = defineTexts('create', {
  title: 'Create',
  request: 'Request',
  image: 'Image',
  jobs: 'Jobs',
  jobsOpen: 'Jobs · {count}',
  panes: 'Panes',
  presets: 'Presets',
  intents: 'Task',
  resizeForm: 'Request width',
  resizeJobs: 'Jobs height',

  model: 'Model',
  chooseModel: 'Choose a model',
  byId: 'By model id',
  modelsUnreachable: 'The models could not be loaded.',
  modelUnreachable: 'The model “{id}” could not be loaded.',
  noSuchModel: 'There is no model called “{id}”. Choose another.',
  formUnreachable: 'The form could not be loaded.',
  noSchema: 'This model has no request schema, so there is no form.',
  tryAgain: 'Try again',
  loadingForm: 'The form is loading.',

  variants: 'Variants',
  variantsHint: 'Number of results per run (num_generations)',
  generate: 'Generate',
  generateMany: 'Generate {count}',
  saveQueued: 'Save changes',

  undo: 'Undo',
  details: 'Details',
  remixed: 'Settings copied to the form.',
});
