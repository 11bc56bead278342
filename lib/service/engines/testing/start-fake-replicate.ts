import type { JsonObject } from '../../../contract/model.ts';
import type { FakeEngine } from './fake-engine.ts';
import { startFakeServer, type FakeAnswer, type FakeRequest, type FakeServer } from './start-fake-server.ts';

/** Replicate's API. */
export interface FakeReplicate extends FakeEngine {
  requests: FakeServer['requests'];
  /** Files that were uploaded. */
  uploads: File[];
  /** Answers the next request that starts work with this instead. */
  answerNext: (answer: FakeAnswer) => void;
  /** What every prediction ends with, such as `{ status: 'failed', error }`. */
  finishWith: (end: JsonObject) => void;
}

const address = { type: 'string', format: 'uri' };

/** The document of one version, as Replicate writes it. */
function documentOf(output: JsonObject): JsonObject {
  return {
    openapi: '3.0.2',
    components: {
      schemas: {
        look: { enum: ['soft', 'hard'], type: 'string', title: 'look', description: 'An enumeration.' },
        Output: output,
        Input: {
          type: 'object',
          title: 'Input',
          required: ['prompt'],
          properties: {
            look: {
              allOf: [{ $ref: '#/components/schemas/look' }],
              default: 'soft',
              'x-order': 2,
              description: 'How it looks',
            },
            image: { ...address, title: 'Image', 'x-order': 1, description: 'Start image' },
            prompt: { type: 'string', title: 'Prompt', 'x-order': 0 },
            size: { type: 'object', title: 'Size', 'x-order': 3, properties: { width: { type: 'integer' } } },
            seed: { type: 'integer', title: 'Seed', 'x-order': 4, nullable: true },
          },
        },
      },
    },
  };
}

/** The models that exist. `harbour` is one of the community. */
const models: Record<string, { output: JsonObject; example: unknown; hasVersion?: boolean }> = {
  'atelier/lantern': { output: { type: 'array', items: address }, example: ['https://x.example/1.webp'] },
  'atelier/film': { output: address, example: 'https://x.example/film.mp4' },
  'someone/harbour': { output: { type: 'array', items: address }, example: null },
  'someone/writer': { output: { type: 'array', items: { type: 'string' } }, example: ['Once ', 'upon'] },
  'someone/speaker': { output: address, example: 'https://x.example/voice.mp3' },
  'someone/unborn': { output: address, example: null, hasVersion: false },
};

function describe(name: string): FakeAnswer | null {
  const model = Object.hasOwn(models, name) ? models[name] : undefined;
  if (model === undefined) return null;
  const { output, example, hasVersion = true } = model;
  const version = { id: 'v2', openapi_schema: documentOf(output) };
  return {
    body: {
      name: name.split('/')[1],
      description: `What ${name} does.`,
      latest_version: hasVersion ? version : null,
      default_example: example === null ? null : { output: example },
    },
  };
}

function prediction(id: string, url: string, state: JsonObject): JsonObject {
  const at = `${url}/v1/predictions/${id}`;
  return { id, output: null, error: null, logs: '', urls: { get: at, cancel: `${at}/cancel` }, ...state };
}

/**
 * Starts a fake of Replicate. A prediction takes three looks: starting, half done, done.
 *
 * @param options.image the bytes of each result
 */
export async function startFakeReplicate(options: { image: Uint8Array }): Promise<FakeReplicate> {
  const work = new Map<string, { looks: number; isCanceled: boolean }>();
  const scripted: FakeAnswer[] = [];
  const uploads: File[] = [];
  let end: JsonObject | null = null;
  let count = 0;

  function predict(url: string): FakeAnswer {
    count += 1;
    const id = `prediction-${count}`;
    work.set(id, { looks: 0, isCanceled: false });
    return { status: 201, body: prediction(id, url, { status: 'starting' }) };
  }

  function look(id: string, server: FakeServer): FakeAnswer | null {
    const known = work.get(id);
    if (known === undefined) return null;
    if (!server.isHeld()) known.looks += 1;
    if (known.isCanceled) return { body: prediction(id, server.url, { status: 'canceled' }) };
    if (known.looks < 2) return { body: prediction(id, server.url, { status: 'starting', logs: null }) };
    const logs = 'Using seed: 12\n 50%|█████     | 2/4 [00:01<00:01]';
    if (known.looks === 2) return { body: prediction(id, server.url, { status: 'processing', logs }) };
    const output = [`${server.url}/files/0.webp`, `${server.url}/files/1.webp`];
    return { body: prediction(id, server.url, { status: 'succeeded', logs, output, ...end }) };
  }

  function post(request: FakeRequest, server: FakeServer): FakeAnswer | null {
    const { path, form } = request;
    const [, canceled] = /^\/v1\/predictions\/([^/]+)\/cancel$/.exec(path) ?? [];
    if (path === '/v1/files') {
      uploads.push(...form.flatMap(([, value]) => (value instanceof File ? [value] : [])));
      return { status: 201, body: { id: 'file', urls: { get: `${server.url}/v1/files/${uploads.length}` } } };
    }
    if (canceled !== undefined) {
      const known = work.get(canceled);
      if (known === undefined) return null;
      known.isCanceled = true;
      return { body: prediction(canceled, server.url, { status: 'canceled' }) };
    }
    const next = scripted.shift();
    if (next !== undefined) return next;
    const [, owner] = /^\/v1\/models\/([^/]+)\/[^/]+\/predictions$/.exec(path) ?? [];
    return path === '/v1/predictions' || owner === 'atelier' ? predict(server.url) : null;
  }

  const server = await startFakeServer({
    stageOf({ method, path }) {
      if (path === '/v1/files') return null;
      if (path.startsWith('/files/')) return 'result';
      if (method === 'POST' && path.endsWith('/predictions')) return 'submit';
      return path.startsWith('/v1/models/') ? 'discover' : 'follow';
    },
    answer(request, self) {
      const { method, path } = request;
      if (method === 'POST') return post(request, self);
      if (path.startsWith('/files/')) return { body: options.image };
      const [, name, version] = /^\/v1\/models\/([^/]+\/[^/]+)(?:\/versions\/(\w+))?$/.exec(path) ?? [];
      if (name === undefined) return look(path.split('/').at(-1) ?? '', self);
      if (version === undefined) return describe(name);
      return version === 'v1' ? { body: { id: 'v1', openapi_schema: documentOf(address) } } : null;
    },
    forget: () => work.clear(),
    isCancel: ({ method, path }) => method === 'POST' && path.endsWith('/cancel'),
  });

  return Object.assign(server, {
    uploads,
    answerNext: (answer: FakeAnswer) => void scripted.push(answer),
    finishWith: (state: JsonObject) => void (end = state),
  });
}
