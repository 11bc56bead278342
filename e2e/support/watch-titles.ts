import type { Page } from '@playwright/test';

/**
 * Records the titles of the page from its next load on, without the number of jobs in front. The returned function
 * reads all titles so far, once each: an empty text while there was none, several joined while there was more than one.
 */
export async function watchTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { titlesShown: shown });
    new MutationObserver(() => {
      if (document.readyState !== 'complete') return;
      const titles = Array.from(document.head.querySelectorAll('title'), ({ textContent }) => textContent);
      shown.add(titles.map((title) => title.replace(/^\(\d+\) /, '')).join(' and '));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { titlesShown: Set<string> }).titlesShown]);
}
