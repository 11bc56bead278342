import { expect, type Browser, type Page } from '@playwright/test';
import type { Role } from '../../lib/contract/studio/permissions.ts';
import { ownEasel } from './own-easel.ts';

/** Starts a studio that needs a login, and lets people into it, each in a browser of their own. */
export function studioOfPeople() {
  const studioPassword = 'a lighthouse in fog';
  const easel = ownEasel({ STUDIO_PASSWORD: studioPassword });

  async function anotherBrowser(browser: Browser): Promise<Page> {
    return (await browser.newContext({ baseURL: easel.url(), reducedMotion: 'reduce' })).newPage();
  }

  return {
    /** Logs in as the first administrator. */
    async administrator(browser: Browser): Promise<Page> {
      const page = await anotherBrowser(browser);
      await page.request.post('/api/studio/login', { form: { password: studioPassword } });
      return page;
    },
    /** Logs in as a new person, whom an administrator invites. */
    async newPerson(browser: Browser, inviter: Page, name: string, role: Role = 'maker'): Promise<Page> {
      const invited = await inviter.request.post('/api/studio/invitations', { data: { name, role } });
      expect(invited.ok(), await invited.text()).toBe(true);
      const token = ((await invited.json()) as { url: string }).url.split('/').at(-1) ?? '';
      const page = await anotherBrowser(browser);
      const password = 'plum harbour granite eleven';
      const email = `${name.toLowerCase()}@example.com`;
      const joined = await page.request.post('/api/studio/join', { data: { token, name, email, password } });
      expect(joined.ok(), await joined.text()).toBe(true);
      return page;
    },
  };
}
