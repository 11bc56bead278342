import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../contract/error.ts';
import { fineTuneListSchema, fineTuneResponseSchema, type FineTune } from '../../contract/fine-tune.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ SERVICE_FILE_LIMIT_MB: '1' });
});
afterAll(() => service.stop());

const base = '/api/repos/studio/first/fine_tunes';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4GBAAANGAH/Q7oVTwAAAABJRU5ErkJggg==';

async function upload(path: string, content: string | Buffer<ArrayBuffer>, name = 'file'): Promise<Response> {
  const form = new FormData();
  form.set('message', 'a dataset');
  form.set(name, new Blob([content]), 'data.jsonl');
  return fetch(`${service.url}/api/repos/studio/first/file/main/${path}`, {
    method: 'PUT',
    headers: { authorization: 'Bearer ann-key-0123456789' },
    body: form,
  });
}

async function create(resource: string, changes: Record<string, unknown> = {}): Promise<FineTune> {
  const body = { resource, base_model: 'gpt-4o', script_type: 'text_generation', ...changes };
  const response = await service.ann.request('POST', base, body);
  expect(response.status).toBe(201);
  return fineTuneResponseSchema.parse(await response.json()).fine_tune;
}

const read = async (id: string) =>
  fineTuneResponseSchema.parse(await (await service.ann.request('GET', `${base}/${id}`)).json()).fine_tune;

async function tokenized(id: string): Promise<FineTune> {
  expect((await service.ann.request('POST', `${base}/${id}/tokenize`)).status).toBe(200);
  await expect.poll(async () => (await read(id)).finished_at, { timeout: 20_000 }).not.toBeNull();
  return read(id);
}

describe('repository files', () => {
  it('are put, read back and replaced', async () => {
    expect((await upload('notes/a.jsonl', '{"text":"one"}')).status).toBe(200);
    expect((await upload('notes/a.jsonl', '{"text":"two"}')).status).toBe(200);
    const address = '/api/repos/studio/first/file/main/notes/a.jsonl';
    const response = await service.ann.request('GET', address);
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(await response.text()).toBe('{"text":"two"}');
    expect((await service.ben.request('GET', address)).status).toBe(404);
  });

  it('are refused when too large, without a file, or beside the repository', async () => {
    expect((await upload('big.jsonl', 'x'.repeat(1_100_000))).status).toBe(413);
    expect((await upload('none.jsonl', 'x', 'other')).status).toBe(400);
    expect((await upload('a/..%2f..%2fb', 'x')).status).toBe(400);
    expect((await service.ann.request('PUT', '/api/repos/studio/first/file/main/x', {})).status).toBe(415);
  });
});

describe('an upload that breaks off', () => {
  it('leaves no file', async () => {
    const work = join(service.dataDirectory, 'work');
    const [own = ''] = await readdir(work);
    const uploads = async () => (await readdir(join(work, own))).filter((name) => name.startsWith('upload-'));
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      [
        'PUT /api/repos/studio/first/file/main/half.jsonl HTTP/1.1',
        'Host: 127.0.0.1',
        'Authorization: Bearer ann-key-0123456789',
        'Content-Type: multipart/form-data; boundary=xyz',
        'Content-Length: 100000',
        '',
        '--xyz',
        'Content-Disposition: form-data; name="file"; filename="half.jsonl"',
        '',
        'x'.repeat(5000),
      ].join('\r\n'),
    );
    await expect.poll(uploads, { timeout: 10_000 }).toHaveLength(1);
    socket.destroy();
    await expect.poll(uploads, { timeout: 10_000 }).toEqual([]);
  });
});

describe('a fine-tune', () => {
  it('has every published field, null where this service has nothing to say', async () => {
    const made = await create('main/published.jsonl');
    const silent = {
      credits_used: null,
      gpu_model: null,
      gpu_count: null,
      queue_position: null,
      repository_id: null,
      deployed_model: null,
      created_by: null,
    };
    expect(made).toMatchObject(silent);
  });
});

describe('tokenize', () => {
  it('counts a dataset’s tokens', async () => {
    await upload('data.jsonl', '{"text":"Hello world"}\n\n{"text":"<|endoftext|> is text"}\n');
    const { id, status } = await create('main/data.jsonl');
    expect(status).toBe('created');
    const done = await tokenized(id);
    // “Hello world” is two tokens in o200k; the special word is spelt out.
    expect(done).toMatchObject({ status: 'tokenizing', error: null, script_type: 'text_generation' });
    expect(done.total_token_count).toBe(2 + 9);
  });

  it('counts chats and prompts by their columns', async () => {
    const chat = {
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: [{ type: 'text', text: 'world' }] },
      ],
    };
    await upload('chat.jsonl', JSON.stringify(chat));
    await upload('a.png', Buffer.from(onePixel, 'base64'));
    await upload('pictures.jsonl', '{"prompt":"Hello world","image":"a.png"}');
    const chats = await create('main/chat.jsonl', { script_type: 'text_chat_messages' });
    const pictures = await create('main/pictures.jsonl', { script_type: 'image_generation' });
    expect((await tokenized(chats.id)).total_token_count).toBe(4);
    expect((await tokenized(pictures.id)).total_token_count).toBe(2);
  });

  it.each([
    ['main/missing.jsonl', '', /main\/missing\.jsonl is not in studio\/first/],
    ['main/rows.parquet', 'PAR1', /last letters are not PAR1/],
    [
      'main/bad.jsonl',
      '{"text":"a"}\n{"txt":1}\nnonsense',
      /2 bad rows: line 2: text is missing; line 3: this is not JSON/,
    ],
    ['main/empty.jsonl', '\n', /no rows/],
  ])('ends as errored with the reason: %s', async (resource, content, words) => {
    if (content !== '') await upload(resource.replace('main/', ''), content);
    const done = await tokenized((await create(resource)).id);
    expect(done).toMatchObject({ status: 'errored', total_token_count: null });
    expect(done.error).toMatch(words);
  });

  it('lets one of several calls at the same instant through', async () => {
    const { id } = await create('main/data.jsonl');
    const calls = Array.from({ length: 6 }, () => service.ann.request('POST', `${base}/${id}/tokenize`));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(errorBodySchema.parse(await refused?.json()).error.detail).toMatch(/is (tokenizing|errored)/);
  });

  it.each(['nope', '6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1'])('answers 404 for an unknown one: %s', async (id) => {
    const response = await service.ann.request('POST', `${base}/${id}/tokenize`);
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).error.type).toBe('resource_not_found');
  });

  it('answers 404 to others, and in another repository', async () => {
    const { id } = await create('main/data.jsonl');
    expect((await service.ben.request('POST', `${base}/${id}/tokenize`)).status).toBe(404);
    expect((await service.ann.request('POST', `/api/repos/studio/other/fine_tunes/${id}/tokenize`)).status).toBe(404);
    expect((await read(id)).status).toBe('created');
  });
});

const list = async (query: string) =>
  fineTuneListSchema.parse(await (await service.ann.request('GET', `${base}?${query}`)).json());

describe('fine-tunes', () => {
  it('are listed by page, search and state', async () => {
    const { id } = await create('main/data.jsonl', { name: 'needle_100%' });
    expect((await list('search=LE_100%25')).fine_tunes.map((one) => one.id)).toEqual([id]);
    expect((await list('search=le.100')).fine_tunes).toEqual([]);
    expect((await list('page_size=2&page=1')).fine_tunes).toHaveLength(2);
    expect((await list('status=created')).fine_tunes.every(({ status }) => status === 'created')).toBe(true);
  });

  it('are refused with every fault named', async () => {
    const body = { resource: 'data', script_type: 'poetry', bass_model: 'x' };
    const response = await service.ann.request('POST', base, body);
    expect(response.status).toBe(400);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.fields?.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/base_model',
      '/bass_model',
      '/resource',
      '/script_type',
    ]);
  });
});
