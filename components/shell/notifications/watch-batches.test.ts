import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { type BatchWatch, watchBatches } from './watch-batches';

const job = (id: string, status: StudioJob['status']) => ({ id, batchId: 'b', status }) as StudioJob;

describe('watchBatches', () => {
  let jobs: StudioJob[];
  let watch: BatchWatch;
  const onEnd = vi.fn<(jobs: StudioJob[]) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    onEnd.mockReset();
    watch = watchBatches({ jobsOf: () => jobs, onEnd });
  });
  afterEach(() => {
    watch.stop();
    vi.useRealTimers();
  });

  function become(...next: StudioJob[]) {
    jobs = next;
    for (const changed of next) watch.jobChanged(changed);
    vi.advanceTimersByTime(500);
  }

  it('reports a batch once, when all its jobs have ended', () => {
    become(job('1', 'succeeded'), job('2', 'processing'));
    expect(onEnd).not.toHaveBeenCalled();
    become(job('1', 'succeeded'), job('2', 'failed'));
    become(job('1', 'succeeded'), job('2', 'failed'));
    expect(onEnd.mock.calls).toEqual([[jobs]]);
  });

  it('reports an unknown outcome, and again when the outcome is known', () => {
    become(job('1', 'unconfirmed'));
    become(job('1', 'processing'));
    become(job('1', 'succeeded'));
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('waits for jobs that changed recently', () => {
    jobs = [job('1', 'failed')];
    watch.jobChanged(job('1', 'failed'));
    vi.advanceTimersByTime(200);
    jobs = [job('1', 'failed'), job('2', 'queued')];
    vi.advanceTimersByTime(300);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
