import { offerWildModels, withBenchPage } from './bench/browser/bench-page.ts';
await withBenchPage(async ({ page }) => {
  await offerWildModels(page);
  page.on('console', (m) => console.log('console', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('error', e.message.slice(0, 600)));
  await page.goto(`/?model=wild/upscale`);
  await page.locator('[data-model] [data-pointer]').first().waitFor();
  await page.getByRole('button', { name: /^Model:/ }).click();
  await page.getByRole('dialog', { name: 'Choose a model' }).getByRole('combobox').fill('wild/one-of-models');
  await page.keyboard.press('ArrowUp');
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/switch0.png' });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(5000);
  console.log(page.url());
  await page.screenshot({ path: '/tmp/switch.png' });
});
