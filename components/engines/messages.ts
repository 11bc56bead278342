import type { MediaKind } from '@/lib/contract/media-kind';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** The messages of the Engines screen. */
export const engineMessages = {
  title: 'Engines',
  lead: 'Where your models run.',
  loading: 'Loading the engines',
  unreachable: (why: string) => `The engines could not be loaded. ${why}`,
  tryAgain: 'Try again',
  notOffered: 'This service has no engines',
  notOfferedHint: 'Engines are part of Easel’s own service. The models of this service are in Create.',
  cannotChange:
    'This studio can’t add or change models. To allow it, add its API key to SERVICE_ADMIN_KEYS of the service.',

  none: 'No engines yet',
  noneHint: 'An engine runs your own models. Connect one, and its models appear in Create.',
  steps: [
    {
      before: 'Set ',
      code: 'COMFYUI_URL=http://192.168.1.20:8188',
      after: ' to the address of your ComfyUI, and restart Easel.',
    },
    { before: 'Drop an image here that ComfyUI saved. Its workflow becomes a model.', code: null, after: '' },
    {
      before: 'For several engines, or for fal and Replicate, list them in ',
      code: 'engines.json',
      after: ' in the data directory. Easel reads it again when it changes.',
    },
  ],

  ready: 'Ready',
  away: (when: string) => `Away since ${when}`,
  checked: (ago: string) => `checked ${ago}`,
  checkNow: 'Check now',
  checking: 'Checking…',
  checkOf: (title: string) => `Check now: ${title}`,
  add: 'Add a model',
  addTo: (title: string) => `Add a model to ${title}`,
  neverAnswered: 'Has not answered yet',

  running: 'Running',
  waiting: 'Waiting',
  today: 'Today',
  month: 'This month',
  atOnce: 'Concurrent jobs',
  dailyLimit: 'Daily limit',
  noLimit: 'None',
  sent: (count: number) => counted(count, 'run', 'runs'),
  limitOf: (used: number, limit: number) => `${used} of ${limit}`,

  models: (count: number) => counted(count, 'model', 'models'),
  modelsOf: (title: string) => `Models of ${title}`,
  noModels: 'No models yet',
  noModelsWorkflow: 'Drop an image that ComfyUI saved to add the first one.',
  noModelsListed: 'Name its models in engines.json.',
  showAll: (count: number) => `Show all ${count} models`,
  showLess: 'Show fewer',
  openInCreate: (title: string) => `Open ${title} in Create`,
  edit: (title: string) => `Edit ${title}`,
  remove: (title: string) => `Remove ${title}`,
  removeQuestion: (title: string) => `Remove ${title}?`,
  removeHint: 'It disappears from Create. Your results stay in the library.',
  removeNow: 'Remove',
  cancel: 'Cancel',
  removed: (title: string) => `${title} removed.`,

  dropHere: 'Drop to add a model',
  dropFile: 'Drop the file itself, not a link to it.',
  dropOne: 'Drop one file at a time.',
  noComfy:
    'Files with a workflow need a ComfyUI. Set COMFYUI_URL and restart Easel, or list a ComfyUI in engines.json.',
  cannotDrop: 'This studio can’t add models. Its API key is not in SERVICE_ADMIN_KEYS of the service.',
} as const;

const kindNames = { text: 'Text', number: 'Number', integer: 'Whole number', boolean: 'On or off', choice: 'Choice' };
const mediaNames: Record<MediaKind, string> = { image: 'Image', video: 'Video', audio: 'Audio' };

/** The messages of the sheet that adds or edits a model. */
export const addMessages = {
  add: 'Add a model',
  edit: 'Edit a model',
  close: 'Close',
  engine: 'Engine',

  choose: 'Choose a workflow',
  chooseHint: 'An image or video that ComfyUI saved contains its workflow. A workflow exported as JSON works too.',
  drop: 'Drop a PNG, WebP, video or JSON file, or choose one',
  dropNow: 'Drop to read its workflow',
  lastRuns: 'Recent runs',
  lastRunsHint: (engine: string) => `What ${engine} ran last`,
  noRuns: 'It has not run anything since it was started.',
  runsFailed: (why: string) => `The recent runs could not be loaded. ${why}`,
  chooseOther: 'Choose another file',

  reading: 'Reading the workflow…',
  workflow: (nodes: number) => `Workflow with ${counted(nodes, 'node', 'nodes')}`,
  complete: (engine: string) => `${engine} has all its nodes and files`,
  incomplete: (engine: string) => `${engine} can’t run this workflow yet`,
  incompleteHint: 'You can save the model. It stays unavailable until these are installed.',
  unreadable: 'No workflow could be read',
  modelUnreadable: 'The model could not be loaded',
  tryAgain: 'Try again',
  discardQuestion: 'Discard your changes?',
  keepEditing: 'Keep editing',
  discard: 'Discard',

  name: 'Name',
  nameNeeded: 'Enter a name.',
  id: 'Model id',
  idHint: 'Used in the API and in links',
  idNeeded: 'Enter an id.',
  idInvalid: 'Use letters, digits and _ . / : - only, and begin with a letter or digit.',
  idTaken: 'Another model has this id.',
  idFixed: 'The id can’t be changed.',

  inputs: 'Inputs',
  counts: (found: number, shown: number, basic: number) => `${found} found · ${shown} shown · ${basic} basic`,
  filter: 'Which inputs are listed',
  all: 'All',
  shown: 'Shown',
  noneShown: 'No inputs are shown. The form has only a button.',
  noInputs: 'This workflow has no inputs to show.',
  columns: { show: 'Show', basic: 'Basic', title: 'Title', initial: 'Default', bounds: 'Range' },
  showOf: (title: string) => `Show ${title}`,
  basicOf: (title: string) => `${title} is basic`,
  titleOf: (name: string) => `Title of ${name}`,
  defaultOf: (title: string) => `Default of ${title}`,
  minimumOf: (title: string) => `Minimum of ${title}`,
  maximumOf: (title: string) => `Maximum of ${title}`,
  randomSeed: 'Random',
  seedRange: 'Random or fixed',
  noDefault: 'None',
  on: 'On',
  off: 'Off',
  choices: (count: number) => counted(count, 'choice', 'choices'),
  kindOf: (kind: keyof typeof kindNames | 'media', media: MediaKind | null) =>
    kind === 'media' ? (media === null ? 'File' : mediaNames[media]) : kindNames[kind],

  titleNeeded: 'Enter a title.',
  notNumber: 'Enter a number.',
  notInteger: 'Enter a whole number.',
  below: (limit: number) => `The smallest possible is ${limit}.`,
  above: (limit: number) => `The largest possible is ${limit}.`,
  crossed: 'The minimum is larger than the maximum.',
  outside: 'The default is outside the range.',

  preview: 'Preview',
  previewHint: 'Updates as you edit',
  previewBusy: 'Updating…',
  previewFailed: (why: string) => `The preview could not be updated. ${why}`,
  panes: 'Panes',

  tryIt: 'Try it',
  trying: 'Trying…',
  stop: 'Stop',
  trySent: 'Waiting for the engine',
  tryRunning: 'Generating',
  tryDone: (took: string) => `Last try: ${took}`,
  tryFailed: 'The try failed',
  tryCancelled: 'The try was stopped.',
  tryNoResult: 'It succeeded, but has no result to show.',
  tryResult: 'Result of the last try',
  progress: 'Progress',
  openResult: 'Open in a new tab',
  invalid: (count: number) =>
    count === 1 ? 'One setting needs your attention.' : `${count} settings need your attention.`,
  notTried: (why: string) => `Not tried: ${why}`,
  uploading: 'Wait until the files in the preview are uploaded.',

  save: 'Save model',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  saved: (title: string) => `${title} saved.`,
  notSaved: (why: string) => `Not saved: ${why}`,
  cancel: 'Cancel',
} as const;
