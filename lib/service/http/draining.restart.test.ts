import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { openRaw, type RawConnection } from '../../http/testing/raw-request.ts';
import { headOf } from '../testing/head-of.ts';
import { startServiceProcess, type ServiceProcess } from '../testing/start-service-process.ts';
import { testEnvironment, testKeys } from '../testing/test-environment.ts';
import { createTestClient } from '../testing/test-client.ts';

const streamCount = 1000;

let database: TestDatabase;
let dataDirectory: string;
let service: ServiceProcess;
beforeEach(async () => {
  database = await createTestDatabase('service');
  dataDirectory = await mkdtemp(join(tmpdir(), 'easel-draining-test-'));
  service = await startServiceProcess(await testEnvironment(database.url, dataDirectory));
});
afterEach(async () => {
  await service.end('SIGKILL');
  await database.drop();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** An open event stream, once it was heard of. Odd headers change nothing about it. */
async function openStream(index: number): Promise<RawConnection> {
  const headers: Record<string, string> =
    index % 2 === 0 ? { Accept: 'text/html', 'Last-Event-ID': '-1', 'Cache-Control': 'no-cache' } : {};
  const connection = openRaw(service.url, headOf('GET', '/api/events', { ...headers, Connection: 'keep-alive' }));
  await new Promise<void>((resolve) => {
    let heard = '';
    connection.socket.on('data', (text: string) => {
      heard += text;
      if (heard.includes(': connected')) resolve();
    });
  });
  return connection;
}

describe('a service asked to end', () => {
  it('with a thousand streams open, a call that waits and one that stalls, ends all of them in order', async () => {
    const streams = await Promise.all(Array.from({ length: streamCount }, (_, index) => openStream(index)));
    const ann = createTestClient(service.url, testKeys.ann);
    const body = { model: 'ig-1', prompt: 'hang', width: 64, height: 64 };
    const waiting = ann.request('POST', '/api/ai/images/generate', body);
    waiting.catch(() => undefined);
    await expect
      .poll(async () => (await ann.request('GET', '/api/ai/queue?status=processing')).text())
      .toContain('"count":1');
    const stalled = openRaw(
      service.url,
      headOf('POST', '/api/ai/queue', { 'Content-Type': 'application/json', 'Content-Length': '9' }),
      '{',
    );
    const reader = openRaw(service.url, headOf('GET', '/api/events', { Connection: 'keep-alive' }));
    reader.socket.pause();

    expect(await service.end('SIGTERM')).toBe(0);
    const heard = await Promise.all(streams.map(({ ended }) => ended));
    // Each was ended in order, not cut: the last chunk of an answer says so.
    expect(heard.filter((text) => text.endsWith('0\r\n\r\n'))).toHaveLength(streamCount);
    const answer = await waiting;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await stalled.ended;
    reader.socket.destroy();
  });
});
