import { setTimeout } from 'node:timers/promises';
import { type Page, type Request, expect } from '@playwright/test';
import { settlePauseMs } from '../components/schema-form/issues/use-settled.ts';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';

/** Hears what a page's own policy refuses, and what breaks in it. */
async function hearTrouble(page: Page): Promise<() => Promise<string[]>> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const heard = window as unknown as { refused: string[] };
    heard.refused = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      heard.refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return async () => [...errors, ...(await page.evaluate(() => (window as unknown as { refused: string[] }).refused))];
}

const isScript = (request: Request) => request.resourceType() === 'script';

test('what is typed in the first moment on a slow machine stays, and is what is sent', async ({ page }) => {
  const heard = await hearTrouble(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  // Types the moment the field is there, as nobody can, with a pause that the form's checks take for the end of the typing.
  await page.addInitScript(() => {
    const typed = ['A', ' heron', ' at', ' dusk'];
    const type = (area: HTMLTextAreaElement) => {
      const word = typed.shift();
      if (word === undefined) return;
      if (word === 'A') area.select();
      document.execCommand('insertText', false, word);
      window.setTimeout(() => type(area), word === ' at' ? 200 : 20);
    };
    const observer = new MutationObserver(() => {
      const area = document.querySelector('textarea');
      if (area === null) return;
      observer.disconnect();
      area.focus();
      type(area);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  let turn = 0;
  await page.route('**/*', async (route) => {
    if (isScript(route.request())) {
      turn += 1;
      // Out of order, so that parts come before and after the data.
      await setTimeout((turn * 67) % 150);
    }
    await route.continue();
  });
  const create = createPage(page);
  await page.goto('/?model=ig-1');
  await expect(create.prompt).toHaveValue('A heron at dusk');
  const sending = page.waitForRequest('**/api/ai/queue');
  await page.route('**/api/ai/queue', (route) => route.fulfill({ status: 400, json: { error: { message: 'No.' } } }));
  await create.press('Generate');
  expect((await sending).postDataJSON()).toMatchObject({ prompt: 'A heron at dusk' });
  await expect(create.request.getByText('No.')).toBeVisible();
  await expect(create.prompt).toHaveValue('A heron at dusk');
  expect(await heard()).toEqual([]);
});

test('user whose request is refused before the typing has settled stands in the field, with the reason', async ({
  page,
}) => {
  // The checks never hear that the typing has ended.
  await page.addInitScript((pauseMs) => {
    const own = window.setTimeout;
    const stretched = (handler: () => void, ms?: number) => own(handler, ms === pauseMs ? 3_600_000 : ms);
    Object.assign(window, { setTimeout: stretched });
  }, settlePauseMs);
  const message = 'Use fewer words.';
  await page.route('**/api/ai/queue', (route) =>
    route.fulfill({ status: 400, json: { error: { detail: message, fields: [{ pointer: '/prompt', message }] } } }),
  );
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('Everything at once');
  await create.press('Generate');
  await expect(create.prompt).toHaveAccessibleDescription(new RegExp(message));
  await expect(create.prompt).toBeFocused();
  await expect(create.prompt).toHaveValue('Everything at once');
});

test('parts whose code and data come in the same moment match what the server drew', async ({ page }) => {
  const heard = await hearTrouble(page);
  const create = createPage(page);
  // Which of both React sees first is up to the browser: several loads meet every order.
  for (let load = 0; load < 6; load += 1) {
    const released = Promise.withResolvers<void>();
    let html = '';
    await page.route(/\/(?:_next\/static\/chunks\/.*|api\/studio\/jobs.*)?$/, async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const isLate = pathname === '/api/studio/jobs' || (isScript(request) && !html.includes(pathname));
      const response = await route.fetch();
      if (request.isNavigationRequest()) html = await response.text();
      if (isLate) await released.promise;
      await route.fulfill({ response });
    });
    // Asked for by an effect: the page is React’s by then, but for the parts whose code is not there.
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/studio/jobs');
    await page.goto('/', { waitUntil: 'commit' });
    await asked;
    const busy = page.evaluate(() => {
      const until = performance.now() + 600;
      while (performance.now() < until);
    });
    released.resolve();
    await busy;
    await expect(create.prompt).toBeVisible();
    await expect(create.jobs.getByRole('heading', { name: 'Jobs' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(await heard()).toEqual([]);
});

test('nothing that a screen does is refused by its own policy', async ({ page }) => {
  const heard = await hearTrouble(page);
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('A quiet policy');
  await create.request.getByRole('button', { name: 'As code' }).click();
  await expect(page.getByRole('dialog', { name: 'As code' })).toBeVisible();
  expect(await heard()).toEqual([]);
  for (const path of ['/library', '/fine-tunes/acme/quiet', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0);
    expect(await heard(), path).toEqual([]);
  }
});
