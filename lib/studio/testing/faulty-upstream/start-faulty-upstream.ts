import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jsonAnswer, send, type Answer, type Fault } from './answer.ts';

/** The endpoints that can fail. */
export type Endpoint = 'enqueue' | 'record' | 'result';

/** How a generation ends. */
export type End = 'succeeded' | 'failed' | 'cancelled' | 'never';

/** When and how often the stream announces an end. */
export type Announcement = 'once' | 'early' | 'repeated' | 'never' | 'bare' | 'mad';

/** The script for one prompt. */
export interface Script {
  /** Faults by endpoint, one per request, in order; afterwards, responses are normal. */
  faults: Partial<Record<Endpoint, Fault[]>>;
  /** Whether the last fault of a list repeats forever. */
  isEndless?: boolean;
  end: End;
  announcement?: Announcement;
  /** Whether a fault at the enqueue spoils only the response, while the generation is created. */
  isCreatedAnyway?: boolean;
  /** Whether the lists include the generation; by default only if its response was lost, for speed. */
  isListed?: boolean;
}

interface Generation {
  id: string;
  request: Record<string, unknown>;
  script: Script;
  status: string;
  enqueuedAt: number;
  /** Whether the response to its enqueue never arrived completely, because of a fault or the caller’s timeout. */
  isResponseLost: boolean;
}

/**
 * A media service with a script of faults for each prompt. It cannot cancel. Prompts without a script work normally.
 */
export interface FaultyUpstream {
  origin: string;
  scripts: Map<string, Script>;
  /** Every created generation. */
  generations: Map<string, Generation>;
  /** Number of times that a prompt was sent. */
  enqueued: (prompt: string) => number;
  /** Writes to every open event stream. */
  emitRaw: (text: string) => void;
  cutStreams: () => void;
  close: () => Promise<void>;
}

/** Which parts of the service exist. */
export interface Presence {
  hasRecords: boolean;
  hasEvents: boolean;
  hasLists: boolean;
}

const nothingHere = jsonAnswer(404, { error: { detail: 'not here' } });

export const failureMessage = 'the model is tired';

/**
 * @param options.result the bytes of every result
 * @param options.workMs how long a generation takes
 */
export async function startFaultyUpstream(
  options: Presence & { result: Buffer; workMs: number },
): Promise<FaultyUpstream> {
  const scripts = new Map<string, Script>();
  const generations = new Map<string, Generation>();
  const sent = new Map<string, number>();
  const used = new Map<string, number>();
  const streams = new Set<ServerResponse>();
  let origin = '';

  function emit(data: Record<string, unknown>): void {
    emitRaw(`event: media_generation_completed\ndata: ${JSON.stringify(data)}\n\n`);
  }
  function emitRaw(raw: string): void {
    for (const stream of streams) stream.write(raw);
  }

  function recordOf({ id, request, status, enqueuedAt }: Generation): Record<string, unknown> {
    return {
      ...request,
      generation_id: id,
      model_name: request['model'],
      media_type: 'image',
      status,
      result_url: status === 'succeeded' ? `${origin}/results/${id}` : null,
      error_message: status === 'failed' ? failureMessage : null,
      enqueued_at: enqueuedAt,
      started_at: enqueuedAt,
      completed_at: null,
    };
  }

  function announce(generation: Generation): void {
    const { id, script } = generation;
    const outcome = script.end === 'succeeded' ? { url: `${origin}/results/${id}` } : { error: failureMessage };
    const event = { generation_id: id, status: script.end, media_type: 'image', ...outcome };
    if (script.end === 'cancelled' || script.end === 'never' || script.announcement === 'never') return;
    if (script.announcement === 'bare') return emit({ generation_id: id });
    if (script.announcement === 'mad') {
      emitRaw(
        'event: media_generation_completed\ndata: {"generation_id":\n\ndata\n\nid: \0\nevent: x\ndata: 5\n\n: \n\n',
      );
      emit({ generation_id: randomUUID(), status: 'succeeded', url: 'http://127.0.0.1:1/x' });
      emit({ generation_id: id, status: ['failed'], url: 7, error: {} });
      emitRaw(`event: unheard_of\ndata: {"generation_id":"${id}"}\n\n`);
    }
    const times = script.announcement === 'repeated' ? 5 : 1;
    for (let time = 0; time < times; time += 1) emit(event);
    return undefined;
  }

  function make(request: Record<string, unknown>, script: Script): Generation {
    const generation: Generation = {
      id: randomUUID(),
      request,
      script,
      status: 'queued',
      enqueuedAt: Math.floor(Date.now() / 1000),
      isResponseLost: script.isCreatedAnyway === true,
    };
    generations.set(generation.id, generation);
    const finish = () => {
      if (script.end !== 'never') generation.status = script.end;
      announce(generation);
    };
    if (script.announcement === 'early') finish();
    else setTimeout(finish, options.workMs).unref();
    return generation;
  }

  function spoil(script: Script, endpoint: Endpoint, name: string, answer: Answer, response: ServerResponse): void {
    const faults = script.faults[endpoint] ?? [];
    const place = `${endpoint} ${name}`;
    const count = used.get(place) ?? 0;
    used.set(place, count + 1);
    const fault = faults[script.isEndless === true ? Math.min(count, faults.length - 1) : count];
    (fault ?? send)(answer, response);
  }

  function enqueue(body: string, response: ServerResponse): void {
    const request = JSON.parse(body) as Record<string, unknown>;
    const prompt = String(request['prompt']);
    sent.set(prompt, (sent.get(prompt) ?? 0) + 1);
    const script = scripts.get(prompt) ?? { faults: {}, end: 'failed' };
    const faults = script.faults.enqueue?.length ?? 0;
    const isSpoiled = faults > 0 && (script.isEndless === true || (used.get(`enqueue ${prompt}`) ?? 0) < faults);
    const isCreated = !isSpoiled || script.isCreatedAnyway === true;
    const created = isCreated ? make(request, script) : null;
    response.on('close', () => {
      if (created !== null && !response.writableFinished) created.isResponseLost = true;
    });
    const id = created?.id ?? randomUUID();
    const answer = jsonAnswer(200, { generations: [{ generation_id: id, status: 'queued' }] });
    spoil(script, 'enqueue', prompt, answer, response);
  }

  function answer(method: string, url: URL, body: string, response: ServerResponse): void {
    const id = url.pathname.split('/').at(-1) ?? '';
    const generation = generations.get(id);
    const place = `${method} ${url.pathname}`;
    if (place === 'POST /api/ai/queue') return enqueue(body, response);
    if (place === 'GET /api/events' && options.hasEvents) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return undefined;
    }
    if (place === 'GET /api/ai/queue' && options.hasLists) {
      const shown = [...generations.values()].filter(({ script, isResponseLost }) => script.isListed ?? isResponseLost);
      return send(jsonAnswer(200, { count: shown.length, generations: [7, null, ...shown.map(recordOf)] }), response);
    }
    if (generation === undefined) return send(nothingHere, response);
    if (method === 'DELETE')
      return send(jsonAnswer(405, { error: { detail: 'Nothing is cancelled here.' } }), response);
    if (url.pathname.startsWith('/results/')) {
      const file = { status: 200, headers: { 'content-type': 'image/png', etag: '"1"' }, body: options.result };
      return spoil(generation.script, 'result', id, file, response);
    }
    if (!options.hasRecords)
      return send(jsonAnswer(405, { error: { detail: 'Records are not read here.' } }), response);
    return spoil(generation.script, 'record', id, jsonAnswer(200, recordOf(generation)), response);
  }

  const server = createServer((raw: IncomingMessage, response) => {
    response.on('error', () => undefined);
    text(raw)
      .then((body) => answer(raw.method ?? '', new URL(raw.url ?? '/', 'http://x'), body, response))
      .catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    scripts,
    generations,
    enqueued: (prompt) => sent.get(prompt) ?? 0,
    emitRaw,
    cutStreams: () => {
      for (const stream of streams) stream.destroy();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
