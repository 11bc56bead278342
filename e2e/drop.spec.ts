import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { readPngChunks, writePngChunks } from '../lib/media/testing/png-chunks.ts';
import { commandMenu } from './support/command-menu.ts';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { make } from './support/make-files.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph, type SampleFile } from './support/sample-media.ts';

/** Files as a drag from the desktop carries them. */
function dragOf(page: Page, files: SampleFile[]): Promise<JSHandle<DataTransfer>> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  return page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, sent);
}

async function drop(page: Page, target: Locator, files: SampleFile[]): Promise<void> {
  const dataTransfer = await dragOf(page, files);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

const table = (text: string): SampleFile => ({
  name: 'campaign.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const choices = (page: Page) => page.getByRole('list', { name: 'Choices' });
const cells = (page: Page) => createPage(page).image.getByRole('gridcell');

test('user can drop an image on what to do with it, and types what to change', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  const dataTransfer = await dragOf(page, [samplePhotograph()]);
  const targets = page.getByRole('group', { name: 'What to do with the file' });
  // The targets load with the first drag.
  await expect(async () => {
    await create.image.dispatchEvent('dragover', { dataTransfer });
    await expect(targets).toBeVisible({ timeout: 500 });
  }).toPass();
  const edit = targets.getByText('with Single edit');
  await edit.dispatchEvent('dragover', { dataTransfer });
  await edit.dispatchEvent('drop', { dataTransfer });
  await expect(targets).toBeHidden();
  await expect(page).toHaveURL(/model=ie-10/);
  await expect(create.request.getByRole('button', { name: 'Replace… Image' })).toBeVisible();
  await expect(create.request.getByText('ball on a meadow.png')).toBeVisible();
  await expect(create.prompt).toBeFocused();
  await page.keyboard.type('At night');
  await expect(create.prompt).toHaveValue('At night');
});

test('user can use the settings in a dropped image, sees what was not understood, and undoes it', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('Before the drop');
  const photograph = samplePhotograph();
  const chunks = readPngChunks(photograph.buffer);
  const parameters = 'osprey above a weir\nSteps: 24, Clip skip: 2, Seed: 90210, Size: 640x384, Model: riverside_v3';
  chunks.splice(1, 0, { type: 'tEXt', data: Buffer.from(`parameters\0${parameters}`, 'latin1') });
  await drop(page, create.jobs, [{ ...photograph, buffer: writePngChunks(chunks) }]);
  const settings = choices(page).getByRole('button', { name: /^Use its settings/ });
  await expect(settings).toContainText('Settings from AUTOMATIC1111');
  await expect(settings).toContainText('riverside_v3 is not available here. Fills the form of Scene painter.');
  await expectNoViolations(page);
  await settings.click();
  await expect(create.prompt).toHaveValue('osprey above a weir');
  await expect(create.request.getByRole('spinbutton', { name: 'Width' })).toHaveValue('640');
  await expect(create.request.getByText('5 settings kept, Clip skip not used')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(create.prompt).toHaveValue('Before the drop');
});

test('user can drop a downloaded result back, and goes on from its settings', async ({ page }) => {
  const create = createPage(page);
  const id = await make(page, { model: 'ig-1', prompt: 'A heron at the weir', width: 256, height: 192, seed: 77 });
  // What one press of Download answers.
  const downloaded = await page.request.get(`/api/studio/media/${id}/export`);
  await create.choose('ig-1');
  await drop(page, create.image, [{ name: 'heron.png', mimeType: 'image/png', buffer: await downloaded.body() }]);
  const take = choices(page).getByRole('button', { name: /^Use its settings/ });
  await expect(take).toContainText('Settings from Easel');
  await take.click();
  await expect(create.prompt).toHaveValue('A heron at the weir');
});

test('user can make a batch of a table, leaves out a bad row, and sends it once by two presses', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  const rows = [
    'prompt,width,height,mood',
    'A fox in snow,256,256,calm',
    'A crow,99999,256,',
    'A boat at sea,320,256,',
  ];
  await drop(page, create.image, [table(rows.join('\n'))]);
  const dialog = page.getByRole('dialog', { name: 'Batch from campaign.csv' });
  await expect(dialog.getByRole('combobox', { name: 'Use “mood” as' })).toHaveText('Not used');
  await expect(dialog.getByRole('table')).toContainText('Width: Between 64 and 4096 px.');
  await expect(dialog.getByRole('status')).toContainText('1 row can’t be sent.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Leave out 1 row' }).click();
  // Between them stands how long it takes, where the model has run before.
  await expect(dialog.getByRole('status')).toHaveText(/^2 generations · (.+ · )?Free on this machine$/);
  await dialog.getByRole('button', { name: 'Generate 2' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(cells(page)).toHaveCount(2);
  await expect(cells(page).nth(0)).toHaveAccessibleName(/A fox in snow/);
  await expect(cells(page).nth(1)).toHaveAccessibleName(/A boat at sea/);
});

test('user can paste a list of prompts by keyboard alone', async ({ page }) => {
  const create = createPage(page);
  const commands = commandMenu(page);
  await create.choose('ig-1');
  await commands.open();
  await commands.choose('prompt list', 'Prompt list…');
  const dialog = page.getByRole('dialog', { name: 'Prompt list' });
  await expect(dialog.getByRole('textbox', { name: 'Prompts' })).toBeFocused();
  await page.keyboard.insertText(
    'Prompt\tWidth\tHeight\nA red kite\t256\t256\nA blue kite\t256\t256\nA green kite\t256\t256',
  );
  await expect(dialog.getByRole('row')).toHaveCount(4);
  const press = dialog.getByRole('button', { name: 'Generate 3' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(press).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(cells(page)).toHaveCount(3);
});

test('user can choose what a prompt of a list is, and leave out repeated ones', async ({ page }) => {
  await createPage(page).choose('ig-1');
  const commands = commandMenu(page);
  await commands.open();
  await commands.choose('prompt list', 'Prompt list…');
  const dialog = page.getByRole('dialog', { name: 'Prompt list' });
  await dialog.getByRole('textbox', { name: 'Prompts' }).fill('A red kite\nA blue kite\n\nA red kite\nA green kite');
  const per = dialog.getByRole('radiogroup', { name: 'One prompt per' });
  await expect(per.getByRole('radio', { name: 'Paragraph' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Generate 2' })).toBeVisible();
  await per.getByRole('radio', { name: 'Line' }).click();
  await expect(dialog.getByRole('row', { name: /A red kite\s*Same as row 1/ })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Leave out the repeated row' }).click();
  await expect(dialog.getByText('Same as row 1')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Generate 3' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Prompts' }).press('End');
  await page.keyboard.insertText('\n\nA boat');
  await expect(dialog.getByRole('button', { name: 'Generate 5' })).toBeVisible();
});

test('user can upscale each image of a folder', async ({ page }) => {
  const create = createPage(page);
  const folder = await mkdtemp(join(tmpdir(), 'easel-album-'));
  try {
    await writeFile(join(folder, 'near.png'), samplePhotograph(64, 48).buffer);
    await writeFile(join(folder, 'far.png'), samplePhotograph(72, 48).buffer);
    await create.choose('ig-1');
    await create.request.getByRole('button', { name: 'Files and lists' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a folder…' }).click();
    await (await choosing).setFiles(folder);
    await choices(page)
      .getByRole('button', { name: /^Upscale/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Batch from 2 images' });
    await expect(dialog.getByRole('row')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Generate 2' }).click();
    await expect(cells(page)).toHaveCount(2);
    await expect(cells(page).nth(1).locator('img').first()).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
