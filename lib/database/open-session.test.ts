import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../logging/create-logger.ts';
import { openDatabaseSession } from './open-session.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('studio');
});
afterAll(() => test.drop());

const logger = createLogger('test', 'silent');
const say = (payload: string) => test.connection.database.execute(`select pg_notify('session_test', '${payload}')`);

describe('openDatabaseSession', () => {
  it('receives notifications, and restores its session state after a lost connection', async () => {
    const heard: string[] = [];
    const calls: string[] = [];
    const session = await openDatabaseSession({
      url: test.url,
      name: 'session test',
      channel: 'session_test',
      logger,
      async onConnected(client) {
        await client.query('select pg_advisory_lock_shared(1, 2)');
        calls.push('connected');
      },
      onListening: () => calls.push('listening'),
      onNotification: (payload) => heard.push(payload),
    });
    onTestFinished(session.close);
    expect([session.isConnected(), calls]).toEqual([true, ['connected', 'listening']]);
    await say('one');
    await expect.poll(() => heard).toEqual(['one']);

    await test.connection.database.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'session test'",
    );
    await expect.poll(() => calls).toEqual(['connected', 'listening', 'connected', 'listening']);
    expect(session.isConnected()).toBe(true);
    await say('two');
    await expect.poll(() => heard).toEqual(['one', 'two']);
    const { rows } = await test.connection.database.execute(
      "select from pg_locks where locktype = 'advisory' and classid = 1 and objid = 2",
    );
    expect(rows).toHaveLength(1);
  });

  it('calls onListening once it listens, so that no notification is missed after a read', async () => {
    const { promise: channels, resolve } = Promise.withResolvers<unknown[]>();
    let connected: Client | null = null;
    const session = await openDatabaseSession({
      url: test.url,
      name: 'session test',
      channel: 'session_test',
      logger,
      onConnected(client) {
        connected = client;
        return Promise.resolve();
      },
      onListening() {
        void connected?.query('select pg_listening_channels() as name').then(({ rows }) => resolve(rows));
      },
      onNotification: () => undefined,
    });
    onTestFinished(session.close);
    expect(await channels).toEqual([{ name: 'session_test' }]);
  });

  it('rejects at once when the first connection fails', async () => {
    const nowhere = openDatabaseSession({
      url: 'postgresql://127.0.0.1:9/nowhere',
      name: 'session test',
      channel: 'session_test',
      logger,
      onConnected: () => Promise.resolve(),
      onListening: () => undefined,
      onNotification: () => undefined,
    });
    await expect(nowhere).rejects.toThrow('ECONNREFUSED');
  });
});
