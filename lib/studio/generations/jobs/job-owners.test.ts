import { randomUUID } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as generationRoute from '@/app/api/ai/queue/[generationId]/route';
import * as cancelRoute from '@/app/api/studio/jobs/[id]/cancel/route';
import * as dismissRoute from '@/app/api/studio/jobs/[id]/dismiss/route';
import * as editRoute from '@/app/api/studio/jobs/[id]/edit/route';
import * as holdRoute from '@/app/api/studio/jobs/[id]/hold/route';
import * as madeRoute from '@/app/api/studio/jobs/[id]/made/route';
import * as releaseRoute from '@/app/api/studio/jobs/[id]/release/route';
import * as retryRoute from '@/app/api/studio/jobs/[id]/retry/route';
import * as orderRoute from '@/app/api/studio/jobs/order/route';
import * as listRoute from '@/app/api/studio/jobs/route';
import * as cancelAllRoute from '@/app/api/studio/queue/cancel-all/route';
import * as cancelQueuedRoute from '@/app/api/studio/queue/cancel-queued/route';
import * as cancelManyRoute from '@/app/api/studio/queue/cancel/route';
import * as holdManyRoute from '@/app/api/studio/queue/hold/route';
import * as restoreRoute from '@/app/api/studio/queue/restore/route';
import * as resumeManyRoute from '@/app/api/studio/queue/resume/route';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { storyboards, storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { Route } from '../../../http/create-routes.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { setStudio } from '../../instance.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { callerOf } from '../../testing/caller-of.ts';

const host = '127.0.0.1:3000';
const ann = '00000000-0000-4000-8000-0000000000a1';
const ben = '00000000-0000-4000-8000-0000000000b1';
const chief = '00000000-0000-4000-8000-0000000000c1';
const foreign = 'This job belongs to somebody else. Only they or an administrator can change it.';
const allForeign = 'These jobs belong to somebody else. Only they or an administrator can change them.';

let test: TestStudio;
const cookies = new Map<string, string>();

beforeAll(async () => {
  test = await startTestStudio({ password: 'plum harbour granite' });
  setStudio(test.studio);
  await test.studio.context.database.insert(people).values([
    { id: ann, name: 'Ann', role: 'maker' },
    { id: ben, name: 'Ben', role: 'maker' },
    { id: chief, name: 'Chief', role: 'administrator' },
  ]);
  for (const id of [ann, ben, chief]) {
    const cookie = await test.studio.login.enter(new Headers({ host }), id, 'link');
    cookies.set(id, cookie.split(';')[0] ?? '');
  }
  await test.studio.jobs.setQueuePaused(true);
});
afterEach(async () => {
  for (const id of [ann, ben, chief]) await personal(id).jobs.cancelAll(null);
  await waitUntil(async () => (await test.studio.jobs.queue()).jobs.length === 0);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

const personal = (personId: string) =>
  test.studio.for(callerOf(personId, personId === chief ? 'administrator' : 'maker'));

const submit = async (ownerId: string, prompt = 'A boat', isHeld = false) =>
  (await test.studio.submitter.submit({ model: 'm', prompt }, randomUUID(), { ownerId, isHeld })).jobId;
const jobOf = (id: string) => test.studio.jobs.read(id);
const statuses = async (...ids: string[]) => (await Promise.all(ids.map(jobOf))).map(({ status }) => status);

interface Answer {
  status: number;
  body: { ids?: string[]; jobs?: StudioJob[]; nextCursor?: string | null; error?: { type: string; detail: string } };
}

/** Calls a route as a person, with a body or, for an address, without. */
async function call(
  personId: string,
  route: { GET: Route<{ id: string }>; POST: Route<{ id: string }> },
  { id = '', body, query }: { id?: string; body?: unknown; query?: string } = {},
): Promise<Answer> {
  const headers = { host, cookie: cookies.get(personId) ?? '', 'content-type': 'application/json' };
  const method = query === undefined ? 'POST' : 'GET';
  const request = new Request(`http://${host}/api/studio/x?${query ?? ''}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await route[method](request, { params: Promise.resolve({ id }) });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) };
}

const list = (personId: string, query: string) => call(personId, listRoute, { query });
const idsOf = ({ body }: Answer) => body.jobs?.map(({ id }) => id) ?? [];

/** Takes that wait for the result of a job, one of each person. */
async function putTakes(jobId: string, owners: string[]) {
  const { database } = test.studio.context;
  const storyboardId = randomUUID();
  const provider = randomUUID();
  const content = { name: '', model: null, imageModel: null, settings: {}, references: [], shots: [] };
  await database.insert(storyboards).values({ id: storyboardId, revision: 1, content });
  const take = { storyboardId, shotId: randomUUID(), purpose: 'shot' as const, request: {}, batchId: randomUUID() };
  await database.insert(storyboardTakes).values([
    { ...take, id: provider, ownerId: ben, state: 'sent', jobId },
    ...owners.map((ownerId) => ({
      ...take,
      id: randomUUID(),
      ownerId,
      state: 'waiting' as const,
      inputs: [{ name: 'first_image', take: provider }],
    })),
  ]);
  return {
    states: async () => {
      const rows = await database
        .select({ ownerId: storyboardTakes.ownerId, state: storyboardTakes.state })
        .from(storyboardTakes)
        .where(ne(storyboardTakes.state, 'sent'));
      return Object.fromEntries(rows.map(({ ownerId, state }) => [ownerId, state]));
    },
    remove: () => database.delete(storyboards).where(eq(storyboards.id, storyboardId)),
  };
}

describe('a verb on one job', () => {
  it.each([
    ['cancel', cancelRoute, undefined],
    ['hold', holdRoute, undefined],
    ['release', releaseRoute, undefined],
    ['retry', retryRoute, undefined],
    ['dismiss', dismissRoute, undefined],
    ['edit', editRoute, { request: { model: 'm', prompt: 'Mine now' } }],
    ['made', madeRoute, { generationId: null }],
  ] as const)('refuses to %s a job of somebody else, and says who can', async (_name, route, body) => {
    const id = await submit(ben);
    const before = await jobOf(id);
    const { status, body: answer } = await call(ann, route, { id, body });
    expect([status, answer.error]).toEqual([403, expect.objectContaining({ type: 'forbidden', detail: foreign })]);
    expect(await jobOf(id)).toEqual(before);
  });

  it.each(['lower', 'upper'] as const)('refuses to cancel its generation by an id in %s case', async (letters) => {
    const id = await submit(ben);
    const generationId = randomUUID();
    await test.studio.context.database.update(jobs).set({ generationId }).where(eq(jobs.id, id));
    const asked = letters === 'upper' ? generationId.toUpperCase() : generationId;
    const request = new Request(`http://${host}/api/ai/queue/${asked}`, {
      method: 'DELETE',
      headers: { host, cookie: cookies.get(ann) ?? '' },
    });
    const response = await generationRoute.DELETE(request, { params: Promise.resolve({ generationId: asked }) });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(foreign);
    await test.studio.context.database.update(jobs).set({ generationId: null }).where(eq(jobs.id, id));
  });

  it('is for owners and administrators', async () => {
    const [own, other] = [await submit(ann), await submit(ann)];
    expect((await call(ann, holdRoute, { id: own })).status).toBe(200);
    expect((await call(chief, holdRoute, { id: other })).status).toBe(200);
    expect((await call(chief, cancelRoute, { id: other })).status).toBe(200);
    expect(await statuses(own, other)).toEqual(['held', 'cancelled']);
    expect((await jobOf(own)).owner).toEqual({ id: ann, name: 'Ann' });
  });

  it('makes a retry by an administrator the administrator’s own', async () => {
    const id = await submit(ann);
    await call(ann, cancelRoute, { id });
    const { body } = await call(chief, retryRoute, { id });
    expect(body).toMatchObject({ owner: { id: chief, name: 'Chief' }, retryOf: id });
    expect((await jobOf(id)).owner.id).toBe(ann);
  });
});

describe('a verb on many jobs', () => {
  it('leaves out those of others', async () => {
    const [own, other] = [await submit(ann), await submit(ben)];
    const ids = [own, other];
    expect((await call(ann, holdManyRoute, { body: { ids } })).body.ids).toEqual([own]);
    expect(await statuses(own, other)).toEqual(['held', 'waiting']);
    expect((await call(ben, resumeManyRoute, { body: { ids } })).body.ids).toEqual([]);
    expect((await call(ann, resumeManyRoute, { body: { ids } })).body.ids).toEqual([own]);
    expect((await call(ann, cancelQueuedRoute, { body: { ids } })).body.ids).toEqual([own]);
    expect((await call(ann, restoreRoute, { body: { ids } })).body.ids).toEqual([own]);
    expect((await call(ann, cancelManyRoute, { body: { ids } })).body.ids).toEqual([own]);
    expect(await statuses(own, other)).toEqual(['cancelled', 'waiting']);
  });

  it('refuses when all are of others', async () => {
    const ids = [await submit(ben), await submit(ben)];
    for (const route of [
      holdManyRoute,
      resumeManyRoute,
      restoreRoute,
      cancelQueuedRoute,
      cancelManyRoute,
      orderRoute,
    ]) {
      const { status, body } = await call(ann, route, { body: { ids } });
      expect([status, body.error?.detail]).toEqual([403, allForeign]);
    }
    expect(await statuses(...ids)).toEqual(['waiting', 'waiting']);
  });

  it('reorders a person’s own jobs among their positions, around those of others', async () => {
    const ids = [await submit(ann), await submit(ben), await submit(ann)];
    const [first = '', middle = '', last = ''] = ids;
    const { body } = await call(ann, orderRoute, { body: { ids: [middle, last, first] } });
    expect(body.jobs?.map(({ id }) => id).toSorted()).toEqual([first, last].toSorted());
    expect((await test.studio.jobs.queue()).jobs.map(({ id }) => id)).toEqual([last, middle, first]);
  });

  it('reaches everyone’s jobs for an administrator', async () => {
    const ids = [await submit(ann), await submit(ben)];
    expect((await call(chief, holdManyRoute, { body: { ids } })).body.ids?.toSorted()).toEqual(ids.toSorted());
    expect((await call(chief, cancelManyRoute, { body: { ids } })).body.ids?.toSorted()).toEqual(ids.toSorted());
  });
});

describe('a verb on the whole queue', () => {
  const queued = { ids: null };

  it('takes only one’s own queued jobs, whatever the role', async () => {
    const [anns, bens] = [await submit(ann), await submit(ben)];
    expect((await call(chief, cancelQueuedRoute, { body: queued })).body.ids).toEqual([]);
    expect((await call(ann, cancelQueuedRoute, { body: queued })).body.ids).toEqual([anns]);
    expect(await statuses(anns, bens)).toEqual(['held', 'waiting']);
  });

  it('cancels only one’s own open jobs, whatever the role, with the takes of storyboards that wait', async () => {
    const [held, waiting, bens] = [await submit(ann, 'held', true), await submit(ann), await submit(ben)];
    const takes = await putTakes(bens, [ann, ben]);
    expect((await call(chief, cancelAllRoute)).body.ids).toEqual([]);
    expect(await takes.states()).toEqual({ [ann]: 'waiting', [ben]: 'waiting' });
    expect((await call(ann, cancelAllRoute)).body.ids?.toSorted()).toEqual([held, waiting].toSorted());
    expect(await statuses(held, waiting, bens)).toEqual(['cancelled', 'cancelled', 'waiting']);
    expect(await takes.states()).toEqual({ [ann]: 'cancelled', [ben]: 'waiting' });
    await takes.remove();
  });
});

describe('the list of jobs', () => {
  it('is everyone’s, one’s own, or that of a person, page by page', async () => {
    const anns = [await submit(ann), await submit(ann), await submit(ann)];
    const bens = [await submit(ben)];
    const newest = await list(ann, 'limit=4');
    expect(idsOf(newest).toSorted()).toEqual([...anns, ...bens].toSorted());
    expect(idsOf(await list(ben, 'owner=me&limit=1'))).toEqual(bens);
    const first = await list(ann, 'owner=me&limit=2');
    const second = await list(ann, `owner=me&limit=1&before=${first.body.nextCursor ?? ''}`);
    expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(anns.toSorted());
    expect(idsOf(await list(chief, `owner=${ann}&limit=3`))).toEqual([...idsOf(first), ...idsOf(second)]);
    expect(idsOf(await list(ann, `owner=${randomUUID()}`))).toEqual([]);
  });

  it.each(['you', '', 'ME', `${ann}x`])('names the owner %j as invalid, and what it can be', async (owner) => {
    const { status, body } = await list(ann, `owner=${owner}`);
    expect([status, body.error?.detail]).toEqual([400, 'owner must be “me” or the id of a person.']);
  });

  it('reads a page of a person with few jobs among many by an index, without sorting all', async () => {
    const { database } = test.studio.context;
    const rows = Array.from({ length: 4000 }, (_, index) => ({
      id: randomUUID(),
      ownerId: index % 8 === 0 ? ann : ben,
      idempotencyKey: randomUUID(),
      requestHash: '',
      request: {},
      state: 'accepted' as const,
      createdAt: new Date(Date.UTC(2025, 0, 1) + index * 1000),
    }));
    await database.insert(submissions).values(rows);
    await database.insert(jobs).values(
      rows.map(({ id, createdAt }) => ({
        id: randomUUID(),
        submissionId: id,
        createdAt,
        model: 'm',
        status: 'cancelled' as const,
      })),
    );
    await database.execute(sql`analyze studio.submissions, studio.jobs`);
    const { rows: plan } = await database.execute<{ 'QUERY PLAN': string }>(sql`
      explain select jobs.* from studio.jobs join studio.submissions on submissions.id = jobs.submission_id
      where submissions.owner_id = ${ann} order by submissions.created_at desc, jobs.id desc limit 41`);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan using submissions_owner');
    expect(text).toContain('Incremental Sort');
  });
});
