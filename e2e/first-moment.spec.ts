import { setTimeout } from 'node:timers/promises';
import { type Page, type Request, expect } from '@playwright/test';
import { settlePauseMs } from '../components/schema-form/issues/use-settled.ts';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';

/** Collects violations of a page's Content-Security-Policy, and its errors. */
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

test('text that is typed in the first moment on a slow machine stays, and is sent', async ({ page }) => {
  const heard = await hearTrouble(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  // Types as soon as the field exists, faster than a person, with a pause that the form's checks treat as the end of
  // typing.
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

test('user whose request is rejected before typing has settled gets the focus in the field, with the reason', async ({
  page,
}) => {
  // The checks never notice that the typing has ended.
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

test('parts whose code and data arrive at the same moment match the server’s markup', async ({ page }) => {
  const heard = await hearTrouble(page);
  const create = createPage(page);
  // The browser decides which of both React sees first: several loads cover every order.
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
    // Requested by an effect: by then React has hydrated the page, except for parts whose code has not loaded.
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

test('no screen violates its own Content-Security-Policy', async ({ page }) => {
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
