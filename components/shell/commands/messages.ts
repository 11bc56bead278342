import type { CommandGroup } from '@/lib/client/commands';
import type { Theme } from '@/lib/client/theme';

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

/** The messages of the command menu and the sheet of shortcuts, apart from `shellMessages`: both load late. */
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
