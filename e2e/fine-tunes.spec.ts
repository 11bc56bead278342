import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { createTemporaryDataDirectory, runEasel } from '../lib/setup/test/run-easel.ts';
import { dataset, fineTunesPage } from './support/fine-tunes-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startTokenizeOnlyUpstream } from './support/tokenize-only-upstream.ts';

const rows = ['The keeper lights the lamp.', 'The sea is calm tonight.'].map((text) => JSON.stringify({ text }));
const good = dataset('rows.jsonl', rows);
const freshRepository = () => `lighthouses-${randomUUID().slice(0, 8)}`;

/** Fifty questions and replies, three of which have problems. */
const chats = Array.from({ length: 50 }, (_, index) => ({
  prompt: `Where is lamp ${index}?`,
  completion: index === 11 ? '' : index === 40 ? 7 : `In the ${'very '.repeat(index % 9)}tall tower.`,
}));
const support = dataset(
  'support-chats.jsonl',
  chats.map((row, index) => JSON.stringify(index === 13 ? { completion: row.completion } : row)),
);
const jargon =
  /namespace|repositor|script|epoch|learning rate|lora|jsonl? schema|hyperparameter|checkpoint|branch|upload it|endpoint/i;

test('user can come from a file to its tokens in four actions without a word of jargon', async ({ page }) => {
  const screen = fineTunesPage(page, freshRepository());
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/repos/')) calls.push(request.method());
  });
  await screen.open();
  const seen: string[] = [];
  const look = async () => seen.push(await page.getByRole('main').innerText());
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    await look();
    actions += 1;
    await action;
  };

  await act(page.getByRole('link', { name: /Conversations/ }).click());
  await act(screen.drop(support));
  await expect(screen.check.getByText('50 rows')).toBeVisible();
  await expect(screen.check.getByText('47 ready')).toBeVisible();
  await expect(screen.check.getByText('3 with problems')).toBeVisible();
  await expect(screen.making.getByText('3 rows with problems are left out.')).toBeVisible();
  expect(calls).toEqual([]);
  const estimate = screen.making.getByRole('region', { name: 'Estimate' });
  const tokens = /^[\d,]+$/m.exec(await estimate.innerText())?.[0] ?? 'no tokens';
  await expectNoViolations(page);
  await act(screen.tokenizeRows.dblclick());
  await expect(page.getByRole('heading', { name: 'Support chats', level: 2 })).toBeVisible();
  await expect(page.getByText('This service checks and counts. It does not train models')).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toContain('LoRA');
  await expect(page.getByText(tokens, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^tokens in 47 rows/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await act(page.getByRole('link', { name: /^Download tokens/ }).click());
  expect((await downloading).suggestedFilename()).toMatch(/support-chats-cleaned\.jsonl\..*\.tokens$/);

  expect(actions).toBe(4);
  expect(calls).toEqual(['PUT', 'POST', 'POST']);
  const found = seen.slice(0, 3).flatMap((text) => jargon.exec(text) ?? []);
  expect(found).toEqual([]);
  await expect(screen.list.getByRole('link', { name: /Support chats.*Tokenized.*tokens/ })).toBeVisible();
  await expectNoViolations(page);

  const cleaned = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download dataset' }).click();
  expect((await readFile(await (await cleaned).path(), 'utf8')).trim().split('\n')).toHaveLength(47);
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect(await readFile(await (await report).path(), 'utf8')).toContain(`Tokens: ${tokens}`);
});

test('user can read which rows have problems, keep them, and match the columns by hand', async ({ page }) => {
  const screen = fineTunesPage(page, freshRepository());
  await screen.begin('conversations');
  await screen.drop(support);
  await screen.check.getByRole('button', { name: 'Show problems only' }).click();
  await expect(screen.check.getByRole('row')).toHaveText([
    /^Row/,
    /^12.*“Reply” is empty/,
    /^14.*“Question” is missing/,
    /^41.*“Reply” is not text/,
  ]);
  await screen.check.getByRole('button', { name: 'Show all rows' }).click();
  await screen.check.getByRole('checkbox', { name: 'Leave out 3' }).uncheck();
  await expect(screen.making.getByText(/Leave out the 2 rows with problems, or fix the file/)).toBeVisible();
  await expect(screen.making.getByRole('button', { name: 'Tokenize', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const other = { name: 'fragen.csv', mimeType: 'text/csv', buffer: Buffer.from('id;a;b\n1;Wo?;"Da; dort."\n') };
  await screen.drop(other);
  await expect(screen.check.getByText('1 row', { exact: true })).toBeVisible();
  const question = screen.check.getByRole('combobox', { name: 'Column for “Question”' });
  await question.click();
  await page.getByRole('option', { name: 'a', exact: true }).click();
  const reply = screen.check.getByRole('combobox', { name: 'Column for “Reply”' });
  await reply.click();
  await page.getByRole('option', { name: 'b', exact: true }).click();
  await expect(screen.check.getByRole('cell', { name: 'Da; dort.' })).toBeVisible();
  await expect(screen.tokenizeRows).toHaveAttribute('aria-disabled', 'false');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page);
});

test('user can teach a style from images with captions, and the voice of a text', async ({ page }) => {
  const repository = freshRepository();
  const screen = fineTunesPage(page, repository);
  await screen.begin('style');
  const image = await readFile(new URL('../public/examples/ig-1.webp', import.meta.url));
  const files = [
    { name: 'hut.webp', mimeType: 'image/webp', buffer: image },
    { name: 'hut.txt', mimeType: 'text/plain', buffer: Buffer.from('a red hut by the sea') },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no image') },
  ];
  await screen.making.getByLabel('Dataset file').setInputFiles(files);
  await expect(screen.making.getByText('“broken.png” can’t be opened as an image and was left out.')).toBeVisible();
  await expect(screen.check.getByRole('img', { name: 'Image of row 1' })).toBeVisible();
  await screen.making.getByRole('button', { name: /^Base model/ }).click();
  await expect(page.getByRole('option', { name: /GPT/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Search base models' }).fill('qwen');
  await page.keyboard.press('Enter');
  await expect(screen.making.getByRole('button', { name: 'Base model: Qwen Image' })).toBeVisible();
  await screen.tokenizeRows.click();
  await expect(page.getByText(/^tokens in 1 row/)).toBeVisible();
  await expect(page.getByText(/· 1 image/)).toBeVisible();

  await screen.begin('voice');
  await screen.drop({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ann,\n\nall is well.') });
  await expect(screen.making.getByText(/One row per paragraph/)).toBeVisible();
  await expect(screen.check.getByText('2 rows')).toBeVisible();
  await screen.drop({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('x') });
  await expect(screen.making.getByText(/“song.mp3” can’t be used/)).toBeVisible();
});

test('user whose connection breaks can press again, and has one project', async ({ page }) => {
  const repository = freshRepository();
  const screen = fineTunesPage(page, repository);
  await screen.begin('voice');
  await screen.drop(good);
  const creations = `**/api/repos/acme/${repository}/fine_tunes`;
  await page.route(creations, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await screen.tokenizeRows.click();
  await expect(page.getByText(/The project may or may not have been created/)).toBeVisible();
  await page.unroute(creations);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^tokens in 2 rows/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^tokens in 2 rows/)).toBeVisible();
  await expect(screen.list.getByRole('link', { name: /Tokenized/ })).toHaveCount(1);
});

test('user can create a project first, tokenize it later, and read the result', async ({ page }) => {
  const screen = fineTunesPage(page, freshRepository());
  await screen.create(good, 'Lamps and seas');
  await expect(page.getByText('Reads the dataset and counts its tokens.')).toBeVisible();
  await screen.tokenize.dblclick();

  await expect(page.getByText('12', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^tokens in 2 rows/)).toBeVisible();
  await expect(page.getByText(/Tokenizer o200k_base/)).toBeVisible();
  await expect(page.getByRole('img', { name: /Histogram/ })).toBeVisible();
  await expect(screen.tokenize).toHaveCount(0);
  await expect(screen.list.getByRole('link', { name: /Lamps and seas.*Tokenized.*12 tokens/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('columnheader', { name: 'Rows' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'All projects' }).click();
  await expect(screen.list.getByRole('link', { name: /Lamps and seas/ })).toBeVisible();
});

test('user can set what is advanced: the place, the training, any base model, a stored file, parameters', async ({
  page,
}) => {
  const repository = freshRepository();
  const screen = fineTunesPage(page, freshRepository());
  await page.route('**/api/ai/fine_tunes/options', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), can_train: true } });
  });
  await fineTunesPage(page, repository).seed(dataset('stored.jsonl', ['{"verse":"Light."}', '{"verse":"Dark."}']));
  await screen.begin('voice');
  await expect(screen.making.getByText('This service can train on the tokens.')).toBeVisible();
  await screen.openAdvanced();
  await screen.making.getByRole('textbox', { name: 'Repository' }).fill(repository);
  await screen.making.getByLabel('File that is already stored').fill('main/stored.jsonl');
  await screen.making.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(screen.check.getByText('2 rows')).toBeVisible();
  await screen.making.getByRole('combobox', { name: /Training type/ }).click();
  await page.getByRole('option', { name: 'Text', exact: true }).click();
  await screen.making.getByRole('textbox', { name: 'Base model id' }).fill('my-own-model');
  const epochs = screen.making.getByRole('spinbutton', { name: 'Epochs' });
  await epochs.fill('0');
  await expect(screen.making.getByText('Fix the training parameters under Advanced.')).toBeVisible();
  await epochs.fill('7');
  await expectNoViolations(page);
  await screen.tokenizeRows.click();
  await expect(page).toHaveURL(new RegExp(`/acme/${repository}/`));
  await expect(page.getByText('my-own-model').first()).toBeVisible();
  await expect(page.getByText('main/stored.jsonl', { exact: true })).toBeVisible();
  await expect(page.getByText('Text: verse')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^7$/ })).toBeVisible();
});

test('user with a broken dataset can read which rows are invalid, copy them, and start again without them', async ({
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
  await expect(page.getByText(/Leave out these rows, or fix them in your file/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Line\tColumn\tError\n3\tverse\t/);
  await expect(screen.tokenize).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Leave out these rows and start again' }).click();
  await expect(screen.making.getByText('Starts with the settings of “Seeded”.')).toBeVisible();
  await page.reload();
  await expect(screen.check.getByText('10 with problems')).toBeVisible();
  await expect(screen.check.getByRole('combobox', { name: 'Column for “Text”' })).toHaveText('verse');
  await expect(screen.making.getByRole('button', { name: 'Base model: GPT-4o mini' })).toBeVisible();
  await expectNoViolations(page);
  await screen.tokenizeRows.click();
  await expect(page.getByText(/^tokens in 2 rows/)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^7$/ })).toBeVisible();
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
  await expect(page.getByText(/Nothing was changed. To count the tokens again, start a new project/)).toBeVisible();
  await page.unroute(`**/fine_tunes/${id}`);
  await page.reload();
  await expect(page.getByText('Tokens counted', { exact: true })).toBeVisible();
  await expect(page.getByText(/This service checks and counts. It does not train models/)).toBeVisible();
});

test('user who opens a missing fine-tune can read so', async ({ page }) => {
  const screen = fineTunesPage(page, 'nothing-here');
  const missing = randomUUID();
  await screen.open();
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Project id' }).fill(missing);
  await page.keyboard.press('Enter');

  await expect(page.getByText(`There is no project “${missing}” in acme/nothing-here.`)).toBeVisible();
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
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('nothing of this name');
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
    await expect(page.getByText(/This service can’t list its projects/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Project id' }).fill('ft-1');
    await page.keyboard.press('Enter');
    const tokenize = page.getByRole('button', { name: 'Tokenize', exact: true });
    await tokenize.click();
    await expect(page.getByRole('heading', { name: 'lanterns', level: 2 })).toBeVisible();
    await expect(page.getByText('Tokenizing', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /lanterns.*ft-1/ })).toBeVisible();

    await page.reload();
    await tokenize.click();
    await expect(page.getByText('This fine-tune is tokenizing.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Project id' }).fill('ft-2');
    await page.keyboard.press('Enter');
    await tokenize.click();
    await expect(page.getByText('There is no project “ft-2” in acme/lanterns.')).toBeVisible();
    expect(upstream.calls()).toBe(3);

    await page.getByRole('link', { name: 'New project' }).click();
    await page.getByRole('radio', { name: 'Your writing style' }).check();
    await page.getByLabel('Dataset file').setInputFiles(good);
    await page.getByRole('textbox', { name: 'Base model' }).fill('qwen-image');
    await page.getByRole('button', { name: 'Tokenize 2 rows' }).click();
    await expect(page.getByText(/This service doesn’t accept files for acme\/lanterns/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await page.getByText('Advanced', { exact: true }).click();
    await page.getByLabel('File that is already stored').fill('main/rows.jsonl');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await page.getByRole('combobox', { name: /Training type/ }).click();
    await page.getByRole('option', { name: 'Text to image' }).click();
    await page.getByRole('button', { name: 'Tokenize', exact: true }).click();
    await expect(page.getByText(/This service can’t create a project in acme\/lanterns/)).toBeVisible();
    await expectNoViolations(page);
  } finally {
    await page.goto('about:blank');
    await easel.stop();
    await upstream.close();
    await data.remove();
  }
});
