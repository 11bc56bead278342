import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as csvRoute } from '../../../app/api/studio/usage/csv/route.ts';
import { GET as usageRoute } from '../../../app/api/studio/usage/route.ts';
import { usageSchema, type Usage } from '../../contract/studio/usage.ts';
import { directGenerations } from '../../database/studio-limit-tables.ts';
import { people } from '../../database/studio-people-tables.ts';
import { jobs, media, submissions } from '../../database/studio-tables.ts';
import type { Route } from '../../http/create-routes.ts';
import { setStudio } from '../instance.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

const host = '127.0.0.1:3000';
const ann = '00000000-0000-4000-8000-0000000000a1';
const ben = '00000000-0000-4000-8000-0000000000b1';
const chief = '00000000-0000-4000-8000-0000000000c1';
const cookies = new Map<string, string>();
let test: TestStudio;

type Job = Partial<typeof jobs.$inferInsert>;

/** A job of somebody, accepted by the service unless it says otherwise. */
async function record(ownerId: string, day: string, job: Job): Promise<string> {
  const submissionId = randomUUID();
  const id = randomUUID();
  const createdAt = new Date(day);
  const { database } = test.studio.context;
  const key = { idempotencyKey: submissionId, requestHash: '', request: {} };
  await database.insert(submissions).values({ id: submissionId, ownerId, ...key, state: 'accepted', createdAt });
  const common = { id, submissionId, model: 'ig-1', status: 'succeeded' as const, queuedAt: createdAt, createdAt };
  await database.insert(jobs).values({ ...common, completedAt: createdAt, ...job });
  return id;
}

beforeAll(async () => {
  test = await startTestStudio({ password: 'plum harbour granite' });
  setStudio(test.studio);
  const { database } = test.studio.context;
  await database.insert(people).values([
    { id: ann, name: 'Ann', email: 'ann@example.com', role: 'maker' },
    { id: ben, name: '=Ben', role: 'maker' },
    { id: chief, name: 'Chief', role: 'administrator' },
  ]);
  for (const id of [ann, ben, chief]) {
    cookies.set(id, (await test.studio.login.enter(new Headers({ host }), id, 'link')).split(';')[0] ?? '');
  }
  const priced = { costMicros: 250_000, modelName: 'Scenes', runSeconds: 4 };
  const kept = await record(ann, '2026-03-01T00:00:00Z', { ...priced, resultUrls: ['u'] });
  await record(ann, '2026-03-01T23:59:59.999Z', { ...priced, status: 'failed', runSeconds: null });
  await record(ann, '2026-03-02T00:00:00Z', { model: 'v-7', costMicros: null, runSeconds: 10.5 });
  await record(ben, '2026-03-02T12:00:00Z', {
    ...priced,
    status: 'cancelled',
    costMicros: 10_000,
    isCostReported: true,
  });
  // Neither counts: never accepted, and imported.
  await record(ben, '2026-03-02T12:00:00Z', { ...priced, status: 'failed', queuedAt: null });
  await record(ben, '2026-03-02T12:00:00Z', { ...priced, queuedAt: null });
  await record(ben, '2026-03-03T00:00:00Z', priced);
  const direct = { ownerId: ben, model: 'ig-1', createdAt: new Date('2026-03-02T13:00:00Z'), seconds: 2 };
  await database.insert(directGenerations).values([
    { ...direct, id: randomUUID(), state: 'succeeded', costMicros: 100_000 },
    { ...direct, id: randomUUID(), state: 'failed', costMicros: 100_000 },
  ]);
  // What is deleted from the library was made all the same.
  const file = { origin: 'result' as const, kind: 'image' as const, name: 'a', contentType: 'image/png', bytes: 1 };
  await database.insert(media).values({ ...file, id: kept, ownerId: ann, jobId: kept, sha256: 'a', storageKey: 'a' });
  await database.delete(media).where(eq(media.id, kept));
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

async function call(route: Route<object>, personId: string, query: string) {
  const request = new Request(`http://${host}/api/studio/usage?${query}`, {
    headers: { host, cookie: cookies.get(personId) ?? '' },
  });
  return route(request, { params: Promise.resolve({}) });
}
const read = async (personId: string, query: string): Promise<Usage> => {
  const response = await call(usageRoute, personId, query);
  expect(response.status).toBe(200);
  return usageSchema.parse(await response.json());
};
const two = 'from=2026-03-01&to=2026-03-02';

describe('usage', () => {
  it('adds up one’s own days in UTC, people and models', async () => {
    const usage = await read(ann, two);
    expect(usage).toMatchObject({ from: '2026-03-01', to: '2026-03-02' });
    // A job that failed without a result costs nothing; the one without a price is not free.
    expect(usage.total).toEqual({
      jobs: 3,
      finished: 2,
      failed: 1,
      cancelled: 0,
      seconds: 14.5,
      cost: 0.25,
      unpriced: 1,
    });
    expect(usage.days).toMatchObject([
      { day: '2026-03-02', jobs: 1, seconds: 10.5, unpriced: 1 },
      { day: '2026-03-01', jobs: 2, failed: 1, cost: 0.25 },
    ]);
    expect(usage.people).toMatchObject([{ person: { id: ann, name: 'Ann' }, jobs: 3 }]);
    expect(usage.models).toMatchObject([
      { model: 'ig-1', modelName: 'Scenes', jobs: 2 },
      { model: 'v-7', modelName: null, jobs: 1 },
    ]);
  });

  it('shows administrators everyone’s, and only them', async () => {
    const usage = await read(chief, `${two}&owner=everyone`);
    expect(usage.people.map(({ person, jobs: count, cost }) => [person.name, count, cost])).toEqual([
      ['Ann', 3, 0.25],
      // A cancelled one whose cost the service reported, and a synchronous one.
      ['=Ben', 2, 0.11],
    ]);
    expect((await read(chief, `${two}&owner=${ben}`)).total.jobs).toBe(2);
    expect((await read(chief, two)).total.jobs).toBe(0);
    for (const owner of ['everyone', chief]) {
      expect((await call(usageRoute, ann, `${two}&owner=${owner}`)).status).toBe(403);
      expect((await call(csvRoute, ann, `${two}&owner=${owner}`)).status).toBe(403);
    }
    expect((await read(ann, `${two}&owner=${ann}`)).total.jobs).toBe(3);
  });

  it.each([
    'from=2026-03-02&to=2026-03-01',
    'from=2026-03-01',
    'from=1.3.2026&to=2026-03-02',
    'from=2024-01-01&to=2026-01-01',
    `${two}&owner=anybody`,
    `${two}&by=day`,
  ])('refuses %s', async (query) => {
    expect((await call(usageRoute, ann, query)).status).toBe(400);
  });

  it('is a CSV file by day, person and model, and no formula', async () => {
    const response = await call(csvRoute, chief, `${two}&owner=everyone`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toContain('usage 2026-03-01 to 2026-03-02.csv');
    const lines = (await response.text()).split('\r\n');
    expect(lines.slice(1)).toEqual([
      '2026-03-01,Ann,ann@example.com,ig-1,Scenes,2,1,1,0,4,0.25,0',
      "2026-03-02,'=Ben,,ig-1,Scenes,2,1,0,1,6,0.11,0",
      '2026-03-02,Ann,ann@example.com,v-7,,1,1,0,0,10.5,0,1',
      '',
    ]);
  });
});
