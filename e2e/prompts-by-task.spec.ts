import { expect, type Page } from '@playwright/test';
import { startFakeTextService } from '../lib/studio/text/testing/fake-text-service.ts';
import { createTemporaryDataDirectory, runEasel } from '../lib/setup/test/run-easel.ts';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';

const task = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Task' }).getByRole('button', { name, exact: true });
const noteOf = (page: Page) => page.getByRole('region', { name: 'Changes after switching models' });

test('user finds each task with its own prompt, and takes another one only by a press', async ({ page }) => {
  const { choose, prompt } = createPage(page);
  await choose('ig-1');
  await prompt.fill('A house by a still lake');

  await task(page, 'Edit').click();
  await expect(noteOf(page).getByRole('status')).toContainText('Prompt not used');
  await expect(prompt).toHaveValue('');
  await prompt.fill('Make it night');
  await task(page, 'Cut out').click();
  await expect(noteOf(page).getByRole('button', { name: 'Use “Make it night”?' })).toBeVisible();
  await expect(prompt).toHaveValue('');
  await prompt.fill('the person');
  await task(page, 'Animate').click();
  await expect(noteOf(page).getByRole('button', { name: 'Use “the person”?' })).toBeVisible();
  await expect(prompt).toHaveValue('');
  await expectNoViolations(page, { within: '#pane-request' });

  for (const [name, words] of [
    ['Generate', 'A house by a still lake'],
    ['Edit', 'Make it night'],
    ['Cut out', 'the person'],
  ] as const) {
    await task(page, name).click();
    await expect(prompt).toHaveValue(words);
  }
  await page.reload();
  await expect(prompt).toHaveValue('the person');
  await task(page, 'Generate').click();
  await expect(prompt).toHaveValue('A house by a still lake');

  await task(page, 'Animate').click();
  await noteOf(page).getByRole('button', { name: 'Use “A house by a still lake”?' }).click();
  await expect(prompt).toHaveValue('A house by a still lake');
  await expect(prompt).toBeFocused();
  await expect(noteOf(page).getByRole('status')).toContainText('Prompt kept');
  await noteOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toHaveValue('');
});

test('user can write with styles and snippets by the keyboard alone', async ({ page }) => {
  const { choose, prompt } = createPage(page);
  await choose('ig-1');
  await prompt.fill('');
  await page.getByRole('button', { name: /^Model: / }).focus();
  await page.keyboard.press('p');
  await expect(prompt).toBeFocused();
  await prompt.pressSequentially('A lake, ;flat');
  const offers = page.getByRole('listbox', { name: 'Styles and snippets to insert' });
  await expect(offers.getByRole('option')).toHaveText([/Flat vector/]);
  await prompt.press('Enter');
  await expect(prompt).toHaveValue('A lake, flat vector illustration');

  const tool = page.getByRole('button', { name: 'Styles and snippets' });
  await tool.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Styles and snippets' });
  await expect(dialog.getByRole('button', { name: 'Flat vector' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Flat vector' }).press('Enter');
  await expect(prompt).toHaveValue('A lake');
  await dialog.getByRole('button', { name: 'Isometric' }).press('Enter');
  await expect(prompt).toHaveValue('A lake, isometric view');
  await expectNoViolations(page, { within: '[role="dialog"]' });

  await dialog.getByRole('button', { name: 'Save prompt…' }).press('Enter');
  await page.keyboard.type('Still lake');
  await page.keyboard.press('Enter');
  const row = dialog.getByRole('listitem').filter({ hasText: 'Still lake' });
  await expect(row).toContainText('A lake, isometric view');
  await row.getByRole('button', { name: 'Edit “Still lake”' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('a still lake at dawn');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(row).toContainText('a still lake at dawn');
  await row.getByRole('button', { name: 'Delete “Still lake”' }).press('Enter');
  await expect(row).toBeHidden();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).press('Enter');

  await prompt.fill('Boats on ;still');
  await prompt.press('End');
  await prompt.pressSequentially(' l');
  await expect(offers.getByRole('option')).toHaveText([/Still lake/]);
  await prompt.press('Tab');
  await expect(prompt).toHaveValue('Boats on a still lake at dawn');
});

test('user can have a prompt rewritten, where a text service is set', async ({ page }) => {
  const key = 'canary-text-3b7e1f90';
  const service = await startFakeTextService();
  const data = await createTemporaryDataDirectory();
  const environment = { TEXT_API_URL: service.baseUrl, TEXT_API_KEY: key, TEXT_API_MODEL: 'writer-1' };
  const easel = await runEasel({ dataDirectory: data.path, environment });
  const received: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/events')) received.push(response.text().catch(() => ''));
  });
  const { prompt } = createPage(page);
  const dialog = page.getByRole('dialog', { name: 'Prompt help' });

  await page.goto(`${easel.url}/?model=ig-1`);
  await prompt.fill('A lake');
  await page.getByRole('button', { name: 'Prompt help' }).click();
  service.answer = { kind: 'status', status: 401 };
  await dialog.getByRole('button', { name: /^Expand/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The text service rejected the key. Check TEXT_API_KEY.');
  await expectNoViolations(page, { within: '[role="dialog"]' });
  service.answer = { kind: 'stream', pieces: ['A still lake', ' at dawn'] };
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Accept' })).toBeFocused();
  await expect(prompt).toHaveValue('A lake');
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveValue('A still lake at dawn');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toHaveValue('A lake');

  await page.goto(`${easel.url}/settings`);
  await expect(page.getByText(`writer-1 at ${new URL(service.baseUrl).origin}`)).toBeVisible();
  for (const text of await Promise.all(received)) expect(text).not.toContain(key);
  expect(easel.output()).not.toContain(key);
  await page.goto('about:blank');
  await easel.stop();
  await service.close();
  await data.remove();
});

test('user without a text service is told so in Settings alone', async ({ page }) => {
  const { choose } = createPage(page);
  await choose('ig-1');
  await expect(page.getByRole('button', { name: 'Prompt history' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prompt help' })).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByText('Set TEXT_API_URL to turn on prompt help.')).toBeVisible();
});
