import { expect, type Locator, type Page } from '@playwright/test';
import { createPage } from './support/create-page.ts';
import { test } from './support/journey.ts';

/** Rejects every press, so that nothing is generated, and returns the bodies as they were sent. */
async function refusedBodies(page: Page): Promise<Record<string, unknown>[]> {
  const bodies: Record<string, unknown>[] = [];
  await page.route('**/api/ai/queue', async (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ status: 400, json: { error: { message: 'Not today.' } } });
  });
  return bodies;
}

/**
 * Presses once, a second after the previous press by the page's clock, so that it is not a double click. Returns the
 * sent body.
 */
async function pressAgain(page: Page, bodies: readonly Record<string, unknown>[]) {
  const before = bodies.length;
  await page.clock.setFixedTime(await page.evaluate(() => Date.now() + 1000));
  await createPage(page).press('Generate');
  await expect.poll(() => bodies.length).toBe(before + 1);
  return bodies[before];
}

/** Generates a small image for each prompt, and waits until the studio has them. */
async function makeImages(page: Page, prompts: readonly string[]): Promise<void> {
  const origin = new URL(page.url()).origin;
  for (const prompt of prompts) {
    const data = { model: 'ig-1', prompt, width: 256, height: 256, num_inference_steps: 1 };
    const answer = await page.request.post('/api/ai/queue', { data, headers: { origin } });
    expect(answer.ok()).toBe(true);
  }
  await expect
    .poll(async () => {
      const { jobs } = (await (await page.request.get('/api/studio/jobs')).json()) as {
        jobs: { prompt: string; status: string }[];
      };
      return prompts.filter((prompt) => jobs.some((job) => job.prompt === prompt && job.status === 'succeeded')).length;
    })
    .toBe(prompts.length);
}

/**
 * Drags with a pause before each event, as a person does: an immediate event could come before the previous one took
 * effect.
 */
async function dragTo(dragged: Locator, target: Locator, look: () => Promise<void>): Promise<void> {
  const { mouse } = dragged.page();
  await dragged.hover();
  await mouse.down();
  // The first move only enters its target; the next one is over it.
  await target.hover();
  await target.hover();
  await look();
  // The dragged tile itself is there now.
  await dragged.hover();
  await mouse.up();
}

test('user can choose earlier results, and order them by keys and by drag', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ie-9');
  const prompts = ['a red moon', 'a blue boat', 'a green hill'];
  await makeImages(page, prompts);
  const bodies = await refusedBodies(page);
  await create.request.getByRole('button', { name: 'From library: References' }).click();
  const results = page.getByRole('dialog', { name: 'Your images' });
  for (const prompt of prompts) await results.getByRole('option', { name: prompt }).first().click();
  await expect(results.getByText('3 of 10')).toBeVisible();
  await page.keyboard.press('Escape');

  const references = create.request.getByRole('list', { name: 'References' });
  const tiles = references.getByRole('button', { name: /^Image \d,/ });
  await expect(tiles).toHaveCount(3);
  await tiles.first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(create.request.getByText('Moved to 2 of 3.')).toBeAttached();
  await pressAgain(page, bodies);
  await dragTo(tiles.nth(2), tiles.first(), async () => {
    // The other tiles have moved away from its new position.
    await expect(references.getByRole('listitem').nth(2)).toHaveText('1');
  });
  await expect(create.request.getByText('Moved to 1 of 3.')).toBeAttached();
  await pressAgain(page, bodies);

  const [byKeys, byDrag] = bodies.map((body) => body['input_image'] as string[]);
  expect(new Set(byKeys).size).toBe(3);
  expect(byDrag).toEqual([byKeys?.[2], byKeys?.[0], byKeys?.[1]]);
});

test('user can leave the length of a video to the model, and undo that', async ({ page }) => {
  const create = createPage(page);
  await create.choose('v-9');
  const bodies = await refusedBodies(page);
  const smart = create.request.getByRole('switch', { name: 'Duration: Smart' });
  await create.request.getByRole('spinbutton', { name: 'Duration' }).fill('7');
  await smart.click();
  await create.press('Generate');
  await expect.poll(() => bodies.at(-1)?.['duration']).toBe(-1);
  await smart.click();
  await expect(create.request.getByRole('spinbutton', { name: 'Duration' })).toHaveValue('7');
  await create.press('Generate');
  await expect.poll(() => bodies.at(-1)?.['duration']).toBe(7);
});

test('user can lock a seed, or get a new one at each press', async ({ page }) => {
  const create = createPage(page);
  await create.choose('ig-1');
  const bodies = await refusedBodies(page);
  const seed = create.request.getByRole('spinbutton', { name: 'Seed' });
  const lock = create.request.getByRole('button', { name: 'Lock seed' });
  const more = create.request.getByRole('button', { name: 'More settings' });
  await more.click();
  const press = async () => (await pressAgain(page, bodies))?.['seed'];
  const drawn = [await press(), await press()];
  expect(new Set(drawn).size).toBe(2);
  await expect(seed).toHaveValue('');
  await seed.fill('7');
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  expect(await press()).toBe(7);
  expect(await press()).toBe(7);
  await lock.click();
  const [one, other] = [await press(), await press()];
  expect(one).not.toBe(7);
  expect(other).not.toBe(one);
  await expect(seed).toHaveValue(String(other));
  await lock.click();
  expect(await press()).toBe(other);
});
