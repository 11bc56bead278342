import { expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { fineTunesPage } from './support/fine-tunes-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { keysOf } from './support/keys.ts';
import { libraryPage } from './support/library-page.ts';
import { upload } from './support/make-files.ts';
import { samplePhotograph } from './support/sample-media.ts';
import { storyboardPage } from './support/storyboard-page.ts';

test('user can find a model and compare it with another by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  await page.goto('/models');
  await hydrated(page);
  const main = page.getByRole('main');
  await keys.activate(main.getByRole('checkbox', { name: /^Generate/ }), { key: 'Space' });
  await expect(page).toHaveURL(/task=/);
  await keys.fill(page.getByRole('searchbox', { name: 'Search models' }), 'scene painter');
  await expect(page).toHaveURL(/q=scene/);
  await keys.activate(main.getByRole('link', { name: 'Scene painter', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Scene painter' });
  await expect(sheet).toBeVisible();
  await keys.press('Escape');
  await expect(main.getByRole('link', { name: 'Scene painter', exact: true })).toBeFocused();
  await keys.press('Enter');
  await keys.activate(sheet.getByRole('link', { name: 'Use model' }));
  await expect(page).toHaveURL(/\?model=ig-1/);

  const create = createPage(page);
  await keys.fill(create.prompt, 'A mill to compare');
  await keys.activate(page.getByRole('button', { name: 'Compare models' }));
  const dialog = page.getByRole('dialog', { name: 'Compare models' });
  await expect(dialog).toBeVisible();
  await keys.reach(dialog.getByRole('searchbox'));
  await keys.activate(dialog.getByRole('checkbox', { name: /\big-2\b/ }), { by: 'ArrowDown', key: 'Space' });
  await keys.reach(dialog.getByRole('radio', { name: '1:1' }), { by: 'Shift+Tab' });
  await keys.activate(dialog.getByRole('button', { name: 'Generate 2' }));
  await expect(dialog).toBeHidden();
  await expect(create.image.getByRole('gridcell')).toHaveCount(2);
  await keys.reach(create.image.getByRole('gridcell').first().getByRole('group'));
});

test('user can come from a table to its tokens by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  const screen = fineTunesPage(page, `keys-${Date.now()}`);
  await screen.open();
  await keys.activate(page.getByRole('link', { name: /Conversations/ }));
  const table = 'question,reply\nWhere is the lamp?,In the tower.\nWho lights it?,The keeper.\n';
  const file = { name: 'chats.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await keys.choose(screen.making.getByRole('button', { name: 'choose files' }), file);
  await expect(screen.tokenizeRows).toHaveAttribute('aria-disabled', 'false');
  await keys.activate(screen.tokenizeRows);
  await expect(page.getByText(/^tokens in 2 rows/)).toBeVisible();
  await keys.reach(page.getByRole('link', { name: /^Download tokens/ }));
  const downloading = page.waitForEvent('download');
  await keys.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/\.tokens$/);
});

test('user can mark, sort away, filter, trash and restore files by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  for (const width of [366, 368, 370]) await upload(page, { ...samplePhotograph(width), name: `kestrel ${width}.png` });
  const { open, grid, places } = libraryPage(page);
  await open('?q=kestrel');
  await hydrated(page);
  await keys.reach(grid);
  await keys.press('Shift+Space');
  await keys.press('Shift+ArrowRight');
  const bar = page.getByRole('toolbar', { name: '2 selected' });
  await keys.activate(bar.getByRole('button', { name: 'Star', exact: true }), { by: 'Shift+Tab' });
  await expect(grid.getByRole('img', { name: /starred/ })).toHaveCount(2);
  await keys.activate(bar.getByRole('button', { name: 'Add to board' }));
  await expect(page.getByRole('dialog', { name: 'Add to board' })).toBeVisible();
  await page.keyboard.type('Falcons');
  await expect(page.getByRole('option', { name: /Falcons/ })).toBeVisible();
  await keys.press('Enter');
  const board = places.getByRole('link', { name: /Falcons/ });
  await expect(board).toContainText('2');
  await expect(grid).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await keys.reach(page.getByRole('toolbar').getByRole('button', { name: 'Download', exact: true }), {
    by: 'Shift+Tab',
  });
  const downloading = page.waitForEvent('download');
  await keys.press('Enter');
  await downloading;
  await keys.activate(page.getByRole('button', { name: 'Clear selection' }), { by: 'Shift+Tab' });
  await expect(grid).toBeFocused();

  await keys.activate(page.getByRole('button', { name: /^Filters/ }), { by: 'Shift+Tab' });
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await keys.activate(filters.locator('summary'));
  await keys.activate(filters.getByRole('button', { name: 'Today' }));
  await expect(page).toHaveURL(/from=/);
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await expect(grid.getByRole('gridcell')).toHaveCount(3);

  await keys.reach(grid);
  await keys.press('ControlOrMeta+a');
  await keys.press('Delete');
  await expect(page.getByText('No matches')).toBeVisible();
  await keys.activate(places.getByRole('link', { name: /^Trash/ }));
  await expect(page).toHaveURL(/trash/);
  await keys.reach(grid);
  await keys.press('ControlOrMeta+a');
  await keys.activate(page.getByRole('toolbar').getByRole('button', { name: 'Restore' }), { by: 'Shift+Tab' });
  await expect(page.getByText('No matches').or(page.getByText('The trash is empty'))).toBeVisible();
  await keys.activate(board);
  await expect(grid.getByRole('gridcell')).toHaveCount(2);
});

test('user can change the theme and the language by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  await page.goto('/settings');
  await hydrated(page);
  await keys.reach(page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { checked: true }));
  await keys.press('ArrowRight', 2);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await keys.reach(page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowLeft', { delay: 20 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await keys.reach(page.getByRole('radio', { name: 'Deutsch' }));
  await page.keyboard.press('ArrowRight', { delay: 20 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('user can turn a script into shots, generate and export them by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  const { card, panel } = storyboardPage(page);
  await page.goto('/storyboards');
  await hydrated(page);
  await keys.activate(page.getByRole('button', { name: 'Paste a script' }));
  const script = page.getByRole('dialog', { name: 'Add shots from a script' });
  await keys.fill(script.getByRole('textbox', { name: 'Script' }), 'A lighthouse at dusk');
  await keys.activate(script.getByRole('button', { name: 'Create with 1 shot' }));
  await page.waitForURL(/\/storyboards\/[\da-f-]{36}$/);
  await keys.reach(card(1));
  await keys.fill(panel.getByRole('spinbutton', { name: 'Length' }), '1');
  await keys.reach(panel.getByRole('radio', { name: 'Shot', exact: true }), { by: 'Shift+Tab' });
  await keys.press('ArrowRight');
  await keys.reach(panel.getByRole('radiogroup', { name: 'Resolution' }).getByRole('radio', { checked: true }));
  await keys.activate(panel.getByRole('radio', { name: '720p' }), { by: 'ArrowLeft', key: 'Space' });
  await keys.activate(page.getByRole('button', { name: 'Generate 1 shot' }), { by: 'Shift+Tab' });
  await expect(card(1)).toHaveAccessibleName(/Done$/);
  await keys.activate(page.getByRole('button', { name: 'Export', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Export as one video' });
  await keys.activate(dialog.getByRole('button', { name: 'Export', exact: true }));
  await expect(dialog.getByRole('status')).toHaveText('The video is in the library.');
  await keys.reach(dialog.getByRole('link', { name: 'Download' }));
  const downloading = page.waitForEvent('download');
  await keys.press('Enter');
  await downloading;
});
