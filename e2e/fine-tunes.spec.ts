import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';

const rows = ['The keeper lights the lamp.', 'The sea is calm tonight.'].map((text) => JSON.stringify({ text }));

/** A repository of its own with a dataset, and a fine-tune in the state `created` in it. */
async function makeFineTune(page: Page): Promise<{ repository: string; id: string }> {
  const repository = `lighthouses-${randomUUID().slice(0, 8)}`;
  const upload = await page.request.put(`/api/repos/acme/${repository}/file/main/rows.jsonl`, {
    multipart: { file: { name: 'rows.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(rows.join('\n')) } },
  });
  expect(upload.ok()).toBe(true);
  const created = await page.request.post(`/api/repos/acme/${repository}/fine_tunes`, {
    data: { resource: 'main/rows.jsonl', base_model: 'gpt-4o-mini', script_type: 'text_generation' },
  });
  expect(created.status()).toBe(201);
  const { fine_tune: fineTune } = (await created.json()) as { fine_tune: { id: string; status: string } };
  expect(fineTune.status).toBe('created');
  return { repository, id: fineTune.id };
}

async function address(page: Page, repository: string, id: string): Promise<void> {
  await page.goto('/fine-tunes');
  await page.getByRole('textbox', { name: 'Namespace' }).fill('acme');
  await page.getByRole('textbox', { name: 'Repository' }).fill(repository);
  await page.getByRole('textbox', { name: /^Fine-tune/ }).fill(id);
}

test('user can start a fine-tune’s tokenization and watch it end', async ({ page }) => {
  const { repository, id } = await makeFineTune(page);
  await address(page, repository, id);
  await page.getByRole('button', { name: 'Tokenize', exact: true }).first().click();

  await expect(page.getByText(/has begun/)).toBeVisible();
  await expect(page.getByRole('cell', { name: '12', exact: true })).toBeVisible();
});

test('user who tokenizes twice is told the state', async ({ page }) => {
  const { repository, id } = await makeFineTune(page);
  expect((await page.request.post(`/api/repos/acme/${repository}/fine_tunes/${id}/tokenize`)).status()).toBe(200);
  await address(page, repository, id);
  await page.getByRole('button', { name: 'Tokenize', exact: true }).first().click();

  await expect(page.getByText(/Only a fine-tune in the state “created” can be tokenized/)).toBeVisible();
});

test('user who asks for a fine-tune that does not exist reads so in plain words', async ({ page }) => {
  const missing = randomUUID();
  await address(page, 'nothing-here', missing);
  await page.getByRole('button', { name: 'Tokenize', exact: true }).first().click();

  await expect(page.getByText(`There is no fine-tune “${missing}” in acme/nothing-here.`)).toBeVisible();
});
