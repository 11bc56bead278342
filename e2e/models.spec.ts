import { type Page, expect } from '@playwright/test';
import { modelIds } from '../lib/service/models/model-ids.ts';
import { createPage } from './support/create-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { leaveDraft } from './support/leave-draft.ts';
import { expectNoViolations } from './support/no-violations.ts';

function chooser(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Choose a model' });
  return {
    dialog,
    search: dialog.getByRole('combobox'),
    row: (name: string) => dialog.getByRole('row').filter({ hasText: name }),
    open: async () => {
      await page.getByRole('button', { name: /^Model:/ }).click();
      await expect(dialog).toBeVisible();
    },
  };
}

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `https://example.com/${index}.png`);

test('user can choose a model with the keyboard alone', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await page.getByRole('button', { name: /^Model:/ }).focus();
  await page.keyboard.press('Enter');
  await expect(chooser(page).search).toBeFocused();
  await page.keyboard.type('seedream 5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Model: Ten references/ })).toBeVisible();
  expect(page.url()).toContain('model=ie-3');
});

test('user can filter the models, mark one as a favourite, and keeps the model for an unknown name or id', async ({
  page,
}) => {
  const create = createPage(page);
  await create.choose('ig-1');
  const models = chooser(page);
  await models.open();
  await expect(models.dialog.getByRole('status')).toHaveText(`${modelIds.length} models`);
  await models.dialog.getByRole('button', { name: 'Videos', exact: true }).click();
  await models.dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(models.dialog.getByRole('row')).toHaveCount(2);
  await models.dialog.getByRole('button', { name: 'Mark SDR to HDR as a favourite' }).click();
  await expectNoViolations(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');

  await models.open();
  await expect(models.dialog.getByRole('rowgroup').first()).toHaveAccessibleName('Favourites');
  // The name stays above a description that is longer than its column.
  await models.search.fill('logo');
  const details = models.dialog.getByRole('complementary', { name: 'Details of Posters and type' });
  await expect(details.getByRole('heading', { name: 'Posters and type' })).toBeInViewport({ ratio: 1 });
  await models.search.fill('lip sync');
  await expect(models.dialog.getByRole('status')).toHaveText('0 matches');
  await expect(models.dialog.getByRole('rowgroup').first()).toHaveAccessibleName(
    'No model does exactly this. Closest:',
  );
  await models.search.fill('zzzz');
  await expect(models.dialog.getByText('No matching models')).toBeVisible();
  await expect(models.dialog.getByRole('rowgroup', { name: 'Other models' })).toBeVisible();
  await expect(models.dialog.getByText(/as a model id/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(models.dialog).toBeVisible();
  await models.search.fill('nobody/model:1');
  await page.keyboard.press('Enter');
  await expect(models.dialog).toBeVisible();
  await expect(models.row('Use “nobody/model:1” as a model id')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('There is no model called “nobody/model:1”.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Model: Scene painter/ })).toBeVisible();
  await expect(create.prompt).toBeEditable();
  expect(page.url()).toContain('model=ig-1');

  await page.goto('/?model=nobody%2Fmodel:1');
  await expect(create.request.getByRole('alert')).toContainText('There is no model called “nobody/model:1”.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(create.request.getByText('There is no model called')).toHaveCount(2);
});

test('user who switches models keeps values that fit, can read what happened to the others, and can undo it', async ({
  page,
}) => {
  const create = createPage(page);
  const draft = {
    prompt: 'the hat of image 2 on a hill',
    input_image: addresses(5),
    aspect_ratio: '21:9',
    resolution: '4k',
  };
  await leaveDraft(page, 'ie-9', draft);
  await create.choose('ie-9');
  const models = chooser(page);
  await models.open();
  await models.search.fill('ie-5');
  await page.keyboard.press('Enter');

  const note = page.getByRole('region', { name: 'Changes after switching models' });
  await expect(note.getByRole('status')).toContainText('Switched from Layout');
  await expect(note.getByRole('listitem').filter({ hasText: 'Resolution' })).toContainText('not used');
  // An edit is another task: the words for the scene are offered, not taken.
  await expect(create.prompt).toHaveValue('');
  await expect(note.getByRole('button', { name: 'Use “the hat of image 2 on a hill”?' })).toBeVisible();
  const choice = note.getByRole('group', { name: /up to 3 files/ });
  await choice.getByRole('button', { name: 'References 5' }).click();
  await expect(choice.getByRole('button', { pressed: true })).toHaveCount(3);
  await expectNoViolations(page, { within: '#pane-request' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('easel:draft:ie-5')))
    .toContain('https://example.com/4.png');

  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Model: Layout/ })).toBeVisible();
  await expect(note).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('easel:draft:ie-5'))).toBeNull();
});

test('user can switch between references and frames, and only one mode is sent', async ({ page }) => {
  const create = createPage(page);
  await leaveDraft(page, 'v-9', {
    prompt: 'waves roll in',
    input_images: addresses(2),
    input_image: 'https://example.com/first.png',
  });
  await create.choose('v-9');
  const { request } = create;
  await expect(request.getByText('“First and last frame” has a value that won’t be sent.')).toBeVisible();
  await request.getByRole('radio', { name: 'First and last frame' }).click();
  await expect(request.getByText('“References” has 2 values that won’t be sent.')).toBeVisible();
  await expect(request.getByText('First frame', { exact: true })).toBeVisible();

  let sent: unknown = null;
  await page.route('**/api/ai/queue', async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ status: 400, json: { error: { type: 'invalid_params', detail: 'Not today.' } } });
  });
  await create.press('Generate');
  await expect(request.getByText(/Not today/)).toBeVisible();
  expect(sent).toEqual({
    model: 'v-9',
    prompt: 'waves roll in',
    input_image: 'https://example.com/first.png',
    seed: expect.any(Number),
  });
});

test('user can read the price of a press, where the service publishes it', async ({ page }) => {
  await page.route('**/api/ai/models', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { data: Record<string, unknown>[] };
    const pricing = { method: 'per_second', cost_per_second: 0.1 };
    await route.fulfill({
      response: answer,
      json: { ...list, data: list.data.map((model) => ({ ...model, pricing })) },
    });
  });
  const create = createPage(page);
  await create.choose('v-7');
  await expect(create.request.getByText('about $0.50')).toBeVisible();
  await create.variants(2).click();
  await expect(create.request.getByText('about $1.00')).toBeVisible();
  await chooser(page).open();
  await expect(chooser(page).row('Scene video').first()).toContainText('$0.10 per second');
});

test('user of a small window can choose among all models', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?model=v-9');
  await hydrated(page);
  await page
    .getByRole('button', { name: 'Request', exact: true })
    .or(page.getByRole('tab', { name: 'Request' }))
    .click();
  const models = chooser(page);
  await models.open();
  await models.search.fill('remvoe background');
  await models.row('Cut out').getByText('Cut out').click();
  await expect(page.getByRole('button', { name: /^Model: / })).toContainText('Cut out');
});
