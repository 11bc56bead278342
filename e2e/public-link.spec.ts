import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { upload } from './support/make-files.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { ownEasel } from './support/own-easel.ts';
import { samplePhotograph, sampleVideo } from './support/sample-media.ts';

const password = 'a lighthouse in fog';
const easel = ownEasel({ STUDIO_PASSWORD: password });
const gone = 'This link is not valid any more. Ask whoever sent it for a new one.';

// These journeys start their own programs. Animations would delay axe.
test.use({ baseURL: undefined, contextOptions: { reducedMotion: 'reduce' } });

/** The studio, with its administrator logged in, and a board with two photographs and a video. All journeys share the studio. */
async function openStudio(browser: Browser, name = 'Harbour'): Promise<{ page: Page; board: string }> {
  const context = await browser.newContext({ baseURL: easel.url(), reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/login?to=/settings');
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${easel.url()}/settings`);
  const files = [samplePhotograph(480, 320), samplePhotograph(320, 480), await sampleVideo()];
  const ids: string[] = [];
  for (const file of files) ids.push((await upload(page, { ...file, name: `secret ${file.name}` })).id);
  const created = await page.request.post('/api/studio/library/boards', { data: { name } });
  const { id: board } = (await created.json()) as { id: string };
  const change = { do: 'add_to_board', board };
  await page.request.post('/api/studio/library/changes', { data: { selection: { ids }, change } });
  return { page, board };
}

/** Creates a link. @returns its id and address */
async function createLink(page: Page, board: string, hasDownloads: boolean): Promise<{ id: string; url: string }> {
  const data = { label: 'Client', expiresInDays: 7, hasDownloads };
  const created = await page.request.post(`/api/studio/library/boards/${board}/links`, { data });
  const { id, url } = (await created.json()) as { id: string; url: string };
  return { id, url: `${easel.url()}${new URL(url).pathname}` };
}

/** A page in a browser without a session. */
async function visitor(browser: Browser, viewport = { width: 1280, height: 800 }): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce', viewport })).newPage();
}

const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('visitor can look at a board by its link, without a login and without anything of the studio', async ({
  browser,
}) => {
  const { page: studio, board } = await openStudio(browser);
  const { url } = await createLink(studio, board, false);
  const page = await visitor(browser);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const response = await page.goto(url);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  await expect(page).toHaveTitle('Harbour');
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();
  await expect(page.getByText(/· 3 items/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Download/ })).toHaveCount(0);
  expect(await page.content()).not.toContain('secret');
  await expectNoViolations(page);

  await tile(page, 'Image 2').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Image 2' })).toBeVisible();
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: 'Image 3' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Save frame/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tile(page, 'Video 1')).toBeFocused();

  const studioPaths = requests.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/shared/'));
  expect(studioPaths).toEqual([]);
  await page.context().close();
  await studio.context().close();
});

test('visitor can compare items, by keys alone', async ({ browser }) => {
  const { page: studio, board } = await openStudio(browser);
  const { url } = await createLink(studio, board, false);
  const page = await visitor(browser);
  await page.goto(url);
  for (const name of ['Image 2', 'Image 3']) {
    await page.getByRole('button', { name: `Choose ${name} to compare` }).focus();
    await page.keyboard.press(' ');
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Comparison' });
  await expect(dialog.getByRole('slider', { name: 'Comparison divider' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Choose Video 1 to compare' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await expect(dialog.locator('video')).toHaveCount(1);
  await page.context().close();
  await studio.context().close();
});

test('visitor can download one item or all by a link with downloads, also on a phone', async ({ browser }) => {
  const { page: studio, board } = await openStudio(browser);
  const { url } = await createLink(studio, board, true);
  const page = await visitor(browser, { width: 390, height: 844 });
  await page.goto(url);
  await expect(page.getByRole('button', { name: /^(?:Image|Video) \d$/ })).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const one = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Image 2' }).click();
  expect((await one).suggestedFilename()).toMatch(/^Harbour 2\.png$/);
  const all = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all' }).click();
  expect((await all).suggestedFilename()).toBe('Harbour.zip');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
  await page.context().close();
  await studio.context().close();
});

test('user creates a link where the board is shared, and revokes it: open pages and new ones show nothing', async ({
  browser,
}) => {
  const { page: studio } = await openStudio(browser, 'Pier');
  await studio.goto('/library');
  const places = studio.getByRole('navigation', { name: 'Library' });
  const share = async () => {
    await places.getByRole('button', { name: 'Actions for Pier' }).click();
    await studio.getByRole('button', { name: 'Share…' }).click();
  };
  await share();
  const dialog = studio.getByRole('dialog', { name: 'Share “Pier”' });
  await dialog.getByLabel('For whom').fill('Client');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByRole('listitem', { name: 'Client' })).toContainText('not opened yet');
  await expectNoViolations(studio);
  await studio.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy link for Client' }).click();
  await expect(studio.getByLabel('Messages').getByText('Link copied')).toBeVisible();
  await studio.keyboard.press('Escape');
  const board = places.getByRole('link', { name: 'Pier' });
  await expect(board).toContainText('Public by link');
  const url = await studio.evaluate(() => navigator.clipboard.readText());
  const page = await visitor(browser);
  await page.goto(url);
  await expect(tile(page, 'Image 2')).toBeVisible();
  await share();
  await dialog.getByRole('button', { name: 'Revoke the link for Client' }).click();
  await expect(studio.getByLabel('Messages').getByText('Link revoked')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await studio.keyboard.press('Escape');
  await expect(board).not.toContainText('Public by link');
  // The viewer asks for the original, which the link no longer opens.
  await tile(page, 'Image 2').click();
  await expect(page.getByText(gone)).toBeVisible();
  await page.goto(url);
  await expect(page.getByText(gone)).toBeVisible();
  await expectNoViolations(page);
  const german = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'de-DE' })).newPage();
  await german.goto(url);
  await expect(german.getByRole('heading', { name: 'Link nicht gültig' })).toBeVisible();
  for (const each of [page, german, studio]) await each.context().close();
});
