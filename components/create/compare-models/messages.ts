const one = (count: number, single: string, plural: string) => (count === 1 ? single : plural);

/** The English of sending one brief to several models. */
export const compareMessages = {
  title: 'Several models',
  close: 'Close',
  search: 'Search models',
  models: 'Models to choose from',
  chosen: 'What each of them gets',
  chosenCount: (count: number, most: number) => `${count} of ${most} chosen`,
  present: 'in the form now',
  needs: (labels: string[]) => `Needs ${labels.join(' and ')}`,
  leavesOut: (labels: string[]) => `Leaves out ${labels.join(' and ')}`,
  unknownSettings: 'Its settings are not listed, so nothing can be carried over',
  moreModels: (count: number) => `${count} more. Search to find them.`,
  noneFound: 'No listed model matches.',
  chooseHint:
    'Choose two to six models. The brief in the form goes to each of them, as a switch of models would carry it over.',
  unchanged: 'as it is in the form',
  cannot: 'Can’t be sent',
  remove: (model: string) => `Take ${model} out`,
  details: 'What becomes of the settings',
  noPrice: 'price unknown',
  free: 'free',
  generations: (count: number) => one(count, 'One generation', `${count} generations`),
  variants: 'Variants for each model',
  total: (price: string) => `about ${price}`,
  unknownPrices: (count: number) => one(count, 'price of one model unknown', `prices of ${count} models unknown`),
  allUnknown: 'price unknown: the service gives no numbers',
  skipped: (count: number) => one(count, 'One model can’t be sent', `${count} models can’t be sent`),
  tooFew: 'Choose at least two models that it can be sent to.',
  tooMany: (most: number) => `No more than ${most} at once.`,
  waiting: (files: number) =>
    `Waiting for ${one(files, 'an upload', `${files} uploads`)}. It is sent then, unless you close this`,
  notUploaded: (files: number) =>
    `${one(files, 'A file was', `${files} files were`)} not uploaded. Try again at the field, or remove what is not needed`,
  press: (count: number) => `Generate ${count}`,
  sending: 'Sending',
  sent: 'sent',
  failed: 'not sent',
  unanswered: 'No answer came. Trying again sends the same request, never a second one.',
  outcome: 'What was sent',
  summary: (failed: number, of: number) =>
    failed === of ? 'None of them was sent:' : `${of - failed} of ${of} sent. The others were not:`,
  retry: (count: number) => one(count, 'Send the one again', `Send the ${count} again`),
  back: 'Back',
} as const;
