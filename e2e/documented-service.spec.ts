import { expect, type Page, test as base } from '@playwright/test';
import { settlePauseMs } from '../components/schema-form/issues/use-settled.ts';
import { findFreePort } from '../lib/database/embedded/find-free-port.ts';
import { createTemporaryDataDirectory, runEasel } from '../lib/setup/test/run-easel.ts';
import { commandMenu } from './support/command-menu.ts';
import { createPage } from './support/create-page.ts';
import { type DocumentedUpstream, startDocumentedUpstream } from './support/documented-upstream.ts';
import { hydrated } from './support/hydrated.ts';
import { expectNoViolations } from './support/no-violations.ts';

const key = 'a-key-of-journeys';

/** Pauses an installed clock: responses still arrive, but no time passes. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

async function runStudio(
  upstream: DocumentedUpstream,
  more: Record<string, string>,
  use: (url: string) => Promise<void>,
) {
  const data = await createTemporaryDataDirectory();
  const port = await findFreePort();
  const studio = `http://studio.test:${port}`;
  const environment = {
    MEDIA_API_URL: upstream.url,
    MEDIA_API_KEY: key,
    STUDIO_URL: studio,
    PORT: String(port),
    ...more,
  };
  const easel = await runEasel({ dataDirectory: data.path, environment });
  await use(studio);
  await easel.stop();
  await data.remove();
}

/**
 * A studio of a service with only the documented endpoints, opened over plain HTTP under the name of another machine.
 */
const test = base.extend<object, { upstream: DocumentedUpstream; studio: string; studioOfNamed: string }>({
  upstream: [
    async ({}, use) => {
      const upstream = await startDocumentedUpstream(key);
      await use(upstream);
      await upstream.close();
    },
    { scope: 'worker' },
  ],
  studio: [({ upstream }, use) => runStudio(upstream, {}, use), { scope: 'worker' }],
  /** A studio whose settings name a model of that service. */
  studioOfNamed: [
    ({ upstream }, use) => runStudio(upstream, { MEDIA_MODELS: 'owner/painter-2' }, use),
    { scope: 'worker' },
  ],
  baseURL: ({ studio }, use) => use(studio),
});

test('user of a service without a list of models can open one by its id, generate an image, and find both again', async ({
  page,
  upstream,
}) => {
  const create = createPage(page);
  await page.goto('/');
  const id = create.request.getByRole('textbox', { name: 'Model id' });
  await expect(create.request.getByRole('heading', { name: 'This service doesn’t list its models' })).toBeVisible();
  await expect(id).toBeVisible();
  await expect(create.image.getByText('Your results appear here.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recipes' })).toHaveCount(0);
  await expect(page.getByText(/built-in service|could not be loaded/)).toHaveCount(0);
  await expect(create.image.getByRole('img')).toHaveCount(0);
  await expectNoViolations(page);

  await id.fill('owner/nobody');
  await commandMenu(page).open();
  await page.keyboard.press('Escape');
  await expect(id).toHaveValue('owner/nobody');
  await id.press('Enter');
  await expect(create.request.getByText('The model “owner/nobody” could not be loaded. Not found.')).toBeVisible();
  await id.fill('owner/painter-2');
  await id.press('Enter');
  await create.prompt.fill('A lantern in the rain');
  await create.press('Generate');
  await create.shownImage('A lantern in the rain');
  expect(upstream.requests).toEqual([{ model: 'owner/painter-2', prompt: 'A lantern in the rain' }]);

  // The next visit starts with the last used model, and offers the ids used before.
  await page.goto('/');
  await expect(create.prompt).toHaveValue('A lantern in the rain');
  await page.goto('/?model=owner/nobody');
  await create.request.getByRole('button', { name: 'owner/painter-2' }).click();
  await expect(create.prompt).toHaveValue('A lantern in the rain');
  await page.goto('/settings');
  await expect(page.getByText('Connected · No model list')).toBeVisible();
});

test('user of a studio that names one of the models can find another, used last, at the next visit', async ({
  page,
  studioOfNamed,
}) => {
  const create = createPage(page);
  const picker = page.getByRole('button', { name: /^Model:/ });
  await page.goto(studioOfNamed);
  await expect(picker).toHaveAccessibleName(/owner\/painter-2/);
  await page.goto(`${studioOfNamed}/?model=owner/etcher-1`);
  await create.prompt.fill('A heron in the reeds');
  await page.goto(studioOfNamed);
  await expect(picker).toHaveAccessibleName(/owner\/etcher-1/);
  await expect(create.prompt).toHaveValue('A heron in the reeds');

  await picker.click();
  const chooser = page.getByRole('dialog', { name: 'Choose a model' });
  await expect(chooser.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.goto(`${studioOfNamed}/?model=owner/nobody`);
  await expect(create.request.getByRole('heading', { name: 'This service doesn’t list its models' })).toBeVisible();
  const offered = (heading: string) => create.request.getByRole('group', { name: heading }).getByRole('button');
  await expect(offered('Used before')).toHaveText(['owner/etcher-1']);
  await expect(offered('Available models')).toHaveText(['owner/painter-2']);
  await offered('Available models').click();
  await expect(picker).toHaveAccessibleName(/owner\/painter-2/);
  await page.goto(`${studioOfNamed}/settings`);
  await expect(page.getByText('Connected · No model list')).toBeVisible();
});

test('user can choose among the ids used before in the list of models, by search and Enter too', async ({
  page,
  upstream,
}) => {
  const create = createPage(page);
  const picker = page.getByRole('button', { name: /^Model:/ });
  const chooser = page.getByRole('dialog', { name: 'Choose a model' });
  const used = chooser.getByRole('rowgroup', { name: 'Used before' });
  await page.goto('/?model=owner/etcher-1');
  await create.prompt.fill('A heron in the reeds');
  await create.press('Generate');
  await create.shownImage('A heron in the reeds');
  expect(upstream.requests).toContainEqual({ model: 'owner/etcher-1', prompt: 'A heron in the reeds' });
  await page.goto('/?model=owner/painter-2');
  await picker.click();
  await expect(used.getByRole('row', { name: 'owner/etcher-1' })).toBeVisible();
  await expect(used.getByRole('row', { name: 'owner/painter-2' })).toHaveCount(0);
  await expectNoViolations(page);
  await used.getByText('owner/etcher-1').click();
  await expect(picker).toHaveAccessibleName(/owner\/etcher-1/);
  await expect(create.prompt).toHaveValue('A heron in the reeds');

  await page.goto('/?model=owner/painter-2');
  await picker.click();
  const search = chooser.getByRole('combobox');
  await search.fill('Etch');
  // Before the jobs are there, the one row is the typed text, which Enter never takes.
  await expect(used.getByRole('row', { name: 'owner/etcher-1' })).toBeVisible();
  await expect(chooser.getByRole('row')).toHaveCount(1);
  await search.press('Enter');
  await expect(picker).toHaveAccessibleName(/owner\/etcher-1/);

  // A search without a match does not change the model.
  await picker.click();
  await search.fill('owner/nobody');
  await expect(used).toHaveCount(0);
  await search.press('Enter');
  await expect(picker).toHaveAccessibleName(/owner\/etcher-1/);
});

test('user of such a service can open a fine-tune by its id and tokenize it', async ({ page }) => {
  await page.goto('/fine-tunes/acme/lanterns');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Project id' }).fill('ft-1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tokenize', exact: true }).click();
  await expect(page.getByText('Tokenizing', { exact: true }).first()).toBeVisible();
});

test('user over plain HTTP can send and copy', async ({ page, upstream }) => {
  const create = createPage(page);
  await page.goto('/?model=owner/painter-2');
  expect(await page.evaluate(() => [window.isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await create.prompt.fill('A boat to copy');
  await create.press('Generate');
  await create.shownImage('A boat to copy');
  expect(upstream.requests).toContainEqual({ model: 'owner/painter-2', prompt: 'A boat to copy' });

  // There is no API to read the clipboard either; only the keys paste.
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

test('a pattern that never finishes does not freeze the page, and is sent as unchecked', async ({ page, upstream }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  const create = createPage(page);
  await page.clock.install();
  await page.goto('/?model=owner/painter-2');
  const label = create.request.getByRole('textbox', { name: 'Label' });
  const trap = `${'a'.repeat(60)}!`;
  await create.prompt.fill(trap);
  await create.prompt.press('Tab');
  // The clock is paused meanwhile, so this takes no time, however busy the machine is.
  await stopClock(page);
  await label.fill('ab');
  await label.press('Tab');
  await page.clock.runFor(settlePauseMs);
  await expect(label).toHaveAccessibleDescription(/not in the format/);
  await expect(create.request.getByText(/can’t be checked here/)).toHaveCount(0);
  await page.clock.resume();
  await create.prompt.fill('A patient clerk');
  await label.fill(trap);
  await expect(create.request.getByText(/can’t be checked here/)).toBeVisible();
  await expect(label).not.toHaveAttribute('aria-invalid', 'true');
  await create.press('Generate');
  await create.shownImage('A patient clerk');
  expect(upstream.requests).toContainEqual({ model: 'owner/painter-2', prompt: 'A patient clerk', label: trap });
  expect(refused).toEqual([]);
});

test('user who edits a request while its press waits for a slow pattern sends nothing before pressing again', async ({
  page,
  upstream,
}) => {
  const create = createPage(page);
  const waiting = create.request.getByText('Checking the request.');
  const sent = () => upstream.requests.filter(({ prompt }) => /hasty clerk/.test(String(prompt)));
  // Workers that start, and never answer.
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  });
  await page.clock.install();
  await page.goto('/?model=owner/painter-2');
  await create.prompt.fill('A hasty clerk');
  await stopClock(page);
  await create.request.getByRole('textbox', { name: 'Label' }).fill('aaa');
  await create.press('Generate');
  await expect(waiting).toBeVisible();
  await create.prompt.fill('A hasty clerk, corrected');
  await expect(waiting).toBeHidden();
  await create.press('Generate');
  await expect(waiting).toBeVisible();
  await create.prompt.fill('A hasty clerk, corrected twice');
  await expect(waiting).toBeHidden();
  await page.clock.runFor(15_000);
  await page.clock.resume();
  // No worker answers in time: the request is sent unchecked, once it is pressed again.
  await expect(create.request.getByText(/can’t be checked here/)).toBeVisible();
  await create.press('Generate');
  await create.shownImage('A hasty clerk, corrected twice');
  expect(sent()).toEqual([expect.objectContaining({ prompt: 'A hasty clerk, corrected twice' })]);
});

test('user can send more texts under a slow pattern than the studio stores verdicts for', async ({
  page,
  upstream,
}) => {
  const create = createPage(page);
  const draft = {
    prompt: 'A clerk of many tags',
    tags: Array.from({ length: 201 }, (_, index) => 'b'.repeat(index + 1)),
  };
  await page.addInitScript(
    (values) => window.localStorage.setItem('easel:draft:owner/painter-2', JSON.stringify(values)),
    draft,
  );
  await page.goto('/?model=owner/painter-2');
  await create.press('Generate');
  await create.shownImage(draft.prompt);
  expect(upstream.requests).toContainEqual({ model: 'owner/painter-2', ...draft });
});
