/** The English of models that are known by their ids alone. */
export const byIdWords = {
  title: 'This service doesn’t list its models',
  hint: 'Enter the id of a model to open its form.',
  label: 'Model id',
  example: 'e.g. owner/model-name',
  open: 'Open',
  named: 'Available models',
  usedBefore: 'Used before',
  unreadable: (id: string, why: string) => `The model “${id}” could not be read. ${why}`,
} as const;
