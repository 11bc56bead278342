import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isOpenJob } from '../../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import type { Fault } from '../../testing/faulty-upstream/answer.ts';
import * as faults from '../../testing/faulty-upstream/faults.ts';
import { startFaultyUpstream, type End, type Script } from '../../testing/faulty-upstream/start-faulty-upstream.ts';
import { hastenJobs } from '../../testing/hasten-jobs.ts';
import { canaryKey, startTestStudio } from '../../testing/start-test-studio.ts';
import { waitFor } from '../../../setup/test/wait.ts';
import { firstPersonId } from '../../people/first-person.ts';

// No 429 for an enqueue here: a service that responds “not now” and generates anyway would get the request twice.
const statuses = [200, 204, 400, 404, 418, 500, 502, 503];
const anyFault = (status: fc.Arbitrary<number>): fc.Arbitrary<Fault> =>
  fc.oneof(
    fc.constantFrom(
      faults.orderly,
      faults.silence,
      faults.drip,
      faults.resetBefore,
      faults.resetAfterHead,
      faults.falseGzip,
      faults.trueGzip,
      faults.strangeEncoding,
      faults.noText,
    ),
    fc.integer({ min: -20, max: 120 }).map(faults.truncated),
    fc.integer({ min: 0, max: 120 }).map(faults.cutShort),
    fc.json({ maxDepth: 3 }).map((text) => faults.body(JSON.parse(text))),
    status.map(faults.html),
    fc.tuple(status, fc.string({ maxLength: 40 })).map(([code, message]) => faults.refusal(code, message)),
    fc.constantFrom(301, 302, 303, 307).map((code) => faults.redirect(code, 'http://127.0.0.1:1/x')),
    fc
      .dictionary(
        fc.constantFrom('status', 'error_message', 'progress', 'media_type', 'started_at', 'results'),
        fc.jsonValue(),
      )
      .filter((change) => !isEndWord(change['status']))
      .map(faults.changed),
  );
const anyScript: fc.Arbitrary<Script> = fc.record({
  faults: fc.record({
    enqueue: fc.array(anyFault(fc.constantFrom(...statuses)), { maxLength: 1 }),
    record: fc.array(anyFault(fc.constantFrom(429, ...statuses)), { maxLength: 3 }),
  }),
  end: fc.constantFrom<End>('failed', 'failed', 'cancelled'),
  announcement: fc.constantFrom('once', 'early', 'repeated', 'never', 'bare', 'mad'),
  isCreatedAnyway: fc.boolean(),
});
/** A record with a false end would be believed. */
function isEndWord(word: unknown): boolean {
  return typeof word === 'string' && ['succeeded', 'failed', 'cancelled', 'canceled'].includes(word);
}

// A failed run is repeated with the seed in its title.
const seed = Number(process.env['EASEL_FAULT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const isAtRest = (job: StudioJob) => !isOpenJob(job.status) || job.error?.code === 'unconfirmed';

/** Lists the differences between a job and the truth; empty when there are none. */
function faultsOf(job: StudioJob, end: StudioJob | null, created: { id: string; status: string }[]): string[] {
  const own = created.find(({ id }) => id === job.generationId);
  const hasChanged = end !== null && !isOpenJob(end.status) && JSON.stringify(end) !== JSON.stringify(job);
  const needsMessage = job.status === 'failed' || job.status === 'unconfirmed';
  return [
    ...(created.length > 1 ? [`created ${created.length} times`] : []),
    ...(isAtRest(job) ? [] : [`still ${job.status}`]),
    ...(hasChanged ? [`changed after its end`] : []),
    ...(own !== undefined && own.status !== job.status ? [`${job.status}, but it is ${own.status}`] : []),
    ...(needsMessage && !/\S/.test(job.error?.message ?? '') ? ['says nothing'] : []),
    ...(JSON.stringify(job).includes(canaryKey) ? ['shows the key'] : []),
  ];
}

describe('createFollower', () => {
  it(`brings every job to a true state, whatever the service does (EASEL_FAULT_SEED=${seed})`, async () => {
    const [scripts = []] = fc.sample(fc.array(anyScript, { minLength: 60, maxLength: 60 }), { seed, numRuns: 1 });
    const upstream = await startFaultyUpstream({
      hasRecords: true,
      hasEvents: seed % 2 === 0,
      hasLists: true,
      result: await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
      workMs: 30,
    });
    const test = await startTestStudio(
      { mediaApi: { baseUrl: upstream.origin, key: canaryKey, isEmbedded: true, sendsUser: true } },
      { deadlines: { enqueueMs: 2_000, readMs: 1_500, pressMs: 1_500, silenceMs: 10_000 } },
    );
    const ends = new Map<string, StudioJob>();
    const stopHastening = hastenJobs(test.studio.context.database);
    const submitted = scripts.map(async (script, index) => {
      const prompt = `job ${index}`;
      upstream.scripts.set(prompt, script);
      const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt }, randomUUID(), {
        ownerId: firstPersonId,
      });
      return jobId;
    });
    const ids = await Promise.all(submitted);
    const awaitEnds = async () => {
      for (const id of ids) {
        if (ends.has(id)) continue;
        const job = await test.studio.jobs.read(id);
        if (isAtRest(job)) ends.set(id, job);
      }
      if (ends.size < ids.length) throw new Error('Some jobs are not at rest.');
    };
    // The assertions below show which jobs have not ended, and why.
    await waitFor(awaitEnds).catch(() => undefined);
    await stopHastening();

    const wrong: string[] = [];
    for (const id of ids) {
      const job = await test.studio.jobs.read(id);
      const created = [...upstream.generations.values()].filter(({ request }) => request['prompt'] === job.prompt);
      wrong.push(...faultsOf(job, ends.get(id) ?? null, created).map((message) => `${job.prompt}: ${message}`));
    }
    expect(wrong).toEqual([]);
    await test.close();
    await upstream.close();
  });
});
