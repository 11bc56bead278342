import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engineSpending } from '../../database/service-engine-tables.ts';
import { generations } from '../../database/service-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import type { Generation } from './generation-store.ts';
import { markSending, saveHandle, saveParts } from './send-to-engine.ts';

let test: TestDatabase;
let held: Generation;
const expense = { engine: 'atelier', model: 'flux', cost: 0 };

beforeAll(async () => {
  test = await createTestDatabase('service');
});
afterAll(() => test.drop());
beforeEach(async () => {
  const [row] = await test.connection.database
    .insert(generations)
    .values({
      id: randomUUID(),
      owner: 'ann',
      profile: 'flux',
      modelName: 'flux',
      mediaType: 'image',
      lane: 'engine/atelier',
      callStyle: 'queue',
      parameters: {},
      echo: {},
      status: 'processing',
      attempt: 1,
      queueJobId: randomUUID(),
      seed: 7,
      enginePartCount: 2,
    })
    .returning();
  if (row === undefined) throw new Error('nothing was made');
  held = row;
});

const read = async () => {
  const [row] = await test.connection.database.select().from(generations).where(eq(generations.id, held.id));
  return row;
};

describe('markSending', () => {
  it('counts a key once, and keeps the time of its latest call, after which the request begins', async () => {
    const { database } = test.connection;
    const [key, counted] = [randomUUID(), { ...expense, model: 'counted' }];
    expect(await markSending(database, held, key, counted)).toBe(true);
    const yesterday = new Date(Date.now() - 86_400_000);
    await database.update(generations).set({ engineSentAt: yesterday }).where(eq(generations.id, held.id));
    const before = new Date();
    expect(await markSending(database, held, key, counted)).toBe(true);
    expect((await read())?.engineSentAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    const spending = await database.select().from(engineSpending).where(eq(engineSpending.model, 'counted'));
    expect(spending.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  });
});

describe('saveParts', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const parts = [{ key: first }, null];
  beforeEach(async () => {
    await markSending(test.connection.database, held, first, expense);
    await saveHandle(test.connection.database, held.id, first, { key: first });
  });

  it('stores the parts and clears what was sent, also when it is repeated', async () => {
    const { database } = test.connection;
    expect(await saveParts(database, held, first, parts)).toBe(true);
    expect(await saveParts(database, held, first, parts)).toBe(true);
    const expected = { engineParts: parts, engineKey: null, engineSentAt: null, engineHandle: null };
    expect(await read()).toMatchObject(expected);
  });

  it('leaves the next part alone when it comes late', async () => {
    const { database } = test.connection;
    await saveParts(database, held, first, parts);
    await markSending(database, held, second, expense);
    expect(await saveParts(database, held, first, parts)).toBe(false);
    expect((await read())?.engineKey).toBe(second);
  });

  it('writes nothing for a replaced attempt', async () => {
    const { database } = test.connection;
    await database.update(generations).set({ attempt: 2 }).where(eq(generations.id, held.id));
    expect(await saveParts(database, held, first, parts)).toBe(false);
    expect(await read()).toMatchObject({ engineParts: [], engineKey: first });
  });
});
