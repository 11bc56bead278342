import { readFile } from 'node:fs/promises';
import { type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { commandMenu } from './support/command-menu.ts';
import { createPage } from './support/create-page.ts';
import { expectImages } from './support/expect-images.ts';
import { test } from './support/journey.ts';
import { leaveDraft } from './support/leave-draft.ts';
import { expectNoViolations } from './support/no-violations.ts';

/** A browser with a small draft, so that results are quick. */
async function startSmall(page: Page, prompt: string) {
  await leaveDraft(page, 'ig-1', { width: 256, height: 256 });
  const create = createPage(page);
  await create.choose('ig-1');
  await create.prompt.fill(prompt);
  return create;
}

/** The panel that sets up a sweep. */
function sweepPanel(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sweep' });
  return {
    dialog,
    axis: (name: 'Across' | 'Down') => dialog.getByRole('group', { name, exact: true }),
    /** Chooses what an axis varies, by the keyboard. */
    choose: async (name: 'Across' | 'Down', setting: string) => {
      await dialog.getByRole('combobox', { name, exact: true }).press('Enter');
      await page.keyboard.type(setting);
      await expect(page.getByRole('option', { name: setting, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('combobox', { name, exact: true })).toHaveText(setting);
    },
  };
}

const grid = (page: Page) => page.getByRole('region', { name: 'Image' }).getByRole('grid');
const cell = (page: Page, name: RegExp) => grid(page).getByRole('group', { name });

const filled = (page: Page, count: number) => expectImages(grid(page).locator('img[src*="/api/studio/media/"]'), count);

test('user can sweep two settings without a mouse, and go on with the settings of one result', async ({ page }) => {
  const create = await startSmall(page, 'A boat on a lake');
  const commands = commandMenu(page);
  await commands.open();
  await commands.choose('sweep', 'Sweep…');
  const { dialog, axis, choose } = sweepPanel(page);
  await expect(dialog.getByText('Choose what varies across')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Generate' })).toHaveAttribute('aria-disabled', 'true');

  await choose('Across', 'Replace text in Prompt');
  await axis('Across').getByRole('textbox', { name: 'Replace', exact: true }).fill('castle');
  await axis('Across').getByRole('textbox', { name: 'With, one per line' }).fill('boat\nlighthouse');
  await expect(axis('Across').getByText('“castle” isn’t in the prompt.')).toBeVisible();
  await axis('Across').getByRole('textbox', { name: 'Replace', exact: true }).fill('boat');
  await choose('Down', 'Steps');
  const values = axis('Down').getByRole('textbox', { name: 'Add values' });
  await values.fill('8, 500');
  await values.press('Enter');
  await expect(axis('Down').getByText(/^500: /)).toBeVisible();
  await expectNoViolations(page, { within: '[role="dialog"]' });
  await axis('Down').getByRole('button', { name: 'Remove 500' }).press('Enter');
  const preview = dialog.getByRole('table', { name: 'Instead of “boat”' });
  await expect(preview.getByRole('columnheader', { name: 'lighthouse' })).toBeVisible();
  await expect(preview.getByRole('rowheader')).toHaveText(['8', '30']);
  await expect(dialog.getByText(/^4 images/)).toBeVisible();
  await expect(dialog.getByText(/Free on this machine/)).toBeVisible();

  // Twice at once: one sweep.
  await dialog.getByRole('button', { name: 'Generate 4 images' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(grid(page)).toHaveAccessibleName('Sweep: Instead of “boat” × Steps');
  await expect(grid(page).getByRole('gridcell')).toHaveCount(4);
  await expect(create.jobs.getByRole('button', { name: /^Sweep · Instead of “boat” × Steps/ })).toHaveCount(1);
  await filled(page, 4);
  await expectNoViolations(page, { within: '#pane-image' });

  await cell(page, /^Instead of “boat”: boat · Steps: 8/).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, /^Instead of “boat”: lighthouse · Steps: 30/)).toBeFocused();
  await page.keyboard.press('k');
  await expect(cell(page, /lighthouse · Steps: 30.*Kept/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(create.image.getByRole('img', { name: 'A lighthouse on a lake' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, /lighthouse · Steps: 30/)).toBeFocused();
  await create.image.getByRole('button', { name: 'Use these settings' }).press('Enter');
  await expect(create.prompt).toHaveValue('A lighthouse on a lake');
  const notices = page.getByRole('region', { name: 'Messages' });
  await expect(notices.getByText(/^These settings are in the form, with seed \d+\.$/)).toBeVisible();

  await create.image.getByRole('button', { name: 'Compare column' }).press('Enter');
  await expect(page).toHaveURL(/\/library\/compare\?ids=[^,]+,[^,]+$/);
});

test('user finds a sweep again as one grid, from the library and on a phone, and downloads it as a sheet', async ({
  page,
}) => {
  await startSmall(page, 'A mill by a river');
  await page.getByRole('button', { name: 'Sweep…' }).click();
  const { dialog, axis, choose } = sweepPanel(page);
  await choose('Across', 'Seed');
  await expect(axis('Across').getByRole('button', { name: /^Remove / })).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Generate 4 images' }).click();
  await filled(page, 4);
  await cell(page, /^Seed: /)
    .nth(1)
    .click();
  const name =
    (await cell(page, /^Seed: /)
      .nth(1)
      .getAttribute('title')) ?? '';

  await page.reload();
  await filled(page, 4);
  await expect(cell(page, new RegExp(`^${name}`))).toHaveAttribute('tabindex', '0');
  await page.getByRole('button', { name: 'Download sheet' }).click();
  const options = page.getByRole('dialog', { name: 'Download sheet' });
  const [width = '', height = ''] = (await options.getByRole('status').innerText()).split(' × ');
  await expectNoViolations(page, { within: '[role="dialog"]' });
  const downloading = page.waitForEvent('download');
  await options.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Seed A mill by a river.png');
  const sheet = await sharp(await readFile(await file.path())).metadata();
  expect([sheet.format, sheet.width, sheet.height]).toEqual(['png', Number(width), Number(height)]);

  const job = new URL(page.url()).searchParams.get('job') ?? '';
  const { results } = (await (await page.request.get(`/api/studio/jobs/${job}`)).json()) as {
    results: { id: string }[];
  };
  await page.goto(`/library/${results[0]?.id}`);
  await expect(page.getByRole('link', { name: 'Sweep · Seed' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/?job=${job}`);
  await filled(page, 4);
  // Its columns scroll below their labels.
  const last = cell(page, /^Seed: /).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(grid(page).getByRole('columnheader').last()).toBeInViewport();
  await expectNoViolations(page, { within: '#pane-image' });
});

test('user can sweep from the result on the stage, with its seed', async ({ page }) => {
  const create = await startSmall(page, 'A mill by a river');
  await create.prompt.press('Control+Enter');
  await expect(create.image.getByRole('img', { name: 'A mill by a river' })).toBeVisible();
  const answer = await page.request.get('/api/studio/jobs?limit=1');
  const { jobs } = (await answer.json()) as { jobs: { seed: string }[] };
  const seed = `Seed ${jobs[0]?.seed} for every image`;
  await page.getByRole('button', { name: 'Sweep…' }).click();
  const { dialog, axis, choose } = sweepPanel(page);
  const from = dialog.getByRole('radiogroup', { name: 'Start from' });
  await expect(from.getByRole('radio', { name: 'Result on stage' })).toBeChecked();
  await expect(dialog.getByText(seed)).toBeVisible();
  await choose('Across', 'Steps');
  await axis('Across').getByRole('textbox').fill('8-16 in 2 steps');
  await page.keyboard.press('Enter');
  // Steps that never ran have an estimate as well.
  await expect(dialog.getByText(/About .+ for 3 images/)).toBeVisible();
  await expectNoViolations(page);
  await from.getByRole('radio', { name: 'Form' }).click();
  await expect(dialog.getByText(seed)).toBeHidden();
});
