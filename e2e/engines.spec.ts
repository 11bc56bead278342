import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import sharp from 'sharp';
import { textToImage } from '../lib/service/engines/testing/comfyui/workflows.ts';
import { createFakeComfyUi, type FakeComfyUi } from '../lib/service/engines/testing/fake-comfy-ui.ts';
import { readPngChunks, writePngChunks } from '../lib/media/testing/png-chunks.ts';
import { createTemporaryDataDirectory, runEasel } from '../lib/setup/test/run-easel.ts';
import { createPage } from './support/create-page.ts';
import { libraryPage } from './support/library-page.ts';
import { expectNoViolations } from './support/no-violations.ts';

interface Atelier {
  url: string;
  comfyUi: FakeComfyUi;
  /** An image that ComfyUI saved, with its workflow. */
  savedImage: string;
}

/** Journeys through a studio with a ComfyUI behind it. */
const test = base.extend<object, { atelier: Atelier }>({
  atelier: [
    async ({}, use) => {
      const comfyUi = await createFakeComfyUi();
      const folder = await mkdtemp(join(tmpdir(), 'easel-atelier-'));
      const dataDirectory = await createTemporaryDataDirectory();
      const savedImage = join(folder, 'Red kite.png');
      const image = await sharp({ create: { width: 96, height: 64, channels: 3, background: 'crimson' } })
        .png()
        .toBuffer();
      const [header, ...others] = readPngChunks(image);
      const text = { type: 'tEXt', data: Buffer.from(`prompt\0${JSON.stringify(textToImage())}`) };
      await writeFile(savedImage, writePngChunks([...(header === undefined ? [] : [header]), text, ...others]));
      const easel = await runEasel({ dataDirectory: dataDirectory.path, environment: { COMFYUI_URL: comfyUi.url } });
      await use({ url: easel.url, comfyUi, savedImage });
      await easel.stop();
      await dataDirectory.remove();
      await comfyUi.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ atelier }, use) => use(atelier.url),
});

// The second journey uses the model of the first.
test.describe.configure({ mode: 'serial' });

test('user can make a model of an image that ComfyUI saved, generate with it, find the result and remix it', async ({
  page,
  atelier,
}) => {
  await page.goto('/engines');
  await expect(page.getByText('ComfyUI 0.33.0')).toBeVisible();
  await page.getByRole('button', { name: 'Add a model' }).first().click();
  await page.locator('input[type=file]').setInputFiles(atelier.savedImage);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('ComfyUI has all its nodes and files')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Red kite');
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: 'Save model' }).click();

  const create = createPage(page);
  await expect(page).toHaveURL(/model=red-kite/);
  await expect(create.prompt).toHaveValue('a kite');
  await create.prompt.fill('a red kite over the dunes');
  await create.press('Generate');
  await expect(create.image.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  expect(atelier.comfyUi.sent()).toBe(1);

  const library = libraryPage(page);
  await library.open();
  await library.search.fill('dunes');
  await expect(page).toHaveURL(/q=dunes/);
  await library.tile('a red kite over the dunes').click();
  await page.getByRole('link', { name: 'Edit settings' }).click();
  await expect(create.request.getByRole('button', { name: /^Model: Red kite/ })).toBeVisible();
  await expect(create.prompt).toHaveValue('a red kite over the dunes');
});

test('user sees why a job waits while the engine is away, and it starts when the engine is back', async ({
  page,
  atelier,
}) => {
  atelier.comfyUi.fail('submit', 'refused key', 1);
  await page.goto('/?model=red-kite');
  const create = createPage(page);
  await expect(create.prompt).toHaveValue('a kite');
  await create.prompt.fill('a kite in the rain');
  await create.press('Generate');
  await expect(page.getByText(/This starts when it answers again/).first()).toBeVisible();
  await expect(page.getByText('Waiting for ComfyUI', { exact: true })).toBeVisible();
  await expect(create.image.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
});

/** A studio without any engine. */
const empty = test.extend<{ emptyUrl: string }>({
  emptyUrl: async ({}, use) => {
    const dataDirectory = await createTemporaryDataDirectory();
    const easel = await runEasel({ dataDirectory: dataDirectory.path });
    await use(easel.url);
    await easel.stop();
    await dataDirectory.remove();
  },
  baseURL: ({ emptyUrl }, use) => use(emptyUrl),
});

empty(
  'user can connect a ComfyUI by its address, add to it at once, and remove it again',
  async ({ page, atelier }) => {
    await page.goto('/models');
    await page.getByRole('link', { name: 'Add a model' }).click();
    const form = page.getByRole('form', { name: 'Connect ComfyUI' });
    const address = form.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue('http://127.0.0.1:8188');
    await expectNoViolations(page);

    await address.fill('http://127.0.0.1:1');
    await form.getByRole('button', { name: 'Test connection' }).click();
    await expect(form.getByRole('status')).toContainText('No connection. ComfyUI refuses connections');
    await address.fill(atelier.comfyUi.url.replace('http://', ''));
    await form.getByRole('button', { name: 'Test connection' }).click();
    await expect(form.getByRole('status')).toHaveText('ComfyUI 0.33.0 answers.');
    await address.press('Enter');

    const add = page.getByRole('button', { name: 'Add a model to ComfyUI' });
    await expect(add).toBeFocused();
    await expect(page.getByText('ComfyUI 0.33.0')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.locator('input[type=file]').setInputFiles(atelier.savedImage);
    await expect(page.getByRole('dialog').getByText('ComfyUI has all its nodes and files')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Save model' }).click();
    await expect(page).toHaveURL(/model=red-kite/);

    await page.goto('/engines');
    await page.getByRole('button', { name: 'Connect an engine' }).click();
    const sheet = page.getByRole('dialog', { name: 'Connect an engine' });
    await sheet.getByRole('radio', { name: 'Replicate' }).click();
    await expect(sheet.getByText('"$REPLICATE_API_TOKEN"')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: 'Remove ComfyUI', exact: true }).click();
    await expect(page.getByText('Its model disappears from Create.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(form).toBeVisible();
  },
);
