import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { json, type Responder } from '../../../upstream/testing/scripted-upstream.ts';
import { senderLockClass } from '../../events/listen-to-database.ts';
import { canaryKey, startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { recordSubmission } from './record-submission.ts';
import { waitFor, waitUntil } from '../../../setup/test/wait.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
const queue = /^POST \/api\/ai\/queue$/;

beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());

const submit = (request: Record<string, unknown>, key: string = randomUUID()) =>
  test.studio.submitter.submit({ model: 'm', ...request }, key, { ownerId: firstPersonId });
const enqueues = (prompt: string) =>
  test.upstream.seen.filter(
    ({ method, path, body }) => method === 'POST' && path === '/api/ai/queue' && body.includes(prompt),
  );

describe('createSubmitter with a failing service', () => {
  it('shows a refusal at the field that it mentions, and passes on the response', async () => {
    const refusal = {
      error: {
        type: 'invalid_params',
        title: 'Bad',
        detail: 'width must be at most 2048',
        fields: [{ pointer: '/width', message: 'too wide' }],
      },
    };
    test.upstream.script(queue, json(400, refusal), 1);
    const result = await submit({ prompt: 'wide', width: 9000 });
    expect(result).toMatchObject({ status: 400, body: refusal });
    const job = await test.studio.jobs.read(result.jobId);
    expect(job.status).toBe('failed');
    expect(job.error).toEqual({
      message: 'width must be at most 2048',
      code: 'invalid_params',
      fields: [{ pointer: '/width', message: 'too wide' }],
    });
  });

  it('finds the field in the message when the service names none', async () => {
    test.upstream.script(queue, json(422, { error: { message: 'input_image could not be downloaded' } }), 1);
    const { jobId } = await submit({ prompt: 'words', input_image: 'http://x/y' });
    const { error } = await test.studio.jobs.read(jobId);
    expect(error?.fields).toEqual([{ pointer: '/input_image', message: 'could not be downloaded' }]);
  });

  it('sends again after 429, since nothing was generated', async () => {
    test.upstream.script(queue, json(429, { error: { detail: 'slow down' } }, { 'retry-after': '1' }));
    const key = randomUUID();
    const first = await submit({ prompt: 'busy' }, key);
    expect(first.status).toBe(429);
    const waiting = {
      status: 'waiting',
      upstreamStatus: null,
      note: 'The media service is not accepting this job yet: slow down. The studio will retry automatically.',
    };
    await waitFor(async () => expect(await test.studio.jobs.read(first.jobId)).toMatchObject(waiting));
    test.upstream.clearScripts();
    await test.jobAs(first.jobId, 'queued');
    const sent = enqueues('busy').length;
    expect(sent).toBeGreaterThan(1);
    expect(await submit({ prompt: 'busy' }, key)).toMatchObject({ status: 200, jobId: first.jobId });
    expect(enqueues('busy')).toHaveLength(sent);
  });

  it('sends again when the service is stopping, and counts a full disk as a refusal', async () => {
    test.upstream.script(
      queue,
      json(503, { error: { type: 'unavailable', detail: 'It is ending.' } }, { 'retry-after': '1' }),
      1,
    );
    const draining = await submit({ prompt: 'draining' });
    await test.jobAs(draining.jobId, 'queued');
    expect(enqueues('draining')).toHaveLength(2);

    test.upstream.script(queue, json(507, { error: { type: 'insufficient_storage', detail: 'The disk is full.' } }), 1);
    const full = await submit({ prompt: 'full' });
    expect(await test.studio.jobs.read(full.jobId)).toMatchObject({
      status: 'failed',
      error: { message: 'The disk is full.' },
    });
  });

  it('reports the target of a redirect, and does not send again', async () => {
    const location = 'https://media.example/api/ai/queue';
    test.upstream.script(queue, (_request, response) => response.writeHead(301, { location }).end(), 1);
    const result = await submit({ prompt: 'redirected' });
    expect(result).toMatchObject({ status: 502, body: { error: { type: 'misdirected_request' } } });
    const { status, error } = await test.studio.jobs.read(result.jobId);
    expect([status, error?.message]).toEqual([
      'failed',
      expect.stringContaining('redirects to https://media.example.'),
    ]);
    expect(enqueues('redirected')).toHaveLength(1);
  });

  it.each([
    ['NUL', String.raw`\u0000`],
    ['half a character', String.raw`\ud800`],
  ])('takes %s in refusals, ids and records for what a database can keep', async (name, escaped) => {
    const answer =
      (status: number, body: string): Responder =>
      (_request, response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body.replaceAll('@', escaped));
    test.upstream.script(queue, answer(400, '{"error":{"detail":"no@pe","x@":["@"]}}'), 1);
    const refused = await submit({ prompt: `refused ${name}` });
    expect(refused.status).toBe(400);
    expect((await test.studio.jobs.read(refused.jobId)).error?.message).toMatch(/^no\uFFFD?pe$/);

    const { jobId } = await submit({ prompt: `failed ${name}` });
    const { generationId } = await test.studio.jobs.read(jobId);
    const record = JSON.stringify({ generation_id: generationId, status: 'failed', error_message: 'ti@red' });
    test.upstream.script(new RegExp(`^GET /api/ai/queue/${generationId}$`), answer(200, record), 1);
    test.upstream.emitRaw(
      `event: media_generation_updated\ndata: {"generation_id":"${generationId}","x":"${escaped}"}\n\n`,
    );
    expect((await test.jobAs(jobId, 'failed')).error?.message).toMatch(/^ti\uFFFD?red$/);
  });

  it.each([
    ['an error page', 502, 'text/html', '<h1>Bad gateway</h1>'],
    ['an error of its own', 500, 'application/json', '{"error":{"detail":"oops"}}'],
    ['a page for an answer', 200, 'text/html', '<h1>Welcome</h1>'],
    ['half an answer', 200, 'application/json', '{"generations":[{"gener'],
    ['an answer of the wrong shape', 200, 'application/json', '{"generations":"many"}'],
  ])('leaves a job unconfirmed after %s, and never sends it again', async (name, status, type, body) => {
    test.upstream.script(
      queue,
      (_request, response) => response.writeHead(status, { 'content-type': type }).end(body),
      1,
    );
    const key = randomUUID();
    const { jobId, status: answered } = await submit({ prompt: name }, key);
    expect(answered).toBe(502);
    expect(await test.studio.jobs.read(jobId)).toMatchObject({ status: 'unconfirmed' });
    expect(await submit({ prompt: name }, key)).toMatchObject({ status: 502, jobId });
    expect(enqueues(name)).toHaveLength(1);
    await test.studio.jobs.dismiss(jobId);
    expect(await test.studio.jobs.read(jobId)).toMatchObject({ status: 'failed', error: { code: 'unconfirmed' } });
  });

  it('finds a generation whose response was lost', async () => {
    test.upstream.script(
      queue,
      (request, response) => {
        const id = randomUUID();
        const sent = JSON.parse(request.body) as Record<string, unknown>;
        const now = Math.floor(Date.now() / 1000);
        test.upstream.records.set(id, {
          ...sent,
          model_name: 'm',
          generation_id: id,
          status: 'processing',
          enqueued_at: now,
        });
        response.destroy();
      },
      1,
    );
    await submit({ prompt: 'another' });
    const { jobId } = await submit({ prompt: 'lost', seed: 5 });
    expect(enqueues('lost').length + enqueues('another').length).toBe(2);
    const lost = [...test.upstream.records.values()].find(({ status }) => status === 'processing');
    const job = await waitUntil(async () => {
      const all = (await test.studio.jobs.list({ before: null, limit: 5 })).jobs;
      return all.find(({ generationId }) => generationId === lost?.generation_id);
    });
    expect([job.prompt, job.id === jobId]).toEqual([lost?.['prompt'], lost?.['prompt'] === 'lost']);
  });

  it('tracks every generation of a request', async () => {
    const { jobId } = await submit({ prompt: 'four', num_generations: 3 });
    const { jobs: all } = await test.studio.jobs.list({ before: null, limit: 10 });
    const made = all.filter(({ prompt }) => prompt === 'four');
    expect(made).toHaveLength(3);
    expect(new Set(made.map(({ generationId }) => generationId)).size).toBe(3);
    expect(made.map(({ id }) => id)).toContain(jobId);
  });

  it('makes studio files reachable for the service, and reports a missing one', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { url } = await test.studio.media.receive(Readable.from([bytes]), { name: 'a.png', ownerId: firstPersonId });
    await submit({ prompt: 'reach', input_image: [url, `http://localhost:3000${url}`, 'https://example.org/x.png'] });
    const sent = JSON.parse(enqueues('reach')[0]?.body ?? '') as { input_image: string[] };
    const [one = '', other, foreign] = sent.input_image;
    expect(new URL(one).origin).toBe('http://127.0.0.1:3000');
    expect(test.studio.media.isSigned(new URL(one))).toBe(true);
    expect(test.studio.media.isSigned(new URL(one.replace(/access=\d+/, 'access=9999999999')))).toBe(false);
    expect(new URL(other ?? '').pathname).toBe(url);
    expect(foreign).toBe('https://example.org/x.png');

    const gone = await submit({ prompt: 'gone', input_image: `/api/studio/media/${randomUUID()}` });
    expect(gone.status).toBe(400);
    expect(gone.body).toMatchObject({ error: { fields: [{ pointer: '/input_image' }] } });
    expect(enqueues('gone')).toHaveLength(0);
  });

  it('stores an image that a request contains as a file', async () => {
    const blank = sharp({ create: { width: 60, height: 50, channels: 3, background: 'blue' } });
    const bytes = await blank.png({ compressionLevel: 0 }).toBuffer();
    const inline = `data:image/png;base64,${bytes.toString('base64')}`;
    const { jobId } = await submit({ prompt: 'inline', input_image: inline });
    const { request } = await test.studio.jobs.read(jobId);
    expect(request['input_image']).toMatch(/^\/api\/studio\/media\/[\da-f-]{36}$/);
  });

  it('never shows the key, even when the service echoes it', async () => {
    test.upstream.script(queue, json(400, { error: { detail: `bad key ${canaryKey}` } }), 1);
    const result = await submit({ prompt: 'echo' });
    const rows = await test.studio.context.database.select().from(submissions);
    expect(JSON.stringify([result, rows, await test.studio.jobs.read(result.jobId)])).not.toContain(canaryKey);
  });
});

async function record(prompt: string, isHeld = false) {
  const request = { model: 'm', prompt };
  const options = { key: randomUUID(), hash: 'h', request, model: null, isHeld, ownerId: firstPersonId };
  return recordSubmission(test.studio.context.database, options);
}
/** Marks a submission as claimed by a studio with this lock. */
async function beginSending(id: string, sender: number, sentAt: Date | null): Promise<void> {
  const { database } = test.studio.context;
  await database.update(submissions).set({ state: 'sending', sentAt, sender }).where(eq(submissions.id, id));
  await database.update(jobs).set({ status: 'sending' }).where(eq(jobs.submissionId, id));
}
async function makeDue(submissionId: string): Promise<string> {
  const [job] = await test.studio.context.database
    .update(jobs)
    .set({ nextCheckAt: new Date() })
    .where(eq(jobs.submissionId, submissionId))
    .returning();
  await test.studio.jobs.checkSoon('nothing');
  return job?.id ?? '';
}

describe('checkSubmission', () => {
  it('sends a submission that an ended studio recorded and did not send', async () => {
    const submission = await record('forgotten');
    await test.jobAs(await makeDue(submission.id), 'queued');
    expect(enqueues('forgotten')).toHaveLength(1);
  });

  it('does not resend a submission that a studio was sending when it ended', async () => {
    const submission = await record('interrupted');
    await beginSending(submission.id, 12_345, new Date());
    await test.jobAs(await makeDue(submission.id), 'unconfirmed');
    expect(enqueues('interrupted')).toHaveLength(0);
  });

  it('sends a submission that an ended studio had claimed and certainly not sent', async () => {
    const submission = await record('taken only');
    await beginSending(submission.id, 12_346, null);
    await test.jobAs(await makeDue(submission.id), 'queued');
    expect(enqueues('taken only')).toHaveLength(1);
  });

  it('leaves a submission alone that another living studio is sending', async () => {
    const other = new Client({ connectionString: test.database.url });
    await other.connect();
    await other.query('select pg_advisory_lock($1, 777)', [senderLockClass]);
    const submission = await record('theirs');
    await beginSending(submission.id, 777, new Date());
    const jobId = await makeDue(submission.id);
    await waitUntil(async () => {
      const [job] = await test.studio.context.database.select().from(jobs).where(eq(jobs.id, jobId));
      return (
        job !== undefined && job.nextCheckAt.getTime() > Date.now() && job.nextCheckAt.getTime() < Date.now() + 6_000
      );
    });
    expect((await test.studio.jobs.read(jobId)).status).toBe('sending');
    await other.end();
    await makeDue(submission.id);
    await test.jobAs(jobId, 'unconfirmed');
  });

  it('cancels a submission that was not sent yet', async () => {
    const submission = await record('never mind', true);
    const [job] = await test.studio.context.database.select().from(jobs).where(eq(jobs.submissionId, submission.id));
    expect(await test.studio.jobs.cancel(job?.id ?? '')).toMatchObject({ status: 'cancelled' });
    await makeDue(submission.id);
    expect(enqueues('never mind')).toHaveLength(0);
  });
});
