/**
 * The messages of Create that no first paint shows: those of the form, the stage, the details and the list of models. They stand
 * apart from `messages.ts` because the first load of Create has no bytes to spare: only what itself loads late imports them.
 */
export const lateMessages = {
  // The form and what stands around it.
  formTools: 'The form',
  send: 'Send the request',
  asCode: 'As code',
  asCodeHint: 'This request as code, and code as a request',
  compareModels: 'Several models',
  compareModelsHint: 'Run this prompt on several models',
  resultCount: (generations: number, own: { label: string; count: number } | null) => {
    const each = generations === 1 ? 'One generation' : `${generations} generations`;
    if (own === null) return `${each} of this request.`;
    const images = own.count === 1 ? '1 image' : `${own.count} images`;
    if (generations === 1) return `${each}, ${images} (“${own.label}”).`;
    return `${each}, ${images} each (“${own.label}”): ${generations * own.count} in all.`;
  },
  price: (price: string) => `about ${price}`,
  priceHint: 'From the numbers that the service gives for this model. What it charges is its own affair.',
  undoStep: 'Undo (⌘Z, Ctrl+Z)',
  redoStep: 'Redo (⇧⌘Z, Ctrl+Shift+Z)',
  undone: 'Undone.',
  redone: 'Redone.',
  resetForm: 'Back to the defaults',
  wasReset: 'The form is back to its defaults.',

  formError: 'The form of this model can’t be drawn',
  formErrorHint: 'What you typed is kept. Try again, fill the request in as JSON, or choose another model.',
  redrawForm: 'Try again',
  fillAsJson: 'Fill as JSON',
  asJson: 'The request as JSON',
  unknownNames: (names: string[]) => `The model does not take ${names.join(', ')}: it is left out.`,
  notJson: (why: string) => `Not sent: the request is no JSON yet. ${why}`,

  changesSince: 'What has changed since',
  modelChanged: 'The model has changed since:',
  draftChanged: 'The model has changed since your draft:',

  remixOf: (words: string) => `Remix of “${words}”`,
  remixChanges: 'What the remix would change',
  differences: (count: number) => (count === 1 ? '1 setting differs' : `${count} settings differ`),
  sameSettings: 'The form has these settings.',
  applySetting: (label: string) => `Take ${label}`,
  apply: 'Take',
  applyAll: 'Take all',
  closeRemix: 'Leave the form as it is',
  notRunAgain: 'Not sent: the model has changed since. Look at what would be sent first.',

  invalidSettings: (count: number) =>
    count === 1 ? 'One setting needs your attention.' : `${count} settings need your attention.`,
  usedAs: (field: string, model: string) => `It is now “${field}” of ${model}.`,

  sending: 'Sending',
  sendingAgain: 'The connection was lost. Sending again, as the same request.',
  waitingForNetwork: 'You are offline. It is sent when the network is back.',
  notUploaded: (files: number) =>
    `Not sent: ${files > 1 ? `${files} files were` : 'a file was'} not uploaded. Try again at the field, or remove what is not needed.`,
  /** What a press waits for: files, else what checks the request. */
  waiting: (files: number) => {
    if (files === 0) return 'Checking the request. It is sent when that is done.';
    return files > 1
      ? `Waiting for ${files} uploads. It is sent when they are done.`
      : 'Waiting for an upload. It is sent when that is done.';
  },

  // Models, and those that are known by their ids alone.
  searchModels: 'Search, or type an id',
  allModels: 'All models',
  narrowModels: 'Narrow the models',
  mediumNames: { image: 'Pictures', video: 'Films' },
  groups: { favourites: 'Favourites', recent: 'Used last', make: 'Make pictures', 'make-video': 'Make films' },
  modelsFound: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  inTheForm: 'in the form now',
  markFavourite: (model: string) => `Mark ${model} as a favourite`,
  isFavourite: (model: string) => `${model} is a favourite`,
  noModelFound: 'No listed model matches.',
  chooseTypedId: (id: string) => `Use “${id}” as a model id`,
  typedIdHint: 'No listed model has this id',
  byIdTitle: 'This service doesn’t list its models',
  byIdHint: 'Enter the id of a model to open its form.',
  modelId: 'Model id',
  modelIdExample: 'e.g. owner/model-name',
  openModel: 'Open',
  availableModels: 'Available models',
  usedBefore: 'Used before',
  modelUnreadable: (id: string, why: string) => `The model “${id}” could not be read. ${why}`,

  // What became of values from elsewhere.
  reportKinds: { kept: 'kept', converted: 'converted', parked: 'parked', dropped: 'dropped', gone: 'no longer here' },
  closeReport: 'Close this list',
  nothing: 'nothing',
  files: (count: number) => (count === 1 ? 'one file' : `${count} files`),
  chooseMedia: (label: string, most: number) => `${label}: ${most === 1 ? 'one fits' : `${most} fit`}. Choose which.`,
  mediumNumber: (label: string, position: number) => `${label} ${position}`,

  // The stage: a job in any state, its result and its details.
  noResults: 'No results yet',
  noResultsHint: 'Your results will appear here.',
  example: 'Example',
  exampleNote: 'Painted by this studio’s own service. Press the button to run the same request.',
  runExample: 'Paint this',

  queuedTitle: 'Waiting for its turn',
  sendingTitle: 'Sending',
  copyingTitle: 'Done. Fetching the result',
  workingTitle: (isVideo: boolean) => (isVideo ? 'Making the film' : 'Making the picture'),
  progress: 'Progress',
  canClose: 'You can close this page. The job goes on.',
  cancel: 'Cancel',
  stopTracking: 'Stop following',
  stopTrackingHint: 'You can stop following it: its place is free then. The service may still make it, and bill it.',
  failedTitle: 'This did not work',
  notTrackedTitle: 'The studio no longer follows this',
  refusedTitle: 'The service did not accept the request',
  cancelledTitle: 'Cancelled',
  cancelledWhy: 'It was ended before it was done.',
  editRequest: 'Edit request',
  retry: 'Try again',
  noReason: 'The service gave no reason.',
  resultMissing: 'It succeeded, but its result is not here.',
  unknownJobHint: 'It may have been made with another data directory. The jobs below are those of this one.',
  unknownStatus: (status: string) => `The service calls its state “${status}”.`,
  resultNumber: (number: number, of: number) => `Result ${number} of ${of}`,

  download: 'Download',
  sendTo: 'Use as…',
  noUse: 'No listed model takes this.',
  showAll: 'Show all',
  showLess: 'Show less',
  result: 'Result',
  openSource: 'Open the source',
  sourceMissing: 'no longer here',
  sources: 'Made from',
  renderer: 'Renderer',
  took: 'Took',
  waited: (time: string) => `, ${time} waiting`,
  file: 'File',
  size: 'Size',
  length: 'Length',
  range: 'Range',
  created: 'Made',
  remix: 'Remix',
  remixHint: 'Puts these settings into the form, with the seed',
  newSeed: 'Run again with a new seed',
  newSeedHint: 'The same request with another seed',
  runAgainSeedHint: (seed: string) => `The same request once more, with seed ${seed}`,
  seed: 'Seed',
  lockSeed: 'Lock seed',
  lockSeedHint: 'Lock this seed in the form',
  seedLocked: (seed: string) => `Seed ${seed} is locked in the form.`,
  seedUnfit: 'This model can’t use this seed.',
  runAgain: 'Run again',
  runAgainHint: 'The same request once more',
  on: 'on',
  off: 'off',

  draftNotSaved:
    'This browser has no room for drafts. What is in the form stays until you leave this page; a preset keeps it longer.',

  // Jobs that were not sent yet, and those whose outcome is unknown.
  heldTitle: 'Held back',
  heldWhy: 'It is not sent until you let it go.',
  unsentTitle: 'Not sent yet',
  unsentWhy: 'It is sent by itself when its turn comes.',
  staysQueued: 'You can close this page. It stays in the line.',
  resume: 'Let it go',
  hold: 'Hold back',
  edit: 'Edit',
  tryNow: 'Try now',
  nextTry: (when: string) => `Next try: ${when}`,

  editing: 'Editing what was not sent yet',
  editingHint: (subject: string) => `“${subject}” is held back while you edit it.`,
  stopEditing: 'Leave it as it was',

  unknownOutcomeTitle: 'Sent, but never confirmed',
  unknownOutcomeWhy:
    'The service gave no clear answer when this was sent. It may be running there, or it may never have arrived. The studio keeps looking for it, and does not send it again by itself, so that nothing is paid twice.',
  chooseOutcome: 'If you know more, say so:',
  sendAgain: 'Send it again',
  sendAgainHint: 'If the first one arrived after all, both are made, and may both be paid.',
  wasGenerated: 'It was made',
  wasGeneratedHint: 'Say which one it is, and the studio fetches the result.',
  dismiss: 'Dismiss it',
  dismissHint: 'It counts as failed. Nothing is sent, and the studio stops looking.',

  loadingCandidates: 'Looking into the service’s list',
  candidatesFailed: (why: string) => `The service’s list could not be read: ${why}`,
  noCandidateList: 'This service has no list to look into.',
  noCandidates: 'The service’s list has nothing of that time that is not here already.',
  candidates: 'Made at about that time, and not here yet:',
  chooseCandidate: 'This one',
  noPrompt: 'without words',
  generationId: 'Its id at the service',
  copyResult: 'Fetch it',
  idUnknown: 'It was made, but I do not know its id',
  idUnknownHint: 'The job ends. Its result stays at the service.',
} as const;
