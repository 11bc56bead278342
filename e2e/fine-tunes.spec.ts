import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createTemporaryDataDirectory, runEasel } from '../lib/setup/test/run-easel.ts';
import { dataset, fineTunesPage } from './support/fine-tunes-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startTokenizeOnlyUpstream } from './support/tokenize-only-upstream.ts';

const rows = ['The keeper lights the lamp.', 'The sea is calm tonight.'].map((text) => JSON.stringify({ text }));
const good = dataset('rows.jsonl', rows);
const freshRepository = () => `lighthouses-${randomUUID().slice(0, 8)}`;

test('user can create a fine-tune from a dataset, count its tokens, and read the result', async ({ page }) => {
  const screen = fineTunesPage(page, freshRepository());
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tokenize')) calls.push(request.method());
  });
  await screen.make(good, 'Lamps and seas');
  await expect(page.getByText('Reads the dataset and counts its tokens.')).toBeVisible();
  await screen.tokenize.dblclick();

  await expect(page.getByText('12', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^tokens in 2 rows/)).toBeVisible();
  await expect(page.getByText(/Tokenizer o200k_base/)).toBeVisible();
  await expect(page.getByRole('img', { name: /Histogram/ })).toBeVisible();
  await expect(screen.tokenize).toHaveAttribute('aria-disabled', 'true');
  await expect(screen.list.getByRole('link', { name: /Lamps and seas.*Tokenized.*12 tokens/ })).toBeVisible();
  expect(calls).toEqual(['POST']);
  await expectNoViolations(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('columnheader', { name: 'Rows' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'All fine-tunes' }).click();
  await expect(screen.list.getByRole('link', { name: /Lamps and seas/ })).toBeVisible();
});

test('user can see the first rows of a dataset, and how its columns are used', async ({ page }) => {
  const screen = fineTunesPage(page, freshRepository());
  await screen.open();
  await screen.list.getByRole('link', { name: 'New fine-tune' }).last().click();
  const csv = {
    name: 'pairs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('prompt,response,note\nWhy?,"So, that."\n'),
  };
  await screen.making.getByLabel('Dataset file').setInputFiles(csv);
  await expect(screen.making.getByText('No row in this file can be read.')).toBeVisible();
  await screen.making.getByRole('button', { name: 'Choose another file' }).click();
  const fixed = { ...csv, buffer: Buffer.from('prompt,response,note\nWhy?,"So, that.",x\n') };
  await screen.making.getByLabel('Dataset file').setInputFiles(fixed);

  await expect(screen.making.getByRole('cell', { name: 'So, that.' })).toBeVisible();
  await expect(screen.making.getByRole('combobox', { name: /^Prompt/ })).toHaveText('prompt');
  await expect(screen.making.getByRole('combobox', { name: /^Answer/ })).toHaveText('response');
  await screen.making.getByRole('button', { name: 'Create fine-tune' }).click();
  await expect(screen.making.getByText('Enter a base model.')).toBeVisible();
  await expectNoViolations(page);
});

test('user with a broken dataset can read which rows are invalid, copy them, and start again with the same settings', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = fineTunesPage(page, freshRepository());
  const fixed = rows.map((row) => row.replace('text', 'verse'));
  const wrong = Array.from({ length: 9 }, () => 'not json');
  const broken = dataset('broken.jsonl', [...fixed, '{"verse": 3}', ...wrong]);
  const id = await screen.seed(broken, { training_params: { epochs: 7, columns: { text: 'verse' } } });
  await screen.open(id);
  await screen.tokenize.click();

  const faults = page.getByRole('table', { name: 'Rows with errors' }).getByRole('row');
  await expect(faults.filter({ hasText: '3' }).first()).toBeVisible();
  await expect(faults).toHaveCount(9);
  await page.getByRole('button', { name: 'Show all 10 rows' }).click();
  await expect(faults).toHaveCount(11);
  await expect(page.getByText(/Fix the dataset and create a new fine-tune/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Line\tColumn\tError\n3\tverse\t/);
  await expect(screen.tokenize).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Start again with these settings' }).click();
  await expect(screen.making.getByText('Starts with the settings of “Seeded”. Add the fixed dataset.')).toBeVisible();
  await page.reload();
  await screen.making.getByLabel('Dataset file').setInputFiles(dataset('fixed.jsonl', fixed));
  await expect(screen.making.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(screen.making.getByRole('combobox', { name: /Base model/ })).toHaveValue('gpt-4o-mini');
  await expect(screen.making.getByRole('combobox', { name: /^Text/ })).toHaveText('verse');
  await expect(screen.making.getByRole('spinbutton', { name: 'Epochs' })).toHaveValue('7');
  await expectNoViolations(page);
  await screen.making.getByRole('button', { name: 'Create fine-tune' }).click();
  await screen.tokenize.click();
  await expect(page.getByText(/^tokens in 2 rows/)).toBeVisible();
});

test('user who tokenizes a fine-tune that another user has just tokenized can read so', async ({ page }) => {
  const screen = fineTunesPage(page, freshRepository());
  const id = await screen.seed(good);
  const before = { fine_tune: { id, name: 'Seeded', status: 'created' } };
  await page.route(`**/fine_tunes/${id}`, (route) => route.fulfill({ json: before }));
  await screen.open(id);
  await expect(screen.tokenize).toHaveAttribute('aria-disabled', 'false');
  expect(
    (await page.request.post(`/api/repos/acme/${screen.base.split('/').at(-1)}/fine_tunes/${id}/tokenize`)).ok(),
  ).toBe(true);
  await screen.tokenize.click();

  await expect(page.getByText(/This fine-tune is tokenizing/)).toBeVisible();
  await expect(page.getByText(/Nothing was changed. To count the tokens again, create a new fine-tune/)).toBeVisible();
  await page.unroute(`**/fine_tunes/${id}`);
  await page.reload();
  await expect(page.getByText('Tokens counted. To count them again, create a new fine-tune.')).toBeVisible();
  await expect(page.getByText('This service counts tokens but doesn’t train fine-tunes.')).toBeVisible();
});

test('user who opens a missing fine-tune can read so', async ({ page }) => {
  const screen = fineTunesPage(page, 'nothing-here');
  const missing = randomUUID();
  await screen.open();
  await page.getByRole('textbox', { name: 'Fine-tune id' }).fill(missing);
  await page.keyboard.press('Enter');

  await expect(page.getByText(`There is no fine-tune “${missing}” in acme/nothing-here.`)).toBeVisible();
  await expect(screen.tokenize).toHaveCount(0);
});

test('user can rename a fine-tune, delete it, and undo that', async ({ page }) => {
  const screen = fineTunesPage(page, freshRepository());
  const id = await screen.seed(good);
  await screen.open(id);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Beacons');
  await page.keyboard.press('Enter');
  const row = screen.list.getByRole('link', { name: /Beacons/ });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search fine-tunes' }).fill('nothing of this name');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${id}$`));
});

test('user can tokenize by only the documented endpoint', async ({ page }) => {
  const key = 'key-of-the-hosted-service';
  const upstream = await startTokenizeOnlyUpstream(key, 'ft-1');
  const data = await createTemporaryDataDirectory();
  const environment = { MEDIA_API_URL: upstream.url, MEDIA_API_KEY: key };
  const easel = await runEasel({ dataDirectory: data.path, environment });
  try {
    await page.goto(`${easel.url}/fine-tunes/acme/lanterns`);
    await expect(page.getByText(/This service can’t list the fine-tunes in this repository/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Fine-tune id' }).fill('ft-1');
    await page.keyboard.press('Enter');
    const tokenize = page.getByRole('button', { name: 'Tokenize', exact: true });
    await tokenize.click();
    await expect(page.getByRole('heading', { name: 'lanterns', level: 2 })).toBeVisible();
    await expect(page.getByText('Tokenizing', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /lanterns.*ft-1/ })).toBeVisible();

    await page.reload();
    await tokenize.click();
    await expect(page.getByText('This fine-tune is tokenizing.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Fine-tune id' }).fill('ft-2');
    await page.keyboard.press('Enter');
    await tokenize.click();
    await expect(page.getByText('There is no fine-tune “ft-2” in acme/lanterns.')).toBeVisible();
    expect(upstream.calls()).toBe(3);

    await page.getByRole('link', { name: 'New fine-tune' }).click();
    await page.getByLabel('Dataset file').setInputFiles(good);
    await expect(page.getByText(/This service doesn’t accept files for acme\/lanterns/)).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByLabel('or use a file in the repository').fill('main/rows.jsonl');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await page.getByRole('combobox', { name: /Training type/ }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('combobox', { name: /Base model/ }).fill('qwen-image');
    await page.getByRole('button', { name: 'Create fine-tune' }).click();
    await expect(page.getByText(/This service can’t create a fine-tune in acme\/lanterns/)).toBeVisible();
    await expectNoViolations(page);
  } finally {
    await page.goto('about:blank');
    await easel.stop();
    await upstream.close();
    await data.remove();
  }
});
