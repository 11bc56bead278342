import { expect, type Page } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph } from './support/sample-media.ts';
import { scriptedEasel } from './support/scripted-easel.ts';

const image = { type: 'string', format: 'uri', title: 'Image', renderType: 'image-url' };
const pixels = { type: 'integer', minimum: 0, maximum: 600, default: 0 };
const easel = scriptedEasel({
  'test/expand': {
    type: 'object',
    required: ['image_url', 'expand_left', 'expand_right', 'expand_top', 'expand_bottom'],
    properties: {
      image_url: image,
      expand_left: { ...pixels, title: 'Left' },
      expand_right: { ...pixels, title: 'Right' },
      expand_top: { ...pixels, title: 'Top' },
      expand_bottom: { ...pixels, title: 'Bottom' },
    },
  },
  'test/reframe': {
    type: 'object',
    title: 'Reframe',
    required: ['image_url', 'aspect_ratio'],
    properties: {
      image_url: image,
      aspect_ratio: { type: 'string', title: 'Aspect ratio', enum: ['1:1', '16:9', '9:16'], default: '1:1' },
    },
  },
});

/** The outpaint frame of Create, in terms of its users. */
function frameOf(page: Page) {
  const { request } = createPage(page);
  const tool = page.getByRole('region', { name: 'Extend image' });
  return {
    request,
    tool,
    opener: request.getByRole('button', { name: 'Extend on image' }),
    edge: (name: string) => tool.getByRole('slider', { name: `${name} edge` }),
    status: tool.getByRole('status').filter({ hasText: '×' }),
    done: () => tool.getByRole('button', { name: 'Done' }).click(),
  };
}

async function openModel(page: Page, model: string): Promise<void> {
  await page.goto(`${easel.url()}/?model=${model}`);
  const create = createPage(page);
  await expect(create.request.getByRole('group', { name: 'Model settings' })).toBeVisible();
}

async function send(page: Page): Promise<unknown> {
  const before = easel.bodies().length;
  await createPage(page).send.click();
  await expect.poll(() => easel.bodies().length).toBe(before + 1);
  return easel.bodies().at(-1);
}

test('user can drag the frame, and the service gets its numbers', async ({ page }) => {
  const frame = frameOf(page);
  await openModel(page, 'test/expand');
  await expect(frame.request.getByText('Add the image first.')).toBeVisible();
  await createPage(page).give('Image', samplePhotograph(480, 320));
  await expect(frame.request.getByText('480 × 320 px after')).toBeVisible();
  await frame.opener.click();

  const picture = await frame.tool.locator('img').boundingBox();
  const handle = await frame.edge('Right').boundingBox();
  if (picture === null || handle === null) throw new Error('The frame is not drawn.');
  const perPixel = picture.width / 480;
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // 16:9 of 320 pixels is 569 wide: it catches the edge from 86 pixels on.
  await page.mouse.move(x + 40 * perPixel, y);
  await page.mouse.move(x + 86 * perPixel, y);
  await expect(frame.status).toHaveText('569 × 320');
  await page.mouse.up();
  await expect(frame.edge('Right')).toHaveAttribute('aria-valuenow', '89');
  await expect(frame.edge('Right')).toBeFocused();
  await expect(frame.tool.getByRole('combobox', { name: 'Ratio' })).toHaveValue('1');
  await expect(frame.request.getByRole('spinbutton', { name: 'Right' })).toHaveValue('89');

  await frame.done();
  await expect(frame.opener).toBeFocused();
  await expect(frame.request.getByText('569 × 320 px after')).toBeVisible();
  expect(await send(page)).toMatchObject({ expand_left: 0, expand_right: 89, expand_top: 0, expand_bottom: 0 });
});

test('user can move the edges by the keyboard alone, undo, and cancel', async ({ page }) => {
  const frame = frameOf(page);
  await openModel(page, 'test/expand');
  await createPage(page).give('Image', samplePhotograph(480, 320));
  await frame.opener.focus();
  await page.keyboard.press('Enter');
  await expect(frame.edge('Left')).toBeFocused();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  await expect(frame.edge('Left')).toHaveAttribute('aria-valuetext', '19 px added, 499 × 320');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(frame.edge('Top')).toBeFocused();
  await page.keyboard.press('End');
  await expect(frame.status).toHaveText('499 × 920');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ArrowUp');
  await expect(frame.status).toHaveText('499 × 321');
  await page.keyboard.press('Escape');
  await expect(frame.opener).toBeFocused();
  expect(await send(page)).toMatchObject({ expand_left: 19, expand_right: 0, expand_top: 1, expand_bottom: 0 });

  await page.reload();
  await frame.opener.click();
  await frame.tool.getByRole('combobox', { name: 'Ratio' }).selectOption('1:1');
  await expect(frame.status).toHaveText('480 × 480');
  await frame.tool.getByRole('button', { name: 'Cancel' }).click();
  await expect(frame.request.getByText('499 × 321 px after')).toBeVisible();
});

test('user can choose among the ratios of a model by its frame', async ({ page }) => {
  const frame = frameOf(page);
  await openModel(page, 'test/reframe');
  await createPage(page).give('Image', samplePhotograph(480, 320));
  await expect(frame.request.getByText('480 × 480 px after')).toBeVisible();
  await frame.opener.click();
  await expect(frame.edge('Left')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(frame.status).toHaveText('569 × 320');
  await frame.done();
  await expect(frame.request.getByRole('radio', { name: '16:9' })).toBeChecked();
  expect(await send(page)).toMatchObject({ aspect_ratio: '16:9' });
});

test('the frame has no violations, in both colours and on a phone', async ({ page }) => {
  const frame = frameOf(page);
  await openModel(page, 'test/expand');
  await createPage(page).give('Image', samplePhotograph(480, 320));
  await frame.opener.click();
  await frame.edge('Left').press('Shift+ArrowLeft');
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      await expectNoViolations(page, { within: '#pane-image', name: `frame, ${colorScheme}, ${width}` });
    }
  }
});
