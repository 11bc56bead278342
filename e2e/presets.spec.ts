import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph } from './support/sample-media.ts';

function presetsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Presets' });
  const name = dialog.getByRole('textbox', { name: 'Preset name' });
  return {
    dialog,
    name,
    rows: dialog.getByRole('listitem'),
    row: (text: string) => dialog.getByRole('listitem').filter({ hasText: text }),
    open: async () => {
      await page.getByRole('button', { name: 'Presets', exact: true }).click();
      await expect(dialog).toBeVisible();
    },
    save: async (text: string) => {
      await name.fill(text);
      await name.press('Enter');
      await expect(dialog.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    },
  };
}

const notices = (page: Page) => page.getByRole('region', { name: 'Messages' });
const draftOf = (page: Page, model: string) =>
  page.evaluate((key) => localStorage.getItem(key), `easel:draft:${model}`);

async function leaveDraft(page: Page, model: string, text: string): Promise<void> {
  await page.addInitScript(
    ([key = '', draft = '']) => localStorage.setItem(key, draft),
    [`easel:draft:${model}`, text],
  );
}

test('user can save a form under a name, and find it in another browser', async ({ page, browser }) => {
  const create = createPage(page);
  const presets = presetsOf(page);
  await create.choose('ig-1');
  await create.prompt.fill('A fjord in fog');
  await create.request.getByRole('radio', { name: /16:9/ }).click();
  await presets.open();
  await expect(presets.dialog.getByRole('button', { name: 'Wide landscape' })).toBeVisible();
  await presets.save('Foggy fjord');
  await presets.name.fill('foggy FJORD');
  await presets.name.press('Enter');
  await expect(presets.dialog.getByRole('alert')).toContainText(
    'You already have a preset of this model called “foggy FJORD”',
  );
  await expect(presets.name).toHaveAttribute('aria-invalid', 'true');
  await presets.name.fill('');
  await expectNoViolations(page, { within: '[role="dialog"]' });

  const other = await (await browser.newContext()).newPage();
  const there = createPage(other);
  const found = presetsOf(other);
  await there.choose('ig-1');
  await there.prompt.fill('My own words');
  await found.open();
  const row = found.row('Foggy fjord').getByRole('button', { name: 'A fjord in fog' });
  await expect(row).toBeVisible();
  await found.name.press('ArrowDown');
  await expect(row).toBeFocused();
  await row.press('Enter');
  await expect(there.prompt).toHaveValue('A fjord in fog');
  await expect(there.request.getByRole('radio', { name: /16:9/ })).toBeChecked();
  await notices(other).getByRole('button', { name: 'Undo' }).click();
  await expect(there.prompt).toHaveValue('My own words');

  await found.open();
  await found.row('Foggy fjord').getByRole('button', { name: 'Rename “Foggy fjord”' }).click();
  await other.keyboard.type('Norway');
  await other.keyboard.press('Enter');
  await found.row('Norway').getByRole('button', { name: 'A fjord in fog' }).press('Delete');
  await expect(found.rows).toHaveCount(0);
  await notices(other).getByRole('button', { name: 'Undo' }).last().click();
  await expect(found.row('Norway')).toBeVisible();
  await other.context().close();
});

test('user can read which settings of a preset do not fit any more, and undo applying it', async ({
  page,
  request,
}) => {
  const create = createPage(page);
  const presets = presetsOf(page);
  await create.choose('ie-1');
  const answer = await request.put(`/api/studio/presets/${randomUUID()}`, {
    data: {
      model: 'ie-1',
      name: 'Of old',
      values: { prompt: 'as before', input_images: [`/api/studio/media/${randomUUID()}`], num_inference_steps: 30 },
    },
  });
  expect(answer.ok()).toBe(true);
  await create.prompt.fill('mine');
  await presets.open();
  await presets.row('Of old').getByRole('button', { name: 'as before' }).click();
  const note = page.getByRole('region', { name: 'Preset changes' });
  await expect(note.getByRole('status')).toHaveText(
    /^Preset “Of old”: .*inference steps not used, .* no longer available$/,
  );
  await note.getByRole('button', { expanded: false }).click();
  await expect(note.getByRole('listitem').filter({ hasText: 'inference steps' })).toContainText('30');
  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(create.prompt).toHaveValue('mine');
  await expect(note).toBeHidden();
});

/** Presses a key in a field until it contains the text. */
async function pressUntil(field: Locator, key: string, text: string): Promise<void> {
  await expect(async () => {
    if ((await field.inputValue()) !== text) await field.press(key);
    expect(await field.inputValue()).toBe(text);
  }).toPass();
}

test('user can undo and redo any change of the form', async ({ page }) => {
  const create = createPage(page);
  const { request, prompt } = create;
  const undo = request.getByRole('button', { name: /^Undo \(/ });
  const redo = request.getByRole('button', { name: /^Redo \(/ });
  await create.choose('ie-1');
  const choosing = page.waitForEvent('filechooser');
  await request.getByRole('button', { name: /Drop, paste or pick/ }).click();
  await (await choosing).setFiles([360, 420].map((width) => ({ ...samplePhotograph(width), name: `${width}.png` })));
  const images = request.getByRole('button', { name: /^Image [12]/ });
  await expect(images).toHaveCount(2);

  await prompt.fill('');
  await prompt.pressSequentially('a boat at sea');
  // In a text field the browser's own undo works, in its own steps.
  await pressUntil(prompt, 'Control+z', '');
  await pressUntil(prompt, 'Control+Shift+z', 'a boat at sea');

  await images.first().press('Delete');
  await expect(images).toHaveCount(1);
  await undo.focus();
  await page.keyboard.press('Control+z');
  await expect(images).toHaveCount(2);
  await page.keyboard.press('Control+y');
  await expect(images).toHaveCount(1);

  await request.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(images).toHaveCount(0);
  // The browser would bring back fragments of the previous text.
  await prompt.press('Control+z');
  await expect(images).toHaveCount(1);
  await expect(prompt).toHaveValue('a boat at sea');

  await page.getByRole('button', { name: /^Model:/ }).click();
  await page.getByRole('dialog', { name: 'Choose a model' }).getByRole('combobox').fill('ig-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/model=ig-1/);
  await expect(prompt).toHaveValue('a boat at sea');
  await undo.click();
  await expect(page).toHaveURL(/model=ie-1/);
  await expect(images).toHaveCount(1);
  await redo.click();
  await expect(page).toHaveURL(/model=ig-1/);
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
});

test('user keeps drafts despite invalid data, a changed model and a full storage, and can see those of another tab', async ({
  page,
  context,
}) => {
  const create = createPage(page);
  await leaveDraft(page, 'v-9', '{"prompt":');
  await create.choose('v-9');
  await expect(create.prompt).toBeVisible();
  await leaveDraft(page, 'ig-1', JSON.stringify({ prompt: 7, width: '77x', style_of_old: 'ink' }));
  await create.choose('ig-1');
  const note = page.getByRole('region', { name: 'Model changes' });
  await expect(note.getByRole('status')).toContainText('since your draft: 2 settings not used');
  await expect(create.request.getByRole('spinbutton', { name: 'Width' })).toHaveValue('77x');

  const other = await context.newPage();
  const there = createPage(other);
  await there.choose('v-9');
  await page.evaluate(() => localStorage.setItem('easel:draft:v-9', '{"prompt":"from the first tab"}'));
  await expect(there.prompt).toHaveValue('from the first tab');
  await there.prompt.fill('from the second');
  await expect.poll(() => draftOf(page, 'v-9')).toContain('from the second');
  await other.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await there.prompt.fill('too much');
  await expect(notices(other).getByText('Browser storage is full')).toBeVisible();
  await expect(there.prompt).toHaveValue('too much');
});

test('user can see what a remix would change, and apply parts of it', async ({ page }) => {
  const create = createPage(page);
  await leaveDraft(page, 'ig-1', JSON.stringify({ prompt: 'A violet remix', width: 256, height: 256, seed: 7 }));
  await create.choose('ig-1');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/ai/queue'));
  await create.press('Generate');
  const job = (await answered).headers()['easel-job'] ?? '';
  await page.goto(`/?model=v-9&remix=${job}`);
  await expect(page).toHaveURL(/model=ig-1/);
  await expect(page).not.toHaveURL(/remix=/);

  const panel = page.getByRole('region', { name: 'Changed settings' });
  await expect(panel.getByRole('status')).toHaveText('The form already has these settings.');
  await create.prompt.fill('Another picture');
  await create.request.getByRole('spinbutton', { name: 'Width' }).fill('512');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Width' })).toContainText(/512.*256/);
  await panel.getByRole('button', { name: 'Apply Width' }).click();
  await expect(create.request.getByRole('spinbutton', { name: 'Width' })).toHaveValue('256');
  await expect(create.prompt).toHaveValue('Another picture');
  await expectNoViolations(page, { within: '#pane-request' });
  await panel.getByRole('button', { name: 'Apply all' }).click();
  await expect(create.prompt).toHaveValue('A violet remix');
  await expect(panel).toBeHidden();
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(create.prompt).toHaveValue('Another picture');

  await page.goto(`/?remix=${randomUUID()}`);
  await expect(notices(page).getByText('This job could not be found.')).toBeVisible();
});
