import { request } from './request.ts';
import { goToLogin } from './login-redirect.ts';
import { reportError } from './report-error.ts';

const pathOf = { here: '/api/studio/sessions/current', everywhere: '/api/studio/sessions' };

/**
 * Ends the session of this browser, or of every browser, and goes to the login page, as the other tabs do when their stream
 * of events ends. A toast says so when it fails.
 */
export async function logOut(scope: keyof typeof pathOf): Promise<void> {
  try {
    await request(pathOf[scope], { method: 'DELETE' });
    goToLogin();
  } catch (error) {
    reportError(error, (reason) => `Could not log out. ${reason}`);
  }
}
