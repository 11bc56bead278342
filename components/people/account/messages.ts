import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of one's own account and its sessions. */
export const accountMessages = defineMessages('account', {
  title: 'Your account',
  loading: 'Loading your account',
  unreachable: 'Your account could not be loaded. {why}',
  save: 'Save',
  saved: 'Saved.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  currentMissing: 'Enter your current password.',
  newPassword: 'New password',
  passwordChanged: 'Password changed.',
  serverPassword: 'Your password is STUDIO_PASSWORD in the server’s settings.',

  sessions: 'Sessions',
  sessionsLoading: 'Loading sessions',
  sessionsUnreachable: 'Your sessions could not be loaded. {why}',
  sessionsHint: 'You stay logged in for 30 days. “Log out everywhere” also logs you out of all other browsers.',
  browserOn: '{browser} on {system}',
  unknownBrowser: 'Unknown browser',
  thisBrowser: 'This browser',
  lastSeen: 'Last seen {when}',
  end: 'End session',
  endOf: 'End session: {browser}',
  ended: 'Session ended.',
  logOut: 'Log out',
  logOutEverywhere: 'Log out everywhere',
});
