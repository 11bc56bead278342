import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated, including its shortcuts: earlier actions on the server's markup may be lost. React
 * marks elements before it handles their events, so this waits for a response: the last part to hydrate handles a
 * repeated Ctrl+K, which opens nothing.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const held = { key: 'k', ctrlKey: true, repeat: true, cancelable: true };
    return !window.dispatchEvent(new KeyboardEvent('keydown', held));
  });
}
