import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../logging/create-logger.ts';
import { openRaw } from '../../../http/testing/raw-request.ts';
import { listen, type Listener } from '../../../http/listen.ts';
import { headOf } from '../../testing/head-of.ts';
import { answerRequests } from '../answer-requests.ts';
import { cutOnFailure } from './cut-on-failure.ts';
import type { HttpEnvironment } from '../environment.ts';

const logger = createLogger('service', 'silent');
const bytes = (text: string) => new TextEncoder().encode(text);
let source: ReadableStream<Uint8Array>;
let promisedBytes: number | null;
let listener: Listener;

beforeEach(async () => {
  promisedBytes = null;
  const app = new Hono<HttpEnvironment>();
  app.get('/', (context) => {
    context.set('logger', logger);
    const length: Record<string, string> = promisedBytes === null ? {} : { 'Content-Length': String(promisedBytes) };
    return new Response(cutOnFailure(context, source, promisedBytes), { headers: length });
  });
  listener = await listen({ answer: answerRequests(app.fetch, logger), host: '127.0.0.1', port: 0 });
});
afterEach(() => listener.stop());

const ask = () => openRaw(listener.url, headOf('GET', '/', { Connection: 'keep-alive' }));

// The adapter would write a failure that reaches it to the console, which fails a test.
describe('cutOnFailure', () => {
  it('cuts the connection when the source fails before, at, and after its first bytes', async () => {
    for (const pulls of [0, 1, 5]) {
      let left = pulls;
      source = new ReadableStream<Uint8Array>({
        pull(controller) {
          left -= 1;
          if (left >= 0) controller.enqueue(bytes('some of it'));
          else controller.error(new Error('a secret of the inside'));
        },
      });
      const received = await ask().ended;
      expect(received.endsWith('0\r\n\r\n')).toBe(false);
      expect(received).not.toContain('secret');
    }
  });

  it('cuts the connection of a reader who has stopped reading, at once', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
    source = new ReadableStream<Uint8Array>(
      { start: (controller) => begin(controller) },
      { highWaterMark: 64 * 1024, size: (chunk) => chunk.length },
    );
    const { socket, ended } = ask();
    socket.pause();
    const controller = await begun;
    // More than the connection buffers, so that writing pauses.
    for (let count = 0; count < 400; count += 1) controller.enqueue(new Uint8Array(64 * 1024));
    controller.error(new Error('the reader is too far behind'));
    await expect.poll(() => socket.resume().closed).toBe(true);
    await ended;
  });

  it('cuts the connection when there are fewer bytes than promised', async () => {
    promisedBytes = 100;
    source = new Blob(['too little']).stream();
    expect(await ask().ended).toMatch(/too little$/);
  });

  it('cancels the source when the reader disconnects', async () => {
    const { promise: cancelled, resolve } = Promise.withResolvers<string>();
    source = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes('first')),
      cancel: () => resolve('cancelled'),
    });
    const { socket } = ask();
    socket.once('data', () => socket.destroy());
    expect(await cancelled).toBe('cancelled');
  });
});
