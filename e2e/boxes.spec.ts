import { expect, type Locator, type Page } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph } from './support/sample-media.ts';

const moon = '{"id":"moon_1","bbox":[80,640,300,860],"desc":"a full moon"}';

/** The boxes of Create, in terms of their users. */
function boxesOf(page: Page) {
  const { request } = createPage(page);
  const field = request.getByRole('group', { name: 'Boxes', exact: true });
  const tool = page.getByRole('region', { name: 'Draw boxes' });
  const frame = tool.getByRole('group', { name: 'Frame' });
  return {
    field,
    tool,
    frame,
    chips: field.getByRole('list', { name: 'Boxes in the prompt' }),
    open: () => field.getByRole('button', { name: 'Draw boxes' }).click(),
    done: () => tool.getByRole('button', { name: 'Done' }).click(),
    box: (name: string | RegExp) => frame.getByRole('button', { name }),
    /** Drags over the frame, from and to shares of its width and height. */
    drag: async (from: [number, number], to: [number, number]) => {
      const at = await pointsOf(frame);
      await page.mouse.move(...at(...from));
      await page.mouse.down();
      await page.mouse.move(...at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2));
      await page.mouse.move(...at(...to));
      await page.mouse.up();
    },
  };
}

async function pointsOf(frame: Locator) {
  const bounds = await frame.boundingBox();
  if (bounds === null) throw new Error('The frame is not drawn.');
  return (across: number, down: number) => [bounds.x + bounds.width * across, bounds.y + bounds.height * down] as const;
}

const sent = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/ai/queue'));

test('user can draw and describe boxes on the stage, and the service gets them', async ({ page }) => {
  const create = createPage(page);
  const boxes = boxesOf(page);
  await create.choose('ie-9');
  await create.prompt.fill('A calm lake at dusk.');
  await boxes.open();
  await expect(create.image).toBeHidden();
  const before = await boxes.frame.boundingBox();
  expect(before?.width).toBeGreaterThan(500);

  await page.keyboard.down('Alt');
  await boxes.drag([0.1, 0.1], [0.4, 0.3]);
  await expect(boxes.box(/^Box 1/)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.up('Alt');
  await page.keyboard.type('a cloud');
  await page.keyboard.press('Enter');
  await boxes.drag([0.2, 0.6], [0.5, 0.9]);
  await page.keyboard.type('a rowing boat');
  await page.keyboard.press('Enter');
  expect(await boxes.frame.boundingBox()).toEqual(before);

  // The chosen box is moved by dragging it, and resized by a handle.
  await boxes.drag([0.3, 0.7], [0.42, 0.62]);
  await expect(boxes.box('Box 2: a rowing boat, left 320, top 520, width 300, height 300')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(boxes.box('Box 2: a rowing boat, left 200, top 600, width 300, height 300')).toBeVisible();
  await boxes.drag([0.5, 0.9], [0.6, 0.8]);
  await expect(boxes.box('Box 2: a rowing boat, left 200, top 600, width 400, height 200')).toBeVisible();

  await boxes.done();
  await expect(boxes.tool).toBeHidden();
  await expect(boxes.field.getByRole('button', { name: 'Draw boxes' })).toBeFocused();
  const chips = boxes.chips.getByRole('button', { name: /^Edit/ });
  await expect(chips).toHaveCount(2);
  await expect(chips.first()).toHaveAccessibleName('Edit box 1: a cloud');
  await expect(chips.last()).toHaveAccessibleName('Edit box 2: a rowing boat');

  const asked = sent(page);
  await create.press('Generate');
  const list =
    '[{"id":"box_1","bbox":[100,100,300,400],"desc":"a cloud"},\n{"id":"box_2","bbox":[600,200,800,600],"desc":"a rowing boat"}]';
  expect(JSON.stringify((await asked).postDataJSON())).toContain(JSON.stringify(`A calm lake at dusk. ${list}`));
  await expect(create.prompt).toHaveValue('A calm lake at dusk.');
  await create.shownImage('A calm lake at dusk.');
  await expect(page.getByText('bbox')).toHaveCount(0);

  // The result says what it was made from, and shows it.
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText('2 boxes: a cloud, a rowing boat');
  await create.image.getByRole('button', { name: 'Show boxes' }).click();
  const shown = create.image.getByRole('list', { name: 'Boxes that the image was made from' });
  await expect(shown.getByRole('listitem')).toHaveText(['1a cloud', '2a rowing boat']);
  await create.image.getByRole('button', { name: 'Hide boxes' }).click();
  await expect(shown).toBeHidden();
});

test('user can place boxes by the keyboard alone, and cancel', async ({ page }) => {
  const create = createPage(page);
  const boxes = boxesOf(page);
  await create.choose('ie-9');
  await create.prompt.fill(`Dusk [${moon}]`);
  const opener = boxes.field.getByRole('button', { name: 'Draw boxes' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await boxes.tool.getByRole('button', { name: 'Add a box' }).focus();
  await page.keyboard.press('Enter');
  const added = boxes.box('Box 2, left 300, top 300, width 400, height 400');
  await added.focus();
  for (const key of ['ArrowRight', 'Shift+ArrowDown', 'Control+Shift+ArrowLeft']) await page.keyboard.press(key);
  const moved = boxes.box('Box 2, left 301, top 310, width 390, height 400');
  await expect(moved).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('a pier');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(boxes.box(/^Box 1: a full moon/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(boxes.box('Box 3: a full moon, left 660, top 100, width 220, height 220')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(boxes.tool.getByText('2 boxes')).toBeVisible();
  await boxes.tool.getByRole('textbox', { name: 'Content of box 1' }).fill('a new moon');
  await boxes.tool.getByRole('textbox', { name: 'Width of box 1' }).fill('300');
  await expect(boxes.box('Box 1: a new moon, left 640, top 80, width 300, height 220')).toBeVisible();

  await boxes.tool.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(opener).toBeFocused();
  const chip = boxes.chips.getByRole('button', { name: /^Edit/ });
  await expect(chip).toHaveAccessibleName('Edit box 1: a full moon');
  // A box can be edited in the form, too.
  await chip.press('Enter');
  await boxes.field.getByRole('textbox', { name: 'Height of box 1' }).fill('100');
  await opener.press('Enter');
  await expect(boxes.box('Box 1: a full moon, left 640, top 80, width 220, height 100')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('user who draws keeps the stage while a job ends, the size changes and the prompt is edited', async ({ page }) => {
  const create = createPage(page);
  const boxes = boxesOf(page);
  await create.choose('ie-9');
  await create.prompt.fill(`A harbour at noon [${moon}]`);
  await create.press('Generate');
  await expect(create.image.getByText('A harbour at noon').first()).toBeVisible();
  await boxes.open();
  await boxes.drag([0.1, 0.5], [0.4, 0.9]);
  await page.keyboard.type('a crane');
  await expect
    .poll(async () => (await page.request.get('/api/studio/jobs')).text(), { intervals: [250] })
    .toMatch(/A harbour at noon.*"succeeded"|"succeeded".*A harbour at noon/);
  await expect(boxes.tool).toBeVisible();
  // The keys of the hidden result are not heard from the form.
  const changes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/library/changes') && changes.push(request.url()));
  await boxes.field.getByRole('button', { name: /^Edit box 1/ }).press('Delete');
  await create.request.getByRole('radio', { name: '16:9' }).click();
  await expect.poll(async () => ratioOf(boxes.frame)).toBeCloseTo(16 / 9, 1);
  await create.prompt.fill('A harbour at night');
  await expect(boxes.box(/^Box 1: a full moon, left 640, top 80/)).toBeVisible();
  await expect(boxes.box(/^Box 2: a crane, left 100, top 500/)).toBeVisible();
  await boxes.done();
  await create.shownImage('A harbour at noon');
  expect(changes).toEqual([]);
});

test('user can draw over the input image', async ({ page }) => {
  const create = createPage(page);
  const boxes = boxesOf(page);
  await create.choose('ie-9');
  const choosing = page.waitForEvent('filechooser');
  await create.request.getByRole('button', { name: 'References Drop, paste or pick' }).click();
  await (await choosing).setFiles(samplePhotograph(480, 320));
  await boxes.open();
  await expect(boxes.tool.getByRole('combobox', { name: 'Draw on' })).toHaveValue(/./);
  await expect(boxes.frame.locator('img')).toHaveJSProperty('complete', true);
  await expect.poll(async () => ratioOf(boxes.frame)).toBeCloseTo(1.5, 1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    await expectNoViolations(page, { within: '#pane-image', name: `boxes, ${colorScheme}` });
  }
  await boxes.tool.getByRole('combobox', { name: 'Draw on' }).selectOption('Empty frame');
  await expect(boxes.frame.locator('img')).toHaveCount(0);
});

test('user who types the list can see its boxes, and loses no half-typed one', async ({ page }) => {
  const create = createPage(page);
  const boxes = boxesOf(page);
  await create.choose('ie-9');
  await create.prompt.fill(`Dusk [${moon}`);
  await expect(boxes.field.getByRole('status')).toContainText('not valid JSON');
  await expect(boxes.field.getByRole('button', { name: 'Draw boxes' })).toBeDisabled();
  await create.prompt.press('ControlOrMeta+End');
  await create.prompt.pressSequentially(']');
  await expect(boxes.chips).toContainText('a full moon');
  await boxes.open();
  await boxes.box('Box 1: a full moon, left 640, top 80, width 220, height 220').focus();
  await page.keyboard.press('Delete');
  await expect(boxes.tool.getByText('No boxes yet')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(boxes.box(/^Box 1: a full moon/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('user can draw a box over the whole screen, and returns to the form', async ({ page }) => {
    const create = createPage(page);
    const boxes = boxesOf(page);
    await page.goto('/?model=ie-9');
    await page.getByRole('tab', { name: 'Request' }).tap();
    await create.prompt.fill('A calm lake');
    await boxes.field.getByRole('button', { name: 'Draw boxes' }).tap();
    await expect(page.getByRole('tablist', { name: 'Panes' })).toBeHidden();
    await expect(create.request).toBeHidden();
    const before = await boxes.frame.boundingBox();
    await boxes.drag([0.1, 0.2], [0.6, 0.7]);
    await expect(boxes.box(/^Box 1, left 100, top 200/)).toBeVisible();
    expect(await boxes.frame.boundingBox()).toEqual(before);
    await boxes.tool.getByRole('textbox', { name: 'Content of box 1' }).fill('an island');
    await boxes.tool.getByRole('button', { name: 'Done' }).tap();
    await expect(create.request).toBeVisible();
    await expect(boxes.chips).toContainText('an island');
  });
});

async function ratioOf(frame: Locator): Promise<number> {
  const bounds = await frame.boundingBox();
  return (bounds?.width ?? 0) / (bounds?.height ?? 1);
}
