import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { StudioMedia } from '../../contract/studio/studio-media.ts';
import type { JobPages } from '../jobs/job-pages.ts';
import { cachedJob, jobKeys } from '../jobs/jobs.ts';
import { upsertMedia } from './upsert-media.ts';

const video = (previewUrl: string | null) => ({ id: 'video', previewUrl }) as StudioMedia;
const job = (id: string, results: StudioMedia[]) => ({ id, results }) as StudioJob;

describe('upsertMedia', () => {
  it('updates a file in the results of its job, and leaves others unchanged', () => {
    const client = new QueryClient();
    const other = job('b', []);
    client.setQueryData<JobPages>(jobKeys.list, {
      pages: [{ jobs: [job('a', [video(null)]), other], nextCursor: null }],
      pageParams: [null],
    });
    client.setQueryData(jobKeys.one('a'), job('a', [video(null)]));
    upsertMedia(client, video('/preview'));
    expect(cachedJob(client, 'a')?.results).toEqual([video('/preview')]);
    expect(client.getQueryData<StudioJob>(jobKeys.one('a'))?.results).toEqual([video('/preview')]);
    expect(cachedJob(client, 'b')).toBe(other);
  });

  it('changes nothing when no job has the file', () => {
    const client = new QueryClient();
    const pages: JobPages = { pages: [{ jobs: [job('b', [])], nextCursor: null }], pageParams: [null] };
    client.setQueryData(jobKeys.list, pages);
    upsertMedia(client, video('/preview'));
    expect(client.getQueryData(jobKeys.list)).toBe(pages);
  });

  it('leaves other properties of the job unchanged', () => {
    const client = new QueryClient();
    const found = { isListed: true, candidates: [] };
    const key = [...jobKeys.all, 'candidates', 'a'];
    client.setQueryData(key, found);
    upsertMedia(client, video('/preview'));
    expect(client.getQueryData(key)).toBe(found);
  });
});
