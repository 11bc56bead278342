import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { createTestDatabase } from '../../../database/testing/test-database.ts';
import { readErrorMessage, readFieldIssues } from '../../../contract/error.ts';
import { eventNames, looseEventSchema } from '../../../contract/events.ts';
import {
  enqueueResponseSchema,
  generationRecordSchema,
  type GenerationRecord,
} from '../../../contract/generation-record.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { startServiceProcess } from '../start-service-process.ts';
import { testEnvironment, testKeys } from '../test-environment.ts';
import type { Rendered } from './contract-case.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

/** The service in a separate process, with the built-in renderer, called over HTTP only. */
export interface ContractService {
  /** A temporary folder of this run; `stop` deletes it. */
  directory: string;
  post: (path: string, body: unknown) => Promise<{ status: number; body: unknown }>;
  /** Sends any other request; a `FormData` body as it is, every other body as JSON. */
  send: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
  /** Enqueues a generation after those of earlier calls, and waits for its end. */
  render: (body: JsonObject) => Promise<Rendered>;
  stop: () => Promise<void>;
}

const authorization = `Bearer ${testKeys.ann}`;

/**
 * Listens to the event stream. `completed` resolves once a generation has completed, also if its event came before the
 * call.
 */
async function listen(url: string): Promise<{ completed: (id: string) => Promise<void>; close: () => void }> {
  const control = new AbortController();
  const response = await fetch(`${url}/api/events`, { headers: { authorization }, signal: control.signal });
  if (response.body === null) throw new Error('no event stream');
  const settled = new Map<string, PromiseWithResolvers<void>>();
  const of = (id: string) => {
    const known = settled.get(id) ?? Promise.withResolvers<void>();
    settled.set(id, known);
    return known;
  };
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reading = (async () => {
    for await (const { event, data } of events) {
      if (event === eventNames.completed) of(looseEventSchema.parse(JSON.parse(data)).generation_id).resolve();
    }
  })();
  reading.catch(() => undefined);
  return { completed: (id) => of(id).promise, close: () => control.abort() };
}

async function download(url: string, path: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
}

async function downloadResults(record: GenerationRecord, directory: string): Promise<Rendered> {
  if (record.status !== 'succeeded') {
    return { results: [], issues: record.error_fields, reason: record.error_message ?? record.status };
  }
  const results = await Promise.all(
    record.results.map(async ({ url, content_type: contentType }, index) => {
      const path = join(directory, `${record.generation_id}-${index}`);
      await download(url, path);
      return { path, contentType };
    }),
  );
  return { results, issues: null, reason: null };
}

/**
 * Starts the service on a new database and folder.
 *
 * @param roles `http` alone accepts requests and renders nothing
 */
export async function startContractService(roles: 'http' | 'http,worker'): Promise<ContractService> {
  const database = await createTestDatabase('service');
  const directory = await mkdtemp(join(tmpdir(), 'easel-contract-'));
  const { RENDER_MODULE: _testRenderer, ...environment } = await testEnvironment(database.url, join(directory, 'data'));
  const service = await startServiceProcess({ ...environment, SERVICE_ROLES: roles });
  const events = await listen(service.url);
  const send = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(service.url + path, {
      method,
      headers: { authorization, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined || isForm ? (body ?? null) : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const post = (path: string, body: unknown) => send('POST', path, body);
  let lastSent: Promise<unknown> = Promise.resolve();
  // One request at a time: otherwise requests with media arrive last, and the first tests wait longest.
  const enqueue = (body: JsonObject) => {
    const sent = lastSent.then(() => post('/api/ai/queue', body));
    lastSent = sent.catch(() => undefined);
    return sent;
  };
  return {
    directory,
    post,
    send,
    async render(body) {
      const answer = await enqueue(body);
      if (answer.status !== 200) {
        return { results: [], issues: readFieldIssues(answer.body), reason: readErrorMessage(answer.body) };
      }
      const id = enqueueResponseSchema.parse(answer.body).generations[0]?.generation_id ?? '';
      await events.completed(id);
      const response = await fetch(`${service.url}/api/ai/queue/${id}`, { headers: { authorization } });
      return downloadResults(generationRecordSchema.parse(await response.json()), directory);
    },
    async stop() {
      events.close();
      await service.end('SIGTERM');
      await database.drop();
      await removeFolder(directory);
    },
  };
}
