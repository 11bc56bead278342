import { describe, expect, it } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { batchState, isSettled } from './job-batch.ts';

const job = (status: StudioJob['status'], progress: number | null = null) => ({ status, progress }) as StudioJob;

describe('batchState', () => {
  it('counts by state', () => {
    const jobs = [job('succeeded'), job('failed'), job('processing', 0.5), job('queued'), job('waiting'), job('held')];
    expect(batchState(jobs)).toMatchObject({
      total: 6,
      done: 1,
      failed: 1,
      running: 1,
      queued: 1,
      waiting: 1,
      held: 1,
    });
  });

  it('computes the total progress if any is known', () => {
    expect(batchState([job('succeeded'), job('processing', 0.5)]).progress).toBe(0.75);
    expect(batchState([job('processing'), job('queued')]).progress).toBeNull();
  });
});

describe('isSettled', () => {
  it('is true when no job changes without an action', () => {
    expect(isSettled([job('succeeded'), job('unconfirmed'), job('cancelled')])).toBe(true);
    expect(isSettled([job('succeeded'), job('held')])).toBe(false);
  });
});
