import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '../lib/contract/model.ts';
import { modelIds } from '../lib/service/models/model-ids.ts';
import { createPage } from './support/create-page.ts';
import { fillForm, type Meant, shownNames } from './support/fill-form.ts';
import { test } from './support/journey.ts';
import { meantValues } from './support/meant-values.ts';

interface Mode {
  title: string;
  fields: string[];
}

interface ListedModel {
  id: string;
  json_request_schema: JsonObject & { 'x-exclusive-modes'?: Mode[] };
}

/** Values to send where the last value of a list would not fit the others, or tests too little. */
const chosen: Record<string, Meant> = {
  'ie-2': { resolution: '1280x960' },
  'v-8': { task: 'image_to_video', fps: 24 },
  // The service accepts numbers and the same numbers as text; the form sends numbers.
  'v-10': { duration: 20 },
};

/** Further requests, for the other exclusive modes. Null leaves a field empty. */
const further: Record<string, Meant[]> = {
  'v-8': [{ task: 'text_to_video', input_image: null, last_frame_image: null }],
  'v-9': [{ duration: -1 }],
  'v-10': [{ duration: 'auto' }],
};

async function readModels(page: Page): Promise<ListedModel[]> {
  const { data } = (await (await page.request.get('/api/ai/models')).json()) as { data: ListedModel[] };
  return data;
}

/** Rejects every press, so that nothing is generated, and returns the bodies as they were sent. */
async function refusedBodies(page: Page): Promise<Meant[]> {
  const bodies: Meant[] = [];
  await page.route('**/api/ai/queue', async (route) => {
    bodies.push(route.request().postDataJSON() as Meant);
    await route.fulfill({ status: 400, json: { error: { message: 'Not today.' } } });
  });
  return bodies;
}

function only(meant: Meant, keeps: (name: string) => boolean): Meant {
  return Object.fromEntries(Object.entries(meant).filter(([name, value]) => value !== null && keeps(name)));
}

/** All requests to fill in and send for one model: one for each of its modes, and the further ones. */
function requestsOf({ id, json_request_schema: schema }: ListedModel): { mode: Mode | null; meant: Meant }[] {
  const whole = { ...meantValues(schema), ...chosen[id] };
  const modes = schema['x-exclusive-modes'] ?? [];
  const isOf = (mode: Mode, name: string) =>
    mode.fields.includes(name) || modes.every(({ fields }) => !fields.includes(name));
  const first = modes[0] ?? null;
  const usual =
    modes.length === 0
      ? [{ mode: null, meant: whole }]
      : modes.map((mode) => ({ mode, meant: only(whole, (name) => isOf(mode, name)) }));
  const more = (further[id] ?? []).map((change) => ({
    mode: first,
    meant: only({ ...whole, ...change }, (name) => first === null || isOf(first, name)),
  }));
  return [...usual, ...more];
}

async function sendByHand(page: Page, model: ListedModel, bodies: Meant[]): Promise<void> {
  const create = createPage(page);
  const form = create.request.getByRole('group', { name: 'Model settings' });
  const names = Object.keys(meantValues(model.json_request_schema));
  const seen = new Set<string>();
  await create.choose(model.id);
  let before: Meant = {};
  for (const { mode, meant } of requestsOf(model)) {
    if (mode !== null) await form.getByRole('radio', { name: mode.title, exact: true }).click();
    const news = Object.entries(meant).filter(([name, value]) => before[name] !== value);
    for (const name of Object.keys(before).filter((one) => !(one in meant) && mode === null)) {
      await form
        .locator(`[data-pointer="/${name}"]`)
        .getByRole('button', { name: /^Remove / })
        .click();
    }
    await fillForm(form, Object.fromEntries(news));
    for (const name of await shownNames(form)) seen.add(name);
    const sent = bodies.length;
    await create.send.click();
    await expect.poll(() => bodies.length).toBe(sent + 1);
    expect(bodies.at(-1), model.id).toEqual({ model: model.id, ...meant });
    before = mode === null ? meant : { ...before, ...meant };
  }
  expect([...seen].toSorted(), model.id).toEqual(names.toSorted());
}

test('the service lists every model', async ({ page }) => {
  expect((await readModels(page)).map(({ id }) => id)).toEqual(modelIds);
});

for (const family of ['ig', 'ie', 'v']) {
  test(`user can fill in every field of every ${family} model, and sends exactly these values`, async ({ page }) => {
    const models = (await readModels(page)).filter(({ id }) => id.startsWith(`${family}-`));
    const bodies = await refusedBodies(page);
    for (const model of models) {
      await test.step(model.id, () => sendByHand(page, model, bodies));
    }
  });
}
