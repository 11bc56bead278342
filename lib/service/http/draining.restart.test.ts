import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { openRaw, type RawConnection } from '../../http/testing/raw-request.ts';
import { headOf } from '../testing/head-of.ts';
import { startServiceProcess, type ServiceProcess } from '../testing/start-service-process.ts';
import { testEnvironment, testKeys } from '../testing/test-environment.ts';
import { createTestClient } from '../testing/test-client.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

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
  await removeFolder(dataDirectory);
});

/** An open event stream, after its first bytes. Has unusual headers, which make no difference. */
async function openStream(index: number): Promise<RawConnection> {
  const headers: Record<string, string> =
    index % 2 === 0 ? { Accept: 'text/html', 'Last-Event-ID': '-1', 'Cache-Control': 'no-cache' } : {};
  const connection = openRaw(service.url, headOf('GET', '/api/events', { ...headers, Connection: 'keep-alive' }));
  await new Promise<void>((resolve) => {
    let received = '';
    connection.socket.on('data', (text: string) => {
      received += text;
      if (received.includes(': connected')) resolve();
    });
  });
  return connection;
}

describe('a service that shuts down', () => {
  it('ends a thousand streams, a waiting call and a stalled one in order', async () => {
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
    const received = await Promise.all(streams.map(({ ended }) => ended));
    // Each ended in order and was not cut off, as the last chunk of the response shows.
    expect(received.filter((text) => text.endsWith('0\r\n\r\n'))).toHaveLength(streamCount);
    const answer = await waiting;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await stalled.ended;
    reader.socket.destroy();
  });
});
