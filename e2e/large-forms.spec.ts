import { expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { scriptedEasel } from './support/scripted-easel.ts';

const settings = Array.from({ length: 30 }, (_none, at) => [
  `setting_${at + 1}`,
  { type: 'integer', title: `Setting ${at + 1}`, minimum: 1, maximum: 9 },
]);
const easel = scriptedEasel({
  'test/many': {
    type: 'object',
    required: ['prompt'],
    properties: { prompt: { type: 'string', title: 'Prompt' }, ...(Object.fromEntries(settings) as object) },
  },
});

test('user who generates with an invalid setting far down a fold gets the focus in it', async ({ page }) => {
  const create = createPage(page);
  const draft = JSON.stringify({ prompt: 'A crowded desk', setting_30: 80 });
  await page.addInitScript((text) => window.localStorage.setItem('easel:draft:test/many', text), draft);
  await page.goto(`${easel.url()}/?model=test/many`);
  const last = create.request.getByRole('spinbutton', { name: 'Setting 30' });
  await expect(create.prompt).toHaveValue('A crowded desk');
  await expect(create.request.getByRole('button', { name: 'More settings', expanded: false })).toBeVisible();
  await create.press('Generate');
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription(/Between 1 and 9/);
  await last.fill('8');
  await create.press('Generate');
  await expect
    .poll(() => easel.bodies().at(-1))
    .toEqual({
      model: 'test/many',
      prompt: 'A crowded desk',
      setting_30: 8,
    });
});
