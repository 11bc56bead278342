import { expect, type Page } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';

// Two of the four looks cover the violations of both colour schemes and both widths.
const looks = [
  { colorScheme: 'light', width: 1440, name: 'light, 1440 wide' },
  { colorScheme: 'dark', width: 390, name: 'dark, 390 wide' },
] as const;

async function takeLook(page: Page, { colorScheme, width }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
}

for (const look of looks) {
  test.describe(look.name, () => {
    test.beforeEach(async ({ page }) => takeLook(page, look));

    test('the first visit has no violations', async ({ page }) => {
      await page.route(/\/api\/studio\/jobs\?/, (route) => route.fulfill({ json: { jobs: [], nextCursor: null } }));
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Image From words alone' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expectNoViolations(page);
    });

    test('a finished result has no violations', async ({ page }) => {
      const made = await page.request.post('/api/ai/queue', {
        data: { model: 'ig-1', prompt: 'A jetty in fog', width: 256, height: 256, seed: 4 },
      });
      const job = made.headers()['easel-job'] ?? '';
      await page.goto(`/?model=ig-1&job=${job}`);
      await hydrated(page);
      if (look.width === 390) await page.getByRole('tab', { name: 'Image' }).click();
      await createPage(page).shownImage('A jetty in fog');
      await expectNoViolations(page);
    });

    test('a form with issues has no violations', async ({ page }) => {
      const { request } = createPage(page);
      await page.goto('/?model=ie-10');
      await hydrated(page);
      if (look.width === 390) await page.getByRole('tab', { name: 'Request' }).click();
      await request.getByRole('button', { name: 'Generate', exact: true }).last().click();
      await expect(request.getByText(/settings? needs? your attention/)).toBeVisible();
      await expectNoViolations(page);
    });

    for (const { path, title } of [
      { path: '/library', title: 'Library' },
      { path: '/models', title: 'Models' },
      { path: '/storyboards', title: 'Storyboards' },
      { path: '/fine-tunes', title: 'Fine-tunes' },
      { path: '/engines', title: 'Engines' },
      { path: '/settings', title: 'Settings' },
      { path: '/settings/usage', title: 'Usage' },
    ]) {
      test(`${title} has no violations`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeAttached();
        if (path === '/settings') await expect(page.getByText(/^Connected · \d+ models/)).toBeVisible();
        await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0);
        await expectNoViolations(page);
      });
    }

    test('overlays, a missing page, and one item have no violations', async ({ page }) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expectNoViolations(page);
      await hydrated(page);
      // On a phone it is in a list of the navigation.
      if (look.width < 641) await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Commands' }).click();
      await expect(page.getByRole('option', { name: 'Settings', exact: true })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.type('shortcuts');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectNoViolations(page);
      await page.goto('/library/00000000-0000-4000-8000-000000000000');
      await expect(page.getByRole('main')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('user can generate without a mouse', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  await tabTo(page, 'Prompt');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('A windmill in a tulip field');
  await tabTo(page, 'Generate');
  await page.keyboard.press('Enter');

  await create.shownImage('A windmill in a tulip field');
  await tabTo(page, 'A windmill in a tulip field');
  await expect(create.jobs.getByRole('button', { name: 'A windmill in a tulip field', exact: true })).toBeFocused();
});

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = [page.getByRole('textbox', { name, exact: true }), page.getByRole('button', { name, exact: true })].map(
    (locator) => locator.and(page.locator(':focus')),
  );
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    for (const locator of named) if ((await locator.count()) === 1) return;
  }
  throw new Error(`Tab does not lead to “${name}”.`);
}
