import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the scripted service received it. */
export interface SeenRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Answers a request, correctly or with a failure. */
export type Responder = (request: SeenRequest, response: ServerResponse, raw: IncomingMessage) => unknown;

/** A generation of the scripted service, with the record that it returns. */
export type ScriptedRecord = Record<string, unknown> & { generation_id: string; status: string };

/** A media service for tests: it behaves correctly unless a test scripts an answer. */
export interface ScriptedUpstream {
  origin: string;
  seen: SeenRequest[];
  records: Map<string, ScriptedRecord>;
  /** Answers requests whose method and path match with a script; `times` limits how often. The latest script wins. */
  script: (pattern: RegExp, responder: Responder, times?: number) => void;
  /** Removes all scripts. */
  clearScripts: () => void;
  /** Sends an event to all listeners. */
  emit: (name: string, data: unknown) => void;
  /** Writes raw text into every open event stream. */
  emitRaw: (raw: string) => void;
  /** The number of listeners. */
  listeners: () => number;
  /** Ends a generation successfully, with these bytes as its result, and sends the event. */
  succeed: (id: string, result: Uint8Array, contentType?: string) => void;
  /** Breaks every open event stream. */
  cutStreams: () => void;
  close: () => Promise<void>;
}

/** Answers with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Responder {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Starts a scripted service on a free port of this machine. */
export async function startScriptedUpstream(): Promise<ScriptedUpstream> {
  const seen: SeenRequest[] = [];
  const records = new Map<string, ScriptedRecord>();
  const results = new Map<string, { bytes: Uint8Array; contentType: string }>();
  const streams = new Set<ServerResponse>();
  const scripts: { pattern: RegExp; responder: Responder; remaining: number }[] = [];

  function enqueue({ body }: SeenRequest, response: ServerResponse, raw: IncomingMessage): void {
    const { seed, ...request } = JSON.parse(body) as Record<string, unknown>;
    const count = Number(request['num_generations'] ?? 1);
    const made = Array.from({ length: count }, () => {
      const record = {
        ...request,
        // Each of several generations has its own seed, which the test sets.
        ...(count === 1 ? { seed } : {}),
        generation_id: randomUUID(),
        model_name: request['model'],
        media_type: 'image',
        status: 'queued',
        enqueued_at: Math.floor(Date.now() / 1000),
      };
      records.set(record.generation_id, record);
      return { generation_id: record.generation_id, status: 'queued' };
    });
    void json(200, { generations: made })({ method: 'POST', path: '', headers: {}, body }, response, raw);
  }

  const orderly: [RegExp, Responder][] = [
    [/^POST \/api\/ai\/queue$/, enqueue],
    [
      /^GET \/api\/ai\/queue(?:\?|$)/,
      (request, response, raw) => {
        const status = new URLSearchParams(request.path.split('?')[1] ?? '').get('status');
        const open = new Set(['queued', 'processing']);
        const generations = [...records.values()].filter((record) =>
          status === null ? open.has(record.status) : record.status === status,
        );
        return json(200, { count: generations.length, generations })(request, response, raw);
      },
    ],
    [
      /^(?:GET|DELETE) \/api\/ai\/queue\/[^/]+$/,
      (request, response, raw) => {
        const id = request.path.split('/').at(-1) ?? '';
        const record = records.get(id);
        if (record === undefined) return json(404, { error: { detail: 'not here' } })(request, response, raw);
        if (request.method === 'GET') return json(200, record)(request, response, raw);
        record.status = 'cancelled';
        return json(200, { status: 'success', generation_id: id })(request, response, raw);
      },
    ],
    [
      /^GET \/api\/events$/,
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
        streams.add(response);
        response.on('close', () => streams.delete(response));
      },
    ],
    [
      /^GET \/results\//,
      (request, response) => {
        const result = results.get(request.path.split('/').at(-1) ?? '');
        if (result === undefined) response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': result.contentType }).end(result.bytes);
      },
    ],
    [/^GET \/api\/ai\/models\//, json(404, { error: { detail: 'no such model' } })],
  ];

  async function answer(raw: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = { method: raw.method ?? '', path: raw.url ?? '', headers: raw.headers, body: await text(raw) };
    seen.push(request);
    const line = `${request.method} ${request.path}`;
    const script = scripts.findLast(({ pattern, remaining }) => remaining > 0 && pattern.test(line));
    if (script !== undefined) script.remaining -= 1;
    const responder = script?.responder ?? orderly.find(([pattern]) => pattern.test(line))?.[1] ?? json(404, {});
    await responder(request, response, raw);
  }

  const server = createServer((raw, response) => {
    answer(raw, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function emitRaw(raw: string): void {
    for (const stream of streams) stream.write(raw);
  }
  const emit = (name: string, data: unknown) => emitRaw(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

  return {
    origin,
    seen,
    records,
    script: (pattern, responder, times = Number.POSITIVE_INFINITY) => {
      scripts.push({ pattern, responder, remaining: times });
    },
    clearScripts: () => void scripts.splice(0),
    emit,
    emitRaw,
    listeners: () => streams.size,
    succeed(id, bytes, contentType = 'image/png') {
      const record = records.get(id);
      if (record === undefined) throw new Error(`There is no generation ${id}.`);
      results.set(id, { bytes, contentType });
      Object.assign(record, { status: 'succeeded', result_url: `${origin}/results/${id}` });
      emit('media_generation_completed', { generation_id: id, status: 'succeeded', media_type: 'image' });
    },
    cutStreams: () => {
      for (const stream of streams) stream.destroy();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
