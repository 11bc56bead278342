import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorBodySchema } from '../../contract/error.ts';
import {
  checkpointListSchema,
  datasetResponseSchema,
  fileListSchema,
  fineTuneListSchema,
  fineTuneOptionsSchema,
  fineTuneResponseSchema,
  trainStatusSchema,
} from '../../contract/fine-tunes/fine-tune.ts';
import { bombPng } from '../../media/testing/bomb-png.ts';
import { makeTestVideo } from '../../media/testing/make-test-video.ts';
import { s3Credentials, startS3Server, type S3Server } from '../../storage/testing/start-s3-server.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { createFineTuneClient, type FineTuneClient } from './testing/fine-tune-client.ts';
import { makeRows } from './testing/write-datasets.ts';
import { openTokenFile } from './tokens/token-file-reader.ts';

let service: TestService;
let tunes: FineTuneClient;
beforeAll(async () => {
  service = await startTestService({ SERVICE_FILE_LIMIT_MB: '20' });
  tunes = createFineTuneClient(service.ann);
  for (const path of ['published.jsonl', 'data.jsonl', 'a.csv']) await tunes.upload(path, 'text\na\n');
});
afterAll(() => service.stop());

const ask = (method: string, path: string, body?: unknown, headers = {}) =>
  service.ann.request(method, tunes.base + path, body, headers);
const detailOf = async (response: Response) => errorBodySchema.parse(await response.json()).error;

/** Enough for a second of work, so that tests can act during the work. */
const longDataset = Array.from(makeRows(60_000), (row) => JSON.stringify(row)).join('\n');

/** The issue of a dataset that was not uploaded. */
const nowhere = { pointer: '/resource', message: 'this file is not in studio/first; upload it first' };

const look = async (path: string) => {
  const response = await ask('GET', `/dataset/main/${path}`);
  return datasetResponseSchema.parse(await response.json()).dataset;
};

const image = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );

const begun = async (path: string) => {
  await tunes.upload(path, longDataset);
  const { id } = await tunes.create(`main/${path}`);
  await tunes.act(id, 'tokenize');
  await expect.poll(() => tunes.logs(id)).toContain('Tokenization started.');
  return id;
};

const workFolders = async () => {
  const [own = ''] = await readdir(join(service.dataDirectory, 'work'));
  return (await readdir(join(service.dataDirectory, 'work', own))).filter((name) => name.startsWith('tokens-'));
};

describe('repository files', () => {
  it('are uploaded, read whole and in part, replaced, listed and deleted', async () => {
    expect((await tunes.upload('notes/a.jsonl', '{"text":"one"}')).status).toBe(200);
    expect((await tunes.upload('notes/a.jsonl', '{"text":"two"}')).status).toBe(200);
    expect((await tunes.upload('notes/100%_b.txt', 'b')).status).toBe(200);
    const whole = await ask('GET', '/file/main/notes/a.jsonl');
    expect(whole.headers.get('content-disposition')).toBe('attachment');
    expect(await whole.text()).toBe('{"text":"two"}');
    const part = await ask('GET', '/file/main/notes/a.jsonl', undefined, { range: 'bytes=9-11' });
    expect([part.status, await part.text()]).toEqual([206, 'two']);
    expect((await service.ben.request('GET', `${tunes.base}/file/main/notes/a.jsonl`)).status).toBe(404);

    const list = async (query: string) =>
      fileListSchema.parse(await (await ask('GET', `/files/main?${query}`)).json()).entries.map(({ path }) => path);
    expect(await list('prefix=notes/')).toEqual(['notes/100%_b.txt', 'notes/a.jsonl']);
    expect(await list('prefix=notes/100%25')).toEqual(['notes/100%_b.txt']);
    expect(await list('prefix=notes/&page_size=1&page=2')).toEqual(['notes/a.jsonl']);

    expect((await ask('DELETE', '/file/main/notes/a.jsonl')).status).toBe(200);
    expect((await ask('DELETE', '/file/main/notes/a.jsonl')).status).toBe(404);
    expect((await ask('GET', '/file/main/notes/a.jsonl')).status).toBe(404);
  });

  it('are rejected when too large, without a file, or outside the repository', async () => {
    expect((await tunes.upload('big.jsonl', 'x'.repeat(20_100_000))).status).toBe(413);
    expect((await tunes.upload('none.jsonl', 'x', 'other')).status).toBe(400);
    expect((await tunes.upload('a/..%2f..%2fb', 'x')).status).toBe(400);
    expect((await ask('GET', '/file/a%2Fb/x')).status).toBe(400);
    expect((await ask('PUT', '/file/main/x', {})).status).toBe(415);
  });

  it('leave no files when an upload is interrupted', async () => {
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
    await expect.poll(uploads).toHaveLength(1);
    socket.destroy();
    await expect.poll(uploads).toEqual([]);
  });
});

describe('the inspection of a dataset', () => {
  it('handles values that are nested too deep to be written', async () => {
    await tunes.upload('deep.jsonl', `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect((await look('deep.jsonl')).columns).toEqual([{ name: 'text', example: null }]);
  });

  it('returns columns, examples and suitable script types', async () => {
    await tunes.upload('look.csv', `caption,image,id\n${'a harbour '.repeat(40)},a.png,7\n`);
    const found = await look('look.csv');
    expect(found).toMatchObject({ format: 'csv', rows: null, columns: [{ name: 'caption' }, { name: 'image' }, {}] });
    expect(found.columns[0]?.example).toHaveLength(160);
    const columns = [
      { role: 'prompt', name: 'caption' },
      { role: 'image', name: 'image' },
    ];
    expect(found.suited).toContainEqual({ script_type: 'image_generation', columns });
    expect(found.suited.map(({ script_type: type }) => type)).not.toContain('text_chat_messages');
  });

  it('is rejected for other files, and for unreadable ones', async () => {
    await tunes.upload('look.txt', 'words');
    await tunes.upload('look.parquet', 'words');
    expect((await ask('GET', '/dataset/main/look.txt')).status).toBe(415);
    expect((await ask('GET', '/dataset/main/look.parquet')).status).toBe(400);
    expect((await ask('GET', '/dataset/main/nowhere.csv')).status).toBe(404);
  });
});

describe('a fine-tune', () => {
  it('has every published field, null where this service has no value', async () => {
    expect(await tunes.create('main/published.jsonl')).toMatchObject({
      status: 'created',
      credits_used: null,
      gpu_model: null,
      gpu_count: null,
      queue_position: null,
      repository_id: null,
      deployed_model: null,
      created_by: null,
      progress: null,
      tokenization: null,
    });
  });

  it('is rejected with every issue', async () => {
    const body = { resource: 'data', script_type: 'poetry', bass_model: 'x' };
    const response = await ask('POST', '/fine_tunes', body);
    expect(response.status).toBe(400);
    const { fields } = await detailOf(response);
    const pointers = ['/base_model', '/bass_model', '/resource', '/script_type'];
    expect(fields?.map(({ pointer }) => pointer).toSorted()).toEqual(pointers);
    const outside = { resource: 'main/../data.csv', base_model: 'x', script_type: 'text_generation' };
    const refusal = await detailOf(await ask('POST', '/fine_tunes', outside));
    expect(refusal.fields).toEqual([
      { pointer: '/resource', message: expect.stringContaining('such as main/data.jsonl') as string },
    ]);
    const training_params = { epochs: 0, columns: { prompt: '', title: 'x' }, of_my_own: 1 };
    const wrong = { resource: 'main/a.csv', base_model: 'x', script_type: 'image_generation', training_params };
    expect((await detailOf(await ask('POST', '/fine_tunes', wrong))).fields).toEqual([
      { pointer: '/training_params/epochs', message: 'must be 1 to 1000; this is 0' },
      { pointer: '/training_params/columns/prompt', message: 'enter the column’s name' },
      { pointer: '/training_params/columns/title', message: 'unknown field for training' },
    ]);
    const both = { ...wrong, resource: 'data', training_params: { epochs: 0 } };
    expect((await detailOf(await ask('POST', '/fine_tunes', both))).fields?.map(({ pointer }) => pointer)).toEqual([
      '/resource',
      '/training_params/epochs',
    ]);
    const nameless = await detailOf(
      await ask('POST', '/fine_tunes', { ...wrong, base_model: ' ', training_params: {} }),
    );
    expect(nameless.detail).toBe('base_model: enter a base model.');
  });

  it('is rejected for a missing file, and for another owner’s', async () => {
    const body = { resource: 'main/nowhere.jsonl', base_model: 'x', script_type: 'text_generation' };
    const response = await ask('POST', '/fine_tunes', body);
    expect([response.status, (await detailOf(response)).fields]).toEqual([400, [nowhere]]);
    const theirs = { ...body, resource: 'main/data.jsonl' };
    expect((await service.ben.request('POST', `${tunes.base}/fine_tunes`, theirs)).status).toBe(400);
    const issues = await detailOf(await ask('POST', '/fine_tunes', { ...body, name: ' ' }));
    expect(issues.fields?.map(({ pointer }) => pointer).toSorted()).toEqual(['/name', '/resource']);
  });

  it('can be changed while it is created, and renamed at any time', async () => {
    await tunes.upload('patched.jsonl', '{"words":"Hello world"}');
    const { id } = await tunes.create('main/published.jsonl', { description: 'old' });
    const patch = (body: unknown) => ask('PATCH', `/fine_tunes/${id}`, body);
    expect((await detailOf(await patch({ resource: 'main/nowhere.jsonl' }))).fields).toEqual([nowhere]);
    const changed = await patch({ resource: 'main/patched.jsonl', training_params: { columns: { text: 'words' } } });
    expect(changed.status).toBe(200);
    const done = await tunes.tokenized(id);
    expect(done).toMatchObject({ description: 'old', resource: { path: 'patched.jsonl' }, total_token_count: 2 });
    const refused = await patch({ base_model: 'gpt-4' });
    expect([refused.status, (await detailOf(refused)).detail]).toEqual([409, expect.stringMatching(/is tokenizing/)]);
    const wrong = await detailOf(await patch({ status: 'completed', training_params: { epochs: 0 } }));
    expect(wrong.fields?.map(({ pointer }) => pointer)).toEqual(['/status', '/training_params/epochs']);
    expect((await patch({ name: ' ' })).status).toBe(400);
    await patch({ name: 'renamed', description: null });
    expect(await tunes.read(id)).toMatchObject({ name: 'renamed', description: null, base_model: 'gpt-4o' });
  });

  it('is listed by page, search, state and order', async () => {
    const list = async (query: string) =>
      fineTuneListSchema.parse(await (await ask('GET', `/fine_tunes?${query}`)).json());
    const { id } = await tunes.create('main/data.jsonl', { name: 'needle_100%' });
    expect((await list('search=LE_100%25')).fine_tunes.map((one) => one.id)).toEqual([id]);
    expect((await list('search=le.100')).fine_tunes).toEqual([]);
    expect((await list('page_size=2&page=1')).fine_tunes).toHaveLength(2);
    expect((await list('status=created')).fine_tunes.every(({ status }) => status === 'created')).toBe(true);
    const names = (await list('sort=name')).fine_tunes.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect((await detailOf(await ask('GET', '/fine_tunes?sort=size&page=0&page_size=ten'))).fields).toEqual([
      { pointer: '/page', message: 'must be 1 to 1000000; this is 0' },
      { pointer: '/page_size', message: 'must be a whole number; this is the text “ten”' },
      { pointer: '/sort', message: 'must be one of newest, oldest, name, updated; this is the text “size”' },
    ]);
  });

  it('is deleted with its log and its token file', async () => {
    await tunes.upload('gone.jsonl', '{"text":"Hello world"}');
    const { id } = await tunes.create('main/gone.jsonl');
    const file = (await tunes.tokenized(id)).tokenization?.token_file;
    expect((await ask('GET', `/file/main/${file?.path ?? ''}`)).status).toBe(200);
    expect((await service.ben.request('DELETE', `${tunes.base}/fine_tunes/${id}`)).status).toBe(404);
    const deleted = await ask('DELETE', `/fine_tunes/${id}`);
    expect(deleted.status).toBe(200);
    expect(fineTuneResponseSchema.parse(await deleted.json())).toMatchObject({
      fine_tune: { id, status: 'tokenizing', total_token_count: 2 },
      status_message: 'resource_deleted',
    });
    expect((await ask('GET', `/fine_tunes/${id}`)).status).toBe(404);
    expect((await ask('GET', `/fine_tunes/${id}/logs`)).status).toBe(404);
    expect((await ask('GET', `/file/main/${file?.path ?? ''}`)).status).toBe(404);
    expect((await ask('GET', '/file/main/gone.jsonl')).status).toBe(200);
  });

  it('reports progress and checkpoints, and is listed with all of its owner’s', async () => {
    const other = createFineTuneClient(service.ann, '/api/repos/studio/second');
    await other.upload('data.jsonl', '{"text":"Hello world"}');
    const made = await other.create('main/data.jsonl');
    expect(made.created_at).toBe(made.inserted_at);
    await other.tokenized(made.id);
    const get = async (path: string) => (await service.ann.request('GET', path)).json();
    const status = trainStatusSchema.parse(await get(`${other.base}/fine_tunes/${made.id}/train_status`));
    expect(status).toMatchObject({ fine_tune_id: made.id, train_status: 'tokenizing', progress: 1, error: null });
    const checkpoints = checkpointListSchema.parse(await get(`${other.base}/fine_tunes/${made.id}/checkpoints`));
    expect(checkpoints).toMatchObject({ branch: 'main', checkpoints: [], total_checkpoints: 0 });
    const all = fineTuneListSchema.parse(await get('/api/user/fine_tunes'));
    expect(new Set(all.fine_tunes.map(({ repository }) => repository.name))).toEqual(new Set(['first', 'second']));
    const found = fineTuneListSchema.parse(await get('/api/user/fine_tunes?search=studio/SECOND')).fine_tunes;
    expect(found.map(({ id, repository }) => [id, repository])).toEqual([
      [made.id, { namespace: 'studio', name: 'second' }],
    ]);
    const theirs = await (await service.ben.request('GET', '/api/user/fine_tunes')).json();
    expect(fineTuneListSchema.parse(theirs).fine_tunes).toEqual([]);
    const missing = `${other.base}/fine_tunes/6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1`;
    expect((await service.ann.request('GET', `${missing}/train_status`)).status).toBe(404);
    expect((await service.ann.request('GET', `${missing}/checkpoints`)).status).toBe(404);
  });

  it('can be created with the listed options', async () => {
    const response = await service.ann.request('GET', '/api/ai/fine_tunes/options');
    const options = fineTuneOptionsSchema.parse(await response.json());
    expect(options).toMatchObject({ can_train: false });
    expect(options.base_models).toContainEqual(expect.objectContaining({ id: 'gpt-4o', is_exact: true }));
    for (const { id, training_params_schema: schema } of options.script_types) {
      expect(schema).toMatchObject({ type: 'object', properties: { epochs: { default: 3 } } });
      expect((await tunes.create('main/a.csv', { script_type: id })).script_type).toBe(id);
    }
  });
});

describe('tokenize', () => {
  it('counts, reports figures and events, and writes the token file', async () => {
    const words = Array.from({ length: 300 }, (_, index) => ({
      prompt: 'Hello world',
      completion: 'so '.repeat(index % 40),
    }));
    await tunes.upload('data.jsonl', words.map((row) => JSON.stringify(row)).join('\n\n'));
    const { id } = await tunes.create('main/data.jsonl');
    const events = await service.ann.listen();
    const done = await tunes.tokenized(id);
    expect(done).toMatchObject({ status: 'tokenizing', error: null, progress: 1, script_type: 'text_generation' });
    const tokenization = done.tokenization;
    expect(tokenization).toMatchObject({
      tokenizer: 'o200k_base',
      is_exact: true,
      format: 'jsonl',
      rows: 300,
      rows_bad: 0,
    });
    expect(tokenization?.columns.map(({ role, tokens, empty_rows: empty }) => [role, tokens, empty])).toMatchObject([
      ['prompt', 600, 0],
      ['completion', done.total_token_count === null ? 0 : done.total_token_count - 600, 8],
    ]);
    expect(tokenization?.spread).toMatchObject({ min: 2 });
    expect(tokenization?.histogram.reduce((sum, { rows }) => sum + rows, 0)).toBe(300);
    await expect
      .poll(() =>
        events.received.filter(({ data }) => data['id'] === id).map(({ data }) => [data['state'], data['progress']]),
      )
      .toEqual(
        expect.arrayContaining([
          ['tokenizing', 0],
          ['tokenizing', 1],
        ]),
      );
    events.close();

    const file = tokenization?.token_file;
    expect(file).toMatchObject({ version: 'main', path: `data.jsonl.${id}.tokens` });
    const bytes = Buffer.from(await (await ask('GET', `/file/main/${file?.path ?? ''}`)).arrayBuffer());
    const tokens = await openTokenFile({
      bytes: bytes.length,
      read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
    });
    expect(tokens.header).toMatchObject({ rows: 300, columns: 2, tokens: done.total_token_count });
    expect(tokens.metadata).toMatchObject({ base_model: 'gpt-4o', dataset: { path: 'data.jsonl' } });
    for await (const [prompt] of tokens.rows(299)) expect([...(prompt ?? [])]).toEqual([13_225, 2375]);
    const logs = await tunes.logs(id);
    expect(logs.at(-1)).toMatch(/^Counted [\d,]+ tokens in 300 rows with o200k_base in [\d.]+ s\.$/);
    expect(await tunes.logs(id, 'limit=1')).toEqual(logs.slice(0, 1));
  });

  it('counts chats, CSV and Parquet', async () => {
    const messages = [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: [{ type: 'text', text: 'world' }] },
    ];
    await tunes.upload('chat.jsonl', JSON.stringify({ messages }));
    await tunes.upload('chat.csv', `messages\n"${JSON.stringify(messages).replaceAll('"', '""')}"\n`);
    const columnData = [{ name: 'messages', data: [JSON.stringify(messages)], type: 'STRING' as const }];
    await tunes.upload('chat.parquet', new Uint8Array(parquetWriteBuffer({ columnData })));
    for (const name of ['chat.jsonl', 'chat.csv', 'chat.parquet']) {
      const { id } = await tunes.create(`main/${name}`, { script_type: 'text_chat_messages', base_model: 'gpt-4' });
      const done = await tunes.tokenized(id);
      expect(done).toMatchObject({ total_token_count: 4, tokenization: { tokenizer: 'cl100k_base' } });
    }
  });

  it('counts images with their sizes, and reports rows whose image is missing', async () => {
    for (const width of [30, 40]) await tunes.upload(`images/${width}.png`, await image(width));
    const rows = ['30.png', 'images/30.png', '40.png'].map((image) => `{"prompt":"Hello world","image":"${image}"}`);
    await tunes.upload('images/rows.jsonl', rows.join('\n'));
    const good = await tunes.create('main/images/rows.jsonl', { script_type: 'image_generation' });
    const done = await tunes.tokenized(good.id);
    expect(done).toMatchObject({ total_token_count: 6, error: null });
    const [media] = done.tokenization?.media ?? [];
    expect(media).toMatchObject({ name: 'image', kind: 'image', count: 3, measured: 3, different_sizes: 2 });
    expect(media?.sizes).toEqual([
      { width: 30, height: 20, count: 2 },
      { width: 40, height: 20, count: 1 },
    ]);
    await tunes.upload('images/wide.png', bombPng({ width: 90_000_000, height: 1 }));
    const wrong = [
      'nowhere.png',
      'rows.jsonl',
      'http://127.0.0.1:9/a.png',
      'file:///etc/passwd',
      'wide.png',
      String.raw`\u0000\uD800.png`,
    ];
    await tunes.upload('images/bad.jsonl', wrong.map((image) => `{"prompt":"p","image":"${image}"}`).join('\n'));
    const bad = await tunes.create('main/images/bad.jsonl', { script_type: 'image_generation' });
    const errors = (await tunes.tokenized(bad.id)).tokenization?.row_errors ?? [];
    expect(errors.map(({ row, line, column }) => [row, line, column])).toEqual(
      [1, 2, 3, 4, 5, 6].map((row) => [row, row, 'image']),
    );
    expect(errors[0]?.reason).toBe('nowhere.png: this file is not in the repository');
    expect(errors[2]?.reason).toMatch(/127\.0\.0\.1/);
    expect(errors[4]?.reason).toMatch(/90000000 × 1 pixels is too large/);
    expect(errors[5]?.reason).toBe('\u{FFFD}\u{FFFD}.png: this file is not in the repository');
  });

  it('reports columns whose names the database cannot store', async () => {
    await tunes.upload('odd.jsonl', String.raw`{"a\u0000\uDC00b":"x"}`);
    const { id } = await tunes.create('main/odd.jsonl', { script_type: 'image_generation' });
    expect((await tunes.tokenized(id)).error).toContain('a\u{FFFD}\u{FFFD}b');
  });

  it('counts videos with their sizes and seconds, and reports files that are not videos', async () => {
    const path = join(service.dataDirectory, 'video.mp4');
    await makeTestVideo({ path, width: 64, height: 48, timesMs: [0, 250, 500, 750] });
    await tunes.uploadFile('videos/one.mp4', path);
    await tunes.upload('videos/still.png', await image(30));
    await tunes.upload('videos/good.csv', 'caption,video\nHello world,one.mp4\nHello world,videos/one.mp4\n');
    const good = await tunes.create('main/videos/good.csv', { script_type: 'text_to_video' });
    const done = await tunes.tokenized(good.id);
    expect(done).toMatchObject({ total_token_count: 4, error: null });
    const [media] = done.tokenization?.media ?? [];
    expect(media).toMatchObject({ name: 'video', kind: 'video', count: 2, measured: 2 });
    expect(media?.sizes).toEqual([{ width: 64, height: 48, count: 2 }]);
    expect(media?.seconds).toBeCloseTo(2, 1);
    await tunes.upload('videos/bad.csv', 'caption,video\np,still.png\np,\n');
    const bad = await tunes.create('main/videos/bad.csv', { script_type: 'text_to_video' });
    expect((await tunes.tokenized(bad.id)).tokenization?.row_errors).toEqual([
      { row: 1, line: 2, column: 'video', reason: 'still.png: the file is not a video' },
      { row: 2, line: 3, column: 'video', reason: 'the video is missing; add its path or URL' },
    ]);
  });

  it.each([
    ['main/rows.txt', 'words', /is \.txt\. Use \.jsonl/],
    ['main/rows.parquet', 'PAR1', /the PAR1 marker at the end is missing/],
    ['main/other.jsonl', '{"txt":1}', /needs prompt and completion, or text; this dataset has “txt”/],
    ['main/empty.jsonl', '\n', /no rows/],
    [
      'main/bad.jsonl',
      '{"text":"a"}\n{"txt":1}\nnonsense',
      /2 invalid rows: line 2: text is missing; line 3: not valid JSON/,
    ],
    ['main/blank.jsonl', 'x\n'.repeat(300), /300 invalid rows: line 1: .*; and 295 more/],
  ])('ends as errored with the reason: %s', async (resource, content, words) => {
    await tunes.upload(resource.replace('main/', ''), content);
    const done = await tunes.tokenized((await tunes.create(resource)).id);
    expect(done).toMatchObject({ status: 'errored', total_token_count: null });
    expect(done.error).toMatch(words);
    expect(done.tokenization?.row_errors.length ?? 0).toBeLessThanOrEqual(100);
    expect(done.tokenization?.token_file ?? null).toBeNull();
  });

  it('ends as errored when its file was removed meanwhile', async () => {
    await tunes.upload('missing.jsonl', '{"text":"a"}');
    const { id } = await tunes.create('main/missing.jsonl');
    await ask('DELETE', '/file/main/missing.jsonl');
    const done = await tunes.tokenized(id);
    expect(done).toMatchObject({
      status: 'errored',
      error: expect.stringContaining('is not in studio/first') as string,
    });
  });

  it('answers 404 for an unknown one, to others, and in another repository', async () => {
    for (const id of ['nope', '6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1']) {
      const response = await tunes.act(id, 'tokenize');
      expect([response.status, (await detailOf(response)).type]).toEqual([404, 'resource_not_found']);
    }
    const { id } = await tunes.create('main/data.jsonl');
    expect((await service.ben.request('POST', `${tunes.base}/fine_tunes/${id}/tokenize`)).status).toBe(404);
    expect((await service.ann.request('POST', `/api/repos/studio/other/fine_tunes/${id}/tokenize`)).status).toBe(404);
    expect((await tunes.read(id)).status).toBe('created');
  });

  it('accepts one of several concurrent calls', async () => {
    const { id } = await tunes.create('main/data.jsonl');
    const answers = await Promise.all(Array.from({ length: 6 }, () => tunes.act(id, 'tokenize')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const taken = answers.find(({ status }) => status === 200);
    expect(fineTuneResponseSchema.parse(await taken?.json()).fine_tune.status).toBe('tokenizing');
    const refused = answers.find(({ status }) => status === 409);
    expect(refused === undefined ? '' : (await detailOf(refused)).detail).toMatch(/is tokenizing/);
  });
});

describe('a fine-tune that is being tokenized', () => {
  it('can be stopped for good', async () => {
    const id = await begun('stopped.jsonl');
    expect((await tunes.act(id, 'actions/stop')).status).toBe(200);
    await expect.poll(workFolders).toEqual([]);
    expect(await tunes.read(id)).toMatchObject({ status: 'stopped', total_token_count: null });
    for (const action of ['actions/stop', 'tokenize'] as const) {
      const refused = await tunes.act(id, action);
      expect([refused.status, (await detailOf(refused)).detail]).toEqual([409, expect.stringMatching(/is stopped/)]);
    }
  });

  it('stops when it is deleted', async () => {
    const id = await begun('deleted.jsonl');
    expect((await ask('DELETE', `/fine_tunes/${id}`)).status).toBe(200);
    await expect.poll(workFolders).toEqual([]);
    expect((await ask('GET', `/file/main/deleted.jsonl.${id}.tokens`)).status).toBe(404);
  });

  it('ends as errored when its dataset is replaced or removed', async () => {
    const replaced = await begun('replaced.jsonl');
    await tunes.upload('replaced.jsonl', '{"text":"other"}');
    const done = await tunes.until(replaced, ({ finished_at: finishedAt }) => finishedAt !== null);
    expect(done.error).toMatch(/main\/replaced\.jsonl was replaced or removed during tokenization/);
    expect(done).toMatchObject({ status: 'errored', total_token_count: null });
  });
});

describe('run', () => {
  it('reports that no trainer is registered', async () => {
    const { id } = await tunes.create('main/data.jsonl');
    const refused = await tunes.act(id, 'actions/run');
    expect(refused.status).toBe(501);
    expect((await detailOf(refused)).detail).toMatch(/^This service can’t train/);
    expect((await tunes.act('nope', 'actions/run')).status).toBe(404);
    expect((await tunes.read(id)).status).toBe('created');
  });
});

describe('tokenize on a bucket', () => {
  let server: S3Server;
  let far: TestService;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
    server = await startS3Server();
    far = await startTestService({ STORAGE_URL: server.storageUrl });
  });
  afterAll(async () => {
    await far.stop();
    await server.stop();
    vi.unstubAllEnvs();
  });

  it('reads ranges, and writes the token file to the bucket', async () => {
    const client = createFineTuneClient(far.ann);
    const rows = [...makeRows(3000)];
    const columnData = (['prompt', 'completion'] as const).map((name) => ({
      name,
      data: rows.map((row) => row[name]),
      type: 'STRING' as const,
    }));
    await client.upload('rows.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'));
    await client.upload('rows.parquet', new Uint8Array(parquetWriteBuffer({ columnData, rowGroupSize: 700 })));
    const counts: (number | null)[] = [];
    for (const name of ['rows.jsonl', 'rows.parquet']) {
      const done = await client.tokenized((await client.create(`main/${name}`)).id);
      expect(done).toMatchObject({ error: null, tokenization: { rows: 3000, token_file: { version: 'main' } } });
      counts.push(done.total_token_count);
    }
    expect(counts[0]).toBe(counts[1]);
  });
});
