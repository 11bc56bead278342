import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeRetryAfterSeconds, type EngineFault, type EngineStage, type FakeEngine } from './fake-engine.ts';

/** A request that reached a fake. */
export interface FakeRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Undefined for a body that is not JSON. */
  json: unknown;
  /** The fields of a form; empty for any other body. */
  form: [string, string | File][];
}

/** What a fake answers: JSON, or bytes of a type. */
export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** A fake server of any protocol. */
export interface FakeServer extends FakeEngine {
  /** Every request, in order. */
  requests: FakeRequest[];
  /** Whether work is to be kept running. */
  isHeld: () => boolean;
  /** Resolves as soon as work may end. */
  released: () => Promise<void>;
}

const aborted = Symbol('aborted');

/**
 * Starts a server on a free port that counts, fails and holds as `FakeEngine` describes.
 *
 * @param options.stageOf which stage a request belongs to; null for one that no fault reaches
 * @param options.answer acts on a request; null for 404
 * @param options.forget loses all work
 * @param options.isCancel whether a request cancels work
 */
export async function startFakeServer(options: {
  stageOf: (request: FakeRequest) => EngineStage | null;
  answer: (request: FakeRequest, server: FakeServer) => FakeAnswer | null | Promise<FakeAnswer | null>;
  forget: () => void;
  isCancel: (request: FakeRequest) => boolean;
}): Promise<FakeServer> {
  const faults: { stage: EngineStage; fault: EngineFault; left: number }[] = [];
  const requests: FakeRequest[] = [];
  let [sent, cancelled] = [0, 0];
  let gate = Promise.withResolvers<void>();
  let isHeld = false;

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    requests.push(request);
    const stage = options.stageOf(request);
    if (stage === 'submit') sent += 1;
    const found = faults.find((entry) => entry.stage === stage && entry.left > 0);
    if (found !== undefined) found.left -= 1;
    const fault = found?.fault ?? null;
    if (fault !== null && fault !== 'cut') return fail(response, fault);
    const gone = new Promise<typeof aborted>((resolve) => response.once('close', () => resolve(aborted)));
    const answer = await Promise.race([options.answer(request, server), gone]);
    if (fault === 'cut') return void incoming.socket.destroy();
    if (answer === aborted) return;
    if (answer !== null && options.isCancel(request)) cancelled += 1;
    send(response, answer ?? { status: 404, body: { detail: 'Not found' } });
  }

  const http = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  const server: FakeServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests,
    sent: () => sent,
    cancelled: () => cancelled,
    fail: (stage, fault, times = 1) => void faults.push({ stage, fault, left: times }),
    hold() {
      isHeld = true;
      gate = Promise.withResolvers<void>();
    },
    release() {
      isHeld = false;
      gate.resolve();
    },
    isHeld: () => isHeld,
    released: () => (isHeld ? gate.promise : Promise.resolve()),
    forget: options.forget,
    headers: () => requests.map(({ headers }) => headers),
    async close() {
      gate.resolve();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const url = new URL(incoming.url ?? '/', 'http://fake');
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const type = incoming.headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/form-data');
  const form = isForm ? await new Response(body, { headers: { 'content-type': type } }).formData() : new FormData();
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body,
    json: type.startsWith('application/json') ? (JSON.parse(body.toString()) as unknown) : undefined,
    form: [...form.entries()],
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: FakeAnswer): void {
  const isBytes = body instanceof Uint8Array;
  response.writeHead(status, { 'content-type': isBytes ? 'application/octet-stream' : 'application/json', ...headers });
  response.end(isBytes ? body : JSON.stringify(body));
}

function fail(response: ServerResponse, fault: Exclude<EngineFault, 'cut'>): void {
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
  } else if (fault === 'redirect') {
    response.writeHead(302, { location: '/elsewhere' }).end();
  } else if (fault === 'server error') {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
  } else if (fault === 'refused key') {
    send(response, { status: 401, body: { detail: 'Unauthorized' } });
  } else if (fault === 'too many') {
    send(response, {
      status: 429,
      headers: { 'retry-after': `${fakeRetryAfterSeconds}` },
      body: { detail: 'Too many requests' },
    });
  } else if (fault === 'wrong shape') {
    send(response, { body: { weather: ['sunny', 3] } });
  } else {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(1024 * 1024, 0x20);
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', write);
    write();
  }
}
