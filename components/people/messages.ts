import { defineTexts } from '@/lib/intl/define-texts';

/** The messages that the forms and lists of people share. The first paint of the join page shows some of them. */
export const personMessages = defineTexts('person', {
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  roles: { viewer: 'Viewer', maker: 'Maker', administrator: 'Administrator' },
  passwordHint: 'At least {count} characters.',

  issues: {
    name: 'Enter a name.',
    email: 'Enter an e-mail address, such as ann@example.com.',
    password: 'Enter a password.',
    shortPassword: 'Use at least {count} characters.',
  },

  copy: 'Copy',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
});
