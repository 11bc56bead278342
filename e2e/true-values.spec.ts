import { expect } from '@playwright/test';
import type { JsonObject } from '../lib/contract/model.ts';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';
import { scriptedEasel } from './support/scripted-easel.ts';

const text = { type: 'string' };
const pixels = { type: 'integer', minimum: 64, maximum: 4096 };
const schema: JsonObject = {
  type: 'object',
  required: ['prompt', 'steps', 'look'],
  basic: ['prompt', 'steps', 'look', 'mask', 'loop', 'ratio', 'width', 'height', 'code'],
  properties: {
    prompt: text,
    steps: { type: 'integer' },
    look: { type: 'object', properties: { mood: text, light: text } },
    mask: {
      type: 'object',
      properties: { image_url: { type: 'string', format: 'uri' }, file_id: text },
      oneOf: [{ required: ['image_url'] }, { required: ['file_id'] }],
    },
    loop: { type: 'boolean' },
    ratio: { enum: ['1:1', '16:9', '9:16'] },
    width: pixels,
    height: pixels,
    code: { type: 'string', pattern: '^[a-z]{2}-[0-9]{2}$', examples: ['ab-12'] },
    model: { enum: ['High Fidelity 2', 'Standard 2'], default: 'High Fidelity 2', title: 'Enhancer' },
  },
};

const easel = scriptedEasel({ 'own/true': schema });

test('user sees what is wrong at its field, and sends only what looks chosen', async ({ page }) => {
  const { request, send } = createPage(page);
  const form = request.getByRole('group', { name: 'Model settings' });
  const field = (pointer: string) => form.locator(`[data-pointer="${pointer}"]`);
  await page.goto(`${easel.url()}/?model=own/true`);

  await expect(field('/loop')).toContainText('Not set');
  await expect(field('/ratio')).toContainText('Not set');
  await expect(form.getByRole('group', { name: 'Size', exact: true })).toContainText('Not set');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form.getByRole('spinbutton', { name: 'Steps' })).toHaveAttribute('placeholder', 'Required');
  await expect(form).toContainText('“Enhancer” stays at its default');

  await form.getByRole('textbox', { name: 'Prompt' }).fill('a lighthouse');
  await form.getByRole('textbox', { name: 'Code' }).fill('wrong');
  await form.getByRole('textbox', { name: 'File ID' }).fill('file-7');
  await field('/mask/image_url').getByRole('button', { name: 'From URL' }).click();
  await form.getByRole('textbox', { name: /^URL for / }).fill('https://example.com/mask.png');
  await form.getByRole('textbox', { name: /^URL for / }).press('Enter');
  await send.click();
  await expect(field('/steps')).toContainText('Enter a whole number.');
  await expect(field('/look')).toContainText('Fill in Mood or Light.');
  await expect(field('/mask')).toContainText('Fill in only one of these: Image or File ID.');
  await expect(field('/code')).toContainText('Example: ab-12');

  await form.getByRole('spinbutton', { name: 'Steps' }).fill('4');
  await form.getByRole('textbox', { name: 'Mood' }).fill('calm');
  await form.getByRole('textbox', { name: 'File ID' }).fill('');
  await form.getByRole('textbox', { name: 'Code' }).fill('ab-34');
  await field('/loop').getByRole('radio', { name: 'Off' }).click();
  await send.click();
  await expect.poll(() => easel.bodies().length).toBe(1);
  expect(easel.bodies()[0]).toEqual({
    model: 'own/true',
    prompt: 'a lighthouse',
    steps: 4,
    look: { mood: 'calm' },
    mask: { image_url: 'https://example.com/mask.png' },
    loop: false,
    code: 'ab-34',
  });

  await field('/loop').getByRole('button', { name: 'Reset Loop to its default' }).click();
  await expect(field('/loop').getByRole('radio', { checked: true })).toHaveCount(0);
});
