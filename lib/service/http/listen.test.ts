import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { headOf, openRaw } from '../testing/raw-request.ts';
import { listen, type Listener } from './listen.ts';

const logger = createLogger('service', 'silent');
const arrival = { headersMs: 200, requestMs: 400, checkEveryMs: 50 };
const listeners: Listener[] = [];

async function open(fetch: (request: Request) => Promise<Response>): Promise<string> {
  const listener = await listen({ fetch, host: '127.0.0.1', port: 0, logger, arrival });
  listeners.push(listener);
  return listener.url;
}

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
});

const read = async (request: Request) => new Response(await request.text());

describe('listen', () => {
  it.each([
    ['nothing', ''],
    ['half of the headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['half of a body', `${headOf('POST', '/', { 'Content-Length': '10' })}abc`],
    ['half of a chunk', `${headOf('POST', '/', { 'Transfer-Encoding': 'chunked' })}a\r\nabc`],
  ])('gives up on a caller who sends %s and then no more', async (_name, text) => {
    const { ended } = openRaw(await open(read), text);
    expect(await ended).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request_timeout"/);
  });

  it('gives up on a caller who sends a byte at a time', async () => {
    const { socket, ended } = openRaw(await open(read), 'GET / HTTP/1.1\r\nHost: a\r\n');
    const trickle = setInterval(() => socket.write('X'), 40);
    const heard = await ended;
    clearInterval(trickle);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('lets an answer take longer than any request may', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    const { ended } = openRaw(await open(() => answer), headOf('GET', '/'));
    setTimeout(() => resolve(new Response('at last')), 2 * arrival.requestMs);
    expect(await ended).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*at last$/);
  });

  it('tells nothing of what nobody expected', async () => {
    const url = await open(() => Promise.reject(new Error('a secret of the inside')));
    const { ended } = openRaw(url, headOf('GET', '/'));
    const heard = await ended;
    expect(heard).toMatch(/^HTTP\/1\.1 500 [\s\S]*"unknown_error"/);
    expect(heard).not.toContain('secret');
  });

  it('hears of a caller who goes away', async () => {
    const { promise: gone, resolve } = Promise.withResolvers<string>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const url = await open(async (request) => {
      request.signal.addEventListener('abort', () => resolve('gone'));
      begin();
      await gone;
      return new Response();
    });
    const { socket } = openRaw(url, headOf('GET', '/'));
    await begun;
    socket.destroy();
    expect(await gone).toBe('gone');
  });
});
