import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { studioOfPeople } from './support/people.ts';

const { administrator, newPerson } = studioOfPeople();

// These journeys start their own programs. Animations would delay axe.
test.use({ baseURL: undefined, contextOptions: { reducedMotion: 'reduce' } });

/** Opens the audit log in the settings. */
async function openLog(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show audit log' }).click();
  const list = page.getByRole('list', { name: 'Audit log' });
  await expect(list).toBeVisible();
  return list;
}

test('administrator can read who did what, filter it and export it', async ({ browser }) => {
  const admin = await administrator(browser);
  const ann = await newPerson(browser, admin, 'Ann');
  const wrong = { email: 'ann@example.com', password: 'not the right one' };
  await ann.request.post('/api/studio/login', { form: wrong });
  const board = await ann.request.post('/api/studio/library/boards', { data: { name: 'Cold places' } });
  const { id } = (await board.json()) as { id: string };
  await ann.request.put(`/api/studio/library/boards/${id}/sharing`, { data: { everyone: 'view', members: [] } });

  await ann.goto('/settings');
  await expect(ann.getByRole('heading', { name: 'API tokens' })).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Show audit log' })).toHaveCount(0);
  expect((await ann.request.get('/api/studio/audit')).status()).toBe(403);

  const list = await openLog(admin);
  const entries = list.getByRole('listitem');
  await expect(entries.filter({ hasText: 'Administrator logged in.' })).toBeVisible();
  await expect(entries.filter({ hasText: 'Administrator invited Ann as Maker.' })).toBeVisible();
  await expect(entries.filter({ hasText: 'Ann joined as Maker.' })).toBeVisible();
  await expect(entries.filter({ hasText: 'Wrong password for Ann. Entered: ann@example.com.' })).toBeVisible();
  await expect(entries.first()).toContainText('Ann shared the board “Cold places”: everyone (view).');
  await expect(list).not.toContainText('not the right one');
  await expectNoViolations(admin);

  await admin.getByRole('combobox', { name: 'Show', exact: true }).click();
  await admin.getByRole('option', { name: 'Sharing' }).click();
  await expect(entries).toHaveCount(1);
  await admin.getByRole('combobox', { name: 'Person' }).click();
  await admin.getByRole('option', { name: 'Administrator' }).click();
  await expect(admin.getByText('No matching entries.')).toBeVisible();
  await admin.getByRole('combobox', { name: 'Person' }).click();
  await admin.getByRole('option', { name: 'Ann' }).click();
  await expect(entries).toHaveCount(1);

  const downloading = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export', exact: true }).click();
  await expectNoViolations(admin);
  await admin.getByRole('button', { name: 'CSV table' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^easel-audit-.*\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('board_shared');
  expect(lines[1]).toContain('Cold places');

  await expect((await openLog(admin)).getByRole('listitem').first()).toContainText(
    'Administrator exported the audit log.',
  );
  await admin.setViewportSize({ width: 390, height: 800 });
  const hidden = await admin.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(hidden).toBe(0);
  for (const page of [admin, ann]) await page.context().close();
});
