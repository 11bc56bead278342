import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type ActionCounter, countActions } from './support/count-actions.ts';
import { createPage } from './support/create-page.ts';
import { expectImages } from './support/expect-images.ts';
import { fineTunesPage } from './support/fine-tunes-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test as base } from './support/journey.ts';
import { leaveDraft } from './support/leave-draft.ts';
import { jobOf, make, upload } from './support/make-files.ts';
import { ownEasel, smallImage } from './support/own-easel.ts';
import { samplePhotograph, sampleVideo } from './support/sample-media.ts';

/** The most common tasks, each in as few actions as a person needs for it. More of them fail the journey. */
const test = base.extend<{ steps: ActionCounter }>({
  steps: [async ({ page }, use) => use(await countActions(page)), { auto: true }],
});

async function expectSteps(steps: ActionCounter, expected: { actions: number; typed?: string[] }): Promise<void> {
  const { actions, typed } = await steps.read();
  const counted = { actions: actions.length, typed };
  expect(counted, actions.join(', ')).toEqual({ typed: [], ...expected });
}

/** A new browser whose form of a model asks for small images. */
async function openSmall(page: Page, draft: object = {}) {
  await leaveDraft(page, 'ig-1', { width: 256, height: 256, ...draft });
  const create = createPage(page);
  await create.choose('ig-1');
  await hydrated(page);
  return create;
}

const cellsOf = (page: Page) => page.getByRole('region', { name: 'Image' }).getByRole('gridcell');

/** Opens Create with the result of a request on the stage. */
async function openResult(page: Page, body: { model: string } & Record<string, unknown>): Promise<void> {
  const id = await make(page, body);
  await page.goto(`/?model=${body.model}&job=${await jobOf(page, id)}`);
  await page.getByRole('region', { name: 'Image' }).getByRole('button', { name: 'Send to…' }).waitFor();
  await hydrated(page);
}

test('user can see four results of an own prompt together after 2 actions', async ({ page, steps }) => {
  const create = await openSmall(page);
  await steps.start();
  await create.prompt.click();
  await page.keyboard.type('Four boats');
  await create.variants(4).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(cellsOf(page)).toHaveCount(4);
  await expectImages(cellsOf(page).locator('img[src*="/api/studio/media/"]'), 4);
  await expectSteps(steps, { actions: 2, typed: ['Prompt'] });
});

test('user can change the model by 2 actions and typing', async ({ page, steps }) => {
  await openSmall(page);
  await steps.start();
  await page.getByRole('button', { name: /^Model:/ }).click();
  await expect(page.getByRole('combobox', { name: 'Search models' })).toBeFocused();
  await page.keyboard.type('ten references');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Model: Ten references/ })).toBeVisible();
  await expectSteps(steps, { actions: 2, typed: ['Search models or enter an id'] });
});

test('user can compare any two results of a batch by 2 actions', async ({ page, steps }) => {
  const create = await openSmall(page, { prompt: 'Four kites' });
  await create.variants(4).click();
  await create.press('Generate 4');
  // Until then, the stage shows the batch of an earlier journey.
  await expect(page.getByRole('region', { name: 'Image' })).toContainText('Four kites');
  await expectImages(cellsOf(page).locator('img[src*="/api/studio/media/"]'), 4);
  await steps.start();
  await cellsOf(page).nth(1).getByRole('group').click();
  await cellsOf(page).nth(3).hover();
  await expect(page.getByRole('button', { name: 'Compare with the current result' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('group', { name: 'Viewer' }).getByRole('img')).toHaveCount(2);
  await expectSteps(steps, { actions: 2 });
});

test('user can star, download and upscale a result by 1 action each', async ({ page, steps }) => {
  await openResult(page, { ...smallImage('A mill'), seed: 7 });
  const create = createPage(page);
  const bar = create.image.getByRole('toolbar', { name: 'Actions', exact: true });
  await steps.start();
  await bar.getByRole('button', { name: 'Star' }).click();
  await expect(bar.getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'true');
  await expectSteps(steps, { actions: 1 });

  await steps.start();
  const downloading = page.waitForEvent('download');
  await bar
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/mill/);
  await expectSteps(steps, { actions: 1 });

  await steps.start();
  await bar.getByRole('button', { name: 'Upscale' }).click();
  await expect(create.request.getByRole('button', { name: 'Replace… Image' })).toBeVisible();
  await expectSteps(steps, { actions: 1 });
});

test('user can edit a photo by 2 actions and typing', async ({ page, steps }) => {
  const create = await openSmall(page, { prompt: 'An old prompt' });
  const directory = await mkdtemp(join(tmpdir(), 'easel-photo-'));
  try {
    const photograph = samplePhotograph(240, 160);
    const path = join(directory, photograph.name);
    await writeFile(path, photograph.buffer);
    const targets = page.getByRole('group', { name: 'What to do with the file' });
    await steps.start();
    await dropFile(page, path, { over: create.image, on: targets.getByText('with Single edit') });
    await expect(create.prompt).toBeFocused();
    await page.keyboard.type('At night');
    await expect(create.request.getByRole('button', { name: 'Replace… Image' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await create.shownImage('At night');
    await expectSteps(steps, { actions: 2, typed: ['Prompt'] });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

test('user can edit the result on the stage from the task at the top by 2 actions and typing, or choose another file', async ({
  page,
  steps,
}) => {
  await openResult(page, { model: 'ig-1', prompt: 'On the stage', width: 256, height: 256 });
  const create = createPage(page);
  await steps.start();
  await create.request.getByRole('button', { name: 'Edit', exact: true }).click();
  const offer = create.request.getByRole('button', { name: 'Use the current image' });
  await expect(create.request.getByRole('button', { name: /^Image .*Drop, paste or pick an image$/ })).toBeVisible();
  await offer.click();
  await expect(create.request.getByRole('button', { name: 'Replace… Image' })).toBeVisible();
  await expect(offer).toBeHidden();
  await expectSteps(steps, { actions: 2 });
});

test('user can use a frame of a video as an input by 2 actions', async ({ page, steps }) => {
  const { url } = await upload(page, await sampleVideo());
  await openResult(page, { model: 'v-1', input_video: url, transfer_function: 'hlg' });
  const create = createPage(page);
  await create.image.getByRole('button', { name: /^Play/ }).waitFor();
  await steps.start();
  await page.keyboard.press('g');
  await page.getByRole('button', { name: 'Use as first frame' }).click();
  await expect(create.request.getByRole('button', { name: 'Replace… First frame' })).toBeVisible();
  await expectSteps(steps, { actions: 2 });
});

test('user can describe two boxes by 4 actions and typing', async ({ page, steps }) => {
  const create = createPage(page);
  await create.choose('ie-9');
  await hydrated(page);
  const field = create.request.getByRole('group', { name: 'Boxes', exact: true });
  const tool = page.getByRole('region', { name: 'Draw boxes' });
  await steps.start();
  await field.getByRole('button', { name: 'Draw boxes' }).click();
  const frame = tool.getByRole('group', { name: 'Frame' });
  await drag(page, frame, [0.1, 0.1], [0.4, 0.3]);
  await page.keyboard.type('a cloud');
  await drag(page, frame, [0.2, 0.6], [0.5, 0.9]);
  await page.keyboard.type('a boat');
  await tool.getByRole('button', { name: 'Done' }).click();
  const chips = field.getByRole('list', { name: 'Boxes in the prompt' }).getByRole('button', { name: /^Edit/ });
  // The form of this model begins with two boxes.
  await expect(chips.nth(2)).toHaveText(/a cloud/);
  await expect(chips.nth(3)).toHaveText(/a boat/);
  await expectSteps(steps, { actions: 4, typed: ['Content of box 3', 'Content of box 4'] });
});

test('user can come from a table to its tokens by 4 actions', async ({ page, steps }) => {
  const screen = fineTunesPage(page, `words-${Date.now()}`);
  await screen.open();
  await steps.start();
  await page.getByRole('link', { name: /Conversations/ }).click();
  const choose = screen.making.getByRole('button', { name: 'choose files' });
  const choosing = page.waitForEvent('filechooser');
  await choose.click();
  const table = 'question,reply\nWhere is the lamp?,In the tower.\nWho lights it?,The keeper.\n';
  await (await choosing).setFiles({ name: 'chats.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(screen.tokenizeRows).toHaveAttribute('aria-disabled', 'false');
  await screen.tokenizeRows.click();
  await expect(page.getByText(/^tokens in 2 rows/)).toBeVisible();
  await expectSteps(steps, { actions: 4 });
});

test.describe('in a studio without jobs', () => {
  // One generation at a time: the others wait.
  const easel = ownEasel({ STUDIO_MAX_IN_FLIGHT: '1' });

  test('user can make a first image by 2 actions', async ({ page, steps }) => {
    await page.goto(easel.url());
    await hydrated(page);
    const recipe = page.getByRole('list', { name: 'Recipes' }).getByRole('button', { name: /^Image/ });
    await recipe.waitFor();
    await steps.start();
    await recipe.click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectImages(page.getByRole('region', { name: 'Image' }).locator('img[src*="/api/studio/media/"]'), 1);
    await expectSteps(steps, { actions: 2 });
  });

  test('user can pause, reorder and resume twelve jobs by 4 actions', async ({ page, steps }) => {
    const names = Array.from({ length: 12 }, (_, index) => `Kite ${String(index + 1).padStart(2, '0')}`);
    await easel.press(
      { model: 'v-7', prompt: 'A long film of waves', resolution: '720P', duration: 15 },
      ...names.map((name) => smallImage(name)),
    );
    await page.goto(easel.url());
    await expect(page.getByRole('region', { name: 'Jobs' }).getByText(/^live\b/)).toBeVisible();
    await hydrated(page);
    const panel = page.getByRole('dialog', { name: 'Queue' });
    const lane = panel.getByRole('region', { name: 'Built in' });
    await steps.start();
    await page.getByRole('button', { name: 'Open queue', exact: true }).click();
    await panel.getByRole('button', { name: 'Pause all', exact: true }).click();
    await expect(panel.getByText(/^Paused since \d\d:\d\d/)).toBeVisible();
    const handle = (name: string) => panel.getByRole('button', { name: `Reorder ${name}`, exact: true });
    await dragTo(page, handle('Kite 05'), handle('Kite 01'));
    const first = () => lane.getByRole('button', { name: /^Open / }).first();
    await expect(first()).toHaveText('Kite 05');
    await panel.getByRole('button', { name: 'Resume all', exact: true }).click();
    await expect(panel.getByText(/^Paused since/)).toBeHidden();
    await expectSteps(steps, { actions: 4 });
    await panel.getByRole('button', { name: 'Cancel: A long film of waves' }).click();
    await expect(panel.getByText('Nothing in the queue')).toBeVisible();
  });
});

async function pointAt(locator: Locator, [across, down]: [number, number]): Promise<[number, number]> {
  const bounds = await locator.boundingBox();
  if (bounds === null) throw new Error('It is not shown.');
  return [bounds.x + bounds.width * across, bounds.y + bounds.height * down];
}

async function drag(page: Page, on: Locator, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...(await pointAt(on, from)));
  await page.mouse.down();
  await page.mouse.move(...(await pointAt(on, to)), { steps: 4 });
  await page.mouse.up();
}

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.mouse.move(...(await pointAt(from, [0.5, 0.5])));
  const target = await pointAt(to, [0.5, 0.2]);
  await page.mouse.down();
  await page.mouse.move(...target, { steps: 8 });
  await page.mouse.up();
}

/** Drags a file from the desktop over the page, and drops it on what appears there. */
async function dropFile(page: Page, path: string, { over, on }: { over: Locator; on: Locator }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const send = async (type: 'dragEnter' | 'dragOver' | 'drop', target: Locator) => {
    const [x, y] = await pointAt(target, [0.5, 0.5]);
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  };
  await send('dragEnter', over);
  // The targets load with the first drag, and go when nothing moves.
  await expect(async () => {
    await send('dragOver', over);
    await expect(on).toBeVisible({ timeout: 500 });
    await send('dragOver', on);
    await send('drop', on);
  }).toPass();
}
