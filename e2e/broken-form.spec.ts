import { type Page, expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { expectNoViolations } from './support/no-violations.ts';

/** Makes rendering prompts throw, as a bug in a widget would, except while it is fixed. */
async function breakPrompts(page: Page): Promise<{ fix: (isFixed: boolean) => Promise<void> }> {
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function set(name, value) {
      if (name === 'id' && value === 'field_prompt' && document.documentElement.dataset['fixed'] !== 'true')
        throw new Error('The widget fell apart');
      Reflect.apply(setAttribute, this, [name, value]);
    };
  });
  return {
    fix: async (isFixed) => {
      await page.evaluate((is) => (document.documentElement.dataset['fixed'] = String(is)), isFixed);
    },
  };
}

async function chooseModel(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: /^Model:/ }).click();
  await page.getByRole('dialog', { name: 'Choose a model' }).getByRole('combobox').fill(id);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/?model=${id}`);
}

test('user can continue when a form can’t be shown: as JSON, with another model, or by trying again', async ({
  page,
}) => {
  const create = createPage(page);
  const { fix } = await breakPrompts(page);
  await page.addInitScript(() => {
    localStorage.setItem('easel:draft:ig-1', JSON.stringify({ prompt: 'a hut in the snow', width: 512 }));
  });
  const sent: unknown[] = [];
  await page.route('**/api/ai/queue', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 402, json: { error: { detail: 'The purse is empty.' } } });
  });

  await page.goto('/?model=ig-1');
  const alert = create.request.getByRole('alert').filter({ hasText: 'can’t be shown' });
  await expect(alert).toContainText('The widget fell apart');
  await alert.getByRole('button', { name: 'Edit as JSON' }).click();
  const text = create.request.getByRole('textbox', { name: 'Request as JSON' });
  await expect(text).toHaveValue(/"prompt": "a hut in the snow"/);
  await text.fill('{"prompt": "a hut in the rain", "width": 640');
  await create.press('Generate');
  await expect(create.request.getByText(/^Not sent: the request is not valid JSON\./)).toBeVisible();
  await expect(text).toBeFocused();
  await expectNoViolations(page, { within: '#pane-request' });
  await text.press('End');
  await text.pressSequentially(', "glow": 1}');
  await expect(create.request.getByText(/not sent: glow/)).toBeVisible();
  await create.press('Generate');
  await expect.poll(() => sent).toEqual([expect.objectContaining({ prompt: 'a hut in the rain', width: 640 })]);
  await expect(create.request.getByText('The purse is empty.')).toBeVisible();

  await fix(true);
  await chooseModel(page, 'ig-2');
  await expect(create.prompt).toHaveValue('a hut in the rain');
  await fix(false);
  await chooseModel(page, 'ig-1');
  await expect(alert).toBeVisible();
  await fix(true);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(create.prompt).toHaveValue('a hut in the rain');
  await expect(create.prompt).toBeFocused();
});
