import { expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { libraryPage } from './support/library-page.ts';
import { jobOf, make, upload } from './support/make-files.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph, sampleVideo } from './support/sample-media.ts';

test('user can star, copy and download a result on the stage, in the format and with the name they choose', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const create = createPage(page);
  const made = await page.request.post('/api/ai/queue', {
    data: { model: 'ig-1', prompt: 'A mill in the wind', width: 256, height: 192, seed: 41 },
  });
  await page.goto(`/?model=ig-1&job=${made.headers()['easel-job']}`);
  await create.shownImage('A mill in the wind');
  const bar = create.image.getByRole('toolbar', { name: 'Actions' });
  const star = bar.getByRole('button', { name: 'Star' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('s');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('4');
  await page.keyboard.press('8');
  const marks = bar.getByRole('button', { name: /^Rate and label/ });
  await expect(marks).toHaveAccessibleName('Rate and label: 4 stars, Green');
  await marks.click();
  const popover = page.getByRole('dialog', { name: 'Rate and label' });
  await popover.getByRole('button', { name: 'Keep' }).click();
  await popover.getByRole('button', { name: '2 stars' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(marks).toHaveAccessibleName('Rate and label: 2 stars, Green, Kept');
  await page.keyboard.press('Delete');
  await expect(create.image.getByText('In the trash')).toBeVisible();
  await create.image.getByRole('button', { name: 'Restore', exact: true }).first().click();
  await expect(create.image.getByText('In the trash')).toBeHidden();

  // Beside the details there is nothing to open; in a smaller window there is.
  const details = page.getByRole('dialog', { name: 'Details' });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.keyboard.press('ControlOrMeta+i');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press('ControlOrMeta+i');
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Image copied');
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toContain('image/png');

  await page.keyboard.press('Shift+D');
  const options = page.getByRole('dialog', { name: 'Download options' });
  await options.getByRole('radio', { name: 'JPEG' }).click();
  await options.getByRole('radio', { name: 'Custom' }).click();
  await options.getByRole('spinbutton').fill('128');
  await options.getByRole('textbox', { name: 'File name' }).fill('{prompt}');
  await expect(options).toContainText('Example: A mill in the wind 41.jpg');
  await expectNoViolations(page);
  const downloading = page.waitForEvent('download');
  await options.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await downloading).suggestedFilename()).toBe('A mill in the wind 41.jpg');
  await expect(options).toBeHidden();
  // The next download is like the last one.
  const again = page.waitForEvent('download');
  await page.keyboard.press('d');
  expect((await again).suggestedFilename()).toBe('A mill in the wind 41.jpg');

  const library = libraryPage(page);
  await library.open('?starred=1');
  await expect(library.tile('A mill in the wind')).toBeVisible();
});

test('user can go on from a result in one press, and find any field by its words', async ({ page }) => {
  const create = createPage(page);
  const { id } = await upload(page, samplePhotograph(240, 160));
  await page.goto(`/library/${id}`);
  const bar = page.getByRole('toolbar', { name: 'Actions' });
  await bar.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/model=ie-10\b/);
  await expect(create.request.getByRole('button', { name: 'Replace… Image' })).toBeVisible();

  await page.goto(`/library/${id}`);
  await bar.getByRole('button', { name: 'Send to…' }).waitFor();
  await page.keyboard.press('t');
  const targets = page.getByRole('dialog', { name: 'Send to…' });
  await targets.getByRole('combobox').fill('edit combine');
  await expect(targets.getByRole('option').first()).toContainText('Edit and combine');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/model=ie-5\b/);

  // Edit now opens the model that was used last for it.
  await page.goto(`/library/${id}`);
  await expect(bar.getByRole('button', { name: 'Edit' })).toHaveAttribute('title', /Edit and combine/);
});

test('user can upscale several files of the library in one press, and download them in a format of their own', async ({
  page,
}) => {
  for (const width of [96, 100]) await upload(page, { ...samplePhotograph(width, 64), name: `heron ${width}.png` });
  const library = libraryPage(page);
  await library.open('?q=heron');
  await library.grid.focus();
  await page.keyboard.press('ControlOrMeta+a');
  const bar = page.getByRole('toolbar', { name: '2 selected' });
  for (const action of ['Edit', 'Upscale', 'Cut out', 'Animate', 'Reference'])
    await expect(bar.getByRole('button', { name: action, exact: true })).toBeVisible();
  await page.keyboard.press('Shift+D');
  const options = page.getByRole('dialog', { name: 'Download options' });
  await options.getByRole('radio', { name: 'WebP' }).click();
  const downloading = page.waitForEvent('download');
  await options.getByRole('button', { name: 'Download 2 as a zip' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
  await expect(options).toBeHidden();
  await bar.getByRole('button', { name: 'Upscale' }).click();
  const batch = page.getByRole('dialog', { name: 'Batch from 2 images' });
  await expect(batch.getByRole('row', { name: /heron/ })).toHaveCount(2);
  await expectNoViolations(page);
  await batch.getByRole('button', { name: 'Generate 2' }).click();
  const grid = createPage(page).image.getByRole('grid');
  await expect(grid.getByRole('gridcell').nth(1).locator('img').first()).toBeVisible();
});

test('user can reach each action on a phone', async ({ page }) => {
  const { id } = await upload(page, samplePhotograph(240, 160));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/library/${id}`);
  const bar = page.getByRole('toolbar', { name: 'Actions' });
  for (const action of ['Edit', 'Upscale', 'Cut out', 'Animate', 'Reference', 'Send to…']) {
    const button = bar.getByRole('button', { name: action });
    await button.scrollIntoViewIfNeeded();
    await expect(button.getByText(action, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(bar.getByRole('button', { name: 'Copy image' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: 'Move to trash' })).toBeInViewport({ ratio: 1 });
});

test('user can save a frame and use it in two actions, and finds it in the library of a form', async ({ page }) => {
  const create = createPage(page);
  const video = await upload(page, await sampleVideo());
  const converted = await make(page, { model: 'v-1', input_video: video.url, transfer_function: 'hlg' });
  await page.goto(`/?model=v-1&job=${await jobOf(page, converted)}`);
  await create.image.getByRole('button', { name: /^Play/ }).waitFor();
  await page.keyboard.press('g');
  await page.getByRole('button', { name: 'Use as first frame' }).click();
  await expect(create.request.getByRole('button', { name: 'Replace… First frame' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Save frame' })).toBeHidden();
  await create.request.getByRole('button', { name: /^From library/ }).click();
  await expect(
    page
      .getByRole('listbox')
      .getByRole('option', { name: /, frame at 0∶\d\d/ })
      .first(),
  ).toBeVisible();
});

test('user can compare six with what their settings differ in, and go back', async ({ page }) => {
  const seeds = [51, 52, 53, 54, 55, 56];
  const ids: string[] = [];
  for (const seed of seeds)
    ids.push(await make(page, { model: 'ig-1', prompt: 'A weir', width: 128, height: seed === 56 ? 256 : 128, seed }));
  const library = libraryPage(page);
  await library.open('?q=weir');
  await library.grid.focus();
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('Shift+Space');
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'Compare 6' }).click();
  await expect(page.getByRole('group', { name: 'Viewer' }).getByRole('img')).toHaveCount(6);
  const differences = page.getByRole('table');
  await expect(differences.getByRole('row', { name: /^Size/ })).toContainText('128 × 256');
  await expect(differences.getByRole('columnheader')).toHaveText([
    'Setting',
    ...seeds.toReversed().map((seed) => `Seed ${seed}`),
  ]);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/library\?q=weir/);

  await page.goto(`/library/compare?ids=${ids[0]},${ids[5]}&mode=difference`);
  await expect(page.getByText('Only the part that both show is compared.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mask' })).toHaveCount(0);
});

test('user can reach every screen on a phone by its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/library');
  const screens = page.getByRole('navigation', { name: 'Screens' });
  for (const name of ['Create', 'Library', 'Models', 'Storyboards', 'More'])
    await expect(screens.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(screens.getByRole('link', { name: 'Settings' })).toBeHidden();
  const more = screens.getByRole('button', { name: 'More' });
  await more.click();
  await expect(screens.getByRole('button', { name: 'Commands' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(screens.getByRole('link', { name: 'Settings' })).toBeHidden();
  await more.click();
  await screens.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(screens.getByRole('link', { name: 'Settings' })).toBeHidden();
  await page.setViewportSize({ width: 720, height: 844 });
  await expect(screens.getByText('Fine-tunes', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(screens.getByText('Settings', { exact: true })).toBeInViewport({ ratio: 1 });
});
