import { expect, test } from '@playwright/test';

test('user can open the studio', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Easel/);
  await expect(page.getByRole('main')).toBeVisible();
});
