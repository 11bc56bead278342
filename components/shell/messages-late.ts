import { defineMessages } from '@/lib/intl/define-messages';
import { defineTexts } from '@/lib/intl/define-texts';

// Separate from `shellMessages`, which load with the first paint: nothing here is needed before it.

/** Heading of a group in the command menu. */
export const groupNames = defineMessages('groupNames', {
  here: 'On this screen',
  go: 'Go to',
  presets: 'Presets for this model',
  models: 'Models',
  jobs: 'Jobs',
  library: 'Library',
  looks: 'Appearance',
  help: 'Help',
  account: 'Account',
  search: 'Search',
});

/** Shown while files are dragged where nothing takes them. */
export const strayFilesMessages = defineTexts('strayFiles', {
  hint: 'Drop files on Create to use them, or in the Library to add them.',
});

/** The messages of the command menu and the sheet of shortcuts. */
export const commandMessages = defineMessages('command', {
  menu: 'Commands',
  search: 'Search screens, models, jobs and the library',
  none: 'No matching commands',
  found: '{count, plural, one {# command} other {# commands}}',
  searchLibrary: 'Search the library for “{words}”',
  recipes: 'Recipes…',
  recipesHint: 'Ready-made requests that fill the form of Create',
  import: 'Import a zip file',
  importHint: 'Images, videos and audio with their settings',
  queue: 'Open queue',
  queueKeywords: 'pause resume cancel reorder jobs running waiting',
  themes: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  themeKeywords: 'theme appearance colours mode',
  surrounds: {
    interface: 'Canvas background: match theme',
    black: 'Canvas background: black',
    grey: 'Canvas background: 18% grey',
    white: 'Canvas background: white',
  },
  shortcuts: 'Keyboard shortcuts',
  shortcutsKeywords: 'keys help',
  logOut: 'Log out',
  logOutKeywords: 'sign out leave session',
  sheet: 'Keyboard shortcuts',
  close: 'Close',
  results: 'Results, selected or on show',
  viewer: 'Viewer',
  or: 'or',
  searchShortcuts: 'Search shortcuts',
  noShortcuts: 'No matching shortcuts',
});

/** The messages of the toasts. */
export const toastMessages = defineMessages('toast', {
  title: 'Messages',
  dismiss: 'Dismiss',
});

/** The messages of notifications. */
export const notificationMessages = defineMessages('notification', {
  queueEmpty: { title: 'The queue is empty', body: 'All jobs have ended.' },
  ownEnded: { title: 'Your jobs have ended', body: 'Others have jobs in the queue.' },
  offer: 'That took a while. Notify you when the next one finishes?',
  accept: 'Notify me',
  on: 'Notifications are on. You can turn them off in Settings.',
  denied: 'The browser blocks notifications. Allow them for this site in the browser’s settings.',
});
