import { expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { jobOf, make, upload } from './support/make-files.ts';
import { sampleVideo, samplePhotograph } from './support/sample-media.ts';
import { viewerPage } from './support/viewer-page.ts';

test('user can zoom to pixels, and compare an upscale with its source in every mode, by keys alone', async ({
  page,
}) => {
  const viewer = viewerPage(page);
  const { url } = await upload(page, samplePhotograph(240, 160));
  const [upscaled, cutOut] = [
    await make(page, { model: 'ie-12', input_image: url, upscale_factor: 2 }),
    await make(page, { model: 'ie-13', input_image: url, prompt: 'the red ball' }),
  ];
  await viewer.open(upscaled);
  const image = viewer.pane.getByRole('img');
  await expect(viewer.zoom).toHaveText('100%');
  await page.keyboard.press('Shift+8');
  await expect(viewer.zoom).toHaveText('800%');
  await expect(image).toHaveCSS('image-rendering', 'pixelated');
  expect((await image.boundingBox())?.width).toBe(480 * 8);
  const left = (await image.boundingBox())?.x ?? 0;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await image.boundingBox())?.x).toBe(left - 64);
  await page.keyboard.press('Shift+1');
  await expect(image).toHaveCSS('image-rendering', 'auto');
  await page.keyboard.press('b');
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  const settings = page.getByRole('table');
  await expect(settings.getByRole('row', { name: /Factor/ })).toContainText('480 × 320');
  await expectNoViolations(page);

  await page.keyboard.press('c');
  await expect(viewer.divider).toBeVisible();
  await expect(viewer.bar).toContainText('240 × 160 and 480 × 320, shown at the same size');
  const [input, result] = [viewer.pane.getByRole('img').first(), viewer.pane.getByRole('img').last()];
  await page.keyboard.press('Shift+4');
  expect(await input.boundingBox()).toEqual(await result.boundingBox());
  await viewer.divider.focus();
  await page.keyboard.press('PageDown');
  await expect(viewer.divider).toHaveAttribute('aria-valuenow', '40');
  await expectNoViolations(page);
  for (const mode of ['Side by side', 'Blink', 'Difference']) {
    await page.keyboard.press('c');
    await expect(page.getByRole('radio', { name: mode })).toBeChecked();
    await expect(viewer.zoom).toHaveText('400%');
  }
  // The actions are on the result, in each mode; S stars as everywhere.
  const star = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Star', exact: true });
  await expect(star).toBeVisible();
  await page.keyboard.press('s');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const actsOn = page.getByRole('radiogroup', { name: 'Actions are on' });
  await actsOn.getByRole('radio', { name: 'Source' }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(actsOn.getByRole('radio')).toHaveText(['Source', 'Result']);
  await page.keyboard.press('w');
  await expect(actsOn.getByRole('radio')).toHaveText(['Result', 'Source']);
  await page.keyboard.press('w');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/library/${upscaled}`));
  // Closing went back in the history.
  expect(await page.evaluate(() => window.navigation.canGoForward)).toBe(true);

  await viewer.open(cutOut);
  await page.keyboard.press('c');
  await expect(page.getByRole('radio', { name: 'Mask' })).toBeChecked();
  await page.getByRole('radio', { name: 'Green' }).click();
  await expectNoViolations(page);
});

test('user can see HDR beside SDR, step both by frames, and send a saved frame to a form', async ({ page }) => {
  const viewer = viewerPage(page);
  const uploaded = await upload(page, await sampleVideo());
  const converted = await make(page, { model: 'v-1', input_video: uploaded.url, transfer_function: 'pq' });
  await viewer.open(converted);
  await page.getByRole('button', { name: /HDR PQ/ }).click();
  const range = page.getByRole('dialog', { name: 'Version and display details' });
  await expect(range).toContainText('tone-mapped to standard dynamic range');
  await expect(range).toContainText('standard dynamic range. Colour gamut');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  const video = viewer.pane.locator('video');
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.readyState)).toBeGreaterThanOrEqual(2);
  for (let at = 0; at < 7; at += 1) await page.keyboard.press('.');
  await page.keyboard.press(',');
  await expect(viewer.timeline).toHaveAttribute('aria-valuetext', '0.30 s, frame 7 of 20');
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeCloseTo(6.5 / 20, 3);
  await page.keyboard.press('i');
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('.');
  await page.keyboard.press('o');
  await expect(viewer.controls.getByRole('button', { name: 'Out 0.45 s' })).toBeVisible();
  await viewer.timeline.focus();
  await page.keyboard.press('Space');
  await expect(viewer.controls.getByRole('button', { name: /Pause/ })).toBeVisible();
  await page.keyboard.press('Space');

  await page.keyboard.press('g');
  const taking = page.getByRole('dialog', { name: 'Save frame' });
  const frame = taking.getByRole('img', { name: 'Saved frame' });
  await expect(frame).toHaveJSProperty('naturalWidth', 320);
  await taking.getByRole('button', { name: 'Frame at in point' }).press('Enter');
  await expect(frame).toBeVisible();
  await expectNoViolations(page);
  await taking.getByRole('button', { name: 'Use as first frame' }).click();
  await expect(page).toHaveURL(/\/\?model=/);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('as “First frame”');

  await page.goto(`/library/compare?ids=${uploaded.id},${converted}&mode=side`);
  const videos = page.locator('video');
  await expect(videos).toHaveCount(2);
  await expect(viewer.pane.getByText('Source', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /HDR PQ/ })).toBeVisible();
  await expect
    .poll(() => videos.evaluateAll((nodes) => nodes.map((node) => (node as HTMLVideoElement).readyState >= 2)))
    .toEqual([true, true]);
  for (let at = 0; at < 5; at += 1) await page.keyboard.press('.');
  await expect
    .poll(() => videos.evaluateAll((nodes) => nodes.map((node) => (node as HTMLVideoElement).currentTime)))
    .toEqual([5.5 / 20, 5.5 / 20]);
  await expectNoViolations(page);
});

test('user can open the viewer over Create, and play a video by Space', async ({ page }) => {
  const video = await upload(page, await sampleVideo());
  const converted = await make(page, { model: 'v-1', input_video: video.url, transfer_function: 'pq' });
  await page.goto(`/?model=v-1&job=${await jobOf(page, converted)}`);
  await page.getByRole('region', { name: 'Image' }).getByRole('button', { name: 'Open viewer' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: /^Play/ })).toBeVisible();
  await expect(viewer).toBeFocused();
  await page.keyboard.press('Space');
  await expect(viewer.getByRole('button', { name: /^Pause/ })).toBeVisible();
});

test('user can open the viewer over Create, and close it by a key', async ({ page }) => {
  const made = await page.request.post('/api/ai/queue', {
    data: { model: 'ig-1', prompt: 'A jetty in fog', width: 256, height: 256, seed: 4 },
  });
  await page.goto(`/?model=ig-1&job=${made.headers()['easel-job']}`);
  const stage = page.getByRole('region', { name: 'Image' });
  await stage.getByRole('img', { name: 'A jetty in fog' }).dblclick();
  const viewer = page.getByRole('dialog', { name: 'A jetty in fog' });
  const zoom = viewer.getByRole('status', { name: /^Shown at/ });
  await expect(zoom).toHaveText('100%');
  await page.keyboard.press('Shift+4');
  await expect(zoom).toHaveText('400%');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('user can step from result to result in the viewer over Create', async ({ page }) => {
  const create = createPage(page);
  await make(page, { model: 'ig-1', prompt: 'A stork on a roof', width: 256, height: 192, seed: 61 });
  const made = await make(page, { model: 'ig-1', prompt: 'A stork in a meadow', width: 320, height: 192, seed: 62 });
  await page.goto(`/?model=ig-1&job=${await jobOf(page, made)}`);
  await create.shownImage('A stork in a meadow');
  await create.image.getByRole('img', { name: 'A stork in a meadow' }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'A stork in a meadow' });
  await expect(dialog).toContainText('320 × 192');
  await expect(dialog).toContainText(/1 of \d+/);
  await expect(dialog.getByRole('button', { name: /^Previous/ }).first()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('dialog', { name: 'A stork on a roof' });
  await expect(next).toContainText('256 × 192');
  await expect(next).toContainText(/2 of \d+/);
  await expectNoViolations(page);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Next (→)' }).click();
  await page.keyboard.press('Escape');
  // The stage shows what the viewer was left on.
  await expect(next).toBeHidden();
  await create.shownImage('A stork on a roof');
});
