import { expect, test as base } from '@playwright/test';
import { findFreePort } from '../lib/database/embedded/find-free-port.ts';
import { createTemporaryDataDirectory, runEasel } from '../lib/setup/testing/run-easel.ts';
import { createPage } from './support/create-page.ts';
import { type DocumentedUpstream, startDocumentedUpstream } from './support/documented-upstream.ts';
import { expectNoViolations } from './support/no-violations.ts';

const key = 'a-key-of-journeys';

/** A studio of a service that has the documented endpoints alone, reached over plain HTTP under a name that is not this machine's. */
const test = base.extend<object, { upstream: DocumentedUpstream; studio: string }>({
  upstream: [
    async ({}, use) => {
      const upstream = await startDocumentedUpstream(key);
      await use(upstream);
      await upstream.close();
    },
    { scope: 'worker' },
  ],
  studio: [
    async ({ upstream }, use) => {
      const data = await createTemporaryDataDirectory();
      const port = await findFreePort();
      const studio = `http://studio.test:${port}`;
      const environment = {
        MEDIA_API_URL: upstream.url,
        MEDIA_API_KEY: key,
        STUDIO_URL: studio,
        PORT: String(port),
      };
      const easel = await runEasel({ dataDirectory: data.path, environment });
      await use(studio);
      await easel.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ studio }, use) => use(studio),
});

test('user of a service without a list of models opens one by its id, makes a picture, and finds both again', async ({
  page,
  upstream,
}) => {
  const create = createPage(page);
  await page.goto('/');
  const id = create.request.getByRole('textbox', { name: 'Model id' });
  await expect(create.request.getByRole('heading', { name: 'This service doesn’t list its models' })).toBeVisible();
  await expect(id).toBeVisible();
  await expect(create.picture.getByText('No results yet')).toBeVisible();
  await expect(page.getByText(/own service|could not be read/)).toHaveCount(0);
  await expect(create.picture.getByRole('img')).toHaveCount(0);
  await expectNoViolations(page);

  await id.fill('owner/nobody');
  await id.press('Enter');
  await expect(create.request.getByText('The model “owner/nobody” could not be read. Not found.')).toBeVisible();
  await id.fill('owner/painter-2');
  await id.press('Enter');
  await create.prompt.fill('A lantern in the rain');
  await create.press('Generate');
  await create.shownPicture('A lantern in the rain');
  expect(upstream.requests).toEqual([{ model: 'owner/painter-2', prompt: 'A lantern in the rain' }]);

  // The next visit begins where one was, and offers the ids used before.
  await page.goto('/');
  await expect(create.prompt).toHaveValue('A lantern in the rain');
  await page.goto('/?model=owner/nobody');
  await create.request.getByRole('button', { name: 'owner/painter-2' }).click();
  await expect(create.prompt).toHaveValue('A lantern in the rain');
  await page.goto('/settings');
  await expect(page.getByText('Yes, but it doesn’t list its models.')).toBeVisible();
});

test('user of such a service opens a fine-tune by its id and tokenizes it', async ({ page }) => {
  await page.goto('/fine-tunes/acme/lanterns');
  await page.getByRole('textbox', { name: 'Fine-tune id' }).fill('ft-1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tokenize', exact: true }).click();
  await expect(page.getByText('Tokenizing', { exact: true }).first()).toBeVisible();
});

test('user over plain HTTP sends and copies as everywhere', async ({ page, upstream }) => {
  const create = createPage(page);
  await page.goto('/?model=owner/painter-2');
  expect(await page.evaluate(() => [window.isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await create.prompt.fill('A boat to copy');
  await create.press('Generate');
  await create.shownPicture('A boat to copy');
  expect(upstream.requests).toContainEqual({ model: 'owner/painter-2', prompt: 'A boat to copy' });

  // There is nothing to read the clipboard with either, but the keys that paste.
  const pasted = async () => {
    await create.prompt.fill('');
    await create.prompt.press('ControlOrMeta+v');
    return create.prompt.inputValue();
  };
  await page.getByRole('button', { name: 'As code' }).click();
  await page.getByRole('dialog', { name: 'As code' }).getByRole('button', { name: /^Copy/ }).click();
  await page.keyboard.press('Escape');
  expect(await pasted()).toContain('A boat to copy');

  const item = await page.evaluate(async () => {
    const { jobs } = await (await fetch('/api/studio/jobs')).json();
    return String(jobs[0].results[0].id);
  });
  await page.goto(`/library/${item}`);
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
  await copy.click();
  await expect(page.getByText('Prompt copied').first()).toBeAttached();
  await expect(copy).toBeFocused();
  await page.goto('/?model=owner/painter-2');
  expect(await pasted()).toBe('A boat to copy');

  await page.goto('/fine-tunes/acme/lanterns/ft-1');
  await page.getByRole('button', { name: 'Copy id' }).click();
  await page.goto('/?model=owner/painter-2');
  expect(await pasted()).toBe('ft-1');
});

test('a pattern that takes for ever freezes nothing, is said to be unchecked, and is sent', async ({
  page,
  upstream,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  const create = createPage(page);
  await page.goto('/?model=owner/painter-2');
  const label = create.request.getByRole('textbox', { name: 'Label' });
  await create.prompt.fill('A patient clerk');
  await label.fill('ab');
  await label.press('Tab');
  await expect(label).toHaveAccessibleDescription(/does not have the form/);
  const trap = `${'a'.repeat(60)}!`;
  await label.fill(trap);
  await expect(create.request.getByText(/could not be checked here/)).toBeVisible();
  await expect(label).not.toHaveAttribute('aria-invalid', 'true');
  await create.press('Generate');
  await create.shownPicture('A patient clerk');
  expect(upstream.requests).toContainEqual({ model: 'owner/painter-2', prompt: 'A patient clerk', label: trap });
  expect(refused).toEqual([]);
});
