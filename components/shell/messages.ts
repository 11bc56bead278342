/** The messages of the frame around every screen. */
export const shellMessages = {
  screens: 'Screens',
  create: 'Create',
  library: 'Library',
  fineTunes: 'Fine-tunes',
  settings: 'Settings',
  commands: 'Commands',
  commandsHint: 'Commands (⌘K, Ctrl+K)',
  toasts: 'Messages',
  dismiss: 'Dismiss',
  skipToContent: 'Skip to the content',
  offerNotifications: 'That took a while. Shall Easel tell you when the next one is done and you look elsewhere?',
  acceptNotifications: 'Tell me',
  notificationsOn: 'Easel tells you from now on. You can change that in Settings.',
  notificationsDenied: 'The browser does not allow it. It can be allowed in the browser’s settings for this site.',
} as const;
