/** The English of the frame around every screen. */
export const shellWords = {
  screens: 'Screens',
  create: 'Create',
  library: 'Library',
  fineTunes: 'Fine-tunes',
  settings: 'Settings',
  commands: 'Commands',
  commandsHint: 'Commands (⌘K, Ctrl+K)',
  notices: 'Messages',
  dismiss: 'Dismiss',
  skipToContent: 'Skip to the content',
} as const;
