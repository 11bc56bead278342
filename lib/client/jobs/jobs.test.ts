import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { JobPage, JobPages } from './job-pages.ts';
import { ann, me, personOf } from '../testing/stub-person.ts';
import { cachedOpenJobs, queueOptions } from './queue.ts';
import { cachedJob, cachedJobs, jobKeys } from './jobs.ts';
import { upsertJob, refreshJobs } from './job-updates.ts';

const job = (id: string, status: StudioJob['status'], minute = 0, owner = me) =>
  ({ id, owner, status, createdAt: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z` }) as StudioJob;

let client: QueryClient;
/** The pending responses, by path. */
let owed: Map<string, (body: object) => void>;

beforeEach(() => {
  client = new QueryClient();
  owed = new Map();
  vi.stubGlobal('document', personOf('maker'));
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    owed.set(path, (body) => resolve(Response.json(body)));
    return promise;
  });
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const list = (jobs: StudioJob[]) =>
  client.setQueryData<JobPages>(jobKeys.list, { pages: [{ jobs, nextCursor: null }], pageParams: [null] });
const answer = (path: string, body: JobPage | StudioJob) => owed.get(path)?.(body);
const answerPage = (...jobs: StudioJob[]) => answer('/api/studio/jobs?owner=me&limit=40', { jobs, nextCursor: null });
const statusOf = (id: string) => cachedJob(client, id)?.status;
const statusAlone = (id: string) => client.getQueryData<StudioJob>(jobKeys.one(id))?.status;

describe('upsertJob', () => {
  it('ignores an earlier state of an ended job that is read separately', () => {
    upsertJob(client, job('a', 'processing'));
    expect(statusAlone('a')).toBe('processing');
    upsertJob(client, job('a', 'cancelled'));
    upsertJob(client, job('a', 'processing'));
    expect(statusAlone('a')).toBe('cancelled');
  });
});

describe('a job of somebody else', () => {
  it('is in the queue and by itself, but not in the list', () => {
    list([job('mine', 'queued')]);
    client.setQueryData(jobKeys.queue, { pausedAt: null, jobs: [] });
    upsertJob(client, job('theirs', 'queued', 1, ann));
    expect(cachedJobs(client).map(({ id }) => id)).toEqual(['mine']);
    expect(cachedOpenJobs(client).map(({ id }) => id)).toEqual(['theirs', 'mine']);
    expect(statusAlone('theirs')).toBe('queued');
    upsertJob(client, job('theirs', 'succeeded', 1, ann));
    upsertJob(client, job('theirs', 'processing', 1, ann));
    expect(cachedOpenJobs(client).map(({ id }) => id)).toEqual(['mine']);
  });

  it('is as new in the queue as an event that came while the queue was read', async () => {
    client.setQueryData(['models'], []);
    const queue = client.fetchQuery(queueOptions());
    upsertJob(client, job('theirs', 'processing', 1, ann));
    owed.get('/api/studio/queue')?.({ pausedAt: null, jobs: [job('theirs', 'waiting', 1, ann)] });
    for (const [path, respond] of owed) if (path !== '/api/studio/queue') respond({ models: [] });
    expect((await queue).jobs.map(({ id, status }) => [id, status])).toEqual([['theirs', 'processing']]);
  });
});

describe('refreshJobs', () => {
  it('keeps the update of a job from meanwhile, and merges the others', async () => {
    list([job('b', 'queued', 2), job('a', 'queued', 1)]);
    const refreshed = refreshJobs(client);
    upsertJob(client, job('a', 'processing', 1));
    upsertJob(client, job('d', 'held', 4));
    answerPage(job('d', 'waiting', 4), job('c', 'waiting', 3), job('b', 'processing', 2), job('a', 'queued', 1));
    await refreshed;
    expect(cachedJobs(client).map(({ id, status }) => [id, status])).toEqual([
      ['d', 'held'],
      ['c', 'waiting'],
      ['b', 'processing'],
      ['a', 'processing'],
    ]);
  });

  it('merges a job that was updated before it began', async () => {
    list([job('a', 'queued')]);
    upsertJob(client, job('a', 'processing'));
    const refreshed = refreshJobs(client);
    answerPage(job('a', 'keeping'));
    await refreshed;
    expect(statusOf('a')).toBe('keeping');
  });

  it('keeps the update of a separately read job from meanwhile', async () => {
    list([job('b', 'queued', 2), job('a', 'queued', 1)]);
    const refreshed = refreshJobs(client);
    answerPage(job('b', 'queued', 2));
    await expect.poll(() => owed.has('/api/studio/jobs/a')).toBe(true);
    upsertJob(client, job('a', 'held', 1));
    upsertJob(client, job('b', 'held', 2));
    answer('/api/studio/jobs/a', job('a', 'queued', 1));
    await refreshed;
    expect([statusOf('a'), statusOf('b')]).toEqual(['held', 'held']);
  });

  it('merges a job that was updated before the first list', async () => {
    const refreshed = refreshJobs(client);
    upsertJob(client, job('a', 'queued'));
    list([]);
    answerPage(job('a', 'queued'));
    await refreshed;
    expect(statusOf('a')).toBe('queued');
  });
});
