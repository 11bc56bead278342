import { defineTexts } from '@/lib/intl/define-texts';

/** The messages of the frame around every screen in the first paint. */
export const shellMessages = defineTexts('shell', {
  screens: 'Screens',
  create: 'Create',
  library: 'Library',
  models: 'Models',
  storyboards: 'Storyboards',
  fineTunes: 'Fine-tunes',
  engines: 'Engines',
  settings: 'Settings',
  more: 'More',
  home: 'Easel, home',
  commands: 'Commands',
  commandsHint: 'Commands (⌘K, Ctrl+K)',
  skipToContent: 'Skip to content',
});
