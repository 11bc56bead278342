import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { jobsBarPage, lookElsewhere, shownNotifications } from './support/jobs-bar.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { ownEasel, smallImage } from './support/own-easel.ts';

/** They send one generation at a time: the others wait. */
const easel = ownEasel({ STUDIO_MAX_IN_FLIGHT: '1' });
const { press } = easel;

const longVideo = { model: 'v-7', prompt: 'A long film of waves', resolution: '720P', duration: 15 };
const shortVideo = { model: 'v-7', prompt: 'A short film of grass', resolution: '720P', duration: 3 };

async function open(page: Page) {
  await page.goto(easel.url());
  const jobsBar = jobsBarPage(page);
  await expect(jobsBar.region.getByText(/^live\b/)).toBeVisible();
  return jobsBar;
}

test('user can hold, move, edit, cancel and resume queued jobs, and retry cancelled ones', async ({ page }) => {
  await press(
    longVideo,
    smallImage('A red kite'),
    smallImage('A blue kite'),
    smallImage('A grey kite'),
    smallImage('Two boats', 2),
  );
  const jobsBar = await open(page);
  await expect(jobsBar.region.getByText('1 running · 5 queued')).toBeVisible();
  await expect(jobsBar.tile('A red kite')).toContainText('Next in line');
  await expect(jobsBar.tile('Two boats')).toContainText('2 images');
  await expectNoViolations(page);

  await jobsBar.tile('A grey kite').locator('[data-entry]').press('Alt+ArrowLeft');
  await expect(jobsBar.tile('A grey kite')).toContainText('2nd in line');
  await expect(jobsBar.tile('A grey kite').locator('[data-entry]')).toBeFocused();
  const [from, to] = [await jobsBar.tile('A grey kite').boundingBox(), await jobsBar.tile('A red kite').boundingBox()];
  if (from === null || to === null) throw new Error('The tiles are not shown.');
  await page.mouse.move(from.x + 40, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect(jobsBar.tile('A grey kite')).toContainText('Next in line');
  await jobsBar.choose('A blue kite', 'Hold');
  await expect(jobsBar.tile('A blue kite')).toContainText('On hold');

  await jobsBar.choose('A red kite', 'Edit request');
  await page.getByRole('region', { name: 'Editing a queued job' }).waitFor();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A green kite');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(jobsBar.tile('A green kite')).toContainText('2nd in line');
  await expect(jobsBar.tile('A red kite')).toHaveCount(0);

  await jobsBar.choose('Two boats', 'Cancel 2 jobs');
  await expect(jobsBar.tile('Two boats')).toContainText('2 cancelled');
  await jobsBar.tile('A long film of waves').hover();
  await jobsBar.tile('A long film of waves').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(jobsBar.region.getByRole('button', { name: 'A green kite', exact: true })).toBeVisible();
  await expect(jobsBar.region.getByRole('button', { name: 'A grey kite', exact: true })).toBeVisible();

  await expect(jobsBar.tile('A blue kite')).toContainText('Sent when you resume it');
  await jobsBar.tile('A blue kite').hover();
  await jobsBar.tile('A blue kite').getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(jobsBar.region.getByRole('button', { name: 'A blue kite', exact: true })).toBeVisible();

  await jobsBar.tile('Two boats').locator('[data-entry]').first().click();
  const boats = page.getByRole('region', { name: 'Image' }).getByRole('gridcell');
  await expect(boats).toHaveCount(2);
  await boats.first().getByRole('button', { name: 'Retry' }).click();
  await expect(boats.first().locator('img[src*="/api/studio/media/"]')).toBeVisible();
});

test('user who loses the network can read so, and catches up when it is back', async ({ page, context }) => {
  const jobsBar = await open(page);
  await context.setOffline(true);
  await expect(jobsBar.region.getByText(/^offline since \d\d:\d\d/)).toBeVisible();
  await press(smallImage('A white owl'));
  await context.setOffline(false);
  await expect(jobsBar.region.getByText(/^live\b/)).toBeVisible();
  await expect(jobsBar.region.getByRole('button', { name: 'A white owl', exact: true })).toBeVisible();
});

test('user can find a video in another browser, and gets one notification for two open tabs', async ({
  browser,
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()] as const;
  const streams: string[] = [];
  for (const tab of tabs) {
    await lookElsewhere(tab);
    tab.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams.push(request.url());
    });
  }
  await page.goto(`${easel.url()}/settings`);
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('test:permission'))).toBeNull();
  await page.getByRole('switch', { name: 'Desktop notifications' }).click();
  await expect(page.getByRole('switch', { name: 'Desktop notifications' })).toBeChecked();
  await expect.poll(() => streams).toHaveLength(1);
  for (const tab of tabs) await open(tab);
  // One for Settings, one for both tabs of Create.
  expect(streams).toHaveLength(2);

  await press(shortVideo);
  await expect(page).toHaveTitle('(1) Create · Easel');
  const elsewhere = await browser.newContext();
  const other = await open(await elsewhere.newPage());
  await expect(other.tile('A short film of grass')).toBeVisible();
  for (const tab of tabs) {
    await expect(
      jobsBarPage(tab).region.getByRole('button', { name: 'A short film of grass', exact: true }),
    ).toBeVisible();
    await expect(tab.getByText('Video ready: A short film of grass')).toBeAttached();
  }
  await expect(other.region.getByRole('button', { name: 'A short film of grass', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Create · Easel');
  await expect.poll(() => shownNotifications(page)).toEqual(['Video ready: A short film of grass']);
  await elsewhere.close();

  await tabs[0].close();
  await expect.poll(() => streams.length).toBe(3);
  await press(smallImage('A last picture'));
  await expect(jobsBarPage(tabs[1]).region.getByRole('button', { name: 'A last picture', exact: true })).toBeVisible();
});
