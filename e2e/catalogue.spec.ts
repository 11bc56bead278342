import { type Page, expect } from '@playwright/test';
import { modelIds } from '../lib/service/models/model-ids.ts';
import { createPage } from './support/create-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';

function gallery(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    search: page.getByRole('searchbox', { name: 'Search models' }),
    filters: page.getByRole('form', { name: 'Filters' }),
    matches: page.getByRole('region', { name: /^\d+ match(es)?$/ }),
    card: (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) }),
    open: async (address = '/models') => {
      await page.goto(address);
      await hydrated(page);
      await expect(main.getByRole('listitem').first()).toBeVisible();
    },
  };
}

/** The addresses of all example pictures that are in sight, and whether each has loaded. */
const brokenPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap((image) => (image.complete && image.naturalWidth === 0 ? [image.src] : [])),
    );

test('user finds a model by the words of the field, sees why, and uses it', async ({ page }) => {
  const models = gallery(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Models' }).click();
  await expect(page.getByRole('heading', { name: 'Models', level: 1 })).toBeVisible();
  await expect(models.main.getByRole('listitem')).toHaveCount(modelIds.length);
  expect(await brokenPictures(page)).toEqual([]);

  await page.keyboard.press('/');
  await expect(models.search).toBeFocused();
  await page.keyboard.type('remvoe backgroud');
  await expect(models.matches.getByRole('listitem').first()).toContainText('Cut out');
  await expect(models.matches.getByRole('listitem').first()).toContainText('remove background');
  await expect(models.matches.getByRole('listitem').first()).toContainText(
    'Finds what the prompt names and cuts it out',
  );
  await expect(page).toHaveURL(/q=remvoe\+backgroud/);
  await expect(page.getByRole('region', { name: 'Other models' }).getByRole('listitem').first()).toBeVisible();
  await expectNoViolations(page);

  await models.search.press('Enter');
  await expect(page).toHaveURL(/\?model=ie-13/);
  await expect(page.getByRole('button', { name: /^Model: Cut out/ })).toBeVisible();

  // Back to the same search; words that nothing has leave the other models, and Enter does nothing.
  await page.goBack();
  await expect(models.search).toHaveValue('remvoe backgroud');
  await models.search.fill('face swap');
  const closest = page.getByRole('region', { name: 'Closest models' });
  await expect(closest.getByRole('status')).toHaveText('No model does exactly this. Closest:');
  await expect(closest.getByRole('listitem').first()).toContainText('Edit and combine');
  await models.search.press('Enter');
  await expect(page).toHaveURL(/\/models/);
  await models.search.fill('zzzz');
  await expect(page.getByText('No matches for “zzzz”')).toBeVisible();
  await models.search.press('Enter');
  await expect(page).toHaveURL(/\/models/);
});

test('user narrows the gallery by filters with counts, sorts it, and resets it', async ({ page }) => {
  const models = gallery(page);
  await models.open();
  await models.filters
    .getByRole('group', { name: 'Task' })
    .getByRole('checkbox', { name: /^Animate 6/ })
    .check();
  await expect(models.main.getByRole('listitem')).toHaveCount(6);
  await models.filters
    .getByRole('group', { name: 'Output' })
    .getByRole('checkbox', { name: /^Audio 4/ })
    .check();
  await expect(models.main.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(models.main.getByRole('listitem').first()).toContainText('All-in-one video');
  await expect(page).toHaveURL(/sort=name&task=animate&output=audio/);
  await page.reload();
  await expect(models.main.getByRole('listitem')).toHaveCount(4);

  await models.filters.getByRole('checkbox', { name: /^Upscale/ }).check();
  await models.filters.getByRole('checkbox', { name: /^Animate/ }).uncheck();
  await expect(page.getByText('No models match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(models.main.getByRole('listitem')).toHaveCount(modelIds.length);
});

test('user reads what a model takes and makes, marks it, and plays its example', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const models = gallery(page);
  await models.open();
  const card = models.card('Exact-size video');
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const playing = () =>
    card.locator('video').evaluateAll((videos: HTMLVideoElement[]) => videos.map(({ currentTime }) => currentTime > 0));
  await expect.poll(playing).toEqual([true]);
  await models.search.hover();
  await expect(card.locator('video')).toHaveCount(0);
  // With the keyboard, too; one at a time.
  await card.getByRole('link', { name: 'Exact-size video', exact: true }).focus();
  await expect.poll(playing).toEqual([true]);
  await expect(page.locator('video')).toHaveCount(1);

  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Exact-size video' });
  await expect(sheet.getByText('Up to 1280 × 720 px')).toBeVisible();
  await expect(sheet.getByText('wan-ai-wan2-2-ti2v-5b-diffusers')).toBeVisible();
  await expectNoViolations(page, { within: '[role="dialog"]' });
  await sheet.getByRole('button', { name: 'Mark Exact-size video as a favourite' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(card.getByRole('button', { name: 'Exact-size video is a favourite' })).toBeVisible();

  await page.reload();
  await expect(models.main.getByRole('listitem').first()).toContainText('Exact-size video');
  await page.goto('/models?model=v-3');
  await sheet.getByRole('link', { name: 'Use model' }).click();
  await expect(page.getByRole('button', { name: /^Model: Exact-size video/ })).toBeVisible();
});

test('user who prefers less motion sees stills, and an engine’s model shows the first result', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const create = createPage(page);
  const prompt = 'A paper boat on a pond';
  await page.request.post('/api/ai/queue', { data: { model: 'ig-1', prompt, width: 256, height: 256, seed: 3 } });
  await page.goto('/?model=ig-1');
  await create.shownImage(prompt);
  await page.route('**/api/ai/models', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { data: { id: string }[] };
    const engine = { name: 'atelier', title: 'ComfyUI · atelier', kind: 'comfyui' };
    const data = list.data.map((model) => (model.id === 'ig-1' ? { ...model, engine } : model));
    await route.fulfill({ response: answer, json: { ...list, data } });
  });
  const models = gallery(page);
  await models.open();
  await expect(page.getByText(`${modelIds.length} on 2 engines`)).toBeVisible();
  const card = models.card('Scene painter');
  await expect(card.getByText('Free on ComfyUI · atelier')).toBeVisible();
  await expect(card.getByText(/^Usual time/)).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/studio\/media\/.*\/thumbnail$/);
  await models.card('Scene video').hover();
  await expect(models.card('Scene video').locator('img')).toHaveAttribute('src', '/examples/v-7.webp');
  await expect(page.locator('video')).toHaveCount(0);
});

test('user of a service elsewhere does not see the examples of this one', async ({ page }) => {
  await page.route('**/api/studio/status', async (route) => {
    const answer = await route.fetch();
    const status = (await answer.json()) as { upstream: object };
    await route.fulfill({ response: answer, json: { ...status, upstream: { ...status.upstream, isEmbedded: false } } });
  });
  const models = gallery(page);
  await models.open('/models?output=video');
  await expect(models.card('Exact-size video').getByText('Free', { exact: true })).toBeVisible();
  await expect(page.locator('img[src^="/examples/"]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('user of a small window filters the gallery', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const models = gallery(page);
  await models.open();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Upscale 2/ }).check();
  await expectNoViolations(page, { within: '[role="dialog"]' });
  await sheet.getByRole('button', { name: 'Show 2 models' }).click();
  await expect(models.main.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
});

test('user can search 500 models', async ({ page }) => {
  await page.route('**/api/ai/models', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { data: { id: string; display_name: string }[] };
    const data = Array.from({ length: 500 }, (_, at) => {
      const model = list.data[at % list.data.length];
      return { ...model, id: `acme/model-${at}`, display_name: `${model?.display_name} ${at}`, aliases: [] };
    });
    await route.fulfill({ response: answer, json: { ...list, data } });
  });
  const models = gallery(page);
  await models.open();
  await expect(page.getByText('500 models')).toBeVisible();
  await models.search.fill('upscaler');
  await expect(models.matches.getByRole('listitem').first()).toContainText('Upscale and enhance');
  await models.search.fill('cut out 499');
  await expect(models.matches.getByRole('listitem').first()).toContainText('499');
});
