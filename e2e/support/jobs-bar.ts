import { expect, type Locator, type Page } from '@playwright/test';

/** The jobs bar, in terms of its users. */
export interface JobsBarPage {
  region: Locator;
  /** The tile of the job with this prompt. */
  tile: (prompt: string) => Locator;
  /** Chooses something from a tile's menu. */
  choose: (prompt: string, action: string) => Promise<void>;
}

/** Drives the jobs bar of the page. */
export function jobsBarPage(page: Page): JobsBarPage {
  const region = page.getByRole('region', { name: 'Jobs' });
  const tile = (prompt: string) =>
    region.getByRole('listitem').filter({ has: page.getByText(prompt).or(page.getByAltText(prompt)) });
  return {
    region,
    tile,
    choose: async (prompt, action) => {
      await tile(prompt).hover();
      await tile(prompt)
        .getByRole('button', { name: /^Actions: / })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

/** Makes the page appear hidden, and records system notifications in the browser's storage. */
export async function lookElsewhere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.hasFocus = () => false;
    class RecordedNotification extends EventTarget {
      static get permission() {
        return localStorage.getItem('test:permission') ?? 'default';
      }
      static requestPermission() {
        localStorage.setItem('test:permission', 'granted');
        return Promise.resolve('granted');
      }
      constructor(title: string, options: NotificationOptions) {
        super();
        const before = localStorage.getItem('test:shown');
        localStorage.setItem('test:shown', `${before === null ? '' : `${before}\n`}${title}: ${options.body}`);
      }
      close() {}
    }
    Object.assign(window, { Notification: RecordedNotification });
  });
}

/** The recorded notifications of all tabs of the browser. */
export function shownNotifications(page: Page): Promise<string[]> {
  return page.evaluate(() => localStorage.getItem('test:shown')?.split('\n') ?? []);
}
