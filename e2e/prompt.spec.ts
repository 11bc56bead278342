import { expect, type Page } from '@playwright/test';
import { createPage, type CreatePage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { samplePhotograph } from './support/sample-media.ts';

async function giveThree(page: Page): Promise<CreatePage> {
  const create = createPage(page);
  await create.choose('ie-1');
  const choosing = page.waitForEvent('filechooser');
  await create.request.getByRole('button', { name: /Drop, paste or pick/ }).click();
  const files = [360, 420, 482].map((width) => ({ ...samplePhotograph(width), name: `${width}.png` }));
  await (await choosing).setFiles(files);
  await expect(create.request.getByRole('button', { name: /^Image [123]/ })).toHaveCount(3);
  // The first visit may show an example.
  await create.prompt.fill('');
  return create;
}

test('user can cite references by @, and the citations follow them', async ({ page }) => {
  const { request, prompt } = await giveThree(page);
  await prompt.pressSequentially('Put the ball of @');
  await expect(request.getByRole('option')).toHaveText([/Image 1/, /Image 2/, /Image 3/]);
  await prompt.press('ArrowDown');
  await expect(prompt).toHaveAttribute('aria-activedescendant', /-1$/);
  await prompt.press('Enter');
  await expect(prompt).toHaveValue('Put the ball of Image 2 ');
  await prompt.pressSequentially('on @3');
  await expect(request.getByRole('option')).toHaveCount(0);
  await prompt.press('Backspace');
  await prompt.pressSequentially('image 3');
  await prompt.press('Tab');
  await expect(prompt).toHaveValue('Put the ball of Image 2 on Image 3 ');
  await expect(request.getByText('Not cited yet: Image 1. Type @ to cite.')).toBeVisible();

  await request.getByRole('button', { name: /^Image 3/ }).press('Alt+ArrowLeft');
  await expect(prompt).toHaveValue('Put the ball of Image 3 on Image 2 ');
  await request.getByRole('button', { name: /^Image 2/ }).press('Delete');
  await expect(prompt).toHaveValue('Put the ball of Image 2 on Image 3 ');
  await expect(request.getByText('Image 3 is not among the references.')).toBeVisible();
});

test('user can undo a citation by the keys of the browser, and close the menu by Escape', async ({ page }) => {
  const { request, prompt } = await giveThree(page);
  await prompt.pressSequentially('Like @');
  await prompt.press('Enter');
  await expect(prompt).toHaveValue('Like Image 1 ');
  await prompt.press('Control+z');
  await expect(prompt).toHaveValue('Like @');
  await prompt.press('Backspace');
  await prompt.pressSequentially('@');
  await expect(request.getByRole('option')).toHaveCount(3);
  await expectNoViolations(page);
  await prompt.press('Escape');
  await expect(request.getByRole('option')).toHaveCount(0);
});

test('user can find a prompt used before', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill('A violet lighthouse, etched');
  await create.press('Generate');
  await expect(create.jobs.getByRole('button', { name: 'A violet lighthouse, etched', exact: true })).toBeVisible();
  await create.prompt.fill('Something else');
  await create.request.getByRole('button', { name: 'Prompt history' }).click();
  const search = page.getByRole('searchbox', { name: 'Search prompts' });
  await search.fill('etched VIOLET');
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'A violet lighthouse, etched' });
  const found = row.getByRole('button', { name: /^A violet lighthouse, etched/ });
  await expect(found).toBeVisible();
  await expect(row.locator('img')).toBeVisible();
  await row.getByRole('button', { name: /^Pin / }).press('Enter');
  await expect(row.getByRole('button', { name: /^Unpin / })).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page, { within: '[role="dialog"]' });
  await search.press('ArrowDown');
  await expect(found).toBeFocused();
  await found.press('Enter');
  await expect(create.prompt).toHaveValue('A violet lighthouse, etched');
});

test('a prompt of 30,000 characters gets every letter typed into it', async ({ page }) => {
  const { prompt } = await giveThree(page);
  const text = 'A hill as in Image 1, mist, pines. '.repeat(857);
  await prompt.fill(text);
  await prompt.press('End');
  await prompt.pressSequentially('and a lake');
  await expect(prompt).toHaveValue(`${text}and a lake`);
});
