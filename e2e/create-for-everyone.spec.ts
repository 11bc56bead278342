import { expect, type Locator, type Page } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { openMore } from './support/fill-form.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph } from './support/sample-media.ts';

/**
 * One of each kind: generators, layouts with boxes, editors, upscalers, cut-outs, videos, converters, exclusive modes.
 */
const tenModels = ['ig-1', 'ig-2', 'ie-1', 'ie-9', 'ie-11', 'ie-13', 'v-1', 'v-8', 'v-9', 'v-10'];

test('the forms of ten different models have no violations, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const create = createPage(page);
  for (const model of tenModels) {
    await create.choose(model);
    await openMore(create.request);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // During a transition, colours belong to neither look.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      const coloursAlone = colorScheme === 'dark';
      await expectNoViolations(page, { within: '#pane-request', coloursAlone, name: `${model}, ${colorScheme}` });
    }
  }
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await target.count()) > 0 && (await target.evaluate((node) => node === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

test('user can go the whole way without a mouse: model, image, citation, result, and on from it', async ({ page }) => {
  const create = createPage(page);
  const prompt = 'The ball of Image 1 by the sea';
  await create.choose('ig-1');
  await tabTo(page, page.getByRole('button', { name: /^Model:/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a model' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ie-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/model=ie-1\b/);
  const add = create.request.getByRole('button', { name: /Drop, paste or pick/ });
  await expect(add).toBeVisible();

  // The listener starts before the keys, which do not wait for the request.
  const choosing = page.waitForEvent('filechooser');
  await expect(page.getByRole('button', { name: /^Model:/ })).toBeFocused();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(samplePhotograph(256, 192));
  await expect(create.request.getByRole('button', { name: /^Image 1,/ })).toBeVisible();

  await tabTo(page, create.prompt);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The ball of @');
  await expect(create.request.getByRole('option')).toHaveText([/Image 1/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('by the sea');
  await expect(create.prompt).toHaveValue(prompt);
  const size = create.request.getByRole('combobox', { name: 'Resolution' });
  await tabTo(page, size);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('512');
  await page.keyboard.press('Enter');
  await expect(size).toHaveText('512');
  await page.keyboard.press('ControlOrMeta+Enter');
  await create.shownImage(prompt);

  await tabTo(page, create.image.getByRole('button', { name: 'Send to…' }));
  await page.keyboard.press('Enter');
  const uses = page.getByRole('dialog', { name: 'Send to…' });
  await expect(uses).toBeVisible();
  await page.keyboard.type('upsc');
  await expect(uses.getByRole('option').first()).toContainText('Upscale');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/model=ie-1[12]/);
  await expect(create.request.getByRole('button', { name: /^Replace…/ })).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('user can go the whole way by touch: model, image, result, and on from it', async ({ page }) => {
    const create = createPage(page);
    const prompt = 'A red ball in the snow';
    await page.goto('/?model=ig-1');
    await hydrated(page);
    await page.getByRole('tab', { name: 'Request' }).tap();
    await page.getByRole('button', { name: /^Model:/ }).tap();
    const models = page.getByRole('dialog', { name: 'Choose a model' });
    await models.getByRole('combobox').fill('ie-1');
    await models.getByRole('row').filter({ hasText: 'ie-1' }).first().tap();
    await expect(page).toHaveURL(/model=ie-1\b/);

    const choosing = page.waitForEvent('filechooser');
    await create.request.getByRole('button', { name: /Drop, paste or pick/ }).tap();
    await (await choosing).setFiles(samplePhotograph(256, 192));
    await expect(create.request.getByRole('button', { name: /^Image 1,/ })).toBeVisible();
    await create.prompt.tap();
    await create.prompt.fill(prompt);
    await create.request.getByRole('combobox', { name: 'Resolution' }).tap();
    await page.getByRole('option', { name: '512' }).tap();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    await create.send.tap();
    await create.shownImage(prompt);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await create.image.getByRole('button', { name: 'Send to…' }).tap();
    const uses = page.getByRole('dialog', { name: 'Send to…' });
    await uses
      .getByRole('option', { name: /Upscale/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/model=ie-1[12]/);
    await expect(create.request.getByRole('button', { name: /^Replace…/ })).toBeVisible();
  });
});
