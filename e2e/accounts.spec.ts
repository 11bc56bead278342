import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { ownEasel } from './support/own-easel.ts';

const studioPassword = 'a lighthouse in fog';
const annsPassword = 'plum harbour granite eleven';
const easel = ownEasel({ STUDIO_PASSWORD: studioPassword });

// These journeys start their own programs. Animations would delay axe.
test.use({ baseURL: undefined, contextOptions: { reducedMotion: 'reduce' } });

/** Logs in by the login page. */
async function logIn(page: Page, password: string, email: string | null = null): Promise<void> {
  await page.goto(`${easel.url()}/login?to=/settings`);
  if (email !== null) await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${easel.url()}/settings`);
}

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Invites somebody from the settings. @returns the link */
async function invite(page: Page, name: string, role: string): Promise<string> {
  const form = page.getByRole('form', { name: 'Invite someone' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('radio', { name: role }).click();
  await form.getByRole('button', { name: 'Create link' }).click();
  return page.getByRole('textbox', { name: `Link for ${name}` }).inputValue();
}

/** A page in a browser of its own. */
async function anotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
}

/** Accepts an invitation. */
async function join(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(annsPassword);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(`${easel.url()}/`);
}

test('user can invite somebody, who joins by the link once and logs in with an e-mail address', async ({
  page,
  browser,
}) => {
  await logIn(page, studioPassword);
  const link = await invite(page, 'Ann', 'Maker');
  await expect(page.getByRole('listitem').filter({ hasText: /^Ann/ })).toBeVisible();
  await expectNoViolations(page);

  const ann = await anotherBrowser(browser);
  await ann.goto(link);
  await expect(ann.getByLabel('Name')).toHaveValue('Ann');
  await ann.getByLabel('E-mail').fill('ann@example.com');
  await ann.getByLabel('Password').fill('password1234');
  await ann.getByRole('button', { name: 'Join' }).click();
  await expect(ann.getByLabel('Password')).toHaveAccessibleDescription(/easily guessed/);
  await expectNoViolations(ann);
  await join(ann, link, 'ann@example.com');
  await expect(ann.getByRole('button', { name: 'Generate', exact: true }).last()).toBeVisible();

  await ann.goto(link);
  await expect(ann.getByText('This link is no longer valid.')).toBeVisible();
  await ann.goto(`${easel.url()}/settings`);
  await expect(section(ann, 'Your account').getByLabel('E-mail')).toHaveValue('ann@example.com');
  await expect(section(ann, 'People')).toHaveCount(0);
  await section(ann, 'Sessions').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(ann.getByRole('button', { name: 'Log in' })).toBeVisible();
  await logIn(ann, annsPassword, 'Ann@Example.com');
  await expect(section(ann, 'Sessions').getByText('This browser')).toBeVisible();
  await expectNoViolations(ann);
  await ann.context().close();
});

test('user who may only look is told why nothing can be changed, until an administrator allows it', async ({
  page,
  browser,
}) => {
  await logIn(page, studioPassword);
  const viewer = await anotherBrowser(browser);
  await join(viewer, await invite(page, 'Ben', 'Viewer'), 'ben@example.com');
  const prompt = viewer.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('a harbour');
  await viewer.getByRole('button', { name: 'Generate', exact: true }).last().click();
  await expect(viewer.getByText('Ask an administrator for the Maker role.')).toBeVisible();

  await page.reload();
  await page.getByRole('combobox', { name: 'Role of Ben' }).click();
  await page.getByRole('option', { name: 'Maker' }).click();
  await expect(page.getByRole('combobox', { name: 'Role of Ben' })).toHaveText('Maker');
  await viewer.getByRole('button', { name: 'Generate', exact: true }).last().click();
  await expect(viewer.getByRole('img', { name: 'a harbour' }).first()).toBeVisible();
  await viewer.context().close();
});

test('user can log out everywhere, and an administrator can lock somebody out', async ({ page, browser }) => {
  await logIn(page, studioPassword);
  const [one, other] = [await anotherBrowser(browser), await anotherBrowser(browser)];
  await join(one, await invite(page, 'Cleo', 'Maker'), 'cleo@example.com');
  await logIn(other, annsPassword, 'cleo@example.com');
  await one.goto(`${easel.url()}/library`);
  await expect(one.getByRole('searchbox')).toBeVisible();
  await section(other, 'Sessions').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(one).toHaveURL(`${easel.url()}/login?to=%2Flibrary`);

  await logIn(one, annsPassword, 'cleo@example.com');
  await page.reload();
  await page.getByRole('button', { name: 'Actions for Cleo' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page
    .getByRole('dialog', { name: /Deactivate Cleo/ })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  await expect(one.getByRole('button', { name: 'Log in' })).toBeVisible();
  await one.getByLabel('E-mail').fill('cleo@example.com');
  await one.getByLabel('Password').fill(annsPassword);
  await one.keyboard.press('Enter');
  await expect(one.getByRole('alert').filter({ hasText: 'Wrong e-mail or password.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Cleo' })).toBeVisible();
  await one.context().close();
  await other.context().close();
});

test('user can let a program in by an API token, and end it', async ({ page, playwright }) => {
  await logIn(page, studioPassword);
  const form = page.getByRole('form', { name: 'Create token' });
  await form.getByLabel('Name').fill('Nightly renders');
  await form.getByRole('radio', { name: 'Read and write' }).click();
  await form.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: /Nightly renders/ }).inputValue();
  await expectNoViolations(page);

  const program = await playwright.request.newContext({ extraHTTPHeaders: { Authorization: `Bearer ${token}` } });
  const queue = `${easel.url()}/api/ai/queue`;
  const sent = await program.post(queue, { data: { model: 'ig-1', prompt: 'a harbour', width: 256, height: 256 } });
  expect(sent.status()).toBe(200);
  expect((await program.get(`${easel.url()}/api/studio/people`)).status()).toBe(403);

  await page.getByRole('button', { name: 'Remove the token Nightly renders' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove the token Nightly renders' })).toHaveCount(0);
  expect((await program.get(queue)).status()).toBe(401);
  await program.dispose();
});
