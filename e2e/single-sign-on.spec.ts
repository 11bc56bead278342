import { expect, type Page } from '@playwright/test';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../lib/setup/test/run-easel.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { logInAtProvider, startOpenIdProvider, type OpenIdProvider } from './support/openid-provider.ts';

let provider: OpenIdProvider;
let easel: RunningEasel;
let removeData: () => Promise<void>;

// These journeys start their own programs. Animations would delay axe.
test.use({ baseURL: undefined, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  provider = await startOpenIdProvider();
  const directory = await createTemporaryDataDirectory();
  removeData = directory.remove;
  easel = await runEasel({
    dataDirectory: directory.path,
    environment: (url) => {
      provider.serve(url);
      return {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        AUTH_ROLES: 'leads=administrator',
        TRUSTED_PROXIES: '127.0.0.1',
        AUTH_HEADER: 'X-Forwarded-Email',
      };
    },
  });
});
test.afterAll(async () => {
  await easel.stop();
  await provider.close();
  await removeData();
});

const account = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your account' }) });

test('user can log in with the provider, and gets the role of a group', async ({ page }) => {
  await page.goto(`${easel.url}/settings`);
  await expect(page.getByRole('link', { name: 'Log in with single sign-on' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Log in with single sign-on' }).click();
  await logInAtProvider(page, 'Lea');
  await expect(page).toHaveURL(`${easel.url}/settings`);
  await expect(account(page).getByLabel('E-mail')).toHaveValue('lea@example.com');
  await expect(account(page).getByText('STUDIO_PASSWORD')).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Invite someone' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Log in with single sign-on' })).toBeVisible();
});

test('user in no group may look, and is told of an answer of the provider that is not theirs', async ({ page }) => {
  await page.goto(easel.url);
  await page.getByRole('link', { name: 'Log in with single sign-on' }).click();
  await logInAtProvider(page, 'Max');
  await expect(page).toHaveURL(`${easel.url}/`);
  const status = await page.request.post(`${easel.url}/api/ai/queue`, { data: { model: 'ig-1', prompt: 'a harbour' } });
  expect(status.status()).toBe(403);
  await page.goto(`${easel.url}/api/studio/login/openid/return?code=another&state=another`);
  await expect(page.getByRole('alert').first()).toContainText('The login did not succeed.');
});

test('user whom a trusted proxy names needs no login page', async ({ browser }) => {
  const proxied = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-Email': 'nora@example.com' } });
  const page = await proxied.newPage();
  await page.goto(`${easel.url}/settings`);
  await expect(account(page).getByLabel('E-mail')).toHaveValue('nora@example.com');
  await proxied.close();
});
