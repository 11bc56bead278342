/** The English of the frame around every screen. */
export const shellWords = {
  screens: 'Screens',
  create: 'Create',
  fineTunes: 'Fine-tunes',
  settings: 'Settings',
  skipToContent: 'Skip to the content',
} as const;
