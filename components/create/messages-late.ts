/**
 * The messages of Create that no first paint shows: those of the form, the stage, the details and the list of models.
 * They are separate from `messages.ts` because the first load of Create has a byte budget: only modules that load late
 * import them.
 */
export const lateMessages = {
  // The form and its surroundings.
  formTools: 'Form',
  send: 'Send request',
  asCode: 'As code',
  asCodeHint: 'View this request as code, or import a request from code',
  compareModels: 'Compare models',
  compareModelsHint: 'Run this prompt on several models',
  resultCount: (generations: number, own: { label: string; count: number } | null) => {
    const each = generations === 1 ? 'One generation' : `${generations} generations`;
    if (own === null) return `${each}.`;
    const images = own.count === 1 ? '1 image' : `${own.count} images`;
    if (generations === 1) return `${each}, ${images} (“${own.label}”).`;
    return `${each}, ${images} each (“${own.label}”): ${generations * own.count} in total.`;
  },
  price: (price: string) => `about ${price}`,
  undoStep: 'Undo (⌘Z, Ctrl+Z)',
  redoStep: 'Redo (⇧⌘Z, Ctrl+Shift+Z)',
  undone: 'Undone.',
  redone: 'Redone.',
  resetForm: 'Reset',
  wasReset: 'Form reset.',

  formError: 'This form can’t be shown',
  formErrorHint: 'Your settings are safe. Try again, edit the request as JSON, or choose another model.',
  redrawForm: 'Try again',
  fillAsJson: 'Edit as JSON',
  asJson: 'Request as JSON',
  unknownNames: (names: string[]) => `Not a setting of this model, so not sent: ${names.join(', ')}.`,
  notJson: (why: string) => `Not sent: the request is not valid JSON. ${why}`,

  changesSince: 'Model changes',
  modelChanged: 'The model has changed:',
  draftChanged: 'The model has changed since your draft:',

  remixOf: (words: string) => `Remix of “${words}”`,
  remixChanges: 'Remix changes',
  differences: (count: number) => (count === 1 ? '1 setting differs' : `${count} settings differ`),
  sameSettings: 'The form already has these settings.',
  applySetting: (label: string) => `Apply ${label}`,
  apply: 'Apply',
  applyAll: 'Apply all',
  closeRemix: 'Close without applying',
  notRunAgain: 'Not sent: the model has changed. Check the settings first.',

  invalidSettings: (count: number) =>
    count === 1 ? 'One setting needs your attention.' : `${count} settings need your attention.`,
  usedAs: (field: string, model: string) => `Added to ${model} as “${field}”.`,

  sending: 'Sending',
  sendingAgain: 'Connection lost. Sending the same request again.',
  waitingForNetwork: 'You are offline. The request will be sent when you reconnect.',
  notUploaded: (files: number) =>
    files > 1
      ? `Not sent: ${files} files failed to upload. Upload them again, or remove them.`
      : 'Not sent: a file failed to upload. Upload it again, or remove it.',
  /** What a press waits for: uploads, else the check of the request. */
  waiting: (files: number) => {
    if (files === 0) return 'Checking the request. It will be sent after that.';
    return files > 1
      ? `Waiting for ${files} uploads. The request will be sent after that.`
      : 'Waiting for an upload. The request will be sent after that.';
  },

  // Models, and models that are known only by their ids.
  searchModels: 'Search models or enter an id',
  allModels: 'All models',
  narrowModels: 'Filter models',
  mediumNames: { image: 'Images', video: 'Videos' },
  groups: {
    favourites: 'Favourites',
    recent: 'Recently used',
    make: 'Generate images',
    'make-video': 'Generate videos',
  },
  builtIn: 'Built in',
  ofBuiltIn: (note: string) => `Built in: ${note}`,
  modelsFound: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  inTheForm: 'Current',
  markFavourite: (model: string) => `Mark ${model} as a favourite`,
  isFavourite: (model: string) => `${model} is a favourite`,
  noModelFound: 'No matching models',
  chooseTypedId: (id: string) => `Use “${id}” as a model id`,
  typedIdHint: 'This id is not in the list of models',
  byIdTitle: 'This service doesn’t list its models',
  byIdHint: 'Enter the id of a model to open its form.',
  modelId: 'Model id',
  modelIdExample: 'e.g. owner/model-name',
  openModel: 'Open',
  availableModels: 'Available models',
  usedBefore: 'Used before',
  modelUnreadable: (id: string, why: string) => `The model “${id}” could not be loaded. ${why}`,

  // Notes about carried-over values.
  carryOver: 'Changes after switching models',
  fromModel: (name: string) => `Switched from ${name}:`,
  reportKinds: {
    kept: 'kept',
    converted: 'adjusted',
    parked: 'not used',
    dropped: 'not used',
    gone: 'no longer available',
  },
  partlyKept: 'partly kept',
  promptOffer: (prompt: string) => `Use “${prompt}”?`,
  /** What happened to some settings: `Prompt kept`, `2 settings not used`. */
  settingsBecame: (labels: readonly string[], what: string) =>
    `${labels.length === 1 ? labels[0] : `${labels.length} settings`} ${what}`,
  closeReport: 'Dismiss',
  nothing: 'empty',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  chooseMedia: (label: string, most: number) => `${label}: choose ${most === 1 ? '1 file' : `up to ${most} files`}`,
  mediumNumber: (label: string, position: number) => `${label} ${position}`,

  // A dropped file with a workflow of ComfyUI.
  hasWorkflow: (file: string) => `${file} contains a ComfyUI workflow.`,
  addAsModel: 'Add as a model',
  notUsable: (file: string) => `${file} contains no ComfyUI workflow. Drop images and videos on a field of the form.`,

  // The stage: a job in any state, its result and its details.
  noResults: 'No results yet',
  noResultsHint: 'Your results will appear here.',
  example: 'Example',
  exampleNote: 'Generated by the built-in service. Run the same request to try it.',
  runExample: 'Generate this example',

  /** @param engine who generates; null for the service itself */
  queuedTitle: (engine: string | null) => `Waiting for ${engine ?? 'the service'}`,
  sendingTitle: 'Sending',
  copyingTitle: 'Saving the result',
  workingTitle: (isVideo: boolean) => (isVideo ? 'Generating the video' : 'Generating the image'),
  progress: 'Progress',
  canClose: 'You can close this page. The job keeps running.',
  cancel: 'Cancel',
  stopTracking: 'Stop tracking',
  stopTrackingHint: 'Stop tracking this job to free its slot. The service may still finish it and charge you.',
  failedTitle: 'Generation failed',
  notTrackedTitle: 'No longer tracked',
  refusedTitle: 'The service rejected the request',
  cancelledTitle: 'Cancelled',
  cancelledWhy: 'This job was cancelled before it finished.',
  editRequest: 'Edit request',
  retry: 'Retry',
  noReason: 'The service gave no reason.',
  resultMissing: 'The job succeeded, but its result is missing',
  unknownJobHint: 'It may belong to another data directory. The jobs below belong to this one.',
  unknownStatus: (status: string) => `Status at the service: ${status}`,

  showAll: 'Show all',
  showLess: 'Show less',
  result: 'Result',
  openSource: 'Open source file',
  sourceMissing: 'file missing',
  sources: 'Sources',
  renderer: 'Renderer',
  took: 'Time taken',
  waited: (time: string) => `, ${time} in the queue`,
  file: 'File',
  size: 'Size',
  length: 'Length',
  range: 'Dynamic range',
  created: 'Created',
  prompt: 'Prompt',
  remix: 'Edit settings',
  remixHint: 'Copy these settings and the seed to the form',
  newSeed: 'New seed',
  newSeedHint: 'Run the same request with a new seed',
  runAgainSeedHint: (seed: string) => `Run the same request again with seed ${seed}`,
  seed: 'Seed',
  lockSeed: 'Lock seed',
  lockSeedHint: 'Lock this seed in the form',
  seedLocked: (seed: string) => `Seed ${seed} is locked in the form.`,
  seedUnfit: 'This model can’t use this seed.',
  runAgain: 'Run again',
  varySubtly: 'Vary subtly',
  varyStrongly: 'Vary strongly',
  varyHint: (count: number, model: string) => `${count} images that start from this one, with ${model}`,
  moreLikeThis: 'More like this',
  moreLikeThisHint: (count: number) => `Run these settings ${count} times with new seeds`,
  runAgainHint: 'Run the same request again',
  on: 'on',
  off: 'off',

  draftNotSaved: 'Browser storage is full, so drafts are not saved. Save a preset before you leave this page.',

  // Jobs that are not sent yet, and jobs with an unknown outcome.
  heldTitle: 'On hold',
  heldWhy: 'It will be sent when you resume it.',
  unsentTitle: 'Queued',
  unsentWhy: 'Starts automatically.',
  staysQueued: 'You can close this page. The job stays in the queue.',
  resume: 'Resume',
  hold: 'Hold',
  edit: 'Edit',
  tryNow: 'Retry now',
  nextTry: (when: string) => `Next attempt: ${when}`,

  editing: 'Editing a queued job',
  editingHint: (subject: string) => `“${subject}” is on hold while you edit it.`,
  stopEditing: 'Stop editing',

  unknownOutcomeTitle: 'Outcome unknown',
  unknownOutcomeWhy:
    'The service did not confirm this request. It may be running, or it may never have arrived. The studio keeps looking for it and does not send it again, so that you are not charged twice.',
  chooseOutcome: 'What do you want to do?',
  sendAgain: 'Send again',
  sendAgainHint: 'If the first request did arrive, both run, and you may be charged for both.',
  wasGenerated: 'Mark as generated',
  wasGeneratedHint: 'Choose the generation at the service, and the studio fetches its result.',
  dismiss: 'Dismiss',
  dismissHint: 'The job counts as failed. Nothing is sent, and the studio stops looking.',

  loadingCandidates: 'Loading the service’s generations',
  candidatesFailed: (why: string) => `The service’s generations could not be loaded: ${why}`,
  noCandidateList: 'This service does not list its generations.',
  noCandidates: 'The service has no other generations from that time.',
  candidates: 'Generations from that time that are not in the studio yet:',
  chooseCandidate: 'Choose',
  noPrompt: 'No prompt',
  generationId: 'Generation id',
  copyResult: 'Fetch result',
  idUnknown: 'It was generated, but I don’t know the id',
  idUnknownHint: 'The job ends. Its result stays at the service.',
} as const;
