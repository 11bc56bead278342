import { expect } from '@playwright/test';
import { test } from './support/journey.ts';

test('user can open the studio', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Easel/);
  await expect(page.getByRole('main')).toBeVisible();
});
