import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../../database/studio-tables.ts';
import type { Responder } from '../../../upstream/testing/scripted-upstream.ts';
import { senderLockClass } from '../../events/listen-to-database.ts';
import { startTestStudio, type OpenStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
let studios: OpenStudio[];

beforeAll(async () => {
  test = await startTestStudio();
  studios = [test.studio, await test.another()];
});
afterAll(() => test.close());

async function start(prompt: string): Promise<{ id: string; generationId: string }> {
  const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt }, randomUUID(), {
    ownerId: firstPersonId,
  });
  const { id, generationId } = await test.jobAs(jobId, 'queued');
  return { id, generationId: generationId ?? '' };
}
const record = ({ generationId }: { generationId: string }) => test.upstream.records.get(generationId) ?? {};

describe('claimJobs', () => {
  it('never lets two studios check a job at the same time, whatever events they receive', async () => {
    let most = 0;
    const looking = new Map<string, number>();
    const slowly: Responder = (request, response) => {
      const now = (looking.get(request.path) ?? 0) + 1;
      looking.set(request.path, now);
      most = Math.max(most, now);
      setTimeout(() => {
        looking.set(request.path, (looking.get(request.path) ?? 1) - 1);
        const found = test.upstream.records.get(request.path.split('/').at(-1) ?? '');
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
      }, 60);
    };
    test.upstream.script(/^GET \/api\/ai\/queue\/[^/]+$/, slowly);
    const started = await Promise.all(Array.from({ length: 6 }, (_, index) => start(`shared ${index}`)));
    for (let round = 0; round < 12; round += 1) {
      const hurries = started.flatMap(({ generationId }) =>
        studios.map((studio) => studio.jobs.checkSoon(generationId)),
      );
      await Promise.all(hurries);
    }
    for (const job of started) {
      Object.assign(record(job), { status: 'failed', error_message: 'over' });
      test.upstream.emit('media_generation_completed', { generation_id: job.generationId, status: 'failed' });
    }
    for (const { id } of started) await test.jobAs(id, 'failed');
    expect(most).toBe(1);
    test.upstream.clearScripts();
  });

  it('checks once more when an event arrived during a check', async () => {
    const job = await start('changed meanwhile');
    const asked = Promise.withResolvers<() => void>();
    test.upstream.script(
      new RegExp(`queue/${job.generationId}$`),
      (_request, response) => {
        const stale = JSON.stringify(record(job));
        asked.resolve(() => response.writeHead(200, { 'content-type': 'application/json' }).end(stale));
      },
      1,
    );
    await test.studio.jobs.checkSoon(job.generationId);
    const answer = await asked.promise;
    Object.assign(record(job), { status: 'failed', error_message: 'just now' });
    await studios[1]?.jobs.checkSoon(job.generationId);
    answer();
    expect((await test.jobAs(job.id, 'failed')).error?.message).toBe('just now');
  });

  it('takes over the jobs of a killed studio at once, and none of a living one', async () => {
    const dying = new Client({ connectionString: test.database.url });
    dying.on('error', () => undefined);
    await dying.connect();
    await dying.query('select pg_advisory_lock($1, 4242)', [senderLockClass]);
    const job = await start('orphaned');
    // No studio is checking it by then.
    const isFree = and(eq(jobs.id, job.id), isNull(jobs.attendant));
    await waitUntil(async () => {
      const free = { attendant: 4242, attendedUntil: new Date(Date.now() + 30_000), nextCheckAt: new Date() };
      const { rowCount } = await test.studio.context.database.update(jobs).set(free).where(isFree);
      return rowCount === 1;
    });
    Object.assign(record(job), { status: 'failed', error_message: 'over' });
    const looks = () => test.upstream.seen.filter(({ path }) => path.endsWith(job.generationId)).length;
    const before = looks();
    await Promise.all(studios.map((studio) => studio.jobs.checkSoon(job.generationId)));
    const bystander = await start('bystander');
    Object.assign(record(bystander), { status: 'failed' });
    await test.studio.jobs.checkSoon(bystander.generationId);
    await test.jobAs(bystander.id, 'failed');
    expect(looks()).toBe(before);
    await dying.end();
    await test.jobAs(job.id, 'failed');
  });

  it('spreads the checks of a sweep over time, by the number of jobs', async () => {
    const started = await Promise.all(Array.from({ length: 30 }, (_, index) => start(`swept ${index}`)));
    const times: number[] = [];
    test.upstream.script(/^GET \/api\/ai\/queue\/[^/]+$/, (request, response) => {
      times.push(Date.now());
      const found = test.upstream.records.get(request.path.split('/').at(-1) ?? '');
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...found, status: 'failed' }));
    });
    test.upstream.cutStreams();
    for (const { id } of started) await test.jobAs(id, 'failed');
    const seconds = new Set(times.map((time) => Math.floor(time / 250)));
    expect(seconds.size).toBeGreaterThan(3);
    test.upstream.clearScripts();
  });
});
