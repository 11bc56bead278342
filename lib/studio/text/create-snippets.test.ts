import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as listSnippets } from '../../../app/api/studio/text/snippets/route.ts';
import { PUT } from '../../../app/api/studio/text/snippets/[id]/route.ts';
import { snippetLimits } from '../../contract/studio/snippet-limits.ts';
import { type Snippet, snippetListSchema, snippetSchema } from '../../contract/studio/snippet.ts';
import { snippets } from '../../database/studio-saved-tables.ts';
import { setStudio } from '../instance.ts';
import { putUpload } from '../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

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
  await test.studio.context.database.delete(snippets);
});

const host = '127.0.0.1:3000';
const style = { kind: 'style', name: 'Window light', text: 'soft window light', mediaId: null };

// Every method of a route is the same function, which reads the method from the request.
function ask(method: string, id: string, body?: unknown): Promise<Response> {
  const request = new Request(`http://${host}/api/studio/text/snippets/${id}`, {
    method,
    headers: { host },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return PUT(request, { params: Promise.resolve({ id }) });
}

async function list(): Promise<Snippet[]> {
  const request = new Request(`http://${host}/api/studio/text/snippets`, { headers: { host } });
  return snippetListSchema.parse(await (await listSnippets(request, { params: Promise.resolve({}) })).json()).snippets;
}

async function refusal(answer: Promise<Response>) {
  const response = await answer;
  const body = (await response.json()) as { error: { fields?: { pointer: string }[] } };
  return [response.status, body.error.fields?.map(({ pointer }) => pointer)];
}

describe('createSnippets', () => {
  it('stores a snippet once, replaces it by its id, and lists by name', async () => {
    const id = randomUUID();
    await ask('PUT', id, style);
    await ask('PUT', id, style);
    await ask('PUT', randomUUID(), { ...style, name: 'Flat  vector' });
    await ask('PUT', id, { ...style, name: 'Zenith', text: 'noon' });
    expect((await list()).map(({ name, text }) => [name, text])).toEqual([
      ['Flat vector', 'soft window light'],
      ['Zenith', 'noon'],
    ]);
  });

  it('returns what it deletes, so that it can be restored', async () => {
    const id = randomUUID();
    await ask('PUT', id, style);
    const removed = snippetSchema.parse(await (await ask('DELETE', id)).json());
    expect(await list()).toEqual([]);
    await ask('PUT', id, removed);
    expect(await list()).toEqual([removed]);
    expect((await ask('DELETE', randomUUID())).status).toBe(404);
  });

  it('refuses a name that is taken, in any case, but not by another kind', async () => {
    await ask('PUT', randomUUID(), style);
    expect(await refusal(ask('PUT', randomUUID(), { ...style, name: 'WINDOW light' }))).toEqual([409, ['/name']]);
    expect((await ask('PUT', randomUUID(), { ...style, kind: 'snippet' })).status).toBe(200);
  });

  it('knows a pinned prompt by its text', async () => {
    const pin = { ...style, kind: 'prompt', text: 'x'.repeat(20_000) };
    expect((await ask('PUT', randomUUID(), pin)).status).toBe(200);
    expect((await ask('PUT', randomUUID(), { ...pin, name: 'Other' })).status).toBe(409);
    expect((await ask('PUT', randomUUID(), { ...pin, text: 'y' })).status).toBe(200);
  });

  it('names the invalid field', async () => {
    const id = randomUUID();
    expect(await refusal(ask('PUT', id, { ...style, name: '  ' }))).toEqual([400, ['/name']]);
    expect(await refusal(ask('PUT', id, { ...style, text: ' \n' }))).toEqual([400, ['/text']]);
    expect(await refusal(ask('PUT', id, { ...style, text: 'x'.repeat(snippetLimits.textLength + 1) }))).toEqual([
      400,
      ['/text'],
    ]);
    expect(await refusal(ask('PUT', id, { ...style, kind: 'song' }))).toEqual([400, ['/kind']]);
    expect((await ask('PUT', 'no-id', style)).status).toBe(400);
  });

  it('keeps the image of a file that it has, and forgets any other', async () => {
    const file = await putUpload(test.studio, 'red');
    await ask('PUT', randomUUID(), { ...style, mediaId: randomUUID() });
    await ask('PUT', randomUUID(), { ...style, name: 'Dusk', mediaId: file });
    expect((await list()).map(({ name, mediaId }) => [name, mediaId])).toEqual([
      ['Dusk', file],
      ['Window light', null],
    ]);
  });
});
