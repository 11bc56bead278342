import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readPngChunks, writePngChunks } from '../lib/media/testing/png-chunks.ts';
import { test } from './support/journey.ts';
import { libraryPage } from './support/library-page.ts';
import { expectNoViolations } from './support/no-violations.ts';

interface LocalFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A picture with structure, in a size and a colour. */
async function drawing(name: string, colour: string, width = 600, height = 400): Promise<LocalFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60" width="${width}" height="${height}">
    <rect width="90" height="60" fill="${colour}"/><circle cx="25" cy="20" r="14" fill="#ffffff88"/>
    <path d="M0 60 L40 30 L60 50 L90 15 V60 Z" fill="#00000066"/></svg>`;
  return { name, type: 'image/png', bytes: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** Files as a drag from the desktop carries them. */
function dragOf(page: Page, files: LocalFile[]) {
  const sent = files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') }));
  return page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, type, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
    }
    return data;
  }, sent);
}

async function drop(page: Page, target: Locator, files: LocalFile[]): Promise<void> {
  const dataTransfer = await dragOf(page, files);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

/** Where files are dropped on the library, whether it holds items or not. */
const gridArea = (page: Page) => page.locator('[data-library-scroll]');

const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });

test('user can drop files on the library, sees what failed, and finds the settings in a file', async ({ page }) => {
  const { grid, tile, search } = libraryPage(page);
  await page.goto('/library');
  const plain = await drawing('teal hills.png', '#1f8a8a');
  const chunks = readPngChunks((await drawing('x', '#8a5a1f')).bytes);
  const parameters = 'osprey above a weir\nSteps: 24, Sampler: Euler a, Seed: 90210, Model: riverside_v3';
  chunks.splice(1, 0, { type: 'tEXt', data: Buffer.from(`parameters\0${parameters}`, 'latin1') });
  const told = { name: 'IMG 0042.png', type: 'image/png', bytes: writePngChunks(chunks) };
  const text = { name: 'notes.doc', type: 'application/msword', bytes: Buffer.from('no image') };
  await drop(page, gridArea(page), [plain, told, text]);
  await expect(uploads(page)).toContainText('2 files added, 1 failed');
  await expect(uploads(page).getByRole('listitem').filter({ hasText: 'notes.doc' })).toContainText('not known');
  // The same file would fail again.
  await expect(uploads(page).getByRole('button', { name: /again/ })).toBeHidden();
  await expectNoViolations(page);
  await uploads(page).getByRole('button', { name: 'Close' }).click();
  await expect(tile('teal hills')).toBeVisible();

  await search.fill('osprey');
  await expect(grid.getByRole('gridcell')).toHaveCount(1);
  await tile('IMG 0042').click();
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText('Settings in the file, from AUTOMATIC1111 or Forge');
  await expect(details).toContainText('90210');

  await details.getByRole('button', { name: 'Use these settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('osprey above a weir');
});

test('user is told of files that the library has already, and finds them by both names', async ({ page }) => {
  const { tile, search } = libraryPage(page);
  await page.goto('/library');
  const first = await drawing('heron pond.png', '#2f6f5f');
  await drop(page, gridArea(page), [first]);
  // Nothing is left to say: the panel closes by itself.
  await expect(uploads(page)).toContainText('1 file added');
  await expect(uploads(page)).toBeHidden();

  await drop(page, gridArea(page), [
    { ...first, name: 'bittern-copy.png' },
    await drawing('other pond.png', '#5f2f6f'),
  ]);
  await expect(uploads(page)).toContainText('1 file added, 1 was there already');
  await expectNoViolations(page);
  await search.fill('bittern-copy');
  await expect(tile('heron pond')).toBeVisible();
  await uploads(page).getByRole('link', { name: 'Already in the library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'heron pond' })).toBeAttached();
});

test('user can make a batch of a list that was dropped on the library', async ({ page }) => {
  await page.goto('/library');
  const bytes = Buffer.from('prompt,width\nA reed bed,256\nA weir,512\n');
  await drop(page, gridArea(page), [{ name: 'marsh.csv', type: 'text/csv', bytes }]);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('“marsh.csv” is a list, not media.');
  await page.getByRole('button', { name: 'Make a batch from this list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch from marsh.csv' });
  await expect(dialog.getByRole('row')).toHaveCount(3);
});

test('user can drop a file anywhere without leaving the studio', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const file = await drawing('stray.png', '#222244');
  // The part that listens loads after the first paint.
  await expect(async () => {
    const dataTransfer = await dragOf(page, [file]);
    await page.getByRole('main').dispatchEvent('dragover', { dataTransfer });
    await expect(page.getByText('Drop files on Create to use them')).toBeVisible({ timeout: 500 });
  }).toPass();
  const isPrevented = await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
    return !document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  expect(isPrevented).toBe(true);
});

test('user can rate, label and reject by keys, undo it, and find and sort by it', async ({ page }) => {
  const { open, grid } = libraryPage(page);
  await page.goto('/library');
  const files = [
    await drawing('cull one.png', '#c23b22'),
    await drawing('cull two.png', '#2255cc'),
    await drawing('cull three.png', '#33aa44'),
  ];
  await drop(page, gridArea(page), files);
  await expect(uploads(page)).toContainText('3 files added');
  await open('?q=cull&sort=name');
  await expect(grid.getByRole('gridcell')).toHaveCount(3);
  await grid.focus();
  await page.keyboard.press('4');
  await page.keyboard.press('8');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await page.keyboard.press('k');
  const named = (name: RegExp) => grid.getByRole('img', { name });
  await expect(named(/^cull one, rated 4 of 5, green label$/)).toBeVisible();
  await expect(named(/^cull three, rejected$/)).toBeVisible();
  await expect(named(/^cull two, rated 2 of 5, kept$/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(named(/^cull two, rated 2 of 5$/)).toBeVisible();

  // Under the pointer, without the focus.
  await page.getByRole('button', { name: 'Filters' }).focus();
  await named(/^cull three/).hover();
  await page.keyboard.press('1');
  await expect(named(/^cull three, rated 1 of 5, rejected$/)).toBeVisible();
  await page.keyboard.press('0');
  await expect(named(/^cull three, rejected$/)).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Rating' }).click();
  await expect(page).toHaveURL(/sort=rating/);
  await expect(grid.getByText('4 stars')).toBeVisible();
  await expect(grid.getByRole('img').first()).toHaveAttribute('alt', /^cull one/);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: '3 stars or more' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/rating=3/);
  await expect(grid.getByRole('gridcell')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter: 3 stars or more' }).click();
  await expect(grid.getByRole('gridcell')).toHaveCount(3);
});

test('user can find an image by a colour or a setting, and from the menu of an item', async ({ page }) => {
  const { open, grid, tile } = libraryPage(page);
  await page.goto('/library');
  await drop(page, gridArea(page), [await drawing('magenta wall.png', '#d0108a')]);
  await expect(uploads(page)).toContainText('1 file added');
  const made = await page.request.post('/api/ai/queue', {
    data: { model: 'ig-1', prompt: 'A seeded dune', width: 256, height: 256, seed: 4711 },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await open('?q=dune');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  // Settings are offered by the names of the forms.
  await filters.getByRole('combobox', { name: 'Setting' }).fill('wid');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(filters.getByRole('combobox', { name: 'Setting' })).toHaveValue('Width');
  await filters.getByRole('combobox', { name: 'Setting' }).fill('seed');
  await filters.getByRole('combobox', { name: 'Value' }).fill('4711');
  await filters.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/is=seed%3A4711/);
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('gridcell')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove filter: Seed is 4711' })).toBeVisible();

  // Its colours are read a moment after it arrived.
  await expect(async () => {
    await open('?q=magenta');
    await grid.focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Find similar' }).click({ timeout: 2000 });
    await page.getByRole('menuitem', { name: 'Similar colours' }).click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(/colours=[\da-f]{6}/);
  await expect(tile('magenta wall')).toBeVisible();
  await tile('magenta wall').click({ button: 'right' });
  await expectNoViolations(page);
  await page.getByRole('menuitem', { name: 'Rating' }).hover();
  await page.getByRole('menuitemcheckbox', { name: '5 stars' }).click();
  await expect(grid.getByRole('img', { name: /magenta wall, rated 5 of 5/ })).toBeVisible();
});

test('user can put boards into a folder, by dragging and by its menu, and restore a deleted folder', async ({
  page,
}) => {
  const { places } = libraryPage(page);
  await page.goto('/library');
  await places.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill('Spring campaign');
  await page.keyboard.press('Enter');
  const folder = places.getByRole('link', { name: /Spring campaign/ });
  await expect(folder).toBeVisible();
  for (const name of ['Posters', 'Banners']) {
    await places.getByRole('button', { name: 'New board', exact: true }).click();
    await page.getByRole('textbox', { name: 'Board name' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(places.getByRole('link', { name })).toBeVisible();
  }
  await places.getByRole('link', { name: 'Posters' }).dragTo(folder);
  const inside = places.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Spring campaign/ }) });
  await expect(inside.getByRole('link', { name: 'Posters' })).toBeVisible();
  await places.getByRole('button', { name: 'Actions for Banners' }).click();
  await page.getByRole('button', { name: 'Move to Spring campaign' }).click();
  await expect(inside.getByRole('link', { name: 'Banners' })).toBeVisible();

  await inside.getByRole('link', { name: 'Posters' }).click();
  await expect(page.getByText('This board is empty')).toBeVisible();
  await drop(page, gridArea(page), [await drawing('on the board.png', '#446600')]);
  await expect(folder).toContainText('1');
  await folder.click();
  await expect(page).toHaveURL(/folder=/);
  await expect(libraryPage(page).tile('on the board')).toBeVisible();
  await expectNoViolations(page);

  await places.getByRole('button', { name: 'Hide boards of Spring campaign' }).click();
  await expect(places.getByRole('link', { name: 'Posters' })).toBeHidden();
  await places.getByRole('button', { name: 'Actions for folder Spring campaign' }).click();
  await page.getByRole('button', { name: 'Delete folder' }).click();
  await expect(places.getByRole('link', { name: 'Posters' })).toBeVisible();
  await expect(folder).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(folder).toBeVisible();
});

test('user can keep one of several copies, and move the others to the trash', async ({ page }) => {
  await page.goto('/library');
  // A colour that no other journey has drawn in: what they left would be similar, too.
  const large = await drawing('large copy.png', '#e6d800', 1200, 800);
  const small = await drawing('small copy.png', '#e6d800', 300, 200);
  await drop(page, gridArea(page), [small, large]);
  await expect(uploads(page)).toContainText('2 files added');
  const group = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Keep large copy' }) })
    .first();
  await expect(async () => {
    await page.goto('/library/duplicates');
    await expect(group).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectNoViolations(page);
  // They only look alike: what differs is said, and nothing is chosen for the trash.
  await expect(group).toContainText('2 similar images');
  await expect(group).toContainText('1200 × 800');
  await expect(group.getByRole('button', { name: 'Keep large copy' })).toHaveAttribute('aria-pressed', 'false');
  await expect(group.getByRole('button', { name: /trash/ })).toBeHidden();
  await group.getByRole('button', { name: 'Keep small copy' }).click();
  await group.getByRole('button', { name: 'Move the other to trash' }).click();
  await expect(group).toBeHidden();
  await libraryPage(page).open('?q=copy');
  await expect(libraryPage(page).tile('small copy')).toBeVisible();
  await expect(libraryPage(page).tile('large copy')).toBeHidden();
});
