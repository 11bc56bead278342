import { setTimeout as wait } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import {
  enqueueResponseSchema,
  generationRecordSchema,
  type GenerationRecord,
} from '../../contract/generation-record.ts';
import { isTerminalStatus } from '../../contract/status.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';

/** A received event, its data parsed. */
export interface ReceivedEvent {
  event: string;
  data: Record<string, unknown>;
}

/** An open event stream that records every event it receives. */
export interface ReceivedEvents {
  received: ReceivedEvent[];
  /** Waits for an event about a generation. */
  next: (name: string, generationId: string) => Promise<ReceivedEvent>;
  /** Waits for the stream's end. */
  ended: Promise<void>;
  close: () => void;
}

/** The requests that tests send to a service. */
export interface TestClient {
  request: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  enqueue: (body: Record<string, unknown>) => Promise<string>;
  record: (id: string) => Promise<GenerationRecord>;
  /** Waits until a record fulfils the condition. */
  until: (id: string, isWanted: (record: GenerationRecord) => boolean) => Promise<GenerationRecord>;
  ended: (id: string) => Promise<GenerationRecord>;
  listen: () => Promise<ReceivedEvents>;
}

async function listen(url: string, key: string): Promise<ReceivedEvents> {
  const control = new AbortController();
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${key}` },
    signal: control.signal,
  });
  if (response.body === null) throw new Error('no stream');
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const ended = (async () => {
    for await (const { event, data } of events) {
      received.push({ event: event ?? '', data: JSON.parse(data) as Record<string, unknown> });
      for (const look of waiting) look();
    }
  })().catch(() => undefined);
  return {
    received,
    ended,
    close: () => control.abort(),
    next: (name, generationId) =>
      new Promise((resolve, reject) => {
        const tooLate = setTimeout(() => reject(new Error(`no ${name} for ${generationId}`)), hangBoundMs);
        function look(): void {
          const found = received.find(({ event, data }) => event === name && data['generation_id'] === generationId);
          if (found === undefined) return;
          clearTimeout(tooLate);
          waiting.delete(look);
          resolve(found);
        }
        waiting.add(look);
        look();
      }),
  };
}

/** A client of a test service. */
export function createTestClient(url: string, key: string): TestClient {
  const client: TestClient = {
    request: (method, path, body, headers = {}) =>
      fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body:
          body === undefined || typeof body === 'string' || body instanceof FormData
            ? (body ?? null)
            : JSON.stringify(body),
      }),
    async enqueue(body) {
      const response = await client.request('POST', '/api/ai/queue', body);
      const { generations } = enqueueResponseSchema.parse(await response.json());
      return generations[0]?.generation_id ?? '';
    },
    async record(id) {
      const response = await client.request('GET', `/api/ai/queue/${id}`);
      return generationRecordSchema.parse(await response.json());
    },
    async until(id, isWanted) {
      const tooLate = Date.now() + hangBoundMs;
      for (;;) {
        const record = await client.record(id).catch(() => null);
        if (record !== null && isWanted(record)) return record;
        if (Date.now() > tooLate) throw new Error(`${id} stays ${JSON.stringify(record)}`);
        await wait(20);
      }
    },
    ended: (id) => client.until(id, ({ status }) => isTerminalStatus(status)),
    listen: () => listen(url, key),
  };
  return client;
}
