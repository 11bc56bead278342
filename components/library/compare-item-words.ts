/** The English of comparing two of the library. */
export const compareItemWords = {
  title: 'Compare',
  back: 'Back to the result',
  input: 'Input',
  result: 'Result',
  needsTwo: 'Choose two pictures or films of the library to compare.',
  audio: 'Sounds can’t be laid upon each other. Choose two pictures or films.',
} as const;
