import type { CommandGroup } from '@/lib/client/commands';
import type { Theme } from '@/lib/client/theme';

// Apart from `shellMessages`, which load with the first paint: nothing here is needed before it.

/** Heading of a group in the command menu. */
export const groupNames: Record<CommandGroup, string> = {
  here: 'On this screen',
  go: 'Go to',
  presets: 'Presets of this model',
  models: 'Models',
  jobs: 'Jobs',
  library: 'Library',
  looks: 'Looks',
  help: 'Help',
  account: 'Account',
  search: 'Search',
};

/** The messages of the command menu and the sheet of shortcuts. */
export const commandMessages = {
  menu: 'Commands',
  search: 'Search screens, models, jobs, the library',
  none: 'No command is called that.',
  found: (count: number) => (count === 1 ? '1 command' : `${count} commands`),
  searchLibrary: (words: string) => `Search the library for “${words}”`,
  import: 'Import a zip',
  importHint: 'pictures, films and sound with their settings',
  theme: (theme: Theme) => ({ system: 'Light or dark as the system', light: 'Light', dark: 'Dark' })[theme],
  themeKeywords: 'theme appearance colours mode',
  surround: (name: string) => `Behind pictures: ${name.toLowerCase()}`,
  shortcuts: 'Shortcuts of the keyboard',
  shortcutsKeywords: 'keys help',
  logOut: 'Log out',
  logOutKeywords: 'sign out leave session',
  sheet: 'Shortcuts',
  close: 'Close',
  viewer: 'Looking at a result',
  or: 'or',
} as const;

/** The messages of the toasts. */
export const toastMessages = {
  title: 'Messages',
  dismiss: 'Dismiss',
} as const;

/** The messages of notifications. */
export const notificationMessages = {
  offer: 'That took a while. Shall Easel tell you when the next one is done and you look elsewhere?',
  accept: 'Tell me',
  on: 'Easel tells you from now on. You can change that in Settings.',
  denied: 'The browser does not allow it. It can be allowed in the browser’s settings for this site.',
} as const;
