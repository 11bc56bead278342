import { type Intent, intentNames } from '@/lib/client/models/intents';

/** The name of each intent, and what the send button says for it. */
export const intentMessages: Record<Intent, { name: string; act: string }> = {
  make: { name: intentNames.make, act: 'Generate' },
  edit: { name: intentNames.edit, act: 'Edit' },
  upscale: { name: intentNames.upscale, act: 'Upscale' },
  'cut-out': { name: intentNames['cut-out'], act: 'Cut out' },
  animate: { name: intentNames.animate, act: 'Animate' },
  convert: { name: intentNames.convert, act: 'Convert' },
};

/** The messages of Create that its first paint may show. The others are in `messages-late.ts`. */
export const createMessages = {
  title: 'Create',
  request: 'Request',
  image: 'Image',
  jobs: (count: number) => (count === 0 ? 'Jobs' : `Jobs · ${count}`),
  panes: 'Panes',
  intents: 'Task',
  resizeForm: 'Request width',
  resizeJobs: 'Jobs height',

  model: 'Model',
  chooseModel: 'Choose a model',
  byId: 'By model id',
  modelsUnreachable: 'The models could not be loaded.',
  modelUnreachable: (id: string) => `The model “${id}” could not be loaded.`,
  noSuchModel: (id: string) => `There is no model called “${id}”. Choose another.`,
  formUnreachable: 'The form could not be loaded.',
  noSchema: 'The service has no request schema for this model, so there is no form.',
  tryAgain: 'Try again',
  loadingForm: 'The form is loading.',

  variants: 'Variants',
  variantsHint: 'Number of results per run (num_generations)',
  fewer: 'Fewer variants',
  more: 'More variants',
  act: (act: string, count: number) => (count === 1 ? act : `${act} ${count}`),
  saveQueued: 'Save changes',
  savedQueued: 'Saved. Its position in the queue is the same.',
  notSavedWhy: (why: string) => `Not saved: ${why}`,
  leftQueue: 'The job left the queue. Sending the form now starts a new job.',
  notSentWhy: (why: string) => `Not sent: ${why}`,
  noAnswer: 'The studio did not answer. Try again: the same request is never run twice.',

  unknownJob: 'This job could not be found.',

  undo: 'Undo',
  details: 'Details',
  remixed: 'Settings copied to the form.',
} as const;
