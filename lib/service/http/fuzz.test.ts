import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import {
  array,
  asyncProperty,
  assert,
  constantFrom,
  dictionary,
  integer,
  json,
  oneof,
  string,
  tuple,
  uint8Array,
  type Arbitrary,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../contract/error.ts';
import { enqueueResponseSchema } from '../../contract/generation-record.ts';
import type { JsonObject } from '../../contract/model.ts';
import { findNamedModel } from '../models/registry.ts';
import { anyText, nearlyRightBody } from '../testing/any-body.ts';
import { sendRaw, type RawAnswer } from '../../http/testing/raw-request.ts';
import { headOf } from '../testing/head-of.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';

// `FUZZ_RUNS=20000 vitest run lib/service/http/fuzz.test.ts` runs longer; each finding prints the seed that reproduces
// it.
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 60);
const timeout = 2 * hangBoundMs + numRuns * 300;

let service: TestService;
let finished: string;
let schemas: Record<string, JsonObject>;
beforeAll(async () => {
  service = await startTestService({
    SERVICE_BODY_LIMIT_MB: '1',
    SERVICE_FILE_LIMIT_MB: '1',
    SERVICE_QUEUED_PER_KEY: '0',
  });
  finished = await service.ann.enqueue({ model: 'ig-1', prompt: 'hills', width: 64, height: 64 });
  await service.ann.ended(finished);
  const document = await (await service.ann.request('GET', '/api/openapi.json')).json();
  ({ schemas } = (document as { components: { schemas: Record<string, JsonObject> } }).components);
});
afterAll(() => service.stop());

const clues = /node_modules|\.ts:\d|\n {4}at |easel-service-test|ENOENT|syntax error|violates|relation "/;

function isError(body: string): boolean {
  try {
    return errorBodySchema.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/** What is wrong with an answer. A caller who disconnects early may get none. */
function issuesOf(answer: { status: number; body: string }, verb = 'POST'): string[] {
  const { status, body } = answer;
  const isFailure = status >= 500 && status !== 503;
  const isUndocumented = status >= 400 && verb !== 'HEAD' && !isError(body);
  return [
    ...(isFailure ? [`it failed with ${status}`] : []),
    ...(isUndocumented ? [`${status} without a documented message: ${body}`] : []),
    ...(clues.test(body) ? [`it exposes internals: ${body}`] : []),
  ];
}

async function send(path: string, body: unknown): Promise<RawAnswer> {
  const response = await service.ann.request('POST', path, body);
  return { status: response.status, head: '', body: await response.text() };
}

/** The service treats null as absent and trims texts, which the schema does not say. */
const withoutNulls = (body: JsonObject) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value != null));

/** What the document's schema rejects in a body that the service accepted. */
async function issuesBySchema(body: JsonObject, { body: answer }: RawAnswer): Promise<unknown[]> {
  const { generations } = enqueueResponseSchema.parse(JSON.parse(answer));
  const { model_name: name } = await service.ann.record(generations[0]?.generation_id ?? '');
  const schema = schemas[`GenerationBody_${name}`];
  return new Validator({ ...schema }, '2020-12').validate(withoutNulls(body)).errors;
}

/** The issues that both the queue and an endpoint report. */
function issuesOfFields({ body }: RawAnswer): unknown[] {
  const { fields = [] } = errorBodySchema.parse(JSON.parse(body)).error;
  const endpointSpecific = new Set(['/model', '/response_format', '/num_generations']);
  return fields.filter(({ pointer }) => !endpointSpecific.has(pointer));
}

describe('any body', () => {
  it(
    'is accepted or rejected with a message, the same on queue and endpoint, and accepted only if valid by its schema',
    { timeout },
    async () => {
      await assert(
        asyncProperty(nearlyRightBody, async (body) => {
          const queued = await send('/api/ai/queue', body);
          expect(issuesOf(queued)).toEqual([]);
          const isTaken = queued.status === 200;
          expect(isTaken ? await issuesBySchema(body, queued) : []).toEqual([]);
          // An accepted one would wait for its results.
          const { model } = body;
          const isVideo = typeof model === 'string' && findNamedModel(model)?.mediaType === 'video';
          const endpoint = isVideo ? '/api/ai/videos/generate' : '/api/ai/images/edit';
          const isAlike = isTaken || issuesOfFields(queued).length === 0;
          const waited = isAlike ? queued : await send(endpoint, body);
          expect(issuesOf(waited)).toEqual([]);
          expect(isAlike ? [] : issuesOfFields(waited)).toEqual(isAlike ? [] : issuesOfFields(queued));
        }),
        { numRuns },
      );
    },
  );

  it('is accepted or rejected with a message by endpoints without generations', { timeout }, async () => {
    const text: Arbitrary<string> = oneof(json(), string(), anyText, constantFrom('', '{', '[]', 'null', '{"a":1}{}'));
    const path = constantFrom('/api/ai/queue', '/api/ai/images/edit', '/api/repos/a/b/fine_tunes');
    await assert(
      asyncProperty(path, text, async (where, body) => {
        expect(issuesOf(await send(where, body))).toEqual([]);
      }),
      { numRuns },
    );
  });
});

const segment = oneof(
  constantFrom('..', '.', '%2e%2e', '%00', '%ff', '%', '*', '', 'main', 'search', '0', '-1', '1e9', 'a'.repeat(300)),
  string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
);
const query = dictionary(
  constantFrom('page', 'page_size', 'status', 'model', 'sort', 'search', 'expires', 'signature', '__proto__'),
  oneof(segment, constantFrom('1', '50', '-1', '1e308', 'NaN', 'queued', 'newest')),
  { maxKeys: 3 },
).map((entries) => {
  const pairs = Object.entries(entries).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
});
const shapes = [
  (...[id]: string[]) => `/api/ai/queue/${id}`,
  () => '/api/ai/queue',
  () => '/api/ai/generations',
  (...[id]: string[]) => `/api/ai/generations/${id}`,
  (...[id, other]: string[]) => `/api/ai/models/${id}/${other}`,
  (...[id, other]: string[]) => `/api/repos/${id}/${other}/fine_tunes`,
  (...[id, other, third]: string[]) => `/api/repos/${id}/${other}/fine_tunes/${third}/tokenize`,
  (...[id, other, third]: string[]) => `/api/repos/a/${id}/file/${other}/${third}`,
  (...[id, other]: string[]) => `/media/${id}/${other}`,
  (...[id, other]: string[]) => `/${id}/${other}`,
  () => '/healthz',
  () => '/metrics',
];
const target = tuple(constantFrom(...shapes), segment, segment, segment, query).map(
  ([shape, one, two, three, asked]) => shape(one, two, three) + asked,
);
const visible = array(
  integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  { maxLength: 30 },
).map((characters) => characters.join(''));
const names = [
  [
    'Range',
    'If-Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept',
    'Accept-Encoding',
    'Content-Type',
    'Content-Length',
  ],
  [
    'Content-Encoding',
    'Transfer-Encoding',
    'Expect',
    'Upgrade',
    'TE',
    'Trailer',
    'Cookie',
    'Origin',
    'Host',
    'Authorization',
  ],
  ['X-Request-Id', 'X-Forwarded-For', 'Last-Event-ID', 'Idempotency-Key', 'X-HTTP-Method-Override'],
].flat();
const headers = dictionary(
  constantFrom(...names),
  oneof(
    visible,
    constantFrom(
      'bytes=0-',
      'bytes=-0',
      'bytes=5-1',
      'bytes=0-0,2-3',
      `bytes=${'9'.repeat(400)}-`,
      'bytes=a-b',
      '*',
      '""',
    ),
    constantFrom(
      'application/json',
      'multipart/form-data; boundary=b',
      'gzip',
      'chunked',
      '100-continue',
      '0',
      '5',
      '-1',
    ),
  ),
  { maxKeys: 4 },
);
const method = constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY');

describe('any request', () => {
  it('is answered or disconnected, whatever its URL, headers and first bytes', { timeout }, async () => {
    await assert(
      asyncProperty(method, target, headers, visible, async (verb, where, given, rest) => {
        const sent = sendRaw(service.url, headOf(verb, where.replaceAll(' ', '%20'), given), `${rest}\r\n0\r\n\r\n`);
        expect(issuesOf(await sent, verb)).toEqual([]);
      }),
      { numRuns: numRuns * 4 },
    );
  });

  it('gets a file’s bytes or an error, whatever range it asks for', { timeout }, async () => {
    const { result_url: address } = await service.ann.record(finished);
    const url = new URL(address ?? '');
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    const bound = oneof(
      integer({ min: -2, max: whole.length + 2 }).map(String),
      constantFrom('', '9'.repeat(40), ' 1', '1e1'),
    );
    await assert(
      asyncProperty(bound, bound, async (from, to) => {
        const response = await fetch(url, { headers: { range: `bytes=${from}-${to}` } });
        const bytes = Buffer.from(await response.arrayBuffer());
        expect([200, 206, 416]).toContain(response.status);
        const [, first, last] = /^bytes (\d+)-(\d+)\/\d+$/.exec(response.headers.get('content-range') ?? '') ?? [];
        const part = last === undefined ? whole : whole.subarray(Number(first), Number(last) + 1);
        expect(response.status === 416 || bytes.equals(part)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('is accepted or rejected with a message as an upload, whatever its content', { timeout }, async () => {
    const scrap = oneof(
      constantFrom(
        '--b\r\n',
        '--b--\r\n',
        '\r\n\r\n',
        '\r\n',
        'Content-Disposition: form-data; name="file"; filename="x"',
      ),
      constantFrom(
        'Content-Type: text/plain',
        'name="file"',
        "filename*=UTF-8''%ff",
        'Content-Transfer-Encoding: base64',
      ),
      uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    );
    await assert(
      asyncProperty(array(scrap, { maxLength: 12 }), async (scraps) => {
        const body = Buffer.from(scraps.join(''), 'latin1');
        const type = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': String(body.length) };
        expect(issuesOf(await sendRaw(service.url, headOf('PUT', '/api/repos/a/b/file/main/x', type), body))).toEqual(
          [],
        );
      }),
      { numRuns },
    );
  });
});

async function gauge(name: string): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(name));
  return Number(line?.split(' ').at(-1));
}

const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

describe('afterwards', () => {
  it('no file, connection or running work is left', { timeout }, async () => {
    const work = join(service.dataDirectory, 'work');
    const [own = ''] = await readdir(work);
    await expect.poll(() => readdir(join(work, own))).toEqual([]);
    await expect.poll(() => gauge('easel_event_streams')).toBe(0);
    await expect.poll(() => gauge('easel_database_connections{state="busy"}')).toBe(0);
    // The connections of the database's clients, and this test's.
    await expect.poll(sockets).toBeLessThan(40);
  });
});
