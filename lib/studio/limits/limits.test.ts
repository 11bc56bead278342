import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as generateRoute } from '../../../app/api/ai/images/generate/route.ts';
import { POST as enqueueRoute } from '../../../app/api/ai/queue/route.ts';
import { POST as sweepRoute } from '../../../app/api/studio/sweeps/route.ts';
import { POST as uploadRoute } from '../../../app/api/studio/uploads/route.ts';
import { GET as limitsRoute } from '../../../app/api/studio/limits/route.ts';
import type { ErrorBody } from '../../contract/error.ts';
import type { LimitState, PersonLimits, RoleLimits } from '../../contract/studio/limits.ts';
import type { JsonObject } from '../../contract/model.ts';
import { directGenerations, roleLimits } from '../../database/studio-limit-tables.ts';
import { people } from '../../database/studio-people-tables.ts';
import { jobs, media, submissions } from '../../database/studio-tables.ts';
import type { Route } from '../../http/create-routes.ts';
import { peerAddressHeader } from '../../network/peer-address.ts';
import { waitUntil } from '../../setup/test/wait.ts';
import { json } from '../../upstream/testing/scripted-upstream.ts';
import { setStudio } from '../instance.ts';
import { callerOf, firstCaller } from '../testing/caller-of.ts';
import { startTestStudio, type OpenStudio, type TestStudio } from '../testing/start-test-studio.ts';

const host = '127.0.0.1:3000';
let test: TestStudio;
let other: OpenStudio;
/** The person of a test. */
let ann: string;
let cookie: string;
let token: string;
let image: Buffer;

const priced = (id: string, price: object) =>
  json(200, { id, display_name: id, pricing: price, capabilities: { input: ['text'], output: ['image'] } });

const chain = {
  id: 'chain',
  endpoint: '/videos/generate',
  json_request_schema: {
    type: 'object',
    properties: { prompt: { type: 'string' }, first_image: { type: 'string', renderType: 'image-url' } },
    required: ['prompt'],
  },
};

beforeAll(async () => {
  test = await startTestStudio({ password: 'plum harbour granite' });
  other = await test.another();
  setStudio(test.studio);
  image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  test.upstream.script(/GET \/api\/ai\/models\/dear$/, priced('dear', { cost_per_image: 0.4 }), Infinity);
  test.upstream.script(/GET \/api\/ai\/models\/chain$/, json(200, chain), Infinity);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});
beforeEach(async () => {
  await test.studio.context.database.delete(roleLimits);
  ann = randomUUID();
  await test.studio.context.database.insert(people).values({ id: ann, name: 'Ann', role: 'maker' });
  cookie = (await test.studio.login.enter(new Headers({ host }), ann, 'link')).split(';')[0] ?? '';
  const created = await test.studio.login.apiTokens.create(callerOf(ann), {
    name: 't',
    scope: 'make',
    expiresInDays: null,
  });
  token = created.token;
});

const database = () => test.studio.context.database;
const limitRole = (limits: RoleLimits) => test.studio.limits.writeRole('maker', limits, firstCaller);
const limitAnn = (limits: PersonLimits) =>
  test.studio.limits.writePerson({ id: ann, name: 'Ann' }, limits, firstCaller);
const personal = (studio = test.studio) => studio.for(callerOf(ann));
const submit = (request: JsonObject = {}, studio = test.studio, isHeld = false) =>
  studio.submitter.submit({ model: 'm', prompt: randomUUID(), ...request }, randomUUID(), { ownerId: ann, isHeld });
const jobsOfAnn = () =>
  database()
    .select({ id: jobs.id, status: jobs.status })
    .from(jobs)
    .innerJoin(submissions, eq(submissions.id, jobs.submissionId))
    .where(eq(submissions.ownerId, ann));
const stateOf = async (kind: LimitState['kind']) =>
  (await test.studio.limits.states(ann)).find((state) => state.kind === kind);

/** Posts as Ann, by a session or by an API token. */
async function post(route: Route<never>, body: BodyInit, more: Record<string, string> = {}) {
  const headers = { host, [peerAddressHeader]: '203.0.113.77', 'content-type': 'application/json', ...more };
  const call = route as unknown as Route<object>;
  const request = new Request(`http://${host}/api`, { method: 'POST', headers, body });
  const response = await call(request, { params: Promise.resolve({}) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Partial<ErrorBody> };
}
const bySession = () => ({ cookie });
const byToken = () => ({ authorization: `Bearer ${token}` });
const asRequest = (request: JsonObject = {}) => JSON.stringify({ model: 'm', prompt: randomUUID(), ...request });

const shot = (prompt: string, firstFrame: { kind: 'previous' } | null) => {
  const unset = { lastFrame: null, take: null, clip: null };
  return { id: randomUUID(), prompt, seconds: 2, firstFrame, ...unset };
};

const upload = (bytes: Buffer) =>
  uploadRoute(
    new Request(`http://${host}/api/studio/uploads`, {
      method: 'POST',
      headers: { host, cookie, 'easel-file-name': 'a.png' },
      body: new Uint8Array(bytes),
    }),
    { params: Promise.resolve({}) },
  );

const picture = (background: string) =>
  sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

const inFlight = async () =>
  (await jobsOfAnn()).filter(({ status }) => ['sending', 'queued', 'processing'].includes(status)).length;

describe('limits', () => {
  it('are none until one is set, and a person’s own replaces the role’s', async () => {
    expect(await test.studio.limits.states(ann)).toEqual([]);
    await limitRole({ jobsPerDay: 5, storageBytes: 1_000 });
    await limitAnn({ jobsPerDay: 7, storageBytes: null });
    expect(await test.studio.limits.states(ann)).toMatchObject([{ kind: 'jobsPerDay', amount: 7, used: 0, left: 7 }]);
    await limitAnn({});
    expect(await test.studio.limits.states(ann)).toMatchObject([
      { kind: 'jobsPerDay', amount: 5 },
      { kind: 'storageBytes', amount: 1_000, renewsAt: null },
    ]);
    const request = new Request(`http://${host}/api/studio/limits`, { headers: { host, cookie } });
    const response = await limitsRoute(request, { params: Promise.resolve({}) });
    expect(await response.json()).toMatchObject({ limits: [{ kind: 'jobsPerDay' }, { kind: 'storageBytes' }] });
  });

  it('follow a changed role, unless they are the person’s own', async () => {
    await limitRole({ jobsPerDay: 1 });
    await database().update(people).set({ role: 'administrator' }).where(eq(people.id, ann));
    expect(await test.studio.limits.states(ann)).toEqual([]);
    await limitAnn({ jobsPerDay: 3 });
    expect(await stateOf('jobsPerDay')).toMatchObject({ amount: 3 });
  });
});

describe('jobs per day', () => {
  it('refuses what exceeds it before anything is written, and says what is left, when it renews and whom to ask', async () => {
    await limitAnn({ jobsPerDay: 3 });
    await submit({ num_generations: 2 });
    const { status, body, headers } = await post(enqueueRoute, asRequest({ num_generations: 2 }), bySession());
    expect(status).toBe(429);
    expect(body.error?.type).toBe('limit_reached');
    expect(body.error?.detail).toMatch(
      /^The limit is 3 jobs a day: 1 job is left, and this needs 2 jobs\. It renews on \d+ \w+ \d{4} at 00:00 UTC\. Ask an administrator \(.*\) for more\.$/,
    );
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // What is more than the whole limit fits on no day.
    const never = await post(enqueueRoute, asRequest({ num_generations: 4 }), bySession());
    expect(never.body.error?.detail).toMatch(/^The limit is 3 jobs a day: 1 job is left, and this needs 4 jobs\. Ask /);
    expect(never.headers.get('retry-after')).toBe(null);
    expect(await jobsOfAnn()).toHaveLength(2);
    expect(await stateOf('jobsPerDay')).toMatchObject({ used: 2, left: 1 });
    await submit();
    expect(await jobsOfAnn()).toHaveLength(3);
  });

  it('admits no more than it allows of presses at the same time in two studios', async () => {
    await limitAnn({ jobsPerDay: 5 });
    const presses = Array.from({ length: 16 }, (_, index) => submit({}, index % 2 === 0 ? test.studio : other));
    const outcomes = await Promise.allSettled(presses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await jobsOfAnn()).toHaveLength(5);
  });

  it('needs no room for a repetition of a press', async () => {
    await limitAnn({ jobsPerDay: 1 });
    const request = { model: 'm', prompt: randomUUID() };
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? test.studio : other).submitter.submit(request, key, { ownerId: ann }),
      ),
    );
    expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1);
  });

  it('does not count what was cancelled before it was sent, what was refused, or an earlier day', async () => {
    await limitAnn({ jobsPerDay: 1 });
    const { jobId } = await submit({}, test.studio, true);
    await expect(submit()).rejects.toMatchObject({ code: 'limit_reached' });
    await personal().jobs.cancel(jobId);
    test.upstream.script(/POST \/api\/ai\/queue/, json(400, { error: { detail: 'No such style.' } }), 1);
    await submit();
    expect(await stateOf('jobsPerDay')).toMatchObject({ used: 0 });
    // What may have been generated counts, also when nobody follows it any more.
    for (const code of ['not_followed', 'unconfirmed']) {
      await database()
        .update(jobs)
        .set({ error: { code, message: '', fields: [] }, queuedAt: null })
        .where(eq(jobs.id, jobId));
      expect(await stateOf('jobsPerDay')).toMatchObject({ used: 1 });
    }
    await database().update(jobs).set({ error: null }).where(eq(jobs.id, jobId));
    await submit();
    await expect(submit()).rejects.toMatchObject({ code: 'limit_reached' });
    const yesterday = sql`now() - interval '1 day'`;
    await database().update(submissions).set({ createdAt: yesterday }).where(eq(submissions.ownerId, ann));
    await submit();
  });

  it.each([
    ['Generate', () => post(enqueueRoute, asRequest(), bySession())],
    ['a program that queues', () => post(enqueueRoute, asRequest(), byToken())],
    ['a program that waits', () => post(generateRoute, asRequest(), byToken())],
    [
      'a sweep',
      () => {
        const requests = [1, 2].map((steps) => ({ model: 'm', prompt: 'p', steps }));
        const sweep = { id: randomUUID(), across: { label: 'Steps', values: ['1', '2'] }, down: null, requests };
        return post(sweepRoute, JSON.stringify(sweep), bySession());
      },
    ],
  ])('holds for %s', async (_name, press) => {
    await limitAnn({ jobsPerDay: 0 });
    const seen = test.upstream.seen.length;
    expect(await press()).toMatchObject({ status: 429, body: { error: { type: 'limit_reached' } } });
    expect(await jobsOfAnn()).toEqual([]);
    expect(test.upstream.seen.slice(seen).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('holds for retries, and for edits that make more', async () => {
    await limitAnn({ jobsPerDay: 2 });
    const { jobId } = await submit();
    const { generationId } = await test.jobAs(jobId, 'queued');
    const record = test.upstream.records.get(generationId ?? '');
    if (record !== undefined) record.status = 'failed';
    test.upstream.emit('media_generation_completed', { generation_id: generationId, status: 'failed', error: 'no' });
    await test.jobAs(jobId, 'failed');
    const held = await submit({}, test.studio, true);
    await expect(personal().jobs.retry(jobId, null)).rejects.toMatchObject({ code: 'limit_reached' });
    const more = { model: 'm', prompt: 'two', num_generations: 2 };
    await expect(personal().jobs.edit(held.jobId, more)).rejects.toMatchObject({ code: 'limit_reached' });
    await limitAnn({ jobsPerDay: 2, storageBytes: 0 });
    await personal().jobs.edit(held.jobId, { model: 'm', prompt: 'another' });
    expect(await jobsOfAnn()).toHaveLength(2);
  });

  it('counts today what was held since an earlier day and becomes more', async () => {
    await limitAnn({ jobsPerDay: 2 });
    const { jobId } = await submit({}, test.studio, true);
    const yesterday = sql`now() - interval '1 day'`;
    await database().update(submissions).set({ createdAt: yesterday }).where(eq(submissions.ownerId, ann));
    const { jobs: own } = personal();
    await own.edit(jobId, { model: 'm', prompt: 'another' });
    expect(await stateOf('jobsPerDay')).toMatchObject({ used: 0 });
    const three = { model: 'm', prompt: 'three', num_generations: 3 };
    await expect(own.edit(jobId, three)).rejects.toMatchObject({ code: 'limit_reached' });
    expect(await stateOf('jobsPerDay')).toMatchObject({ used: 0 });
    await own.edit(jobId, { model: 'm', prompt: 'two', num_generations: 2 });
    expect(await stateOf('jobsPerDay')).toMatchObject({ used: 2 });
  });

  it('counts the shots of a storyboard at the press, all or none', async () => {
    await limitAnn({ jobsPerDay: 2 });
    const shots = [shot('one', null), shot('two', { kind: 'previous' }), shot('three', { kind: 'previous' })];
    const id = randomUUID();
    const content = { name: '', model: 'chain', imageModel: null, settings: {}, references: [], shots };
    const { storyboards } = personal();
    await storyboards.save(id, { revision: 0, content });
    const takes = shots.map((of) => ({ id: randomUUID(), shot: of.id, purpose: 'shot' }));
    await expect(storyboards.startTakes(id, { takes })).rejects.toMatchObject({ code: 'limit_reached' });
    expect((await storyboards.work(id)).takes).toEqual([]);
    await limitAnn({ jobsPerDay: 3 });
    await Promise.all([storyboards.startTakes(id, { takes }), storyboards.startTakes(id, { takes })]);
    expect(await stateOf('jobsPerDay')).toMatchObject({ used: 3 });
    await expect(submit()).rejects.toMatchObject({ code: 'limit_reached' });
    // The first is sent, and counts once. It was admitted at the press, so a limit that is lower since then does not stop it.
    await limitAnn({ jobsPerDay: 0 });
    await waitUntil(async () => (await jobsOfAnn()).length === 1);
    expect(await stateOf('jobsPerDay')).toMatchObject({ used: 3 });
    expect((await storyboards.work(id)).takes.filter(({ state }) => state === 'failed')).toEqual([]);
  });

  it('stores nothing of media inside a request that it refuses', async () => {
    await limitAnn({ jobsPerDay: 0 });
    const picture = await sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const inline = `data:image/png;base64,${picture.toString('base64')}`;
    expect(inline.length).toBeGreaterThan(5_000);
    await expect(submit({ input_image: inline })).rejects.toMatchObject({ code: 'limit_reached' });
    expect(await database().select().from(media).where(eq(media.ownerId, ann))).toEqual([]);
  });
});

describe('spending per month', () => {
  it('reserves what a press costs, and refuses what exceeds the rest', async () => {
    await limitAnn({ spendingPerMonth: 1 });
    await submit({ model: 'dear', num_generations: 2 });
    expect(await stateOf('spendingPerMonth')).toMatchObject({ amount: 1, used: 0.8, left: 0.2 });
    await expect(submit({ model: 'dear' })).rejects.toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('The limit is $1.00 a month: $0.20 is left, and this needs $0.40.') as string,
    });
    // Nothing is known to be paid for this one.
    await submit({ model: 'm' });
  });

  it('counts what the service says in the end, and nothing for a job without a result', async () => {
    await limitAnn({ spendingPerMonth: 1 });
    const first = await submit({ model: 'dear' });
    const second = await submit({ model: 'dear', cost: 0 });
    const [one, two] = await Promise.all([first, second].map(({ jobId }) => test.jobAs(jobId, 'queued')));
    Object.assign(test.upstream.records.get(one?.generationId ?? '') ?? {}, { cost: '0.15' });
    test.upstream.succeed(one?.generationId ?? '', image);
    await test.jobAs(first.jobId, 'succeeded');
    // A cost that the request itself named is no statement of the service, unless it says another one.
    expect(await stateOf('spendingPerMonth')).toMatchObject({ used: 0.55 });
    const third = await submit({ model: 'dear', cost: 0 });
    const three = await test.jobAs(third.jobId, 'queued');
    Object.assign(test.upstream.records.get(three.generationId ?? '') ?? {}, { cost: '0.01' });
    test.upstream.succeed(three.generationId ?? '', image);
    await test.jobAs(third.jobId, 'succeeded');
    expect(await stateOf('spendingPerMonth')).toMatchObject({ used: 0.56 });
    Object.assign(test.upstream.records.get(two?.generationId ?? '') ?? {}, { status: 'failed' });
    test.upstream.emit('media_generation_completed', { generation_id: two?.generationId, status: 'failed', error: '' });
    await test.jobAs(second.jobId, 'failed');
    expect(await stateOf('spendingPerMonth')).toMatchObject({ used: 0.16 });
  });

  it('counts synchronous generations, of which a refused one costs nothing', async () => {
    await limitAnn({ spendingPerMonth: 0.5 });
    test.upstream.script(/POST \/api\/ai\/images\/generate/, json(400, { error: { detail: 'no' } }), 1);
    expect((await post(generateRoute, asRequest({ model: 'dear' }), byToken())).status).toBe(400);
    expect(await stateOf('spendingPerMonth')).toMatchObject({ used: 0 });
    test.upstream.script(/POST \/api\/ai\/images\/generate/, json(200, { images: [] }), 1);
    expect((await post(generateRoute, asRequest({ model: 'dear' }), byToken())).status).toBe(200);
    expect(await stateOf('spendingPerMonth')).toMatchObject({ used: 0.4 });
    expect((await post(generateRoute, asRequest({ model: 'dear' }), byToken())).status).toBe(429);
  });

  it('prices what was recorded while its model was unknown', async () => {
    test.upstream.script(/GET \/api\/ai\/models\/late$/, priced('late', { cost_per_generation: 0.25 }), Infinity);
    const { jobId } = await submit({ model: 'late' }, other);
    await expect
      .poll(() => database().select({ cost: jobs.costMicros }).from(jobs).where(eq(jobs.id, jobId)))
      .toEqual([{ cost: 250_000 }]);
  });
});

describe('storage', () => {
  it('refuses uploads that exceed it, those at the same time too, but not what is there already', async () => {
    const pictures = await Promise.all(['#010203', '#010204', '#010205', '#010206'].map(picture));
    const size = Math.max(...pictures.map(({ length }) => length));
    await limitAnn({ storageBytes: 2 * size });
    const answers = await Promise.all(pictures.map(upload));
    const statuses = answers.map(({ status }) => status).toSorted((one, next) => one - next);
    expect(statuses).toEqual([201, 201, 429, 429]);
    const stored = pictures[answers.findIndex(({ status }) => status === 201)];
    expect((await upload(stored ?? image)).status).toBe(201);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({
      error: {
        detail: expect.stringMatching(/^The limit is .* of storage: .* left, and this needs .* Delete files/) as string,
      },
    });
  });

  it('refuses presses when nothing is left, and stores results all the same', async () => {
    await limitAnn({ storageBytes: 10 });
    const { jobId } = await submit();
    const { generationId } = await test.jobAs(jobId, 'queued');
    test.upstream.succeed(generationId ?? '', image);
    expect((await test.jobAs(jobId, 'succeeded')).results).toHaveLength(1);
    expect(await stateOf('storageBytes')).toMatchObject({ used: image.length, left: 0 });
    await expect(submit()).rejects.toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('nothing is left. Delete files, also from the trash, to make room.') as string,
    });
  });
});

describe('jobs at once', () => {
  it('lets further jobs wait, in whichever studio they were pressed', async () => {
    await limitAnn({ jobsAtOnce: 2 });
    await Promise.all(Array.from({ length: 10 }, (_, index) => submit({}, index % 2 === 0 ? test.studio : other)));
    await Promise.all([test.studio.submitter.dispatch(), other.submitter.dispatch()]);
    expect(await inFlight()).toBe(2);
    expect(await stateOf('jobsAtOnce')).toMatchObject({ used: 2, left: 0 });
    for (let ended = 1; ended <= 8; ended += 1) {
      const running = await database()
        .select({ generationId: jobs.generationId })
        .from(jobs)
        .where(
          inArray(
            jobs.id,
            (await jobsOfAnn()).filter(({ status }) => status === 'queued').map(({ id }) => id),
          ),
        );
      test.upstream.succeed(running[0]?.generationId ?? '', image);
      await waitUntil(
        async () => (await jobsOfAnn()).filter(({ status }) => status === 'waiting').length === 8 - ended,
      );
      expect(await inFlight()).toBeLessThanOrEqual(2);
    }
  });

  it('sends a press that exceeds it alone when nothing else of the person runs', async () => {
    await limitAnn({ jobsAtOnce: 2 });
    const { jobId } = await submit({ num_generations: 4 });
    await test.jobAs(jobId, 'queued');
    const next = await submit();
    expect((await personal().jobs.read(next.jobId)).status).toBe('waiting');
  });

  it('does not keep others waiting', async () => {
    await limitRole({ jobsAtOnce: 1 });
    await submit();
    const waiting = await submit();
    const ben = randomUUID();
    await database().insert(people).values({ id: ben, name: 'Ben', role: 'maker' });
    const { jobId } = await test.studio.submitter.submit({ model: 'm' }, randomUUID(), { ownerId: ben });
    await test.jobAs(jobId, 'queued');
    expect((await personal().jobs.read(waiting.jobId)).status).toBe('waiting');
    await limitRole({});
    await test.jobAs(waiting.jobId, 'queued');
  });

  it('refuses a synchronous generation, which cannot wait', async () => {
    await limitAnn({ jobsAtOnce: 1 });
    const { jobId } = await submit();
    await test.jobAs(jobId, 'queued');
    const { status, body } = await post(generateRoute, asRequest(), byToken());
    expect(status).toBe(429);
    expect(body.error?.detail).toContain('Try again when a job has ended.');
    expect(await database().select().from(directGenerations).where(eq(directGenerations.ownerId, ann))).toEqual([]);
  });
});
