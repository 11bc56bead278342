import { defineTexts } from '@/lib/intl/define-texts';

/** The messages of the pages that links for people open. */
export const joinMessages = defineTexts('join', {
  title: 'Join Easel',
  lead: 'Choose how you log in.',
  password: 'Password',
  join: 'Join',
  loggedIn: 'You are logged in as {name}. Joining here logs you out.',

  newPasswordTitle: 'New password',
  newPasswordLead: 'Set a new password for {name}.',
  newPassword: 'New password',
  setPassword: 'Set password',

  invalid: 'This link is no longer valid. Ask an administrator for a new one.',
  unavailable: 'The studio cannot reach its database. Try again in a moment.',
});
