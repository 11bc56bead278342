import { readFile } from 'node:fs/promises';
import { type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { commandMenu } from './support/command-menu.ts';
import { createPage } from './support/create-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';

const recipe = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Recipes' }).getByRole('button', { name });
const primaryButtons = (page: Page) => page.locator('[data-slot="button"].bg-accent:visible');

/** Opens Create as it is before the first job. */
async function visitFirst(page: Page): Promise<void> {
  await page.route(/\/api\/studio\/jobs\?/, (route) => route.fulfill({ json: { jobs: [], nextCursor: null } }));
  await page.goto('/');
  await hydrated(page);
}

/** How far the newest result is from a shipped example: the mean of all channels and pixels, from 0 to 255. */
async function differenceToNewest(page: Page, example: string): Promise<number> {
  const answer = await page.request.get('/api/studio/jobs?limit=1');
  const { jobs } = (await answer.json()) as { jobs: { results: { id: string }[] }[] };
  const made = await page.request.get(`/api/studio/media/${jobs[0]?.results[0]?.id ?? ''}`);
  const shipped = sharp(await readFile(new URL(`../public/examples/${example}.webp`, import.meta.url)));
  const { width, height } = await shipped.metadata();
  const [one, other] = await Promise.all(
    [shipped, sharp(await made.body())].map((image) =>
      image.resize(width, height).flatten({ background: '#fff' }).raw().toBuffer(),
    ),
  );
  if (one === undefined || other?.length !== one.length) throw new Error('the images differ in their channels');
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

test('user sees on a first visit what Easel is, and starts with a recipe by the keyboard alone', async ({ page }) => {
  const { prompt, send } = createPage(page);
  await visitFirst(page);
  await expect(page.getByRole('heading', { name: 'Easel' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recipes' }).getByRole('button')).toHaveCount(8);
  // The form makes what the first card shows: its size, and its seed.
  await expect(recipe(page, /^Image/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Generate makes exactly this, at 1536 × 1024 pixels')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Width' })).toHaveValue('1536');
  await expect(primaryButtons(page)).toHaveCount(1);
  await expect(send).toHaveText(/^Generate/);

  // What one typed comes back.
  await prompt.fill('A red kite');
  await expect(recipe(page, /^Image/)).toHaveAttribute('aria-pressed', 'false');
  await recipe(page, /^Poster/).focus();
  await page.keyboard.press('Enter');
  await expect(recipe(page, /^Poster/)).toHaveAttribute('aria-pressed', 'true');
  await expect(recipe(page, /^Poster/)).toBeFocused();
  await expect(prompt).toHaveValue(/JAZZ NIGHT/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(prompt).toHaveValue('A red kite');

  await recipe(page, /^Compare/).click();
  const dialog = page.getByRole('dialog', { name: 'Compare models' });
  await expect(dialog.getByRole('button', { name: 'Generate 2' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Seed' })).toHaveValue('5');
});

test('user gets exactly what a recipe with a file shows, from the command menu of another screen', async ({ page }) => {
  const create = createPage(page);
  const commands = commandMenu(page);
  await page.goto('/library');
  await commands.open();
  await commands.choose('recipes', 'Recipes…');
  const dialog = page.getByRole('dialog', { name: 'Recipes' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page, { within: '[role="dialog"]' });
  const uploading = Promise.withResolvers<void>();
  await page.route('/api/studio/uploads', async (route) => {
    await uploading.promise;
    await route.continue();
  });
  await recipe(page, /^Edit/).click();
  await expect(recipe(page, /^Edit/)).toHaveAttribute('aria-busy', 'true');
  uploading.resolve();
  await expect(dialog).toBeHidden();
  await expect(create.prompt).toHaveValue(/^Golden evening light/);
  await create.press('Generate');
  const shown = await create.shownImage('Golden evening light, a little warmer, with soft film grain');
  expect(shown).toEqual({ width: 1360, height: 768 });
  expect(await differenceToNewest(page, 'ie-5')).toBeLessThan(3);
  expect(await differenceToNewest(page, 'input-forest')).toBeGreaterThan(6);
});

test('user of a small window sees the prompt and the button at 200 % zoom, and starts with a recipe on a phone', async ({
  page,
}) => {
  const { prompt, send } = createPage(page);
  await page.setViewportSize({ width: 720, height: 450 });
  await visitFirst(page);
  await expect(prompt).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await recipe(page, /^Cut out/).click();
  await expect(page.getByRole('tab', { name: 'Request' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Request' })).toBeFocused();
  await expect(prompt).toHaveValue('the woman');
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(primaryButtons(page)).toHaveCount(1);
});
