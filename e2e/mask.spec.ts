import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, type Page } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph } from './support/sample-media.ts';
import { scriptedEasel } from './support/scripted-easel.ts';

const picture = { width: 480, height: 320 };

function schemaWith(mask: object) {
  const address = { type: 'string', format: 'uri' };
  return {
    type: 'object',
    required: ['prompt', 'image_url', 'mask_url'],
    properties: {
      prompt: { type: 'string', title: 'Prompt' },
      image_url: { ...address, title: 'Image', renderType: 'image-url' },
      mask_url: { ...address, title: 'Mask', renderType: 'image-url', ...mask },
    },
  };
}

const easel = scriptedEasel({
  'test/repaint': schemaWith({ description: 'White areas are painted anew.' }),
  'test/keep': schemaWith({ description: 'White areas are kept, black ones filled.' }),
  'test/clear': schemaWith({ description: 'Its transparent areas are edited.' }),
  'test/cut-out': {
    type: 'object',
    required: ['input_image', 'prompt'],
    properties: {
      input_image: { type: 'string', format: 'uri', renderType: 'image-url' },
      prompt: { type: 'string' },
      apply_mask: { type: 'boolean', default: true },
    },
  },
});

/** The mask of Create, in terms of its users. */
function maskOf(page: Page) {
  const { request } = createPage(page);
  const tool = page.getByRole('region', { name: 'Paint mask' });
  const canvas = tool.getByRole('application', { name: 'Mask on the image' });
  const pointAt = async (x: number, y: number) => {
    const bounds = await canvas.boundingBox();
    if (bounds === null) throw new Error('The picture is not drawn.');
    return [bounds.x + (x / picture.width) * bounds.width, bounds.y + (y / picture.height) * bounds.height] as const;
  };
  return {
    tool,
    canvas,
    request,
    paint: request.getByRole('button', { name: 'Paint mask' }),
    edit: request.getByRole('button', { name: 'Edit mask' }),
    choose: (name: string) => tool.getByRole('radio', { name, exact: true }).click(),
    /** Drags over points of the picture, in its pixels. */
    drag: async (...points: [number, number][]) => {
      for (const [at, [x, y]] of points.entries()) {
        await page.mouse.move(...(await pointAt(x, y)));
        if (at === 0) await page.mouse.down();
      }
      await page.mouse.up();
    },
    open: async (button: 'Paint mask' | 'Edit mask' = 'Paint mask') => {
      await request.getByRole('button', { name: button }).click();
      await expect(canvas).toBeFocused();
    },
    done: () => tool.getByRole('button', { name: 'Done' }).click(),
  };
}

async function openModel(page: Page, model: string): Promise<void> {
  await page.goto(`${easel.url()}/?model=${model}`);
  await expect(createPage(page).request.getByRole('group', { name: 'Model settings' })).toBeVisible();
}

/** The body of the next request, and the pixels of its mask. */
async function sendMask(page: Page): Promise<{ width: number; height: number; data: Uint8ClampedArray }> {
  const before = easel.bodies().length;
  await createPage(page).send.click();
  await expect.poll(() => easel.bodies().length).toBe(before + 1);
  const { mask_url: address } = easel.bodies().at(-1) as { mask_url: string };
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('image/png');
  const image = await loadImage(Buffer.from(await response.arrayBuffer()));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** How a pixel differs from a mask where it is certain: 255 inside of an area, 0 outside, null at its edge. */
function expectPixels(
  sent: { width: number; height: number; data: Uint8ClampedArray },
  wanted: (x: number, y: number) => 0 | 255 | null,
  colourOf: (value: 0 | 255) => [number, number, number, number],
): void {
  expect([sent.width, sent.height]).toEqual([picture.width, picture.height]);
  const wrong: string[] = [];
  for (let y = 0; y < sent.height; y += 1) {
    for (let x = 0; x < sent.width; x += 1) {
      const value = wanted(x + 0.5, y + 0.5);
      const pixel = [...sent.data.subarray((y * sent.width + x) * 4, (y * sent.width + x) * 4 + 4)];
      if (value !== null && pixel.join(' ') !== colourOf(value).join(' ')) wrong.push(`${x},${y}: ${pixel.join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
}

/** Whether a place is at the edge of a brush of 40 pixels. */
const isNear = (far: number) => Math.abs(far - 20) < 2;
/** What the keys of these journeys fill first. */
const twentyOne = (x: number, y: number) => (x > 240 && x < 261 && y > 160 && y < 161 ? 255 : 0);
const rectangle = (x: number, y: number) => (x > 240 && x < 281 && y > 160 && y < 183 ? 255 : 0);

const whiteEdits = (value: 0 | 255): [number, number, number, number] => [value, value, value, 255];
const blackEdits = (value: 0 | 255): [number, number, number, number] => [255 - value, 255 - value, 255 - value, 255];
const clearEdits = (value: 0 | 255): [number, number, number, number] => [0, 0, 0, 255 - value];

function distance(x: number, y: number, [fromX, fromY]: [number, number], [toX, toY]: [number, number]): number {
  const [across, down] = [toX - fromX, toY - fromY];
  const along = Math.max(0, Math.min(1, ((x - fromX) * across + (y - fromY) * down) / (across ** 2 + down ** 2)));
  return Math.hypot(x - fromX - along * across, y - fromY - along * down);
}

test('user can paint a mask with every tool, and the service gets exactly these pixels', async ({ page }) => {
  const create = createPage(page);
  const mask = maskOf(page);
  await openModel(page, 'test/repaint');
  await create.prompt.fill('a glass greenhouse');
  await expect(mask.request.getByText('Add the image first.')).toBeVisible();
  await expect(mask.paint).toHaveAttribute('aria-disabled', 'true');
  await create.give('Image', samplePhotograph(picture.width, picture.height));
  await mask.open();

  // The brush has 40 pixels at first, a twelfth of the longer side.
  await expect(mask.tool.getByText('40 px')).toBeVisible();
  await mask.drag([60, 60], [130, 80], [200, 60]);
  await page.keyboard.press('r');
  await mask.drag([260, 40], [300, 60], [419, 139]);
  await page.keyboard.press('e');
  await mask.drag([320, 90], [360, 90]);
  await page.keyboard.press('l');
  await mask.drag([60, 180], [220, 180], [220, 300], [60, 300]);
  await expect(mask.tool.getByRole('status').filter({ hasText: 'of the image' })).toContainText('480 × 320');
  await mask.done();
  await expect(mask.tool).toBeHidden();
  await expect(mask.edit).toBeFocused();

  const sent = await sendMask(page);
  expectPixels(
    sent,
    (x, y) => {
      const strokes = Math.min(distance(x, y, [60, 60], [130, 80]), distance(x, y, [130, 80], [200, 60]));
      const erased = distance(x, y, [320, 90], [360, 90]);
      const isInRectangle = x > 260 && x < 420 && y > 40 && y < 140;
      const toLasso = Math.max(60 - x, x - 220, 180 - y, y - 300);
      if (isNear(strokes) || isNear(erased) || Math.abs(toLasso) < 1.6) return null;
      // A pointer is on whole pixels of the screen, so that an edge may be one off.
      if (Math.min(Math.abs(x - 260), Math.abs(x - 420), Math.abs(y - 40), Math.abs(y - 140)) < 1.6) return null;
      return strokes < 20 || toLasso < 0 || (isInRectangle && erased > 20) ? 255 : 0;
    },
    whiteEdits,
  );
});

test('user can paint by the keyboard alone, undo, and go on after a reload', async ({ page }) => {
  const create = createPage(page);
  const mask = maskOf(page);
  await openModel(page, 'test/keep');
  await create.prompt.fill('a glass greenhouse');
  await create.give('Image', samplePhotograph(picture.width, picture.height));
  await mask.paint.focus();
  await page.keyboard.press('Enter');
  await expect(mask.canvas).toBeFocused();
  const status = mask.tool.getByRole('status');

  // A rectangle from 240, 160 on; each press of an arrow is 2 pixels here.
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(status.filter({ hasText: 'First corner set' })).toBeAttached();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(status.filter({ hasText: '280, 182' })).toBeAttached();
  await page.keyboard.press('Enter');
  // A line of the brush, which is undone.
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(status.filter({ hasText: 'Undone.' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(mask.edit).toBeFocused();

  expectPixels(await sendMask(page), rectangle, blackEdits);

  await page.reload();
  await mask.open('Edit mask');
  await expect(mask.canvas).toBeVisible();
  await page.keyboard.press('r');
  // From the middle again, to the left and up.
  await page.keyboard.press('Enter');
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await mask.done();
  const both = (x: number, y: number) => (x > 220 && x < 241 && y > 140 && y < 161 ? 255 : rectangle(x, y));
  expectPixels(await sendMask(page), both, blackEdits);
});

test('user who switches what the mask changes gets another file, and Generate waits for it', async ({ page }) => {
  const create = createPage(page);
  const mask = maskOf(page);
  await openModel(page, 'test/clear');
  await create.prompt.fill('a glass greenhouse');
  await create.give('Image', samplePhotograph(picture.width, picture.height));
  await mask.open();
  const polarity = mask.tool.getByRole('combobox', { name: 'What the mask changes' });
  await expect(polarity).toHaveValue('transparent');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  // Without Done: a press of Generate saves what is painted.
  expectPixels(await sendMask(page), twentyOne, clearEdits);
  await expect(mask.tool).toBeHidden();

  await mask.open('Edit mask');
  await polarity.selectOption('White areas change');
  await mask.tool.getByRole('button', { name: 'Invert' }).click();
  await mask.done();
  expectPixels(await sendMask(page), (x, y) => (twentyOne(x, y) === 255 ? 0 : 255), whiteEdits);
  // The choice is the model's from now on.
  await page.reload();
  await expect(mask.request.getByText('White areas change')).toBeVisible();
});

test('user is told that a mask belongs to another image, and Cancel restores it', async ({ page }) => {
  const create = createPage(page);
  const mask = maskOf(page);
  await openModel(page, 'test/repaint');
  await create.prompt.fill('a glass greenhouse');
  await create.give('Image', samplePhotograph(picture.width, picture.height));
  await mask.open();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await mask.done();
  await expect(mask.edit).toBeVisible();
  await expect(mask.request.getByRole('button', { name: 'Replace… Mask' })).toBeVisible();

  await mask.open('Edit mask');
  await mask.tool.getByRole('button', { name: 'Invert' }).click();
  await mask.tool.getByRole('button', { name: 'Cancel' }).click();
  expectPixels(await sendMask(page), twentyOne, whiteEdits);

  const choosing = page.waitForEvent('filechooser');
  await mask.request.getByRole('button', { name: 'Replace… Image' }).click();
  await (await choosing).setFiles({ ...samplePhotograph(300, 200), name: 'other.png' });
  await expect(mask.request.getByText('This mask was painted on another image.')).toBeVisible();
});

test('user can select the subject through a model that cuts out', async ({ page }) => {
  const create = createPage(page);
  const mask = maskOf(page);
  await openModel(page, 'test/repaint');
  await create.prompt.fill('a glass greenhouse');
  await create.give('Image', samplePhotograph(picture.width, picture.height));
  await mask.open();
  const before = easel.bodies().length;
  await mask.tool.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('button', { name: 'Subject' }).click();
  await expect.poll(() => easel.bodies().length).toBe(before + 1);
  expect(easel.bodies().at(-1)).toMatchObject({
    model: 'test/cut-out',
    prompt: 'the subject',
    apply_mask: false,
  });
  const found = createCanvas(picture.width, picture.height);
  const context = found.getContext('2d');
  context.fillStyle = '#000';
  context.fillRect(0, 0, picture.width, picture.height);
  context.fillStyle = '#fff';
  context.fillRect(100, 50, 150, 90);
  easel.upstream().succeed([...easel.upstream().records.keys()].at(-1) ?? '', found.toBuffer('image/png'));
  await expect(mask.tool.getByText('Subject added to the mask.')).toBeAttached();
  await mask.done();
  expectPixels(await sendMask(page), (x, y) => (x > 100 && x < 250 && y > 50 && y < 140 ? 255 : 0), whiteEdits);
});

test('the tool has no violations, in both colours and on a phone', async ({ page }) => {
  const create = createPage(page);
  const mask = maskOf(page);
  await openModel(page, 'test/repaint');
  await create.give('Image', samplePhotograph(picture.width, picture.height));
  await mask.open();
  await mask.drag([60, 60], [130, 80]);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      await expectNoViolations(page, { within: '#pane-image', name: `mask, ${colorScheme}, ${width}` });
    }
  }
});
