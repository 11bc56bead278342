import { describe, expect, it } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { type JobPages, allJobs, countOpen, mergeFirstPage, upsertJobInPages } from './job-pages.ts';

function job(minute: number, change: Partial<StudioJob> = {}): StudioJob {
  return {
    id: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
    batchId: '00000000-0000-4000-8000-000000000000',
    generationId: null,
    model: 'ig-1',
    modelName: null,
    mediaType: 'image',
    prompt: null,
    request: { model: 'ig-1' },
    status: 'queued',
    upstreamStatus: null,
    note: null,
    seed: null,
    progress: null,
    error: null,
    results: [],
    nextAttemptAt: null,
    estimate: null,
    turn: null,
    retryOf: null,
    sentAt: null,
    queuedAt: null,
    createdAt: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
    startedAt: null,
    completedAt: null,
    ...change,
  };
}

function pagesOf(...pages: StudioJob[][]): JobPages {
  return {
    pages: pages.map((jobs, index) => ({ jobs, nextCursor: index === pages.length - 1 ? null : String(index) })),
    pageParams: pages.map((_, index) => (index === 0 ? null : String(index - 1))),
  };
}

const minutes = (data: JobPages) => allJobs(data).map(({ createdAt }) => Number(createdAt.slice(14, 16)));

describe('upsertJobInPages', () => {
  it('puts a new job at the top', () => {
    expect(minutes(upsertJobInPages(pagesOf([job(2), job(1)]), job(3)))).toEqual([3, 2, 1]);
  });

  it('puts a late one where its time says', () => {
    expect(minutes(upsertJobInPages(pagesOf([job(3), job(1)]), job(2)))).toEqual([3, 2, 1]);
  });

  it('replaces a known job on whichever page it is', () => {
    const data = upsertJobInPages(pagesOf([job(2)], [job(1)]), job(1, { status: 'processing' }));
    expect(data.pages[1]?.jobs[0]?.status).toBe('processing');
    expect(minutes(data)).toEqual([2, 1]);
  });

  it('leaves an ended job as it is when an earlier state comes late', () => {
    const data = upsertJobInPages(pagesOf([job(1, { status: 'succeeded' })]), job(1, { status: 'processing' }));
    expect(allJobs(data)[0]?.status).toBe('succeeded');
  });

  it('puts an old one on its page, or leaves it to a page that was not read yet', () => {
    expect(minutes(upsertJobInPages(pagesOf([job(5)], [job(3), job(1)]), job(2)))).toEqual([5, 3, 2, 1]);
    const { pages, pageParams } = pagesOf([job(5)], [job(3)]);
    expect(minutes(upsertJobInPages({ pages: pages.slice(0, 1), pageParams }, job(2)))).toEqual([5]);
  });

  it('makes a first page where there is none', () => {
    expect(minutes(upsertJobInPages({ pages: [], pageParams: [] }, job(1)))).toEqual([1]);
  });
});

describe('mergeFirstPage', () => {
  it('takes in what is new and what has changed', () => {
    const merged = mergeFirstPage(pagesOf([job(2), job(1)]), {
      jobs: [job(3), job(2, { status: 'failed' })],
      nextCursor: 'x',
    });
    expect(merged === null ? null : allJobs(merged).map(({ status }) => status)).toEqual([
      'queued',
      'failed',
      'queued',
    ]);
  });

  it('says when there may be a gap', () => {
    expect(mergeFirstPage(pagesOf([job(1)]), { jobs: [job(50)], nextCursor: 'x' })).toBeNull();
  });

  it('knows that there is no gap when the page is all there is', () => {
    expect(mergeFirstPage(pagesOf([job(1)]), { jobs: [job(50)], nextCursor: null })).not.toBeNull();
  });
});

describe('allJobs', () => {
  it('shows a job once that two pages hold', () => {
    expect(minutes(pagesOf([job(2), job(1)], [job(1)]))).toEqual([2, 1]);
  });

  it('is empty before anything was read', () => {
    expect(allJobs(undefined)).toEqual([]);
  });
});

describe('countOpen', () => {
  it('separates what is at work from what waits', () => {
    const jobs = [
      job(1),
      job(2, { status: 'processing' }),
      job(3, { status: 'keeping' }),
      job(4, { status: 'failed' }),
    ];
    expect(countOpen([...jobs, job(5, { status: 'held' })])).toEqual({ running: 2, waiting: 1, held: 1 });
  });
});
