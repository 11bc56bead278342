import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { jobs } from '../../../database/studio-tables.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { waitUntil } from '../../../setup/test/wait.ts';

let test: TestStudio;
let image: Buffer;
const reads = /^GET \/api\/ai\/queue\/[^/]+$/;

beforeAll(async () => {
  test = await startTestStudio();
  image = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());
afterEach(() => test.upstream.clearScripts());

async function start(prompt: string): Promise<StudioJob & { generationId: string }> {
  const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt }, randomUUID());
  const job = await test.jobAs(jobId, 'queued');
  return { ...job, generationId: job.generationId ?? '' };
}
const record = (job: { generationId: string }) => test.upstream.records.get(job.generationId) ?? {};
const live = () => waitUntil(async () => (await test.studio.readStatus()).link.state === 'live');
const nudge = (job: { generationId: string }) => test.studio.jobs.checkSoon(job.generationId);

describe('createFollower', () => {
  it('checks a generation at once after an event, and believes only the record', async () => {
    await live();
    const job = await start('liar');
    test.upstream.emit('media_generation_completed', {
      generation_id: job.generationId,
      status: 'succeeded',
      url: 'http://x',
    });
    await expect.poll(() => test.upstream.seen.some(({ path }) => path.endsWith(job.generationId))).toBe(true);
    expect((await test.studio.jobs.read(job.id)).status).toBe('queued');
    Object.assign(record(job), { status: 'failed', error_message: 'the model is tired' });
    test.upstream.emit('media_generation_completed', { generation_id: job.generationId, status: 'succeeded' });
    expect((await test.jobAs(job.id, 'failed')).error?.message).toBe('the model is tired');
  });

  it('shows why a generation waits, until it starts', async () => {
    const job = await start('patient');
    const note = 'Atelier refuses connections. This starts when it answers again.';
    Object.assign(record(job), { note: ` ${note}\n` });
    await nudge(job);
    await expect.poll(async () => (await test.studio.jobs.read(job.id)).note).toBe(note);
    Object.assign(record(job), { status: 'processing' });
    await nudge(job);
    expect((await test.jobAs(job.id, 'processing')).note).toBeNull();
  });

  it('shows the issues at fields that a record names', async () => {
    const job = await start('blamed');
    const error_fields = [{ pointer: '/prompt', message: 'too sad' }];
    Object.assign(record(job), { status: 'failed', error_message: 'prompt: too sad.', error_fields });
    await nudge(job);
    expect((await test.jobAs(job.id, 'failed')).error).toMatchObject({
      message: 'prompt: too sad.',
      fields: error_fields,
    });
  });

  it('reports that no reason was given when the record’s is blank', async () => {
    const job = await start('blank');
    Object.assign(record(job), { status: 'failed', error_message: ' ' });
    await nudge(job);
    expect((await test.jobAs(job.id, 'failed')).error?.message).toMatch(/gave no reason/);
  });

  it('stores an end once, whatever comes later', async () => {
    const job = await start('end');
    test.upstream.succeed(job.generationId, image);
    const done = await test.jobAs(job.id, 'succeeded');
    Object.assign(record(job), { status: 'failed', error_message: 'changed my mind' });
    const before = test.upstream.seen.length;
    for (let count = 0; count < 3; count += 1) {
      test.upstream.emit('media_generation_completed', { generation_id: job.generationId, status: 'failed' });
    }
    test.upstream.emit('media_generation_updated', {
      generation_id: job.generationId,
      status: 'processing',
      progress: 0.1,
    });
    const next = await start('after the end');
    test.upstream.succeed(next.generationId, image);
    await test.jobAs(next.id, 'succeeded');
    expect(test.upstream.seen.slice(before).filter(({ path }) => path.endsWith(`queue/${job.generationId}`))).toEqual(
      [],
    );
    expect(await test.studio.jobs.read(job.id)).toEqual(done);
  });

  it('shows progress from events as they arrive', async () => {
    const job = await start('progress');
    test.upstream.emit('media_generation_updated', {
      generation_id: job.generationId,
      status: 'processing',
      progress: 0.25,
    });
    const { progress, startedAt } = await test.jobAs(job.id, 'processing');
    expect(progress).toBeCloseTo(0.25);
    expect(startedAt).not.toBeNull();
    await test.studio.jobs.cancel(job.id);
    await test.jobAs(job.id, 'cancelled');
  });

  it('shows previews from events and records while a job runs, and none after its end', async () => {
    await live();
    const job = await start('preview');
    const update = (data: object) =>
      test.upstream.emit('media_generation_updated', {
        generation_id: job.generationId,
        status: 'processing',
        progress: 0.5,
        ...data,
      });
    const preview = async () => (await test.studio.jobs.read(job.id)).previewUrl;
    const address = (version: number) => `/api/studio/jobs/${job.id}/preview?v=${version}`;
    expect(await preview()).toBeNull();
    // The preview arrives directly after an event that was recorded.
    update({});
    update({ preview: 1 });
    await expect.poll(preview).toBe(address(1));
    Object.assign(record(job), { status: 'processing', progress: 0.6, preview: 2 });
    await nudge(job);
    await expect.poll(preview).toBe(address(2));
    Object.assign(record(job), { preview: 'none' });
    await nudge(job);
    await expect.poll(preview).toBeNull();
    Object.assign(record(job), { preview: 3 });
    await nudge(job);
    await expect.poll(preview).toBe(address(3));
    test.upstream.succeed(job.generationId, image);
    expect((await test.jobAs(job.id, 'succeeded')).previewUrl).toBeNull();
    const [row] = await test.studio.context.database.select().from(jobs).where(eq(jobs.id, job.id));
    expect(row?.preview).toBeNull();
  });

  it.each([-1, 0, 1.5, 2 ** 31, '7', true, null])('ignores a preview with the number %s', async (number) => {
    const job = await start(`preview ${number}`);
    const event = { generation_id: job.generationId, status: 'processing', preview: number };
    test.upstream.emit('media_generation_updated', { ...event, progress: 0.25 });
    expect((await test.jobAs(job.id, 'processing')).previewUrl).toBeNull();
    await test.studio.jobs.cancel(job.id);
    await test.jobAs(job.id, 'cancelled');
  });

  it('forgets the preview of a job that is cancelled or fails', async () => {
    for (const end of [{ status: 'cancelled' }, { status: 'failed', error_message: 'tired' }] as const) {
      const job = await start(`preview, then ${end.status}`);
      Object.assign(record(job), { status: 'processing', preview: 1 });
      await nudge(job);
      expect((await test.jobAs(job.id, 'processing')).previewUrl).not.toBeNull();
      Object.assign(record(job), end);
      await nudge(job);
      expect((await test.jobAs(job.id, end.status)).previewUrl).toBeNull();
      const [row] = await test.studio.context.database.select().from(jobs).where(eq(jobs.id, job.id));
      expect(row?.preview).toBeNull();
    }
  });

  it('ignores foreign, broken and unknown events', async () => {
    const job = await start('noise');
    test.upstream.emit('media_generation_completed', { generation_id: 'somebody else' });
    test.upstream.emit('media_generation_updated', {
      generation_id: job.generationId,
      status: 'processing',
      progress: 'half',
    });
    test.upstream.emitRaw('event: media_generation_completed\ndata: {"generation_id":\n\nevent: x\ndata: 5\n\n');
    test.upstream.emit('unheard_of', [1, 2]);
    Object.assign(record(job), { status: 'processing', percent: 40 });
    await nudge(job);
    expect((await test.jobAs(job.id, 'processing')).progress).toBeCloseTo(0.4);
    await test.studio.jobs.cancel(job.id);
  });

  it('shows issues at the fields that the record names, else at those in its message', async () => {
    const issue = { pointer: '/prompt', message: 'is too sad' };
    const failure = { status: 'failed', error_message: 'input_image: not found' };
    for (const [prompt, record, fields] of [
      ['named', { ...failure, error_fields: [issue] }, [issue]],
      ['not named', failure, [{ pointer: '/input_image', message: 'not found' }]],
    ] as const) {
      const request = { model: 'm', prompt, input_image: 'https://x.example/y' };
      const { jobId } = await test.studio.submitter.submit(request, randomUUID());
      const job = await test.jobAs(jobId, 'queued');
      Object.assign(test.upstream.records.get(job.generationId ?? '') ?? {}, record);
      await test.studio.jobs.checkSoon(job.generationId ?? '');
      expect((await test.jobAs(jobId, 'failed')).error?.fields).toEqual(fields);
    }
  });

  it('accepts times and fractions that no database can store', async () => {
    const job = await start('out of range');
    Object.assign(record(job), { status: 'processing', started_at: -1e13, percent: 1e-60 });
    await nudge(job);
    expect(await test.jobAs(job.id, 'processing')).toMatchObject({ startedAt: null, progress: 0 });
    await test.studio.jobs.cancel(job.id);
  });

  it('shows an unknown status', async () => {
    const job = await start('strange');
    Object.assign(record(job), { status: 'meditating' });
    await nudge(job);
    expect((await test.jobAs(job.id, 'processing')).upstreamStatus).toBe('meditating');
    Object.assign(record(job), { status: 'cancelled' });
    await nudge(job);
    expect((await test.jobAs(job.id, 'cancelled')).upstreamStatus).toBeNull();
  });

  it.each([
    ['nonsense', json(200, { status: 7 })],
    ['another generation', json(200, { generation_id: randomUUID(), status: 'succeeded', result_url: 'http://x' })],
    ['an error', json(500, { error: { detail: 'the disk is full' } })],
    ['a page', (_request: unknown, response: { end: (text: string) => void }) => response.end('<h1>Hello</h1>')],
    [
      'half a record',
      (_request: unknown, response: { end: (text: string) => void }) => response.end('{"generation_id":"'),
    ],
    ['nothing at all', (_request: unknown, response: { destroy: () => void }) => response.destroy()],
  ])('goes on through %s, and says that the service cannot be read', async (name, responder) => {
    const job = await start(name);
    test.upstream.script(reads, responder);
    for (let looks = 1; looks <= 3; looks += 1) {
      await nudge(job);
      await waitUntil(async () => ((await rowOf(job.id))?.failedChecks ?? 0) >= looks);
    }
    const shown = await test.studio.jobs.read(job.id);
    expect(shown.status).toBe('queued');
    expect(shown.upstreamStatus).toBeNull();
    expect(shown.note).toMatch(/^The media service .*\.$/);
    test.upstream.clearScripts();
    test.upstream.succeed(job.generationId, image);
    expect((await test.jobAs(job.id, 'succeeded')).note).toBeNull();
  });

  it('ends a generation that the service no longer has, after some checks', async () => {
    const job = await start('forgotten');
    test.upstream.records.delete(job.generationId);
    await waitUntil(async () => {
      await nudge(job);
      return (await test.studio.jobs.read(job.id)).status === 'failed';
    });
    expect((await test.studio.jobs.read(job.id)).error).toMatchObject({ code: 'resource_not_found' });
  });

  it('polls and reports it while there is no event stream', async () => {
    test.upstream.script(/^GET \/api\/events$/, json(404, {}));
    test.upstream.cutStreams();
    await waitUntil(async () => (await test.studio.readStatus()).link.state === 'polling');
    const job = await start('without events');
    test.upstream.succeed(job.generationId, image);
    expect((await test.jobAs(job.id, 'succeeded')).results).toHaveLength(1);
    test.upstream.clearScripts();
    await live();
  });

  it('catches up with missed changes after the stream was down', async () => {
    await live();
    const job = await start('missed');
    await waitUntil(async () => ((await rowOf(job.id))?.nextCheckAt.getTime() ?? 0) > Date.now() + 10_000);
    Object.assign(record(job), { status: 'failed', error_message: 'quietly' });
    test.upstream.cutStreams();
    expect((await test.jobAs(job.id, 'failed')).error?.message).toBe('quietly');
  });

  it('requests cancellation, and reports when the service cannot cancel', async () => {
    const job = await start('stop');
    for (const status of [405, 404]) {
      test.upstream.script(/^DELETE/, json(status, {}), 1);
      await expect(test.studio.jobs.cancel(job.id)).rejects.toMatchObject({ code: 'conflict' });
    }
    expect((await test.studio.jobs.read(job.id)).error).toMatchObject({ code: 'not_cancellable' });
    await test.studio.jobs.cancel(job.id);
    await test.jobAs(job.id, 'cancelled');
    expect((await test.studio.jobs.cancel(job.id)).status).toBe('cancelled');
  });

  it('follows each job once, however many studios there are', async () => {
    const others = [await test.another(), await test.another()];
    // Whichever check comes first ends it.
    test.upstream.script(reads, ({ path }, response) => {
      const found = test.upstream.records.get(path.split('/').at(-1) ?? '');
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...found, status: 'failed', error_message: 'no' }));
    });
    const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: 'shared' }, randomUUID());
    const { generationId } = await test.jobAs(jobId, 'failed');
    const looks = test.upstream.seen.filter(
      ({ method, path }) => method === 'GET' && path.endsWith(`queue/${generationId}`),
    );
    expect(looks).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });
});

async function rowOf(id: string) {
  const [row] = await test.studio.context.database.select().from(jobs).where(eq(jobs.id, id));
  return row;
}
