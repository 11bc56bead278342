import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { hangBoundMs } from '../setup/test/hang-bound.ts';
import { listen, type ArrivalLimits, type Listener } from './listen.ts';
import { headOf, openRaw, sendRaw } from './testing/raw-request.ts';

const arrival: ArrivalLimits = {
  headersMs: 200,
  requestMs: 400,
  checkEveryMs: 50,
  leastRate: { bytes: 1, everyMs: 60_000 },
};
/** A minimum rate that every caller reaches. */
const patient: ArrivalLimits = {
  headersMs: hangBoundMs,
  requestMs: hangBoundMs,
  checkEveryMs: hangBoundMs,
  leastRate: { bytes: 1, everyMs: hangBoundMs },
};
/** A minimum rate for bodies; the limits on the whole request are far away. */
const hurried: ArrivalLimits = { ...patient, leastRate: { bytes: 100, everyMs: 200 } };
const listeners: Listener[] = [];

async function open(answer: RequestListener, limits = arrival, mayUpgrade?: (request: IncomingMessage) => boolean) {
  const listener = await listen({
    answer,
    host: '127.0.0.1',
    port: 0,
    arrival: limits,
    ...(mayUpgrade && { mayUpgrade }),
  });
  listeners.push(listener);
  return listener.url;
}

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
});

const read: RequestListener = (request, response) => {
  text(request).then(
    (body) => response.end(body),
    () => undefined,
  );
};
const post = (length: number) => headOf('POST', '/', { 'Content-Length': String(length) });

/** Sends a byte at intervals until the connection ends; returns what was received. */
async function trickle({ socket, ended }: ReturnType<typeof openRaw>, everyMs: number): Promise<string> {
  const timer = setInterval(() => socket.write('x'), everyMs);
  const heard = await ended;
  clearInterval(timer);
  return heard;
}

describe('listen', () => {
  it.each([
    ['nothing', ''],
    ['half of the headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['half of a body', `${post(10)}abc`],
    ['half of a chunk', `${headOf('POST', '/', { 'Transfer-Encoding': 'chunked' })}a\r\nabc`],
  ])('ends the connection of a caller who sends %s and then no more', async (_name, sent) => {
    const { ended } = openRaw(await open(read), sent);
    expect(await ended).toMatch(/^HTTP\/1\.1 408 [\s\S]*nosniff[\s\S]*"request_timeout"/);
  });

  it('ends the connection of a caller who sends a byte at a time', async () => {
    expect(await trickle(openRaw(await open(read), 'GET / HTTP/1.1\r\nHost: a\r\n'), 40)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('allows a response to take longer than any request', async () => {
    const arrived: IncomingMessage[] = [];
    const url = await open((request, response) => {
      arrived.push(request);
      setTimeout(() => response.end('at last'), 2 * arrival.requestMs);
    });
    let heard = '';
    // On a busy machine, the request itself may arrive too late.
    while (arrived.length === 0) heard = await openRaw(url, headOf('GET', '/')).ended;
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*at last$/);
  });

  it('ends a body that arrives more slowly than the minimum rate', async () => {
    const heard = await trickle(openRaw(await open(read, hurried), post(100_000)), 20);
    expect(heard).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request_timeout"/);
  });

  it('ends a slow body that no handler reads, before and after the response', async () => {
    const refused = await open((_request, response) => response.writeHead(403).end('no'), hurried);
    const keepAlive = headOf('POST', '/', { 'Content-Length': '100000', Connection: 'keep-alive' });
    expect(await trickle(openRaw(refused, keepAlive), 20)).toMatch(/^HTTP\/1\.1 403 /);
    const silent = await open(() => undefined, hurried);
    expect(await openRaw(silent, post(100_000)).ended).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('accepts a body at the minimum rate, however long it takes', async () => {
    const url = await open(read, hurried);
    const pauseMs = hurried.leastRate.everyMs / 2;
    let longestPauseMs: number;
    let heard: string;
    do {
      const { socket, ended } = openRaw(url, post(2000));
      longestPauseMs = 0;
      for (let sent = 0; sent < 2000; sent += 200) {
        const from = performance.now();
        socket.write('x'.repeat(200));
        // A real pause, since no state could stand in for it: the sender has to be slow, and just fast enough.
        await new Promise((resolve) => {
          setTimeout(resolve, pauseMs);
        });
        longestPauseMs = Math.max(longestPauseMs, performance.now() - from);
      }
      heard = await ended;
      // On a busy machine, the sender itself may be too slow.
    } while (!heard.startsWith('HTTP/1.1 200 OK') && longestPauseMs > 1.5 * pauseMs);
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('does not count time in which the handler reads nothing', async () => {
    const bytes = 5_000_000;
    const url = await open((request, response) => {
      // Longer than several intervals of the minimum rate. Nothing arrives meanwhile, because nothing is read.
      setTimeout(() => read(request, response), 5 * hurried.leastRate.everyMs);
    }, hurried);
    const answer = await sendRaw(url, post(bytes), Buffer.alloc(bytes, 'x'));
    expect([answer.status, answer.body.length]).toEqual([200, bytes]);
  });

  it('answers an upgrade request like any other, unless upgrades are allowed', async () => {
    const upgrade = headOf('GET', '/', { Connection: 'Upgrade, close', Upgrade: 'websocket' });
    const url = await open((_request, response) => response.end('plain'), patient);
    expect(await sendRaw(url, upgrade)).toMatchObject({ status: 200 });
  });
});
