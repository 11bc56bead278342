import { type Page, expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { expectImages } from './support/expect-images.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';

/** A browser that made so many variants last, with a small draft of a model. */
async function remember(
  page: Page,
  { variants, draft, model = 'ig-1' }: { variants: number; draft: object; model?: string },
) {
  await page.addInitScript(
    ([key, text, count]) => {
      if (localStorage.getItem('easel:variants') === null) localStorage.setItem('easel:variants', count);
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [`easel:draft:${model}`, JSON.stringify(draft), String(variants)] as const,
  );
}

/** The grid on the stage. */
function batchGrid(page: Page) {
  const image = page.getByRole('region', { name: 'Image' });
  const grid = image.getByRole('grid');
  return {
    image,
    grid,
    cell: (number: number) =>
      grid
        .getByRole('gridcell')
        .nth(number - 1)
        .getByRole('group'),
    /** Waits until all results of a prompt are there and decoded. */
    filled: async (prompt: string, count: number) => {
      await expect(image.getByText(prompt, { exact: true })).toBeVisible();
      await expect(grid.getByRole('gridcell')).toHaveCount(count);
      await expectImages(grid.locator('img[src*="/api/studio/media/"]'), count);
    },
  };
}

const small = { width: 256, height: 256 };

/** Makes a batch of four small images, and waits for them. */
async function makeFour(page: Page, prompt: string) {
  await remember(page, { variants: 4, draft: small });
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill(prompt);
  await page.keyboard.press('Control+Enter');
  const batch = batchGrid(page);
  await batch.filled(prompt, 4);
  return { create, ...batch };
}

test('user sees four variants together after typing and pressing, each with its seed, also after a reload', async ({
  page,
}) => {
  const { create, grid, cell, filled } = await makeFour(page, 'Four boats on a river');
  await expect(grid).toHaveAccessibleName('4 images');
  const seeds = await grid.getByText(/^Seed \d+$/).allTextContents();
  expect(new Set(seeds).size).toBe(4);
  await expect(cell(2)).toHaveAccessibleName(new RegExp(`^Image 2 of 4, ${seeds[1]}$`));
  await expectNoViolations(page, { within: '#pane-image' });

  await page.reload();
  await filled('Four boats on a river', 4);
  expect(await grid.getByText(/^Seed \d+$/).allTextContents()).toEqual(seeds);
  await expect(create.variants(4)).toBeChecked();
  await expect(create.jobs.getByRole('listitem').filter({ hasText: 'All 4 done' })).toHaveCount(1);
});

test('user can keep, reject, star, trash and compare results of a batch without a mouse', async ({ page }) => {
  const { cell, grid, image } = await makeFour(page, 'Four lanterns');
  await cell(1).focus();
  await page.keyboard.press('k');
  await expect(cell(1)).toHaveAccessibleName(/Kept/);
  await page.keyboard.press('ArrowRight');
  await expect(cell(2)).toBeFocused();
  await page.keyboard.press('x');
  await expect(cell(2).getByText('Rejected')).toBeVisible();
  await cell(2).getByRole('button', { name: 'Undo' }).click();
  await expect(cell(2).getByText('Rejected')).toBeHidden();
  await cell(2).focus();
  await page.keyboard.press('s');
  await expect(cell(2)).toHaveAccessibleName(/Starred/);
  // All keys are about the result under the pointer, until one moves the focus. The ring and the details show which it is.
  const details = page.getByRole('complementary', { name: 'Details' });
  const ringed = grid.locator('[aria-current=true]');
  await expect(details).toContainText('Image 2 of 4');
  await cell(1).hover();
  await expect(cell(2)).toBeFocused();
  await expect(ringed).toHaveAccessibleName(/^Image 1 of 4/);
  await expect(details).toContainText('Image 1 of 4');
  await page.keyboard.press('s');
  await expect(cell(1)).toHaveAccessibleName(/Starred/);
  await page.keyboard.press('x');
  await expect(cell(1)).toHaveAccessibleName(/Rejected/);

  await expect(page.locator('[data-slot="notice"]')).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await expect(cell(4)).toBeFocused();
  await expect(ringed).toHaveAccessibleName(/^Image 4 of 4/);
  await expect(details).toContainText('Image 4 of 4');
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Space');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(2);
  await expect(image.getByRole('toolbar', { name: 'Actions', exact: true })).toContainText('2 of 4 selected');
  await expectNoViolations(page, { within: '#pane-image' });
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(0);

  // A press on a checkbox leaves the focus there.
  await cell(2).hover();
  await cell(2).getByRole('checkbox').click();
  await cell(3).hover();
  await cell(3).getByRole('checkbox').click();
  await expect(details).toContainText('Image 3 of 4');
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await expect(cell(3)).toBeFocused();
  await cell(4).hover();
  await expect(ringed).toHaveAccessibleName(/^Image 4 of 4/);
  await expect(details).toContainText('Image 4 of 4');
  await cell(3).hover();
  await page.keyboard.press('Delete');
  await expect(cell(3).getByText('In the trash')).toBeVisible();
  await cell(3).getByRole('button', { name: 'Restore' }).click();
  await expect(cell(3).getByText('In the trash')).toBeHidden();

  await cell(1).click();
  await cell(4).click({ modifiers: ['ControlOrMeta'] });
  await image.getByRole('button', { name: 'Compare 2', exact: true }).click();
  await expect(page).toHaveURL(/\/library\/compare\?ids=/);
});

test('user can look at one result alone, step to the others and go back to the grid', async ({ page }) => {
  const { cell, grid, image } = await makeFour(page, 'Four kites');
  await cell(2).focus();
  await page.keyboard.press('Space');
  await expect(grid).toBeHidden();
  await expect(image.getByRole('status').filter({ hasText: '2 of 4' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Image 2 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(image.getByText('3 of 4', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/view=single/);
  await page.reload();
  await expect(image.getByText('3 of 4', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(3)).toBeFocused();
  await expect(page).not.toHaveURL(/view=/);
  await image.getByRole('radio', { name: 'Single' }).click();
  await image.getByRole('img', { name: 'Four kites' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Four kites' })).toBeVisible();
});

test('user sees the results of one job as a grid, and that of a retry in its place', async ({ page }) => {
  await remember(page, { variants: 1, model: 'ie-2', draft: { prompt: 'Three tiles', num_images: 3 } });
  const create = createPage(page);
  const { cell, filled, grid } = batchGrid(page);
  await create.choose('ie-2');
  await create.press('Generate');
  await filled('Three tiles', 3);
  const jobs = async () => {
    const answer = await page.request.get('/api/studio/jobs?limit=10');
    return ((await answer.json()) as { jobs: { id: string; batchId: string; prompt: string }[] }).jobs;
  };
  expect((await jobs()).filter(({ prompt }) => prompt === 'Three tiles')).toHaveLength(1);

  await create.choose('ig-1');
  await create.prompt.fill('One is cancelled');
  await create.variants(2).click();
  // Held, so that it is certain that they have not ended.
  await page.route('**/api/ai/queue', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'easel-hold': '1' } }),
  );
  await create.press('Generate 2');
  await expect(grid.getByRole('button', { name: 'Resume' })).toHaveCount(2);
  await expect.poll(async () => (await jobs()).filter(({ prompt }) => prompt === 'One is cancelled').length).toBe(2);
  const made = (await jobs()).find(({ prompt }) => prompt === 'One is cancelled');
  await page.request.post(`/api/studio/jobs/${made?.id}/cancel`);
  const retry = grid.getByRole('button', { name: 'Retry' });
  await expect(retry).toHaveCount(2);
  await retry.first().click();
  await expect(grid.getByRole('gridcell')).toHaveCount(2);
  await expect(retry).toHaveCount(1);
  await expect(grid.locator('img[src*="/api/studio/media/"]')).toHaveCount(1);
  await expect(cell(1)).toHaveAccessibleName(/^Image 1 of 2, Seed/);
  const after = (await jobs()).filter(({ prompt }) => prompt === 'One is cancelled');
  expect(new Set(after.map(({ batchId }) => batchId)).size).toBe(1);
  expect(after).toHaveLength(3);
});

test('user’s stage follows only their own presses', async ({ page, browser, easel }) => {
  const { create, grid } = await makeFour(page, 'Mine stays');
  const other = await (await browser.newContext({ baseURL: easel.url })).newPage();
  const theirs = createPage(other);
  await theirs.choose('ig-1');
  await theirs.prompt.fill('Theirs is elsewhere');
  await theirs.press('Generate');
  await expect(
    create.jobs.getByText('Theirs is elsewhere').or(create.jobs.getByAltText('Theirs is elsewhere')).first(),
  ).toBeAttached();
  await theirs.shownImage('Theirs is elsewhere');
  await expect(grid).toBeVisible();
  await other.context().close();

  await create.jobs.getByRole('img', { name: 'Theirs is elsewhere' }).click();
  await create.shownImage('Theirs is elsewhere');
  await page.reload();
  await create.shownImage('Theirs is elsewhere');
  await create.prompt.fill('Mine again');
  await create.press('Generate 4');
  await expect(grid).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Mine again');
});

test('user can get more like a result, with seeds that the batch does not have, and find them in the library in order', async ({
  page,
}) => {
  const { cell, grid, filled } = await makeFour(page, 'Four wells');
  const seedsOfGrid = async () =>
    (await grid.getByText(/^Seed \d+$/).allTextContents()).map((text) => Number(text.slice('Seed '.length)));
  const before = await seedsOfGrid();
  await cell(1).click();
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText('Image 1 of 4');
  const sent: { seed: number; batch: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/ai/queue')) return;
    const body = request.postDataJSON() as Record<string, unknown>;
    sent.push({ seed: Number(body['seed']), batch: request.headers()['easel-batch'] });
  });
  await details.getByRole('button', { name: 'More like this' }).dblclick();
  await expect.poll(() => sent.length).toBe(4);
  const seeds = sent.map(({ seed }) => seed);
  expect(new Set([...before, ...seeds]).size).toBe(8);
  expect(seeds).toEqual(seeds.toSorted((one, other) => one - other));
  expect(new Set(sent.map(({ batch }) => batch)).size).toBe(1);
  await expect.poll(seedsOfGrid).toEqual(seeds);
  await expect(details).toContainText('Image 1 of 4');
  await filled('Four wells', 4);
  await page.reload();
  await filled('Four wells', 4);
  expect(await seedsOfGrid()).toEqual(seeds);
  await expect(details.getByRole('button', { name: 'Vary subtly' })).toHaveCount(0);

  const { items } = (await (await page.request.get('/api/studio/library/items?q="Four wells"&limit=1')).json()) as {
    items: { media: { id: string } }[];
  };
  await page.goto(`/library/${items[0]?.media.id}`);
  await page.getByRole('link', { name: 'Batch · 4 images' }).click();
  await expect(page).toHaveURL(/batch=/);
  await expect(page.getByRole('gridcell')).toHaveCount(4);
});

test('user can compare models at one size and seed, as a grid with their names', async ({ page }) => {
  await remember(page, { variants: 1, draft: { prompt: 'A mill to compare', ...small } });
  const create = createPage(page);
  await create.choose('ig-1');
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai/queue')) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  await page.getByRole('button', { name: 'Compare models' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare models' });
  await dialog.getByRole('checkbox', { name: /\big-2\b/ }).check();
  await dialog.getByRole('radio', { name: '16:9' }).click();
  await dialog.getByRole('textbox', { name: 'Seed' }).fill('1234');
  await expect(dialog.getByText('2 generations · Free on this machine')).toBeVisible();
  await expectNoViolations(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Generate 2' }).click();
  await expect(dialog).toBeHidden();
  const { filled, grid } = batchGrid(page);
  await filled('A mill to compare', 2);
  expect(sent.map((body) => body['seed'])).toEqual([1234, 1234]);
  for (const name of ['Scene painter', 'Posters and type']) {
    await expect(grid.getByRole('group', { name: new RegExp(name) })).toHaveCount(1);
  }
});
