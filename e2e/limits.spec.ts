import { expect, type Page } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { studioOfPeople } from './support/people.ts';

const { administrator, newPerson } = studioOfPeople();

// These journeys start their own programs. Animations would delay axe.
test.use({ baseURL: undefined, contextOptions: { reducedMotion: 'reduce' } });

/** Writes a prompt into the form and presses Generate. */
async function generate(page: Page, prompt: string): Promise<void> {
  const create = createPage(page);
  await create.prompt.fill(prompt);
  await create.press('Generate');
}

test('user sees what is left of a limit before the press, and whom to ask once it is reached', async ({ browser }) => {
  const admin = await administrator(browser);
  const ann = await newPerson(browser, admin, 'Ann');

  // Without limits, nothing is said of them.
  const create = createPage(ann);
  await create.choose('ig-1');
  await expect(create.request.getByText('Free on this machine')).toBeVisible();
  await expect(create.request.getByText(/left today/)).toHaveCount(0);

  await admin.goto('/settings');
  await admin.getByRole('button', { name: 'Actions for Ann' }).click();
  await admin.getByRole('button', { name: 'Limits…' }).click();
  const limits = admin.getByRole('region', { name: 'Limits of Ann' });
  const perDay = limits.getByRole('group', { name: 'Jobs a day' });
  await expect(perDay.getByText('Role: No limit')).toBeVisible();
  await perDay.getByRole('combobox', { name: 'Jobs a day: which limit' }).click();
  await admin.getByRole('option', { name: 'Limit', exact: true }).click();
  await perDay.getByRole('textbox', { name: 'Jobs a day: amount' }).fill('two');
  await limits.getByRole('button', { name: 'Save' }).click();
  await expect(limits.getByText('Enter a whole number from 0 to 1,000,000.')).toBeVisible();
  await perDay.getByRole('textbox', { name: 'Jobs a day: amount' }).fill('2');
  await limits.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByLabel('Messages').getByText('Limits saved.')).toBeVisible();
  await expectNoViolations(admin);
  // Only the page scrolls, not the document around it.
  expect(await admin.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await create.choose('ig-1');
  const left = create.request.getByRole('button', { name: /Show your limits$/ });
  await expect(left).toHaveText('2 jobs left today');
  await left.click();
  const all = ann.getByRole('dialog', { name: 'Your limits' });
  await expect(all.getByText('0 of 2')).toBeVisible();
  await expect(all.getByText(/^Renews /)).toBeVisible();
  await expectNoViolations(ann);
  await ann.keyboard.press('Escape');

  await create.variants(4).click();
  await expect(left).toHaveText('This makes 4 jobs; 2 are left today.');
  await create.variants(1).click();
  await generate(ann, 'A lighthouse in fog');
  await expect(left).toHaveText('1 job left today');
  await create.shownImage('A lighthouse in fog');
  await generate(ann, 'A lighthouse at noon');
  await expect(left).toHaveText('This makes 1 job; none is left today.');
  await create.shownImage('A lighthouse at noon');

  await generate(ann, 'A lighthouse at night');
  await expect(
    create.request.getByText(/The limit is 2 jobs a day: nothing is left.*Ask an administrator/),
  ).toBeVisible();
  await expect(create.prompt).toHaveValue('A lighthouse at night');
  const jobs = await ann.request.get('/api/studio/jobs?owner=me');
  expect(((await jobs.json()) as { jobs: unknown[] }).jobs).toHaveLength(2);

  await admin.reload();
  await admin.getByRole('button', { name: 'Actions for Ann' }).click();
  await admin.getByRole('button', { name: 'Limits…' }).click();
  await perDay.getByRole('combobox', { name: 'Jobs a day: which limit' }).click();
  await admin.getByRole('option', { name: 'As the role' }).click();
  await limits.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByLabel('Messages').getByText('Limits saved.')).toBeVisible();
  await generate(ann, 'A lighthouse at night');
  await create.shownImage('A lighthouse at night');
  for (const page of [admin, ann]) await page.context().close();
});

test('user sees their usage, and an administrator everyone’s', async ({ browser }) => {
  const admin = await administrator(browser);
  const ben = await newPerson(browser, admin, 'Ben');
  const press = { model: 'ig-1', prompt: 'A heron', width: 256, height: 256 };
  for (const page of [admin, ben]) expect((await page.request.post('/api/ai/queue', { data: press })).ok()).toBe(true);

  await ben.goto('/settings');
  await ben.getByRole('link', { name: 'Show usage' }).click();
  await expect(ben.getByRole('heading', { name: 'Usage', level: 1 })).toBeVisible();
  const table = ben.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').last()).toContainText('Total');
  await expect(ben.getByRole('radio', { name: 'Person' })).toHaveCount(0);
  await ben.getByRole('radio', { name: 'Model' }).click();
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expectNoViolations(ben);

  await admin.goto('/settings/usage');
  await admin.getByRole('radio', { name: 'Person' }).click();
  await expect(admin.getByRole('rowheader', { name: 'Ben' })).toBeVisible();
  const downloading = admin.waitForEvent('download');
  await admin.getByRole('link', { name: 'Download CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^usage .* to .*\.csv$/);
  await expectNoViolations(admin);
  for (const page of [admin, ben]) await page.context().close();
});
