import { expect, type Locator, type Page } from '@playwright/test';

/** The strip of jobs as its users speak of it. */
export interface JobsStrip {
  region: Locator;
  /** The tile about these words. */
  tile: (words: string) => Locator;
  /** Chooses something from a tile's menu. */
  choose: (words: string, action: string) => Promise<void>;
}

/** Drives the strip of jobs of the page. */
export function jobsStrip(page: Page): JobsStrip {
  const region = page.getByRole('region', { name: 'Jobs' });
  const tile = (words: string) =>
    region.getByRole('listitem').filter({ has: page.getByText(words).or(page.getByAltText(words)) });
  return {
    region,
    tile,
    choose: async (words, action) => {
      await tile(words).hover();
      await tile(words)
        .getByRole('button', { name: /^Actions: / })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

/** Has the page believe that nobody looks at it, and takes down in the browser's storage what would be shown by the system. */
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

/** What the system would have shown so far, from all tabs of the browser. */
export function shownNotifications(page: Page): Promise<string[]> {
  return page.evaluate(() => localStorage.getItem('test:shown')?.split('\n') ?? []);
}
