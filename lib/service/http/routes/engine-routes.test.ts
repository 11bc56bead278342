import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  engineListSchema,
  engineModelSchema,
  engineModelStateSchema,
  engineRunListSchema,
  workflowInspectionSchema,
  workflowTrySchema,
  type EngineState,
  type NewEngineModel,
} from '../../../contract/engines.ts';
import { engineModels } from '../../../database/service-engine-tables.ts';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';
import { startTestService, type TestService } from '../../testing/start-test-service.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { scaleImage, textToImage } from '../../engines/testing/comfyui/workflows.ts';
import { createFakeComfyUi, type FakeComfyUi } from '../../engines/testing/fake-comfy-ui.ts';

const folder = temporaryFolder();
const path = join(folder, 'settings', 'engines.json');
let fake: FakeComfyUi;
let service: TestService;
let ann: TestClient;

const plainSettings = () => ({
  engines: {
    atelier: { kind: 'comfyui', url: fake.url, title: 'Atelier', headers: { 'x-door': '$DOOR_KEY' } },
    other: { kind: 'comfyui', url: fake.url },
    broken: { kind: 'comfyui', url: 'http://127.0.0.1:1' },
  },
  models: { taken: { engine: 'other', workflow: 'own.json' } },
});

beforeAll(async () => {
  fake = await createFakeComfyUi();
  await mkdir(join(folder, 'settings'));
  await writeFile(join(folder, 'settings', 'own.json'), JSON.stringify(scaleImage()));
  await writeFile(path, JSON.stringify(plainSettings()));
  service = await startTestService({ ENGINES: path, SERVICE_ADMIN_KEYS: 'ann', DOOR_KEY: 'door-key-0123456789' });
  ann = service.ann;
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});
beforeEach(async () => {
  await rm(join(folder, 'settings', 'workflows'), { recursive: true, force: true });
  await writeFile(path, `${JSON.stringify(plainSettings(), null, 4)}\n`);
});

type Part = string | Blob | object;

/** A form: blobs become files, objects JSON. */
function formOf(parts: Record<string, Part>, fileName = 'Harbour_view.json'): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof Blob) form.set(name, part, fileName);
    else form.set(name, typeof part === 'string' ? part : JSON.stringify(part));
  }
  return form;
}

const workflowFile = (workflow: object = textToImage()) => new Blob([JSON.stringify(workflow)]);

async function send(method: string, address: string, parts: Record<string, Part>, fileName?: string) {
  const response = await ann.request(method, `/api/ai/engines/${address}`, formOf(parts, fileName));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const inspect = async (parts: Record<string, Part>, fileName?: string) =>
  send('POST', 'atelier/inspect', parts, fileName);
const save = async (settings: Partial<NewEngineModel>, parts: Record<string, Part> = { file: workflowFile() }) =>
  send('PUT', `atelier/models/${encodeURIComponent(settings.id ?? '')}`, { ...parts, settings });
const remove = async (id: string, engine = 'atelier') =>
  (await ann.request('DELETE', `/api/ai/engines/${engine}/models/${encodeURIComponent(id)}`)).status;
const refused = (status: number, code: string, fields?: object[]) => ({
  status,
  body: { error: { type: code, ...(fields === undefined ? {} : { fields }) } },
});

async function listEngines(client = ann) {
  const response = await client.request('GET', '/api/ai/engines');
  return engineListSchema.parse(await response.json());
}
const stateOf = async (name: string): Promise<EngineState | undefined> =>
  (await listEngines()).engines.find((engine) => engine.name === name);
const until = { timeout: hangBoundMs };

interface Saved {
  models: Record<string, { workflow: string; fields?: Record<string, object> } & Record<string, unknown>>;
}
const settingsFile = async () => JSON.parse(await readFile(path, 'utf8')) as Saved;
const workflows = async () => readdir(join(folder, 'settings', 'workflows')).catch(() => []);

/** How often the engine was asked for its version. */
const timesAsked = () => fake.requests().filter((request) => request.path === '/system_stats').length;

const checkAtelier = async () => service.ben.request('POST', '/api/ai/engines/atelier/check');

/** Runs a workflow as somebody in front of the engine does. */
async function runAtEngine(id: string, text: string, extra = {}) {
  const workflow = textToImage();
  const body = {
    prompt: { ...workflow, '3': { ...workflow['3'], inputs: { text, clip: ['1', 1] } } },
    prompt_id: id,
  };
  await fetch(`${fake.url}/prompt`, { method: 'POST', body: JSON.stringify({ ...body, ...extra }) });
}

const listRuns = async () => {
  const response = await ann.request('GET', '/api/ai/engines/atelier/runs');
  return engineRunListSchema.parse(await response.json()).runs;
};

const servedModel = async () => {
  const response = await ann.request('GET', '/api/ai/models/kite');
  return (await response.json()) as { json_request_schema?: object };
};

const readKite = async () => {
  const response = await ann.request('GET', '/api/ai/engines/atelier/models/a%2Fkite');
  expect(response.status).toBe(200);
  return engineModelSchema.parse(await response.json());
};

describe('GET /api/ai/engines', () => {
  it('lists engines with their state and models, and who may change them', async () => {
    await expect.poll(async () => (await stateOf('atelier'))?.state, until).toBe('ready');
    await expect.poll(async () => (await stateOf('broken'))?.reason, until).toMatch(/refuses connections/);
    await expect.poll(async () => (await stateOf('other'))?.models, until).toHaveLength(1);
    const list = await listEngines();
    expect(list.can_change).toBe(true);
    expect(list.engines.map(({ name }) => name)).toEqual(['atelier', 'broken', 'other']);
    expect(list.engines[0]).toMatchObject({
      title: 'Atelier',
      kind: 'comfyui',
      software: 'ComfyUI 0.33.0',
      reason: null,
      concurrency: 1,
      is_paid: false,
      max_per_day: null,
      running: 0,
      waiting: 0,
      spent: { today: { sent: 0, cost: 0 }, month: { sent: 0, cost: 0 } },
    });
    expect((await stateOf('other'))?.models).toEqual([
      {
        id: 'taken',
        title: 'Taken',
        media_type: 'image',
        unavailable: null,
        is_bound: false,
      },
    ]);
    expect((await listEngines(service.ben)).can_change).toBe(false);
  });

  it('marks a model with a name of this service, which can be removed', async () => {
    await writeFile(join(folder, 'settings', 'text.json'), JSON.stringify(textToImage()));
    const bound = { engine: 'atelier', workflow: 'text.json', map: { prompt: '3.text' } };
    await writeFile(path, JSON.stringify({ ...plainSettings(), models: { 'ig-1': bound } }));
    await expect.poll(async () => (await stateOf('atelier'))?.models, until).toMatchObject([{ is_bound: true }]);
    expect(await remove('ig-1')).toBe(200);
    await expect.poll(async () => (await stateOf('atelier'))?.models, until).toEqual([]);
  });
});

describe('POST /api/ai/engines/:name/check', () => {
  it('makes the workers ask the engine, for every key, but not again at once', async () => {
    await expect.poll(async () => (await stateOf('atelier'))?.state, until).toBe('ready');
    const before = timesAsked();
    expect((await checkAtelier()).status).toBe(200);
    await expect.poll(timesAsked, until).toBeGreaterThan(before);
    const again = await checkAtelier();
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('does not know other engines', async () => {
    expect((await ann.request('POST', '/api/ai/engines/nobody/check')).status).toBe(404);
  });
});

describe('keys that may not change engines', () => {
  it.each([
    ['POST', 'atelier/inspect'],
    ['GET', 'atelier/runs'],
    ['POST', 'atelier/try'],
    ['GET', 'atelier/models/flux'],
    ['PUT', 'atelier/models/flux'],
    ['DELETE', 'atelier/models/flux'],
  ])('are refused: %s %s', async (method, address) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : formOf({ file: workflowFile() });
    const response = await service.ben.request(method, `/api/ai/engines/${address}`, body);
    expect(response.status).toBe(403);
    const answer = await response.text();
    expect(answer).toContain('SERVICE_ADMIN_KEYS');
    expect(answer).toContain('"forbidden"');
  });
});

describe('POST /api/ai/engines/:name/inspect', () => {
  it('shows the inputs of a workflow and the form that they give', async () => {
    const { status, body } = await inspect({ file: workflowFile() });
    expect(status).toBe(200);
    const inspection = workflowInspectionSchema.parse(body);
    expect(inspection).toMatchObject({
      node_count: 7,
      missing: [],
      media_type: 'image',
      suggested: { id: 'harbour-view', title: 'Harbour view' },
      json_request_schema: { title: 'Harbour view', required: ['prompt'], properties: { prompt: { type: 'string' } } },
    });
    const byAddress = new Map(inspection.inputs.map((input) => [input.address, input]));
    expect(byAddress.get('3.text')).toMatchObject({
      node: 'Positive (CLIPTextEncode)',
      kind: 'text',
      role: 'prompt',
      value: 'a kite',
      suggestion: { name: 'prompt', show: true, basic: true },
    });
    expect(byAddress.get('1.ckpt_name')).toMatchObject({
      kind: 'choice',
      choices: expect.arrayContaining([textToImage()['1']?.inputs['ckpt_name']]) as unknown[],
    });
    expect(byAddress.get('5.seed')).toMatchObject({ kind: 'integer', role: 'seed' });
    expect(byAddress.get('7.filename_prefix')).toMatchObject({ suggestion: { show: false } });
    expect(new Set(fake.headers().at(-1)?.['x-door'])).toEqual(new Set('door-key-0123456789'));
  });

  it('gives the form that the settings choose', async () => {
    const fields = {
      '5.steps': { name: 'quality', title: 'Quality', basic: true, maximum: 50 },
      '5.cfg': { show: false },
      '7.filename_prefix': { show: true },
    };
    const { body } = await inspect({ file: workflowFile(), settings: { id: 'kite', title: 'Kites', fields } });
    const schema = workflowInspectionSchema.parse(body).json_request_schema;
    expect(schema).toMatchObject({
      title: 'Kites',
      properties: { quality: { title: 'Quality', maximum: 50 }, filename_prefix: { type: 'string' }, prompt: {} },
    });
    expect(schema['properties']).not.toHaveProperty('cfg');
    expect(schema['basic']).toContain('quality');
  });

  it('reads a PNG that ComfyUI saved, and takes its title from the prompt', async () => {
    const { data } = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
      .png()
      .toBuffer({ resolveWithObject: true });
    const text = Buffer.concat([Buffer.from('prompt\0'), Buffer.from(JSON.stringify(textToImage()))]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    const image = new Blob([
      data.subarray(0, 33),
      length,
      Buffer.from('tEXt'),
      text,
      Buffer.alloc(4),
      data.subarray(33),
    ]);
    const { body } = await inspect({ file: image }, 'ComfyUI_00012_.png');
    const inspection = workflowInspectionSchema.parse(body);
    expect(inspection.suggested).toEqual({ id: 'a-kite', title: 'a kite' });
    // The workflow alone can be sent in place of the image.
    const again = await inspect({ file: workflowFile(inspection.workflow) }, 'ComfyUI_00012_.png');
    expect(again.body).toEqual(body);
  });

  it('says what the engine lacks', async () => {
    const workflow = textToImage();
    const { body } = await inspect({
      file: workflowFile({
        ...workflow,
        '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'gone.safetensors' } },
        '9': { class_type: 'Sharpener', inputs: {} },
      }),
    });
    expect(workflowInspectionSchema.parse(body).missing).toEqual([
      expect.stringContaining('Atelier lacks the node Sharpener'),
      expect.stringContaining('does not have "gone.safetensors"'),
    ]);
  });

  it('puts issues at the fields', async () => {
    const fields = {
      '5.steps': { name: 'quality' },
      '5.denoise': { name: 'quality' },
      '5.cfg': { default: 1000 },
      '99.text': { show: true },
      '2.width': { minimum: 4000, maximum: 100 },
    };
    const answer = await inspect({ file: workflowFile(), settings: { id: 'kite', fields } });
    expect(answer).toMatchObject(refused(400, 'invalid_params'));
    const { fields: issues } = answer.body['error'] as { fields: { pointer: string }[] };
    expect(issues.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/fields/2.width/minimum',
      '/fields/5.cfg/default',
      '/fields/5.denoise/name',
      '/fields/99.text',
    ]);
  });

  it.each([
    ['an unknown setting', { id: 'a', colour: 1 }, '/colour'],
    ['an unknown part of a field', { id: 'a', fields: { '3.text': { colour: 1 } } }, '/fields/3.text/colour'],
    ['a name with spaces', { id: 'a', fields: { '3.text': { name: 'The text' } } }, '/fields/3.text/name'],
    [
      'a link in place of a default',
      { id: 'a', fields: { '3.text': { default: ['1', 0] } } },
      '/fields/3.text/default',
    ],
    ['an id that leads upwards', { id: 'a/../b' }, '/id'],
    ['an id of the language', { id: '__proto__' }, '/id'],
    ['an id that is too long', { id: 'a'.repeat(121) }, '/id'],
  ])('refuses %s', async (_, settings, pointer) => {
    expect(await inspect({ file: workflowFile(), settings })).toMatchObject(
      refused(400, 'invalid_params', [{ pointer }]),
    );
  });

  it.each([
    ['HTML', new Blob(['<!doctype html><title>Sign in</title>'])],
    ['nothing', new Blob([])],
    ['a workflow of the editor', new Blob(['{"nodes":[],"links":[],"version":0.4}'])],
    ['a list', new Blob(['[1,2]'])],
    ['JSON that is nested a million times', new Blob(['['.repeat(1_000_000)])],
  ])('refuses %s at the file', async (_, file) => {
    expect(await inspect({ file })).toMatchObject(refused(400, 'invalid_params', [{ pointer: '/file' }]));
  });

  it('refuses what is too large, or has no workflow, or several', async () => {
    const large = new Blob([new Uint8Array(64 * 1024 * 1024 + 1)]);
    expect(await inspect({ file: large })).toMatchObject(refused(413, 'payload_too_large'));
    expect(await inspect({})).toMatchObject(refused(400, 'invalid_params', [{ pointer: '/file' }]));
    expect(await inspect({ file: workflowFile(), run: 'a' })).toMatchObject(refused(400, 'invalid_params'));
    expect(await inspect({ file: workflowFile(), settings: '[]' })).toMatchObject(
      refused(400, 'invalid_params', [{ pointer: '/settings' }]),
    );
    const json = await ann.request('POST', '/api/ai/engines/atelier/inspect', { file: 'x' });
    expect(json.status).toBe(415);
  });

  it('refuses settings that are too large, and ignores other parts', async () => {
    const settings = JSON.stringify({ id: 'kite', description: 'x'.repeat(1_100_000) });
    expect(await inspect({ file: workflowFile(), settings })).toMatchObject(refused(413, 'payload_too_large'));
    expect((await inspect({ other: 'x', file: workflowFile(), parameters: '{' })).status).toBe(200);
  });

  it('takes a file without a name', async () => {
    const head = 'content-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream';
    const body = `--b\r\n${head}\r\n\r\n${JSON.stringify(textToImage())}\r\n--b--\r\n`;
    const response = await ann.request('POST', '/api/ai/engines/atelier/inspect', body, {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(workflowInspectionSchema.parse(await response.json()).suggested.title).toBe('a kite');
  });

  it('says why an engine can’t be asked', async () => {
    const file = workflowFile();
    expect(await send('POST', 'nobody/inspect', { file })).toMatchObject(refused(404, 'resource_not_found'));
    const { engines, models } = plainSettings();
    const elsewhere = { kind: 'media-api', url: 'http://127.0.0.1:1' };
    // Of its own: the worker that looks at the settings asks every engine, too, and would notice the others’ failures.
    const refusing = await createFakeComfyUi();
    onTestFinished(refusing.close);
    refusing.fail('discover', 'refused key', Number.POSITIVE_INFINITY);
    const locked = { kind: 'comfyui', url: refusing.url };
    await writeFile(path, JSON.stringify({ engines: { ...engines, elsewhere, locked }, models }));
    expect(await send('POST', 'elsewhere/inspect', { file })).toMatchObject({
      status: 400,
      body: { error: { detail: expect.stringContaining('Only engines of kind comfyui') as string } },
    });
    const away = await send('POST', 'broken/inspect', { file });
    expect(away).toMatchObject(refused(503, 'unavailable'));
    expect(JSON.stringify(away.body)).toContain('refuses connections');
    expect(await send('POST', 'locked/inspect', { file })).toMatchObject(refused(503, 'unavailable'));
  });

  it('names the errors of a settings file, without secrets', async () => {
    await writeFile(path, '{ "engines": { "atelier": { "kind": "comfyui" } } }');
    const answer = await inspect({ file: workflowFile() });
    expect(answer).toMatchObject(refused(409, 'conflict'));
    expect(JSON.stringify(answer.body)).toContain('engines.json line 1: engines.atelier.url is missing');
  });
});

describe('GET /api/ai/engines/:name/runs', () => {
  const ids = ['6ce1a3f2-0e2b-4c1f-9d4e-000000000001', '6ce1a3f2-0e2b-4c1f-9d4e-000000000002'] as const;

  it('lists successful runs, newest first, from which models are made', async () => {
    const listed = async () => (await listRuns()).map(({ id }) => id);
    await runAtEngine(ids[0], 'an old\nharbour');
    await expect.poll(listed, until).toEqual([ids[0]]);
    fake.breakNode('VAEDecode', { type: 'RuntimeError', message: 'no memory' });
    await runAtEngine('6ce1a3f2-0e2b-4c1f-9d4e-00000000000f', 'a failure');
    await expect.poll(async () => (await fetch(`${fake.url}/queue`)).text(), until).toContain('"queue_running":[]');
    const editor = { nodes: [], extra: { linearData: { inputs: [['3', 'text']] } } };
    await runAtEngine(ids[1], 'a new harbour', { extra_data: { extra_pnginfo: { workflow: editor } } });
    await expect.poll(listed, until).toEqual(ids.toReversed());
    const runs = await listRuns();
    expect(runs.map(({ title }) => title)).toEqual(['a new harbour', 'an old harbour']);
    expect(runs[0]?.finished_at).toBeGreaterThan(1_700_000_000);

    const answer = await inspect({ run: ids[1] });
    const inspection = workflowInspectionSchema.parse(answer.body);
    expect(inspection.suggested.title).toBe('a new harbour');
    // The author chose one input for the form.
    expect(Object.keys(inspection.json_request_schema['properties'] as object)).toEqual(['prompt']);
    expect(inspection.inputs.find(({ address }) => address === '5.steps')?.suggestion.show).toBe(false);
  });

  it.each(['6ce1a3f2-0e2b-4c1f-9d4e-0000000000aa', '../system_stats', 'a?b=c'])('does not know run %s', async (id) => {
    const before = fake.requests().length;
    expect(await inspect({ run: id })).toMatchObject(refused(404, 'resource_not_found', [{ pointer: '/run' }]));
    const asked = fake
      .requests()
      .slice(before)
      .filter((request) => request.path.startsWith('/history'));
    expect(asked).toHaveLength(id.startsWith('6') ? 1 : 0);
  });
});

describe('POST /api/ai/engines/:name/try', () => {
  it('runs a workflow once as a generation of the caller, and keeps nothing in the catalogue', async () => {
    const settings = { id: 'kite-try', fields: { '5.steps': { name: 'quality' } } };
    const parameters = { prompt: 'a red kite', quality: 2, seed: 5, negative_prompt: 'wind' };
    const { status, body } = await send('POST', 'atelier/try', { file: workflowFile(), settings, parameters });
    expect(status).toBe(200);
    const { generation_id: id } = workflowTrySchema.parse(body);
    const record = await ann.ended(id);
    expect(record).toMatchObject({ status: 'succeeded', model_name: 'kite-try' });
    expect((await service.ben.request('GET', `/api/ai/queue/${id}`)).status).toBe(404);
    const sent = fake.requests().findLast((request) => request.path === '/prompt')?.body as {
      prompt: ReturnType<typeof textToImage>;
    };
    expect(sent.prompt['3']?.inputs['text']).toBe('a red kite');
    expect(sent.prompt['5']?.inputs).toMatchObject({ steps: 2, seed: 5 });
    expect((await ann.request('GET', '/api/ai/models/kite-try')).status).toBe(404);
    expect((await stateOf('atelier'))?.spent.today.sent).toBeGreaterThan(0);
    expect(await workflows()).toEqual([]);
  });

  it('takes media as other generations do', async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const parameters = { image: `data:image/png;base64,${image.toString('base64')}` };
    const { body } = await send('POST', 'atelier/try', { file: workflowFile(scaleImage()), parameters });
    expect(await ann.ended(workflowTrySchema.parse(body).generation_id)).toMatchObject({ status: 'succeeded' });
    const broken = { image: 'data:image/png;base64,!' };
    expect(await send('POST', 'atelier/try', { file: workflowFile(scaleImage()), parameters: broken })).toMatchObject(
      refused(400, 'invalid_params', [{ pointer: '/image' }]),
    );
  });

  it('removes the version once no generation needs it', async () => {
    const { database } = service.database.connection;
    fake.hold();
    const { body } = await send('POST', 'atelier/try', { file: workflowFile(), parameters: { prompt: 'held' } });
    const { generation_id: id } = workflowTrySchema.parse(body);
    const versions = async () => (await database.select().from(engineModels)).filter(({ isCurrent }) => !isCurrent);
    expect((await versions()).map((row) => row.id)).toContain('harbour-view');
    await ann.until(id, (record) => record.status === 'processing');
    expect((await stateOf('atelier'))?.running).toBe(1);
    expect((await ann.request('DELETE', `/api/ai/queue/${id}`)).status).toBe(200);
    fake.release();
    await ann.ended(id);
    expect((await save({ id: 'sweeper' })).status).toBe(200);
    await expect.poll(versions, until).toEqual([]);
    expect(await remove('sweeper')).toBe(200);
  });

  it('puts issues of values at their fields, and refuses what can’t run', async () => {
    const parameters = { prompt: '', steps: 'many', colour: 'red' };
    const answer = await send('POST', 'atelier/try', { file: workflowFile(), parameters });
    expect(answer).toMatchObject(refused(400, 'invalid_params'));
    const { fields } = answer.body['error'] as { fields: { pointer: string }[] };
    expect(fields.map(({ pointer }) => pointer).toSorted()).toEqual(['/colour', '/prompt', '/steps']);
    const links = await send('POST', 'atelier/try', { file: workflowFile(), parameters: { prompt: ['1', 0] } });
    expect(links).toMatchObject(refused(400, 'invalid_params', [{ pointer: '/prompt' }]));
    const own = { file: workflowFile(), settings: { id: 'ig-1' }, parameters: { prompt: 'a' } };
    expect(await send('POST', 'atelier/try', own)).toMatchObject(refused(409, 'conflict', [{ pointer: '/id' }]));
    const lacking = workflowFile({ ...textToImage(), '9': { class_type: 'Sharpener', inputs: {} } });
    expect(await send('POST', 'atelier/try', { file: lacking, parameters: { prompt: 'a' } })).toMatchObject(
      refused(400, 'invalid_params'),
    );
  });
});

describe('PUT /api/ai/engines/:name/models/:id', () => {
  it('writes workflow and entry, and the model appears', async () => {
    const fields = { '5.cfg': { show: false }, '5.steps': { name: 'quality', maximum: 9 } };
    const { status, body } = await save({ id: 'kite', title: 'Kites', summary: 'Draws kites', fields });
    expect(status).toBe(200);
    expect(engineModelStateSchema.parse(body)).toEqual({
      id: 'kite',
      title: 'Kites',
      media_type: 'image',
      unavailable: null,
      is_bound: false,
    });
    const file = join(folder, 'settings', 'workflows', 'kite.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(textToImage());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { models } = await settingsFile();
    expect(models['kite']).toMatchObject({
      engine: 'atelier',
      title: 'Kites',
      summary: 'Draws kites',
      workflow: 'workflows/kite.json',
      fields: { '3.text': {}, '5.cfg': { show: false }, '5.steps': { name: 'quality', maximum: 9 } },
    });
    // What people wrote stays as it is, and secrets stay names.
    expect(await readFile(path, 'utf8')).toContain('"$DOOR_KEY"');
    expect(await readFile(path, 'utf8')).toContain('\n    "models": {\n');

    await expect.poll(async () => (await servedModel()).json_request_schema !== undefined, until).toBe(true);
    const inspection = workflowInspectionSchema.parse(
      (await inspect({ file: workflowFile(), settings: { id: 'kite', title: 'Kites', fields } })).body,
    );
    expect((await servedModel()).json_request_schema).toEqual(inspection.json_request_schema);
    expect(await remove('kite')).toBe(200);
    await expect.poll(async () => (await stateOf('atelier'))?.models, until).toEqual([]);
  });

  it('can be read, and changed without a file; nothing else of the entry is lost', async () => {
    await save({ id: 'a/kite', title: 'Kites', fields: { '5.cfg': { show: false } } });
    const [file = ''] = await workflows();
    expect(file).toMatch(/^a-kite-[0-9a-f]{8}\.json$/);
    const written = await settingsFile();
    const modes = ['seed', 'steps'].map((name) => ({ title: name, fields: [name] }));
    Object.assign(written.models['a/kite'] ?? {}, { price: { perImage: 0.01 }, modes });
    await writeFile(path, JSON.stringify(written));

    const { settings, inspection } = await readKite();
    expect(settings).toMatchObject({ id: 'a/kite', title: 'Kites', fields: { '5.cfg': { show: false } } });
    expect(inspection.json_request_schema['properties']).not.toHaveProperty('cfg');

    const changed = await save({ ...settings, title: 'Dragons' }, {});
    expect(changed).toMatchObject({ status: 200, body: { title: 'Dragons' } });
    expect(await workflows()).toEqual([file]);
    expect((await settingsFile()).models['a/kite']).toMatchObject({
      title: 'Dragons',
      price: { perImage: 0.01 },
      modes,
    });
    const again = await readKite();
    const { title: _title, ...form } = again.inspection.json_request_schema;
    expect(inspection.json_request_schema).toMatchObject(form);

    // Another workflow takes the place of the former one.
    const other = workflowFile({ ...textToImage(), '8': { class_type: 'PreviewImage', inputs: { images: ['6', 0] } } });
    expect((await save({ id: 'a/kite' }, { file: other })).status).toBe(200);
    expect(await workflows()).toHaveLength(1);
    expect(await workflows()).not.toEqual([file]);
  });

  it('keeps a file of another model and a person’s own files', async () => {
    await mkdir(join(folder, 'settings', 'workflows'));
    await writeFile(join(folder, 'settings', 'workflows', 'kite.json'), '{"mine":true}');
    expect((await save({ id: 'kite' })).status).toBe(200);
    expect((await settingsFile()).models['kite']?.workflow).toMatch(/^workflows\/kite-[0-9a-f]{8}\.json$/);
    expect((await save({ id: 'KITE' })).status).toBe(200);
    expect(await workflows()).toHaveLength(3);
    expect(await remove('kite')).toBe(200);
    expect(await remove('KITE')).toBe(200);
    expect(await workflows()).toEqual(['kite.json']);
    expect(await readFile(join(folder, 'settings', 'workflows', 'kite.json'), 'utf8')).toBe('{"mine":true}');
    expect(await remove('taken', 'other')).toBe(200);
    expect(JSON.parse(await readFile(join(folder, 'settings', 'own.json'), 'utf8'))).toEqual(scaleImage());
  });

  it.each([
    ['a model of this service', 'ig-1', 409],
    ['another name of one', 'ideogram-v4', 409],
    ['a model of another engine', 'taken', 409],
    ['an id that leads upwards', 'a/../../b', 400],
    ['an id of dots', '..', 400],
  ])('refuses %s', async (_, id, status) => {
    const before = await readFile(path, 'utf8');
    const settings = { id, fields: {} };
    const address = `atelier/models/${encodeURIComponent(id)}`.replace(/\.\.$/, '%2E%2E%2F');
    const answer = await send('PUT', address, { file: workflowFile(), settings });
    expect(answer).toMatchObject({ status, body: { error: { fields: [{ pointer: '/id' }] } } });
    expect(await readFile(path, 'utf8')).toBe(before);
    expect(await workflows()).toEqual([]);
  });

  it('refuses another id than that of the URL, no settings, and no workflow', async () => {
    const other = await send('PUT', 'atelier/models/kite', { file: workflowFile(), settings: { id: 'dragon' } });
    expect(other).toMatchObject(refused(400, 'invalid_params', [{ pointer: '/id' }]));
    const none = await send('PUT', 'atelier/models/kite', { file: workflowFile() });
    expect(none).toMatchObject(refused(400, 'invalid_params', [{ pointer: '/settings' }]));
    expect(await save({ id: 'kite' }, {})).toMatchObject(refused(404, 'resource_not_found'));
  });

  it('refuses a workflow with a secret in it', async () => {
    const workflow = { ...textToImage(), '9': { class_type: 'SaveImage', inputs: { api_key: 'sk-123' } } };
    const answer = await save({ id: 'kite' }, { file: workflowFile(workflow) });
    expect(answer).toMatchObject(refused(400, 'invalid_params', [{ pointer: '/file' }]));
    expect(JSON.stringify(answer.body)).not.toContain('sk-123');
    expect(await workflows()).toEqual([]);
  });

  it('lets one of several changes at once win, and leaves no file of the others', async () => {
    const answers = await Promise.all(['one', 'two', 'three'].map(async (id) => save({ id })));
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { models } = await settingsFile();
    expect(Object.keys(models)).toHaveLength(1 + won.length);
    expect(await workflows()).toHaveLength(won.length);
  });

  it('leaves nothing behind when the settings can’t be written', async () => {
    const settings = join(folder, 'settings');
    await mkdir(join(settings, 'workflows'));
    await writeFile(path, JSON.stringify({ ...plainSettings(), models: 5 }));
    expect(await save({ id: 'kite' })).toMatchObject(refused(409, 'conflict'));
    expect(await workflows()).toEqual([]);
    await chmod(path, 0o600);
  });
});

describe('DELETE /api/ai/engines/:name/models/:id', () => {
  it('does not know models of other engines, or others', async () => {
    expect(await remove('taken')).toBe(404);
    expect(await remove('nothing')).toBe(404);
    expect(await remove('__proto__')).toBe(404);
  });

  it('keeps a workflow that another model needs', async () => {
    await save({ id: 'kite' });
    const settings = await settingsFile();
    settings.models['dragon'] = { ...settings.models['kite'], workflow: 'workflows/kite.json' };
    await writeFile(path, JSON.stringify(settings));
    expect(await remove('kite')).toBe(200);
    expect(await workflows()).toEqual(['kite.json']);
    expect(await remove('dragon')).toBe(200);
    expect(await workflows()).toEqual([]);
  });
});
