/** The messages of the frame around every screen in the first paint. */
export const shellMessages = {
  screens: 'Screens',
  create: 'Create',
  library: 'Library',
  models: 'Models',
  storyboards: 'Storyboards',
  fineTunes: 'Fine-tunes',
  settings: 'Settings',
  home: 'Easel, home',
  commands: 'Commands',
  commandsHint: 'Commands (⌘K, Ctrl+K)',
  skipToContent: 'Skip to content',
} as const;
