import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as listPresets } from '../../../app/api/studio/presets/route.ts';
import { GET as onePreset } from '../../../app/api/studio/presets/[id]/route.ts';
import { presetLimits } from '../../contract/studio/preset-limits.ts';
import { presetListSchema, studioPresetSchema } from '../../contract/studio/studio-preset.ts';
import { eq } from 'drizzle-orm';
import { presets } from '../../database/studio-saved-tables.ts';
import { media } from '../../database/studio-tables.ts';
import { putUpload } from '../testing/put-into-library.ts';
import { setStudio } from '../instance.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { firstPersonId } from '../people/first-person.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
  setStudio(test.studio);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});
beforeEach(async () => {
  await test.studio.context.database.delete(presets);
});

const host = '127.0.0.1:3000';
const values = { prompt: '  A hill ', width: '12', $mode: 1, $choices: { '/size': { at: 1, parked: { 0: 'x' } } } };

// Every method of a route is the same function, which reads the method from the request.
function ask(method: string, id: string, body?: unknown): Promise<Response> {
  const request = new Request(`http://${host}/api/studio/presets/${id}`, {
    method,
    headers: { host },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return onePreset(request, { params: Promise.resolve({ id }) });
}

async function store(preset: { model?: string; name?: string; values?: object } = {}): Promise<string> {
  const id = randomUUID();
  const answer = await ask('PUT', id, { model: 'ig-1', name: 'Dusk', values, ...preset });
  expect(answer.status).toBe(200);
  return id;
}

async function namesOf(model: string): Promise<string[]> {
  const request = new Request(`http://${host}/api/studio/presets?model=${model}`, { headers: { host } });
  const answer: unknown = await (await listPresets(request, { params: Promise.resolve({}) })).json();
  return presetListSchema.parse(answer).presets.map(({ name }) => name);
}

async function refusal(answer: Promise<Response>) {
  const response = await answer;
  const body = (await response.json()) as { error: { fields?: { pointer: string }[] } };
  return [response.status, body.error.fields?.map(({ pointer }) => pointer)];
}

describe('createPresets', () => {
  it('returns what was stored, unchanged', async () => {
    const id = await store();
    const preset = studioPresetSchema.parse(await (await ask('GET', id)).json());
    expect(preset).toMatchObject({ id, model: 'ig-1', name: 'Dusk', prompt: 'A hill', values, goneMedia: [] });
  });

  it('keeps its image as long as the studio has the file', async () => {
    const file = await putUpload(test.studio, 'red');
    const id = randomUUID();
    await ask('PUT', id, { model: 'ig-1', name: 'Dusk', values, mediaId: file });
    const read = async () => studioPresetSchema.parse(await (await ask('GET', id)).json()).mediaId;
    expect(await read()).toBe(file);
    await ask('PATCH', id, { values, mediaId: randomUUID() });
    expect(await read()).toBeNull();
    await ask('PATCH', id, { values, mediaId: file });
    await test.studio.context.database.delete(media).where(eq(media.id, file));
    expect(await read()).toBeNull();
  });

  it('shows a prompt without its boxes', async () => {
    const id = await store({ values: { prompt: 'Tea [{"id":"b","bbox":[1,2,3,4],"desc":"cup"}]' } });
    expect(studioPresetSchema.parse(await (await ask('GET', id)).json()).prompt).toBe('Tea');
  });

  it('lists the presets of one model by name', async () => {
    for (const name of ['dusk', 'Dawn', 'Étude']) await store({ name });
    await store({ model: 'ig-2', name: 'Elsewhere' });
    expect(await namesOf('ig-1')).toEqual(['Dawn', 'dusk', 'Étude']);
    expect(await namesOf('nobody')).toEqual([]);
  });

  it('stores a repeated request once, and renames', async () => {
    const id = await store({ name: '  Two   words ' });
    await ask('PUT', id, { model: 'ig-1', name: 'Two words', values: { prompt: 'other' } });
    expect(await namesOf('ig-1')).toEqual(['Two words']);
    expect((await ask('PATCH', id, { name: 'Three' })).status).toBe(200);
    expect(await namesOf('ig-1')).toEqual(['Three']);
    expect(studioPresetSchema.parse(await (await ask('GET', id)).json()).values).toEqual({ prompt: 'other' });
  });

  it('deletes a preset, which can be stored again unchanged', async () => {
    const id = await store();
    const removed = studioPresetSchema.parse(await (await ask('DELETE', id)).json());
    expect(await namesOf('ig-1')).toEqual([]);
    expect((await ask('DELETE', id)).status).toBe(404);
    await ask('PUT', id, removed);
    expect(studioPresetSchema.parse(await (await ask('GET', id)).json()).values).toEqual(values);
  });

  it('reports a taken name at the field', async () => {
    const id = await store();
    await store({ model: 'ig-2' });
    const other = await store({ name: 'Dawn' });
    expect(await refusal(ask('PUT', randomUUID(), { model: 'ig-1', name: 'DUSK', values }))).toEqual([409, ['/name']]);
    expect(await refusal(ask('PATCH', other, { name: 'dusk' }))).toEqual([409, ['/name']]);
    expect((await ask('PATCH', id, { name: 'DUSK' })).status).toBe(200);
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await ask('PUT', randomUUID(), { model: 'ig-1', name: 'Noon', values })).status),
    );
    expect(answers.toSorted((one, two) => one - two)).toEqual([200, 409, 409]);
  });

  it.each([
    [{ name: ' ' }, '/name'],
    [{ name: 'x'.repeat(presetLimits.nameLength + 1) }, '/name'],
    [{ name: 7 }, '/name'],
    [{ model: '' }, '/model'],
    [{ values: [] }, '/values'],
    [{ values: { prompt: 'é'.repeat(presetLimits.valuesBytes / 2) } }, '/values'],
  ])('refuses %j at its field', async (change, pointer) => {
    const body = { model: 'ig-1', name: 'Dusk', values, ...change };
    expect(await refusal(ask('PUT', randomUUID(), body))).toEqual([400, [pointer]]);
  });

  it('refuses invalid changes, invalid presets and too large ones', async () => {
    const id = await store();
    expect(await refusal(ask('PATCH', id, {}))).toEqual([400, ['/name']]);
    expect((await ask('PUT', 'x1', { model: 'ig-1', name: 'Dusk', values })).status).toBe(400);
    for (const method of ['GET', 'DELETE']) expect((await ask(method, 'x1')).status).toBe(404);
    expect((await ask('PATCH', 'x1', { name: 'Dawn' })).status).toBe(404);
    expect((await ask('PUT', id, { values: 'x'.repeat(presetLimits.valuesBytes * 2) })).status).toBe(413);
  });

  it('refuses more presets than the limit per model', async () => {
    const row = (index: number) => ({
      id: randomUUID(),
      ownerId: firstPersonId,
      model: 'ig-1',
      name: `${index}`,
      nameKey: `${index}`,
      values,
    });
    const rows = Array.from({ length: presetLimits.perModel }, (_none, index) => row(index));
    await test.studio.context.database.insert(presets).values(rows);
    expect(await refusal(ask('PUT', randomUUID(), { model: 'ig-1', name: 'More', values }))).toEqual([400, ['/model']]);
    expect((await ask('PUT', rows[0]?.id ?? '', { model: 'ig-1', name: 'First', values })).status).toBe(200);
  });

  it('lists the files of a preset that are gone', async () => {
    const gone = `/api/studio/media/${randomUUID()}`;
    const nonsense = `/api/studio/media/${'-'.repeat(36)}`;
    const id = await store({ values: { image: gone, images: [nonsense, 'https://example.com/a.png', gone] } });
    expect(studioPresetSchema.parse(await (await ask('GET', id)).json()).goneMedia).toEqual([gone, nonsense]);
  });
});
