import { type Page, expect } from '@playwright/test';
import { studioJobListSchema } from '../lib/contract/studio/studio-job.ts';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { leaveDraft } from './support/leave-draft.ts';
import { expectNoViolations } from './support/no-violations.ts';

/** Not located by role: elements behind a dialog have none. */
function messages(page: Page) {
  return page.locator('[data-slot="notice"]');
}

/** The details of the staged job: its seed, elements with its name, and the bodies that are sent from now on. */
function result(page: Page) {
  const details = page.getByRole('complementary', { name: 'Details' });
  const fileOf = () =>
    page
      .getByRole('region', { name: 'Image' })
      .locator('img[src^="/api/studio/media/"]')
      .evaluateAll(([image]) => image?.getAttribute('src') ?? '');
  const newest = async () => {
    const { jobs } = studioJobListSchema.parse(await (await page.request.get('/api/studio/jobs?limit=1')).json());
    return jobs[0] ?? null;
  };
  return {
    details,
    /** Waits until the result of the next job is shown, and reads its seed. */
    seedAfter: async (press: () => Promise<void>) => {
      const before = (await newest())?.id;
      await press();
      const isShown = async () => {
        const job = await newest();
        const [media] = job?.id === before ? [] : (job?.results ?? []);
        return media !== undefined && (await fileOf()).includes(media.id);
      };
      await expect.poll(isShown).toBe(true);
      const seed = details.locator('dt', { hasText: /^Seed$/ }).locator('xpath=following-sibling::dd[1]');
      await expect(seed).toHaveText(/^\d+$/);
      return (await seed.textContent()) ?? '';
    },
  };
}

test('user can reproduce a result by its seed, and vary it with new ones', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1600, height: 900 });
  await leaveDraft(page, 'ig-1', { prompt: 'A pier in seedlight', width: 256, height: 256 });
  const create = createPage(page);
  const { details, seedAfter } = result(page);
  await create.choose('ig-1');
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai/queue')) sent.push(request.postDataJSON() as Record<string, unknown>);
  });

  const loved = await seedAfter(() => create.press('Generate'));
  expect(sent.at(-1)?.['seed']).toBe(Number(loved));
  const name = `A pier in seedlight seed ${loved}.`;
  const downloading = page.waitForEvent('download');
  await create.image.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^${name}`));
  await expectNoViolations(page, { within: 'aside' });

  const other = await seedAfter(() => create.press('Generate'));
  expect(other).not.toBe(loved);
  const another = await seedAfter(() => details.getByRole('button', { name: 'New seed' }).click());
  expect([loved, other]).not.toContain(another);
  expect(await seedAfter(() => details.getByRole('button', { name: 'Run again', exact: true }).click())).toBe(another);

  await details.getByRole('button', { name: 'Copy seed' }).click();
  await expect(messages(page).getByText('Seed copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(another);

  await page.getByRole('region', { name: 'Image' }).getByRole('img', { name: 'A pier in seedlight' }).dblclick();
  const viewer = page.getByRole('dialog', { name: 'A pier in seedlight' });
  await expect(viewer).toContainText(`Seed${another}`);
  await expectNoViolations(page);
  await viewer.getByRole('button', { name: 'Lock seed' }).click();
  await expect(messages(page).getByText(`Seed ${another} is locked in the form.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await create.prompt.fill('A pier in seedlight at noon');
  expect(await seedAfter(() => create.press('Generate'))).toBe(another);
});

test('user can distinguish four variants by their seeds, and lock one from the library', async ({ page }) => {
  await leaveDraft(page, 'ig-1', { prompt: 'Four jetties', width: 256, height: 256 });
  const create = createPage(page);
  await create.choose('ig-1');
  await create.variants(4).click();
  await create.press('Generate 4');

  interface Job {
    status: string;
    prompt: string;
    results: { id: string; name: string; seed: string }[];
  }
  const variants = async () => {
    const { jobs } = (await (await page.request.get('/api/studio/jobs?limit=20')).json()) as { jobs: Job[] };
    return jobs.filter(({ prompt, status }) => prompt === 'Four jetties' && status === 'succeeded');
  };
  await expect.poll(async () => (await variants()).length).toBe(4);
  const results = (await variants()).flatMap((job) => job.results);
  expect(new Set(results.map(({ name }) => name)).size).toBe(4);
  expect(new Set(results.map(({ seed }) => seed)).size).toBe(4);

  const { id, seed } = results[2] ?? { id: '', seed: '' };
  await page.goto(`/library/${id}`);
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByText(seed, { exact: true })).toBeVisible();
  await expectNoViolations(page, { within: 'aside' });
  await details.getByRole('link', { name: 'Lock seed' }).click();
  await expect(messages(page).getByText(`Seed ${seed} is locked in the form.`)).toBeVisible();
  await create.request.getByRole('button', { name: 'More settings' }).click();
  await expect(create.request.getByRole('spinbutton', { name: 'Seed' })).toHaveValue(seed);
  await expect(create.prompt).toHaveValue('Four jetties');
  expect(page.url()).not.toContain('seed=');
});
