import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { libraryPage } from './support/library-page.ts';
import { samplePhotograph } from './support/sample-media.ts';
import { watchTitles } from './support/watch-titles.ts';
import { seedRunningLibrary } from '../lib/setup/test/seed-running-library.ts';

/** `EASEL_LIBRARY_ITEMS=100000` walks through a library of that size. */
const seeded = Number(process.env['EASEL_LIBRARY_ITEMS'] ?? 2000);

test.beforeAll(({ easel }) => seedRunningLibrary(easel.dataDirectory, seeded));

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('user can look through the whole library, and jump to any item', async ({ page }) => {
  const { open, grid, places, tile } = libraryPage(page);
  await open();
  await expect(places.getByRole('link', { name: /^Everything/ })).toContainText(
    new RegExp(`${Math.floor(seeded / 1000)},\\d{3}`),
  );
  await expect.poll(() => page.locator('main *').count()).toBeLessThanOrEqual(400);

  const scrubber = page.getByRole('slider', { name: 'Go to a date' });
  const oldest = grid.getByRole('img', { name: `study ${seeded}`, exact: false }).first();
  await expect(async () => {
    // The first screen appears before the rest is known.
    await scrubber.focus();
    await page.keyboard.press('End');
    await expect(oldest).toBeInViewport({ timeout: 5000 });
  }).toPass();
  await page.reload();
  await expect(oldest).toBeInViewport();
  const box = await scrubber.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(oldest).toBeHidden();
  await expect.poll(() => grid.getByRole('img').count()).toBeGreaterThan(10);
  expect(await page.locator('main *').count()).toBeLessThanOrEqual(400);

  // New items are announced, and move nothing until the user shows them.
  const shown = grid.getByRole('gridcell').nth(20);
  await expect(shown).toBeVisible();
  const before = await shown.boundingBox();
  expect(before).not.toBeNull();
  await page.request.post('/api/ai/queue', {
    data: { model: 'ig-1', prompt: 'A kite over dunes', width: 256, height: 256 },
  });
  const news = page.getByRole('button', { name: '1 new' });
  await expect(news).toBeVisible();
  expect(await shown.boundingBox()).toEqual(before);
  await news.click();
  await expect(tile('A kite over dunes')).toBeInViewport();
});

test('user can search while typing, filter, and keep both in the address', async ({ page }) => {
  const { open, search, grid, tile } = libraryPage(page);
  await open();
  await search.fill('vermil light');
  await expect(tile('study 7').first()).toBeVisible();
  await expect
    .poll(() =>
      grid.getByRole('img').evaluateAll((all) => all.every((image) => image.matches('[alt*="vermilion light" i]'))),
    )
    .toBe(true);
  await search.fill('"vermilion lighthouse on a" -snow');
  await expect(page).toHaveURL(/q=%22vermilion/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('radio', { name: 'Videos' }).click();
  await expect(page).toHaveURL(/kind=video/);
  await page.reload();
  await expect(search).toHaveValue('"vermilion lighthouse on a" -snow');
  await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();
  await search.fill('%');
  await expect(page.getByText('“%” has no letters')).toBeVisible();
  await search.fill('no such thing');
  await expect(page.getByText('No matches')).toBeVisible();
});

test('user can open a result while a typed search still waits', async ({ page }) => {
  const { open, search, grid } = libraryPage(page);
  await open('?q=observatory');
  const first = grid.getByRole('img').first();
  await expect(first).toBeVisible();
  await search.pressSequentially(' night');
  await first.click();
  await expect(page).toHaveURL(/\/library\/[\w-]+\?.*q=observatory/);
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Created');
});

test('user can select, star and trash by keys, and undo it', async ({ page }) => {
  const { open, grid, places } = libraryPage(page);
  await open('?q=observatory');
  await grid.focus();
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const bar = page.getByRole('toolbar', { name: '3 selected' });
  await expect(bar).toBeVisible();
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await expectNoViolations(page);
  await bar.getByRole('button', { name: 'Star', exact: true }).click();
  await expect(grid.getByRole('img', { name: /starred/ })).not.toHaveCount(0);
  await grid.focus();
  const first = await grid.getByRole('img').first().getAttribute('alt');
  await page.keyboard.press('Delete');
  await expect(messages(page)).toContainText('3 items moved to the trash');
  await expect(grid.getByRole('img').first()).not.toHaveAttribute('alt', first ?? '');
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(grid.getByRole('img').first()).toHaveAttribute('alt', first ?? '');

  await grid.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByRole('toolbar')).toContainText('selected');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/\/library\/[\da-f-]{36}\?q=observatory/);
  const address = page.url();
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Created');
  const caption = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(caption ?? '');
  const details = page.getByRole('complementary', { name: 'Details' });
  const star = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Star' });
  // Its keys load with it.
  await expect(star).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(details).toContainText('This item is in the trash');
  await page.keyboard.press('Delete');
  await expect(messages(page)).toContainText('1 item restored');
  await page.keyboard.press('s');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/library\?q=observatory/);
  // Closing went back in the history: going back from here does not lead to the item.
  expect(await page.evaluate(() => window.navigation.canGoForward)).toBe(true);
  // The keys continue from the viewed item, the second.
  await expect(grid).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Space');
  await expect(grid.getByRole('gridcell').nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await places.getByRole('link', { name: /^Trash/ }).click();
  await expect(page).toHaveURL(/trash/);
  // Of these items: other journeys of this library may have left theirs.
  const trash = new URL(page.url());
  trash.searchParams.set('q', 'observatory');
  await page.goto(trash.href);
  await expect(page.getByText('No matches')).toBeVisible();
});

test('user who moves by keys acts on their item, not on the one that scrolls under the resting mouse', async ({
  page,
}) => {
  const { open, grid } = libraryPage(page);
  await open();
  await grid.getByRole('gridcell').nth(1).hover();
  await grid.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const active = page.locator(`[id="${await grid.getAttribute('aria-activedescendant')}"]`);
  await expect(active).toBeInViewport();
  // The browser looks again at what is under the mouse, some frames after the list has scrolled.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.press('Shift+Space');
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(1);
});

test('user who selects all while another search loads selects what is shown', async ({ page }) => {
  const { open, grid, search } = libraryPage(page);
  await open('?q=glacier');
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/api\/studio\/library\b.*q=observatory/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await search.fill('observatory');
  await expect(page).toHaveURL(/q=observatory/);
  await grid.focus();
  await page.keyboard.press('ControlOrMeta+a');
  const change = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/library/'));
  await page.keyboard.press('s');
  expect((await change).postDataJSON()).toMatchObject({ selection: { filter: { q: 'glacier' } } });
  arrived.resolve();
  // The selection belonged to the items that have left.
  await expect(grid.getByRole('gridcell', { name: /observatory/ }).first()).toBeVisible();
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(messages(page)).toBeEmpty();
});

test('user can fill a board by dragging, and delete and restore the board', async ({ page }) => {
  const { open, grid, places } = libraryPage(page);
  const boards = '**/api/studio/library/boards';
  await page.route(boards, (route) => route.fulfill({ status: 403, json: { error: { message: 'Not now.' } } }));
  await open('?q=glacier');
  const failed = places.getByRole('alert').filter({ hasText: 'The boards could not be loaded.' });
  await expect(failed).toBeVisible();
  // By a key: the list may be loaded anew at any moment, and the button be gone before a click.
  await failed.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute(boards);
  await page.keyboard.press('Enter');
  await expect(failed).toBeHidden();
  await places.getByRole('button', { name: 'New board' }).click();
  await page.getByRole('textbox', { name: 'Board name' }).fill('Cold places');
  await page.keyboard.press('Enter');
  const board = places.getByRole('link', { name: /Cold places/ });
  // Not during the drag, which a tile that is drawn anew does not survive.
  await expect(board).toBeVisible();
  await grid.getByRole('gridcell').first().dragTo(board);
  await expect(board).toContainText('1');
  await board.click();
  await expect(grid.getByRole('gridcell')).toHaveCount(1);
  await places.getByRole('button', { name: 'Actions for Cold places' }).click();
  await page.getByRole('button', { name: 'Delete board' }).click();
  await expect(board).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(board).toBeVisible();
});

test('user can export and import a zip, follow sources and results, and see new items arrive', async ({ page }) => {
  const { open, grid, tile, places } = libraryPage(page);
  const upload = await page.request.post('/api/studio/uploads', {
    headers: { 'content-type': 'image/png', 'easel-file-name': 'quince.png' },
    // A file and a name that no other journey uses: equal files are one item, and every found item is exported.
    data: samplePhotograph(484, 322).buffer,
  });
  const { url } = (await upload.json()) as { url: string };
  const titlesShown = await watchTitles(page);
  await open('?q=quince');
  const made = await page.request.post('/api/ai/queue', {
    data: { model: 'ie-10', prompt: 'Make the quince blue', input_image: url },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await expect(tile('Make the quince blue')).toBeVisible();
  await tile('Make the quince blue').click();
  await expect(page.getByRole('img', { name: 'Make the quince blue' })).toBeVisible();
  await expectNoViolations(page);
  const details = page.getByRole('complementary', { name: 'Details' });
  await details.getByRole('link', { name: 'quince', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'quince', exact: true })).toBeAttached();
  await details.getByRole('link', { name: 'Make the quince blue' }).click();
  await expect(details.getByRole('link', { name: 'Edit settings' })).toBeVisible();
  await expect(details.getByRole('link', { name: 'Run again…' })).toHaveAttribute('href', /^\/\?job=[\da-f-]{36}$/);
  await page.keyboard.press('Escape');
  // The tab always has a title between screens.
  expect(await titlesShown()).toEqual(['Library · Easel']);

  await grid.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('2 selected')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  const path = await download.path();
  const zip = await readFile(path);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  // A browser needs the length to show the progress of a download.
  for (const [address, bytes] of [
    [download.url(), zip.length],
    [`${url}?download=1`, samplePhotograph(484, 322).buffer.length],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const headers = (await page.request.fetch(address, { method })).headers();
      expect(headers['content-length'], `${method} ${address}`).toBe(String(bytes));
    }
  }

  await grid.focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('No matches')).toBeVisible();
  await places.getByRole('link', { name: /^Trash/ }).click();
  await expect(tile('Make the quince blue')).toBeVisible();
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();

  await places.getByRole('link', { name: /^Everything/ }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'Choose files…' }).click();
  await (await choosing).setFiles({ name: 'easel.zip', mimeType: 'application/zip', buffer: await readFile(path) });
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 files added');
  await expect(tile('Make the quince blue')).toBeVisible();
});

for (const look of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const) {
  test(`the library has no violations: ${look.colorScheme}, ${look.width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: look.width, height: 844 });
    await libraryPage(page).open();
    await expectNoViolations(page);
    // Only seeded items: earlier journeys may have filled the first screen.
    await libraryPage(page).open('?q=study');
    await libraryPage(page).tile('study').first().click();
    await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Created');
    await expectNoViolations(page);
  });
}
