import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { studioJobListSchema, type StudioJob } from '../lib/contract/studio/studio-job.ts';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../lib/setup/test/run-easel.ts';
import { test } from './support/journey.ts';
import { killProgram, type ProgramName } from './support/programs.ts';

/** Separate programs: the other journeys continue with theirs. */
let easel: RunningEasel;
let dataDirectory: { path: string; remove: () => Promise<void> };

test.beforeAll(async () => {
  dataDirectory = await createTemporaryDataDirectory();
  easel = await runEasel({ dataDirectory: dataDirectory.path });
});

test.afterAll(async () => {
  await easel.stop();
  await dataDirectory.remove();
});

/** Enqueues a generation, and repeats the request by its key while it waits in the queue of the studio (202). */
async function enqueue(body: Record<string, unknown>): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  let accepted: unknown;
  const send = async () => {
    const response = await fetch(`${easel.url}/api/ai/queue`, { method: 'POST', headers, body: JSON.stringify(body) });
    accepted = await response.json();
    return response.status;
  };
  await expect.poll(send).toBe(200);
  return (accepted as { generations: { generation_id: string }[] }).generations[0]?.generation_id ?? '';
}

/** The studio's jobs, or null while it does not answer. */
async function readJobs(): Promise<StudioJob[] | null> {
  try {
    const response = await fetch(`${easel.url}/api/studio/jobs?limit=100`);
    return response.ok ? studioJobListSchema.parse(await response.json()).jobs : null;
  } catch {
    return null;
  }
}

const jobOf = async (generationId: string) => (await readJobs())?.filter((job) => job.generationId === generationId);

for (const victim of ['render', 'service', 'database', 'studio'] satisfies ProgramName[]) {
  test(`every accepted generation ends exactly once when the ${victim} is killed meanwhile`, async () => {
    const video = await enqueue({ model: 'v-7', prompt: `${victim}: waves`, resolution: '720P', duration: 3 });
    const image = await enqueue({ model: 'ig-1', prompt: `${victim}: hills`, width: 512, height: 512 });
    await expect.poll(async () => (await jobOf(video))?.map((job) => job.status)).toEqual(['processing']);

    await killProgram(dataDirectory.path, victim);

    for (const id of [video, image]) {
      await expect
        .poll(async () => (await jobOf(id))?.map((job) => [job.status, job.error?.message ?? null, job.results.length]))
        .toEqual([['succeeded', null, 1]]);
    }
  });
}

test('no generation is lost or duplicated', async () => {
  const jobs = (await readJobs()) ?? [];
  expect(jobs).toHaveLength(8);
  expect(new Set(jobs.map((job) => job.generationId)).size).toBe(8);
  expect(new Set(jobs.flatMap((job) => job.results.map((result) => result.id))).size).toBe(8);
});
