import type { CommandGroup } from '@/lib/client/commands';
import type { Theme } from '@/lib/client/theme';

// Separate from `shellMessages`, which load with the first paint: nothing here is needed before it.

/** Heading of a group in the command menu. */
export const groupNames: Record<CommandGroup, string> = {
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
};

/** Shown while files are dragged where nothing takes them. */
export const strayFilesMessage = 'Drop files on a field of the form to use them, or in the Library to add them.';

/** The messages of the command menu and the sheet of shortcuts. */
export const commandMessages = {
  menu: 'Commands',
  search: 'Search screens, models, jobs and the library',
  none: 'No matching commands',
  found: (count: number) => (count === 1 ? '1 command' : `${count} commands`),
  searchLibrary: (words: string) => `Search the library for “${words}”`,
  import: 'Import a zip file',
  importHint: 'Images, videos and audio with their settings',
  queue: 'Open queue',
  queueKeywords: 'pause resume cancel reorder jobs running waiting',
  theme: (theme: Theme) => ({ system: 'System theme', light: 'Light theme', dark: 'Dark theme' })[theme],
  themeKeywords: 'theme appearance colours mode',
  surround: (name: string) => `Canvas background: ${name.toLowerCase()}`,
  shortcuts: 'Keyboard shortcuts',
  shortcutsKeywords: 'keys help',
  logOut: 'Log out',
  logOutKeywords: 'sign out leave session',
  sheet: 'Keyboard shortcuts',
  close: 'Close',
  results: 'Results, selected or on show',
  viewer: 'Viewer',
  or: 'or',
} as const;

/** The messages of the toasts. */
export const toastMessages = {
  title: 'Messages',
  dismiss: 'Dismiss',
} as const;

/** The messages of notifications. */
export const notificationMessages = {
  queueEmpty: 'The queue is empty',
  queueEmptyDetail: 'All jobs have ended.',
  offer: 'That took a while. Notify you when the next one finishes?',
  accept: 'Notify me',
  on: 'Notifications are on. You can turn them off in Settings.',
  denied: 'The browser blocks notifications. Allow them for this site in the browser’s settings.',
} as const;
