import { describe, expect, it } from 'vitest';
import { arrangeJobs } from '../job-queue';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { jobOfEntry, showsJob, jobsBarEntries } from './jobs-bar-entries';

const job = (id: string, batchId: string, status: StudioJob['status'] = 'processing') =>
  ({
    id,
    batchId,
    createdAt: '2026-11-23T10:00:00Z',
    position: 0,
    status,
    turn: null,
    results: [],
  }) as unknown as StudioJob;
const groups = arrangeJobs([job('a', 'a'), job('b2', 'b', 'succeeded'), job('b1', 'b', 'failed')]);
const entries = jobsBarEntries({
  sending: [{ key: 's', node: null }],
  groups,
  forecasts: new Map(),
  mostQueued: 4,
});

describe('jobsBarEntries', () => {
  it('has one tile for a batch', () => {
    expect(entries.map(({ key }) => key)).toEqual(['s', 'a', 'batch b']);
  });
});

describe('a long queue', () => {
  it('is cut, with one tile for the rest', () => {
    const queue = arrangeJobs([
      job('done', 'done', 'succeeded'),
      ...Array.from({ length: 6 }, (_, turn) => ({ ...job(`q${turn}`, `q${turn}`, 'waiting'), turn })),
    ]);
    const keysOf = (mostQueued: number) =>
      jobsBarEntries({ sending: [], groups: queue, forecasts: new Map(), mostQueued }).map(({ key }) => key);
    expect(keysOf(4)).toEqual(['q0', 'q1', 'q2', 'more', 'done']);
    expect(keysOf(6)).toEqual(['q0', 'q1', 'q2', 'q3', 'q4', 'q5', 'done']);
  });
});

describe('jobOfEntry', () => {
  it('prefers a finished job of a batch to a failed one', () => {
    expect(entries.map((entry) => jobOfEntry(entry)?.id ?? null)).toEqual([null, 'a', 'b2']);
  });
});

describe('showsJob', () => {
  it('finds a job in its batch, and one alone at its own tile', () => {
    expect(['b1', 'b2', 'a'].map((id) => entries.findIndex((entry) => showsJob(entry, id)))).toEqual([2, 2, 1]);
  });
});
