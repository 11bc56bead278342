import { notices } from './notices.ts';
import { request } from './request.ts';
import { goToLogin } from './session.ts';

const addressOf = { here: '/api/studio/sessions/current', everywhere: '/api/studio/sessions' };

/**
 * Ends the session of this browser, or of every browser, and goes to the login page, as the other tabs do when their stream
 * of events ends. A notice says when it fails.
 */
export async function logOut(scope: keyof typeof addressOf): Promise<void> {
  try {
    await request(addressOf[scope], { method: 'DELETE' });
    goToLogin();
  } catch (error) {
    notices.show(`Could not log out. ${error instanceof Error ? error.message : ''}`, { tone: 'bad' });
  }
}
