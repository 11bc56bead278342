import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../contract/studio/permissions.ts';
import { apiTokenLimits } from '../../contract/studio/person-limits.ts';
import { apiTokens, people } from '../../database/studio-people-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { apiTokenId, createApiTokens, type ApiTokens } from './create-api-tokens.ts';
import { createPeople } from './create-people.ts';
import { callerOf, firstCaller } from '../testing/caller-of.ts';

const newToken = { name: 'Nightly renders', scope: 'view', expiresInDays: null } as const;
let test: TestDatabase;
let tokens: ApiTokens;
let ann: string;

beforeAll(async () => {
  test = await createTestDatabase('studio');
  tokens = createApiTokens(test.connection.database);
});
afterAll(() => test.drop());
beforeEach(async () => {
  ann = await addPerson('maker');
});

async function addPerson(role: Role): Promise<string> {
  const id = randomUUID();
  await test.connection.database.insert(people).values({ id, name: 'Ann', role });
  return id;
}

const find = (token: string) => tokens.find(apiTokenId(token) ?? '');
const change = (id: string, set: object) =>
  test.connection.database.update(apiTokens).set(set).where(eq(apiTokens.id, id));

describe('createApiTokens', () => {
  it('creates a token that secret scanners recognise, and stores only its hash', async () => {
    const created = await tokens.create(callerOf(ann), newToken);
    expect(created.token).toMatch(/^easel_[\w-]{43}$/);
    expect(created).toMatchObject({ name: 'Nightly renders', scope: 'view', lastUsedAt: null, expiresAt: null });
    const { rows } = await test.connection.database.execute('select * from studio.api_tokens');
    expect(JSON.stringify(rows)).toContain(created.id);
    expect(JSON.stringify(rows)).not.toContain(created.token.slice('easel_'.length));
    expect(await find(created.token)).toEqual({
      personId: ann,
      role: 'maker',
      sessionId: null,
      token: { id: created.id, scope: 'view', expiresAt: null },
    });
  });

  it('accepts no other text, its own id included', async () => {
    const { id, token } = await tokens.create(callerOf(ann), newToken);
    const bare = token.slice('easel_'.length);
    for (const text of [bare, id, `easel_${id}`, `${token}x`, token.toUpperCase(), 'easel_', '']) {
      expect(await find(text)).toBeNull();
    }
  });

  it('accepts a token until it expires, and lists it afterwards', async () => {
    const { id, token, expiresAt } = await tokens.create(callerOf(ann), { ...newToken, expiresInDays: 30 });
    expect((Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
    await change(id, { expiresAt: sql`now() + interval '1 minute'` });
    expect(await find(token)).not.toBeNull();
    await change(id, { expiresAt: sql`now() - interval '1 millisecond'` });
    expect(await find(token)).toBeNull();
    expect(await tokens.list(ann)).toMatchObject([{ id }]);
  });

  it('records the last use at most once a minute, for the person too', async () => {
    const { id, token } = await tokens.create(callerOf(ann), newToken);
    const lastUse = async () => (await tokens.list(ann))[0]?.lastUsedAt ?? null;
    await find(token);
    expect(Date.now() - Date.parse((await lastUse()) ?? '')).toBeLessThan(60_000);
    expect(await createPeople(test.connection.database).read(ann)).toMatchObject({ lastSeenAt: expect.any(String) });
    for (const [seconds, isNoted] of [
      [50, false],
      [70, true],
    ] as const) {
      await change(id, { lastUsedAt: sql`now() - make_interval(secs => ${seconds})` });
      const before = await lastUse();
      await find(token);
      expect((await lastUse()) !== before).toBe(isNoted);
    }
  });

  it('follows the role of its person', async () => {
    const { token } = await tokens.create(callerOf(ann), { ...newToken, scope: 'make' });
    await createPeople(test.connection.database).change(ann, { role: 'viewer' }, firstCaller);
    expect(await find(token)).toMatchObject({ role: 'viewer', token: { scope: 'make' } });
  });

  it('creates none once the session of the request has ended', async () => {
    const ended = 'A'.repeat(43);
    await expect(tokens.create(callerOf(ann, 'maker', ended), newToken)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await tokens.list(ann)).toEqual([]);
  });

  it('removes the tokens of a person who is deactivated', async () => {
    const { token } = await tokens.create(callerOf(ann), newToken);
    const everybody = createPeople(test.connection.database);
    await everybody.change(ann, { isActive: false }, firstCaller);
    expect(await find(token)).toBeNull();
    await expect(tokens.create(callerOf(ann), newToken)).rejects.toMatchObject({ code: 'forbidden' });
    await everybody.change(ann, { isActive: true }, firstCaller);
    expect(await find(token)).toBeNull();
    expect(await tokens.list(ann)).toEqual([]);
  });

  it('does not accept a token of a person who may not log in, even where its row is left', async () => {
    const { token } = await tokens.create(callerOf(ann), newToken);
    await test.connection.database.update(people).set({ isActive: false }).where(eq(people.id, ann));
    expect(await find(token)).toBeNull();
  });

  it('refuses a scope that the role does not include', async () => {
    const viewer = await addPerson('viewer');
    for (const [personId, scope] of [
      [viewer, 'make'],
      [ann, 'administer'],
    ] as const) {
      await expect(tokens.create(callerOf(personId), { ...newToken, scope })).rejects.toMatchObject({
        code: 'invalid_params',
        fields: [{ pointer: '/scope' }],
      });
    }
    expect(await tokens.list(viewer)).toEqual([]);
  });

  it('limits the tokens of a person, also of requests at the same time', async () => {
    const { perPerson } = apiTokenLimits;
    const attempts = Array.from({ length: perPerson + 3 }, () => tokens.create(callerOf(ann), newToken));
    const refused = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'conflict' } });
    expect(await tokens.list(ann)).toHaveLength(perPerson);
    expect(await tokens.create(callerOf(await addPerson('viewer')), newToken)).toMatchObject({ scope: 'view' });
  });

  it('removes only tokens of the person who asks', async () => {
    const [mine, other] = [await tokens.create(callerOf(ann), newToken), await tokens.create(callerOf(ann), newToken)];
    const bob = await addPerson('maker');
    await expect(tokens.remove(mine.id, callerOf(bob))).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await find(mine.token)).not.toBeNull();
    await tokens.remove(mine.id, callerOf(ann));
    expect([await find(mine.token), (await find(other.token))?.personId]).toEqual([null, ann]);
    await expect(tokens.remove(mine.id, callerOf(ann))).rejects.toMatchObject({ code: 'resource_not_found' });
  });
});
