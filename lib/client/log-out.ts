import { clientLateMessages } from './messages-late.ts';
import { request } from './request.ts';
import { goToLogin } from './login-redirect.ts';
import { reportError } from './report-error.ts';

const pathOf = { here: '/api/studio/sessions/current', everywhere: '/api/studio/sessions' };

/**
 * Ends the session of this browser, or of every browser, and opens the login page, as the other tabs do when their
 * event stream ends. A failure is shown in a toast.
 */
export async function logOut(scope: keyof typeof pathOf): Promise<void> {
  try {
    await request(pathOf[scope], { method: 'DELETE' });
    goToLogin();
  } catch (error) {
    reportError(error, ({ why }) => `${clientLateMessages.notLoggedOut} ${why}`);
  }
}
