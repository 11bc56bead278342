const one = (count: number, single: string, plural: string) => (count === 1 ? single : plural);

/** The messages of running one prompt on several models. */
export const compareMessages = {
  title: 'Compare models',
  close: 'Close',
  search: 'Search models',
  models: 'Available models',
  chosen: 'Settings for each model',
  chosenCount: (count: number, most: number) => `${count} of ${most} chosen`,
  present: 'Current',
  needs: (labels: string[]) => `Needs ${labels.join(' and ')}`,
  leavesOut: (labels: string[]) => `Doesn’t use ${labels.join(' and ')}`,
  unknownSettings: 'The service doesn’t list its settings, so nothing can be carried over',
  moreModels: (count: number) => `${count} more. Search to find them.`,
  noneFound: 'No matching models',
  chooseHint: 'Choose two to six models. The prompt and the settings in the form are carried over to each.',
  unchanged: 'Current settings',
  cannot: 'Can’t be sent',
  remove: (model: string) => `Remove ${model}`,
  details: 'Carried-over settings',
  noPrice: 'price not published',
  free: 'free',
  freeHere: 'free on this machine',
  freeOn: (engine: string) => `free on ${engine}`,
  generations: (count: number) => one(count, 'One generation', `${count} generations`),
  variants: 'Variants for each model',
  unknownPrices: (count: number) =>
    one(count, 'price of one model not published', `prices of ${count} models not published`),
  skipped: (count: number) => one(count, 'One model will be skipped', `${count} models will be skipped`),
  tooFew: 'Choose at least two models that can run this request.',
  tooMany: (most: number) => `Up to ${most} models.`,
  waiting: (files: number) =>
    `Waiting for ${one(files, 'an upload', `${files} uploads`)} before sending. Close this panel to cancel`,
  notUploaded: (files: number) =>
    one(
      files,
      'A file failed to upload. Upload it again, or remove it',
      `${files} files failed to upload. Upload them again, or remove them`,
    ),
  press: (count: number) => `Generate ${count}`,
  sending: 'Sending',
  sent: 'sent',
  failed: 'not sent',
  unanswered: 'The studio did not answer. Retry: the same request is never run twice.',
  outcome: 'Sent requests',
  summary: (failed: number, of: number) =>
    failed === of ? 'Nothing was sent.' : `${of - failed} of ${of} sent, ${failed} not sent.`,
  retry: (count: number) => one(count, 'Retry', `Retry ${count}`),
  back: 'Back',
} as const;
