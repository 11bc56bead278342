import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { samplePhotograph } from './sample-media.ts';

/** A media service with only the documented endpoints, which answers 404 to all others. */
export interface DocumentedUpstream {
  url: string;
  /** Bodies of the requested generations. */
  requests: Record<string, unknown>[];
  close: () => Promise<void>;
}

const models = ['owner/painter-2', 'owner/etcher-1'];
const fineTune = 'ft-1';
const schema = {
  type: 'object',
  required: ['prompt'],
  properties: {
    prompt: { type: 'string', title: 'Prompt' },
    label: { type: 'string', title: 'Label', pattern: '^(a+)+$' },
    tags: { type: 'array', title: 'Tags', items: { type: 'string', pattern: '^(b+)+$' } },
  },
};
const notFound = { error: { message: 'Not found.' } };

/** Starts such a service, with two models and one fine-tune in the state `created`; every generation succeeds at once. */
export async function startDocumentedUpstream(key: string): Promise<DocumentedUpstream> {
  const requests: Record<string, unknown>[] = [];
  const streams = new Set<ServerResponse>();
  const made = new Map<string, Record<string, unknown>>();
  let url = '';

  function enqueue(body: Record<string, unknown>): unknown {
    requests.push(body);
    const id = randomUUID();
    const record = { generation_id: id, status: 'succeeded', result_url: `${url}/results/${id}` };
    made.set(id, record);
    for (const stream of streams)
      stream.write(`event: media_generation_completed\ndata: ${JSON.stringify({ generation_id: id })}\n\n`);
    return { generations: [{ generation_id: id }] };
  }

  function read(path: string): [number, unknown] {
    const model = models.find((id) => path === `/api/ai/models/${id}`);
    if (model !== undefined) return [200, { id: model, json_request_schema: schema }];
    const record = made.get(/^\/api\/ai\/queue\/([^/]+)$/.exec(path)?.[1] ?? '');
    return record === undefined ? [404, notFound] : [200, record];
  }

  function write(path: string, body: Record<string, unknown>): [number, unknown] {
    if (path === '/api/ai/queue') return [200, enqueue(body)];
    if (path !== `/api/repos/acme/lanterns/fine_tunes/${fineTune}/tokenize`) return [404, notFound];
    return [200, { fine_tune: { id: fineTune, name: 'lanterns', status: 'tokenizing' } }];
  }

  const server = createServer((request, response) => {
    const { method, headers } = request;
    const path = decodeURIComponent(request.url ?? '');
    const send = ([code, body]: [number, unknown]) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (method === 'GET' && path.startsWith('/results/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(samplePhotograph().buffer);
    } else if (headers.authorization !== `Bearer ${key}`) {
      send([401, { error: { message: 'Unknown key.' } }]);
    } else if (method === 'GET' && path === '/api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
      streams.add(response);
      response.once('close', () => streams.delete(response));
    } else if (method === 'GET') {
      send(read(path));
    } else if (method === 'POST') {
      void json(request).then(
        (body) => send(write(path, body as Record<string, unknown>)),
        () => send(write(path, {})),
      );
    } else {
      send([404, notFound]);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
