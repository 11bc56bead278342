import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../lib/setup/test/run-easel.ts';
import { changed, html, refusal } from '../lib/studio/testing/faulty-upstream/faults.ts';
import {
  failureMessage,
  startFaultyUpstream,
  type FaultyUpstream,
  type Script,
} from '../lib/studio/testing/faulty-upstream/start-faulty-upstream.ts';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { jobsBarPage } from './support/jobs-bar.ts';

const password = 'a lighthouse in fog';
let upstream: FaultyUpstream;
let easel: RunningEasel;
let removeData: () => Promise<void>;

// These journeys start their own programs. Animations would delay axe.
test.use({ baseURL: undefined, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  const image = sharp({ create: { width: 256, height: 256, channels: 3, background: 'teal' } });
  const result = await image.png().toBuffer();
  upstream = await startFaultyUpstream({ hasRecords: true, hasEvents: true, hasLists: true, result, workMs: 300 });
  const directory = await createTemporaryDataDirectory();
  removeData = directory.remove;
  easel = await runEasel({
    dataDirectory: directory.path,
    environment: (url) => ({
      MEDIA_API_URL: upstream.origin,
      MEDIA_API_KEY: 'a-key-of-this-test-alone',
      STUDIO_PASSWORD: password,
      STUDIO_URL: `${url},https://easel.test`,
      TRUSTED_PROXIES: '127.0.0.1',
    }),
  });
});

test.afterAll(async () => {
  await easel.stop();
  await upstream.close();
  await removeData();
});

function logIn(page: Page) {
  return page.request.post(`${easel.url}/api/studio/login`, { form: { password } });
}

/** Logs in, sends a request with this script of faults, and opens its job. */
async function send(page: Page, prompt: string, script: Script) {
  upstream.scripts.set(prompt, script);
  await logIn(page);
  const sent = await page.request.post(`${easel.url}/api/ai/queue`, { data: { model: 'painter', prompt } });
  await page.goto(`${easel.url}/?job=${sent.headers()['easel-job']}`);
  return { stage: createPage(page).image, tile: jobsBarPage(page).tile(prompt) };
}

test('user without a session can log in, and gets to the requested page', async ({ page }) => {
  await page.goto(`${easel.url}/library?q=x`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Password').fill('a lighthouse in the sun');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong password.' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Wrong password.');
  await expectNoViolations(page);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/library\?q=x$/);
  await expect(page.getByRole('searchbox')).toHaveValue('x');
});

test('user can log out, in every tab, by the settings and by the command menu', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto(`${easel.url}/library`);
  await expect(other.getByRole('searchbox')).toBeVisible();
  await page.goto(`${easel.url}/settings`);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(`${easel.url}/login?to=%2Fsettings`);
  await expect(other).toHaveURL(`${easel.url}/login?to=%2Flibrary`);
  await other.close();

  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Commands' }).click();
  const menu = page.getByRole('dialog', { name: 'Commands' });
  await menu.getByRole('combobox').fill('sign out');
  await menu.getByRole('option', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${easel.url}/login?to=%2Fsettings`);
  await page.goto(`${easel.url}/library`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('user can log in while a stranger guesses, whichever address the stranger claims', async ({ page, request }) => {
  const guess = async (claims: Record<string, string> = {}) => {
    const answer = await request.post(`${easel.url}/api/studio/login`, {
      form: { password: 'a guess' },
      headers: { 'x-forwarded-for': '203.0.113.9', ...claims },
      maxRedirects: 0,
    });
    return answer.headers()['location'];
  };
  const claims: ((host: number) => Record<string, string>)[] = [
    (host) => ({ 'x-forwarded-for': `198.51.100.${host}, 203.0.113.9` }),
    (host) => ({ 'x-easel-peer-address': `192.0.2.${host}` }),
  ];
  for (const claim of claims) {
    let host = 0;
    // Every six seconds one more guess is allowed, which may happen between these two. No attempt repeats a claimed
    // address: a trusted one would have its own limit.
    await expect(async () => {
      host += 1;
      expect(await guess()).toBe('/login?problem=wait');
      expect(await guess(claim(host))).toBe('/login?problem=wait');
    }).toPass();
  }
  await page.goto(`${easel.url}/login`);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${easel.url}/`);
});

test('browsers that use https get HSTS, others do not', async ({ request }) => {
  const insists = async (path: string, host: string) => {
    const answer = await request.get(easel.url + path, { headers: { host }, maxRedirects: 0 });
    return [answer.status(), answer.headers()['strict-transport-security'] ?? null];
  };
  const year = 'max-age=31536000';
  expect(await insists('/', 'easel.test')).toEqual([303, year]);
  expect(await insists('/login', 'easel.test')).toEqual([200, year]);
  expect(await insists('/icon.svg', 'easel.test')).toEqual([200, year]);
  expect(await insists('/api/studio/status', 'easel.test')).toEqual([401, year]);
  expect(await insists('/api/studio/status', new URL(easel.url).host)).toEqual([401, null]);
});

test('user can read why a job failed, and what to do', async ({ page }) => {
  const { stage, tile } = await send(page, 'A tired boat', { faults: {}, end: 'failed' });
  await expect(stage.getByText('Generation failed')).toBeVisible();
  await expect(stage.getByText(failureMessage)).toBeVisible();
  await expect(stage.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(tile).toContainText('Failed');
  await expectNoViolations(page);
});

test('user can read that a job’s outcome is unknown, and dismiss it', async ({ page }) => {
  const { stage, tile } = await send(page, 'A lost boat', { faults: { enqueue: [html(502)] }, end: 'failed' });
  await expect(stage.getByText('Outcome unknown')).toBeVisible();
  await expect(tile).toContainText('Outcome unknown');
  await expectNoViolations(page);
  await stage.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(stage.getByText(/^Outcome unknown\. The media service never responded/)).toBeVisible();
  expect(upstream.enqueued('A lost boat')).toBe(1);
});

test('user can read why a result is missing, and when it is fetched again', async ({ page }) => {
  const faults = { result: [refusal(500, 'oops')] };
  const { stage, tile } = await send(page, 'A far boat', { faults, end: 'succeeded', isEndless: true });
  await expect(stage.getByText('Saving the result')).toBeVisible();
  await expect(stage.getByText(/could not be copied to the studio.*The studio will retry automatically/)).toBeVisible();
  await expect(stage.getByText(/^Next attempt: /)).toBeVisible();
  await expect(tile).toContainText('Saving the result');
  await expectNoViolations(page);
});

test('user can read an unknown status as the service names it, and stop tracking a job that never ends', async ({
  page,
}) => {
  const faults = { record: [changed({ status: 'meditating' })] };
  const { stage, tile } = await send(page, 'An endless boat', { faults, end: 'never', isEndless: true });
  await expect(stage.getByText('Status at the service: meditating')).toBeVisible();
  await stage.getByRole('button', { name: 'Cancel' }).click();
  await expect(stage.getByText('This media service cannot cancel generations.')).toBeVisible();
  await expectNoViolations(page);
  await stage.getByRole('button', { name: 'Stop tracking' }).click();
  await expect(stage.getByText('No longer tracked')).toBeVisible();
  await expect(tile).toContainText('No longer tracked');
});

test('user can see a job wait where the service requires a pause, and continue automatically', async ({ page }) => {
  const faults = { enqueue: [refusal(429, 'Slow down.', { 'retry-after': '2' })] };
  const { stage, tile } = await send(page, 'A slow boat', { faults, end: 'succeeded', isEndless: true });
  await expect(stage.getByText('Queued', { exact: true })).toBeVisible();
  await expect(
    stage.getByText(/is not accepting this job yet: Slow down\. The studio will retry automatically\./),
  ).toBeVisible();
  await expect(tile).toContainText('Queued');
  await expectNoViolations(page);
  upstream.scripts.set('A slow boat', { faults: {}, end: 'succeeded' });
  await createPage(page).shownImage('A slow boat');
  expect(upstream.enqueued('A slow boat')).toBeGreaterThan(1);
});
