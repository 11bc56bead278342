import { expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { keysOf } from './support/keys.ts';
import { ownEasel, smallImage } from './support/own-easel.ts';
import { make, upload } from './support/make-files.ts';
import { samplePhotograph, sampleVideo } from './support/sample-media.ts';

test.describe('with one generation at a time', () => {
  const easel = ownEasel({ STUDIO_MAX_IN_FLIGHT: '1' });

  test('user can pause, reorder, cancel and resume jobs by keys alone', async ({ page }) => {
    const keys = keysOf(page);
    await easel.press(
      { model: 'v-7', prompt: 'A long film of waves', resolution: '720P', duration: 15 },
      ...['Red kite', 'Green kite', 'Blue kite'].map((prompt) => smallImage(prompt)),
    );
    await page.goto(easel.url());
    await hydrated(page);
    const panel = page.getByRole('dialog', { name: 'Queue' });
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const order = () =>
      panel
        .getByRole('region', { name: 'Built in' })
        .getByRole('button', { name: /^Open / })
        .allTextContents();
    const opener = page.getByRole('button', { name: 'Open queue', exact: true });
    await keys.activate(opener, { by: 'Shift+Tab' });
    await expect(panel).toBeFocused();
    await keys.activate(button('Pause all'));
    await expect(panel.getByText(/^Paused since/)).toBeVisible();
    await keys.activate(button('Reorder Blue kite'), { key: 'Space' });
    await keys.press('ArrowUp', 2);
    await keys.press('Space');
    await expect.poll(order).toEqual(['Blue kite', 'Red kite', 'Green kite']);
    await keys.activate(button('Hold: Red kite'));
    await expect(button('Resume: Red kite')).toBeFocused();
    await keys.activate(button('Cancel: Red kite'));
    await expect.poll(order).toEqual(['Blue kite', 'Green kite']);
    await expect(button('Reorder Green kite')).toBeFocused();
    await keys.activate(button('Resume all'), { by: 'Shift+Tab' });
    await expect(panel.getByText(/^Paused since/)).toBeHidden();
    await keys.activate(button('Cancel: A long film of waves'));
    await expect(panel.getByText('Nothing in the queue')).toBeVisible();
    await keys.press('Escape');
    await expect(opener).toBeFocused();
  });
});

test('user can generate a batch, star and compare results and come back by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  await page.addInitScript(() => localStorage.setItem('easel:draft:ig-1', JSON.stringify({ width: 256, height: 256 })));
  const create = createPage(page);
  await create.choose('ig-1');
  await hydrated(page);
  await keys.fill(create.prompt, 'Four boats on a river');
  await keys.reach(create.request.getByRole('radiogroup', { name: 'Variants' }).getByRole('radio', { checked: true }));
  await keys.reach(create.variants(4), { by: 'ArrowRight' });
  await expect(create.variants(4)).toBeChecked();
  await keys.activate(create.request.getByRole('button', { name: 'Generate 4' }));
  const grid = create.image.getByRole('grid');
  const cell = (number: number) =>
    grid
      .getByRole('gridcell')
      .nth(number - 1)
      .getByRole('group');
  await expect(grid.locator('img[src*="/api/studio/media/"]')).toHaveCount(4);
  await keys.reach(cell(1), { by: 'Shift+Tab' });
  await keys.press('ArrowRight');
  await expect(cell(2)).toBeFocused();
  await keys.press('s');
  await expect(cell(2)).toHaveAccessibleName(/Starred/);
  await keys.press('Shift+Space');
  await keys.press('ArrowDown');
  await keys.press('Shift+Space');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(2);
  await keys.activate(create.image.getByRole('button', { name: 'Compare 2', exact: true }));
  await expect(page.getByRole('group', { name: 'Viewer' }).getByRole('img')).toHaveCount(2);
  await keys.press('Escape');
  await expect(page).not.toHaveURL(/compare/);
  await expect(cell(4)).toBeFocused();
});

// Of widths that no other journey uploads: the library keeps the first name of a file.
const files = (...widths: number[]) => widths.map((width) => ({ ...samplePhotograph(width), name: `${width}.png` }));

test('user can fill media fields, order and remove their files by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  const { request, choose } = createPage(page);
  await choose('ie-1');
  await hydrated(page);
  const dropZone = request.getByRole('button', { name: /Drop, paste or pick/ });
  await keys.choose(dropZone, files(361, 421, 481));
  const tile = (number: number, name: string) =>
    request.getByRole('button', { name: `Image ${number}, ${name}`, exact: true });
  await expect(tile(3, '481.png')).toBeVisible();
  await keys.activate(tile(1, '361.png'));
  const actions = page.getByRole('dialog', { name: /^Image \d$/ });
  const later = actions.getByRole('button', { name: 'Move later' });
  await keys.activate(later);
  await expect(tile(2, '361.png')).toBeVisible();
  await expect(later).toBeFocused();
  await keys.press('Enter');
  await expect(tile(3, '361.png')).toBeVisible();
  await expect(later).toBeFocused();
  await keys.activate(actions.getByRole('button', { name: 'Move earlier' }), { by: 'Shift+Tab' });
  await expect(tile(2, '361.png')).toBeVisible();
  await keys.press('Escape');
  await expect(tile(2, '361.png')).toBeFocused();
  await keys.activate(tile(2, '361.png'));
  await keys.activate(actions.getByRole('button', { name: 'Remove' }));
  await expect(tile(2, '481.png')).toBeFocused();
  await keys.press('Delete', 2);
  await expect(dropZone).toBeFocused();

  await choose('ie-10');
  await hydrated(page);
  await keys.choose(dropZone, files(364));
  await expect(request.getByRole('button', { name: /^Replace…/ })).toBeVisible();
  await keys.fill(createPage(page).prompt, 'At night');
  await page.keyboard.press('ControlOrMeta+Enter');
  await createPage(page).shownImage('At night');
  await keys.activate(request.getByRole('button', { name: /^Remove/ }));
  await expect(dropZone).toBeFocused();
});

test('user can download a video, take a frame of it and use it as a first frame by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  const { url } = await upload(page, await sampleVideo());
  const id = await make(page, { model: 'v-1', input_video: url, transfer_function: 'hlg' });
  await page.goto(`/library/${id}`);
  await hydrated(page);
  const bar = page.getByRole('toolbar', { name: 'Actions' });
  await keys.reach(bar.getByRole('button', { name: /^Download/ }).first());
  const downloading = page.waitForEvent('download');
  await keys.press('Enter');
  await downloading;
  const timeline = page.getByRole('slider', { name: 'Position in the video' });
  await keys.reach(timeline, { by: 'Shift+Tab' });
  await keys.press('ArrowRight', 3);
  await keys.press('g');
  const taking = page.getByRole('dialog', { name: 'Save frame' });
  await expect(taking.getByRole('img', { name: 'Saved frame' })).toBeVisible();
  await keys.activate(taking.getByRole('button', { name: 'Use as first frame' }));
  const { request } = createPage(page);
  await expect(request.getByRole('button', { name: 'Replace… First frame' })).toBeVisible();
  await keys.reach(createPage(page).prompt);
});

test('user can save, apply and delete a preset by keys alone', async ({ page }) => {
  const keys = keysOf(page);
  const { prompt, choose } = createPage(page);
  await choose('ig-1');
  await hydrated(page);
  await keys.fill(prompt, 'A fjord in fog');
  const opener = page.getByRole('button', { name: 'Presets', exact: true });
  await keys.activate(opener);
  const dialog = page.getByRole('dialog', { name: 'Presets' });
  await keys.fill(dialog.getByRole('textbox', { name: 'Preset name' }), 'Foggy fjord');
  await keys.press('Enter');
  const preset = dialog.getByRole('listitem').getByRole('button', { name: 'A fjord in fog' });
  await expect(preset).toBeVisible();
  await keys.press('Escape');
  await expect(opener).toBeFocused();
  await keys.fill(prompt, 'My own words');
  await keys.activate(opener);
  await expect(preset).toBeVisible();
  await keys.activate(preset, { by: 'ArrowDown' });
  await expect(prompt).toHaveValue('A fjord in fog');
  await keys.activate(opener);
  await keys.activate(preset, { by: 'ArrowDown', key: 'Delete' });
  await expect(preset).toBeHidden();
  await keys.press('Escape');
  await expect(opener).toBeFocused();
});
