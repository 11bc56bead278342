/** The messages of the frame around every screen, as it is first drawn. */
export const shellMessages = {
  screens: 'Screens',
  create: 'Create',
  library: 'Library',
  fineTunes: 'Fine-tunes',
  settings: 'Settings',
  commands: 'Commands',
  commandsHint: 'Commands (⌘K, Ctrl+K)',
  skipToContent: 'Skip to content',
} as const;
