import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';

test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

test('user whose browser prefers German can generate, find the image and read its settings in German', async ({
  page,
}) => {
  await page.goto('/?model=ig-1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Erstellen · Easel');
  const request = page.getByRole('region', { name: 'Anfrage' });
  await expect(request.getByRole('button', { name: /Szenenmaler/ })).toBeVisible();
  await expect(request.getByRole('spinbutton', { name: 'Breite' })).toBeVisible();
  await request.getByRole('textbox', { name: 'Prompt' }).fill('Ein Leuchtturm im Nebel');
  await expectNoViolations(page);
  await request.getByRole('button', { name: 'Generieren', exact: true }).last().click();
  const image = page.getByRole('region', { name: 'Bild', exact: true });
  await expect(image.getByRole('img', { name: 'Ein Leuchtturm im Nebel' })).toHaveJSProperty('complete', true);

  await page.getByRole('link', { name: 'Bibliothek', exact: true }).click();
  await expect(page).toHaveTitle('Bibliothek · Easel');
  await expect(page.getByText(/^Heute/).first()).toBeVisible();
  await page
    .getByRole('grid')
    .getByRole('img', { name: /Leuchtturm/ })
    .dblclick();
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText('heute');
  await expect(details).toContainText('Szenenmaler');
});

test('user can choose the language, and it stays', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page).toHaveTitle('Settings · Easel');
  await page.goto('/models');
  await expect(page).toHaveTitle('Models · Easel');
  await expect(page.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible();
  await expect(page.getByText('Scene painter').first()).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Browser' }).click();
  await expect(page).toHaveTitle('Einstellungen · Easel');
  await page.goto('/models');
  await expect(page.getByText('Szenenmaler').first()).toBeVisible();
});

test('each screen has no violations in German', async ({ page }) => {
  for (const path of ['/library', '/models', '/storyboards', '/fine-tunes', '/engines', '/settings']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoViolations(page, { name: path });
  }
});
