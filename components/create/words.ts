import type { ModelGroup } from '@/lib/client/find-models';
import type { Intent } from '@/lib/client/intents';

/** What one may want to do: the name of it, and what the button says. */
export const intentWords: Record<Intent, { name: string; act: string }> = {
  make: { name: 'Make', act: 'Generate' },
  edit: { name: 'Edit', act: 'Edit' },
  upscale: { name: 'Upscale', act: 'Upscale' },
  'cut-out': { name: 'Cut out', act: 'Cut out' },
  animate: { name: 'Animate', act: 'Animate' },
  convert: { name: 'Convert', act: 'Convert' },
};

/** Heading of a group in the list of models. */
export function modelGroupName(kind: ModelGroup['kind']): string {
  if (kind === 'favourites') return 'Favourites';
  if (kind === 'recent') return 'Used last';
  if (kind === 'make') return 'Make pictures';
  return kind === 'make-film' ? 'Make films' : intentWords[kind].name;
}

/** The English of the Create screen. */
export const createWords = {
  title: 'Create',
  request: 'Request',
  picture: 'Picture',
  jobs: (count: number) => (count === 0 ? 'Jobs' : `Jobs · ${count}`),
  panes: 'Panes',
  intents: 'What to do',
  resizeForm: 'Width of the request',
  resizeStrip: 'Height of the jobs',

  model: 'Model',
  chooseModel: 'Choose a model',
  byId: 'By its id',
  searchModels: 'Search, or type an id',
  allModels: 'All models',
  narrowModels: 'Narrow the models',
  mediumNames: { image: 'Pictures', video: 'Films' },
  modelsFound: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  inTheForm: 'in the form now',
  mark: (model: string) => `Mark ${model} as a favourite`,
  takeMark: (model: string) => `${model} is a favourite`,
  noModelFound: 'No listed model matches.',
  takeTypedId: (id: string) => `Use “${id}”`,
  typedIdHint: 'an id that no list has',
  switched: 'What the switch of models did',
  fromModel: (name: string) => `From ${name}:`,
  fates: { kept: 'kept', converted: 'converted', parked: 'parked', dropped: 'dropped', gone: 'no longer here' },
  dismissSwitch: 'Close this list',
  nothing: 'nothing',
  entries: (count: number) => (count === 1 ? 'one file' : `${count} files`),
  chooseMedia: (label: string, most: number) => `${label}: ${most === 1 ? 'one fits' : `${most} fit`}. Choose which.`,
  mediumNumber: (label: string, position: number) => `${label} ${position}`,
  modelsUnreachable: 'The list of models could not be read.',
  modelUnreachable: (id: string) => `The model “${id}” could not be read.`,
  noModels: 'The service lists no models. Choose one by its id, above.',
  formUnreachable: 'The form could not be loaded.',
  noReason: 'The service gave no reason.',
  noSchema: 'The service gives no request schema for this model, so there is no form to draw.',
  renderer: 'Renderer',
  tryAgain: 'Try again',
  loadingForm: 'The form is being loaded.',
  uploading: (files: number) =>
    files > 1
      ? `Waiting for ${files} uploads. It is sent when they are done.`
      : 'Waiting for an upload. It is sent when that is done.',

  asCode: 'As code',
  asCodeHint: 'This request as code, and code as a request',
  several: 'Several models',
  severalHint: 'This brief to several models at once',
  variants: 'Variants',
  variantsHint: 'How many generations one press makes (num_generations), each a result of its own',
  resultCount: (generations: number, own: { label: string; count: number } | null) => {
    const each = generations === 1 ? 'One generation' : `${generations} generations`;
    if (own === null) return `${each} of this request.`;
    if (own.count === 1) return `${each} of one picture each, as “${own.label}” says.`;
    if (generations === 1) return `${each} of ${own.count} pictures, as “${own.label}” says.`;
    return `${each} of ${own.count} pictures each (“${own.label}”): ${generations * own.count} in all.`;
  },
  fewer: 'One variant fewer',
  more: 'One variant more',
  act: (act: string, count: number) => (count === 1 ? act : `${act} ${count}`),
  costs: (price: string) => `about ${price}`,
  costsHint: 'From the numbers that the service gives for this model. What it charges is its own affair.',
  missing: (count: number) =>
    count === 1 ? 'One setting needs your attention.' : `${count} settings need your attention.`,
  sending: 'Sending',
  sendingAgain: 'The connection was lost. Sending again, as the same request.',
  waitingForNetwork: 'You are offline. It is sent when the network is back.',
  notSentWhy: (why: string) => `Not sent: ${why}`,
  noAnswer: 'The studio did not answer. Pressing again sends the same request, never a second one.',

  example: 'Example',
  exampleNote: 'Painted by this studio’s own service. Press the button to run the same request.',
  runExample: 'Paint this',

  noEstimate: 'no estimate yet',
  queuedLead: 'Waiting for its turn',
  sendingLead: 'Sending',
  keepingLead: 'Done. Fetching the result',
  workingLead: (isFilm: boolean) => (isFilm ? 'Making the film' : 'Making the picture'),
  progress: 'Progress',
  goesOn: 'You can close this page. The job goes on.',
  cancel: 'Cancel',
  failedLead: 'This did not work',
  refusedLead: 'The service did not accept the request',
  cancelledLead: 'Cancelled',
  cancelledWhy: 'It was ended before it was done.',
  mend: 'Edit request',
  retry: 'Try again',
  unconfirmedLead: 'Sent, but never confirmed',
  unconfirmedWhy:
    'The service did not answer when this was sent. It may be running there. The studio keeps looking for it and never sends it again by itself, so that nothing is paid twice. If you send it anew and the first one runs after all, both are made.',
  sendAnew: 'Send it anew',
  giveUp: 'Give up on it',
  resultIsGone: 'It succeeded, but its result is not here.',
  unknownJob: 'This address names a job that is not known here.',
  unknownJobHint: 'It may have been made with another data directory. The jobs below are those of this one.',
  unknownStatus: (status: string) => `The service calls its state “${status}”.`,
  resultNumber: (number: number, of: number) => `Result ${number} of ${of}`,

  download: 'Download',
  takeAs: 'Use as…',
  takenByNone: 'No listed model takes this.',
  takenAs: (field: string, model: string) => `It is now “${field}” of ${model}.`,
  undo: 'Undo',
  draftNotKept:
    'This browser has no room for drafts. What is in the form stays until you leave this page; a preset keeps it longer.',
  details: 'Details',
  showAll: 'Show all',
  showLess: 'Show less',
  result: 'Result',
  openSource: 'Open the source',
  sourceIsGone: 'no longer here',
  madeFrom: 'Made from',
  took: 'Took',
  waited: (time: string) => `, ${time} waiting`,
  file: 'File',
  size: 'Size',
  length: 'Length',
  range: 'Range',
  made: 'Made',
  remix: 'Remix',
  remixHint: 'Puts these settings into the form',
  remixed: 'Its settings are in the form.',
  newSeed: 'New seed',
  newSeedHint: 'The same request with another seed',
  runAgain: 'Run again',
  runAgainHint: 'The same request once more',
  on: 'on',
  off: 'off',
} as const;
