import { expect } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';

const moon = '{"id":"moon_1","bbox":[80,640,300,860],"desc":"a full moon"}';

test('user can draw boxes on the frame, and the service gets them', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ie-9');
  await create.prompt.fill('A calm lake at dusk.');
  await create.request.getByRole('button', { name: 'Boxes', exact: true }).click();
  const panel = create.request.getByRole('region', { name: 'Boxes on the frame' });
  const frame = panel.getByRole('group', { name: 'Frame' });
  await frame.scrollIntoViewIfNeeded();
  const bounds = await frame.boundingBox();
  if (bounds === null) throw new Error('The frame is not drawn.');
  const at = (across: number, down: number) =>
    [bounds.x + bounds.width * across, bounds.y + bounds.height * down] as const;
  await page.mouse.move(...at(0.2, 0.6));
  await page.mouse.down();
  await page.mouse.move(...at(0.4, 0.7));
  await page.mouse.move(...at(0.5, 0.9));
  await page.mouse.up();

  const content = panel.getByRole('textbox', { name: 'Content of box 1' });
  await expect(content).toBeFocused();
  await page.keyboard.type('a rowing boat');
  await panel.getByRole('textbox', { name: 'Left of box 1' }).fill('180');
  await panel.getByRole('textbox', { name: 'Top of box 1' }).fill('600');
  await panel.getByRole('textbox', { name: 'Width of box 1' }).fill('320');
  await panel.getByRole('textbox', { name: 'Height of box 1' }).fill('250');
  await frame.getByRole('button', { name: /^Box 1: a rowing boat/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');

  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/ai/queue'),
  );
  await create.press('Generate');
  const prompt = 'A calm lake at dusk. [{"id":"box_1","bbox":[600,190,860,510],"desc":"a rowing boat"}]';
  const body: unknown = (await asked).postDataJSON();
  expect(JSON.stringify(body)).toContain(JSON.stringify(prompt));
  await expect(create.prompt).toHaveValue('A calm lake at dusk.');
  await expect(create.request.getByRole('list', { name: 'Boxes in the prompt' })).toHaveText('a rowing boat');
  await create.shownImage('A calm lake at dusk.');
  await expect(page.getByText('"bbox"')).toHaveCount(0);
});

test('user who types the list can see its boxes, and loses no half-typed one', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ie-9');
  await create.request.getByRole('button', { name: 'Boxes', exact: true }).click();
  const panel = create.request.getByRole('region', { name: 'Boxes on the frame' });
  await create.prompt.fill(`Dusk [${moon}`);
  await expect(panel.getByRole('status')).toContainText('not valid JSON');
  await expect(panel.getByRole('button', { name: 'Add a box' })).toBeDisabled();
  await create.prompt.press('ControlOrMeta+End');
  await create.prompt.pressSequentially(']');

  const box = panel.getByRole('button', { name: 'Box 1: a full moon, left 640, top 80, width 220, height 220' });
  await box.focus();
  await page.keyboard.press('Delete');
  await expect(panel.getByText('0 boxes')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(box).toBeVisible();
});
