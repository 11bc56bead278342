import { describe, expect, it } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { type JobPages, allJobs, countOpen } from './job-pages.ts';
import { mergeFirstPage, upsertJobInPages } from './job-page-updates.ts';

function job(minute: number, change: Partial<StudioJob> = {}): StudioJob {
  return {
    id: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
    owner: { id: '00000000-0000-4000-8000-000000000001', name: 'Administrator' },
    position: 0,
    batchId: '00000000-0000-4000-8000-000000000000',
    generationId: null,
    model: 'ig-1',
    modelName: null,
    mediaType: 'image',
    engine: null,
    prompt: null,
    request: { model: 'ig-1' },
    status: 'queued',
    upstreamStatus: null,
    note: null,
    seed: null,
    progress: null,
    error: null,
    results: [],
    previewUrl: null,
    nextAttemptAt: null,
    estimate: null,
    turn: null,
    cancelAt: null,
    rendererNote: null,
    retryOf: null,
    sweepTitle: null,
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
  it('inserts a new job at the top', () => {
    expect(minutes(upsertJobInPages(pagesOf([job(2), job(1)]), job(3)))).toEqual([3, 2, 1]);
  });

  it('inserts a late job by its time', () => {
    expect(minutes(upsertJobInPages(pagesOf([job(3), job(1)]), job(2)))).toEqual([3, 2, 1]);
  });

  it('replaces a known job on whichever page it is', () => {
    const data = upsertJobInPages(pagesOf([job(2)], [job(1)]), job(1, { status: 'processing' }));
    expect(data.pages[1]?.jobs[0]?.status).toBe('processing');
    expect(minutes(data)).toEqual([2, 1]);
  });

  it('ignores an earlier state of an ended job', () => {
    const data = upsertJobInPages(pagesOf([job(1, { status: 'succeeded' })]), job(1, { status: 'processing' }));
    expect(allJobs(data)[0]?.status).toBe('succeeded');
  });

  it('inserts an old job on its page, or leaves it to an unread page', () => {
    expect(minutes(upsertJobInPages(pagesOf([job(5)], [job(3), job(1)]), job(2)))).toEqual([5, 3, 2, 1]);
    const { pages, pageParams } = pagesOf([job(5)], [job(3)]);
    expect(minutes(upsertJobInPages({ pages: pages.slice(0, 1), pageParams }, job(2)))).toEqual([5]);
  });

  it('creates a first page when there is none', () => {
    expect(minutes(upsertJobInPages({ pages: [], pageParams: [] }, job(1)))).toEqual([1]);
  });
});

describe('mergeFirstPage', () => {
  it('merges new and changed jobs', () => {
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

  it('returns null when there may be a gap', () => {
    expect(mergeFirstPage(pagesOf([job(1)]), { jobs: [job(50)], nextCursor: 'x' })).toBeNull();
  });

  it('finds no gap when the page contains all jobs', () => {
    expect(mergeFirstPage(pagesOf([job(1)]), { jobs: [job(50)], nextCursor: null })).not.toBeNull();
  });
});

describe('allJobs', () => {
  it('lists a job of two pages once', () => {
    expect(minutes(pagesOf([job(2), job(1)], [job(1)]))).toEqual([2, 1]);
  });

  it('is empty before the first read', () => {
    expect(allJobs(undefined)).toEqual([]);
  });
});

describe('countOpen', () => {
  it('counts running and queued jobs separately', () => {
    const jobs = [
      job(1),
      job(2, { status: 'processing' }),
      job(3, { status: 'keeping' }),
      job(4, { status: 'failed' }),
    ];
    expect(countOpen([...jobs, job(5, { status: 'held' })])).toEqual({ running: 2, waiting: 1, held: 1 });
  });
});
