import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOpenJob } from '../../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { faultCases, type FaultCase, type Shown } from '../../testing/faulty-upstream/fault-cases.ts';
import {
  startFaultyUpstream,
  type FaultyUpstream,
  type Presence,
} from '../../testing/faulty-upstream/start-faulty-upstream.ts';
import { hastenJobs } from '../../testing/hasten-jobs.ts';
import { canaryKey, startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { waitFor } from '../../../setup/test/wait.ts';
import { firstPersonId } from '../../people/first-person.ts';

const modes: [name: string, presence: Presence, shows: (fault: FaultCase) => Shown][] = [
  ['events and polling', { hasRecords: true, hasEvents: true, hasLists: true }, (fault) => fault.shows],
  ['polling off', { hasRecords: false, hasEvents: true, hasLists: true }, (fault) => fault.pollingOff ?? fault.shows],
  ['events off', { hasRecords: true, hasEvents: false, hasLists: true }, (fault) => fault.eventsOff ?? fault.shows],
];

const messageOf = ({ error, note }: StudioJob) => error?.message ?? note ?? '';
const isAsExpected = (job: StudioJob, { status, message }: Shown) =>
  job.status === status && (message === null || message.test(messageOf(job)));

describe.each(modes)('a failing service, %s', (_mode, presence, shownOf) => {
  let upstream: FaultyUpstream;
  let test: TestStudio;
  let jobs: Map<string, string>;
  let stopHastening: () => Promise<void>;

  beforeAll(async () => {
    const result = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    upstream = await startFaultyUpstream({ ...presence, result, workMs: 30 });
    test = await startTestStudio(
      {
        mediaApi: { baseUrl: upstream.origin, key: canaryKey, isEmbedded: true, sendsUser: true },
        resultLimitBytes: 200_000,
      },
      { deadlines: { enqueueMs: 2_000, readMs: 1_500, pressMs: 1_500, silenceMs: 10_000 } },
    );
    for (const { name, script } of faultCases) upstream.scripts.set(name, script);
    const submitted = faultCases.map(async ({ name }) => {
      const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: name }, randomUUID(), {
        ownerId: firstPersonId,
      });
      return [name, jobId] as const;
    });
    jobs = new Map(await Promise.all(submitted));
    stopHastening = hastenJobs(test.studio.context.database);
  });
  afterAll(async () => {
    await stopHastening();
    await test.close();
    await upstream.close();
  });

  it.each(faultCases.map((fault) => [fault.name, fault] as const))('shows the truth after %s', async (name, fault) => {
    const expected = shownOf(fault);
    const id = jobs.get(name) ?? '';
    const job = await waitFor(async () => {
      const read = await test.studio.jobs.read(id);
      if (!isAsExpected(read, expected) && isOpenJob(read.status)) throw new Error(`It is ${read.status} still.`);
      return read;
    });
    expect(job.status).toBe(expected.status);
    expect(messageOf(job)).toMatch(expected.message ?? /^/);
    const created = [...upstream.generations.values()].filter(({ request }) => request['prompt'] === name);
    expect(created.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(job)).not.toContain(canaryKey);
  });
});
