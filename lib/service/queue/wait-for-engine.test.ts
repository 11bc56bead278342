import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseSession } from '../../database/open-session.ts';
import { generations } from '../../database/service-tables.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { noticeChannel, type Notice } from '../events/notice.ts';
import { createNoticeHub } from '../events/notice-hub.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { explainWaiting, overdueMessage } from './wait-for-engine.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
});
afterAll(() => service.stop());

const count = 200;

/** Generations that wait for the engine `atelier`. */
async function fillLane(): Promise<string[]> {
  const { database } = service.database.connection;
  const id = await service.ann.enqueue({ model: 'ig-1', prompt: 'a red fox' });
  const [row] = await database.select().from(generations).where(eq(generations.id, id));
  if (row === undefined) throw new Error('it is gone');
  const { id: _id, ...rest } = { ...row, lane: 'engine/atelier' };
  const copies = await database
    .insert(generations)
    .values(
      Array.from({ length: count }, () => ({ ...rest, id: crypto.randomUUID(), queueJobId: crypto.randomUUID() })),
    )
    .returning({ id: generations.id });
  return copies.map((copy) => copy.id);
}

describe('explainWaiting', () => {
  it('notifies of every generation of a lane, dozens at once', async () => {
    const ids = await fillLane();
    const hub = createNoticeHub();
    const heard: Notice[] = [];
    hub.subscribe({ onNotice: (notice) => void heard.push(notice) });
    let payloads = 0;
    const session = await openDatabaseSession({
      url: service.database.url,
      name: 'listener',
      channel: noticeChannel,
      logger: createLogger('service', 'silent'),
      onConnected: () => Promise.resolve(),
      onListening: () => undefined,
      onNotification(payload) {
        payloads += 1;
        hub.receive(payload);
      },
    });
    const { database } = service.database.connection;
    await explainWaiting(database, 'atelier', 'The atelier is away.');
    await expect.poll(() => heard.length).toBe(count);
    expect(heard.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(heard.every(({ owner, status }) => owner === 'ann' && status === 'queued')).toBe(true);
    expect(payloads).toBeLessThan(count / 20);
    await explainWaiting(database, 'atelier', 'The atelier is away.');
    await explainWaiting(database, 'elsewhere', 'Something else.');
    await explainWaiting(database, 'atelier', null);
    await expect.poll(() => heard.length).toBe(2 * count);
    await session.close();
  });
});

describe('overdueMessage', () => {
  it.each([
    [0, 'Atelier is away.'],
    [1, 'Atelier is away. This waited for more than an hour.'],
    [24, 'Atelier is away. This waited for more than 24 hours.'],
  ])('says how long %i hours are', (hours, message) => {
    expect(overdueMessage('Atelier is away.', hours * 3_600_000)).toBe(message);
  });
});
