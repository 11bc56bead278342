/** The English of what stands around a form, loaded with it. */
export const formWords = {
  tools: 'The form',
  send: 'Send the request',
  asCode: 'As code',
  asCodeHint: 'This request as code, and code as a request',
  several: 'Several models',
  severalHint: 'Run this prompt on several models',
  resultCount: (generations: number, own: { label: string; count: number } | null) => {
    const each = generations === 1 ? 'One generation' : `${generations} generations`;
    if (own === null) return `${each} of this request.`;
    const images = own.count === 1 ? '1 image' : `${own.count} images`;
    if (generations === 1) return `${each}, ${images} (“${own.label}”).`;
    return `${each}, ${images} each (“${own.label}”): ${generations * own.count} in all.`;
  },
  costs: (price: string) => `about ${price}`,
  costsHint: 'From the numbers that the service gives for this model. What it charges is its own affair.',
  undoStep: 'Undo (⌘Z, Ctrl+Z)',
  redoStep: 'Redo (⇧⌘Z, Ctrl+Shift+Z)',
  undone: 'Undone.',
  redone: 'Redone.',
  reset: 'Back to the defaults',
  wasReset: 'The form is back to its defaults.',

  formBroke: 'The form of this model can’t be drawn',
  formBrokeHint: 'What you typed is kept. Try again, fill the request in as JSON, or choose another model.',
  drawAgain: 'Try again',
  fillAsJson: 'Fill as JSON',
  asJson: 'The request as JSON',
  notTaken: (names: string[]) => `The model does not take ${names.join(', ')}: it is left out.`,
  notJson: (why: string) => `Not sent: the request is no JSON yet. ${why}`,

  drifted: 'What has changed since',
  modelChanged: 'The model has changed since:',
  draftDrifted: 'The model has changed since your draft:',

  remixOf: (words: string) => `Remix of “${words}”`,
  wouldChange: 'What the remix would change',
  changes: (count: number) => (count === 1 ? '1 setting differs' : `${count} settings differ`),
  sameSettings: 'The form has these settings.',
  takeSetting: (label: string) => `Take ${label}`,
  take: 'Take',
  takeAllSettings: 'Take all',
  leaveRemix: 'Leave the form as it is',
  notRunAgain: 'Not sent: the model has changed since. Look at what would be sent first.',

  missing: (count: number) =>
    count === 1 ? 'One setting needs your attention.' : `${count} settings need your attention.`,
  takenAs: (field: string, model: string) => `It is now “${field}” of ${model}.`,

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
} as const;
