import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { ownEasel, smallImage } from './support/own-easel.ts';

/** They send one generation at a time: the others wait. */
const easel = ownEasel({ STUDIO_MAX_IN_FLIGHT: '1' });
const { press } = easel;

const film = { model: 'v-7', prompt: 'A long film of waves', resolution: '720P', duration: 15 };

/** The queue panel, in terms of its users. */
function queuePanel(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Queue' });
  const lane = panel.getByRole('region', { name: 'Built in' });
  const row = (prompt: string) => lane.getByRole('listitem').filter({ hasText: prompt });
  return {
    panel,
    row,
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    /** The prompts of the rows, in their order. */
    order: () => lane.getByRole('button', { name: /^Open / }).allTextContents(),
    act: async (prompt: string, action: string) => {
      await row(prompt).hover();
      await row(prompt)
        .getByRole('button', { name: `${action}: ${prompt}`, exact: true })
        .click();
    },
    handle: (prompt: string) => panel.getByRole('button', { name: `Reorder ${prompt}`, exact: true }),
  };
}

async function open(page: Page) {
  await page.goto(easel.url());
  await expect(page.getByRole('region', { name: 'Jobs' }).getByText(/^live\b/)).toBeVisible();
  await page.getByRole('button', { name: 'Open queue', exact: true }).click();
  const queue = queuePanel(page);
  await expect(queue.panel).toBeVisible();
  return queue;
}

test('user can pause twelve jobs, reorder them by pointer and keyboard, and resume them', async ({ page, browser }) => {
  const names = Array.from({ length: 12 }, (_, index) => `Kite ${String(index + 1).padStart(2, '0')}`);
  await press(film, ...names.map((name) => smallImage(name)));
  const queue = await open(page);
  await expect(queue.panel.getByText('1 running · 12 queued').first()).toBeVisible();
  await expectNoViolations(page);

  await queue.press('Pause all');
  await expect(queue.panel.getByText(/^Paused since \d\d:\d\d/)).toBeVisible();
  await expect(queue.panel.getByText('Running jobs finish. Queued and new jobs wait.')).toBeVisible();
  await expect(queue.row('Kite 01')).toContainText('Paused');
  // Nothing says that it starts by itself.
  const jobs = page.getByRole('region', { name: 'Jobs' });
  await expect(jobs.locator('[data-entry]').filter({ hasText: 'Kite 01' })).toContainText('Paused');
  // What runs is whole in view.
  await expect(jobs.locator('[data-entry]').first()).toBeInViewport({ ratio: 1 });
  await queue.press('Open Kite 01');
  await expect(page.getByText('Starts when you resume the queue.')).toBeVisible();
  await queue.act('Kite 12', 'Move to front');
  await expect.poll(queue.order).toEqual(['Kite 12', ...names.slice(0, -1)]);
  await queue.press('Resume all');
  await expect(queue.panel.getByText(/^Paused since/)).toBeHidden();
  await queue.press('Pause all');

  await queue.handle('Kite 03').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(queue.row('Kite 03')).toContainText('Moves to 2nd');
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await queue.order()).slice(0, 4))
    .toEqual(['Kite 12', 'Kite 03', 'Kite 01', 'Kite 02']);
  await expect(queue.handle('Kite 03')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(queue.panel).toBeVisible();
  expect((await queue.order())[1]).toBe('Kite 03');

  const [from, to] = [await queue.handle('Kite 02').boundingBox(), await queue.row('Kite 12').boundingBox()];
  if (from === null || to === null) throw new Error('The rows are not shown.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, to.y + 4, { steps: 8 });
  await expect(queue.row('Kite 02')).toContainText('Moves to 1st');
  await page.mouse.up();
  const order = ['Kite 02', 'Kite 12', 'Kite 03', 'Kite 01'];
  await expect.poll(async () => (await queue.order()).slice(0, 4)).toEqual(order);

  await press(smallImage('Pressed while paused'));
  await expect(queue.row('Pressed while paused')).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await open(await elsewhere.newPage());
  await expect(other.panel.getByText(/^Paused since/)).toBeVisible();
  expect((await other.order()).slice(0, 4)).toEqual(order);
  await other.press('Resume all');
  await expect(queue.panel.getByRole('button', { name: 'Pause all', exact: true })).toBeVisible();
  await elsewhere.close();
  await queue.press('Cancel: A long film of waves');
  await expect(queue.panel.getByText('Nothing in the queue')).toBeVisible();
  await expect(jobs.getByRole('button', { name: 'Pressed while paused', exact: true })).toBeVisible();
});

test('user can hold, resume and cancel in the queue, undo a cancellation, and cancel all', async ({ page }) => {
  await press(film, smallImage('A red boat'), smallImage('A blue boat'), smallImage('Four boats', 4));
  const queue = await open(page);
  await queue.act('A red boat', 'Hold');
  await expect(queue.row('A red boat')).toContainText('On hold');
  await expect(queue.panel.getByText('1 running · 5 queued · 1 on hold').first()).toBeVisible();
  await queue.row('Four boats').getByRole('button', { name: 'Show the jobs of Four boats' }).click();
  await expect(queue.row('Four boats').getByRole('listitem')).toHaveCount(4);

  await queue.press('Cancel queued');
  await expect.poll(queue.order).toEqual(['A red boat']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(queue.order).toEqual(['A red boat', 'A blue boat', 'Four boats']);
  await queue.act('A blue boat', 'Cancel');
  await expect.poll(queue.order).toEqual(['A red boat', 'Four boats']);
  await queue.act('A red boat', 'Resume');
  await expect(queue.row('A red boat')).toContainText('Next in line');

  await queue.press('Cancel all');
  await expect(queue.panel.getByText('Cancel all 6 jobs? Running jobs lose their progress.')).toBeVisible();
  await queue.press('Cancel 6 jobs');
  await expect(queue.panel.getByText('Nothing in the queue')).toBeVisible();
});

test('user can work in the form beside the queue, and open it everywhere', async ({ page }) => {
  await page.goto(`${easel.url()}/library`);
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
  await expect(async () => {
    await page.locator('body').press('q');
    await expect(queuePanel(page).panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(queuePanel(page).panel).toBeFocused();
  // In the screen beside it, Escape is the screen's.
  await page.getByRole('grid').press('Shift+Space');
  const selected = page.getByRole('gridcell', { selected: true });
  await expect(selected).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(selected).toHaveCount(0);
  await queuePanel(page).panel.focus();
  await page.keyboard.press('Escape');
  await expect(queuePanel(page).panel).toBeHidden();

  const queue = await open(page);
  await expect(queue.panel.getByText('Nothing in the queue')).toBeVisible();
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A quiet queue');
  await prompt.press('q');
  await prompt.press('Escape');
  await expect(queue.panel).toBeVisible();
  await expect(prompt).toHaveValue(/quiet queue/);
  await queue.press('Close queue');
  await expect(page.getByRole('button', { name: 'Open queue', exact: true })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('tab', { name: /^Jobs/ })
    .or(page.getByRole('button', { name: /^Jobs/ }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Open queue', exact: true }).click();
  await expect(queue.panel).toBeVisible();
  await expectNoViolations(page);
});
