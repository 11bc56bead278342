import type { ModelGroup } from './models/find-models';
import { intentWords } from './messages';

/** Heading of a group in the list of models. */
export function modelGroupName(kind: ModelGroup['kind']): string {
  if (kind === 'favourites') return 'Favourites';
  if (kind === 'recent') return 'Used last';
  if (kind === 'make') return 'Make pictures';
  return kind === 'make-film' ? 'Make films' : intentWords[kind].name;
}

/** The English of what comes after the first paint of Create: the stage, the details, the models to choose from. */
export const laterWords = {
  searchModels: 'Search, or type an id',
  allModels: 'All models',
  narrowModels: 'Narrow the models',
  mediumNames: { image: 'Pictures', video: 'Films' },
  modelsFound: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  inTheForm: 'in the form now',
  mark: (model: string) => `Mark ${model} as a favourite`,
  takeMark: (model: string) => `${model} is a favourite`,
  noModelFound: 'No listed model matches.',
  takeTypedId: (id: string) => `Use “${id}” as a model id`,
  typedIdHint: 'No listed model has this id',
  fates: { kept: 'kept', converted: 'converted', parked: 'parked', dropped: 'dropped', gone: 'no longer here' },
  dismissSwitch: 'Close this list',
  nothing: 'nothing',
  entries: (count: number) => (count === 1 ? 'one file' : `${count} files`),
  chooseMedia: (label: string, most: number) => `${label}: ${most === 1 ? 'one fits' : `${most} fit`}. Choose which.`,
  mediumNumber: (label: string, position: number) => `${label} ${position}`,
  noReason: 'The service gave no reason.',
  renderer: 'Renderer',

  nothingYet: 'No results yet',
  nothingYetHint: 'Your results will appear here.',
  example: 'Example',
  exampleNote: 'Painted by this studio’s own service. Press the button to run the same request.',
  runExample: 'Paint this',

  queuedLead: 'Waiting for its turn',
  sendingLead: 'Sending',
  keepingLead: 'Done. Fetching the result',
  workingLead: (isVideo: boolean) => (isVideo ? 'Making the film' : 'Making the picture'),
  progress: 'Progress',
  goesOn: 'You can close this page. The job goes on.',
  cancel: 'Cancel',
  stopFollowing: 'Stop following',
  stopFollowingHint: 'You can stop following it: its place is free then. The service may still make it, and bill it.',
  failedLead: 'This did not work',
  notFollowedLead: 'The studio no longer follows this',
  refusedLead: 'The service did not accept the request',
  cancelledLead: 'Cancelled',
  cancelledWhy: 'It was ended before it was done.',
  mend: 'Edit request',
  retry: 'Try again',
  resultIsGone: 'It succeeded, but its result is not here.',
  unknownJobHint: 'It may have been made with another data directory. The jobs below are those of this one.',
  unknownStatus: (status: string) => `The service calls its state “${status}”.`,
  resultNumber: (number: number, of: number) => `Result ${number} of ${of}`,

  download: 'Download',
  takeAs: 'Use as…',
  takenByNone: 'No listed model takes this.',
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
  remixHint: 'Puts these settings into the form, with the seed',
  newSeed: 'Run again with a new seed',
  newSeedHint: 'The same request with another seed',
  runAgainSeedHint: (seed: string) => `The same request once more, with seed ${seed}`,
  seed: 'Seed',
  lockSeed: 'Lock seed',
  lockSeedHint: 'Lock this seed in the form',
  runAgain: 'Run again',
  runAgainHint: 'The same request once more',
  on: 'on',
  off: 'off',

  draftNotKept:
    'This browser has no room for drafts. What is in the form stays until you leave this page; a preset keeps it longer.',
} as const;
