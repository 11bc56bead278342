/** The English of the pages that stand outside of every screen: the login, and what is shown when something broke. */
export const pageWords = {
  description: 'A studio for making and changing pictures and films.',

  logIn: 'Log in',
  password: 'Password',
  passwordProblems: {
    wrong: 'That is not the password.',
    wait: 'Too many wrong passwords. Wait a moment, then try again.',
  } as Readonly<Record<string, string>>,

  screenBroke: 'This screen broke',
  screenBrokeHint:
    'Your jobs go on, and what you typed is kept. Draw the screen again; if it breaks once more, reload the page.',
  drawAgain: 'Draw it again',
  notDrawn: 'Easel could not be drawn',
  notDrawnHint: 'Your jobs go on, and what you typed is kept.',
  tryAgain: 'Try again',

  nothingHere: 'There is nothing at this address',
  nothingHereHint: 'It may have been mistyped, or the screen it led to has moved.',
  goToCreate: 'Go to Create',
} as const;
