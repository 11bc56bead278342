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
  image: 'Picture',
  jobs: (count: number) => (count === 0 ? 'Jobs' : `Jobs · ${count}`),
  panes: 'Panes',
  intents: 'What to do',
  resizeForm: 'Width of the request',
  resizeJobs: 'Height of the jobs',

  model: 'Model',
  chooseModel: 'Choose a model',
  byId: 'By its id',
  carryOver: 'What the switch of models did',
  fromModel: (name: string) => `From ${name}:`,
  modelsUnreachable: 'The list of models could not be read.',
  modelUnreachable: (id: string) => `The model “${id}” could not be read.`,
  noSuchModel: (id: string) => `There is no model called “${id}”. Choose another.`,
  formUnreachable: 'The form could not be loaded.',
  noSchema: 'The service gives no request schema for this model, so there is no form to draw.',
  tryAgain: 'Try again',
  loadingForm: 'The form is being loaded.',

  variants: 'Variants',
  variantsHint: 'How many generations one press makes (num_generations), each a result of its own',
  fewer: 'One variant fewer',
  more: 'One variant more',
  act: (act: string, count: number) => (count === 1 ? act : `${act} ${count}`),
  saveQueued: 'Save in the line',
  savedQueued: 'Saved. It kept its place in the line.',
  notSavedWhy: (why: string) => `Not saved: ${why}`,
  leftQueue: 'What you edited has left the line. The button now makes a new one.',
  notSentWhy: (why: string) => `Not sent: ${why}`,
  noAnswer: 'The studio did not answer. Pressing again sends the same request, never a second one.',

  unknownJob: 'This address names a job that is not known here.',

  undo: 'Undo',
  details: 'Details',
  remixed: 'Its settings are in the form.',
} as const;
