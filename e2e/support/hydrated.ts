import type { Page } from '@playwright/test';

/**
 * Waits until the page is the browser's own, keys and all: what is done before to what the server drew may come to nothing.
 * React marks elements as its own before it answers for them, so an answer is waited for: the last part to come takes a Ctrl+K
 * that repeats for itself, and opens nothing.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const held = { key: 'k', ctrlKey: true, repeat: true, cancelable: true };
    return !window.dispatchEvent(new KeyboardEvent('keydown', held));
  });
}
