import type { JsonObject } from '../../../contract/model.ts';
import type { FakeEngine } from './fake-engine.ts';
import { startFakeServer, type FakeAnswer, type FakeRequest, type FakeServer } from './start-fake-server.ts';

/** fal's queue, schemas and storage on one server. */
export interface FakeFal extends FakeEngine {
  requests: FakeServer['requests'];
  /** Files that were uploaded. */
  uploads: Buffer[];
  /** Takes files at this address instead. */
  takeFilesAt: (address: string) => void;
  /** Answers the next request that starts work with this instead. */
  answerNext: (answer: FakeAnswer) => void;
  /** Every request that is done has this result, whatever its model. */
  finishWith: (answer: FakeAnswer) => void;
  /** States this error in the status of what is done. */
  failWith: (error: string) => void;
}

const input: JsonObject = {
  title: 'LanternInput',
  type: 'object',
  required: ['prompt'],
  'x-fal-order-properties': [
    'prompt',
    'image_size',
    'image_url',
    'reference_image_urls',
    'num_images',
    'seed',
    'sync_mode',
  ],
  properties: {
    seed: { anyOf: [{ type: 'integer' }, { type: 'null' }], title: 'Seed' },
    sync_mode: { type: 'boolean', default: false, title: 'Sync Mode' },
    prompt: { type: 'string', title: 'Prompt', examples: ['A lantern in the rain'] },
    image_size: {
      anyOf: [{ $ref: '#/components/schemas/ImageSize' }, { enum: ['square', 'landscape_4_3'], type: 'string' }],
      default: 'square',
      title: 'Image Size',
    },
    image_url: { type: 'string', title: 'Image Url' },
    reference_image_urls: { type: 'array', items: { type: 'string' }, maxItems: 4, title: 'References' },
    num_images: { type: 'integer', minimum: 1, maximum: 4, default: 1, title: 'Num Images' },
  },
};

function schema(name: string): JsonObject {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
}

/** The document of one endpoint, as fal publishes it. */
function documentOf(app: string, category: string | null): JsonObject {
  return {
    openapi: '3.0.4',
    info: {
      title: `Queue OpenAPI for ${app}`,
      'x-fal-metadata': { endpointId: app, ...(category === null ? {} : { category }) },
    },
    components: {
      schemas: {
        QueueStatus: { type: 'object', properties: { status: { type: 'string' } } },
        ImageSize: { type: 'object', properties: { width: { type: 'integer' }, height: { type: 'integer' } } },
        LanternInput: input,
        Output: { type: 'object', properties: { [app.includes('clip') ? 'video' : 'seconds']: {} } },
      },
    },
    paths: {
      [`/${app}/requests/{request_id}/status`]: { get: { responses: { '200': { content: schema('QueueStatus') } } } },
      [`/${app}/requests/{request_id}/cancel`]: { put: {} },
      [`/${app}`]: { post: { requestBody: { required: true, content: schema('LanternInput') } } },
      [`/${app}/requests/{request_id}`]: { get: { responses: { '200': { content: schema('Output') } } } },
    },
  };
}

/** Categories by model; others are unknown. Null is a model without a category. */
const categories: Record<string, string | null> = {
  'fal-ai/lantern': 'text-to-image',
  'fal-ai/lantern/video': 'image-to-video',
  'someone/clip': null,
  'someone/voice': 'text-to-speech',
};

/**
 * Starts a fake of fal. Work takes three looks: waiting, half done, done.
 *
 * @param options.image the bytes of each result
 */
export async function startFakeFal(options: { image: Uint8Array }): Promise<FakeFal> {
  const work = new Map<string, { looks: number; app: string; images: number }>();
  const scripted: FakeAnswer[] = [];
  const uploads: Buffer[] = [];
  let result: FakeAnswer | null = null;
  let error: string | null = null;
  let fileAddress: string | null = null;
  let count = 0;

  function accept(app: string, request: FakeRequest, url: string): FakeAnswer {
    count += 1;
    const id = `request-${count}`;
    const { num_images: images = 1 } = request.json as { num_images?: number };
    work.set(id, { looks: 0, app, images });
    const at = `${url}/${app}/requests/${id}`;
    return {
      body: {
        status: 'IN_QUEUE',
        request_id: id,
        queue_position: 0,
        response_url: at,
        status_url: `${at}/status`,
        cancel_url: `${at}/cancel`,
      },
    };
  }

  function statusOf(id: string, request: FakeRequest, server: FakeServer): FakeAnswer | null {
    const known = work.get(id);
    if (known === undefined) return null;
    if (!server.isHeld()) known.looks += 1;
    const logs =
      request.query.get('logs') === '1' ? [{ message: 'loading' }, { message: ' 50%|█████     | 10/20' }] : null;
    if (known.looks < 2) return { status: 202, body: { status: 'IN_QUEUE', queue_position: 3, logs: null } };
    if (known.looks === 2) return { status: 202, body: { status: 'IN_PROGRESS', logs } };
    return { body: { status: 'COMPLETED', logs, ...(error === null ? {} : { error, error_type: 'runner_error' }) } };
  }

  function resultOf(id: string, server: FakeServer): FakeAnswer | null {
    const known = work.get(id);
    if (known === undefined) return null;
    if (result !== null) return result;
    if (known.looks < 3) return { status: 400, body: { detail: 'Request is still in progress' } };
    const file = (index: number) => ({ url: `${server.url}/files/${index}`, content_type: 'image/png', width: 8 });
    if (/video|clip/.test(known.app))
      return { body: { video: { ...file(0), content_type: 'video/mp4' }, thumbnail: file(1) } };
    return { body: { images: Array.from({ length: known.images }, (_, index) => file(index)), seed: 5 } };
  }

  const server = await startFakeServer({
    stageOf({ method, path }) {
      if (path.startsWith('/api/') || path.includes('/requests/0000')) return 'discover';
      if (path.startsWith('/storage/') || path.startsWith('/upload/')) return null;
      if (path.startsWith('/files/')) return 'result';
      return method === 'POST' ? 'submit' : 'follow';
    },
    answer(request, self) {
      const { method, path, query, body } = request;
      const [, id, rest] = /\/requests\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
      if (path.startsWith('/api/')) {
        const app = query.get('endpoint_id') ?? '';
        return Object.hasOwn(categories, app) ? { body: documentOf(app, categories[app] ?? null) } : null;
      }
      if (path === '/storage/upload/initiate') {
        const at = fileAddress ?? `${self.url}/upload/${uploads.length}`;
        return { body: { upload_url: `${at}?signature=abc`, file_url: `https://files.example/${uploads.length}` } };
      }
      if (path.startsWith('/upload/')) {
        uploads.push(body);
        return { body: {} };
      }
      if (path.startsWith('/files/')) return { body: options.image };
      if (method === 'POST') return scripted.shift() ?? accept(path.slice(1), request, self.url);
      if (id === undefined) return null;
      if (rest === 'status') return statusOf(id, request, self);
      if (rest === 'cancel') {
        return work.delete(id) ? { status: 202, body: { status: 'CANCELLATION_REQUESTED' } } : null;
      }
      return resultOf(id, self);
    },
    forget: () => work.clear(),
    isCancel: ({ method, path }) => method === 'PUT' && path.endsWith('/cancel'),
  });

  return Object.assign(server, {
    uploads,
    takeFilesAt: (address: string) => void (fileAddress = address),
    answerNext: (answer: FakeAnswer) => void scripted.push(answer),
    finishWith: (answer: FakeAnswer) => void (result = answer),
    failWith: (reason: string) => void (error = reason),
  });
}
