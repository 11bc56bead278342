import { defineTexts } from '@/lib/intl/define-texts';

/** The messages of the pages outside the screens: the login page and the not-found page. */
export const pageMessages = defineTexts('page', {
  description: 'A studio for generating and editing images and videos.',

  logIn: 'Log in',
  email: 'E-mail',
  emailHint: 'Only the first administrator can leave this empty.',
  password: 'Password',
  wrongPassword: 'Wrong password.',
  wrongEmailOrPassword: 'Wrong e-mail or password.',
  tooManyPasswords: 'Too many wrong passwords. Wait a moment, then try again.',
  singleSignOn: 'Log in with single sign-on',
  providerUnreachable: 'The login provider cannot be reached. Try again in a moment.',
  notAllowed: 'You are not allowed in. Ask an administrator.',
  loginUnfinished: 'The login did not succeed. Try again.',
  noLoginHere: 'You cannot log in here. Ask an administrator.',

  nothingHere: 'Page not found',
  nothingHereHint: 'The address may be wrong, or the page may have moved.',
  goToCreate: 'Go to Create',
});
