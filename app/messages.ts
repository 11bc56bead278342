/** The messages of the pages outside of every screen: the login, and a page that is missing. */
export const pageMessages = {
  description: 'A studio for making and changing pictures and films.',

  logIn: 'Log in',
  password: 'Password',
  passwordProblems: new Map([
    ['wrong', 'That is not the password.'],
    ['wait', 'Too many wrong passwords. Wait a moment, then try again.'],
  ]),

  nothingHere: 'There is nothing at this address',
  nothingHereHint: 'It may have been mistyped, or the screen it led to has moved.',
  goToCreate: 'Go to Create',
} as const;
