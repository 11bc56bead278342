import { expect } from '@playwright/test';
import { jobsBarPage } from './support/jobs-bar.ts';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { sampleVideo, samplePhotograph } from './support/sample-media.ts';

test('user can generate an image', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('A red kite above green hills, morning');
  await create.request.getByRole('spinbutton', { name: 'Width' }).fill('640');
  await create.request.getByRole('spinbutton', { name: 'Height' }).fill('384');
  await create.press('Generate');

  await expect(
    create.jobs.getByRole('button', { name: 'A red kite above green hills, morning', exact: true }),
  ).toBeVisible();
  expect(await create.shownImage('A red kite above green hills, morning')).toEqual({ width: 640, height: 384 });
});

test('user can read that a result’s file could not be copied, and retry', async ({ page }) => {
  const create = createPage(page);
  await page.route(/\/api\/studio\/media\/[^/]+$/, (route) => route.fulfill({ status: 404 }));
  await create.choose('ig-1');
  await create.prompt.fill('A grey stone on sand');
  await create.press('Generate');

  await expect(create.jobs.getByRole('button', { name: 'A grey stone on sand', exact: true })).toBeVisible();
  await expect(create.image.getByText(/This file can’t be loaded/)).toBeVisible();
  await page.unroute(/\/api\/studio\/media\/[^/]+$/);
  await create.image.getByRole('button', { name: 'Reload' }).click();
  expect(await create.shownImage('A grey stone on sand')).toEqual({ width: 1024, height: 1024 });
});

test('user who holds a key down or double-clicks creates one image', async ({ page }) => {
  const create = createPage(page);
  const sent: unknown[] = [];
  await page.route('**/api/ai/queue', async (route) => {
    sent.push((route.request().postDataJSON() as { prompt: string }).prompt);
    await route.fulfill({ status: 400, json: { error: { message: 'Not today.' } } });
  });
  await create.choose('ig-1');
  const button = create.request.getByRole('button', { name: 'Generate', exact: true }).last();
  let now = await page.evaluate(() => Date.now());
  for (const [prompt, hold] of [
    ['a held button', () => button.focus()],
    ['a held shortcut', () => page.keyboard.down('Control')],
  ] as const) {
    await create.prompt.fill(prompt);
    await hold();
    // Held for three seconds by the page's clock, however slow the machine is.
    for (const end = now + 3000; now < end; now += 100) {
      await page.clock.setFixedTime(now);
      await page.keyboard.down('Enter');
    }
    await page.keyboard.up('Enter');
  }
  await page.keyboard.up('Control');
  await create.prompt.fill('a hurried hand');
  await button.click({ clickCount: 4, delay: 120 });
  // Any other submission would have been recorded before this one.
  await create.prompt.fill('a second thought');
  await create.press('Generate');
  await expect.poll(() => sent).toEqual(['a held button', 'a held shortcut', 'a hurried hand', 'a second thought']);
  await expect(create.request.getByText('Not today.')).toBeVisible();
});

test('user gets no image while an upload has failed', async ({ page }) => {
  const create = createPage(page);
  await page.route('**/api/studio/uploads**', (route) => route.abort());
  await create.choose('ie-9');
  await create.prompt.fill('A harbour in the style of image 1');
  const choosing = page.waitForEvent('filechooser');
  await create.request.getByRole('button', { name: 'References Drop, paste or pick' }).click();
  await (await choosing).setFiles(samplePhotograph());
  await expect(create.request.getByText('was not uploaded').first()).toBeVisible();
  await create.press('Generate');

  await expect(create.request.getByText('Not sent: a file failed to upload.')).toBeVisible();
  await expect(create.jobs.getByRole('button', { name: 'A harbour in the style of image 1' })).toHaveCount(0);
});

test('user can edit an uploaded photograph', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ie-10');
  await create.give('Image', samplePhotograph());
  await create.prompt.fill('Black and white, crop to square');
  await create.press('Generate');

  const shown = await create.shownImage('Black and white, crop to square');
  expect(Math.abs(shown.width - shown.height)).toBeLessThanOrEqual(1);
});

test('user can animate a photograph', async ({ page }) => {
  const create = createPage(page);
  await create.choose('v-5');
  await create.give('First frame', samplePhotograph());
  await create.prompt.fill('Slow push in');
  await create.request.getByRole('radio', { name: '720P', exact: true }).click();
  await create.request.getByRole('spinbutton', { name: 'Duration' }).fill('3');
  await create.press('Generate');

  const { durationSeconds } = await create.shownVideo({ width: 1080, height: 720 });
  expect(durationSeconds).toBeCloseTo(3, 1);
});

test('user can convert a video to HDR, watch it, and download the original', async ({ page }) => {
  const create = createPage(page);
  await create.choose('v-1');
  await create.give('Video', await sampleVideo());
  await create.request.getByRole('radio', { name: 'PQ', exact: true }).click();
  await create.press('Generate');

  await create.shownVideo({ width: 320, height: 180 });
  await expect(create.image.getByTitle(/preview in standard dynamic range/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await create.image.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.mp4$/);
});

test('user can cut out what the prompt names', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ie-13');
  await create.give('Image', samplePhotograph());
  await create.prompt.fill('the red area');
  await create.press('Generate');

  expect(await create.shownImage('the red area')).toEqual({ width: 480, height: 320 });
  const corner = await create.image.getByRole('img', { name: 'the red area' }).evaluate((node: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [node.naturalWidth, node.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(node, 0, 0);
    return {
      corner: context?.getImageData(4, 4, 1, 1).data[3],
      ball: context?.getImageData(240, 180, 1, 1).data[3],
    };
  });
  expect(corner).toEqual({ corner: 0, ball: 255 });
});

test('user can cancel a running job', async ({ page }) => {
  const create = createPage(page);
  await create.choose('v-7');
  await create.prompt.fill('Long waves under a storm');
  await create.request.getByRole('spinbutton', { name: 'Duration' }).fill('15');
  await create.press('Generate');

  const tile = create.jobs
    .getByRole('listitem')
    .filter({ hasText: /Queued|Generating/ })
    .first();
  await tile.getByRole('button', { name: /^Cancel/ }).click();
  await expect(create.jobs.getByRole('button', { name: /^Cancelled.*Long waves under a storm/ })).toBeVisible();
});

test('user who requests more than the model takes can read so at the field, which has the focus', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  const width = create.request.getByRole('spinbutton', { name: 'Width' });
  await create.prompt.fill('A wide plain');
  await width.fill('90000');
  await create.press('Generate');

  await expect(create.request.getByText('One setting needs your attention.')).toBeVisible();
  await expect(width).toBeFocused();
  await expect(width).toHaveAttribute('aria-invalid', 'true');
  await expect(width).toHaveAccessibleDescription(/At most|Between/);
  await width.fill('512');
  await expect(width).not.toHaveAttribute('aria-invalid', 'true');
});

test('user can read the service’s error at its field, each time it is reported', async ({ page }) => {
  const message = 'The words ask for more than this model can draw. Use fewer.';
  const detail = [{ loc: ['body', 'prompt'], msg: message }];
  await page.route('**/api/ai/queue', (route) =>
    route.fulfill({
      status: 400,
      json: {
        status: 'error',
        status_message: 'invalid_params',
        detail,
        error: { type: 'invalid_params', title: message, detail: message, fields: [{ pointer: '/prompt', message }] },
      },
    }),
  );
  const create = createPage(page);
  await create.choose('ig-1');
  for (const prompt of ['Everything at once', 'Everything at once, and more']) {
    await create.prompt.fill(prompt);
    await expect(create.prompt).not.toHaveAttribute('aria-invalid', 'true');
    await create.press('Generate');
    await expect(create.prompt).toBeFocused();
    await expect(create.prompt).toHaveAccessibleDescription(new RegExp(message));
  }
});

test('user who loses the network during an upload gets the file uploaded, then sent, when it is back', async ({
  page,
  context,
}) => {
  const arrive = Promise.withResolvers<void>();
  let isOnline = false;
  await page.route('**/api/studio/uploads', async (route) => {
    if (!isOnline) return route.abort('internetdisconnected');
    await arrive.promise;
    return route.continue();
  });
  const create = createPage(page);
  await create.choose('ie-10');
  await context.setOffline(true);
  const choosing = page.waitForEvent('filechooser');
  await create.request.getByRole('button', { name: 'Image Drop, paste or pick' }).click();
  await (await choosing).setFiles(samplePhotograph());
  await create.prompt.fill('Warmer, then sepia');
  await create.press('Generate');
  await expect(create.request.getByText('Waiting for an upload.')).toBeVisible();
  await expect(create.request.getByText('Add an image.')).toBeHidden();
  await expect(create.request.getByText('Waiting for the network', { exact: true })).toBeVisible();

  isOnline = true;
  await context.setOffline(false);
  await expect(create.request.getByRole('progressbar', { name: /^Uploading/ })).toBeVisible();
  await expect(create.request.getByText('Waiting for an upload.')).toBeVisible();
  arrive.resolve();
  await create.shownImage('Warmer, then sepia');
});

test('user who opens an overlay without a network keeps the screen, and gets the overlay when it is back', async ({
  page,
  context,
}) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('Kept');
  // Toasts load with the overlays: once a dialog opens, they can appear.
  await page.getByRole('button', { name: 'Commands' }).click();
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await create.request.getByRole('button', { name: 'As code' }).click();
  await expect(page.getByText(/Part of Easel did not load/).first()).toBeVisible();
  await expect(create.prompt).toHaveValue('Kept');

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'As code' })).toBeVisible();
});

test('user whose request is rejected can read the service’s error at the field, and fix it', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ie-10');
  await create.request.getByRole('button', { name: 'From URL' }).click();
  await create.request.getByRole('textbox', { name: /^URL for / }).fill('http://127.0.0.1:9/nothing.png');
  await create.request.getByRole('textbox', { name: /^URL for / }).press('Enter');
  await create.prompt.fill('Warmer');
  await create.press('Generate');

  await create.image.getByRole('button', { name: 'Edit request' }).click();
  await expect(create.request.getByText(/not a public address/)).toBeVisible();
});

test('user who reloads while a video is generated can find it, in this tab and in another', async ({
  page,
  context,
}) => {
  const create = createPage(page);
  await create.choose('v-7');
  await create.prompt.fill('A calm lake at noon');
  await create.request.getByRole('radio', { name: '720P', exact: true }).click();
  await create.request.getByRole('spinbutton', { name: 'Duration' }).fill('3');
  await create.press('Generate');
  await expect(jobsBarPage(page).tile('A calm lake at noon')).toBeVisible();

  await page.reload();
  const other = createPage(await context.newPage());
  await other.choose('v-7');
  for (const screen of [create, other]) {
    await expect(screen.jobs.getByRole('button', { name: 'A calm lake at noon', exact: true })).toBeVisible();
    await expect(screen.prompt).toHaveValue('A calm lake at noon');
  }
});
