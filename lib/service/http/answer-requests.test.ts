import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Listener } from '../../http/listen.ts';
import { openRaw } from '../../http/testing/raw-request.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { headOf } from '../testing/head-of.ts';
import { answerRequests } from './answer-requests.ts';

const logger = createLogger('service', 'silent');
let listener: Listener;

async function open(fetch: (request: Request) => Promise<Response>): Promise<string> {
  listener = await listen({ answer: answerRequests(fetch, logger), host: '127.0.0.1', port: 0 });
  return listener.url;
}
afterEach(() => listener.stop());

describe('answerRequests', () => {
  it('does not expose unexpected errors', async () => {
    const url = await open(() => Promise.reject(new Error('a secret of the inside')));
    const { ended } = openRaw(url, headOf('GET', '/'));
    const received = await ended;
    expect(received).toMatch(/^HTTP\/1\.1 500 [\s\S]*"unknown_error"/);
    expect(received).not.toContain('secret');
  });

  it('aborts the request when the caller disconnects', async () => {
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
