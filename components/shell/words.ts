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
  offer: 'That took a while. Shall Easel tell you when the next one is done and you look elsewhere?',
  tellMe: 'Tell me',
  willTell: 'Easel tells you from now on. You can change that in Settings.',
  mayNot: 'The browser does not allow it. It can be allowed in the browser’s settings for this site.',
} as const;
